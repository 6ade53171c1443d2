import { type Assinatura, assinaturaCalls, faturaCalls, type Plano } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';

/** What the change costs today; nothing is asked before a plan is chosen. */
export const useSimulacao = (plano: Plano | null) =>
  useCall(assinaturaCalls.simulateTroca, { plano: plano ?? 'integrado' }, { staleTime: 0, enabled: plano !== null });

/** Changes the plan at the difference that was shown. Throws `FalhaRequisicao` as `call` does. */
export async function changePlano(troca: { plano: Plano; diferencaCentavos: number }, idempotencyKey: string): Promise<Assinatura> {
  const assinatura = await call(assinaturaCalls.changePlano, troca, { idempotencyKey });
  queryClient.setQueryData(keyOf(assinaturaCalls.getAssinatura, {}), assinatura);
  await queryClient.invalidateQueries({ queryKey: keyOf(faturaCalls.getProximaFatura) });
  return assinatura;
}
