import { contaCalls } from '@balcao/contracts';
import { call, useSession } from '@balcao/shared';
import { keyOf, queryClient } from '@balcao/shared/query';
import { useEnvio } from '@balcao/shared/records';
import { useState } from 'react';
import { focusCampo } from '@balcao/ui';
import { campos, errosOf, isVazia, type Troca, vazia } from './senha.model.ts';

const trocarSenha = async ({ atual, nova }: Troca): Promise<void> => {
  await call(contaCalls.trocarSenha, { atual, nova });
  // the other sessions are gone
  void queryClient.invalidateQueries({ queryKey: keyOf(contaCalls.listSessoes) });
};

/** The password form. Nothing of it is ever kept in the browser. */
export function useTroca() {
  const sessao = useSession();
  const dono = { nome: sessao?.username, email: sessao?.email };
  const [troca, setTroca] = useState(vazia);
  const envio = useEnvio({
    campos,
    send: async (pedido: Troca) => {
      await trocarSenha(pedido);
      return true;
    },
    judge: (pedido: Troca) => errosOf(pedido, dono),
    goTo: focusCampo,
  });
  const change = (value: string, campo: string) => {
    setTroca({ ...troca, [campo]: value });
    envio.correct(campo as keyof Troca);
  };
  /** @returns whether the password was changed */
  const submit = async (): Promise<boolean> => {
    const changed = await envio.submit(troca);
    if (changed) setTroca(vazia);
    return changed === true;
  };
  return { ...envio, troca, dono, isDirty: !isVazia(troca), change, submit };
}
