import { type Conta, contaCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEnvio } from '@balcao/shared/records';
import { openGuardado } from '../../guardado.resource.ts';
import { useState } from 'react';
import { focusCampo } from '@balcao/ui';
import { campos, Dados, dadosDe, errosOf, isSame, pedidoDe } from './dados.model.ts';

/** The signed-in person's own record. */
export const useConta = () => useCall(contaCalls.getConta, {});

const saveConta = async (dados: Dados): Promise<Conta> => {
  const saved = await call(contaCalls.saveConta, pedidoDe(dados));
  queryClient.setQueryData(keyOf(contaCalls.getConta, {}), saved);
  return saved;
};

/** The form over the record: what is typed survives a reload and the end of the session, until it is saved or undone. */
export function useDados(conta: Conta) {
  const stored = dadosDe(conta);
  const [guardado] = useState(() => openGuardado('dados', Dados));
  const [inicio] = useState(() => guardado.read());
  const [dados, setDados] = useState(inicio ?? stored);
  const envio = useEnvio({ campos, send: saveConta, judge: (typed: Dados) => errosOf(typed, stored), goTo: focusCampo });
  const isDirty = !isSame(dados, stored);

  const take = (next: Dados) => {
    setDados(next);
    if (isSame(next, stored)) guardado.remove();
    else guardado.write(next);
  };
  const change = (value: string, campo: string) => {
    take({ ...dados, [campo]: value });
    envio.correct(campo as keyof Dados);
  };
  const undo = () => {
    take(stored);
    envio.forget();
  };
  /** @returns whether it was saved */
  const save = async (): Promise<boolean> => {
    const saved = await envio.submit(dados);
    if (!saved) return false;
    // what was typed while it was being saved stays, still to be saved
    setDados((now) => (isSame(now, dados) ? dadosDe(saved) : now));
    guardado.remove();
    return true;
  };
  return {
    ...envio,
    dados,
    isDirty,
    isRestaurado: inicio !== null && isDirty && isSame(dados, inicio),
    change,
    undo,
    save,
    putAway: () => guardado.write(dados),
  };
}
