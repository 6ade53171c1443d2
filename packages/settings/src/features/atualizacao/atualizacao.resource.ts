import { atualizacaoCalls, manutencaoCalls, manutencaoTopics } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { on, onOpen } from '@balcao/shared/realtime';
import { focusCampo } from '@balcao/ui';
import { useEffect } from 'react';
import { errosDaManutencao, janelaDe, type ManutencaoDigitada } from './atualizacao.model.ts';

export const useAtualizacoes = () => useCall(atualizacaoCalls.listAtualizacoes, {}, { staleTime: 0 });

const readAgain = () => queryClient.invalidateQueries({ queryKey: keyOf(manutencaoCalls.listManutencoes) });

/** Planned maintenance, read again whenever support changes one. */
export function useManutencoes() {
  useEffect(() => {
    const escuta = on(manutencaoTopics.mudou, {}, 'todos').subscribe(() => void readAgain());
    escuta.add(onOpen('gestao').subscribe(() => void readAgain()));
    return () => escuta.unsubscribe();
  }, []);
  return useCall(manutencaoCalls.listManutencoes, {}, { staleTime: 0 });
}

const vazia: ManutencaoDigitada = { dia: null, inicio: '', fim: '', mensagem: '' };

/** The form that plans one. */
export const useSchedule = (onSent: () => void) =>
  useForm({
    inicial: vazia,
    judge: errosDaManutencao,
    send: async (digitada, { idempotencyKey }) => {
      const { dia, mensagem } = digitada;
      return call(
        manutencaoCalls.scheduleManutencao,
        { ...janelaDe({ ...digitada, dia: dia ?? '' }), mensagem: mensagem.trim() },
        { idempotencyKey },
      );
    },
    after: () => vazia,
    goTo: focusCampo,
    campoDoAviso: 'mensagem',
    onSent: () => {
      onSent();
      void readAgain();
    },
  });

export async function endManutencao(manutencaoId: string): Promise<void> {
  await call(manutencaoCalls.endManutencao, { manutencaoId });
  await readAgain();
}
