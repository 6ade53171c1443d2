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
