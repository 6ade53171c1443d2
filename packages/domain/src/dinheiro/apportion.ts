/**
 * Splits an amount by weights so that the parts always add up to it: each gets its share rounded down, then the
 * centavos left go one by one to the largest remainders, the earlier part first on a tie (domain design §5.3).
 *
 * @param total integer centavos, may be negative
 * @param pesos non-negative integers, at least one above zero
 * @returns one amount of centavos per weight
 * @throws RangeError when a number is not an integer, a weight is negative or all are zero
 * @example apportion(60_001, [1, 1, 1, 1, 1, 1, 1]) // [8572, 8572, 8572, 8572, 8571, 8571, 8571]
 */
export function apportion(total: number, pesos: readonly number[]): number[] {
  const value = BigInt(total);
  const weights = pesos.map(BigInt);
  const sum = weights.reduce((a, b) => a + b, 0n);
  if (sum <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('pesos devem ser positivos');
  const shares = weights.map((weight, index) => {
    const remainder = (((value * weight) % sum) + sum) % sum;
    return { index, remainder, base: (value * weight - remainder) / sum };
  });
  const left = Number(shares.reduce((rest, share) => rest - share.base, value));
  const byRemainder = shares.toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const lucky = new Set(byRemainder.slice(0, left).map((share) => share.index));
  return shares.map((share) => Number(share.base) + (lucky.has(share.index) ? 1 : 0));
}
