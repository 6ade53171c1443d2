import { layoutEvents, notificacaoCalls, notificationsCalls, type PaginaNotificacoes } from '@balcao/contracts';
import { type ListaNotificacoes, markNotificacoes } from '@balcao/domain';
import { call, emit } from '@balcao/shared';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient } from '@balcao/shared/query';
import { sentenceOf } from '../../falha.copy.ts';
import { endereco } from './notificacoes.model.ts';

const SINO = keyOf(notificacaoCalls.getLatest, {});
const PAGINAS = keyOf(notificationsCalls.list);

/** The notices for the filters of the address. The parcel that listens to new notices invalidates this query. */
export const useNotificacoes = () => useLista({ endereco, list: notificationsCalls.list });

const alterSino = (alter: (lista: ListaNotificacoes) => ListaNotificacoes) =>
  queryClient.setQueryData<ListaNotificacoes>(SINO, (lista) => lista && alter(lista));
const alterPaginas = (alter: (pagina: PaginaNotificacoes) => PaginaNotificacoes) =>
  queryClient.setQueriesData<PaginaNotificacoes>({ queryKey: PAGINAS }, (pagina) => pagina && alter(pagina));

/** Queries with the number of unread: the pages and the bell. */
function setUnread(naoLidas: number): void {
  alterPaginas((pagina) => ({ ...pagina, naoLidas }));
  alterSino((lista) => ({ ...lista, total: naoLidas }));
}

function markOne(id: string, lido: boolean): void {
  alterPaginas((pagina) => ({
    ...pagina,
    itens: pagina.itens.map((each) => (each.id === id ? { ...each, lido } : each)),
    naoLidas: Math.max(0, pagina.naoLidas + (lido ? -1 : 1)),
  }));
  alterSino((lista) => markNotificacoes(lista, [id], lido));
}

/** Cancels requests in flight, which would bring the notices back as unread. */
const holdReadings = () => Promise.all([SINO, PAGINAS].map((queryKey) => queryClient.cancelQueries({ queryKey })));

const complain = (error: unknown): void => emit(layoutEvents.avisoEmitido, { tipo: 'erro', titulo: sentenceOf(error) });

/** Marks one notice as read before the gateway answers, and reverts with the reason when it refuses (spec §4, §8). */
export async function markAsRead(id: string): Promise<void> {
  await holdReadings();
  markOne(id, true);
  try {
    setUnread((await call(notificationsCalls.markAsRead, { ids: [id] })).total);
  } catch (error) {
    markOne(id, false);
    complain(error);
  }
}

/** Marks every notice as read, also those of other pages, before the gateway answers, and reverts when it refuses. */
export async function markAllAsRead(): Promise<void> {
  await holdReadings();
  const before = [...queryClient.getQueriesData({ queryKey: PAGINAS }), [SINO, queryClient.getQueryData(SINO)] as const];
  alterPaginas((pagina) => ({ ...pagina, itens: pagina.itens.map((each) => ({ ...each, lido: true })) }));
  alterSino((lista) => ({ ...lista, notificacoes: lista.notificacoes.map((each) => ({ ...each, lido: true })) }));
  setUnread(0);
  try {
    setUnread((await call(notificationsCalls.markAllAsRead, {})).total);
  } catch (error) {
    for (const [queryKey, data] of before) queryClient.setQueryData(queryKey, data);
    complain(error);
  }
}
