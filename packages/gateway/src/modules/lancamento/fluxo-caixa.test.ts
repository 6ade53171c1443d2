import type { FichaSerie, FluxoDeCaixa, PrevisaoEmVigor } from '@balcao/contracts';
import { addDias, addMeses } from '@balcao/domain';
import { type CaixaTeste, createCaixa } from '../../testing/test-caixa.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let caixa: CaixaTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
});
beforeEach(async () => {
  caixa = await createCaixa(teste);
});
afterAll(() => teste.close());

const readFluxo = (query: string, uma = caixa) => uma.ok<FluxoDeCaixa>('GET', `fluxo-caixa?${query}`);
/** The worked example: 4.200,00 came, 3.100,00 went; 1.800,00 is expected in time, 900,00 late by more than 30 days, 2.400,00 is to be paid. */
async function writeExemplo(): Promise<void> {
  const { banco, hoje } = caixa;
  await caixa.create({ tipo: 'RECEITA', valorCentavos: 420_000, contaId: banco, pagoEm: hoje });
  await caixa.create({ valorCentavos: 310_000, contaId: banco, pagoEm: hoje });
  await caixa.create({ tipo: 'RECEITA', valorCentavos: 180_000, vencimento: addDias(hoje, 5) });
  await caixa.create({ tipo: 'RECEITA', valorCentavos: 90_000, vencimento: addDias(hoje, -50) });
  await caixa.create({ valorCentavos: 240_000, vencimento: addDias(hoje, 8) });
}

it('of the worked example is 19.270,00', async () => {
  await writeExemplo();
  const { hoje } = caixa;
  const { inicialCentavos, periodos } = await readFluxo(`de=${addDias(hoje, -3)}&ate=${addDias(hoje, 10)}&agrupar=DIA`);
  expect(inicialCentavos).toBe(1_850_000);
  expect(periodos).toHaveLength(14);
  expect(periodos.at(-1)?.saldoCentavos).toBe(1_927_000);
  expect(periodos.find(({ chave }) => chave === hoje)).toMatchObject({
    entradasRealizadasCentavos: 420_000,
    saidasRealizadasCentavos: 310_000,
    entradasPrevistasCentavos: 90_000,
    entradasPonderadasCentavos: 45_000,
    saldoCentavos: 2_005_000,
  });
  // asked from after it all, what happened is in what the accounts begin with
  const depois = await readFluxo(`de=${addDias(hoje, 1)}&ate=${addDias(hoje, 10)}&agrupar=ANO`);
  expect(depois.inicialCentavos).toBe(1_960_000);
  expect(depois.periodos.at(-1)?.saldoCentavos).toBe(1_927_000);
});

it('counts by the weights that the subscription chose, which nobody writes over unseen', async () => {
  await writeExemplo();
  const { hoje } = caixa;
  const { versao, ...pesos } = await caixa.ok<PrevisaoEmVigor>('GET', 'fluxo-caixa/previsao');
  expect([versao, pesos.emDiaBps, pesos.atrasadaBps, pesos.atrasoDias]).toEqual([0, 9_000, 5_000, 30]);
  const novos = { conciliadaBps: 10_000, emDiaBps: 10_000, atrasadaBps: 0, atrasoDias: 30, horizonteMeses: 6 };
  expect(await caixa.ok('PUT', 'fluxo-caixa/previsao', { ...novos, versao: 0 })).toMatchObject({ ...novos, versao: 1 });
  expect((await caixa.ask('PUT', 'fluxo-caixa/previsao', { ...novos, versao: 0 })).json().code).toBe('previsao-alterado');
  expect((await readFluxo(`de=${hoje}&ate=${addDias(hoje, 10)}`)).periodos.at(-1)?.saldoCentavos).toBe(1_900_000);
  const serie = await caixa.ok<FichaSerie>('POST', 'series-de-lancamentos', {
    ...caixa.dados(),
    recorrencia: { frequencia: 'MENSAL', intervalo: 1, ate: null, vezes: null, isUltimoDiaDoMes: false },
  });
  expect(serie.previstos).toBe(7);
});

it('expects the commissions of policies by the day each is, and plans them with the entries', async () => {
  await writeUmaApolice(teste, caixa.quem);
  const { hoje } = caixa;
  const { periodos } = await readFluxo(`de=${addMeses(hoje, -12)}&ate=${addMeses(hoje, 12)}&agrupar=ANO`);
  const sum = (campo: 'comissoesPrevistasCentavos' | 'entradasPrevistasCentavos' | 'entradasPlanejadasCentavos') =>
    periodos.reduce((total, periodo) => total + periodo[campo], 0);
  // 600,00 in ten, six of them in conference already
  expect([sum('comissoesPrevistasCentavos'), sum('entradasPrevistasCentavos'), sum('entradasPlanejadasCentavos')]).toEqual([
    24_000, 24_000, 60_000,
  ]);
});

