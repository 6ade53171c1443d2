import type { Notificacao } from '@balcao/contracts';
import type { ListaNotificacoes } from './mark-notificacoes.ts';

/** The newest that the gateway lists (contracts: getLatest). */
const LISTADAS = 30;

/**
 * Adds a notice received in real time to the list. A newer version of a notice replaces it and moves to the top; a repeated or older one
 * changes only the count.
 *
 * @param total how many are unread after it, as the gateway says
 * @example addNotificacao(lista, { notificacao, total: 4 })
 */
export function addNotificacao(
  { notificacoes }: ListaNotificacoes,
  { notificacao, total }: { readonly notificacao: Notificacao; readonly total: number },
): ListaNotificacoes {
  const known = notificacoes.find(({ id }) => id === notificacao.id);
  if (known && known.data >= notificacao.data) return { notificacoes, total };
  return { notificacoes: [notificacao, ...notificacoes.filter((each) => each !== known)].slice(0, LISTADAS), total };
}
