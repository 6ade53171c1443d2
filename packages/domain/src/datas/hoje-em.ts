import { noFuso } from './fuso.ts';

/**
 * The calendar day it is in São Paulo at a moment.
 *
 * @param agora the moment; the caller owns the clock
 * @returns `YYYY-MM-DD`
 * @throws RangeError when the moment is not a valid date
 * @example hojeEm(new Date('2026-11-20T01:30:00Z')) // '2026-11-19'
 */
export const hojeEm = (agora: Date): string => noFuso(agora).dia;

/**
 * Completed years of age on a day; negative before birth. Born on 29 February: completes a year on 1 March of common years.
 *
 * @param nascimento `YYYY-MM-DD`
 * @param dia `YYYY-MM-DD`
 * @example idadeEm('2008-11-21', '2026-11-20') // 17
 */
export function idadeEm(nascimento: string, dia: string): number {
  const years = Number(dia.slice(0, 4)) - Number(nascimento.slice(0, 4));
  return dia.slice(5) < nascimento.slice(5) ? years - 1 : years;
}
