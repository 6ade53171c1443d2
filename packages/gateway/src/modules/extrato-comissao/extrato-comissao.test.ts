import type { ExtratoComissao, ResultadoBaixa, SimulacaoBaixa } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { importExtrato, okOf, readComissoes, readExtrato, readSaldos, writeConta } from '../../testing/extrato.fixture.ts';
import { proveRazao } from '../../testing/prove-razao.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const prove = (quem: Corretor) => proveRazao(teste.db, quem.usuario);
const saldos = (quem: Corretor) => readSaldos(teste, quem);
const decide = (quem: Corretor, extratoId: string, linhaId: string, decisao: object) =>
  quem.request('POST', `extratos/${extratoId}/linhas/${linhaId}/decisao`, { decisao });

/** A brokerage with a policy: its commissions 7 to 10, of 60,00 each, are still to come. */
async function prepare() {
  const quem = await teste.createCorretor({ administrador: true });
  const apoliceId = await writeUmaApolice(teste, quem);
  const comissoes = await readComissoes(teste, apoliceId);
  return { quem, apoliceId, contaId: await writeConta(teste, quem), apolice: comissoes[0]?.apolice as string, comissoes };
}
const settle = (quem: Corretor, contaId: string, ...ids: string[]) => quem.request('POST', 'extratos/baixar', { ids, contaId, data: hoje });

describe('a statement', () => {
  it('is imported, matched, settled into the account and reopened, each balance as it was', async () => {
    const { quem, apoliceId, contaId, apolice } = await prepare();
    const linhas = [
      { apolice, parcela: 7, valorCentavos: 6_000 },
      { apolice, parcela: 8, valorCentavos: 5_990 },
    ];
    const { extrato, linhas: lidas } = await importExtrato(teste, quem, {
      numero: '2026/11-1',
      linhas,
      over: { irrfCentavos: 180, issCentavos: 600 },
    });
    expect(extrato).toMatchObject({
      seguradora: { slug: 'alfa_seguros' },
      numero: '2026/11-1',
      competencia: '2026-11',
      status: 'CONFERENCIA',
      brutoCentavos: 11_990,
      liquidoCentavos: 11_210,
      linhas: 2,
      casadas: 2,
      pendentes: 0,
    });
    // who is insured is another, in the tests
    expect(lidas.map(({ decisao, score, partes }) => [decisao, score, partes[0]?.comissao.parcela])).toEqual([
      ['AUTOMATICA', 95, 7],
      ['AUTOMATICA', 95, 8],
    ]);
    expect(lidas[0]?.explicacao[0]).toBe('Casada por apólice, endosso e parcela (0,95).');

    const antes = await saldos(quem);
    const simulada = okOf<SimulacaoBaixa>(await quem.request('POST', 'extratos/simular-baixa', { ids: [extrato.id], contaId, data: hoje }));
    expect(simulada).toMatchObject({ valorCentavos: 11_210, totalDivergencias: 0 });
    expect(simulada.extratos[0]).toMatchObject({ irrfCentavos: 180, issCentavos: 600, origemImposto: 'EXTRATO', casadoCentavos: 11_990 });
    expect(await saldos(quem)).toEqual(antes);

    expect(okOf<ResultadoBaixa>(await settle(quem, contaId, extrato.id))).toMatchObject({ baixados: 1, valorCentavos: 11_210 });
    expect((await readComissoes(teste, apoliceId)).slice(6, 9).map(({ status, recebida }) => [status, recebida])).toEqual([
      ['RECEBIDA', 6_000],
      ['RECEBIDA', 5_990],
      ['PREVISTA', 0],
    ]);
    const depois = await saldos(quem);
    expect(depois).toMatchObject({
      [`CONTA ${contaId}`]: 11_210,
      'IRRF_RETIDO alfa_seguros': 180,
      'ISS_RETIDO alfa_seguros': 600,
      'COMISSAO_EM_CONFERENCIA alfa_seguros': antes['COMISSAO_EM_CONFERENCIA alfa_seguros'],
      'RECEITA_DE_COMISSAO alfa_seguros': (antes['RECEITA_DE_COMISSAO alfa_seguros'] ?? 0) - 11_990,
    });
    expect(depois).not.toHaveProperty('COMISSAO_NAO_IDENTIFICADA alfa_seguros');
    expect(await prove(quem)).toEqual([]);
    expect((await readExtrato(quem, extrato.id)).extrato).toMatchObject({
      status: 'BAIXADO',
      baixa: { conta: { id: contaId }, dia: hoje },
    });

    expect(okOf<ExtratoComissao>(await quem.request('POST', `extratos/${extrato.id}/reabrir`, {}))).toMatchObject({
      status: 'REABERTO',
      baixa: null,
    });
    expect(await saldos(quem)).toEqual(antes);
    expect(await prove(quem)).toEqual([]);
    expect((await readComissoes(teste, apoliceId))[6]).toMatchObject({ status: 'PREVISTA', recebida: 0 });
    // and is settled again
    expect(okOf<ResultadoBaixa>(await settle(quem, contaId, extrato.id)).baixados).toBe(1);
    expect(await saldos(quem)).toEqual(depois);
  }, 60_000);

  it('settles what nobody found into a nature of its own, and says each divergence', async () => {
    const { quem, apoliceId, contaId, apolice } = await prepare();
    const { extrato, linhas } = await importExtrato(teste, quem, {
      numero: '77',
      linhas: [
        { apolice, parcela: 7, valorCentavos: 5_000 },
        { apolice: 'NAO-EXISTE', documento: '52998224725', valorCentavos: 1_234 },
        { apolice: 'OUTRA', documento: '39053344705', valorCentavos: 777 },
      ],
    });
    expect(linhas.map(({ decisao, isDivergente }) => [decisao, isDivergente])).toEqual([
      ['AUTOMATICA', true],
      ['PENDENTE', false],
      ['PENDENTE', false],
    ]);
    okOf(await decide(quem, extrato.id, linhas[2]?.id ?? '', { acao: 'IGNORAR', motivo: 'De outra corretora' }));
    const feita = okOf<ResultadoBaixa>(await settle(quem, contaId, extrato.id));
    expect(
      feita.divergencias.map(({ motivo, esperadoCentavos, recebidoCentavos }) => [motivo, esperadoCentavos, recebidoCentavos]),
    ).toEqual([
      ['VALOR_DIFERE', 6_000, 5_000],
      ['SEM_COMISSAO', 0, 1_234],
    ]);
    expect((await readComissoes(teste, apoliceId))[6]).toMatchObject({ status: 'DIVERGENTE', recebida: 5_000 });
    expect(await saldos(quem)).toMatchObject({ [`CONTA ${contaId}`]: 7_011, 'COMISSAO_NAO_IDENTIFICADA alfa_seguros': -2_011 });
    expect(await prove(quem)).toEqual([]);
    expect((await readExtrato(quem, extrato.id)).extrato.status).toBe('DIVERGENTE');
  }, 60_000);
});
