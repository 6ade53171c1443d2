import type { ConsultaNotificacoes, Notificacao } from '@balcao/contracts';
import type { Flags } from '@balcao/domain';
import * as z from 'zod/mini';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { linkFor } from './fatos.ts';
import type { NotificacaoRepository } from './notificacao.repository.ts';

/** Bodies of the jobs; `avisos.ts` queues the first and the last. */
const PedidoAviso = z.object({ assinaturaId: z.string(), usuarioId: z.string(), id: z.string() });

/** Name and body of the job that tells of notices read: the other pages and devices of the user follow. */
export const TAREFA_LIDAS = 'notificacao.lidas';
const PedidoLidas = z.object({ assinaturaId: z.string(), usuarioId: z.string() });

const PedidoAdministracao = z.object({ assinaturaId: z.nullable(z.string()), titulo: z.nullable(z.string()) });

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas'> {
  readonly notificacoes: NotificacaoRepository;
  readonly publish: (usuarioId: string, notificacao: Notificacao, total: number) => Promise<void>;
  readonly publishLidas: (usuarioId: string, total: number) => Promise<void>;
  readonly publishAdministracao: (assinaturaId: string | null, titulo: string | null) => Promise<void>;
}

const NOVAS = 30;

/** A notice as one reader gets it. */
const leadTo = (notificacao: Notificacao, leitor: Flags): Notificacao => ({ ...notificacao, link: linkFor(notificacao.link, leitor) });

export function createNotificacaoService({ db, agora, tarefas, notificacoes, publish, publishLidas, publishAdministracao }: Deps) {
  const readerOf = ({ usuarioId }: Pick<Chamador, 'usuarioId'>) => ({ usuarioId, em: agora() });

  /** How many are unread once `lidas` were read; when any were, the user's other pages are told after the commit. */
  async function leftAfter(tx: Tx, { assinaturaId, usuarioId }: Chamador, lidas: number): Promise<{ total: number }> {
    if (lidas > 0) await tarefas.enqueue(tx, TAREFA_LIDAS, { assinaturaId, usuarioId }, { maxTentativas: 5 });
    return { total: await notificacoes.countUnread(tx, readerOf({ usuarioId })) };
  }

  return {
    // the notices and their count are of one instant: who compares the count with what they are told reads no more once it agrees
    list: (chamador: Chamador, consulta: ConsultaNotificacoes) =>
      db.snapshot(chamador, async (tx) => {
        const { itens, total } = await notificacoes.list(tx, readerOf(chamador), consulta);
        return {
          itens: itens.map((uma) => leadTo(uma, chamador.sessao)),
          total,
          pagina: consulta.pagina,
          tamanho: consulta.tamanho,
          naoLidas: await notificacoes.countUnread(tx, readerOf(chamador)),
        };
      }),

    markAllAsRead: (chamador: Chamador): Promise<{ total: number }> =>
      db.tenant(chamador, async (tx) => leftAfter(tx, chamador, await notificacoes.markAllAsRead(tx, readerOf(chamador)))),

    getLatest: (chamador: Chamador): Promise<{ notificacoes: Notificacao[]; total: number }> =>
      db.snapshot(chamador, async (tx) => ({
        notificacoes: (await notificacoes.listLatest(tx, readerOf(chamador), NOVAS)).map((uma) => leadTo(uma, chamador.sessao)),
        total: await notificacoes.countUnread(tx, readerOf(chamador)),
      })),

    markAsRead: (
      chamador: Chamador,
      { ids, anteriores = false }: { ids: readonly string[]; anteriores?: boolean | undefined },
    ): Promise<{ total: number }> =>
      db.tenant(chamador, async (tx) =>
        leftAfter(tx, chamador, await notificacoes.markAsRead(tx, chamador.usuarioId, { ids, anteriores, em: agora() })),
      ),

    /** The job: the notice as it is by now, and how many are unread. */
    async tell(payload: unknown): Promise<void> {
      const { assinaturaId, usuarioId, id } = PedidoAviso.parse(payload);
      const read = await db.snapshot({ assinaturaId, usuarioId }, async (tx) => {
        const notificacao = await notificacoes.find(tx, usuarioId, id);
        return {
          notificacao: notificacao && leadTo(notificacao, await notificacoes.readFlags(tx, usuarioId)),
          total: await notificacoes.countUnread(tx, readerOf({ usuarioId })),
        };
      });
      if (read.notificacao) await publish(usuarioId, read.notificacao, read.total);
    },

    /** The job: how many are unread by now. */
    async tellRead(payload: unknown): Promise<void> {
      const { assinaturaId, usuarioId } = PedidoLidas.parse(payload);
      await publishLidas(
        usuarioId,
        await db.tenant({ assinaturaId, usuarioId }, (tx) => notificacoes.countUnread(tx, readerOf({ usuarioId }))),
      );
    },

    /** The job: administrators who are here read what there is. */
    async tellThem(payload: unknown): Promise<void> {
      const { assinaturaId, titulo } = PedidoAdministracao.parse(payload);
      await publishAdministracao(assinaturaId, titulo);
    },
  };
}

export type NotificacaoService = ReturnType<typeof createNotificacaoService>;
