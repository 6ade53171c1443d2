import type { RegraRepasse } from '@balcao/contracts';
import fc from 'fast-check';
import { estornoPorTabela, estornoProporcional, tabelaEstornoVigente } from './estorno-comissao.ts';
import { type FaturaComissionada, forecastAgenciamento, forecastProLabore } from './forecast-por-fatura.ts';
import { retencoesDaComissao, type TributacaoDaCorretora } from './retencoes-comissao.ts';
import { sayRepasse } from './rotulos-repasse.ts';
import { pickRegraRepasse, splitRepasse } from './split-repasse.ts';

it('says how much a share is, and of what', () => {
  const said = (['COMISSAO_BRUTA', 'COMISSAO_LIQUIDA', 'PREMIO_LIQUIDO'] as const).map((base) => sayRepasse(1_050, base));
  expect(said).toEqual(['10,5% da comissão bruta', '10,5% da comissão líquida', '10,5% do prêmio líquido']);
});

const sum = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);
const dia = '2026-11-20';

const presumido: TributacaoDaCorretora = {
  regime: 'PRESUMIDO',
  municipio: 'São Paulo',
  dia,
  aliquotas: [
    { tributo: 'IRRF', municipio: null, bps: 150, desde: '2020-01-01', ate: null },
    { tributo: 'ISS', municipio: 'São Paulo', bps: 500, desde: '2020-01-01', ate: null },
    { tributo: 'ISS', municipio: 'Santos', bps: 200, desde: '2020-01-01', ate: null },
    { tributo: 'ISS', municipio: 'São Paulo', bps: 300, desde: '2027-01-01', ate: null },
  ],
};

describe('what is withheld of a commission', () => {
  it('of 600,00 of a brokerage by presumed profit is 9,00 and 30,00: 561,00 arrive', () => {
    expect(retencoesDaComissao(60_000, presumido)).toEqual({ irrfCentavos: 900, issCentavos: 3_000, liquidoCentavos: 56_100 });
  });

  it('is nothing of one of Simples Nacional, the rate of its city elsewhere, and the rate of the day later', () => {
    expect(retencoesDaComissao(60_000, { ...presumido, regime: 'SIMPLES' }).liquidoCentavos).toBe(60_000);
    expect(retencoesDaComissao(60_000, { ...presumido, municipio: 'Santos' }).issCentavos).toBe(1_200);
    expect(retencoesDaComissao(60_000, { ...presumido, dia: '2027-01-01' }).issCentavos).toBe(1_800);
  });
});

describe('the share of producers', () => {
  const bases = { brutoCentavos: 60_000, liquidoCentavos: 56_100, premioLiquidoCentavos: 300_000 };

  it.each([
    ['COMISSAO_BRUTA', [16_800, 7_200]],
    ['COMISSAO_LIQUIDA', [15_708, 6_732]],
    ['PREMIO_LIQUIDO', [84_000, 36_000]],
  ] as const)('of 40 %% over %s split 70/30 is %j', (base, partes) => {
    expect(splitRepasse(bases, { base, pctBps: 4_000 }, [70, 30])).toEqual(partes);
  });

  it('adds up to the share, for any weights', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 8 }),
        (brutoCentavos, pctBps, pesos) => {
          const tudo = splitRepasse({ ...bases, brutoCentavos }, { base: 'COMISSAO_BRUTA', pctBps }, [1])[0];
          expect(sum(splitRepasse({ ...bases, brutoCentavos }, { base: 'COMISSAO_BRUTA', pctBps }, pesos))).toBe(tudo);
        },
      ),
    );
  });

  it('is by the rule that says most of the sale, then by the newest in force', () => {
    const regra = (mudancas: Partial<RegraRepasse>): RegraRepasse => ({
      alcance: 'VENDAS',
      apoliceId: null,
      ramo: null,
      seguradora: null,
      negocio: null,
      base: 'COMISSAO_BRUTA',
      pctBps: 1_000,
      momento: 'RECEBIMENTO',
      desde: '2026-01-01',
      ate: null,
      ...mudancas,
    });
    const geral = regra({});
    const nova = regra({ desde: '2026-06-01', pctBps: 2_000 });
    const doRamo = regra({ ramo: '0531' });
    const doRamoNovo = regra({ ramo: '0531', negocio: 'NOVO' });
    const encerrada = regra({ ramo: '0531', negocio: 'NOVO', seguradora: 'alfa', ate: '2026-03-31' });
    const futura = regra({ ramo: '0531', negocio: 'NOVO', seguradora: 'alfa', desde: '2027-01-01' });
    const regras = [geral, nova, doRamo, doRamoNovo, encerrada, futura];
    const venda = { ramo: '0531', seguradora: 'alfa', negocio: 'NOVO' as const, dia, apolices: ['a2', 'a1'] };
    expect(pickRegraRepasse(regras, venda)).toBe(doRamoNovo);
    expect(pickRegraRepasse(regras, { ...venda, negocio: 'RENOVACAO' })).toBe(doRamo);
    expect(pickRegraRepasse(regras, { ...venda, ramo: '0114' })).toBe(nova);
    expect(pickRegraRepasse(regras, { ...venda, dia: '2026-03-31' })).toBe(encerrada);
    expect(pickRegraRepasse([], venda)).toBeNull();

    // a policy over an insurer, which is over a ramo, whichever is newer
    const daSeguradora = regra({ seguradora: 'alfa', desde: '2025-01-01' });
    const daApolice = regra({ alcance: 'APOLICE', apoliceId: 'a2', desde: '2024-01-01' });
    const daRenovada = regra({ alcance: 'RENOVACOES', apoliceId: 'a1', desde: '2024-06-01' });
    const soDaRenovada = regra({ alcance: 'APOLICE', apoliceId: 'a1' });
    const deOutra = regra({ alcance: 'RENOVACOES', apoliceId: 'a9' });
    expect(pickRegraRepasse([doRamo, daSeguradora, geral], venda)).toBe(daSeguradora);
    expect(pickRegraRepasse([...regras, daSeguradora, daApolice, daRenovada, soDaRenovada, deOutra], venda)).toBe(daApolice);
    expect(pickRegraRepasse([...regras, daSeguradora, daRenovada, soDaRenovada, deOutra], venda)).toBe(daRenovada);
    expect(pickRegraRepasse([doRamo, daSeguradora, soDaRenovada, deOutra], venda)).toBe(daSeguradora);
    expect(pickRegraRepasse([{ ...daApolice, ate: '2024-12-31' }, geral], venda)).toBe(geral);
  });
});

