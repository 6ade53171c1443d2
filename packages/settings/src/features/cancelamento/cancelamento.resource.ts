import { assinaturaCalls, cancelamentoCalls, faturaCalls, type MotivoCancelamento, type SituacaoCancelamento } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';

export const useCancelamento = () => useCall(cancelamentoCalls.getCancelamento, {}, { staleTime: 0 });

async function keep(situacao: SituacaoCancelamento): Promise<void> {
  queryClient.setQueryData(keyOf(cancelamentoCalls.getCancelamento, {}), situacao);
  const lidas = [assinaturaCalls.getAssinatura, faturaCalls.getProximaFatura];
  await Promise.all(lidas.map((lida) => queryClient.invalidateQueries({ queryKey: keyOf(lida) })));
}

/** Acts on the end of the subscription; each throws `FalhaRequisicao` as `call` does. */
export const atos = {
  request: async (pedido: { motivo: MotivoCancelamento; comentario: string | null }, idempotencyKey: string): Promise<void> =>
    keep(await call(cancelamentoCalls.requestCancelamento, pedido, { idempotencyKey })),
  undo: async (): Promise<void> => keep(await call(cancelamentoCalls.undoCancelamento, {})),
};
