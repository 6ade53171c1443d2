/**
 * Whether a text is a postcode that can exist: eight digits, with or without hyphen, from 01000-000 on.
 *
 * @example isCep('01310-100') // true
 */
export const isCep = (texto: string): boolean => /^(?!00)\d{5}-?\d{3}$/.test(texto.trim());
