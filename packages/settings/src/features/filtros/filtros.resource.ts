import { filtroCalls, type DefinicaoFiltro, type FiltroSalvo, type ListaFiltrada } from '@balcao/contracts';
import { call, type FalhaRequisicao } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { dadosDe, type Digitado } from './filtros.model.ts';

const ESPERA_CONTAGEM_MS = 500;

/** A value once it has rested. */
function useAssentado(valor: string | null): string | null {
  const [assentado, setAssentado] = useState(valor);
  useEffect(() => {
    const timer = setTimeout(() => setAssentado(valor), ESPERA_CONTAGEM_MS);
    return () => clearTimeout(timer);
  }, [valor]);
  return assentado;
}

/** How many records a filter finds, asked once it rests; a question that is no longer asked is given up. */
export function useContagem(lista: ListaFiltrada, definicao: DefinicaoFiltro | null) {
  const agora = definicao && JSON.stringify({ lista, definicao });
  const pedido = useAssentado(agora);
  const asked = JSON.parse(pedido ?? '{}') as { lista: ListaFiltrada; definicao: DefinicaoFiltro };
  const { data, isError, isFetching, refetch } = useCall(filtroCalls.countFiltro, asked, { enabled: pedido !== null, staleTime: 0 });
  return { data, isError, isWaiting: pedido !== agora || isFetching, retry: () => void refetch() };
}

/** A filter by its id, looked for in one list after another; null once none has it. */
export function useFiltro(id: string, listas: readonly ListaFiltrada[]) {
  const [place, setPlace] = useState(0);
  const lista = listas[place] ?? 'ORCAMENTOS';
  const { data, error, isFetching, refetch } = useCall(filtroCalls.listFiltros, { lista }, { staleTime: 0 });
  const isRead = data !== undefined && !isFetching;
  const found = isRead ? (data.find((filtro) => filtro.id === id) ?? null) : undefined;
  if (found === null && place < listas.length - 1) setPlace(place + 1);
  const filtro: FiltroSalvo | null | undefined = found === null && place < listas.length - 1 ? undefined : found;
  return { data: filtro, error: error as FalhaRequisicao | null, isFetching, refetch };
}

/** Keeps a filter, new or changed. */
export async function saveFiltro(digitado: Digitado, gravado: FiltroSalvo | null): Promise<FiltroSalvo> {
  const dados = dadosDe(digitado, gravado);
  const salvo = gravado
    ? await call(filtroCalls.updateFiltro, { filtroId: gravado.id, ...dados })
    : await call(filtroCalls.createFiltro, { lista: digitado.lista, ...dados });
  await queryClient.invalidateQueries({ queryKey: keyOf(filtroCalls.listFiltros) });
  return salvo;
}
