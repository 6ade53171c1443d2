import { addDias } from './add-dias.ts';

/** Days on which nobody is charged nor paid: by month and day, by their distance from Easter Sunday, and single ones. */
export interface Feriados {
  /** `MM-DD`. */
  readonly fixos: readonly string[];
  /** Days after Easter; before it when negative. */
  readonly daPascoa: readonly number[];
  /** `YYYY-MM-DD`, of one year alone. */
  readonly datas?: readonly string[];
}

/** A national holiday, by its name: on the same day of each year, or at a distance from Easter. */
export type FeriadoNacional =
  | { readonly nome: string; readonly fixo: string; readonly daPascoa?: never }
  | { readonly nome: string; readonly daPascoa: number; readonly fixo?: never };

/**
 * The national bank holidays of Brazil [K]: Law 662/1949, Law 6,802/1980, Law 14,759/2023, and the movable ones the banks keep (Carnival
 * Monday and Tuesday, Good Friday, Corpus Christi).
 */
export const feriadosNacionais: readonly FeriadoNacional[] = [
  { nome: 'Confraternização Universal', fixo: '01-01' },
  { nome: 'Segunda-feira de Carnaval', daPascoa: -48 },
  { nome: 'Terça-feira de Carnaval', daPascoa: -47 },
  { nome: 'Sexta-feira Santa', daPascoa: -2 },
  { nome: 'Tiradentes', fixo: '04-21' },
  { nome: 'Dia do Trabalho', fixo: '05-01' },
  { nome: 'Corpus Christi', daPascoa: 60 },
  { nome: 'Independência do Brasil', fixo: '09-07' },
  { nome: 'Nossa Senhora Aparecida', fixo: '10-12' },
  { nome: 'Finados', fixo: '11-02' },
  { nome: 'Proclamação da República', fixo: '11-15' },
  { nome: 'Dia da Consciência Negra', fixo: '11-20' },
  { nome: 'Natal', fixo: '12-25' },
];

/** The national ones as rules: what every charge, notice and hour of access is judged by. */
export const feriadosBancarios: Feriados = {
  fixos: feriadosNacionais.flatMap(({ fixo }) => fixo ?? []),
  daPascoa: feriadosNacionais.flatMap(({ daPascoa }) => daPascoa ?? []),
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
 * The national holidays of a year, in order.
 *
 * @example feriadosDoAno(2026)[3] // { dia: '2026-04-03', nome: 'Sexta-feira Santa' }
 */
export function feriadosDoAno(ano: number): { readonly dia: string; readonly nome: string }[] {
  const pascoa = pascoaDe(ano);
  return feriadosNacionais
    .map(({ nome, fixo, daPascoa }) => ({ nome, dia: fixo === undefined ? addDias(pascoa, daPascoa) : `${pascoa.slice(0, 4)}-${fixo}` }))
    .toSorted((one, other) => one.dia.localeCompare(other.dia));
}

/** A holiday somebody added: of one day, or of the same day and month of every year. */
export interface FeriadoEscolhido {
  /** `YYYY-MM-DD`. */
  readonly dia: string;
  readonly todoAno: boolean;
}

/**
 * The national holidays and the subscription's own, as one set of rules.
 *
 * @example feriadosCom([{ dia: '2026-07-16', todoAno: true }]).fixos.at(-1) // '07-16'
 */
export const feriadosCom = (proprios: readonly FeriadoEscolhido[]): Feriados => ({
  fixos: [...feriadosBancarios.fixos, ...proprios.filter(({ todoAno }) => todoAno).map(({ dia }) => dia.slice(5))],
  daPascoa: feriadosBancarios.daPascoa,
  datas: proprios.filter(({ todoAno }) => !todoAno).map(({ dia }) => dia),
});

/**
 * Whether a day is a holiday, whatever day of the week it is.
 *
 * @param dia `YYYY-MM-DD`
 * @example isFeriado('2026-04-03', feriadosBancarios) // true
 */
export function isFeriado(dia: string, { fixos, daPascoa, datas = [] }: Feriados): boolean {
  if (fixos.includes(dia.slice(5)) || datas.includes(dia)) return true;
  const pascoa = pascoaDe(Number(dia.slice(0, 4)));
  return daPascoa.some((dias) => addDias(pascoa, dias) === dia);
}

/**
 * Whether banks open on a day: neither a weekend nor a holiday.
 *
 * @param dia `YYYY-MM-DD`
 * @example isDiaUtil('2026-12-25', feriadosBancarios) // false
 */
export function isDiaUtil(dia: string, feriados: Feriados): boolean {
  const daSemana = new Date(`${dia}T00:00:00Z`).getUTCDay();
  return daSemana !== 0 && daSemana !== 6 && !isFeriado(dia, feriados);
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
