import { isData } from './parse-data.ts';

/**
 * The same day `meses` later (earlier, when negative); a day the month does not have becomes its last.
 *
 * @param iso `YYYY-MM-DD`
 * @throws RangeError when `iso` is not a day
 * @example addMeses('2026-01-31', 1) // '2026-02-28'
 */
export function addMeses(iso: string, meses: number): string {
  if (!isData(iso)) throw new RangeError('não é um dia: YYYY-MM-DD');
  const [ano = 0, mes = 0, dia = 0] = iso.split('-').map(Number);
  const month = ano * 12 + (mes - 1) + meses;
  const ultimo = new Date(Date.UTC(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 0));
  ultimo.setUTCDate(Math.min(dia, ultimo.getUTCDate()));
  return ultimo.toISOString().slice(0, 10);
}
