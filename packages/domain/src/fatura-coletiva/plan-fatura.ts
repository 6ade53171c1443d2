import type { DadosGrupoColetivo } from '@balcao/contracts';
import { addMeses } from '../datas/add-meses.ts';
import { forecastAgenciamento, forecastProLabore } from '../comissao/forecast-por-fatura.ts';
import { type FaixaAns, QUANTIDADE_FAIXAS } from '../saude/faixas-ans.ts';
import { multiplicadoresPadrao, precoDaFaixa } from '../saude/multiplicadores.ts';
import { ajusteDaFatura, calcFatura, type FaturaColetiva, type PrecoColetivo } from './calc-fatura.ts';
import type { VidaDoGrupo } from './vida-do-grupo.ts';

/** How a month is reckoned: kept with a bill when it closes, so that a later price never changes what an earlier month was. */
export interface PrecoDoMes extends Pick<DadosGrupoColetivo, 'preco' | 'baseCentavos' | 'tabela' | 'cobranca' | 'comissaoBps'> {
  readonly iofBps: number;
}

/** Net premium, IOF and commission, integer centavos. */
export interface ValoresDaFatura {
  readonly liquidoCentavos: number;
  readonly iofCentavos: number;
  readonly comissaoCentavos: number;
}

/** A bill that is closed, with what it charged and what later ones made good of it. */
export interface FaturaFechada {
  readonly id: string;
  readonly competencia: string;
  readonly preco: PrecoDoMes;
  /** What the lives came to when it closed. */
  readonly proprio: ValoresDaFatura;
  /** What it made good of earlier ones. */
  readonly ajuste: ValoresDaFatura;
  /** False where the whole came to less than nothing: then nothing of it was charged. */
  readonly isCobrada: boolean;
  /** What later closed bills made good of it. */
  readonly acertado: ValoresDaFatura;
}

/** What a bill makes good of an earlier one. */
export interface AjusteDeMes extends ValoresDaFatura {
  readonly faturaId: string;
  readonly competencia: string;
}

/** A bill as it stands: what its lives come to, what it makes good, and what is to be charged. */
export interface FaturaPlanejada {
  readonly fatura: FaturaColetiva;
  readonly ajustes: readonly AjusteDeMes[];
  /** Sum of the adjustments. */
  readonly ajuste: ValoresDaFatura;
  /** Of both. */
  readonly devido: ValoresDaFatura;
  /** False where the whole comes to nothing or less: no instalment is made, and what is owed goes to the next. */
  readonly isCobrada: boolean;
}

const NADA: ValoresDaFatura = { liquidoCentavos: 0, iofCentavos: 0, comissaoCentavos: 0 };
const plus = (a: ValoresDaFatura, b: ValoresDaFatura): ValoresDaFatura => ({
  liquidoCentavos: a.liquidoCentavos + b.liquidoCentavos,
  iofCentavos: a.iofCentavos + b.iofCentavos,
  comissaoCentavos: a.comissaoCentavos + b.comissaoCentavos,
});
const isNada = (um: ValoresDaFatura): boolean => um.liquidoCentavos === 0 && um.iofCentavos === 0 && um.comissaoCentavos === 0;

/**
 * What a life costs a month in a group.
 *
 * @example precoDoGrupo({ preco: 'POR_VIDA', baseCentavos: 9_900, tabela: null }) // every band at 99,00
 */
export function precoDoGrupo({ preco, baseCentavos, tabela }: Pick<PrecoDoMes, 'preco' | 'baseCentavos' | 'tabela'>): PrecoColetivo {
  if (preco === 'CAPITAL') return { tipo: 'VIDA', taxasPorMilhao: tabela ?? [] };
  const multiplicadores = preco === 'FAIXA' ? (tabela ?? multiplicadoresPadrao) : Array.from({ length: QUANTIDADE_FAIXAS }, () => 1_000);
  return { tipo: 'SAUDE', baseCentavos: baseCentavos ?? 0, multiplicadores };
}

/**
 * What a whole month of a life costs in a band, integer centavos.
 *
 * @param capitalCentavos of its life insurance; null in health
 */
export function mensalDaFaixa(
  grupo: Pick<PrecoDoMes, 'preco' | 'baseCentavos' | 'tabela'>,
  faixa: FaixaAns,
  capitalCentavos: number | null,
) {
  const preco = precoDoGrupo(grupo);
  if (preco.tipo === 'SAUDE') return precoDaFaixa(preco.baseCentavos, faixa, preco.multiplicadores);
  return Number((BigInt(capitalCentavos ?? 0) * BigInt(preco.taxasPorMilhao[faixa] ?? 0) + 500_000n) / 1_000_000n);
}

const billOf = (vidas: readonly VidaDoGrupo[], competencia: string, { iofBps, comissaoBps, cobranca, ...preco }: PrecoDoMes) =>
  calcFatura({ vidas, competencia, preco: precoDoGrupo(preco), cobranca, iofBps, comissaoBps });

