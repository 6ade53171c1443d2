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

/**
 * What calendar and clock of São Paulo show at a moment.
 *
 * @returns `dia` as `YYYY-MM-DD`, `hora` as `HH:mm`
 * @throws RangeError when the moment is not a valid date
 * @example noFuso(new Date('2026-11-20T01:30:00Z')) // { dia: '2026-11-19', hora: '22:30' }
 */
export function noFuso(momento: Date): { dia: string; hora: string } {
  const parts = Object.fromEntries(clock.formatToParts(momento).map(({ type, value }) => [type, value]));
  return { dia: `${parts['year']}-${parts['month']}-${parts['day']}`, hora: `${parts['hour']}:${parts['minute']}` };
}
