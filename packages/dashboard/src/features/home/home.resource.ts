import { painelCalls, quotingCalls, type RenovacaoGerada, renovacaoCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useRef } from 'react';

/** The broker's day; what was shown before stays while it is read again. Not asked for by who may not see the quotes it is made of. */
export const useResumo = (mayRead: boolean) => useCall(painelCalls.getResumo, {}, { enabled: mayRead });

/** Opens the quote of one policy that ends. Pressed twice, or tried again after a lost answer, it still makes one. */
export function useGeracao(): (apoliceId: string) => Promise<RenovacaoGerada | undefined> {
  const keys = useRef(new Map<string, string>());
  return async (apoliceId) => {
    const idempotencyKey = keys.current.get(apoliceId) ?? crypto.randomUUID();
    keys.current.set(apoliceId, idempotencyKey);
    const [gerada] = await call(renovacaoCalls.generateOrcamentos, { ids: [apoliceId] }, { idempotencyKey });
    keys.current.delete(apoliceId);
    const stale = [painelCalls.getResumo, renovacaoCalls.listRenovacoes, quotingCalls.listOrcamentos];
    await Promise.all(stale.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) })));
    return gerada;
  };
}
