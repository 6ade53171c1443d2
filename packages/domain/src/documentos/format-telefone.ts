import { normalizeTelefone } from './normalize-telefone.ts';

/**
 * Shows a phone of 10 or 11 digits with area code and hyphen; anything else comes back as it is.
 *
 * @example formatTelefone('11900001234') // '(11) 90000-1234'
 */
export function formatTelefone(telefone: string): string {
  const digits = normalizeTelefone(telefone);
  return /^\d{10,11}$/.test(digits) ? digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3') : telefone;
}
