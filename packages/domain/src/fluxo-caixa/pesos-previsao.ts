import type { DadosPrevisao } from '@balcao/contracts';
import { diffDias } from '../datas/add-dias.ts';
import { percentual } from '../dinheiro/percentual.ts';

/** How much of what is expected is counted on. Rates in bps. */
export type PesosDaPrevisao = Omit<DadosPrevisao, 'horizonteMeses'>;

/**
 * What a subscription that chose nothing counts on: 100 % of what the bank shows, 90 %, and 50 % of what is late by more than 30 days (domain
 * design §5.7); and how many months ahead what recurs is written.
 */
export const previsaoPadrao: DadosPrevisao = {
  conciliadaBps: 10_000,
  emDiaBps: 9_000,
  atrasadaBps: 5_000,
  atrasoDias: 30,
  horizonteMeses: 12,
};

/** Something expected, as far as its weight goes. */
export interface Prevista {
  /** When it is expected, `YYYY-MM-DD`. */
  readonly dia: string;
  /** Integer centavos; negative when it goes out. */
  readonly valorCentavos: number;
  readonly isConciliada: boolean;
}

/**
 * What of an expected amount is counted on, rounded half-up once. What goes out is counted whole: nobody plans on not paying.
 *
 * @param hoje `YYYY-MM-DD`
 * @throws RangeError when the amount is not an integer, or a day is not one
 * @example weighPrevista({ dia: '2026-11-30', valorCentavos: 180_000, isConciliada: false }, { hoje: '2026-11-20', pesos }) // 162000
 */
export function weighPrevista(
  { dia, valorCentavos, isConciliada }: Prevista,
  { hoje, pesos }: { readonly hoje: string; readonly pesos: PesosDaPrevisao },
): number {
  const atraso = diffDias(dia, hoje);
  if (Number.isNaN(atraso) || !Number.isSafeInteger(valorCentavos)) throw new RangeError('dia: YYYY-MM-DD; valor: centavos inteiros');
  if (valorCentavos < 0) return valorCentavos;
  return percentual(valorCentavos, isConciliada ? pesos.conciliadaBps : atraso > pesos.atrasoDias ? pesos.atrasadaBps : pesos.emDiaBps);
}
