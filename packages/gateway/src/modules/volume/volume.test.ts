import type { EnvioOrcamento, PreparoEnvio } from '@balcao/contracts';
import { parametrosEnvio } from '@balcao/domain';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000, ['Essencial']);
});
afterAll(() => teste.close());

interface Caso {
  readonly corretor: Corretor;
  readonly id: string;
  readonly oferta: string;
}
async function calculado(corretor: Corretor): Promise<Caso> {
  const { orcamentoId: id, cotacaoId } = await corretor.run(comercial('alfa_seguros'));
  await corretor.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const { ofertas } = (await corretor.request('GET', `orcamentos/${id}/envios/preparo`)).json<{ data: PreparoEnvio }>().data;
  return { corretor, id, oferta: ofertas[0]?.id ?? '' };
}
const novo = ({ oferta }: Caso, mudanca: object = {}) => ({
  canal: 'EMAIL',
  destinatarios: ['cliente@exemplo.test'],
  ofertas: [oferta],
  assunto: 'Sua cotação nº {{numero}}',
  mensagem: 'Olá, {{cliente}}. Veja as opções em {{link}}.',
  ...mudanca,
});
let chaves = 0;
const send = (caso: Caso, mudanca: object = {}) =>
  caso.corretor.request('POST', `orcamentos/${caso.id}/envios`, novo(caso, mudanca), { 'idempotency-key': `volume-${(chaves += 1)}` });
const emailsOf = async ({ corretor, id }: Caso) =>
  (await corretor.request('GET', `orcamentos/${id}/envios/preparo`)).json<{ data: PreparoEnvio }>().data.emails;
/** E-mails that left before, of somebody's own or of a colleague's, so many hours ago. */
async function insertSent(
  { corretor, id, oferta }: Caso,
  quantos: number,
  { horas = 1, usuarioId = corretor.usuario.usuarioId, para = 'x' } = {},
) {
  const { assinaturaId } = corretor.usuario;
  await teste.owner(
    `with envio as (
       insert into balcao.envio_orcamento (assinatura_id, orcamento_id, usuario_id, canal, destinatarios, ofertas, assunto, mensagem, token_hash, expira_em)
       values ($1, $2, $3, 'EMAIL', '{x}', array[$4::uuid], 'a', 'b', sha256(gen_random_uuid()::text::bytea), now()) returning id)
     insert into balcao.envio_entrega (assinatura_id, envio_id, destinatario, status, usuario_id, criado_em)
     select $1, envio.id, $7 || case $7 when 'x' then n::text else '' end, 'ENVIADA', $3, clock_timestamp() - $5::int * interval '1 hour'
     from envio, generate_series(1, $6::int) n`,
    [assinaturaId, id, usuarioId, oferta, horas, quantos, para],
  );
}
const teste30 = parametrosEnvio.volumeNoTeste;

it('is told before anything is written, and counts for 24 hours', async () => {
  const caso = await calculado(await teste.createCorretor());
  expect(await emailsOf(caso)).toEqual({ restantes: parametrosEnvio.volume.usuario, liberaEm: null });
  await insertSent(caso, 5);
  await insertSent(caso, 100, { horas: 25 });
  expect((await send(caso, { destinatarios: ['a@exemplo.test', 'b@exemplo.test'] })).statusCode).toBe(200);
  expect((await emailsOf(caso)).restantes).toBe(parametrosEnvio.volume.usuario - 7);
});