describe('what goes back of a commission', () => {
  it('paid ahead is the unearned part; paid by instalments only what is refunded', () => {
    const antecipada = {
      comissaoCentavos: 60_000,
      recebidaCentavos: 60_000,
      premioLiquidoCentavos: 300_000,
      retidoLiquidoCentavos: 90_000,
    };
    expect(estornoProporcional(antecipada)).toBe(42_000);
    expect(estornoProporcional({ ...antecipada, recebidaCentavos: 24_000 })).toBe(6_000);
    expect(estornoProporcional({ ...antecipada, recebidaCentavos: 12_000 })).toBe(0);
  });

  const tabela = tabelaEstornoVigente([], dia);

  it.each([
    ['2026-07-15', 100_000],
    ['2026-07-16', 75_000],
    ['2027-01-15', 75_000],
    ['2027-07-15', 50_000],
    ['2028-01-15', 35_000],
    ['2028-07-15', 25_000],
    ['2029-01-15', 15_000],
    ['2029-01-16', 0],
  ])('of an agenciamento that began on 15/01/2026 and was cancelled on %s is %d', (cancelada, esperado) => {
    expect(estornoPorTabela(100_000, { vigIni: '2026-01-15', dia: cancelada }, tabela)).toBe(esperado);
  });

  it('goes by the table agreed with the insurer once it has begun, by its months in whatever order they were written', () => {
    const acordadas = [
      { desde: '2026-01-01', ateMeses: 24, pctBps: 100 },
      { desde: '2026-01-01', ateMeses: 12, pctBps: 4_000 },
      { desde: '2027-01-01', ateMeses: 6, pctBps: 9_000 },
    ];
    const faixasEm = (quando: string) => tabelaEstornoVigente(acordadas, quando).faixas;
    expect(faixasEm('2025-12-31')).toEqual(tabela.faixas);
    expect(faixasEm('2026-06-01')).toEqual([
      { ateMeses: 12, pctBps: 4_000 },
      { ateMeses: 24, pctBps: 100 },
    ]);
    expect(faixasEm('2027-01-01')).toEqual([{ ateMeses: 6, pctBps: 9_000 }]);
  });
});

describe('commissions of bills', () => {
  const faturas: FaturaComissionada[] = [100_001, 100_000, 99_999].map((baseCentavos, index) => ({
    numero: index + 1,
    vencimento: `2026-0${index + 1}-10`,
    baseCentavos,
  }));

  it('agenciamento is of the first ones, and the tie ends', () => {
    expect(forecastAgenciamento(faturas, { bps: 10_000, faturas: 1 })).toEqual([
      { numero: 1, parcela: 1, previsaoEm: '2026-01-10', baseCentavos: 100_001, previstaCentavos: 100_001 },
    ]);
    expect(forecastAgenciamento([], { bps: 10_000, faturas: 1 })).toEqual([]);
  });

  it('agenciamento is one amount, shared exactly', () => {
    const base = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(base, fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 6 }), (bases, bps, quantas) => {
        const todas = bases.map((baseCentavos, index) => ({ numero: index + 1, vencimento: '2026-01-10', baseCentavos }));
        const previstas = forecastAgenciamento(todas, { bps, faturas: quantas });
        const inteira = Math.floor((2 * sum(bases.slice(0, quantas)) * bps + 10_000) / 20_000);
        expect(sum(previstas.map(({ previstaCentavos }) => previstaCentavos))).toBe(inteira);
      }),
    );
  });

  it('pró-labore is of every one, each rounded alone', () => {
    expect(forecastProLabore(faturas, 250).map(({ previstaCentavos }) => previstaCentavos)).toEqual([2_500, 2_500, 2_500]);
  });
});
