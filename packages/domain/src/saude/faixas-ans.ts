import { idadeEm } from '../datas/hoje-em.ts';

/** One of the ten age bands of the ANS: 0 is the first (0 to 18), 9 the last (59 and more). */
export type FaixaAns = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The ten bands of RN ANS 563/2022, by the first year of age of each (domain design §5.5). */
export const inicioDasFaixas = [0, 19, 24, 29, 34, 39, 44, 49, 54, 59] as const;

/** How many bands there are. */
export const QUANTIDADE_FAIXAS = inicioDasFaixas.length;

/**
 * The band of an age in whole years.
 *
 * @throws RangeError before birth
 * @example faixaDaIdade(58) // 8
 */
export function faixaDaIdade(idade: number): FaixaAns {
  if (!(idade >= 0)) throw new RangeError('idade antes do nascimento');
  return inicioDasFaixas.findLastIndex((inicio) => idade >= inicio) as FaixaAns;
}

/**
 * The band of somebody born on a day, on another day; null before birth.
 *
 * @param nascimento `YYYY-MM-DD`
 * @param dia `YYYY-MM-DD`
 * @example faixaDoNascimento('1967-11-20', '2026-11-20') // 9
 */
export function faixaDoNascimento(nascimento: string, dia: string): FaixaAns | null {
  const idade = idadeEm(nascimento, dia);
  return idade < 0 ? null : faixaDaIdade(idade);
}

/**
 * The name of a band as brokers read it.
 *
 * @example nomeDaFaixa(1) // '19 a 23 anos'
 */
export function nomeDaFaixa(faixa: FaixaAns): string {
  const next = inicioDasFaixas[faixa + 1];
  return next === undefined ? `${inicioDasFaixas[faixa]} anos ou mais` : `${inicioDasFaixas[faixa]} a ${next - 1} anos`;
}

/**
 * How many lives fall in each band on a day; births to come and days that do not exist are of none.
 *
 * @returns ten counts, first band to last
 * @example countFaixas(['1991-01-01', '2021-05-05'], '2026-11-20') // [1, 0, 0, 0, 1, 0, 0, 0, 0, 0]
 */
export function countFaixas(nascimentos: readonly string[], dia: string): number[] {
  const faixas = nascimentos.map((nascimento) => faixaDoNascimento(nascimento, dia));
  return inicioDasFaixas.map((_, faixa) => faixas.filter((of) => of === faixa).length);
}
