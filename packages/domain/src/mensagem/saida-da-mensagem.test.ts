import { nextSaida } from './saida-da-mensagem.ts';

it.each([
  ['on a working day, at once', '2026-11-26T08:00:00-03:00', '2026-11-26T08:00:00-03:00'],
  ['in the last minute, at once', '2026-11-26T19:59:59-03:00', '2026-11-26T19:59:59-03:00'],
  ['before the hours, as they begin', '2026-11-26T03:00:00-03:00', '2026-11-26T08:00:00-03:00'],
  ['after them, the next day', '2026-11-26T20:00:00-03:00', '2026-11-27T08:00:00-03:00'],
  ['on a Saturday night, on Monday', '2026-11-28T21:00:00-03:00', '2026-11-30T08:00:00-03:00'],
  ['on a Sunday, on Monday', '2026-11-29T10:00:00-03:00', '2026-11-30T08:00:00-03:00'],
  ['early on a Sunday, on Monday', '2026-11-29T02:00:00-03:00', '2026-11-30T08:00:00-03:00'],
  ['by the clock of São Paulo, whatever the day elsewhere', '2026-11-27T00:30:00Z', '2026-11-27T08:00:00-03:00'],
])('a message leaves %s', (_, agora, saida) => {
  expect(nextSaida(new Date(agora)).toISOString()).toBe(new Date(saida).toISOString());
});
