import { diffDias } from '../datas/add-dias.ts';
import { percentual } from '../dinheiro/percentual.ts';
import type { Vigencia } from '../vigencia/linha-vigente.ts';

/** How much of what is expected is counted on, and the days it is so. Rates in bps. */
export interface PesosDaPrevisao extends Vigencia {
  /** Of what the bank already shows. */
  readonly conciliadaBps: number;
  /** Of what is not yet due, or late by no more than `atrasoDias`. */
  readonly emDiaBps: number;
  /** Of what is later. */
  readonly atrasadaBps: number;
  readonly atrasoDias: number;
}

/** 100 %, 90 % and, late by more than 30 days, 50 % (domain design §5.7). Data: each subscription has its own rows; read with `linhaVigente`. */
export const pesosDaPrevisao: readonly PesosDaPrevisao[] = [
  { desde: '2000-01-01', conciliadaBps: 10_000, emDiaBps: 9_000, atrasadaBps: 5_000, atrasoDias: 30 },
];

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
