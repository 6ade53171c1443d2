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
