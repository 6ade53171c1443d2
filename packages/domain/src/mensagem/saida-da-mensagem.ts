import { addDias } from '../datas/add-dias.ts';
import { formatHora } from '../datas/format-data.ts';
import { hojeEm } from '../datas/hoje-em.ts';

/** When a client may be written to about what they did not ask for: by the clock of São Paulo, never on a Sunday. */
export interface JanelaDeMensagens {
  /** Hours, 0 to 24: from the first on, before the second. */
  readonly abre: number;
  readonly fecha: number;
}
export const janelaDeMensagens: JanelaDeMensagens = { abre: 8, fecha: 20 };

const DOMINGO = 0;
const isDomingo = (dia: string): boolean => new Date(`${dia}T12:00:00Z`).getUTCDay() === DOMINGO;

/** The instant of an hour of a day in São Paulo, which has had no summer time since 2019. */
const instanteDe = (dia: string, hora: number): Date => new Date(`${dia}T${String(hora).padStart(2, '0')}:00:00-03:00`);

/**
 * When a message to a client leaves: at once within the hours, else as they begin again. The hours are our reading of what is decent; law and
 * contract say none.
 *
 * @example nextSaida(new Date('2026-11-28T22:00:00-03:00')) // Saturday night: 2026-11-30T08:00:00-03:00
 */
export function nextSaida(agora: Date, { abre, fecha }: JanelaDeMensagens = janelaDeMensagens): Date {
  const hoje = hojeEm(agora);
  const hora = Number(formatHora(agora.toISOString()).slice(0, 2));
  if (!isDomingo(hoje) && hora >= abre && hora < fecha) return agora;
  const dia = hora < abre ? hoje : addDias(hoje, 1);
  return instanteDe(isDomingo(dia) ? addDias(dia, 1) : dia, abre);
}
