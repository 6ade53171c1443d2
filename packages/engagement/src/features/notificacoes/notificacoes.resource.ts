import { layoutEvents, notificacaoCalls } from '@balcao/contracts';
import { type ListaNotificacoes, markNotificacoes } from '@balcao/domain';
import { call, emit } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { sentenceOf } from '../../falha.copy.ts';

const LISTA = keyOf(notificacaoCalls.getLatest, {});

/** The newest notices: the bell reads the same, and what arrives live lands here too. */
export const useNotificacoes = () => useCall(notificacaoCalls.getLatest, {});

const change = (alter: (lista: ListaNotificacoes) => ListaNotificacoes) =>
  queryClient.setQueryData<ListaNotificacoes>(LISTA, (lista) => lista && alter(lista));

/**
 * Marks unread notices as read at once, the bell's count with them, and takes it back, saying why, when the gateway refuses (spec §4, §8).
 *
 * @param anteriores every older one too, which the list does not show
 */
export async function markAsRead(ids: string[], anteriores = false): Promise<void> {
  // a reading under way would bring them back unread
  await queryClient.cancelQueries({ queryKey: LISTA });
  change((lista) => markNotificacoes(lista, ids, true));
  try {
    const { total } = await call(notificacaoCalls.markAsRead, { ids, ...(anteriores && { anteriores }) });
    change((lista) => ({ ...lista, total }));
  } catch (error) {
    change((lista) => markNotificacoes(lista, ids, false));
    emit(layoutEvents.avisoEmitido, { tipo: 'erro', titulo: sentenceOf(error) });
  }
}
