import fc from 'fast-check';
import { esperaReconexao } from './espera-reconexao.ts';

it('waits five seconds for the first attempt, then longer, up to a minute', () => {
  expect([1, 2, 3, 12, 1_000].map((falhas) => esperaReconexao(falhas, 0.5))).toEqual([5_000, 10_000, 15_000, 60_000, 60_000]);
});

it('spreads those who come back by a fifth to each side, and never gives up', () => {
  expect([esperaReconexao(1, 0), esperaReconexao(1, 1)]).toEqual([4_000, 6_000]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (falhas, sorteio) => {
      const espera = esperaReconexao(falhas, sorteio);
      expect(espera).toBeGreaterThanOrEqual(4_000);
      expect(espera).toBeLessThanOrEqual(72_000);
    }),
  );
});
