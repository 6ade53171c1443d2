/**
 * Whether a text is a plate, old (ABC1234) or Mercosul (ABC1D23), with or without hyphen (domain design §3.2).
 *
 * @example isPlaca('abc1d23') // true
 */
export const isPlaca = (texto: string): boolean => /^[A-Z]{3}-?\d[A-Z0-9]\d{2}$/i.test(texto.trim());
