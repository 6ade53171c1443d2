import { historiaCalls, quotingCalls } from '@balcao/contracts';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';

/** Everything that happened to an orçamento, with its draft, runs and files. */
export const useHistoria = (orcamentoId: string) => useCall(historiaCalls.getHistoria, { orcamentoId }, { staleTime: 0 });

/** One run and its answers, read once its panel is open. */
export const useCotacao = (cotacaoId: string) => useCall(quotingCalls.getCotacao, { cotacaoId });

/** What is on screen of a case is read again: something was added to it here. */
export const refreshHistoria = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(historiaCalls.getHistoria) });
