import type { ParametrosEmVigor, PreparoEnvio, SeguradoraAtiva } from '@balcao/contracts';
import { parametrosPadrao } from '@balcao/domain';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let admin: Corretor;
let colega: Corretor;
let estranha: Corretor;

beforeAll(async () => {
  teste = await createQuotingTest();
  admin = await teste.createCorretor({ administrador: true });
  colega = await teste.createCorretor({ assinaturaId: admin.usuario.assinaturaId });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const read = async (quem: Corretor): Promise<ParametrosEmVigor> => (await quem.request('GET', 'parametros')).json().data;
const save = (quem: Corretor, mudanca: object = {}) => quem.request('PUT', 'parametros', { ...parametrosPadrao, versao: 0, ...mudanca });
/** Saves over whatever stands. */
async function choose(quem: Corretor, mudanca: object): Promise<ParametrosEmVigor> {
  const { versao } = await read(quem);
  const response = await save(quem, { versao, ...mudanca });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

it('are the product’s own until an administrator chooses, and then everybody’s of the subscription alone', async () => {
  expect(await read(colega)).toEqual({ ...parametrosPadrao, versao: 0, alteradoEm: null, alteradoPor: null });
  const pesos = { preco: 10, coberturas: 60, limites: 10, franquia: 10, parcelamento: 10 };
  expect(await choose(admin, { pesos, carenciaDias: 20 })).toMatchObject({ pesos, carenciaDias: 20, versao: 1 });
  expect(await read(colega)).toMatchObject({ pesos, carenciaDias: 20, alteradoPor: expect.any(String) });
  expect(await read(estranha)).toMatchObject({ pesos: parametrosPadrao.pesos, versao: 0 });
});

it('are changed by administrators alone, and each change is audited', async () => {
  const antes = await read(admin);
  expect((await save(colega, { versao: antes.versao, carenciaDias: 99 })).statusCode).toBe(403);
  expect(await read(admin)).toEqual(antes);
  await choose(admin, { carenciaDias: 31 });
  const { rows } = await teste.owner(
    `select acao, usuario_id, depois ->> 'carencia_dias' as dias from balcao.auditoria
     where assinatura_id = $1 and entidade = 'parametro_cotacao' order by ts desc limit 1`,
    [admin.usuario.assinaturaId],
  );
  expect(rows).toEqual([{ acao: expect.any(String), usuario_id: admin.usuario.usuarioId, dias: '31' }]);
});

it.each([
  ['pesos.preco', { pesos: { ...parametrosPadrao.pesos, preco: -1 } }],
  ['pesos.franquia', { pesos: { ...parametrosPadrao.pesos, franquia: 2.5 } }],
  ['pesos.preco', { pesos: { preco: 0, coberturas: 0, limites: 0, franquia: 0, parcelamento: 0 } }],
  ['carenciaDias', { carenciaDias: 366 }],
  ['validadeLinkDias', { validadeLinkDias: 0 }],
  ['comissaoMinBps', { comissaoMinBps: 5_001 }],
  ['descontoMaxBps', { descontoMaxBps: 3_001 }],
])('are refused at the field %s', async (campo, mudanca) => {
  const antes = await read(admin);
  const response = await save(admin, { ...mudanca, versao: antes.versao });
  expect([response.statusCode, response.json().errors.map((erro: { campo: string }) => erro.campo)]).toEqual([422, [campo]]);
  expect(await read(admin)).toEqual(antes);
});

it('are not written over what somebody else wrote since, even by many at once', async () => {
  const { versao } = await choose(admin, {});
  const juntos = await Promise.all([11, 12, 13].map((carenciaDias) => save(admin, { versao, carenciaDias })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  const atual = await read(admin);
  const recusada = juntos.find(({ statusCode }) => statusCode === 409);
  expect(recusada?.json()).toMatchObject({ code: 'parametros-alterados', data: { versao: versao + 1, carenciaDias: atual.carenciaDias } });
  // both began from nothing: one of them comes late
  const primeiras = await Promise.all([save(estranha), save(estranha, { carenciaDias: 1 })]);
  expect(primeiras.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

it('raise the least commission and lower the highest discount of every calculation', async () => {
  await choose(admin, { comissaoMinBps: 1_500, descontoMaxBps: 500 });
  const { data } = (await colega.request('GET', 'seguradoras/ativas?linha=AUTO')).json<{ data: SeguradoraAtiva[] }>();
  expect(data[0]).toMatchObject({ comissaoMinBps: 1_500, descontoMaxBps: 500 });
  const { orcamentoId, cotacaoId } = await colega.run(comercial('alfa_seguros'));
  await colega.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const orcamento = (await colega.request('GET', `orcamentos/${orcamentoId}`)).json<{ data: { id: string; versao: number } }>().data;
  const ask = async (termos: object) => {
    const response = await colega.calculate(orcamento, { ...comercial('alfa_seguros'), ...termos });
    return [response.statusCode, response.json().errors?.map((erro: { campo: string }) => erro.campo)];
  };
  expect(await ask({ comissaoBps: { alfa_seguros: 1_400 } })).toEqual([422, ['comercial.comissaoBps.alfa_seguros']]);
  expect(await ask({ descontoBps: { alfa_seguros: 501 } })).toEqual([422, ['comercial.descontoBps.alfa_seguros']]);
  expect((await ask({ comissaoBps: { alfa_seguros: 1_500 }, descontoBps: { alfa_seguros: 500 } }))[0]).toBe(200);
});

it('never raise the least commission above the most an insurer takes', async () => {
  await choose(admin, { comissaoMinBps: 5_000 });
  const { data } = (await admin.request('GET', 'seguradoras/ativas?linha=AUTO')).json<{ data: SeguradoraAtiva[] }>();
  for (const { comissaoMinBps, comissaoPadraoBps, comissaoMaxBps } of data)
    expect([comissaoMinBps, comissaoPadraoBps]).toEqual([comissaoMaxBps, comissaoMaxBps]);
  await choose(admin, { comissaoMinBps: 0 });
});

it('say for how long a client’s page opens', async () => {
  await choose(admin, { validadeLinkDias: 3 });
  const { orcamentoId, cotacaoId } = await colega.run(comercial('alfa_seguros'));
  await colega.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const { data } = (await colega.request('GET', `orcamentos/${orcamentoId}/envios/preparo`)).json<{ data: PreparoEnvio }>();
  expect(data.validadeDias).toBe(3);
});
