import { formatNumero } from '../dinheiro/format-numero.ts';

/**
 * Shows how long something took, with as much detail as one can use: tenths below ten seconds, then seconds, then minutes.
 *
 * @param ms milliseconds; negative counts as zero
 * @example formatDuracao(2_567) // '2,6 s'
 * @example formatDuracao(65_000) // '1 min 5 s'
 */
export function formatDuracao(ms: number): string {
  const tenths = Math.round(Math.max(ms, 0) / 100);
  if (tenths < 100) return `${formatNumero(tenths / 10, 1)} s`;
  const seconds = Math.round(tenths / 10);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 ? `${minutes} min ${seconds % 60} s` : `${minutes} min`;
  return minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`;
}
