import { addDias } from './add-dias.ts';

/** Days on which nobody is charged nor paid: by month and day, and by their distance from Easter Sunday. */
export interface Feriados {
  /** `MM-DD`. */
  readonly fixos: readonly string[];
  /** Days after Easter; before it when negative. */
  readonly daPascoa: readonly number[];
}

/**
 * The national bank holidays of Brazil [K]: Law 662/1949, Law 6,802/1980, Law 14,759/2023, and the movable ones the banks keep (Carnival
 * Monday and Tuesday, Good Friday, Corpus Christi).
 */
export const feriadosBancarios: Feriados = {
  fixos: ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'],
  daPascoa: [-48, -47, -2, 60],
};

/**
 * Easter Sunday of a year of the Gregorian calendar (Meeus).
 *
 * @returns `YYYY-MM-DD`
 * @example pascoaDe(2026) // '2026-04-05'
 */
export function pascoaDe(ano: number): string {
  const [a, b, c] = [ano % 19, Math.floor(ano / 100), ano % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const mes = Math.floor((h + l - 7 * m + 90) / 25);
  const dia = (h + l - 7 * m + 33 * mes + 19) % 32;
  return `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
}

/**
 * Whether banks open on a day: neither a weekend nor a holiday.
 *
 * @param dia `YYYY-MM-DD`
 * @example isDiaUtil('2026-12-25', feriadosBancarios) // false
 */
export function isDiaUtil(dia: string, { fixos, daPascoa }: Feriados): boolean {
  const daSemana = new Date(`${dia}T00:00:00Z`).getUTCDay();
  if (daSemana === 0 || daSemana === 6 || fixos.includes(dia.slice(5))) return false;
  const pascoa = pascoaDe(Number(dia.slice(0, 4)));
  return !daPascoa.some((dias) => addDias(pascoa, dias) === dia);
}

/**
 * The day itself when banks open on it, the next one on which they do otherwise.
 *
 * @param dia `YYYY-MM-DD`
 * @example proximoDiaUtil('2026-12-25', feriadosBancarios) // '2026-12-28'
 */
export function proximoDiaUtil(dia: string, feriados: Feriados): string {
  let proximo = dia;
  while (!isDiaUtil(proximo, feriados)) proximo = addDias(proximo, 1);
  return proximo;
}
