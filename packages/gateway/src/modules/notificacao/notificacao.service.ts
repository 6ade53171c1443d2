import type { Notificacao } from '@balcao/contracts';
import * as z from 'zod/mini';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Aviso, NotificacaoRepository } from './notificacao.repository.ts';

/** Name and body of the job that tells of a notice once it is committed. */
export const TAREFA_AVISAR = 'notificacao.avisar';
const PedidoAviso = z.object({ assinaturaId: z.string(), usuarioId: z.string(), id: z.string() });

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas'> {
  readonly notificacoes: NotificacaoRepository;
  readonly publish: (usuarioId: string, notificacao: Notificacao, total: number) => Promise<void>;
}

/** Writes a notice in the caller's transaction; its user is told after the commit, and by reading if the telling is lost. */
export type CreateAviso = (tx: Tx, contexto: Contexto, aviso: Aviso) => Promise<void>;

const NOVAS = 30;

export function createNotificacaoService({ db, agora, tarefas, notificacoes, publish }: Deps) {
  const createAviso: CreateAviso = async (tx, contexto, aviso) => {
    const id = await notificacoes.insert(tx, contexto, aviso);
    const { assinaturaId } = contexto;
    // the queue is the outbox: the job exists if and only if the notice does, whatever becomes of this process
    await tarefas.enqueue(tx, TAREFA_AVISAR, { assinaturaId, usuarioId: aviso.usuarioId, id }, { maxTentativas: 5 });
  };

  return {
    createAviso,

    getLatest: (chamador: Chamador): Promise<{ notificacoes: Notificacao[]; total: number }> =>
      db.tenant(chamador, async (tx) => ({
        notificacoes: await notificacoes.listLatest(tx, chamador.usuarioId, NOVAS),
        total: await notificacoes.countUnread(tx, chamador.usuarioId),
      })),

    markAsRead: (
      chamador: Chamador,
      { ids, anteriores = false }: { ids: readonly string[]; anteriores?: boolean | undefined },
    ): Promise<{ total: number }> =>
      db.tenant(chamador, async (tx) => {
        await notificacoes.markAsRead(tx, chamador.usuarioId, { ids, anteriores, em: agora() });
        return { total: await notificacoes.countUnread(tx, chamador.usuarioId) };
      }),

    /** The job: the notice as it is by now, and how many are unread. */
    async tell(payload: unknown): Promise<void> {
      const { assinaturaId, usuarioId, id } = PedidoAviso.parse(payload);
      const read = await db.tenant({ assinaturaId, usuarioId }, async (tx) => ({
        notificacao: await notificacoes.find(tx, usuarioId, id),
        total: await notificacoes.countUnread(tx, usuarioId),
      }));
      if (read.notificacao) await publish(usuarioId, read.notificacao, read.total);
    },
  };
}

export type NotificacaoService = ReturnType<typeof createNotificacaoService>;
