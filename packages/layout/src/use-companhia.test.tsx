import { act, renderHook } from '@testing-library/react';
import { companhia } from './layout.routes.tsx';
import { useCompanhia } from './use-companhia.ts';

jest.mock('./layout.routes.tsx', () => ({ companhia: { preload: jest.fn() } }));
const preload = jest.mocked(companhia.preload);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  preload.mockReset();
  jest.useRealTimers();
});

it('is asked for once it is wanted', async () => {
  preload.mockResolvedValue();
  const { result, rerender } = renderHook(({ isWanted }) => useCompanhia(isWanted), { initialProps: { isWanted: false } });
  await pass(20_000);
  expect(preload).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await pass(0);
  expect(result.current).toBe(true);
  rerender({ isWanted: false });
  expect(result.current).toBe(false);
});

it('retries a failed load silently until it succeeds or is no longer needed', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  preload.mockRejectedValueOnce(new Error('não chegou')).mockRejectedValueOnce(new Error('não chegou')).mockResolvedValue();
  const { result } = renderHook(() => useCompanhia(true));
  await pass(0);
  expect(result.current).toBe(false);
  await pass(20_000);
  expect(result.current).toBe(true);
  expect(preload).toHaveBeenCalledTimes(3);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();

  preload.mockReset().mockRejectedValue(new Error('não chegou'));
  const { unmount } = renderHook(() => useCompanhia(true));
  await pass(0);
  unmount();
  await pass(30_000);
  expect(preload).toHaveBeenCalledTimes(1);
});
