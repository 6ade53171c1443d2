/** Where a day begins and ends for the product: every date shown or asked is of this zone (domain design §0). */
export const FUSO = 'America/Sao_Paulo';

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: FUSO,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const HORA_MS = 3_600_000;
/** A few years of hours; the whole of a long list is told by far fewer. */
const MAX_HORAS = 20_000;
/** What the clock showed when an hour began: since 1970 São Paulo is whole hours away from UTC, and changes on the hour. */
const horas = /* @__PURE__ */ new Map<number, { dia: string; hora: string }>();

function read(momento: Date): { dia: string; hora: string } {
  const parts = Object.fromEntries(clock.formatToParts(momento).map(({ type, value }) => [type, value]));
  return { dia: `${parts['year']}-${parts['month']}-${parts['day']}`, hora: `${parts['hour']}:${parts['minute']}` };
}

function readHour(numero: number): { dia: string; hora: string } {
  const known = horas.get(numero);
  if (known) return known;
  if (horas.size >= MAX_HORAS) horas.clear();
  const told = read(new Date(numero * HORA_MS));
  horas.set(numero, told);
  return told;
}

/**
 * What calendar and clock of São Paulo show at a moment.
 *
 * @returns `dia` as `YYYY-MM-DD`, `hora` as `HH:mm`
 * @throws RangeError when the moment is not a valid date
 * @example noFuso(new Date('2026-11-20T01:30:00Z')) // { dia: '2026-11-19', hora: '22:30' }
 */
export function noFuso(momento: Date): { dia: string; hora: string } {
  const ms = momento.getTime();
  if (!(ms >= 0)) return read(momento);
  const { dia, hora } = readHour(Math.floor(ms / HORA_MS));
  const minutos = String(Math.floor((ms % HORA_MS) / 60_000)).padStart(2, '0');
  return { dia, hora: `${hora.slice(0, 2)}:${minutos}` };
}
