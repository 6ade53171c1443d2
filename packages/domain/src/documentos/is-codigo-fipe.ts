/**
 * Whether a text is a code of the FIPE table, six digits, hyphen, one digit (domain design §3.2).
 *
 * @example isCodigoFipe('004381-8') // true
 */
export const isCodigoFipe = (texto: string): boolean => /^\d{6}-\d$/.test(texto.trim());
