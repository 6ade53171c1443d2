import { followDeparture, isLeaving, unlessLeaving } from './departure.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('does at once what a page that stays has to do', () => {
  followDeparture();
  const work = jest.fn();
  unlessLeaving(work);
  expect(isLeaving()).toBe(false);
  expect(work).toHaveBeenCalledTimes(1);
});

it('lets a page on its way out go in peace, and does it all the same when the page stayed', () => {
  followDeparture();
  window.dispatchEvent(new Event('beforeunload'));
  const work = jest.fn();
  unlessLeaving(work);
  jest.advanceTimersByTime(9_000);
  expect(isLeaving()).toBe(true);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(isLeaving()).toBe(false);
  expect(work).toHaveBeenCalledTimes(1);
});
