import { accessRoutes, addressOf, assinaturaCalls, settingsRoutes } from '@balcao/contracts';
import { call, navigateTo } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { useForm } from '@balcao/shared/forms';
import { useEffect, useRef, useState } from 'react';
import { focusCampo } from '@balcao/ui';
import { copy } from './reativacao.copy.ts';

export const useAssinatura = (enabled: boolean) => useCall(assinaturaCalls.getAssinatura, {}, { staleTime: 0, enabled });

/** Long enough to read that it is done. */
const LER_MS = 1_500;

/** `?realizada=true`: this session knows a subscription that is no more, so it ends (spec §4). */
export function useLeave(isDone: boolean): void {
  useEffect(() => {
    if (isDone) navigateTo(addressOf(accessRoutes, 'logoff'));
  }, [isDone]);
}

/** The confirmation form. Tried again after a lost answer it is still the same one. */
export function useReativacao() {
  const [isReativada, setIsReativada] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const form = useForm({
    inicial: { aceite: false },
    send: (_, { idempotencyKey }) => call(assinaturaCalls.reactivate, { aceite: true }, { idempotencyKey }),
    judge: ({ aceite }) => (aceite ? {} : { aceite: copy.aceiteVazio }),
    goTo: focusCampo,
    onSent: () => {
      setIsReativada(true);
      timer.current = setTimeout(() => navigateTo(`${addressOf(settingsRoutes, 'assinaturaReativar')}?realizada=true`), LER_MS);
    },
  });
  return { form, isReativada };
}
