import { addDias, addMeses } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import { uuidv7 } from 'uuidv7';
import { AGENDA } from '../../plugins/jobs.ts';
import { killedWriting } from '../../testing/killed-writing.ts';
import { type Administradora, createCobrancaTest, type CobrancaTeste } from '../../testing/test-cobranca.ts';

let teste: CobrancaTeste;
let ana: Administradora;
beforeAll(async () => (teste = await createCobrancaTest((opcoes) => createSandbox({ latencia: 0, ...opcoes }))));
beforeEach(async () => (ana = await teste.createAdministradora()));
afterAll(() => teste.close());

const URL = '/c/api/v1/assinatura/cancelamento';
const PEDIDO = { motivo: 'PRECO', comentario: 'Ficou caro.' };
const request = (quem = ana, { payload = PEDIDO as object, chave = uuidv7() } = {}) =>
  teste.app.inject({ method: 'POST', url: URL, headers: { ...quem.entrada.headers, 'idempotency-key': chave }, payload });
const undo = (quem = ana) => teste.app.inject({ method: 'DELETE', url: URL, headers: quem.entrada.headers });
const pay = async (dias: number) => {
  const id = await teste.insertFatura(ana.usuario, dias);
  await teste.owner("update balcao.fatura_assinatura set status = 'PAGA', pago_em = now() where id = $1", [id]);
};
const assinatura = async () =>
  (
    await teste.owner<{ status: string; cancela_em: string | null }>(
      'select status, cancela_em::text from balcao.assinatura where id = $1',
      [ana.usuario.assinaturaId],
    )
  )[0];
const write = (quem = ana) =>
  teste.app.inject({
    method: 'POST',
    url: '/c/api/v1/orcamentos',
    headers: { ...quem.entrada.headers, 'idempotency-key': uuidv7() },
    payload: { linha: 'AUTO' },
  });

it('keeps what was paid to be read, and nothing to be written, until the last day', async () => {
  await pay(-10);
  const cancelaEm = addMeses(addDias(teste.hoje(), -10), 1);
  expect((await teste.get(ana, '/cancelamento')).json().data).toEqual({ cancelamento: null, cancelaEm });
  expect((await request()).json().data).toMatchObject({ cancelamento: PEDIDO, cancelaEm });
  expect((await teste.get(ana, '')).json().data).toMatchObject({ status: 'Ativa', cancelaEm });
  const recusada = await write();
  expect([recusada.statusCode, recusada.json().code]).toEqual([403, 'assinatura-cancelada']);
  expect((await teste.app.inject({ url: '/c/api/v1/painel/resumo', headers: ana.entrada.headers })).statusCode).toBe(200);
});

it('is undone until then, and everything can be written again', async () => {
  await pay(-10);
  await request();
  expect((await undo()).json().data.cancelamento).toBeNull();
  expect((await undo()).statusCode).toBe(200);
  expect(await assinatura()).toEqual({ status: 'ATIVA', cancela_em: null });
  expect((await write()).statusCode).toBe(200);
});

it('gets no further invoice, and ends on its day, with what was issued ahead', async () => {
  await pay(-29);
  const aFrente = await teste.insertFatura(ana.usuario, 4);
  await request();
  const { cancela_em: fim } = (await assinatura()) ?? {};
  const dias = Math.round((Date.parse(fim ?? '') - Date.parse(teste.hoje())) / 86_400_000);
  await teste.runJob('cobranca_diaria');
  expect((await assinatura())?.status).toBe('ATIVA');
  teste.advance(dias);
  await teste.runJob('cobranca_diaria');
  await teste.runJob('cobranca_diaria');
  expect([(await assinatura())?.status, await teste.statusOf(aFrente)]).toEqual(['CANCELADA', 'CANCELADA']);
  expect((await undo()).statusCode).toBe(401);
  const faturas = await teste.owner('select from balcao.fatura_assinatura where assinatura_id = $1', [ana.usuario.assinaturaId]);
  expect(faturas).toHaveLength(2);
  teste.advance(-dias);
});

it('is read until its last day ends in São Paulo, and no morning more', async () => {
  await request();
  const { cancela_em: cancelaEm } = (await assinatura()) ?? {};
  const meiaNoite = Date.parse(`${cancelaEm}T00:00:00-03:00`);
  const inicio = teste.agora().getTime();
  const goTo = (ms: number) => teste.advance((ms - teste.agora().getTime()) / 86_400_000);
  const read = () => teste.app.inject({ url: '/c/api/v1/painel/resumo', headers: ana.entrada.headers });
  goTo(meiaNoite - 60_000);
  ana = { ...ana, entrada: await teste.signIn(ana.usuario) };
  await teste.runJob('cancelamento_diario');
  expect((await read()).statusCode).toBe(200);
  goTo(meiaNoite + 1_000);
  await teste.runJob('cancelamento_diario');
  expect([(await read()).statusCode, (await assinatura())?.status]).toEqual([401, 'CANCELADA']);
  goTo(inicio);
  const [minuto, hora] =
    AGENDA.find(([tarefa]) => tarefa === 'cancelamento_diario')?.[1]
      .split(' ')
      .map(Number) ?? [];
  const em = new Date(Date.UTC(2026, 10, 24, hora, minuto));
  expect(em.toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo' })).toBe('00:00:00');
});

it('lasts until tomorrow where nothing was paid, and is moved on by what is paid meanwhile', async () => {
  await request();
  expect(await assinatura()).toEqual({ status: 'ATIVA', cancela_em: addDias(teste.hoje(), 1) });
  await pay(0);
  teste.advance(1);
  await teste.runJob('cobranca_diaria');
  expect(await assinatura()).toEqual({ status: 'ATIVA', cancela_em: addMeses(addDias(teste.hoje(), -1), 1) });
  teste.advance(-1);
});

it('is asked for once: pressed twice, sent again, and asked again', async () => {
  const chave = uuidv7();
  const respostas = await Promise.all([request(ana, { chave }), request(ana, { chave })]);
  expect(respostas.map(({ statusCode }) => statusCode)).toContain(200);
  expect((await request()).json().code).toBe('sem-o-que-cancelar');
  expect(await teste.owner('select from balcao.cancelamento_assinatura where assinatura_id = $1', [ana.usuario.assinaturaId])).toHaveLength(
    1,
  );
});

it.each([
  [{ comentario: null }, 'motivo'],
  [{ motivo: 'NENHUM', comentario: null }, 'motivo'],
  [{ motivo: 'OUTRO', comentario: 'x'.repeat(1_001) }, 'comentario'],
])('refuses %j at its field', async (payload, campo) => {
  expect((await request(ana, { payload })).json().errors).toMatchObject([{ campo }]);
});

it('is for administrators of the subscription', async () => {
  const entrada = await teste.signIn(await teste.createUser({ assinaturaId: ana.usuario.assinaturaId }));
  expect((await request({ ...ana, entrada })).statusCode).toBe(403);
  expect((await request(await teste.createAdministradora('REATIVADA'))).json().code).toBe('sem-o-que-cancelar');
});

it('is whole or nothing when the process dies while it writes', async () => {
  await killedWriting(teste, 'cancelamento_assinatura', () => request());
  expect(await assinatura()).toEqual({ status: 'ATIVA', cancela_em: null });
});
