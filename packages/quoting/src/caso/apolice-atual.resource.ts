import { type RascunhoOrcamento, resultadosCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** The policy being renewed; nothing to show while it is not known is nothing to wait for. */
export const useApoliceAtual = (orcamentoId: string, { enabled = true } = {}) =>
  useCall(resultadosCalls.getApoliceAtual, { orcamentoId }, { enabled });

/** Whether the draft is of a policy that there is already, of whichever insurer. */
export function isRenovacao({ risco }: RascunhoOrcamento): boolean {
  const { tipo } = (risco['seguro'] ?? {}) as { tipo?: string | null };
  return Boolean(tipo) && tipo !== 'NOVO';
}
