import { median, medianRatio, quantile } from './statistics.ts';

it('takes the middle of an odd and of an even number of values', () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2])]).toEqual([5, 2.5]);
});

it('compares round by round, so that a slow round weighs on both sides', () => {
  expect(medianRatio([110, 1100, 55], [100, 1000, 50])).toBeCloseTo(1.1);
});

it('finds the value most others lie below', () => {
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
});
