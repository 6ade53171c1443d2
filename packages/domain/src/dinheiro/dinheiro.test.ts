import fc from 'fast-check';
import { formatBps, parseBps } from './bps.ts';
import { formatCentavos, formatNumero } from './format-numero.ts';
import { parseCentavos } from './parse-centavos.ts';
import { percentual, roundHalfUp } from './percentual.ts';
import { apportion } from './apportion.ts';

const centavos = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

it.each([
  [0, 'R$ 0,00'],
  [5, 'R$ 0,05'],
  [-5, '-R$ 0,05'],
  [123_456, 'R$ 1.234,56'],
  [100_000_000_000, 'R$ 1.000.000.000,00'],
  [Number.MAX_SAFE_INTEGER, 'R$ 90.071.992.547.409,91'],
])('shows %d centavos as %s, with a plain space', (value, text) => {
  expect(formatCentavos(value)).toBe(text);
});

it('shows an amount without its symbol', () => {
  expect(formatCentavos(-123_456, { simbolo: false })).toBe('-1.234,56');
});

it('refuses to show half a centavo', () => {
  expect(() => formatCentavos(1.5)).toThrow(RangeError);
});

it('writes money as the platform writes Brazilian reais, but for the space', () => {
  const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  fc.assert(
    fc.property(centavos, (value) => {
      expect(formatCentavos(value)).toBe(reais.format(value / 100).replace('\u00a0', ' '));
    }),
  );
});

it('reads back every amount it writes', () => {
  fc.assert(
    fc.property(centavos, (value) => {
      expect(parseCentavos(formatCentavos(value, { simbolo: false }))).toBe(value);
      expect(parseCentavos(formatCentavos(Math.abs(value)))).toBe(Math.abs(value));
    }),
  );
});

it.each([
  ['1234', 123_400],
  ['1.234', 123_400],
  ['1234,5', 123_450],
  [' R$1.234,56 ', 123_456],
  ['-12,30', -1_230],
  ['0', 0],
])('reads %p as %d centavos', (text, value) => {
  expect(parseCentavos(text)).toBe(value);
});

it.each(['', 'abc', '1.23', '12.34,5', '1,234', ',50', '1,', '1 000', '99999999999999999', 'R$', '1e3', 'NaN'])('refuses %p', (text) => {
  expect(parseCentavos(text)).toBeNull();
});

it.each([
  [738, '7,38%'],
  [2_000, '20%'],
  [1_250, '12,5%'],
  [5, '0,05%'],
  [0, '0%'],
  [-300, '-3%'],
])('shows %d bps as %s and reads it back', (bps, text) => {
  expect(formatBps(bps)).toBe(text);
  expect(parseBps(text)).toBe(bps);
});

it.each(['', '%', '1.5', '7,385', 'dez', '1000000'])('reads no rate in %p', (text) => {
  expect(parseBps(text)).toBeNull();
});

it('shows plain numbers with dot for thousands and the decimals asked for', () => {
  expect(formatNumero(12_345)).toBe('12.345');
  expect(formatNumero(2.55, 1)).toBe('2,6');
});

it('rounds a half away from zero and everything else to the nearest', () => {
  expect([roundHalfUp(1n, 2n), roundHalfUp(-1n, 2n), roundHalfUp(1n, -2n), roundHalfUp(149n, 100n), roundHalfUp(-149n, 100n)]).toEqual([
    1, -1, -1, 1, -1,
  ]);
  expect(Object.is(roundHalfUp(-1n, 3n), 0)).toBe(true);
});

it('is never further than half from the exact quotient', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 6n }), (n, d) => {
      const distance = 2n * (BigInt(roundHalfUp(n, d)) * d - n);
      expect(distance <= d && distance >= -d).toBe(true);
    }),
  );
});

it('refuses a division by zero and results no integer can hold', () => {
  expect(() => roundHalfUp(1n, 0n)).toThrow(RangeError);
  expect(() => roundHalfUp(10n ** 20n, 1n)).toThrow(RangeError);
});

it.each([
  [60_000, 150, 900],
  [60_000, 500, 3_000],
  [60_000, 4_000, 24_000],
  [56_100, 4_000, 22_440],
])('applies the rates of the commission example: %d at %d bps is %d', (amount, bps, expected) => {
  expect(percentual(amount, bps)).toBe(expected);
});

describe('sharing an amount', () => {
  it.each([
    [60_000, Array(10).fill(1), Array(10).fill(6_000)],
    [60_001, Array(7).fill(1), [8_572, 8_572, 8_572, 8_572, 8_571, 8_571, 8_571]],
    [24_000, [70, 30], [16_800, 7_200]],
    [22_440, [70, 30], [15_708, 6_732]],
    [100, [1, 0, 2], [33, 0, 67]],
    [-100, [1, 1, 1], [-33, -33, -34]],
  ])('gives %d by %j as %j', (total, pesos, expected) => {
    expect(apportion(total, pesos)).toEqual(expected);
  });

  it('always adds up to the amount, each share within a centavo of the exact one, and zero for a weight of zero', () => {
    const pesos = fc
      .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 40 })
      .filter((all) => all.some((peso) => peso > 0));
    fc.assert(
      fc.property(centavos, pesos, (total, weights) => {
        const shares = apportion(total, weights);
        const sum = weights.reduce((a, b) => a + b, 0);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
        for (const [index, share] of shares.entries()) {
          const distance = BigInt(share) * BigInt(sum) - BigInt(total) * BigInt(weights[index] ?? 0);
          expect(distance < BigInt(sum) && distance > -BigInt(sum)).toBe(true);
          expect(weights[index] === 0 && share !== 0).toBe(false);
        }
      }),
    );
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[2, -1]], [[0.5]]])('refuses the weights %j', (pesos) => {
    expect(() => apportion(100, pesos)).toThrow(RangeError);
  });
});
