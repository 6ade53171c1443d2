/**
 * Writes a plain number the Brazilian way; for money use {@link formatCentavos}.
 *
 * @param casas how many decimals are always shown
 * @example formatNumero(12_345) // '12.345'
 * @example formatNumero(2.5, 1) // '2,5'
 */
export const formatNumero = (numero: number, casas = 0): string =>
  numero.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas });
