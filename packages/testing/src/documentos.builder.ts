const PESOS_CPF = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const PESOS_CNPJ = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Check digit modulo 11 over ASCII − 48, written here on its own so that the product's check has something else to agree with. */
function digit(base: string, weights: readonly number[]): number {
  const used = weights.slice(weights.length - base.length);
  const rest = [...base].reduce((sum, character, index) => sum + (character.charCodeAt(0) - 48) * (used[index] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function withDigits(base: string, weights: readonly number[]): string {
  const first = `${base}${digit(base, weights)}`;
  return `${first}${digit(first, weights)}`;
}

/**
 * The nth CPF of a reserved range (900.000.000 on), check digits right; the same n always gives the same CPF.
 *
 * @param n 0 to 99.999.998
 * @example cpfValido(1) // '90000000191'
 */
export const cpfValido = (n: number): string => withDigits(String(900_000_000 + n).padStart(9, '0'), PESOS_CPF);

/**
 * The nth CNPJ of a reserved range, check digits right; the same n always gives the same CNPJ.
 *
 * @param n 0 to 9.999.999
 * @param options `alfanumerico`: of the new kind, with letters
 * @example cnpjValido(1, { alfanumerico: true }) // starts with 'BL'
 */
export function cnpjValido(n: number, { alfanumerico = false }: { alfanumerico?: boolean } = {}): string {
  const root = alfanumerico ? `BL${n.toString(36).toUpperCase().padStart(6, '0')}` : String(90_000_000 + n);
  return withDigits(`${root}0001`, PESOS_CNPJ);
}
