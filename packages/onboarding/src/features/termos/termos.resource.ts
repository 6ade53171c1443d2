import { accessRoutes, addressOf, type Termo, termosCalls } from '@balcao/contracts';
import { call, navigateTo } from '@balcao/shared';
import { useSubmit } from '@balcao/shared/forms';
import { useCall } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';
import { useEffect } from 'react';
import { destinoOf } from './termos.model.ts';

const goOn = () => navigateTo(destinoOf(window.location.search));

/** The terms to sign; a user who has none continues immediately. */
export function usePendente() {
  const pendente = useCall(termosCalls.getPendente, {}, { staleTime: 0 });
  const hasNone = pendente.isSuccess && pendente.data === null;
  useEffect(() => {
    if (hasNone) goOn();
  }, [hasNone]);
  return pendente;
}

/** Sends the acceptance once, then continues to the requested address. */
export const useAssinatura = ({ id, sha256 }: Pick<Termo, 'id' | 'sha256'>) =>
  useSubmit({
    campos: [],
    send: () => call(termosCalls.sign, { id, sha256 }),
    leadsTo: () => destinoOf(window.location.search),
    goTo: focusCampo,
  });

/** Signs out a user who does not accept. */
export const refuse = () => navigateTo(addressOf(accessRoutes, 'logoff'));
