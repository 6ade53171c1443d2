import { envioCalls, type ModeloDaAssinatura } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm, useSubmit } from '@balcao/shared/forms';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';
import { type Canal, digitadoDe, errosOf } from './modelos.model.ts';

const CHAVE = keyOf(envioCalls.listModelos, {});
export const useModelos = () => useCall(envioCalls.listModelos, {});

/** One message as a form; null of one that is new. */
export const useModelo = (canal: Canal, modelo: ModeloDaAssinatura | null, onSent: (id: string) => void) =>
  useForm({
    inicial: digitadoDe(modelo),
    judge: errosOf,
    goTo: focusCampo,
    send: async (digitado, { idempotencyKey }) => {
      const { id } = await call(envioCalls.saveModelo, { canal, ...digitado }, { idempotencyKey });
      await queryClient.invalidateQueries({ queryKey: CHAVE });
      return id;
    },
    after: () => digitadoDe(modelo),
    onSent,
  });

/** Takes away what the subscription wrote. */
export const useRemocao = (id: string, onSent: () => void) =>
  useSubmit({
    campos: [],
    goTo: focusCampo,
    send: async () => void queryClient.setQueryData(CHAVE, await call(envioCalls.removeModelo, { modeloId: id })),
    onSent,
  });
