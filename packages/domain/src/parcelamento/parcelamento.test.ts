import fc from 'fast-check';
import { parcelamentoDe } from './parcelamento-de.ts';
import { splitParcelas } from './split-parcelas.ts';

const sum = (parcelas: number[]): number => parcelas.reduce((a, b) => a + b, 0);
const total = fc.integer({ min: 0, max: 100_000_000_000 });
const n = fc.integer({ min: 1, max: 120 });

it('splits 3.221,40 in ten of 322,14 without interest', () => {
  expect(splitParcelas(322_140, 10, 0)).toEqual(Array(10).fill(32_214));
});

it('gives the remainder to the first instalment', () => {
  expect(splitParcelas(484_725, 10, 0)).toEqual([48_477, ...Array(9).fill(48_472)]);
});

it('charges 1,99 % in twelve, the first at signing: 298,49, 360,48 of interest', () => {
  const parcelas = splitParcelas(322_140, 12, 199);
  expect(parcelas).toEqual(Array(12).fill(29_849));
  expect([sum(parcelas), sum(parcelas) - 322_140]).toEqual([358_188, 36_048]);
});

it('charges more when the first is due 30 days later: 304,43', () => {
  const parcelas = splitParcelas(322_140, 12, 199, { entrada: false });
  expect([parcelas[0], sum(parcelas)]).toEqual([30_443, 365_316]);
});

it('puts the reference car in twelve of 449,13', () => {
  expect(splitParcelas(484_725, 12, 199)[0]).toBe(44_913);
});

it('adds up to the total without interest, for any total and number of instalments', () => {
  fc.assert(
    fc.property(total, n, (value, count) => {
      const parcelas = splitParcelas(value, count, 0);
      expect(parcelas).toHaveLength(count);
      expect(sum(parcelas)).toBe(value);
      expect(new Set(parcelas.slice(1)).size).toBeLessThanOrEqual(1);
      expect((parcelas[0] ?? 0) - (parcelas[1] ?? parcelas[0] ?? 0)).toBeLessThan(count);
    }),
  );
});

it('with interest pays back the total in present value, to half a centavo each', () => {
  fc.assert(
    fc.property(
      total,
      fc.integer({ min: 1, max: 36 }),
      fc.integer({ min: 1, max: 1_000 }),
      fc.boolean(),
      (value, count, juros, entrada) => {
        const parcelas = splitParcelas(value, count, juros, { entrada });
        const discount = 1 / (1 + juros / 10_000);
        const present = parcelas.reduce((pv, parcela, index) => pv + parcela * discount ** (entrada ? index : index + 1), 0);
        expect(Math.abs(present - value)).toBeLessThanOrEqual(count / 2 + value * 1e-9);
        expect(new Set(parcelas).size).toBe(1);
      },
    ),
  );
});

it.each([
  [1.5, 10, 0],
  [-1, 10, 0],
  [100, 0, 0],
  [100, 1.5, 0],
  [100, 121, 0],
  [100, 10, 10_001],
  [100, 10, -1],
  [100, 10, 1.99],
])('refuses %p in %p at %p', (value, count, juros) => {
  expect(() => splitParcelas(value, count, juros)).toThrow(RangeError);
});

it('builds a plan of the contract, whose total is the amount paid', () => {
  expect(parcelamentoDe({ forma: 'BOLETO', totalCentavos: 484_725, n: 10, jurosBps: 0 })).toEqual({
    forma: 'BOLETO',
    n: 10,
    primeiraCentavos: 48_477,
    demaisCentavos: 48_472,
    jurosBps: 0,
    totalCentavos: 484_725,
  });
  expect(parcelamentoDe({ forma: 'CARTAO', totalCentavos: 322_140, n: 12, jurosBps: 199 }).totalCentavos).toBe(358_188);
  expect(parcelamentoDe({ forma: 'PIX', totalCentavos: 100, n: 1, jurosBps: 0 })).toMatchObject({
    primeiraCentavos: 100,
    demaisCentavos: 0,
  });
});
