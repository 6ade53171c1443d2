import { setTimeout as sleep } from 'node:timers/promises';

/** Waits in real time; rejects with the signal's reason when it aborts first. */
export const espera = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
