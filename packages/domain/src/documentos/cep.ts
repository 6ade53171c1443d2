/**
 * Whether a text is a postcode that can exist: eight digits, with or without hyphen, from 01000-000 on.
 *
 * @example isCep('01310-100') // true
 */
export const isCep = (texto: string): boolean => /^(?!00)\d{5}-?\d{3}$/.test(texto.trim());

/**
 * Shows a postcode with its hyphen; anything else comes back as it is.
 *
 * @example formatCep('01310100') // '01310-100'
 */
export const formatCep = (cep: string): string => cep.trim().replace(/^(\d{5})-?(\d{3})$/, '$1-$2');
