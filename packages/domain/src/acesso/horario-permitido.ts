import { addDias } from '../datas/add-dias.ts';
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

const minutesOf = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));
const weekdayOf = (dia: string): number => new Date(`${dia}T00:00:00Z`).getUTCDay();

/** Minutes left of a span at a minute of the week; 0 outside of it. */
function minutesLeft({ dia, ini, fim }: HorarioAcesso, agora: number): number {
  const [from, to] = [minutesOf(ini), minutesOf(fim)];
  const duracao = to > from ? to - from : to - from + MINUTOS_DIA;
  const passados = (agora - dia * MINUTOS_DIA - from + MINUTOS_SEMANA) % MINUTOS_SEMANA;
  return Math.max(0, duracao - passados);
}

/**
 * Whether a user's own hours allow the site at a moment, and until when. No hours at all is no restriction. Spans that touch
 * count as one.
 *
 * @param horarios as in the user's record
 * @param agora the moment; the caller owns the clock
 * @returns null when not allowed; `ate` as an ISO moment, or null without an end in sight
 * @example horarioPermitido([{ dia: 5, ini: '08:00', fim: '18:00' }], new Date('2026-11-20T20:59:00Z')) // { ate: '2026-11-20T21:00:00.000Z' }
 */
export function horarioPermitido(horarios: readonly HorarioAcesso[], agora: Date): { ate: string | null } | null {
  if (horarios.length === 0) return { ate: null };
  const { dia, hora } = noFuso(agora);
  const minuto = weekdayOf(dia) * MINUTOS_DIA + minutesOf(hora);
  let restantes = 0;
  // each turn goes on from where the last span ended; a week is the whole circle
  while (restantes < MINUTOS_SEMANA) {
    const mais = Math.max(...horarios.map((horario) => minutesLeft(horario, (minuto + restantes) % MINUTOS_SEMANA)));
    if (mais === 0) break;
    restantes += mais;
  }
  if (restantes === 0) return null;
  if (restantes >= MINUTOS_SEMANA) return { ate: null };
  const fim = minutesOf(hora) + restantes;
  return { ate: momentIn(addDias(dia, Math.floor(fim / MINUTOS_DIA)), fim % MINUTOS_DIA) };
}

/** The moment a clock of São Paulo shows a day and minute: Brazil has kept UTC−3 all year since 2019. */
const momentIn = (dia: string, minuto: number): string => new Date(Date.parse(`${dia}T00:00:00-03:00`) + minuto * 60_000).toISOString();
