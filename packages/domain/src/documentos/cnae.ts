/** A complete CNAE subclass: seven digits, with or without punctuation. Only the catalogue knows whether it exists. */
export const isCnae = (texto: string): boolean => /^\d{7}$/.test(normalizeCnae(texto));

/**
 * A CNAE as it is stored: without its punctuation.
 *
 * @example normalizeCnae('47.11-3-02') // '4711302'
 */
export const normalizeCnae = (texto: string): string => texto.replace(/[\s./-]/g, '');

/**
 * Shows a CNAE subclass with its punctuation; anything else comes back as it is.
 *
 * @example formatCnae('4711302') // '4711-3/02'
 */
export const formatCnae = (cnae: string): string => cnae.replace(/^(\d{4})(\d)(\d{2})$/, '$1-$2/$3');
