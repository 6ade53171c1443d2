/**
 * Writes a rate of basis points as a percentage, without trailing zeros.
 *
 * @throws RangeError when the rate is not an integer
 * @example formatBps(738) // '7,38%'
 * @example formatBps(2000) // '20%'
 */
export function formatBps(bps: number): string {
  const value = BigInt(bps);
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}${decimals && `,${decimals}`}%`;
}
