import { remetenteCalls, type TesteRemetente } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useSubmit } from '@balcao/shared/forms';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';

export const useDominio = () => useCall(remetenteCalls.getDominio, {});

/** Looks at the records now. */
export const useConferencia = () =>
  useSubmit({
    campos: [],
    goTo: focusCampo,
    send: async () => void queryClient.setQueryData(keyOf(remetenteCalls.getDominio, {}), await call(remetenteCalls.checkDominio, {})),
  });

/** Sends a message to who asks. */
export const useTeste = (onSent: (teste: TesteRemetente) => void) =>
  useSubmit({ campos: [], goTo: focusCampo, send: () => call(remetenteCalls.sendTeste, {}), onSent });
