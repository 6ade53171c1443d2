import { everyOnce } from './every-once.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('skips a run while the previous one lasts, and continues after a failure', async () => {
  const errors: unknown[] = [];
  let end = (): void => undefined;
  const work = jest.fn<Promise<void>, []>().mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  work.mockRejectedValueOnce(new Error('desta vez não')).mockResolvedValue();
  const turns = everyOnce(100, work, (error) => errors.push(error));
  await jest.advanceTimersByTimeAsync(350);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(100);
  expect([work.mock.calls.length, errors]).toEqual([2, [new Error('desta vez não')]]);
  await jest.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(3);
  turns.stop();
  await jest.advanceTimersByTimeAsync(500);
  expect(work).toHaveBeenCalledTimes(3);
});
