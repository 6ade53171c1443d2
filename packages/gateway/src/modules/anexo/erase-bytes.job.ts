import * as z from 'zod/mini';
import type { Tx } from '../../plugins/db.ts';
import type { FileStore } from '../../plugins/file-store.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { AnexoRepository } from './anexo.repository.ts';

/** Name and body of the job that takes away bytes no attachment names. */
export const TAREFA_APAGAR = 'anexo.apagar';
const PedidoApagar = z.object({ assinaturaId: z.string(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
type PedidoApagar = z.infer<typeof PedidoApagar>;

/** Asks, if and only if the transaction commits, that the bytes be erased unless something names them by then. */
export type AskErase = (tx: Tx, pedido: PedidoApagar, em?: Date) => Promise<void>;

export const createAskErase =
  (tarefas: Recursos['tarefas']): AskErase =>
  (tx, { assinaturaId, sha256 }, em) =>
    // one key per file: of several askings the last says when
    tarefas.enqueue(
      tx,
      TAREFA_APAGAR,
      { assinaturaId, sha256 },
      { chave: `${TAREFA_APAGAR}:${assinaturaId}:${sha256}`, ...(em && { em }) },
    );

interface Deps extends Pick<Recursos, 'db'> {
  readonly anexos: Pick<AnexoRepository, 'lockBytes' | 'isEmUso'>;
  readonly files: Pick<FileStore, 'erase'>;
}

/**
 * Erases bytes that no attachment of the subscription names. May run any number of times: it judges anew each time, and erasing what is
 * not there is nothing. Throws when the store is down, so that the queue tries again.
 */
export const createEraseBytesJob =
  ({ db, anexos, files }: Deps) =>
  (payload: unknown): Promise<void> => {
    const { assinaturaId, sha256 } = PedidoApagar.parse(payload);
    const contexto = { assinaturaId, usuarioId: null };
    return db.tenant(contexto, async (tx) => {
      // locked while the bytes are erased: someone who attaches the same file meanwhile waits, and then stores them again
      await anexos.lockBytes(tx, contexto, sha256);
      if (!(await anexos.isEmUso(tx, sha256))) await files.erase(assinaturaId, sha256);
    });
  };
