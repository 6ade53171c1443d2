import { addDias } from '../datas/add-dias.ts';
import { type Feriados, isFeriado } from '../datas/dia-util.ts';
import { noFuso } from '../datas/fuso.ts';

/** One span of a user's own hours, in São Paulo. A `fim` not after `ini` is of the next day: 22:00 to 06:00, 00:00 to 00:00. */
export interface HorarioAcesso {
  /** Day of the week it begins, 0 (Sunday) to 6. */
  readonly dia: number;
  /** `HH:mm`, included. */
  readonly ini: string;
  /** `HH:mm`, not included. */
  readonly fim: string;
}

const MINUTOS_DIA = 1_440;
const MINUTOS_SEMANA = 7 * MINUTOS_DIA;
/** From yesterday, whose last span may go on, to where a whole week was seen. */
const DIAS = [-1, 0, 1, 2, 3, 4, 5, 6, 7] as const;
const DOMINGO = 0;

const minutesOf = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));
const weekdayOf = (dia: string): number => new Date(`${dia}T00:00:00Z`).getUTCDay();

/** The spans that begin on a day, in minutes from the beginning of another; on a holiday they are Sunday's. */
function spansOn(dia: string, depois: number, horarios: readonly HorarioAcesso[], feriados: Feriados | null) {
  const daSemana = feriados && isFeriado(dia, feriados) ? DOMINGO : weekdayOf(dia);
  return horarios
    .filter((horario) => horario.dia === daSemana)
    .map(({ ini, fim }) => {
      const [from, to] = [minutesOf(ini), minutesOf(fim)];
      const base = depois * MINUTOS_DIA;
      return { from: base + from, to: base + (to > from ? to : to + MINUTOS_DIA) };
    });
}

/**
 * Whether a user's own hours allow the site at a moment, and until when. No hours at all is no restriction. Spans that touch
 * count as one.
 *
 * @param horarios as in the user's record
 * @param agora the moment; the caller owns the clock
 * @param feriados days on which the hours of Sunday hold; null where a holiday is a day like any other
 * @returns null when not allowed; `ate` as an ISO moment, or null without an end in sight
 * @example horarioPermitido([{ dia: 5, ini: '08:00', fim: '18:00' }], new Date('2026-11-20T20:59:00Z')) // { ate: '2026-11-20T21:00:00.000Z' }
 */
export function horarioPermitido(
  horarios: readonly HorarioAcesso[],
  agora: Date,
  feriados: Feriados | null = null,
): { ate: string | null } | null {
  if (horarios.length === 0) return { ate: null };
  const { dia, hora } = noFuso(agora);
  const minuto = minutesOf(hora);
  const spans = DIAS.flatMap((depois) => spansOn(addDias(dia, depois), depois, horarios, feriados)).toSorted((a, b) => a.from - b.from);
  let fim = minuto;
  for (const { from, to } of spans) if (from <= fim && to > fim) fim = to;
  if (fim === minuto) return null;
  if (fim - minuto >= MINUTOS_SEMANA) return { ate: null };
  return { ate: momentIn(addDias(dia, Math.floor(fim / MINUTOS_DIA)), fim % MINUTOS_DIA) };
}

/** The moment a clock of São Paulo shows a day and minute: Brazil has kept UTC−3 all year since 2019. */
const momentIn = (dia: string, minuto: number): string => new Date(Date.parse(`${dia}T00:00:00-03:00`) + minuto * 60_000).toISOString();
