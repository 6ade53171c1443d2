import { followDeparture, isLeaving, unlessLeaving } from './departure.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('runs the work at once on a page that stays', () => {
  followDeparture();
  const work = jest.fn();
  unlessLeaving(work);
  expect(isLeaving()).toBe(false);
  expect(work).toHaveBeenCalledTimes(1);
});

it('delays the work on a page that is leaving, and runs it when the page stays after all', () => {
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
