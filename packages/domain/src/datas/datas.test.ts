import fc from 'fast-check';
import { addAnos, addDias, diffDias } from './add-dias.ts';
import { formatData, formatDataHora, formatDia, formatHora, formatMes } from './format-data.ts';
import { formatDuracao } from './format-duracao.ts';
import { formatRelativo } from './format-relativo.ts';
import { hojeEm, idadeEm } from './hoje-em.ts';
import { isData, parseData } from './parse-data.ts';

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it.each(['2024-02-29', '2000-02-29', '2026-12-31', '1000-01-01'])('knows the day %s', (iso) => {
  expect(isData(iso)).toBe(true);
});

it.each([
  '2023-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0999-01-01',
  '2026-1-1',
  '',
  '2026-01-01T00:00',
])('rejects %p as a day', (iso) => {
  expect(isData(iso)).toBe(false);
});

it('shows a month, and the month of a day', () => {
  expect([formatMes('2026-11'), formatMes('2026-01-31')]).toEqual(['11/2026', '01/2026']);
});

it('reads back every day it shows', () => {
  fc.assert(fc.property(day, (iso) => expect(parseData(formatData(iso))).toBe(iso)));
});

it.each(['31/04/2024', '29/02/2023', '1/1/2024', '2024-01-01', '', '00/00/0000', '01/01/24'])('reads no day in %p', (text) => {
  expect(parseData(text)).toBeNull();
});

it('returns a text that is not a day unchanged', () => {
  expect(formatData('2026-1')).toBe('2026-1');
});

it('reckons days and hours in São Paulo', () => {
  expect(hojeEm(new Date('2026-11-20T02:59:59Z'))).toBe('2026-11-19');
  expect(hojeEm(new Date('2026-11-20T03:00:00Z'))).toBe('2026-11-20');
  expect(formatDataHora('2026-11-20T03:00:00Z')).toBe('20/11/2026 00:00');
  expect(formatHora('2026-11-20T15:07:59-03:00')).toBe('15:07');
});

it('reckons with the summer time of the years that had one', () => {
  expect(formatDataHora('2018-12-01T02:30:00Z')).toBe('01/12/2018 00:30');
});

it('shows every minute as the calendar of the zone does, also across its changes and before there were any', () => {
  const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' });
  const told = (ms: number) => clock.format(new Date(ms)).replace(', ', ' ');
  const [from, to] = [Date.parse('1970-01-01T00:00:00Z'), Date.parse('2068-01-01T00:00:00Z')];
  fc.assert(
    fc.property(fc.integer({ min: from, max: to }), (ms) => {
      const shown = formatDataHora(new Date(ms).toISOString());
      // the short style of the runtime leaves the century out
      expect(`${shown.slice(0, 6)}${shown.slice(8)}`).toBe(told(ms).replace(/\/(\d\d)(\d\d) /, '/$2 '));
    }),
  );
  for (const fim of ['2018-02-18T02:00:00Z', '2018-11-04T03:00:00Z'])
    for (const minutos of [-61, -60, -1, 0, 1, 59, 60])
      expect(formatDataHora(new Date(Date.parse(fim) + minutos * 60_000).toISOString()).slice(11)).toBe(
        told(Date.parse(fim) + minutos * 60_000).slice(-5),
      );
  expect(formatDataHora('1913-12-31T12:00:00Z')).toBe('31/12/1913 08:53');
});

it('refuses a moment that is none', () => {
  expect([formatDia('2026-11-20T02:59:59Z'), formatDia(new Date('2026-11-20T03:00:00Z'))]).toEqual(['19/11/2026', '20/11/2026']);
  expect(() => formatDia('ontem')).toThrow(RangeError);
  expect(() => formatDataHora('ontem')).toThrow(RangeError);
});

it('moves by days across months and years and counts them back', () => {
  expect(addDias('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDias('2024-03-01', -1)).toBe('2024-02-29');
  fc.assert(
    fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (iso, dias) => {
      expect(diffDias(iso, addDias(iso, dias))).toBe(dias);
    }),
  );
});

it('moves by years, giving the 28th where there is no 29 February', () => {
  expect(addAnos('2024-02-29', 1)).toBe('2025-02-28');
  expect(addAnos('2024-02-29', 4)).toBe('2028-02-29');
  expect(addAnos('2026-11-20', -40)).toBe('1986-11-20');
  expect(() => addAnos('2026-02-30', 1)).toThrow(RangeError);
});

it.each([
  ['2008-11-20', '2026-11-20', 18],
  ['2008-11-21', '2026-11-20', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-11-21', '2026-11-20', -1],
])('gives who was born on %s, on %s, %d years', (nascimento, dia, years) => {
  expect(idadeEm(nascimento, dia)).toBe(years);
});

it.each([
  [-5, '0,0 s'],
  [0, '0,0 s'],
  [2_567, '2,6 s'],
  [9_949, '9,9 s'],
  [9_950, '10 s'],
  [45_000, '45 s'],
  [59_600, '1 min'],
  [65_000, '1 min 5 s'],
  [3_600_000, '1 h'],
  [3_900_000, '1 h 5 min'],
])('shows %d ms as %s', (ms, text) => {
  expect(formatDuracao(ms)).toBe(text);
});

it.each([
  ['2026-11-20T14:59:31Z', 'agora'],
  ['2026-11-20T15:00:09Z', 'agora'],
  ['2026-11-20T14:01:00Z', 'há 59 min'],
  ['2026-11-20T03:00:00Z', 'hoje, 00:00'],
  ['2026-11-20T02:59:00Z', 'ontem, 23:59'],
  ['2026-11-19T02:59:00Z', '18/11/2026'],
])('describes %s, at noon in São Paulo, as %s', (instante, text) => {
  expect(formatRelativo(instante, new Date('2026-11-20T15:00:00Z'))).toBe(text);
});
