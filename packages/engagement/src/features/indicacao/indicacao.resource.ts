import { indicacaoCalls, indicacaoTopics } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { on, onOpen } from '@balcao/shared/realtime';
import { focusCampo } from '@balcao/ui';
import { useEffect } from 'react';
import { endereco, errosDoConvite } from './indicacao.model.ts';

const LIDAS = [indicacaoCalls.listIndicacoes, indicacaoCalls.getResumo];
const readAgain = async (): Promise<void> =>
  void (await Promise.all(LIDAS.map((lida) => queryClient.invalidateQueries({ queryKey: keyOf(lida) }))));

/** The referrals of the address, read again whenever one moves. */
export function useIndicacoes() {
  useEffect(() => {
    const escuta = on(indicacaoTopics.mudou, {}, 'assinatura').subscribe(() => void readAgain());
    escuta.add(onOpen('gestao').subscribe(() => void readAgain()));
    return () => escuta.unsubscribe();
  }, []);
  return useLista({ endereco, list: indicacaoCalls.listIndicacoes });
}

export const useResumo = () => useCall(indicacaoCalls.getResumo, {}, { staleTime: 0 });

/** The form of an invitation: sent once, empty again when it went. */
export const useConvite = (onSent: () => void) =>
  useForm({
    inicial: { nome: '', email: '' },
    judge: errosDoConvite,
    send: ({ nome, email }, { idempotencyKey }) =>
      call(indicacaoCalls.createConvite, { nome: nome.trim(), email: email.trim() }, { idempotencyKey }),
    after: () => ({ nome: '', email: '' }),
    goTo: focusCampo,
    campoDoAviso: 'email',
    onSent: () => {
      onSent();
      void readAgain();
    },
  });

export async function cancelConvite(indicacaoId: string): Promise<void> {
  await call(indicacaoCalls.cancelConvite, { indicacaoId });
  await readAgain();
}
