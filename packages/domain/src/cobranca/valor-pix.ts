/**
 * An amount as API Pix writes it.
 *
 * @param centavos non-negative integer
 * @throws RangeError when it is no such integer, or has more than ten digits before the point
 * @example formatValorPix(12_345) // '123.45'
 */
export function formatValorPix(centavos: number): string {
  if (!Number.isInteger(centavos) || centavos < 0 || centavos >= 1e12) throw new RangeError('valor fora do que a API Pix escreve');
  const digits = String(centavos).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads an amount of API Pix into centavos; null when it is not one.
 *
 * @example parseValorPix('123.45') // 12345
 */
export function parseValorPix(texto: string): number | null {
  const [, reais, centavos] = /^(\d{1,10})\.(\d{2})$/.exec(texto) ?? [];
  return reais === undefined ? null : Number(reais + (centavos ?? ''));
}
