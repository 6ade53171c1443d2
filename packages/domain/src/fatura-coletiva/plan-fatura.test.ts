import { multiplicadoresPadrao } from '../saude/multiplicadores.ts';
import { planEscritaDeVidas, type VidaGuardada } from './plan-escrita-de-vidas.ts';
import { comissoesDaFatura, type FaturaFechada, mensalDaFaixa, planFatura, type PrecoDoMes, vencimentoDaFatura } from './plan-fatura.ts';
import { validateGrupoColetivo } from './validate-grupo-coletivo.ts';
import type { VidaDoGrupo } from './vida-do-grupo.ts';

const preco: PrecoDoMes = {
  preco: 'FAIXA',
  baseCentavos: 21_000,
  tabela: [...multiplicadoresPadrao],
  cobranca: 'PRO_RATA',
  iofBps: 238,
  comissaoBps: 500,
};
const vida = (nascimento: string, mais: Partial<VidaDoGrupo> = {}): VidaDoGrupo => ({
  cpf: '11144477735',
  nome: 'Ana',
  nascimento,
  papel: 'TITULAR',
  titularCpf: null,
  inicio: '2026-10-01',
  fim: null,
  capitalCentavos: null,
  ...mais,
});
const exemplo = ['1991-05-10', '1993-05-10', '2021-05-10', '1965-05-10'].map((nascimento, at) => vida(nascimento, { cpf: String(at) }));
const NADA = { liquidoCentavos: 0, iofCentavos: 0, comissaoCentavos: 0 };
/** October of the example, closed without its last life. */
const outubro = (mais: Partial<FaturaFechada> = {}): FaturaFechada => ({
  id: 'o',
  competencia: '2026-10',
  preco,
  proprio: { liquidoCentavos: 88_410, iofCentavos: 2_104, comissaoCentavos: 4_421 },
  ajuste: NADA,
  isCobrada: true,
  acertado: NADA,
  ...mais,
});
const plan = (fechadas: readonly FaturaFechada[], vidas: readonly VidaDoGrupo[] = exemplo) =>
  planFatura({ vidas, competencia: '2026-11', preco, fechadas });

describe('a bill', () => {
  it('comes to its lives, and to what a closed month lacks', () => {
    expect(plan([]).devido).toEqual({ liquidoCentavos: 208_110, iofCentavos: 4_953, comissaoCentavos: 10_406 });
    expect(plan([outubro()])).toMatchObject({
      ajustes: [{ faturaId: 'o', competencia: '2026-10', liquidoCentavos: 119_700, iofCentavos: 2_849, comissaoCentavos: 5_985 }],
      devido: { liquidoCentavos: 327_810 },
      isCobrada: true,
    });
  });

  it('makes good once: what a later bill made good is not owed again', () => {
    const acertado = { liquidoCentavos: 119_700, iofCentavos: 2_849, comissaoCentavos: 5_985 };
    expect(plan([outubro({ acertado })]).ajustes).toEqual([]);
  });

  it('owes the whole of a month that charged nothing, what it was to make good included', () => {
    const ajuste = { liquidoCentavos: -500_000, iofCentavos: -11_900, comissaoCentavos: -25_000 };
    const { devido, isCobrada } = plan([outubro({ isCobrada: false, ajuste })]);
    expect([devido.liquidoCentavos, isCobrada]).toEqual([208_110 + 208_110 - 500_000, false]);
  });

  it('keeps the price of a closed month, whatever the group costs now', () => {
    const { devido } = planFatura({
      vidas: exemplo,
      competencia: '2026-11',
      preco: { ...preco, baseCentavos: 42_000 },
      fechadas: [outubro()],
    });
    expect(devido.liquidoCentavos).toBe(416_220 + 119_700);
  });

  it('prices a life by band, alike, or by its capital', () => {
    expect(mensalDaFaixa(preco, 9, null)).toBe(119_700);
    expect(mensalDaFaixa({ preco: 'POR_VIDA', baseCentavos: 9_990, tabela: null }, 9, null)).toBe(9_990);
    expect(mensalDaFaixa({ preco: 'CAPITAL', baseCentavos: null, tabela: [100, 1, 1, 1, 1, 1, 1, 1, 1, 1] }, 0, 12_345_000)).toBe(1_235);
    expect(vencimentoDaFatura('2026-12', 5)).toBe('2027-01-05');
  });
});

