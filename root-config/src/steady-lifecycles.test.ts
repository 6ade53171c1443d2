/** @jest-environment jsdom */
import { isStopped, resume, steady } from './steady-lifecycles.ts';

type Step = (props: object) => Promise<unknown>;
const props = {};
const done = () => Promise.resolve();
const call = (step: unknown) => (step as Step)(props);

it('removes a parcel that cannot mount after reporting it, until it is requested again', async () => {
  const failures: unknown[] = [];
  const error = new Error('quebra');
  const parcel = steady('a', { bootstrap: done, mount: [done, () => Promise.reject(error)], unmount: done }, (...told) =>
    failures.push(told),
  );
  await call(parcel.mount);
  expect(failures).toEqual([['a', error]]);
  expect(isStopped('a')).toBe(true);
  resume('a');
  expect(isStopped('a')).toBe(false);
});

it('never rejects, and does not unmount what never mounted', async () => {
  const broken = () => Promise.reject(new Error('nunca montou'));
  const parcel = steady('b', { bootstrap: done, mount: broken, unmount: broken }, () => undefined);
  await call(parcel.mount);
  await expect(call(parcel.unmount)).resolves.toBeUndefined();
});

it('runs the steps of a parcel in order', async () => {
  const seen: number[] = [];
  const step = (value: number) => () => Promise.resolve(seen.push(value));
  await call(steady('c', { bootstrap: done, mount: [step(1), step(2)], unmount: done }, () => undefined).mount);
  expect(seen).toEqual([1, 2]);
});
