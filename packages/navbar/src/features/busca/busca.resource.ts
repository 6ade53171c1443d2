import { BUSCA_LIMITE, BUSCA_MINIMO, buscaCalls, type ItemBusca, layoutCalls, layoutEvents } from '@balcao/contracts';
import { call, emit } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../falha.copy.ts';

/** Pause in typing before a search (spec §5). */
export const ESPERA_MS = 1_000;
const RECENTES = keyOf(buscaCalls.listRecentes, {});

const entradaOf = (query: string) => ({ query, limit: BUSCA_LIMITE });
const isKnown = (query: string): boolean => queryClient.getQueryData(keyOf(buscaCalls.match, entradaOf(query))) !== undefined;

export interface Busca {
  readonly estado: 'curta' | 'buscando' | 'falhou' | 'pronta';
  readonly itens: readonly ItemBusca[];
  readonly falha: string | null;
  /** Enter: searches without waiting for the pause, or again after a failure. */
  searchNow(): void;
}

/** Results of a text, after a pause in typing. Each text has its own query, aborted when the text changes, so old results never show. */
export function useBusca(texto: string): Busca {
  const query = texto.trim();
  const isCurta = query.length < BUSCA_MINIMO;
  const [rested, setRested] = useState(() => (isKnown(query) ? query : ''));
  useEffect(() => {
    const rest = setTimeout(() => setRested(query), ESPERA_MS);
    return () => clearTimeout(rest);
  }, [query]);
  const isRested = !isCurta && rested === query;
  const { data, error, isFetching, refetch } = useCall(buscaCalls.match, entradaOf(rested), { enabled: isRested });

  const common = { itens: [], falha: null, searchNow: () => (isRested && error ? void refetch() : setRested(query)) };
  if (isCurta) return { ...common, estado: 'curta' };
  if (isRested && data) return { ...common, estado: 'pronta', itens: data };
  if (isRested && error && !isFetching) return { ...common, estado: 'falhou', falha: sentenceOf(error) };
  return { ...common, estado: 'buscando' };
}

/** The help centre; null until it is known. */
export const useAjuda = (): string | null =>
  useCall(layoutCalls.getEnderecos, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.ajuda ?? null;

/** Results opened before, the pinned first. */
export const useRecentes = () => useCall(buscaCalls.listRecentes, {});

/** Records what was opened. The user is already leaving the page, so a failure is ignored. */
export async function noteOpened(guid: string): Promise<void> {
  try {
    queryClient.setQueryData(RECENTES, await call(buscaCalls.noteRecente, { guid }));
  } catch {
    // see above
  }
}

/** Pins or unpins a result. */
export async function pin(guid: string, fixado: boolean): Promise<void> {
  try {
    queryClient.setQueryData(RECENTES, await call(buscaCalls.noteRecente, { guid, fixado }));
  } catch (error) {
    emit(layoutEvents.avisoEmitido, { tipo: 'erro', titulo: sentenceOf(error) });
  }
}
