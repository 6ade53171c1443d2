import { untilWritten } from './until-written.ts';

const away = Object.assign(new Error('fora'), { code: 'ECONNREFUSED' });
const never = new AbortController().signal;

it('writes as soon as the database is back, however often it was not', async () => {
  const write = jest.fn<Promise<string>, []>().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('escrito');
  expect(await untilWritten(write, never)).toBe('escrito');
  expect(write).toHaveBeenCalledTimes(3);
});

it.each([
  ['a refusal of the database', Object.assign(new Error('duplicado'), { code: '23505' })],
  ['a statement that takes too long', Object.assign(new Error('lenta'), { code: '57014' })],
])('does not insist on %s', async (_, error) => {
  const write = jest.fn<Promise<string>, []>().mockRejectedValue(error);
  await expect(untilWritten(write, never)).rejects.toBe(error);
  expect(write).toHaveBeenCalledTimes(1);
});

it('gives up when the process is asked to stop', async () => {
  const stop = new AbortController();
  const write = jest.fn<Promise<string>, []>().mockImplementation(async () => {
    stop.abort();
    throw away;
  });
  await expect(untilWritten(write, stop.signal)).rejects.toBe(away);
  expect(write).toHaveBeenCalledTimes(1);
});
