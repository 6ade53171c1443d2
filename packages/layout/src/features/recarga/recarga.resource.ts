import { composicaoEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { useEffect, useRef, useState } from 'react';

/** After *Depois*, the tab is left in peace for this long. */
const ADIAMENTO_MS = 30 * 60_000;

/** Asks the shell for the reload; it does so only when nothing would be lost. */
export const askReload = (): void => emit(composicaoEvents.recargaPedida, {});

/** Whether a newer version waits for this tab, now that it is idle and clean, as it was last told; `postpone` puts it off. */
export function useOferta(avisos: { readonly servicos: readonly string[] }): { isOffered: boolean; postpone: () => void } {
  const [isOffered, setIsOffered] = useState(false);
  const adiadaAte = useRef(0);
  useEffect(() => setIsOffered(avisos.servicos.length > 0 && Date.now() >= adiadaAte.current), [avisos]);
  const postpone = () => {
    setIsOffered(false);
    adiadaAte.current = Date.now() + ADIAMENTO_MS;
  };
  return { isOffered, postpone };
}

/** Whether the last request was refused: something in the tab is not saved. */
export function useRecusa(): boolean {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const subscription = on(composicaoEvents.recargaRecusada).subscribe(() => setIsRefused(true));
    return () => subscription.unsubscribe();
  }, []);
  return isRefused;
}
