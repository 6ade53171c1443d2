import type { Sessao } from '@balcao/contracts';
import { isEmTeste } from '@balcao/domain';
import { useLayoutEffect } from 'react';

/**
 * Keeps room for the bars of a session. The page's first script did so for the session it began with (root-config/src/index.html);
 * another may have come since, without a reload.
 */
export function useMoldura(sessao: Sessao | null): void {
  const isPendente = sessao?.temParcelaPendente === true;
  const isTrial = Boolean(sessao?.dataTrialFim) && isEmTeste(sessao?.statusAssinatura ?? '');
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-pendente', isPendente);
    document.documentElement.toggleAttribute('data-trial', isTrial);
  }, [isPendente, isTrial]);
}
