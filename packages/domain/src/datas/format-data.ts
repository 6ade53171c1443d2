import { noFuso } from './fuso.ts';
import { isData } from './parse-data.ts';

/**
 * Shows a calendar day as DD/MM/YYYY (spec §5). Other text is returned unchanged, so that a half-typed field stays visible.
 *
 * @param iso `YYYY-MM-DD`
 * @example formatData('2026-11-20') // '20/11/2026'
 */
export const formatData = (iso: string): string => (isData(iso) ? iso.split('-').reverse().join('/') : iso);

/**
 * Shows a month as MM/YYYY.
 *
 * @param mes `YYYY-MM`; of a day, its month
 * @example formatMes('2026-11') // '11/2026'
 */
export const formatMes = (mes: string): string => `${mes.slice(5, 7)}/${mes.slice(0, 4)}`;

/**
 * Shows the time of day of a moment as HH:mm in São Paulo.
 *
 * @param instante ISO 8601 with offset
 * @throws RangeError when it is not a moment
 * @example formatHora('2026-11-20T01:30:00Z') // '22:30'
 */
export const formatHora = (instante: string): string => noFuso(new Date(instante)).hora;

/**
 * Shows the day of a moment as DD/MM/YYYY in São Paulo.
 *
 * @param instante ISO 8601 with offset, or a moment
 * @throws RangeError when it is not a moment
 * @example formatDia('2026-11-20T01:30:00Z') // '19/11/2026'
 */
export const formatDia = (instante: string | Date): string => formatData(noFuso(new Date(instante)).dia);

/**
 * Shows a moment as DD/MM/YYYY HH:mm in São Paulo (spec §9).
 *
 * @param instante ISO 8601 with offset
 * @throws RangeError when it is not a moment
 * @example formatDataHora('2026-11-20T01:30:00Z') // '19/11/2026 22:30'
 */
export function formatDataHora(instante: string): string {
  const { dia, hora } = noFuso(new Date(instante));
  return `${formatData(dia)} ${hora}`;
}
