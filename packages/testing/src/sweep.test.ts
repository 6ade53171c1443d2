import { drawnOf } from './sweep.ts';

describe('what a run plays of a sweep', () => {
  const before = process.env['BALCAO_TEST_SEED'];
  afterEach(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, 'BALCAO_TEST_SEED');
    else process.env['BALCAO_TEST_SEED'] = before;
  });
  const all = Array.from({ length: 3_000 }, (_, at) => at);
  const drawn = (seed: string) => {
    process.env['BALCAO_TEST_SEED'] = seed;
    return drawnOf(all, String, 3);
  };

  it('is about its share, the same for one seed, another for another, and everything within a few', () => {
    const first = drawn('1');
    expect(first.length).toBeGreaterThan(900);
    expect(first.length).toBeLessThan(1_100);
    expect(drawn('1')).toEqual(first);
    expect(drawn('2')).not.toEqual(first);
    expect(new Set(Array.from({ length: 40 }, (_, seed) => drawn(String(seed))).flat()).size).toBe(all.length);
  });

  it('is everything without a seed', () => {
    Reflect.deleteProperty(process.env, 'BALCAO_TEST_SEED');
    expect(drawnOf(all, String, 3)).toEqual(all);
  });
});
