import { roundHalfUp } from './round-half-up.ts';

/**
 * A rate applied to an amount, rounded half-up to the centavo.
 *
 * @param centavos integer centavos
 * @param bps rate in basis points (7,38 % = 738)
 * @throws RangeError when either is not an integer
 * @example percentual(300_000, 738) // 22140
 */
export const percentual = (centavos: number, bps: number): number => roundHalfUp(BigInt(centavos) * BigInt(bps), 10_000n);
