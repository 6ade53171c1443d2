/**
 * Writes a plain number the Brazilian way; for money use {@link formatCentavos}.
 *
 * @param casas how many decimals are always shown
 * @example formatNumero(12_345) // '12.345'
 * @example formatNumero(2.5, 1) // '2,5'
 */
export const formatNumero = (numero: number, casas = 0): string =>
  numero.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas });

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/**
 * Writes an amount of centavos the Brazilian way: `R$`, dot for thousands, comma, two decimals (spec §5).
 * The space after `R$` is a plain one (not U+00A0), so that the text copies, compares and prints the same everywhere;
 * a cell that must not break is told so by its style.
 *
 * @param centavos integer centavos, may be negative
 * @param options `simbolo: false` leaves `R$` out, as inside a money field
 * @throws RangeError when the amount is not an integer
 * @example formatCentavos(123456) // 'R$ 1.234,56'
 */
export function formatCentavos(centavos: number, { simbolo = true }: { simbolo?: boolean } = {}): string {
  const value = BigInt(centavos);
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return `${value < 0n ? '-' : ''}${simbolo ? 'R$ ' : ''}${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
}
