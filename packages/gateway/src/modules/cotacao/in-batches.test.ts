import { inBatches } from './in-batches.ts';

/** Work that ends when told to, and remembers what it was given. */
function held() {
  const calls: { items: readonly string[]; end: () => void }[] = [];
  const work = (items: readonly string[]) =>
    new Promise<string[]>((resolve) => calls.push({ items, end: () => resolve(items.map((item) => item.toUpperCase())) }));
  return { calls, work };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what comes in the same turn goes together, and what comes meanwhile goes together next', async () => {
  const { calls, work } = held();
  const keep = inBatches(work);
  const first = [keep('a'), keep('b')];
  await turn();
  const later = [keep('c'), keep('d')];
  await turn();
  expect(calls.map(({ items }) => items)).toEqual([['a', 'b']]);
  calls[0]?.end();
  expect(await Promise.all(first)).toEqual(['A', 'B']);
  await turn();
  expect(calls.map(({ items }) => items)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  calls[1]?.end();
  expect(await Promise.all(later)).toEqual(['C', 'D']);
});

test('what comes after everything ended is not left waiting', async () => {
  const keep = inBatches(async (items: readonly string[]) => items);
  expect(await keep('a')).toBe('a');
  await turn();
  expect(await keep('b')).toBe('b');
});

test('one that cannot be done does not cost the others', async () => {
  const given: (readonly string[])[] = [];
  const keep = inBatches(async (items: readonly string[]) => {
    given.push(items);
    if (items.includes('má')) throw new Error('não dá');
    return items;
  });
  const outcomes = await Promise.allSettled([keep('a'), keep('má'), keep('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(given).toEqual([['a', 'má', 'b'], ['a'], ['má'], ['b']]);
});
