import { isData } from './is-data.ts';

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
