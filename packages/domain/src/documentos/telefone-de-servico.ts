import { formatTelefone, isTelefone, normalizeTelefone } from './telefone.ts';

const digitsOf = (texto: string): string => normalizeTelefone(texto);
/** 0800 and its kind, with six or seven digits after it; 3003, 4004 and theirs, the same in the whole country; numbers of three digits. */
const NACIONAL = /^(0[3589]00\d{6,7}|[34]0\d{2}\d{4}|1\d{2})$/;

/**
 * Whether a text is a telephone companies attend by: any of Brazil, a toll-free one, or one that is the same in the whole country.
 *
 * @example isTelefoneDeServico('0800 123 4567') // true
 * @example isTelefoneDeServico('4004-1234') // true
 */
export const isTelefoneDeServico = (texto: string): boolean =>
  /^[+()\d\s-]+$/.test(texto.trim()) && (isTelefone(texto) || NACIONAL.test(digitsOf(texto)));

/**
 * Shows such a telephone as companies print it; anything else comes back as it is.
 *
 * @example formatTelefoneDeServico('08001234567') // '0800 123 4567'
 * @example formatTelefoneDeServico('40041234') // '4004-1234'
 */
export function formatTelefoneDeServico(telefone: string): string {
  const digits = digitsOf(telefone);
  if (/^0[3589]00\d{6,7}$/.test(digits)) return digits.replace(/^(\d{4})(\d{2,3})(\d{4})$/, '$1 $2 $3');
  return /^[34]0\d{6}$/.test(digits) ? digits.replace(/^(\d{4})(\d{4})$/, '$1-$2') : formatTelefone(telefone);
}
