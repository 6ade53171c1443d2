import { addDias } from './add-dias.ts';
import { formatData } from './format-data.ts';
import { noFuso } from './fuso.ts';

const MINUTO_MS = 60_000;

/**
 * Formats a moment relative to now, in São Paulo: minutes within the hour, the hour for today and yesterday, then the day.
 *
 * @param instante ISO 8601 with offset
 * @throws RangeError when it is not a moment
 * @example formatRelativo('2026-11-20T11:55:00Z', new Date('2026-11-20T12:00:00Z')) // 'há 5 min'
 */
export function formatRelativo(instante: string, agora: Date): string {
  const { dia, hora } = noFuso(new Date(instante));
  const minutes = Math.floor((agora.getTime() - Date.parse(instante)) / MINUTO_MS);
  if (minutes < 1) return 'agora';
  if (minutes < 60) return `há ${minutes} min`;
  const hoje = noFuso(agora).dia;
  if (dia === hoje) return `hoje, ${hora}`;
  return dia === addDias(hoje, -1) ? `ontem, ${hora}` : formatData(dia);
}
