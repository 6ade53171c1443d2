import { type Notificacao, notificacaoCalls, quotingEvents } from '@balcao/contracts';
import type { ListaNotificacoes } from '@balcao/domain';
import { on } from '@balcao/shared';
import { keyOf, queryClient } from '@balcao/shared/query';
import { useEffect } from 'react';
import { markAsRead } from './leitura.resource.ts';

const LISTA = keyOf(notificacaoCalls.getLatest, {});
/** Runs that ended on this page, before the eyes of the user. */
const runs = new Set<string>();
const marked = new Set<string>();

/**
 * Whether a notice only tells of a run that the user saw end. The gateway that wrote it does not know who is connected to another gateway,
 * so that it may tell somebody who is looking.
 */
export function isOfSeenRun({ link }: Pick<Notificacao, 'link'>): boolean {
  const cotacaoId = new URLSearchParams(link?.split('?')[1]).get('cotacao');
  return cotacaoId !== null && runs.has(cotacaoId);
}

function markSeen(): void {
  const { notificacoes = [] } = queryClient.getQueryData<ListaNotificacoes>(LISTA) ?? {};
  const ids = notificacoes
    .filter((notificacao) => !notificacao.lido && !marked.has(notificacao.id) && isOfSeenRun(notificacao))
    .map(({ id }) => id);
  for (const id of ids) marked.add(id);
  // nobody asked for it: refused, the notice stays unread
  void markAsRead(ids, { onRefused: () => undefined });
}

/** Marks as read, as they arrive, the notices of runs that the user saw end here. */
export function useSeenRuns(): void {
  useEffect(() => {
    const ended = on(quotingEvents.cotacaoConcluida).subscribe(({ cotacaoId }) => {
      if (document.hidden) return;
      runs.add(cotacaoId);
      markSeen();
    });
    const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[1] === LISTA[1] && runs.size > 0) markSeen();
    });
    return () => {
      ended.unsubscribe();
      stop();
    };
  }, []);
}
