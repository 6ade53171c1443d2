import fc from 'fast-check';
import { proximaClasse, tabelaBonus } from './proxima-classe.ts';

it.each([
  [4, 0, 10, 365, 5],
  [4, 0, 45, 365, 4],
  [4, 0, 100, 365, 3],
  [4, 1, 10, 365, 3],
  [4, 1, 100, 365, 3],
  [4, 0, 0, 300, 4],
  [10, 0, 0, 365, 10],
  [2, 0, 200, 365, 0],
  [1, 3, 0, 365, 0],
  [4, 0, 150, 365, 2],
  [4, 0, 180, 365, 2],
  [9, 0, 181, 365, 0],
  [4, 0, 30, 335, 5],
  [4, 0, 31, 365, 4],
  [4, 0, 0, 334, 4],
])('class %d with %d claims, %d days late, after %d days becomes %d', (classe, sinistros, diasAtraso, diasVigencia, expected) => {
  expect(proximaClasse({ classe, sinistros, diasAtraso, diasVigencia })).toBe(expected);
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