const valoresDe = ({ premioLiquidoCentavos, iofCentavos, comissaoCentavos }: Omit<FaturaColetiva, 'faixas' | 'vidas' | 'competencia'>) => ({
  liquidoCentavos: premioLiquidoCentavos,
  iofCentavos,
  comissaoCentavos,
});
const asBill = (modelo: FaturaColetiva, { liquidoCentavos, iofCentavos, comissaoCentavos }: ValoresDaFatura): FaturaColetiva => ({
  ...modelo,
  premioLiquidoCentavos: liquidoCentavos,
  iofCentavos,
  totalCentavos: liquidoCentavos + iofCentavos,
  comissaoCentavos,
});

/** What is still to be made good of a closed bill: what its lives come to now, less all that was charged of it. */
function pendingOf(vidas: readonly VidaDoGrupo[], fechada: FaturaFechada): AjusteDeMes {
  const { id, competencia, preco, proprio, ajuste, isCobrada, acertado } = fechada;
  const certa = billOf(vidas, competencia, preco);
  const cobrado = plus(isCobrada ? plus(proprio, ajuste) : NADA, acertado);
  const devido = plus(valoresDe(certa), ajuste);
  return { faturaId: id, competencia, ...valoresDe(ajusteDaFatura(asBill(certa, cobrado), asBill(certa, devido))) };
}

/**
 * The bill of a month: its lives, and what is made good of the closed ones before it, so that all of them together come to what is right
 * (domain design §5.1, §5.5).
 *
 * @param fechadas closed bills of the policy, of earlier months
 * @throws RangeError as `calcFatura` does
 * @example planFatura({ vidas, competencia: '2026-11', preco, fechadas: [] }).devido.liquidoCentavos // 208110
 */
export function planFatura({
  vidas,
  competencia,
  preco,
  fechadas,
}: {
  readonly vidas: readonly VidaDoGrupo[];
  readonly competencia: string;
  readonly preco: PrecoDoMes;
  readonly fechadas: readonly FaturaFechada[];
}): FaturaPlanejada {
  const fatura = billOf(vidas, competencia, preco);
  const ajustes = fechadas.map((fechada) => pendingOf(vidas, fechada)).filter((um) => !isNada(um));
  const ajuste = ajustes.reduce(plus, NADA);
  const devido = plus(valoresDe(fatura), ajuste);
  return { fatura, ajustes, ajuste, devido, isCobrada: devido.liquidoCentavos > 0 && devido.liquidoCentavos + devido.iofCentavos > 0 };
}

/** A commission that closing a bill makes one expect. */
export interface ComissaoDaFatura {
  readonly tipo: 'COMISSAO' | 'AGENCIAMENTO' | 'PROLABORE';
  readonly baseCentavos: number;
  readonly bps: number;
  readonly previstaCentavos: number;
}

/**
 * What is expected of a bill: its commission, its share of the agenciamento while it is among the first, and the pró-labore (domain design §5.3).
 *
 * @param anteriores bases of the charged bills before it, in order, and the agenciamento expected of each
 */
export function comissoesDaFatura(
  { devido, vencimento }: { readonly devido: ValoresDaFatura; readonly vencimento: string },
  termos: Pick<DadosGrupoColetivo, 'comissaoBps' | 'agenciamentoBps' | 'agenciamentoFaturas' | 'prolaboreBps'>,
  anteriores: readonly { readonly baseCentavos: number; readonly agenciamentoCentavos: number }[],
): ComissaoDaFatura[] {
  const { liquidoCentavos: baseCentavos, comissaoCentavos } = devido;
  const asked = [...anteriores.map((uma) => uma.baseCentavos), baseCentavos].map((base, at) => ({
    numero: at + 1,
    vencimento,
    baseCentavos: base,
  }));
  const [prolabore] = forecastProLabore(asked.slice(-1), termos.prolaboreBps);
  const isDasPrimeiras = anteriores.length < termos.agenciamentoFaturas;
  const inteiro = isDasPrimeiras ? forecastAgenciamento(asked, { bps: termos.agenciamentoBps, faturas: termos.agenciamentoFaturas }) : [];
  // one amount over the first bills, rounded once: this one has what those before it do not
  const agenciamento =
    inteiro.reduce((soma, um) => soma + um.previstaCentavos, 0) -
    (isDasPrimeiras ? anteriores.reduce((soma, uma) => soma + uma.agenciamentoCentavos, 0) : 0);
  return [
    { tipo: 'COMISSAO' as const, baseCentavos, bps: termos.comissaoBps, previstaCentavos: comissaoCentavos },
    { tipo: 'AGENCIAMENTO' as const, baseCentavos, bps: Math.min(termos.agenciamentoBps, 20_000), previstaCentavos: agenciamento },
    { tipo: 'PROLABORE' as const, baseCentavos, bps: termos.prolaboreBps, previstaCentavos: prolabore?.previstaCentavos ?? 0 },
  ].filter(({ previstaCentavos }) => previstaCentavos !== 0);
}

/**
 * The day a bill is due: in the month after its own.
 *
 * @example vencimentoDaFatura('2026-11', 10) // '2026-12-10'
 */
export const vencimentoDaFatura = (competencia: string, dia: number): string =>
  `${addMeses(`${competencia}-01`, 1).slice(0, 7)}-${String(dia).padStart(2, '0')}`;
