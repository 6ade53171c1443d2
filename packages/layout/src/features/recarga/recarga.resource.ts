import { composicaoEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** After *Depois*, the tab is left in peace for this long. */
const ADIAMENTO_MS = 30 * 60_000;

/** Requests a reload from the shell, which does it only when no work would be lost. */
export const askReload = (): void => emit(composicaoEvents.recargaPedida, {});

/** Asks the shell for the screen's newer build, with what is typed in it kept. */
export const askScreen = (): void => emit(composicaoEvents.trocaPedida, {});

/** Last state of newer versions announced by the shell. */
export interface Avisos {
  readonly servicos: readonly string[];
  readonly tela?: 'espera' | 'podeTrocar' | undefined;
}

/** The current offer of a newer version; `postpone` delays it. */
export function useOferta(isThere: boolean, avisos: Avisos): { isOffered: boolean; postpone: () => void } {
  const [isOffered, setIsOffered] = useState(false);
  const adiadaAte = useRef(0);
  // checked again on each event, because the postponement may have ended
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

/** Remembers the focus before `place` got it. @returns a function that restores it, because actions in `place` remove it */
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
