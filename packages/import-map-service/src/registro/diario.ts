import { type Armazem, RegistroCorrompido } from './armazem.ts';
import type { Registro } from './registro.model.ts';

/** In-memory view of one log: read once, then only the new entries. */
export interface Diario<E> {
  readonly nome: string;
  readonly estado: E;
  /** The state after one more entry. */
  readonly fold: (estado: E, registro: Registro) => E;
  readonly registros: readonly Registro[];
  /** Why the log cannot be read further; the entries read before remain valid. */
  readonly falha: RegistroCorrompido | null;
  /** Reads new entries. A call made during a read resolves with a read that started after it. */
  advance(): Promise<void>;
  /** Calls `ouvinte` after each advance that read new entries. */
  onGrow(ouvinte: () => void): () => void;
  /** A writer of this process is active. */
  readonly isOcupada: boolean;
  /** Runs one writer at a time in this process; the storage resolves conflicts between processes. */
  exclusively<T>(trabalho: () => Promise<T>): Promise<T>;
}

interface Fold<E> {
  readonly inicial: E;
  readonly fold: (estado: E, registro: Registro) => E;
}

async function readNew(
  armazem: Armazem,
  nome: string,
  desde: number,
): Promise<{ novos: readonly Registro[]; falha: RegistroCorrompido | null }> {
  try {
    return { novos: await armazem.read(nome, desde), falha: null };
  } catch (error) {
    if (error instanceof RegistroCorrompido) return { novos: error.bons, falha: error };
    throw error;
  }
}

export function createDiario<E>(armazem: Armazem, nome: string, { inicial, fold }: Fold<E>): Diario<E> {
  const registros: Registro[] = [];
  const ouvintes = new Set<() => void>();
  let estado = inicial;
  let falha: RegistroCorrompido | null = null;
  let lendo: Promise<void> | null = null;
  let seguinte: Promise<void> | null = null;
  let fila: Promise<unknown> = Promise.resolve();
  let escritores = 0;

  const read = async (): Promise<void> => {
    const lido = await readNew(armazem, nome, registros.length);
    falha = lido.falha;
    if (lido.novos.length === 0) return;
    for (const registro of lido.novos) {
      registros.push(registro);
      estado = fold(estado, registro);
    }
    for (const ouvinte of ouvintes) ouvinte();
  };
  const start = (): Promise<void> => {
    lendo = read().finally(() => {
      lendo = null;
    });
    return lendo;
  };

  return {
    nome,
    fold,
    registros,
    get estado() {
      return estado;
    },
    get falha() {
      return falha;
    },
    advance() {
      if (!lendo) return start();
      seguinte ??= lendo
        .catch(() => undefined)
        .then(() => {
          seguinte = null;
          return start();
        });
      return seguinte;
    },
    onGrow: (ouvinte) => {
      ouvintes.add(ouvinte);
      return () => void ouvintes.delete(ouvinte);
    },
    get isOcupada() {
      return escritores > 0;
    },
    exclusively(trabalho) {
      escritores++;
      const vez = fila.then(trabalho).finally(() => {
        escritores--;
      });
      fila = vez.catch(() => undefined);
      return vez;
    },
  };
}
