import type { Log } from './ports.ts';

/** Waits for a message about rows that are already committed. */
export type TellStored = (sending: Promise<unknown>, sobre: object) => Promise<void>;

/**
 * What was stored is the truth, and every screen reads it again when it reconnects: a broker out of reach is logged and fails nothing.
 *
 * @param falha the sentence of the log, `sobre` its fields
 */
export const createTellStored =
  (log: Pick<Log, 'warn'>, falha: string): TellStored =>
  async (sending, sobre) => {
    await sending.catch((error: unknown) => log.warn({ ...sobre, erro: String(error) }, falha));
  };
