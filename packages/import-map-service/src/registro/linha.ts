import { type Armazem, RegistroCorrompido } from './armazem.ts';
import type { Registro } from './registro.model.ts';

/** One log as this process knows it: read once, then only what is new. */
export interface Linha<E> {
  readonly nome: string;
  readonly estado: E;
  /** A state after one more entry. */
  readonly dobrar: (estado: E, registro: Registro) => E;
  readonly registros: readonly Registro[];
  /** Why the log cannot be followed further; what was read before goes on counting. */
  readonly falha: RegistroCorrompido | null;
  /** Reads what is new. Whoever asks while a reading runs gets one that began after its question. */
  advance(): Promise<void>;
  /** Calls `ouvinte` after each advance that brought something. */
  onGrow(ouvinte: () => void): () => void;
  /** A writer of this process is at work. */
  readonly isOcupada: boolean;
  /** One writer at a time in this process; other processes are kept apart by the storage. */
  exclusively<T>(trabalho: () => Promise<T>): Promise<T>;
}

interface Dobra<E> {
  readonly inicial: E;
  readonly dobrar: (estado: E, registro: Registro) => E;
}

async function readNew(
  armazem: Armazem,
  nome: string,
  desde: number,
): Promise<{ novos: readonly Registro[]; falha: RegistroCorrompido | null }> {
  try {
    return { novos: await armazem.ler(nome, desde), falha: null };
  } catch (error) {
    if (error instanceof RegistroCorrompido) return { novos: error.bons, falha: error };
    throw error;
  }
}

export function createLinha<E>(armazem: Armazem, nome: string, { inicial, dobrar }: Dobra<E>): Linha<E> {
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
      estado = dobrar(estado, registro);
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
    dobrar,
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
