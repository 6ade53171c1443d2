import { formatData } from './format-data.ts';
import { noFuso } from './fuso.ts';

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
