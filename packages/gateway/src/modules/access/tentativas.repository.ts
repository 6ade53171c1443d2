import type { Db } from '../../plugins/db.ts';

interface Contagem {
  readonly agora: Date;
  readonly limite: number;
  readonly bloqueioMs: number;
}

/** Guesses belong to no subscription: they are of whoever tries. */
export const createTentativasRepository = (db: Db) => ({
  /** How many were made with this one, or null while locked. */
  count: async (chave: Buffer, { agora, limite, bloqueioMs }: Contagem): Promise<number | null> =>
    (
      await db.global((tx) =>
        tx.row<{ feitas: number | null }>("select contar_tentativa($1, $2, $3, $4 * interval '1 millisecond') as feitas", [
          chave,
          agora,
          limite,
          bloqueioMs,
        ]),
      )
    )?.feitas ?? null,

  lock: async (chave: Buffer, ate: Date): Promise<void> => {
    await db.global((tx) => tx.run('select bloquear_tentativas($1, $2)', [chave, ate]));
  },

  forget: async (chave: Buffer): Promise<void> => {
    await db.global((tx) => tx.run('select esquecer_tentativas($1)', [chave]));
  },

  isLocked: async (chave: Buffer, agora: Date): Promise<boolean> =>
    (await db.global((tx) => tx.row<{ sim: boolean }>('select tentativas_bloqueadas($1, $2) as sim', [chave, agora])))?.sim === true,
});

export type TentativasRepository = ReturnType<typeof createTentativasRepository>;
