import { type Assinatura, assinaturaCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEnvio } from '@balcao/shared/records';
import { openGuardado } from '../../guardado.resource.ts';
import { useRef, useState } from 'react';
import { focusCampo } from '@balcao/ui';
import { campos, Escolha, errosOf, escolhaInicial, type Pedido } from './assinatura-nova.model.ts';

/** The subscription as it is now: somebody else may have contracted meanwhile. */
export const useAssinatura = () => useCall(assinaturaCalls.getAssinatura, {}, { staleTime: 0 });

/** Sends the contract. Tried again after a lost answer it is still the same one; another choice is another. */
function useContratar(): (pedido: Pedido) => Promise<Assinatura> {
  const keys = useRef(new Map<string, string>());
  return async ({ plano, forma }) => {
    if (!plano || !forma) throw new Error('contrato sem plano ou forma');
    const intent = `${plano} ${forma}`;
    const idempotencyKey = keys.current.get(intent) ?? crypto.randomUUID();
    keys.current.set(intent, idempotencyKey);
    const contratada = await call(assinaturaCalls.contratar, { plano, forma, aceite: true }, { idempotencyKey });
    queryClient.setQueryData(keyOf(assinaturaCalls.getAssinatura, {}), contratada);
    return contratada;
  };
}

/** The contract form: plan and payment survive a reload and the end of the session; the acceptance is given again. */
export function useContratacao(assinatura: Assinatura) {
  const [guardado] = useState(() => openGuardado('assinatura-nova', Escolha));
  const [inicio] = useState(() => guardado.read());
  const [escolha, setEscolha] = useState(() => inicio ?? escolhaInicial(assinatura));
  const [aceite, setAceite] = useState(false);
  const envio = useEnvio({ campos, send: useContratar(), judge: errosOf, goTo: focusCampo });

  const choose = (mudanca: Partial<Escolha>) => {
    const next = { ...escolha, ...mudanca };
    setEscolha(next);
    guardado.write(next);
    // what was accepted was another price
    if (mudanca.plano) setAceite(false);
    for (const campo of ['plano', 'forma'] as const) if (campo in mudanca) envio.correct(campo);
  };
  const accept = (next: boolean) => {
    setAceite(next);
    envio.correct('aceite');
  };
  const submit = async (): Promise<Assinatura | null> => {
    const contratada = await envio.submit({ ...escolha, aceite });
    if (contratada) guardado.remove();
    return contratada;
  };
  return { ...envio, escolha, aceite, isRestaurado: inicio !== null, choose, accept, submit };
}
