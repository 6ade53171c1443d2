import { type Call, type Proposta, propostaCalls, propostaTopics, quotingCalls } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { keyOf, useCall } from '@balcao/shared/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { followNews } from '../../cliente/follow-news.resource.ts';
import { type Escolha, isEmTransmissao } from './proposta.model.ts';

export const useRevisao = ({ orcamentoId, ofertaId }: Escolha) =>
  useCall(propostaCalls.getRevisao, { orcamentoId, ofertaId }, { staleTime: 0 });

export interface Envio<C extends Call> {
  readonly isBusy: boolean;
  readonly falha: FalhaRequisicao | null;
  /** @returns the answer; null when it was refused or lost. */
  send(input: z.input<C['input']>): Promise<z.output<C['output']> | null>;
}

/** Sends once what is meant once: pressed twice, or tried again after a lost answer, it goes under the same key. */
function useEnvio<C extends Call>(contract: C): Envio<C> {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [falha, setFalha] = useState<FalhaRequisicao | null>(null);
  const intent = useRef<{ pedido: string; key: string } | null>(null);
  const flight = useRef<Promise<z.output<C['output']> | null>>(null);

  const run = async (input: z.input<C['input']>): Promise<z.output<C['output']> | null> => {
    setIsBusy(true);
    setFalha(null);
    const pedido = JSON.stringify(input);
    if (intent.current?.pedido !== pedido) intent.current = { pedido, key: crypto.randomUUID() };
    try {
      const answer = await call(contract, input, { idempotencyKey: intent.current.key });
      intent.current = null;
      await client.invalidateQueries({ queryKey: keyOf(quotingCalls.listOrcamentos) });
      return answer;
    } catch (error) {
      const told = error instanceof FalhaRequisicao ? error : new FalhaRequisicao('semResposta', { cause: error });
      // an unanswered call may have been done: only a refusal ends the intent
      if (told.tipo !== 'semResposta' && told.tipo !== 'emAtualizacao') intent.current = null;
      setFalha(told);
      return null;
    } finally {
      setIsBusy(false);
      flight.current = null;
    }
  };
  return {
    isBusy,
    falha,
    send: (input) => {
      flight.current ??= run(input);
      return flight.current;
    },
  };
}

export const useInclusao = () => useEnvio(propostaCalls.includeProposta);
export const useTransmissao = () => useEnvio(propostaCalls.transmit);
export const useCancelamento = () => useEnvio(propostaCalls.cancelProposta);
export const useResposta = () => useEnvio(propostaCalls.answerExigencia);
export const useUndoResposta = () => useEnvio(propostaCalls.undoResposta);

const CONSULTA_MS = 2_000;
const SEM_CONEXAO_MS = 10_000;

/**
 * A proposal as it moves: read again at each live notice and whenever listening takes effect, for what was said before that nobody
 * heard; every 2 s while the insurer is being asked, and every 10 s without a live connection.
 */
export function useProposta(propostaId: string): { proposta: Proposta | undefined; falha: FalhaRequisicao | null; refetch: () => void } {
  const known = useQueryClient().getQueryData<Proposta>(keyOf(propostaCalls.getProposta, { propostaId }));
  const [isAberta, setIsAberta] = useState(false);
  const repouso = isAberta ? false : SEM_CONEXAO_MS;
  const { data, error, refetch } = useCall(
    propostaCalls.getProposta,
    { propostaId },
    { staleTime: 0, refetchInterval: !known || isEmTransmissao(known) ? CONSULTA_MS : repouso },
  );
  useEffect(
    () => followNews(propostaTopics.transmissao, { propostaId }, { onNews: () => void refetch(), onAberta: setIsAberta }),
    [propostaId, refetch],
  );
  return { proposta: data, falha: error, refetch: () => void refetch() };
}
