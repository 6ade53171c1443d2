import { createHmac } from 'node:crypto';
import type { Db } from '../../plugins/db.ts';

/** What is guessed at: a password by e-mail, a legacy password by login, the code or the current password of a user. */
type Alvo = 'email' | 'login' | 'codigo' | 'senha';

interface Deps {
  readonly db: Db;
  /** Digests what is guessed at: the table names nobody. */
  readonly chave: Buffer;
  readonly agora: () => Date;
  /** Waits before a wrong answer is given; tests do not. */
  readonly esperar: (ms: number) => Promise<unknown>;
  /** Wrong ones before the lock. */
  readonly limite: number;
}

const BLOQUEIO_MS = 15 * 60_000;
const ESPERA_BASE_MS = 250;
const ESPERA_MAXIMA_MS = 2_000;

/** One guess, already counted. */
export interface Tentativa {
  readonly feitas: number;
  /** Waits longer each time, and locks at the limit. Returns until when, or null. */
  wrong(): Promise<Date | null>;
  /** It was right: the count begins again. */
  right(): Promise<void>;
}

/** Guesses are counted before they are checked: many at once get no more than one by one. */
export function createTentativas({ db, chave, agora, esperar, limite }: Deps) {
  const keyOf = (alvo: Alvo, valor: string): Buffer => createHmac('sha256', chave).update(`${alvo}:${valor.toLowerCase()}`).digest();

  const forget = async (alvo: Alvo, valor: string): Promise<void> => {
    await db.global((tx) => tx.run('select esquecer_tentativas($1)', [keyOf(alvo, valor)]));
  };

  return {
    /** The guess, or null while locked. */
    async begin(alvo: Alvo, valor: string): Promise<Tentativa | null> {
      const key = keyOf(alvo, valor);
      const linha = await db.global((tx) =>
        tx.row<{ feitas: number | null }>("select contar_tentativa($1, $2, $3, $4 * interval '1 millisecond') as feitas", [
          key,
          agora(),
          limite,
          BLOQUEIO_MS,
        ]),
      );
      const feitas = linha?.feitas ?? null;
      if (feitas === null) return null;
      return {
        feitas,
        wrong: async () => {
          const ate = feitas >= limite ? new Date(agora().getTime() + BLOQUEIO_MS) : null;
          if (ate) await db.global((tx) => tx.run('select bloquear_tentativas($1, $2)', [key, ate]));
          await esperar(Math.min(ESPERA_BASE_MS * 2 ** (feitas - 1), ESPERA_MAXIMA_MS));
          return ate;
        },
        right: () => forget(alvo, valor),
      };
    },
    forget,
    isLocked: async (alvo: Alvo, valor: string): Promise<boolean> =>
      (await db.global((tx) => tx.row<{ sim: boolean }>('select tentativas_bloqueadas($1, $2) as sim', [keyOf(alvo, valor), agora()])))
        ?.sim === true,
  };
}

export type Tentativas = ReturnType<typeof createTentativas>;
