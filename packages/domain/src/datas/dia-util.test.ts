import fc from 'fast-check';
import { addDias } from './add-dias.ts';
import { feriadosBancarios, feriadosCom, feriadosDoAno, isDiaUtil, isFeriado, pascoaDe, proximoDiaUtil } from './dia-util.ts';

const dias = fc.integer({ min: 0, max: 60_000 }).map((n) => addDias('1950-01-01', n));

it.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('keeps Easter of %d on %s', (ano, dia) => {
  expect(pascoaDe(ano)).toBe(dia);
});

it('keeps Easter on a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4099 }), (ano) => {
      const dia = pascoaDe(ano);
      expect(new Date(`${dia}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(dia >= `${ano}-03-22` && dia <= `${ano}-04-25`).toBe(true);
    }),
  );
});

it.each([
  ['2026-02-16', 'Carnival Monday'],
  ['2026-02-17', 'Carnival Tuesday'],
  ['2026-04-03', 'Good Friday'],
  ['2026-06-04', 'Corpus Christi'],
  ['2026-11-20', 'Consciência Negra'],
  ['2026-11-22', 'a Sunday'],
])('opens no bank on %s, %s', (dia) => {
  expect(isDiaUtil(dia, feriadosBancarios)).toBe(false);
});

it('opens them on Ash Wednesday, and on a holiday nobody told it of', () => {
  expect(isDiaUtil('2026-02-18', feriadosBancarios)).toBe(true);
  expect(isDiaUtil('2026-12-25', { fixos: [], daPascoa: [] })).toBe(true);
});

it('moves a day forward only, to the nearest on which banks open', () => {
  fc.assert(
    fc.property(dias, (dia) => {
      const proximo = proximoDiaUtil(dia, feriadosBancarios);
      expect(isDiaUtil(proximo, feriadosBancarios)).toBe(true);
      for (let antes = dia; antes < proximo; antes = addDias(antes, 1)) expect(isDiaUtil(antes, feriadosBancarios)).toBe(false);
    }),
  );
});

it('lists the national holidays of a year in order, each of which is one', () => {
  const ano = feriadosDoAno(2026);
  expect(ano.map(({ dia }) => dia)).toEqual(ano.map(({ dia }) => dia).toSorted());
  expect(ano.filter(({ nome }) => /Carnaval|Santa|Corpus/.test(nome)).map(({ dia }) => dia)).toEqual([
    '2026-02-16',
    '2026-02-17',
    '2026-04-03',
    '2026-06-04',
  ]);
  expect(ano.every(({ dia }) => isFeriado(dia, feriadosBancarios))).toBe(true);
});

it('adds the holidays of a subscription: of one year, or of every year', () => {
  const feriados = feriadosCom([
    { dia: '2026-07-16', todoAno: true },
    { dia: '2026-08-12', todoAno: false },
  ]);
  expect(['2027-07-16', '2026-08-12', '2027-08-12', '2026-12-25'].map((dia) => isFeriado(dia, feriados))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(isFeriado('2026-07-16', feriadosBancarios)).toBe(false);
});
