import { isData } from './is-data.ts';

/**
 * Reads DD/MM/YYYY into `YYYY-MM-DD`; null when it is not a day that exists (spec §5).
 *
 * @example parseData('29/02/2024') // '2024-02-29'
 * @example parseData('31/04/2024') // null
 */
export function parseData(texto: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(texto.trim());
  if (!match) return null;
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  return isData(iso) ? iso : null;
}
