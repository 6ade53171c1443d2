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
