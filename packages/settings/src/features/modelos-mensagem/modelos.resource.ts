import { envioCalls, type ModeloMensagem } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm, useSubmit } from '@balcao/shared/forms';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';
import { useState } from 'react';
import { type Canal, digitadoDe, errosOf } from './modelos.model.ts';

const CHAVE = keyOf(envioCalls.listModelos, {});
export const useModelos = () => useCall(envioCalls.listModelos, {});

/** One message as a form; null of one that is new. */
export function useModelo(canal: Canal, modelo: ModeloMensagem | null, onSent: (id: string) => void) {
  const [base, setBase] = useState(modelo);
  return useForm({
    inicial: digitadoDe(base),
    judge: errosOf,
    goTo: focusCampo,
    send: async (digitado, { idempotencyKey }) => {
      const saved = await call(envioCalls.saveModelo, { canal, ...digitado }, { idempotencyKey });
      setBase(saved);
      await queryClient.invalidateQueries({ queryKey: CHAVE });
      return saved;
    },
    after: digitadoDe,
    onSent: ({ id }) => onSent(id),
  });
}

/** Takes away what the subscription wrote. */
export const useRemocao = (id: string, onSent: () => void) =>
  useSubmit({
    campos: [],
    goTo: focusCampo,
    send: async () => void queryClient.setQueryData(CHAVE, await call(envioCalls.removeModelo, { modeloId: id })),
    onSent,
  });
