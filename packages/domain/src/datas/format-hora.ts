import { noFuso } from './fuso.ts';

/**
 * Shows the time of day of a moment as HH:mm in São Paulo.
 *
 * @param instante ISO 8601 with offset
 * @throws RangeError when it is not a moment
 * @example formatHora('2026-11-20T01:30:00Z') // '22:30'
 */
export const formatHora = (instante: string): string => noFuso(new Date(instante)).hora;
