import type { LinhaCotada } from '@balcao/contracts';
import { questionarioCalls, quotingCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

const NENHUM = '00000000-0000-0000-0000-000000000000';

/** The draft of the address; nothing is read without one. */
export const useOrcamento = (orcamentoId: string | null) =>
  useCall(quotingCalls.getOrcamento, { orcamentoId: orcamentoId ?? NENHUM }, { enabled: orcamentoId !== null });
/** What a client is asked in a line. */
export const usePerguntas = (linha: LinhaCotada) => useCall(questionarioCalls.perguntas, { linha });
export const useLinks = () => useCall(questionarioCalls.list, {});

const lista = { invalidates: [questionarioCalls.list] };
export const useCreateQuestionario = () => useCommand(questionarioCalls.create, lista);
export const useCreateDoOrcamento = () => useCommand(questionarioCalls.createDoOrcamento, lista);
export const useRevoke = () => useCommand(questionarioCalls.revoke, lista);
