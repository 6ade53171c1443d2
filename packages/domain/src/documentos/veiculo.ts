import { normalizeDocumento } from './format-documento.ts';

/**
 * Whether a text is a plate, old (ABC1234) or Mercosul (ABC1D23), with or without hyphen (domain design §3.2).
 *
 * @example isPlaca('abc1d23') // true
 */
export const isPlaca = (texto: string): boolean => /^[A-Z]{3}-?\d[A-Z0-9]\d{2}$/i.test(texto.trim());

/**
 * Shows a plate as it is painted: the old one with hyphen, Mercosul without; anything else comes back as it is.
 *
 * @example formatPlaca('abc1234') // 'ABC-1234'
 * @example formatPlaca('abc1d23') // 'ABC1D23'
 */
export function formatPlaca(placa: string): string {
  if (!isPlaca(placa)) return placa;
  return normalizeDocumento(placa).replace(/^([A-Z]{3})(\d{4})$/, '$1-$2');
}

/**
 * Whether a text is a chassis number: 17 letters and digits without I, O and Q (domain design §3.2).
 *
 * @example isChassi('9BWZZZ377VT004251') // true
 */
export const isChassi = (texto: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(texto.trim());

/**
 * Whether a text is a code of the FIPE table, six digits, hyphen, one digit (domain design §3.2).
 *
 * @example isCodigoFipe('004381-8') // true
 */
export const isCodigoFipe = (texto: string): boolean => /^\d{6}-\d$/.test(texto.trim());
