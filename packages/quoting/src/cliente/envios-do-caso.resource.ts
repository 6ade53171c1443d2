import { conversaCalls, conversaTopics, type EnvioOrcamento, envioCalls, escolhaTopics, historiaCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';
import { useEffect } from 'react';
import { followNews } from './follow-news.resource.ts';

/** While e-mails are on their way the list is read again. */
const ATUALIZA_MS = 3_000;
/** Else often enough to see the client open it. */
const OBSERVA_MS = 20_000;

const isACaminho = (envios: readonly EnvioOrcamento[] | undefined): boolean =>
  envios?.some(({ entregas, respostas }) =>
    [...entregas, ...respostas.flatMap((resposta) => resposta.entregas)].some(
      ({ status }) => status === 'NA_FILA' || status === 'ENVIANDO',
    ),
  ) ?? false;

/** Sendings of a case with all that was said by them: what the client chooses or writes is heard at once, the rest at the next look. */
export function useEnvios(orcamentoId: string) {
  const parado = useCall(envioCalls.listEnvios, { orcamentoId }, { refetchInterval: OBSERVA_MS });
  useCall(envioCalls.listEnvios, { orcamentoId }, { enabled: isACaminho(parado.data), refetchInterval: ATUALIZA_MS });
  const { refetch } = parado;
  useEffect(() => {
    const ouvinte = { onNews: () => void refetch(), onAberta: () => undefined };
    const stops = [
      followNews(escolhaTopics.escolha, { orcamentoId }, ouvinte),
      followNews(conversaTopics.conversa, { orcamentoId }, ouvinte),
    ];
    return () => stops.forEach((stop) => stop());
  }, [orcamentoId, refetch]);
  return parado;
}

const said = { invalidates: [envioCalls.listEnvios, historiaCalls.getHistoria] };
export const useAnswer = () => useCommand(conversaCalls.answer, said);
export const useResolver = () => useCommand(conversaCalls.resolve, said);
