import { isData } from './parse-data.ts';

const DIA_MS = 86_400_000;

/**
 * The day `dias` after another (before, when negative).
 *
 * @param iso `YYYY-MM-DD`
 * @throws RangeError when `iso` is not a day
 * @example addDias('2026-12-31', 1) // '2027-01-01'
 */
export const addDias = (iso: string, dias: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + dias * DIA_MS).toISOString().slice(0, 10);

/**
 * How many days from one day to another; negative when `ate` comes first.
 *
 * @param de `YYYY-MM-DD`
 * @param ate `YYYY-MM-DD`
 * @returns whole days, NaN when either is not a day
 * @example diffDias('2026-11-20', '2026-12-20') // 30
 */
export const diffDias = (de: string, ate: string): number => (Date.parse(`${ate}T00:00:00Z`) - Date.parse(`${de}T00:00:00Z`)) / DIA_MS;

/**
 * The same day `anos` later (earlier, when negative); 29 February becomes the 28th where there is none.
 *
 * @param iso `YYYY-MM-DD`
 * @throws RangeError when `iso` is not a day
 * @example addAnos('2024-02-29', 1) // '2025-02-28'
 */
export function addAnos(iso: string, anos: number): string {
  if (!isData(iso)) throw new RangeError('não é um dia: YYYY-MM-DD');
  const moved = `${String(Number(iso.slice(0, 4)) + anos).padStart(4, '0')}${iso.slice(4)}`;
  return moved.endsWith('-02-29') && !isData(moved) ? moved.replace(/29$/, '28') : moved;
}
