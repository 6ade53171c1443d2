import { diffDias } from '../datas/add-dias.ts';
import { roundHalfUp } from './percentual.ts';

/** A period and a day of it. */
export interface DiaDoPeriodo {
  /** First day, `YYYY-MM-DD`. */
  readonly inicio: string;
  /** First day after it. */
  readonly fim: string;
  readonly dia: string;
}

/** A period counted in days around a day of it: `decorridos + restantes` is `total`. */
export interface DiasDoPeriodo {
  readonly total: number;
  readonly decorridos: number;
  readonly restantes: number;
}

/**
 * How much of a period is past and how much is left. A day outside it counts as its nearest end.
 *
 * @throws RangeError when the period has no day, or a day is not one
 * @example countDias({ inicio: '2026-01-01', fim: '2027-01-01', dia: '2026-03-02' }) // { total: 365, decorridos: 60, restantes: 305 }
 */
export function countDias({ inicio, fim, dia }: DiaDoPeriodo): DiasDoPeriodo {
  const total = diffDias(inicio, fim);
  const corridos = diffDias(inicio, dia);
  if (!(total > 0) || Number.isNaN(corridos)) throw new RangeError('o período precisa de ao menos um dia');
  const decorridos = Math.min(total, Math.max(0, corridos));
  return { total, decorridos, restantes: total - decorridos };
}

/**
 * The part of an amount that falls on so many days of a period, rounded half-up once.
 *
 * @param centavos integer centavos, may be negative
 * @throws RangeError when a number is not an integer
 * @example prorate(60_000, { dias: 200, total: 365 }) // 32877
 */
export const prorate = (centavos: number, { dias, total }: { dias: number; total: number }): number =>
  roundHalfUp(BigInt(centavos) * BigInt(dias), BigInt(total));
