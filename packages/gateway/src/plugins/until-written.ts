import { setTimeout as wait } from 'node:timers/promises';
import { isBancoFora } from './error-handler.ts';

const PAUSA_MS = 250;
/** A statement that took too long would again: that is for the queue to try later. */
const CONSULTA_LENTA = '57014';
const isAway = (error: unknown): boolean => isBancoFora(error) && (error as { code?: string }).code !== CONSULTA_LENTA;

/**
 * Writes what a job has come to know and must not lose with a database that is away: tries again until it is back, or `signal` aborts. What
 * is written must be safe to write twice: a commit may have been made and its answer lost.
 *
 * @throws at once what is no absence of the database
 */
export async function untilWritten<T>(write: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (signal.aborted || !isAway(error)) throw error;
      await wait(PAUSA_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
