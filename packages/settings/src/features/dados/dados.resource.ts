import { type Conta, contaCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { openGuardado, useForm } from '@balcao/shared/forms';
import { useState } from 'react';
import { focusCampo } from '@balcao/ui';
import { Dados, dadosDe, errosOf, pedidoDe } from './dados.model.ts';

/** The signed-in person's own record. */
export const useConta = () => useCall(contaCalls.getConta, {});

const saveConta = async (dados: Dados): Promise<Conta> => {
  const saved = await call(contaCalls.saveConta, pedidoDe(dados));
  queryClient.setQueryData(keyOf(contaCalls.getConta, {}), saved);
  return saved;
};

/** The form over the record: what is typed survives a reload and the end of the session, until it is saved or undone. */
export function useDados(conta: Conta, onSent: () => void) {
  const stored = dadosDe(conta);
  const [guardado] = useState(() => openGuardado('dados', (valor) => Dados.safeParse(valor).data ?? null));
  const form = useForm({
    inicial: stored,
    after: dadosDe,
    send: saveConta,
    judge: (typed) => errosOf(typed, stored),
    goTo: focusCampo,
    guardado,
    isGuardadoAoDigitar: true,
    onSent,
  });
  return { ...form, undo: () => form.retype(stored) };
}
