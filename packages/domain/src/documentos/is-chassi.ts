/**
 * Whether a text is a chassis number: 17 letters and digits without I, O and Q (domain design §3.2).
 *
 * @example isChassi('9BWZZZ377VT004251') // true
 */
export const isChassi = (texto: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(texto.trim());