it('counts what insurers paid on the day it came into the account, and no longer once it is undone', async () => {
  const { banco, gaveta, hoje, quem } = caixa;
  const { assinaturaId, corretoraId } = quem.usuario;
  const { rows } = await teste.owner(
    `insert into balcao.recebimento (assinatura_id, descricao, seguradora, corretora_id, conta_id, dia, valor_centavos)
     values ($1, 'Avulso', 'alfa_seguros', $2, $3, $4, 12345) returning id`,
    [assinaturaId, corretoraId, banco, addDias(hoje, -3)],
  );
  const recorte = `de=${addDias(hoje, -3)}&ate=${hoje}&agrupar=DIA`;
  expect((await readFluxo(recorte)).periodos[0]).toMatchObject({ entradasRealizadasCentavos: 12_345, saldoCentavos: 1_862_345 });
  expect((await readFluxo(`${recorte}&conta=${gaveta}`)).periodos[0]?.saldoCentavos).toBe(0);
  expect((await readFluxo(`de=${hoje}&ate=${hoje}&conta=${banco}`)).inicialCentavos).toBe(1_862_345);
  await teste.owner('update balcao.recebimento set excluido_em = now() where id = $1', [rows[0].id]);
  expect((await readFluxo(recorte)).periodos.at(-1)?.saldoCentavos).toBe(1_850_000);
});

it('of one account moves by transfers too, and leaves out what is of none; of a cost centre has no balance to begin with', async () => {
  const { banco, gaveta, hoje } = caixa;
  await caixa.create({ tipo: 'TRANSFERENCIA', contaId: banco, destinoId: gaveta, valorCentavos: 50_000, pagoEm: hoje });
  await caixa.create({ valorCentavos: 1_000, vencimento: hoje });
  const recorte = `de=${hoje}&ate=${hoje}`;
  expect((await readFluxo(`${recorte}&conta=${gaveta}`)).periodos[0]).toMatchObject({
    entradasRealizadasCentavos: 50_000,
    saldoCentavos: 50_000,
  });
  expect((await readFluxo(`${recorte}&conta=${banco}`)).periodos[0]).toMatchObject({
    saidasRealizadasCentavos: 50_000,
    saldoCentavos: 1_800_000,
  });
  expect((await readFluxo(recorte)).periodos[0]).toMatchObject({ entradasRealizadasCentavos: 0, saldoCentavos: 1_849_000 });
  const { id } = await caixa.ok<{ id: string }>('POST', 'centros-de-custo', { nome: 'Matriz' });
  await caixa.create({ valorCentavos: 700, vencimento: hoje, centroId: id });
  expect(await readFluxo(`${recorte}&centro=${id}`)).toMatchObject({ inicialCentavos: 0, periodos: [{ saldoCentavos: -700 }] });
});

it('says what was planned beside what happened, and is written as a file', async () => {
  const { banco, hoje } = caixa;
  const luz = await caixa.create({ valorCentavos: 20_000, vencimento: addDias(hoje, -1) });
  await caixa.ok('POST', `lancamentos/${luz.id}/realizar`, { versao: luz.versao, contaId: banco, pagoEm: hoje, valorCentavos: 25_000 });
  const { periodos } = await readFluxo(`de=${addDias(hoje, -1)}&ate=${hoje}&agrupar=DIA`);
  expect(periodos.map((um) => [um.saidasPlanejadasCentavos, um.saidasRealizadasCentavos])).toEqual([
    [20_000, 0],
    [0, 25_000],
  ]);
  const csv = (await caixa.ask('GET', `fluxo-caixa/exportar?de=${hoje}&ate=${hoje}&agrupar=DIA`)).body;
  expect(csv.split('\r\n')[1]).toContain('250,00');
});

it('is of its subscription alone, and refuses a span that ends before it begins or is too long', async () => {
  await writeExemplo();
  const estranha = await createCaixa(teste);
  const { hoje } = caixa;
  expect((await readFluxo(`de=${hoje}&ate=${hoje}`, estranha)).periodos[0]?.saldoCentavos).toBe(1_850_000);
  for (const errado of [`de=${hoje}&ate=${addDias(hoje, -1)}`, `de=2010-01-01&ate=2026-01-01&agrupar=DIA`])
    expect(caixa.refusedAt(await caixa.ask('GET', `fluxo-caixa?${errado}`))).toEqual(['ate']);
});
