import { forgetModule, isArriving, isAwaited } from './registry.ts';

const URL = 'https://x.test/q.js';
const registered = (over: object = {}) => {
  const n = {};
  return { n, C: n, e: null, i: [() => undefined], d: [], ...over };
};
const loaderWith = (registry: object) =>
  Object.assign(Object.create({ import: () => undefined }) as object, { [Symbol('registro')]: registry });

it('forgets a module under every query it was requested with, and its listeners in its imports', () => {
  const react = registered();
  const pending = registered({ C: undefined, e: () => undefined });
  const registry: Record<string, object> = { [URL]: registered({ d: [react, pending] }), [`${URL}?tentativa=1`]: registered(), react };
  forgetModule(loaderWith(registry), URL);
  expect(Object.keys(registry)).toEqual(['react']);
  // a module that has not run yet keeps its listeners
  expect([react.i.length, pending.i.length]).toEqual([0, 1]);
});

it('distinguishes a loading module from a loaded or failed one', () => {
  const of = (load: object) => isArriving(loaderWith({ [URL]: load }), URL);
  expect(of(registered({ C: Promise.resolve(), e: undefined }))).toBe(true);
  expect(of(registered())).toBe(false);
  expect(of(registered({ C: Promise.resolve(), e: null }))).toBe(false);
  expect(isArriving(loaderWith({}), URL)).toBe(false);
});

it('distinguishes an unanswered request from an answered one', () => {
  const of = (load: object) => isAwaited(loaderWith({ [`${URL}?tentativa=1`]: load }), URL);
  expect(of(registered({ C: undefined, d: undefined, e: undefined }))).toBe(true);
  expect(of(registered({ C: undefined, e: () => undefined }))).toBe(false);
  expect(of(registered({ d: undefined }))).toBe(false);
  expect(isAwaited(loaderWith({}), URL)).toBe(false);
});
