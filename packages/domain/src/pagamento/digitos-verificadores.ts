/** Sum of the digits from the right, each times its weight in turn. */
function weigh(digitos: string, pesos: readonly number[], value: (produto: number) => number): number {
  return [...digitos].toReversed().reduce((soma, digito, at) => soma + value(Number(digito) * (pesos[at % pesos.length] ?? 0)), 0);
}

const DE_2_A_9 = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Check digit modulo 10 of a field of a boleto (FEBRABAN): weights 2 and 1 from the right, the digits of each product added.
 *
 * @example digitoMod10('001905009') // 5
 */
export const digitoMod10 = (digitos: string): number =>
  (10 - (weigh(digitos, [2, 1], (produto) => Math.floor(produto / 10) + (produto % 10)) % 10)) % 10;

/**
 * General check digit of a bank's bar code, modulo 11 with weights 2 to 9: what would be 0, 10 or 11 is written 1.
 *
 * @example digitoMod11Boleto('0019373700000001000500940144816060680935031') // 3
 */
export function digitoMod11Boleto(digitos: string): number {
  const digito = 11 - (weigh(digitos, DE_2_A_9, (produto) => produto) % 11);
  return digito > 9 ? 1 : digito;
}

/**
 * Check digit modulo 11 of a collection slip: a remainder of 0 or 1 gives 0, as 10 has no digit.
 *
 * @example digitoMod11Arrecadacao('01230067896') // 0
 */
export function digitoMod11Arrecadacao(digitos: string): number {
  const resto = weigh(digitos, DE_2_A_9, (produto) => produto) % 11;
  return resto < 2 ? 0 : 11 - resto;
}
