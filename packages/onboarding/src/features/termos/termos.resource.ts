import { accessRoutes, addressOf, type Termo, termosCalls } from '@balcao/contracts';
import { FalhaRequisicao, call, navigateTo } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { useEffect, useRef, useState } from 'react';
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
export function useAssinatura({ id, sha256 }: Pick<Termo, 'id' | 'sha256'>) {
  const [isBusy, setIsBusy] = useState(false);
  const [falha, setFalha] = useState<FalhaRequisicao | null>(null);
  const isSending = useRef(false);
  const sign = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFalha(null);
    try {
      await call(termosCalls.assinar, { id, sha256 });
      // still busy: the screen is about to leave
      goOn();
    } catch (error) {
      if (!(error instanceof FalhaRequisicao)) throw error;
      setFalha(error);
      isSending.current = false;
      setIsBusy(false);
    }
  };
  return { assinar: sign, isBusy, falha };
}

/** Who does not accept leaves. */
export const refuse = () => navigateTo(addressOf(accessRoutes, 'logoff'));
