/**
 * Shows a postcode with its hyphen; anything else comes back as it is.
 *
 * @example formatCep('01310100') // '01310-100'
 */
export const formatCep = (cep: string): string => cep.trim().replace(/^(\d{5})-?(\d{3})$/, '$1-$2');
