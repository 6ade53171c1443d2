import { questionarioCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** What the client answered otherwise, when the newest answers of the case came. */
export const useDivergentes = (orcamentoId: string) => useCall(questionarioCalls.getDivergentes, { orcamentoId });
