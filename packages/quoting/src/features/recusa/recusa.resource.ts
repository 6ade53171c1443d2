import { historiaCalls, type PedidoRecusa, quotingCalls, recusaCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { useState } from 'react';

export const useOrcamento = (orcamentoId: string) => useCall(historiaCalls.getHistoria, { orcamentoId }, { staleTime: 0 });

const stale = [quotingCalls.listOrcamentos, quotingCalls.getOrcamento, recusaCalls.listPerdas, historiaCalls.getHistoria];

export const useReabertura = () => useCommand(recusaCalls.reopen, { invalidates: stale });

/** Refuses a quote. Pressed twice, or tried again after a lost answer, it still leaves one task. */
export function useRecusa(): (pedido: PedidoRecusa) => Promise<void> {
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return async (pedido) => {
    try {
      await call(recusaCalls.refuse, pedido, { idempotencyKey });
      await Promise.all(stale.map((one) => queryClient.invalidateQueries({ queryKey: keyOf(one) })));
    } finally {
      setKey(crypto.randomUUID());
    }
  };
}
