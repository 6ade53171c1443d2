import { addAnos, addDias, diffDias } from '../datas/add-dias.ts';
import { addMeses } from '../datas/add-meses.ts';
import { isData } from '../datas/parse-data.ts';

/** How often an entry comes again. */
export interface Recorrencia {
  readonly frequencia: 'SEMANAL' | 'MENSAL' | 'ANUAL';
  /** Every so many weeks, months or years, 1 to 99. */
  readonly intervalo: number;
  /** The first day, `YYYY-MM-DD`. */
  readonly inicio: string;
  /** The last day it may come on; null: no such day. */
  readonly ate: string | null;
  /** How many times in all; null: no such number. */
  readonly vezes: number | null;
  /** On the last day of each month, whatever day that is; only of months. */
  readonly isUltimoDiaDoMes: boolean;
}

/** Days of one answer at most: every week of twenty years. */
export const MAX_OCORRENCIAS = 1_100;

const lastOfMonth = (dia: string): string => addDias(addMeses(`${dia.slice(0, 7)}-01`, 1), -1);
const monthsOf = (dia: string): number => Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7));

/** The day of the n-th time, from 0. Always counted from the first: a 31st that became a 28th is a 31st again. */
function dayOf({ frequencia, intervalo, inicio, isUltimoDiaDoMes }: Recorrencia, n: number): string {
  if (frequencia === 'SEMANAL') return addDias(inicio, 7 * intervalo * n);
  if (frequencia === 'ANUAL') return addAnos(inicio, intervalo * n);
  const dia = addMeses(inicio, intervalo * n);
  return isUltimoDiaDoMes ? lastOfMonth(dia) : dia;
}

/** A time that is surely not after a day: where to begin to look. */
function guess({ frequencia, intervalo, inicio }: Recorrencia, de: string): number {
  const dias = diffDias(inicio, de);
  if (dias <= 0) return 0;
  const passados =
    frequencia === 'SEMANAL'
      ? dias / 7
      : frequencia === 'MENSAL'
        ? monthsOf(de) - monthsOf(inicio)
        : Number(de.slice(0, 4)) - Number(inicio.slice(0, 4));
  return Math.max(0, Math.floor(passados / intervalo) - 1);
}

/**
 * The days on which a recurring entry comes between two days, both included. A day that a month does not have becomes its last, and only in
 * that month: from 31 January on, 28 February and 31 March.
 *
 * @param periodo `de` and `ate`, `YYYY-MM-DD`
 * @returns days in order, at most {@link MAX_OCORRENCIAS}
 * @throws RangeError when a day is not one, or a number is out of range
 * @example ocorrenciasDe(mensal('2026-01-31'), { de: '2026-02-01', ate: '2026-03-31' }) // ['2026-02-28', '2026-03-31']
 */
export function ocorrenciasDe(recorrencia: Recorrencia, { de, ate }: { readonly de: string; readonly ate: string }): string[] {
  const { inicio, intervalo, vezes } = recorrencia;
  if (![inicio, de, ate, recorrencia.ate ?? ate].every(isData)) throw new RangeError('não é um dia: YYYY-MM-DD');
  if (!Number.isInteger(intervalo) || intervalo < 1 || intervalo > 99) throw new RangeError('intervalo: de 1 a 99');
  if (vezes !== null && (!Number.isInteger(vezes) || vezes < 1)) throw new RangeError('vezes: 1 ou mais');
  const fim = recorrencia.ate !== null && recorrencia.ate < ate ? recorrencia.ate : ate;
  const total = vezes ?? Number.POSITIVE_INFINITY;
  const dias: string[] = [];
  for (let n = guess(recorrencia, de); n < total && dias.length < MAX_OCORRENCIAS; n += 1) {
    const dia = dayOf(recorrencia, n);
    if (dia > fim) break;
    if (dia >= de) dias.push(dia);
  }
  return dias;
}
