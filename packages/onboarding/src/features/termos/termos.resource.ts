import { accessRoutes, addressOf, type Termo, termosCalls } from '@balcao/contracts';
import { call, navigateTo } from '@balcao/shared';
import { useSubmit } from '@balcao/shared/forms';
import { useCall } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';
import { useEffect } from 'react';
import { destinoOf } from './termos.model.ts';

const goOn = () => navigateTo(destinoOf(window.location.search));

/** The terms still to be signed; whoever has none goes on at once. */
export function usePendente() {
  const pendente = useCall(termosCalls.getPendente, {}, { staleTime: 0 });
  const hasNone = pendente.isSuccess && pendente.data === null;
  useEffect(() => {
    if (hasNone) goOn();
  }, [hasNone]);
  return pendente;
}

/** The signature: once, and then on to where the user was heading. */
export const useAssinatura = ({ id, sha256 }: Pick<Termo, 'id' | 'sha256'>) =>
  useSubmit({
    campos: [],
    send: () => call(termosCalls.sign, { id, sha256 }),
    leadsTo: () => destinoOf(window.location.search),
    goTo: focusCampo,
  });

/** Who does not accept leaves. */
export const refuse = () => navigateTo(addressOf(accessRoutes, 'logoff'));