it('refuses what is more than a user may send, says when, and sends nothing of it', async () => {
  const caso = await calculado(await teste.createCorretor());
  await insertSent(caso, parametrosEnvio.volume.usuario - 1);
  const response = await send(caso, { destinatarios: ['a@exemplo.test', 'b@exemplo.test'] });
  expect([response.statusCode, response.json()]).toMatchObject([
    429,
    { code: 'emails-demais', message: expect.stringContaining('Pode enviar de novo em'), data: { liberaEm: expect.any(String) } },
  ]);
  const espera = Number(response.headers['retry-after']);
  expect(espera).toBeGreaterThan(22 * 3_600);
  expect(espera).toBeLessThanOrEqual(23 * 3_600);
  expect((await caso.corretor.request('GET', `orcamentos/${caso.id}/envios`)).json<{ data: EnvioOrcamento[] }>().data).toHaveLength(1);
  // one still fits, and the link needs no e-mail
  expect((await send(caso)).statusCode).toBe(200);
  expect((await send(caso, { canal: 'LINK', destinatarios: [] })).statusCode).toBe(200);
  expect(await emailsOf(caso)).toEqual({ restantes: 0, liberaEm: expect.any(String) });
});

it('counts the whole subscription together, whoever sends, and nobody else’s', async () => {
  const corretor = await teste.createCorretor();
  const colega = await teste.createCorretor({ assinaturaId: corretor.usuario.assinaturaId });
  const [caso, alheio] = [await calculado(corretor), await calculado(await teste.createCorretor())];
  await insertSent(caso, parametrosEnvio.volume.assinatura, { usuarioId: colega.usuario.usuarioId });
  expect((await send(caso)).json()).toMatchObject({ message: expect.stringContaining('A sua corretora') });
  expect((await send(alheio)).statusCode).toBe(200);
});

it('counts what one recipient gets, however the address is written', async () => {
  const caso = await calculado(await teste.createCorretor());
  await insertSent(caso, parametrosEnvio.volume.destinatario, { para: 'Cliente@Exemplo.test' });
  expect((await send(caso)).json()).toMatchObject({ message: expect.stringContaining('cliente@exemplo.test já recebeu') });
  expect((await send(caso, { destinatarios: ['outro@exemplo.test'] })).statusCode).toBe(200);
});

it('lets ten at once send no more than may leave', async () => {
  const caso = await calculado(await teste.createCorretor());
  await insertSent(caso, parametrosEnvio.volume.usuario - 3);
  const juntos = await Promise.all(Array.from({ length: 10 }, (_, n) => send(caso, { destinatarios: [`um-${n}@exemplo.test`] })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array<number>(3).fill(200), ...Array<number>(7).fill(429)]);
});

describe('while the product is only tried', () => {
  const tryOut = async () => calculado(await teste.createCorretor({ statusAssinatura: 'TRIAL' }));

  it('is less, and one recipient is not reached again by another subscription that tries it', async () => {
    const [caso, outro] = [await tryOut(), await tryOut()];
    expect((await emailsOf(caso)).restantes).toBe(teste30.usuario);
    for (let n = 0; n < teste30.destinatario; n += 1)
      expect((await send(caso, { destinatarios: ['vitima@exemplo.test'] })).statusCode).toBe(200);
    for (const um of [caso, outro]) expect((await send(um, { destinatarios: ['vitima@exemplo.test'] })).statusCode).toBe(429);
    // who pays for the product has a count of their own
    expect((await send(await calculado(await teste.createCorretor()), { destinatarios: ['vitima@exemplo.test'] })).statusCode).toBe(200);
  });

  it.each([
    ['assunto', { assunto: 'Ganhe em premios.com.br' }],
    ['mensagem', { mensagem: 'Olá, {{cliente}}. Entre em https://premios.example/x agora.' }],
    ['mensagem', { mensagem: 'Olá, {{cliente}}. Entre em p\u200bremios.com agora.' }],
  ])('takes no address of elsewhere in the %s', async (campo, mudanca) => {
    const caso = await tryOut();
    const response = await send(caso, mudanca);
    expect([response.statusCode, response.json().errors]).toMatchObject([422, [{ campo }]]);
    expect((await send(caso)).statusCode).toBe(200);
  });
});

it('is one line of a header, whatever is typed into it', async () => {
  const caso = await calculado(await teste.createCorretor());
  const response = await send(caso, { assunto: 'Sua cotação\r\nBcc: vitima@exemplo.test' });
  expect([response.statusCode, response.json().errors]).toMatchObject([422, [{ campo: 'assunto' }]]);
});
