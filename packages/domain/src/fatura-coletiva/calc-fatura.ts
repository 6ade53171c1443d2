import { addDias, diffDias } from '../datas/add-dias.ts';
import { addMeses } from '../datas/add-meses.ts';
import { isData } from '../datas/parse-data.ts';
import { percentual, roundHalfUp } from '../dinheiro/percentual.ts';
import { prorate } from '../dinheiro/prorate.ts';
import { calcIof } from '../iof/calc-iof.ts';
import { type FaixaAns, faixaDoNascimento, inicioDasFaixas } from '../saude/faixas-ans.ts';
import { type Multiplicadores, precoDaFaixa } from '../saude/multiplicadores.ts';
import type { VidaDoGrupo } from './vida-do-grupo.ts';

/** What a life costs a month: by age band, in health; by its capital and a rate of its band, in life insurance. */
export type PrecoColetivo =
  | { readonly tipo: 'SAUDE'; readonly baseCentavos: number; readonly multiplicadores: Multiplicadores }
  /** Rate of each of the ten bands: centavos a month for each million of centavos of capital. */
  | { readonly tipo: 'VIDA'; readonly taxasPorMilhao: readonly number[] };

/** What a monthly bill of a collective policy is made of. */
export interface PedidoDaFatura {
  readonly vidas: readonly VidaDoGrupo[];
  /** `YYYY-MM` */
  readonly competencia: string;
  readonly preco: PrecoColetivo;
  /** Who comes in or leaves within the month pays its days, or the whole month. */
  readonly cobranca: 'PRO_RATA' | 'MES_CHEIO';
  /** In force on the first day of the month, from `iofVigente`; 0 of an operadora. */
  readonly iofBps: number;
  readonly comissaoBps: number;
}

/** Lives of one band, and what they come to. */
export interface FaixaDaFatura {
  readonly faixa: FaixaAns;
  readonly vidas: number;
  readonly premioCentavos: number;
}

/** A bill; `total = liquido + iof`. Integer centavos. */
export interface FaturaColetiva {
  readonly competencia: string;
  readonly vidas: number;
  readonly faixas: readonly FaixaDaFatura[];
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  readonly totalCentavos: number;
  readonly comissaoCentavos: number;
}

const MILHAO = 1_000_000n;

function monthlyOf({ capitalCentavos }: VidaDoGrupo, faixa: FaixaAns, preco: PrecoColetivo): number {
  if (preco.tipo === 'SAUDE') return precoDaFaixa(preco.baseCentavos, faixa, preco.multiplicadores);
  return roundHalfUp(BigInt(capitalCentavos ?? 0) * BigInt(preco.taxasPorMilhao[faixa] ?? 0), MILHAO);
}

/**
 * The bill of a month of a collective policy: each life by its age band on the first day of the month (on its first day covered, of who comes in
 * later), rounded half-up once for each life; IOF and commission of the sum (domain design §5.1, §5.5).
 *
 * @throws RangeError when `competencia` is no month, an amount is not an integer, or somebody was not yet born
 * @example calcFatura(quatroVidas).totalCentavos // 213063: 2.081,10 and IOF of 49,53
 */
export function calcFatura({ vidas, competencia, preco, cobranca, iofBps, comissaoBps }: PedidoDaFatura): FaturaColetiva {
  const primeiro = `${competencia}-01`;
  if (!isData(primeiro)) throw new RangeError('competência: YYYY-MM');
  const seguinte = addMeses(primeiro, 1);
  const total = diffDias(primeiro, seguinte);
  const faixas = inicioDasFaixas.map((_, faixa) => ({ faixa: faixa as FaixaAns, vidas: 0, premioCentavos: 0 }));
  for (const vida of vidas) {
    const desde = vida.inicio > primeiro ? vida.inicio : primeiro;
    const depois = vida.fim === null || vida.fim >= seguinte ? seguinte : addDias(vida.fim, 1);
    const dias = diffDias(desde, depois);
    if (dias <= 0) continue;
    const faixa = faixaDoNascimento(vida.nascimento, desde);
    const linha = faixa === null ? undefined : faixas[faixa];
    if (faixa === null || !linha) throw new RangeError('nascimento de depois da inclusão');
    const mensal = monthlyOf(vida, faixa, preco);
    linha.vidas += 1;
    linha.premioCentavos += cobranca === 'PRO_RATA' ? prorate(mensal, { dias, total }) : mensal;
  }
  const premioLiquidoCentavos = faixas.reduce((soma, { premioCentavos }) => soma + premioCentavos, 0);
  const iofCentavos = calcIof(premioLiquidoCentavos, iofBps);
  return {
    competencia,
    vidas: faixas.reduce((soma, faixa) => soma + faixa.vidas, 0),
    faixas: faixas.filter((faixa) => faixa.vidas > 0),
    premioLiquidoCentavos,
    iofCentavos,
    totalCentavos: premioLiquidoCentavos + iofCentavos,
    comissaoCentavos: percentual(premioLiquidoCentavos, comissaoBps),
  };
}

/** What a later month makes good of a bill that was closed wrong; negative where too much was charged. */
export type AjusteDaFatura = Pick<FaturaColetiva, 'premioLiquidoCentavos' | 'iofCentavos' | 'totalCentavos' | 'comissaoCentavos'>;

/**
 * What goes to the next bill when one that is closed should have been another: the difference of each amount, so that both months together come
 * to what is right.
 *
 * @throws RangeError when they are of different months
 * @example ajusteDaFatura(fechada, corrigida).totalCentavos // 36121 for a life of 352,80 that was missing
 */
export function ajusteDaFatura(fechada: FaturaColetiva, corrigida: FaturaColetiva): AjusteDaFatura {
  if (fechada.competencia !== corrigida.competencia) throw new RangeError('as duas faturas são do mesmo mês');
  return {
    premioLiquidoCentavos: corrigida.premioLiquidoCentavos - fechada.premioLiquidoCentavos,
    iofCentavos: corrigida.iofCentavos - fechada.iofCentavos,
    totalCentavos: corrigida.totalCentavos - fechada.totalCentavos,
    comissaoCentavos: corrigida.comissaoCentavos - fechada.comissaoCentavos,
  };
}
