import { quotingCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** The orçamento as it is now: what decides where it opens. */
export const useOrcamentoAgora = (orcamentoId: string) => useCall(quotingCalls.getOrcamento, { orcamentoId }, { staleTime: 0 });
