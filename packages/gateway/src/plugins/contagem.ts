import { createHmac } from 'node:crypto';
import type { Db } from './db.ts';

/** Adds requests to a key and answers how many it has had in its window. */
export interface Feitos {
  readonly feitos: number;
  /** Time until the window ends. */
  readonly restanteMs: number;
}

interface Pedidos {
  readonly chave: string;
  readonly quantos: number;
  readonly janelaMs: number;
}

/** Adds requests to a key shared by all gateways; only a digest of the key is stored. */
export type AddPedidos = (pedidos: Pedidos) => Promise<Feitos>;

export const createAddPedidos =
  (db: Pick<Db, 'glance'>, chave: Buffer): AddPedidos =>
  async ({ chave: nome, quantos, janelaMs }) => {
    const digest = createHmac('sha256', chave).update(nome).digest();
    const row = await db.glance<{ feitos: number; restanteMs: number }>(
      "select feitos, restante_ms from contar_pedidos($1, $2, $3 * interval '1 millisecond')",
      [digest, quantos, janelaMs],
    );
    return { feitos: row?.feitos ?? quantos, restanteMs: row?.restanteMs ?? janelaMs };
  };

interface Deps {
  readonly addPedidos: AddPedidos;
  readonly agoraMs: () => number;
  /** Size of the cache of keys; a dropped key is read from the database again. */
  readonly maximo?: number;
}

/** Local state of a key: the shared count at the last call, and requests not reported yet. */
interface Conta {
  feitos: number;
  naoDitos: number;
  ate: number;
}

const CHAVES = 20_000;
/** Fraction of a limit that one gateway may count locally, so that frequent calls do not wait for the database each time. */
const PARTE = 60;
/** Tolerance when comparing the end of a window in two answers. */
const MESMA_JANELA_MS = 5_000;

/**
 * Requests counted by all gateways together, each being exact to a sixtieth of the limit. Small limits are counted one by one; once a
 * limit is passed, nothing more is asked of the database until the window ends.
 */
export function createContagem({ addPedidos, agoraMs, maximo = CHAVES }: Deps) {
  const contas = new Map<string, Conta>();

  function remember(chave: string, conta: Conta): void {
    contas.delete(chave);
    contas.set(chave, conta);
    const [oldest] = contas.keys();
    if (contas.size > maximo && oldest !== undefined) contas.delete(oldest);
  }

  /** Merges an answer of the database with local requests. Answers may arrive out of order: the highest count of a window is kept. */
  function learn(chave: string, { feitos, restanteMs }: Feitos): void {
    const [known, ate] = [contas.get(chave), agoraMs() + restanteMs];
    const isSameWindow = known !== undefined && known.ate > agoraMs() && Math.abs(ate - known.ate) < MESMA_JANELA_MS;
    remember(chave, { feitos: isSameWindow ? Math.max(known.feitos, feitos) : feitos, naoDitos: isSameWindow ? known.naoDitos : 0, ate });
  }

  const told = ({ feitos, naoDitos, ate }: Conta): Feitos => ({ feitos: feitos + naoDitos, restanteMs: Math.max(0, ate - agoraMs()) });

  return async function count(chave: string, { max, janelaMs }: { max: number; janelaMs: number }): Promise<Feitos> {
    const passo = Math.max(1, Math.floor(max / PARTE));
    const known = contas.get(chave);
    const isLive = known !== undefined && known.ate > agoraMs();
    if (isLive) {
      known.naoDitos += 1;
      if (known.naoDitos < passo || known.feitos > max) return told(known);
    }
    const quantos = isLive ? known.naoDitos : 1;
    // requests that arrive meanwhile are reported with the next call
    if (isLive) [known.feitos, known.naoDitos] = [known.feitos + quantos, 0];
    const dito = await addPedidos({ chave, quantos, janelaMs });
    learn(chave, dito);
    // its position: later requests do not count against it
    return dito;
  };
}

export type Contagem = ReturnType<typeof createContagem>;
