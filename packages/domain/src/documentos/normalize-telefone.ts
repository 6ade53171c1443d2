/**
 * The digits of a phone number without the country code 55.
 *
 * @example normalizeTelefone('+55 (11) 90000-1234') // '11900001234'
 */
export const normalizeTelefone = (texto: string): string => texto.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
