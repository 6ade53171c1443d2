import { layoutEvents, notificacaoCalls, notificationsCalls } from '@balcao/contracts';
import { type ListaNotificacoes, markNotificacoes } from '@balcao/domain';
import { call, emit } from '@balcao/shared';
import { keyOf, queryClient } from '@balcao/shared/query';
import { sentenceOf } from '../../falha.copy.ts';

const LISTA = keyOf(notificacaoCalls.getLatest, {});

const change = (alter: (lista: ListaNotificacoes) => ListaNotificacoes) =>
  queryClient.setQueryData<ListaNotificacoes>(LISTA, (lista) => lista && alter(lista));

const showRefusal = (error: unknown) => emit(layoutEvents.avisoEmitido, { tipo: 'erro', titulo: sentenceOf(error) });

/**
 * Marks notices as read before the gateway answers, and reverts with the reason when it refuses (spec §4, §8).
 *
 * @param anteriores every older one too, which the bell does not list
 * @param onRefused hears the reason; by default it is shown
 */
export async function markAsRead(
  ids: string[],
  { anteriores = false, onRefused = showRefusal }: { anteriores?: boolean; onRefused?: (error: unknown) => void } = {},
): Promise<void> {
  if (ids.length === 0) return;
  // a request in flight would bring them back as unread
  await queryClient.cancelQueries({ queryKey: LISTA });
  change((lista) => markNotificacoes(lista, ids, true));
  try {
    const { total } = await call(notificacaoCalls.markAsRead, { ids, ...(anteriores && { anteriores }) });
    change((lista) => ({ ...lista, total }));
    // the page of notifications may be open
    await queryClient.invalidateQueries({ queryKey: keyOf(notificationsCalls.list) });
  } catch (error) {
    change((lista) => markNotificacoes(lista, ids, false));
    onRefused(error);
  }
}
