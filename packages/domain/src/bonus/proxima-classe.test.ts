import fc from 'fast-check';
import { type HistoricoBonus, proximaClasse, tabelaBonus } from './proxima-classe.ts';

it.each<[string, HistoricoBonus, number]>([
  ['on time', { classe: 4, sinistros: 0, diasAtraso: 10, diasVigencia: 365 }, 5],
  ['45 days late', { classe: 4, sinistros: 0, diasAtraso: 45, diasVigencia: 365 }, 4],
  ['the 60th day', { classe: 4, sinistros: 0, diasAtraso: 60, diasVigencia: 365 }, 4],
  ['the 61st day', { classe: 4, sinistros: 0, diasAtraso: 61, diasVigencia: 365 }, 3],
  ['100 days late', { classe: 4, sinistros: 0, diasAtraso: 100, diasVigencia: 365 }, 3],
  ['one claim', { classe: 4, sinistros: 1, diasAtraso: 10, diasVigencia: 365 }, 3],
  ['one claim and late', { classe: 4, sinistros: 1, diasAtraso: 100, diasVigencia: 365 }, 3],
  ['a policy of 300 days', { classe: 4, sinistros: 0, diasAtraso: 0, diasVigencia: 300 }, 4],
  ['the highest class', { classe: 10, sinistros: 0, diasAtraso: 0, diasVigencia: 365 }, 10],
  ['beyond the last row', { classe: 2, sinistros: 0, diasAtraso: 200, diasVigencia: 365 }, 0],
  ['more claims than classes', { classe: 1, sinistros: 3, diasAtraso: 0, diasVigencia: 365 }, 0],
  ['150 days late', { classe: 4, sinistros: 0, diasAtraso: 150, diasVigencia: 365 }, 2],
  ['the last day of the last row', { classe: 4, sinistros: 0, diasAtraso: 180, diasVigencia: 365 }, 2],
  ['a day beyond the last row', { classe: 9, sinistros: 0, diasAtraso: 181, diasVigencia: 365 }, 0],
  ['the edges of a gain', { classe: 4, sinistros: 0, diasAtraso: 30, diasVigencia: 335 }, 5],
  ['a day too late to gain', { classe: 4, sinistros: 0, diasAtraso: 31, diasVigencia: 365 }, 4],
  ['a day too short to gain', { classe: 4, sinistros: 0, diasAtraso: 0, diasVigencia: 334 }, 4],
])('%s: %j becomes class %d', (_, historico, expected) => {
  expect(proximaClasse(historico)).toBe(expected);
});

it('never leaves 0 to 10, never rises by more than one, and never gains by a claim or by delay', () => {
  const history = fc.record({
    classe: fc.integer({ min: 0, max: 10 }),
    sinistros: fc.integer({ min: 0, max: 9 }),
    diasAtraso: fc.integer({ min: 0, max: 400 }),
    diasVigencia: fc.integer({ min: 1, max: 400 }),
  });
  fc.assert(
    fc.property(history, (historico) => {
      const next = proximaClasse(historico);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(Math.min(10, historico.classe + 1));
      expect(proximaClasse({ ...historico, sinistros: historico.sinistros + 1 })).toBeLessThanOrEqual(next);
      expect(proximaClasse({ ...historico, diasAtraso: historico.diasAtraso + 30 })).toBeLessThanOrEqual(next);
    }),
  );
});

it('obeys another insurer’s table', () => {
  const strict = { ...tabelaBonus, atraso: [{ ateDias: 60, ajuste: 1 }], classeMaxima: 9 };
  expect(proximaClasse({ classe: 9, sinistros: 0, diasAtraso: 60, diasVigencia: 365 }, strict)).toBe(9);
  expect(proximaClasse({ classe: 4, sinistros: 0, diasAtraso: 61, diasVigencia: 365 }, strict)).toBe(0);
});
