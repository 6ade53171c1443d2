import { esperaDaTentativa, isStatusPassageiro, parseRetryAfter, ritmoTentativas } from './espera-da-tentativa.ts';

const falha = { status: 503, repetidas: 0, sorteio: 1 };

it.each([null, 408, 425, 429, 502, 503, 504])('may try again after %s', (status) => {
  expect(isStatusPassageiro(status)).toBe(true);
  expect(esperaDaTentativa({ ...falha, status })).toBe(4_000);
});

it.each([200, 400, 401, 403, 404, 409, 410, 412, 413, 415, 422, 423, 500, 501, 505])('never repeats what was refused with %i', (status) => {
  expect(isStatusPassageiro(status)).toBe(false);
  expect(esperaDaTentativa({ ...falha, status, retryAfterMs: 1_000 })).toBeNull();
});

it('waits twice as long each time, up to the ceiling, and gives up', () => {
  const esperas = Array.from({ length: 10 }, (_, repetidas) => esperaDaTentativa({ ...falha, repetidas }));
  expect(esperas).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000, null, null]);
});

it('draws half of each wait by lot', () => {
  expect([0, 0.5, 1].map((sorteio) => esperaDaTentativa({ ...falha, sorteio }))).toEqual([2_000, 3_000, 4_000]);
});

it('never tries sooner than the server asked for, and waits an hour at the most for its word', () => {
  expect(esperaDaTentativa({ ...falha, retryAfterMs: 90_000 })).toBe(90_000);
  expect(esperaDaTentativa({ ...falha, retryAfterMs: 1_000 })).toBe(4_000);
  expect(esperaDaTentativa({ ...falha, retryAfterMs: 86_400_000 })).toBe(3_600_000);
});

it('never exceeds the maximum delay of a timer', () => {
  expect(esperaDaTentativa({ ...falha, repetidas: 5_000 }, { ...ritmoTentativas, maximo: Number.POSITIVE_INFINITY })).toBe(60_000);
});

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Mon, 02 Mar 2026 12:00:30 GMT', 30_000],
  ['Mon, 02 Mar 2026 11:00:00 GMT', 0],
  ['logo', null],
  ['', null],
  [null, null],
])('reads Retry-After «%s» as %s', (texto, esperado) => {
  expect(parseRetryAfter(texto, Date.parse('2026-03-02T12:00:00Z'))).toBe(esperado);
});
