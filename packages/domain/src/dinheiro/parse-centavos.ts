const VALOR = /^(-?)(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;

/**
 * Reads what a person typed in a money field into integer centavos; null when it is not an amount.
 * Dots only separate thousands: `1.23` may be an unfinished `1.234`, so it is refused rather than guessed.
 *
 * @example parseCentavos('R$ 1.234,56') // 123456
 * @example parseCentavos('1.23') // null
 */
export function parseCentavos(texto: string): number | null {
  const match = VALOR.exec(texto.trim());
  if (!match) return null;
  const [, sign, reais = '', decimals = ''] = match;
  const centavos = Number(reais.replaceAll('.', '') + decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(centavos)) return null;
  return sign && centavos !== 0 ? -centavos : centavos;
}
