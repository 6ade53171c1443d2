import { sessaoCalls, type Canais } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { type AppTeste, asBrowser, createTestApp, type Entrada } from '../testing/test-app.ts';
import { connectMqtt } from '../testing/test-mqtt.ts';
import type { UsuarioTeste } from '../testing/test-user.ts';

const SENTENCA = catalogoDeErros.restricaoHorario.join(' ');
/** A Wednesday, half past two in the afternoon of São Paulo. */
const QUARTA = Date.parse('2026-11-18T17:30:00Z');

let teste: AppTeste;
let agora = new Date(QUARTA);
beforeAll(async () => (teste = await createTestApp({ agora: () => agora })));
beforeEach(() => (agora = new Date(QUARTA)));
afterAll(() => teste.close());

const keepHours = (usuario: UsuarioTeste, ...horarios: object[]) =>
  teste.db.tenant(usuario, (tx) => tx.run('update usuario set horarios = $2 where id = $1', [usuario.usuarioId, JSON.stringify(horarios)]));
async function enter(...horarios: object[]): Promise<{ usuario: UsuarioTeste; entrada: Entrada; canais: Canais }> {
  const usuario = await teste.createUser();
  const entrada = await teste.signIn(usuario);
  const canais = (await get(entrada, sessaoCalls.canais.path)).json().data;
  await keepHours(usuario, ...horarios);
  return { usuario, entrada, canais };
}
const get = (entrada: Entrada, url = '/auth/menus') => teste.app.inject({ method: 'GET', url, headers: entrada.headers });
const quarta = (ini: string, fim: string) => ({ dia: 3, ini, fim });

it('answers every call within the hours, and none outside of them, with the sentence of the specification', async () => {
  const { entrada } = await enter(quarta('08:00', '14:31'));
  expect((await get(entrada)).statusCode).toBe(200);
  agora = new Date(QUARTA + 60_000);
  const refused = await get(entrada);
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toEqual({ success: false, code: 'restricao-horario', message: SENTENCA });
  expect(refused.headers['x-redirect-to']).toBe('/login');
  for (const [method, url] of [
    ['POST', '/c/api/v1/orcamentos'],
    ['GET', '/c/api/v1/orcamentos'],
    ['POST', '/auth/logoff'],
  ] as const)
    expect((await teste.app.inject({ method, url, headers: entrada.headers })).json()).toMatchObject({ code: 'restricao-horario' });
});

it('ends the session of whoever is refused, once, and leaves its cookies to the page: the next hours begin with a new sign-in', async () => {
  const { usuario, entrada } = await enter(quarta('08:00', '14:31'), { dia: 4, ini: '08:00', fim: '18:00' });
  agora = new Date(QUARTA + 60_000);
  const headers = { ...entrada.headers, cookie: asBrowser(entrada) };
  const answers = await Promise.all(Array.from({ length: 5 }, () => teste.app.inject({ method: 'GET', url: '/auth/menus', headers })));
  for (const answer of answers) {
    expect(answer.json()).toMatchObject({ code: 'restricao-horario' });
    expect(answer.cookies).toEqual([]);
  }
  const rows = await teste.db.tenant(usuario, (tx) =>
    tx.rows<{ motivo: string; em: Date }>('select motivo, encerrada_em as em from sessao'),
  );
  expect(rows).toEqual([{ motivo: 'horario', em: agora }]);
  // Thursday morning, within a day of the sign-in
  agora = new Date(Date.parse('2026-11-19T12:00:00Z'));
  expect((await get(entrada)).statusCode).toBe(401);
  expect((await get(await teste.signIn(usuario))).statusCode).toBe(200);
});

it('still tells the page that asks why it was signed off, whichever call came first', async () => {
  const { entrada } = await enter(quarta('08:00', '14:31'));
  agora = new Date(QUARTA + 60_000);
  expect((await get(entrada)).statusCode).toBe(401);
  const asked = await teste.app.inject({ method: 'GET', url: '/auth/restricaoHorarioAtiva', headers: { cookie: asBrowser(entrada) } });
  expect(asked.json()).toEqual({ success: true, code: -1, data: null });
});

it('says no more than that it ended to a session that ended otherwise', async () => {
  const { entrada, usuario } = await enter();
  await teste.app.inject({ method: 'POST', url: '/auth/logoff', headers: entrada.headers });
  await keepHours(usuario, quarta('08:00', '09:00'));
  expect((await get(entrada)).json()).toMatchObject({ code: 'nao-autenticado' });
});

it('lets a connection hear nothing past the hours, nor begin outside of them', async () => {
  const { entrada, canais } = await enter(quarta('08:00', '14:31'));
  agora = new Date(QUARTA + 60_000 - 150);
  const ouvinte = await connectMqtt(teste, entrada);
  expect(await ouvinte.subscribe(`${canais.usuario}/gestao/notificacao`)).toBe(true);
  await ouvinte.closed;
  agora = new Date(QUARTA + 60_000);
  await expect(connectMqtt(teste, entrada)).rejects.toThrow(/Not authorized/);
});