describe('commissions', () => {
  const termos = { comissaoBps: 500, agenciamentoBps: 10_000, agenciamentoFaturas: 3, prolaboreBps: 300 };
  const of = (base: number, anteriores: Parameters<typeof comissoesDaFatura>[2]) =>
    comissoesDaFatura({ devido: { ...NADA, liquidoCentavos: base, comissaoCentavos: 1 }, vencimento: '2026-12-10' }, termos, anteriores);
  it('share one agenciamento over the first bills, to the centavo, and end it there', () => {
    const bases = [100_01, 333_33, 250_07, 100_00];
    const anteriores: { baseCentavos: number; agenciamentoCentavos: number }[] = [];
    for (const baseCentavos of bases) {
      const agenciamento = of(baseCentavos, anteriores).find(({ tipo }) => tipo === 'AGENCIAMENTO');
      anteriores.push({ baseCentavos, agenciamentoCentavos: agenciamento?.previstaCentavos ?? 0 });
    }
    expect(anteriores.map(({ agenciamentoCentavos }) => agenciamentoCentavos)).toEqual([100_01, 333_33, 250_07, 0]);
  });
  it('of pró-labore come with every bill', () => {
    expect(of(100_000, []).find(({ tipo }) => tipo === 'PROLABORE')?.previstaCentavos).toBe(3_000);
  });
});

describe('what a file writes', () => {
  const ana: VidaGuardada = { ...vida('1991-05-10', { capitalCentavos: 100 }), id: 'a' };
  it('changes what is put right, and goes on with another capital from the month on', () => {
    const certa = { ...ana, nascimento: '1990-05-10' };
    expect(planEscritaDeVidas([ana], [certa], '2026-11')).toMatchObject({
      novas: [],
      mudadas: [{ id: 'a', nascimento: '1990-05-10' }],
      encerradas: [],
    });
    expect(planEscritaDeVidas([ana], [{ ...ana, capitalCentavos: 200 }], '2026-11')).toMatchObject({
      novas: [{ inicio: '2026-11-01', capitalCentavos: 200 }],
      mudadas: [{ id: 'a', capitalCentavos: 100 }],
      encerradas: [{ id: 'a', fim: '2026-10-31', por: 'CAPITAL' }],
    });
    expect(planEscritaDeVidas([ana], [{ ...ana, capitalCentavos: 200 }], '2026-10').novas).toEqual([]);
  });
  it('ends who leaves, and lets them come back in the same file', () => {
    const fora = { ...ana, fim: '2026-11-10' };
    const volta = { ...ana, inicio: '2026-11-20' };
    const { novas, encerradas } = planEscritaDeVidas([ana], [fora, volta], '2026-11');
    expect([novas.map(({ inicio }) => inicio), encerradas]).toEqual([['2026-11-20'], [{ id: 'a', fim: '2026-11-10', por: 'EXCLUSAO' }]]);
    expect(planEscritaDeVidas([{ ...fora, id: 'a' }], [fora], '2026-12')).toEqual({ novas: [], mudadas: [], encerradas: [] });
  });
});

it.each([
  [{ preco: 'FAIXA' as const, baseCentavos: null }, ['grupo.baseCentavos']],
  [{ preco: 'POR_VIDA' as const }, ['grupo.tabela']],
  [{ preco: 'CAPITAL' as const }, ['grupo.baseCentavos', 'grupo.preco']],
  [{ tabela: null }, ['grupo.tabela']],
  [{}, []],
])('a group of health with %j has %j', (mudanca, campos) => {
  const grupo = { ...preco, diaVencimento: 10, agenciamentoBps: 0, agenciamentoFaturas: 1, prolaboreBps: 0, ...mudanca };
  expect(validateGrupoColetivo(grupo, 'SAUDE').map(({ campo }) => campo)).toEqual(campos);
});
