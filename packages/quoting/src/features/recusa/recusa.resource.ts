import { ConsultaPerdas, historiaCalls, type PedidoRecusa, quotingCalls, recusaCalls } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { useState } from 'react';

const endereco = listaNoEndereco({ schema: ConsultaPerdas, filtros: ['motivo'] });

/** The losses of the address. */
export const usePerdas = () => useLista({ endereco, list: recusaCalls.listPerdas });
export const useOrcamento = (orcamentoId: string) => useCall(historiaCalls.getHistoria, { orcamentoId }, { staleTime: 0 });

const stale = [quotingCalls.listOrcamentos, quotingCalls.getOrcamento, recusaCalls.listPerdas, historiaCalls.getHistoria];

export const useReabertura = () => useCommand(recusaCalls.reabrir, { invalidates: stale });

/** Refuses a quote. Pressed twice, or tried again after a lost answer, it still leaves one task. */
export function useRecusa(): (pedido: PedidoRecusa) => Promise<void> {
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return async (pedido) => {
    try {
      await call(recusaCalls.recusar, pedido, { idempotencyKey });
      await Promise.all(stale.map((one) => queryClient.invalidateQueries({ queryKey: keyOf(one) })));
    } finally {
      setKey(crypto.randomUUID());
    }
  };
}
