import { type Assinatura, assinaturaCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { openGuardado, type Tentativa, useForm } from '@balcao/shared/forms';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useState } from 'react';
import { focusCampo } from '@balcao/ui';
import { Escolha, errosOf, escolhaInicial, type Pedido } from './assinatura-nova.model.ts';

/** The subscription as it is now: somebody else may have contracted meanwhile. */
export const useAssinatura = () => useCall(assinaturaCalls.getAssinatura, {}, { staleTime: 0 });

/** Sends the contract. Tried again after a lost answer it is still the same one; another choice is another. */
async function sendContrato({ plano, forma }: Pedido, { idempotencyKey }: Tentativa): Promise<Assinatura> {
  if (!plano || !forma) throw new Error('contrato sem plano ou forma');
  const contratada = await call(assinaturaCalls.contractPlano, { plano, forma, aceite: true }, { idempotencyKey });
  queryClient.setQueryData(keyOf(assinaturaCalls.getAssinatura, {}), contratada);
  return contratada;
}

/** A choice that was kept; its acceptance is given again. */
function parsePedido(valor: unknown): Pedido | null {
  const { data } = Escolha.safeParse(valor);
  return data ? { ...data, aceite: false } : null;
}

/** The contract form: plan and payment survive a reload and the end of the session. */
export function useContratacao(assinatura: Assinatura, onSent: (contratada: Assinatura) => void) {
  const [guardado] = useState(() => openGuardado('assinatura-nova', parsePedido));
  const [inicial] = useState(() => ({ ...escolhaInicial(assinatura), aceite: false }));
  return useForm({ inicial, send: sendContrato, judge: errosOf, goTo: focusCampo, guardado, isGuardadoAoDigitar: true, onSent });
}
