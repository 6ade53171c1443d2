import type { Registro } from './ports.ts';

/** Waits for a message about rows that are already committed. */
export type TellStored = (sending: Promise<unknown>, sobre: object) => Promise<void>;

/**
 * What was stored is the truth, and every screen reads it again when it reconnects: a broker out of reach is logged and fails nothing.
 *
 * @param falha the sentence of the log, `sobre` its fields
 */
export const createTellStored =
  (registro: Pick<Registro, 'warn'>, falha: string): TellStored =>
  async (sending, sobre) => {
    await sending.catch((error: unknown) => registro.warn({ ...sobre, erro: String(error) }, falha));
  };
