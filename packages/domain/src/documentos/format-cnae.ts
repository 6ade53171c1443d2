/**
 * Shows a CNAE subclass with its punctuation; anything else comes back as it is.
 *
 * @example formatCnae('4711302') // '4711-3/02'
 */
export const formatCnae = (cnae: string): string => cnae.replace(/^(\d{4})(\d)(\d{2})$/, '$1-$2/$3');
