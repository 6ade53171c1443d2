import { carteiraCalls, quotingCalls, solicitacaoCalls, solicitacaoTopics } from '@balcao/contracts';
import { useLista } from '@balcao/shared/lists';
import { keyOf, mayBeAskedAgain, useCall, useCommand } from '@balcao/shared/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followNews } from '../../cliente/follow-news.resource.ts';
import { copy } from './cotacoes.copy.ts';
import { calculos, solicitacoes } from './cotacoes.model.ts';

const SEM_CONEXAO_MS = 20_000;

export const useCotacoes = () =>
  useLista({
    endereco: calculos,
    filtrada: 'COTACOES',
    list: carteiraCalls.listCotacoes,
    file: { call: carteiraCalls.exportCotacoes, nome: copy.arquivo },
  });

/**
 * Has every reading of the leads on this page done again when one comes, is taken or ends, whenever listening takes effect, and now and
 * then without a connection. Once on a page: its list and its count are told together.
 *
 * @param enabled false for whom the gateway refuses the list
 */
export function useSolicitacoesAoVivo(enabled: boolean): void {
  const client = useQueryClient();
  const [isAberta, setIsAberta] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const onNews = () => void client.invalidateQueries({ queryKey: keyOf(solicitacaoCalls.listSolicitacoes) });
    return followNews(solicitacaoTopics.mudou, {}, { onNews, onAberta: setIsAberta });
  }, [client, enabled]);
  useEffect(() => {
    if (!enabled || isAberta) return;
    const queryKey = keyOf(solicitacaoCalls.listSolicitacoes);
    const again = setInterval(() => void client.invalidateQueries({ queryKey, predicate: mayBeAskedAgain }), SEM_CONEXAO_MS);
    return () => clearInterval(again);
  }, [client, enabled, isAberta]);
}

export const useSolicitacoes = () =>
  useLista({ endereco: solicitacoes, filtrada: 'SOLICITACOES', list: solicitacaoCalls.listSolicitacoes });

/** How many leads nobody has taken yet; undefined until it is known, and for whom the gateway refuses the list. */
export const useNovas = (enabled: boolean): number | undefined =>
  useCall(solicitacaoCalls.listSolicitacoes, { status: 'NOVA', tamanho: 1 }, { enabled, staleTime: 0 }).data?.total;

export const useTake = (onDone: (tomada: { orcamentoId: string }) => void) =>
  useCommand(solicitacaoCalls.takeSolicitacao, {
    invalidates: [solicitacaoCalls.listSolicitacoes, quotingCalls.listOrcamentos],
    onDone,
  });

export const useDiscard = () => useCommand(solicitacaoCalls.discardSolicitacao, { invalidates: [solicitacaoCalls.listSolicitacoes] });
