/**
 * A CNAE as it is stored: without its punctuation.
 *
 * @example normalizeCnae('47.11-3-02') // '4711302'
 */
export const normalizeCnae = (texto: string): string => texto.replace(/[\s./-]/g, '');
