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

const TAXA = /^(-?\d{1,5})(?:,(\d{1,2}))?\s*%?$/;

/**
 * Reads a typed percentage into basis points; null when it is not one.
 *
 * @example parseBps('7,38%') // 738
 * @example parseBps('20') // 2000
 */
export function parseBps(texto: string): number | null {
  const match = TAXA.exec(texto.trim());
  if (!match) return null;
  return Number((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0')) || 0;
}
