import type { GruposEmVigor } from '@balcao/contracts';
import { gruposPadrao } from '@balcao/domain';
import { asBrowser } from '../../testing/test-app.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let admin: Corretor;
let estranha: Corretor;
// a Friday that is a national holiday, at noon in São Paulo
let agora = new Date('2026-11-20T15:00:00Z');

beforeAll(async () => {
  teste = await createQuotingTest({ agora: () => agora });
  admin = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
beforeEach(() => void (agora = new Date('2026-11-20T15:00:00Z')));
afterAll(() => teste.close());

const read = async (quem = admin): Promise<GruposEmVigor> => (await quem.request('GET', 'parametros/grupos')).json().data;
const save = (grupo: keyof GruposEmVigor, valor: object, quem = admin) => quem.request('PUT', `parametros/${grupo}`, valor);
async function choose<G extends keyof GruposEmVigor>(grupo: G, mudanca: object): Promise<GruposEmVigor[G]> {
  const { versao } = (await read())[grupo];
  const response = await save(grupo, { ...gruposPadrao[grupo], ...mudanca, versao });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}
const feriado = (dia: string) => ({ dia, nome: 'Aniversário da cidade', todoAno: false });

it('are the product’s own until chosen, each group with its version, and of one subscription alone', async () => {
  const nada = { versao: 0, alteradoEm: null, alteradoPor: null };
  expect(await read(estranha)).toEqual({
    acesso: { ...gruposPadrao.acesso, ...nada },
    calendario: { ...gruposPadrao.calendario, ...nada },
    renovacao: { ...gruposPadrao.renovacao, ...nada },
  });
  expect(await choose('calendario', { feriados: [feriado('2026-07-16')] })).toMatchObject({ versao: 1, alteradoPor: expect.any(String) });
  expect((await read()).renovacao.versao).toBe(0);
  expect((await read(estranha)).calendario.feriados).toEqual([]);
  const { rows } = await teste.owner(
    `select depois -> 'valor' -> 'feriados' -> 0 ->> 'dia' as dia, usuario_id from balcao.auditoria
     where assinatura_id = $1 and entidade = 'parametro' order by ts desc limit 1`,
    [admin.usuario.assinaturaId],
  );
  expect(rows).toEqual([{ dia: '2026-07-16', usuario_id: admin.usuario.usuarioId }]);
});

it('are refused at their fields, and not written over what somebody else wrote since', async () => {
  const { versao } = (await read()).renovacao;
  const recusada = await save('renovacao', { ...gruposPadrao.renovacao, ligarDias: 3, versao });
  expect([recusada.statusCode, recusada.json().errors.map(({ campo }: { campo: string }) => campo)]).toEqual([422, ['ligarDias']]);
  const juntos = await Promise.all([40, 41, 42].map((cotarDias) => save('renovacao', { ...gruposPadrao.renovacao, cotarDias, versao })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(juntos.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'parametros-alterados',
    data: { versao: versao + 1 },
  });
});

it('close the site on a holiday to whoever has hours, on its own days too, unless a holiday is a day like any other', async () => {
  const comercial = [1, 2, 3, 4, 5].map((dia) => ({ dia, ini: '08:00', fim: '18:00' }));
  const limitado = await teste.createCorretor({ assinaturaId: admin.usuario.assinaturaId });
  const setHorarios = () =>
    teste.owner('update balcao.usuario set horarios = $2 where id = $1', [limitado.usuario.usuarioId, JSON.stringify(comercial)]);
  await setHorarios();
  const restricao = async (quem: Corretor) => {
    const headers = { cookie: asBrowser(quem.entrada) };
    return (await teste.app.inject({ method: 'GET', url: '/auth/restricaoHorarioAtiva', headers })).json().data;
  };
  const login = async () =>
    (
      await teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email: limitado.usuario.email, senha: 'Balcao#2026' } })
    ).json().code;
  // Consciência Negra
  expect(await login()).toBe(8);
  await choose('acesso', { feriadoComoDomingo: false });
  expect(await login()).toBe(-1);
  await choose('acesso', { feriadoComoDomingo: true });
  agora = new Date('2026-11-18T15:00:00Z');
  const sessao = { ...limitado, entrada: await teste.signIn(limitado.usuario) };
  expect(await restricao(sessao)).toEqual({ ate: '2026-11-18T21:00:00.000Z' });
  await choose('calendario', { feriados: [feriado('2026-11-18')] });
  expect((await sessao.request('GET', 'parametros')).statusCode).toBe(401);
  expect(await restricao(sessao)).toBeNull();
  expect(await login()).toBe(8);
  // whoever has no hours is not held by a holiday
  expect((await admin.request('GET', 'parametros')).statusCode).toBe(200);
});
