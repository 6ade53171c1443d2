import type { Db } from '../../plugins/db.ts';

/** How guesses of one kind are slowed. */
export interface Regra {
  /** Guesses after which the next one waits. */
  readonly limite: number;
  /** One guess is forgiven for each of these that pass quietly. */
  readonly recuo_ms: number;
  /** The first wait; each next one is twice as long, up to `maxima_ms`. */
  readonly base_ms: number;
  readonly maxima_ms: number;
}

/** What one guess counts on. */
export interface Contada {
  readonly chave: Buffer;
  /** Whose it is, to be forgotten with them; null where many people's are counted together. */
  readonly alvo: Buffer | null;
  readonly regra: Regra;
}

/** What became of one key. */
export interface Contagem {
  readonly feitas: number;
  /** Until when the next guess waits; null when it does not. */
  readonly livreEm: Date | null;
}

/** Guesses belong to no subscription: they are counted for the person or address that makes them. */
export const createTentativasRepository = (db: Db) => ({
  /** Counts a guess on every key, in their order; on none when one of them still waits. */
  async count(contadas: readonly Contada[], agora: Date): Promise<{ isContada: boolean; contagens: Contagem[] }> {
    const rows = await db.global((tx) =>
      tx.rows<{ feitas: number; livreEm: Date | null; isContada: boolean }>(
        'select * from contar_tentativas($1, $2, $3, $4) order by ordem',
        [agora, contadas.map(({ chave }) => chave), contadas.map(({ alvo }) => alvo), JSON.stringify(contadas.map(({ regra }) => regra))],
      ),
    );
    return {
      isContada: rows.every(({ isContada }) => isContada),
      contagens: rows.map(({ feitas, livreEm }) => ({ feitas, livreEm })),
    };
  },

  forgive: async (chaves: readonly Buffer[]): Promise<void> => {
    await db.global((tx) => tx.run('select perdoar_tentativas($1)', [chaves]));
  },

  forgetOne: async (chave: Buffer): Promise<void> => {
    await db.global((tx) => tx.run('select esquecer_tentativas($1)', [chave]));
  },

  forget: async (alvo: Buffer): Promise<void> => {
    await db.global((tx) => tx.run('select esquecer_alvo($1)', [alvo]));
  },

  made: async (chave: Buffer, agora: Date, { recuo_ms }: Regra): Promise<number> =>
    (
      await db.global((tx) =>
        tx.row<{ feitas: number | null }>("select tentativas_feitas($1, $2, $3 * interval '1 millisecond') as feitas", [
          chave,
          agora,
          recuo_ms,
        ]),
      )
    )?.feitas ?? 0,
});

export type TentativasRepository = ReturnType<typeof createTentativasRepository>;
