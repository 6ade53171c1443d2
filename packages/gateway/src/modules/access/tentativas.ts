import { createHmac } from 'node:crypto';
import type { TentativasRepository } from './tentativas.repository.ts';

/** What is guessed at: a password by e-mail, a legacy password by login, the code or the current password of a user. */
type Alvo = 'email' | 'login' | 'codigo' | 'senha';

interface Deps {
  readonly repository: TentativasRepository;
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
export function createTentativas({ repository, chave, agora, esperar, limite }: Deps) {
  const keyOf = (alvo: Alvo, valor: string): Buffer => createHmac('sha256', chave).update(`${alvo}:${valor.toLowerCase()}`).digest();
  const forget = (alvo: Alvo, valor: string): Promise<void> => repository.forget(keyOf(alvo, valor));

  return {
    /** The guess, or null while locked. */
    async begin(alvo: Alvo, valor: string): Promise<Tentativa | null> {
      const key = keyOf(alvo, valor);
      const feitas = await repository.count(key, { agora: agora(), limite, bloqueioMs: BLOQUEIO_MS });
      if (feitas === null) return null;
      return {
        feitas,
        wrong: async () => {
          const ate = feitas >= limite ? new Date(agora().getTime() + BLOQUEIO_MS) : null;
          if (ate) await repository.lock(key, ate);
          await esperar(Math.min(ESPERA_BASE_MS * 2 ** (feitas - 1), ESPERA_MAXIMA_MS));
          return ate;
        },
        right: () => forget(alvo, valor),
      };
    },
    forget,
    isLocked: (alvo: Alvo, valor: string): Promise<boolean> => repository.isLocked(keyOf(alvo, valor), agora()),
  };
}

export type Tentativas = ReturnType<typeof createTentativas>;
