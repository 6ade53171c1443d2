import { proveRazao } from '../../testing/prove-razao.ts';
import type { DadosSerie, FichaLancamento, FichaSerie } from '@balcao/contracts';
import { addDias, addMeses } from '@balcao/domain';
import { type CaixaTeste, createCaixa } from '../../testing/test-caixa.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { previsaoRepository as previsao } from './previsao.repository.ts';
import { createSeriesJob } from './serie.job.ts';
import { serieRepository as series } from './serie.repository.ts';

let teste: QuotingTeste;
let caixa: CaixaTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
});
beforeEach(async () => {
  caixa = await createCaixa(teste);
});
afterAll(() => teste.close());

const mensal: DadosSerie['recorrencia'] = { frequencia: 'MENSAL', intervalo: 1, ate: null, vezes: null, isUltimoDiaDoMes: false };
const create = (over: Partial<DadosSerie> = {}): Promise<FichaSerie> =>
  caixa.ok('POST', 'series-de-lancamentos', { ...caixa.dados(), recorrencia: mensal, ...over });
const listOf = async (serie: string): Promise<FichaLancamento[]> =>
  (await caixa.ok<{ itens: FichaLancamento[] }>('GET', `lancamentos?serie=${serie}&tamanho=100&ordenar=vencimento`)).itens;
const runJob = (agora: Date) =>
  createSeriesJob({
    db: teste.db,
    agora: () => agora,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    series,
    previsao,
  })();

it('writes those up to the horizon at once, and the job those that come into it, nothing twice', async () => {
  const serie = await create({ competencia: addMeses(caixa.hoje, -1) });
  const escritos = await listOf(serie.id);
  expect(escritos).toHaveLength(13);
  expect(escritos[0]).toMatchObject({
    origem: 'RECORRENCIA',
    vencimento: caixa.hoje,
    competencia: `${addMeses(caixa.hoje, -1).slice(0, 7)}-01`,
  });
  expect(serie).toMatchObject({ proximoEm: caixa.hoje, previstos: 13, recorrencia: mensal });
  await runJob(new Date());
  expect(await listOf(serie.id)).toHaveLength(13);
  const adiante = new Date(`${addDias(addMeses(caixa.hoje, 2), 1)}T12:00:00Z`);
  await Promise.all([runJob(adiante), runJob(adiante)]);
  expect(await listOf(serie.id)).toHaveLength(15);
});

it('does not write again what was taken away, done or called off', async () => {
  const serie = await create();
  const [primeiro, segundo] = (await listOf(serie.id)) as [FichaLancamento, FichaLancamento];
  await caixa.ok('POST', `lancamentos/${segundo.id}/cancelar`, { versao: segundo.versao });
  await caixa.ok('POST', `lancamentos/${primeiro.id}/realizar`, {
    versao: primeiro.versao,
    contaId: caixa.banco,
    pagoEm: caixa.hoje,
    valorCentavos: 1,
  });
  await runJob(new Date());
  const depois = await listOf(serie.id);
  expect(depois.map(({ status }) => status).slice(0, 3)).toEqual(['REALIZADO', 'CANCELADO', 'PREVISTO']);
  expect(depois).toHaveLength(13);
});

it('is changed from one of them on: those that were done stay, and only this one by its own form', async () => {
  const serie = await create({ recorrencia: { ...mensal, vezes: 6 } });
  const antes = await listOf(serie.id);
  expect(antes).toHaveLength(6);
  const terceiro = antes[2] as FichaLancamento;
  const soEste = antes[1] as FichaLancamento;
  await caixa.ok('PUT', `lancamentos/${soEste.id}`, {
    ...caixa.dados({ valorCentavos: 1, vencimento: soEste.vencimento }),
    versao: 1,
    pagoEm: null,
  });
  const nova = await caixa.ok<FichaSerie>('POST', `series-de-lancamentos/${serie.id}/mudar`, {
    ...caixa.dados({ valorCentavos: 400_000, vencimento: terceiro.vencimento, competencia: terceiro.competencia }),
    recorrencia: { ...mensal, vezes: 6 },
    versao: (await caixa.ok<FichaSerie>('GET', `series-de-lancamentos/${serie.id}`)).versao,
    desde: terceiro.vencimento,
  });
  expect((await listOf(serie.id)).map(({ valorCentavos }) => valorCentavos)).toEqual([310_000, 1]);
  const novos = await listOf(nova.id);
  expect(novos.map(({ valorCentavos }) => valorCentavos)).toEqual([400_000, 400_000, 400_000, 400_000]);
  expect(novos.map(({ vencimento }) => vencimento)).toEqual(antes.slice(2).map(({ vencimento }) => vencimento));
  await runJob(new Date());
  expect(await listOf(serie.id)).toHaveLength(2);
});

it('ends from one of them on, and its ledger stays proved', async () => {
  const serie = await create();
  const { versao } = await caixa.ok<FichaSerie>('GET', `series-de-lancamentos/${serie.id}`);
  const desde = addMeses(caixa.hoje, 2);
  const fim = await caixa.ok<FichaSerie>('POST', `series-de-lancamentos/${serie.id}/encerrar`, { versao, desde });
  expect(fim.previstos).toBe(2);
  expect((await caixa.ask('POST', `series-de-lancamentos/${serie.id}/encerrar`, { versao, desde })).json().code).toBe('serie-alterado');
  await runJob(new Date(`${addMeses(caixa.hoje, 6)}T12:00:00Z`));
  expect(await listOf(serie.id)).toHaveLength(2);
  const { assinaturaId, usuarioId } = caixa.quem.usuario;
  expect(await proveRazao(teste.db, { assinaturaId, usuarioId })).toEqual([]);
});

it('is refused at the fields of when it comes', async () => {
  const refused = async (recorrencia: Partial<DadosSerie['recorrencia']>) =>
    caixa.refusedAt(await caixa.ask('POST', 'series-de-lancamentos', { ...caixa.dados(), recorrencia: { ...mensal, ...recorrencia } }));
  expect(await refused({ ate: addDias(caixa.hoje, -1) })).toEqual(['recorrencia.ate']);
  expect(await refused({ ate: addDias(caixa.hoje, 90), vezes: 2 })).toEqual(['recorrencia.vezes']);
  expect(await refused({ frequencia: 'ANUAL', isUltimoDiaDoMes: true })).toEqual(['recorrencia.isUltimoDiaDoMes']);
});
