import { composicaoEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** After *Depois*, the tab is left in peace for this long. */
const ADIAMENTO_MS = 30 * 60_000;

/** Asks the shell for the reload; it does so only when nothing would be lost. */
export const askReload = (): void => emit(composicaoEvents.recargaPedida, {});

/** Asks the shell for the screen's newer build, with what is typed in it kept. */
export const askScreen = (): void => emit(composicaoEvents.trocaPedida, {});

/** What the shell last told of newer versions. */
export interface Avisos {
  readonly servicos: readonly string[];
  readonly tela?: 'espera' | 'podeTrocar' | undefined;
}

/** Whether something is to be offered, as it was last told; `postpone` puts it off. */
export function useOferta(isThere: boolean, avisos: Avisos): { isOffered: boolean; postpone: () => void } {
  const [isOffered, setIsOffered] = useState(false);
  const adiadaAte = useRef(0);
  // told anew, judged anew: half an hour may have passed
  useEffect(() => setIsOffered(isThere && Date.now() >= adiadaAte.current), [isThere, avisos]);
  const postpone = () => {
    setIsOffered(false);
    adiadaAte.current = Date.now() + ADIAMENTO_MS;
  };
  return { isOffered, postpone };
}

/** Whether the last request was refused: something in the tab is not saved, or could not be put away. */
export function useRecusa(event: 'recargaRecusada' | 'trocaRecusada'): boolean {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const subscription = on(composicaoEvents[event]).subscribe(() => setIsRefused(true));
    return () => subscription.unsubscribe();
  }, [event]);
  return isRefused;
}

/** What had the focus before somebody came to `place`. @returns gives it back, for whatever is done there takes `place` away */
export function useFormerFocus(place: RefObject<HTMLElement | null>): () => void {
  const former = useRef(document.activeElement);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !place.current?.contains(target)) former.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place]);
  return () => former.current instanceof HTMLElement && former.current.focus({ preventScroll: true });
}
