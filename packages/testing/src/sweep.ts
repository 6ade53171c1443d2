import { createHash } from 'node:crypto';

/**
 * What this run of `npm test` plays of a sweep: of tens of thousands of combinations of the same kind, about one in `oneIn`, drawn anew by each
 * run from the seed it prints (`npm test -- --seed N` plays the same). All of them where there is no seed: `npm test -- --whole`, and jest by
 * itself.
 *
 * @param nameOf what tells one combination from the others
 *
 * @example const asked = drawnOf(CALLS, ({ path }) => `${person} ${path}`, 8);
 */
export function drawnOf<T>(all: readonly T[], nameOf: (one: T) => string, oneIn: number): readonly T[] {
  const seed = process.env['BALCAO_TEST_SEED'];
  if (!seed) return all;
  return all.filter(
    (one) =>
      createHash('md5')
        .update(`${seed} ${nameOf(one)}`)
        .digest()
        .readUInt32BE() %
        oneIn ===
      0,
  );
}
