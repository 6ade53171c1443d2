import { BUSCA_LIMITE, BUSCA_MINIMO, buscaCalls, type ItemBusca, layoutCalls, layoutEvents } from '@balcao/contracts';
import { call, emit } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../falha.copy.ts';

/** How long typing must rest (spec §5). */
export const ESPERA_MS = 1_000;
const RECENTES = keyOf(buscaCalls.listRecentes, {});

const entradaOf = (query: string) => ({ query, limit: BUSCA_LIMITE });
const isKnown = (query: string): boolean => queryClient.getQueryData(keyOf(buscaCalls.match, entradaOf(query))) !== undefined;

export interface Busca {
  readonly estado: 'curta' | 'buscando' | 'falhou' | 'pronta';
  readonly itens: readonly ItemBusca[];
  readonly falha: string | null;
  /** Enter: searches without waiting for the rest, or again after a failure. */
  searchNow(): void;
}

/** What a text finds, once typing rests. Each text has its own answer and leaving it aborts its search: an old one never shows. */
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

/** What was opened before, the pinned first. */
export const useRecentes = () => useCall(buscaCalls.listRecentes, {});

/** Remembers what was opened; the user is already on the way, and a memory that fails is no news. */
export async function noteOpened(guid: string): Promise<void> {
  try {
    queryClient.setQueryData(RECENTES, await call(buscaCalls.noteRecente, { guid }));
  } catch {
    // see above
  }
}

/** Keeps a result on top, or lets it go. */
export async function pin(guid: string, fixado: boolean): Promise<void> {
  try {
    queryClient.setQueryData(RECENTES, await call(buscaCalls.noteRecente, { guid, fixado }));
  } catch (error) {
    emit(layoutEvents.avisoEmitido, { tipo: 'erro', titulo: sentenceOf(error) });
  }
}
