import { percentual } from '../dinheiro/percentual.ts';

/**
 * IOF of a net premium: `round(líquido × bps)`, half-up (domain design §5.1).
 *
 * @param liquidoCentavos integer centavos
 * @param bps rate on the day of issue, from {@link iofVigente}
 * @returns integer centavos
 * @throws RangeError when either is not an integer
 * @example calcIof(300_000, 738) // 22140
 */
export const calcIof = (liquidoCentavos: number, bps: number): number => percentual(liquidoCentavos, bps);
