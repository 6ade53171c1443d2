/**
 * The digits of a phone number without the country code 55.
 *
 * @example normalizeTelefone('+55 (11) 90000-1234') // '11900001234'
 */
export const normalizeTelefone = (texto: string): string => texto.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');

/** Area codes in use, per Anatel's numbering plan. */
export const DDDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 ' +
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/**
 * Whether a text is a mobile number: an area code in use, a 9 and eight digits (domain design §3.1).
 *
 * @example isCelular('(11) 90000-1234') // true
 * @example isCelular('(20) 90000-1234') // false
 */
export function isCelular(texto: string): boolean {
  const digits = normalizeTelefone(texto);
  return /^\d{2}9\d{8}$/.test(digits) && DDDS.has(digits.slice(0, 2)) && /^[+()\d\s-]+$/.test(texto.trim());
}

/**
 * Whether a text is a Brazilian telephone: a mobile, or a landline of eight digits that begins with 2 to 5 (Anatel's numbering plan).
 *
 * @example isTelefone('(35) 3471-1234') // true
 */
export function isTelefone(texto: string): boolean {
  const digits = normalizeTelefone(texto);
  const isFixo = /^\d{2}[2-5]\d{7}$/.test(digits) && DDDS.has(digits.slice(0, 2)) && /^[+()\d\s-]+$/.test(texto.trim());
  return isFixo || isCelular(texto);
}

/**
 * Shows a phone of 10 or 11 digits with area code and hyphen; anything else comes back as it is.
 *
 * @example formatTelefone('11900001234') // '(11) 90000-1234'
 */
export function formatTelefone(telefone: string): string {
  const digits = normalizeTelefone(telefone);
  return /^\d{10,11}$/.test(digits) ? digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3') : telefone;
}
