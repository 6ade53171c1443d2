import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { erroCampo } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { AntesDoCommit, Contexto, Db } from './db.ts';
import { camposInvalidos, Recusa } from './errors.ts';
import { toEnvelope } from './error-handler.ts';

/** A stored answer, sent again on repetition. */
export interface RespostaGuardada {
  readonly codigo: number;
  readonly corpo: unknown;
}

export interface PedidoUnico {
  readonly contexto: Contexto & { readonly usuarioId: string };
  /** Method and path pattern: one key may serve two calls. */
  readonly rota: string;
  readonly chave: string;
  readonly entrada: unknown;
}

interface IdempotencyRow {
  id: string;
  corpoHash: Buffer;
  status: 'EM_CURSO' | 'EXECUTADA' | 'CONCLUIDA';
  codigoHttp: number | null;
  resposta: unknown;
  vivo: boolean;
}

interface EmCurso {
  readonly id: string;
  readonly assinaturaId: string;
  isExecutada: boolean;
}

const ESPERA_MAXIMA_MS = 60_000;
const NOVA_TENTATIVA_MS = 1_000;
const emCurso = new AsyncLocalStorage<EmCurso>();

/**
 * Given to `createDb`: the first transaction of a call that writes also marks its key as executed, so that effects and mark live
 * or die together. Whatever happens afterwards, that key never runs again.
 */
export const markExecuted: AntesDoCommit = async (contexto, tx) => {
  const pedido = emCurso.getStore();
  if (!pedido || pedido.isExecutada || pedido.assinaturaId !== contexto.assinaturaId) return;
  const marked = await tx.run(
    "update idempotencia set status = 'EXECUTADA' where id = $1 and pg_current_xact_id_if_assigned() is not null",
    [pedido.id],
  );
  if (marked > 0) pedido.isExecutada = true;
};

/** JSON with its keys in order: the same content always gives the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const jaExecutado = (): Recusa => new Recusa(409, 'ja-executado', 'Este pedido já foi recebido. Atualize a tela para ver o resultado.');
const chaveReutilizada = (): Recusa =>
  camposInvalidos([erroCampo('Idempotency-Key', 'conflito', 'Esta chave já foi usada com outro conteúdo.')]);

export function createIdempotency(db: Db, processo: string) {
  /** Writes delayed by a database outage are repeated until it is back, while this process lives. */
  function later(work: () => Promise<unknown>): void {
    setTimeout(() => void work().catch(() => later(work)), NOVA_TENTATIVA_MS).unref();
  }

  /** Takes the key for this process: freshly, or from a process that died before anything was written. */
  async function claim({ contexto, rota, chave }: PedidoUnico, corpoHash: Buffer): Promise<string | null> {
    const id = uuidv7();
    const taken = db.tenant(contexto, (tx) =>
      tx.row<{ id: string }>(
        `insert into idempotencia as i (id, assinatura_id, usuario_id, rota, chave, corpo_hash, status, processo)
         values ($1, $2, $3, $4, $5, $6, 'EM_CURSO', $7)
         on conflict (usuario_id, rota, chave) do update set processo = excluded.processo
         where i.status = 'EM_CURSO' and i.corpo_hash = excluded.corpo_hash and not processo_vivo(i.processo)
         returning i.id`,
        [id, contexto.assinaturaId, contexto.usuarioId, rota, chave, corpoHash, processo],
      ),
    );
    // the key may have been claimed without the answer arriving
    taken.catch(() => later(() => forget(contexto, id)));
    return (await taken)?.id ?? null;
  }

  const read = ({ contexto, rota, chave }: PedidoUnico): Promise<IdempotencyRow | null> =>
    db.tenant(contexto, (tx) =>
      tx.row<IdempotencyRow>(
        'select id, corpo_hash, status, codigo_http, resposta, processo_vivo(processo) as vivo from idempotencia where usuario_id = $1 and rota = $2 and chave = $3',
        [contexto.usuarioId, rota, chave],
      ),
    );

  const keep = (contexto: Contexto, id: string, { codigo, corpo }: RespostaGuardada): Promise<number> =>
    db.tenant(contexto, (tx) =>
      tx.run("update idempotencia set status = 'CONCLUIDA', codigo_http = $2, resposta = $3 where id = $1", [
        id,
        codigo,
        JSON.stringify(corpo),
      ]),
    );

  const forget = (contexto: Contexto, id: string): Promise<number> =>
    db.tenant(contexto, (tx) => tx.run("delete from idempotencia where id = $1 and status = 'EM_CURSO'", [id]));

  /**
   * Says how a call that failed ended. Nothing was written: the key is free again; else what happened is the answer from now on. Which of
   * the two, only the mark knows that lives or dies with the effects: a commit may have been made and its answer lost.
   */
  async function settle(contexto: Contexto, id: string, error: unknown): Promise<void> {
    if ((await forget(contexto, id)) > 0) return;
    await keep(contexto, id, answerOf(error instanceof Recusa ? error : jaExecutado()));
  }

  async function execute({ contexto }: PedidoUnico, id: string, work: () => Promise<RespostaGuardada>): Promise<RespostaGuardada> {
    const persist = (write: () => Promise<unknown>) => write().catch(() => later(write));
    const pedido: EmCurso = { id, assinaturaId: contexto.assinaturaId, isExecutada: false };
    try {
      const resposta = await emCurso.run(pedido, work);
      await persist(() => keep(contexto, id, resposta));
      return resposta;
    } catch (error) {
      await persist(() => settle(contexto, id, error));
      throw error;
    }
  }

  const answerOf = (error: Recusa): RespostaGuardada => {
    const { status, corpo } = toEnvelope(error);
    return { codigo: status, corpo };
  };

  /**
   * Runs `work` once for a key, however often and from however many connections it is asked; the others get the first answer.
   *
   * @throws {Recusa} 422 when the key was used with another content; 409 when it ran but its answer was lost with its process.
   */
  async function once(pedido: PedidoUnico, work: () => Promise<RespostaGuardada>): Promise<RespostaGuardada & { isRepetida: boolean }> {
    const corpoHash = createHash('sha256').update(canonicalJson(pedido.entrada)).digest();
    for (let waited = 0, pausa = 20; waited < ESPERA_MAXIMA_MS; waited += pausa, pausa = Math.min(pausa * 2, 250)) {
      const id = await claim(pedido, corpoHash);
      if (id) return { ...(await execute(pedido, id, work)), isRepetida: false };
      const row = await read(pedido);
      if (row && !row.corpoHash.equals(corpoHash)) throw chaveReutilizada();
      if (row?.status === 'CONCLUIDA') return { codigo: row.codigoHttp ?? 200, corpo: row.resposta, isRepetida: true };
      if (row?.status === 'EXECUTADA' && !row.vivo) throw jaExecutado();
      await wait(pausa);
    }
    throw new Recusa(409, 'em-andamento', 'Este pedido ainda está em andamento. Aguarde um instante.');
  }

  return { once };
}

export type Idempotency = ReturnType<typeof createIdempotency>;
