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

/** The 26 states and the Federal District. */
export const UFS: readonly string[] =
  /* @__PURE__ */ 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');
