/**
 * The integer nearest to `numerador / denominador`, exact at any size; a half goes away from zero (domain design §0:
 * round half-up once, at the end).
 *
 * @throws RangeError when the denominator is zero or the result is beyond exact integers
 * @example roundHalfUp(300_000n * 738n, 10_000n) // 22140
 */
export function roundHalfUp(numerador: bigint, denominador: bigint): number {
  const isNegative = numerador < 0n !== denominador < 0n;
  const n = numerador < 0n ? -numerador : numerador;
  const d = denominador < 0n ? -denominador : denominador;
  const result = Number((2n * n + d) / (2n * d));
  if (!Number.isSafeInteger(result)) throw new RangeError('resultado além do inteiro exato');
  return isNegative && result !== 0 ? -result : result;
}

/**
 * A rate applied to an amount, rounded half-up to the centavo.
 *
 * @param centavos integer centavos
 * @param bps rate in basis points (7,38 % = 738)
 * @throws RangeError when either is not an integer
 * @example percentual(300_000, 738) // 22140
 */
export const percentual = (centavos: number, bps: number): number => roundHalfUp(BigInt(centavos) * BigInt(bps), 10_000n);
