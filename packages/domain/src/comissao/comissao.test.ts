import fc from 'fast-check';
import { calcComissao, splitComissao } from './calc-comissao.ts';

it('is 600,00 at 20 % of a net 3.000,00', () => {
  expect(calcComissao(300_000, 2_000)).toBe(60_000);
});

it('comes in ten of 60,00, and 600,01 in seven as four of 85,72 and three of 85,71', () => {
  expect(splitComissao(60_000, 10)).toEqual(Array(10).fill(6_000));
  expect(splitComissao(60_001, 7)).toEqual([8_572, 8_572, 8_572, 8_572, 8_571, 8_571, 8_571]);
});

it('always adds up to the total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 60 }),
      (net, bps, n) => {
        const whole = calcComissao(net, bps);
        expect(splitComissao(whole, n).reduce((a, b) => a + b, 0)).toBe(whole);
      },
    ),
  );
});
