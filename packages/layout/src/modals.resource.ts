import { layoutEvents } from '@balcao/contracts';
import { linesOfFalha } from '@balcao/domain';
import { currentSession, FalhaRequisicao, on, useSession, waitForTurn } from '@balcao/shared';
import { showToast } from '@balcao/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { map, merge } from 'rxjs';
import { onKeyWindow } from './frame-keys.resource.ts';
import type { OpenOffered } from './offers.resource.ts';
import { takeTyped } from './typed-ahead.ts';

/** The windows of the layout. */
export type ModalId = 'paleta' | 'teclas' | 'saude' | 'extensao' | 'novidades';

const asked = () =>
  merge(
    on(layoutEvents.paletaPedida).pipe(map(() => 'paleta' as const)),
    on(layoutEvents.teclasPedidas).pipe(map(() => 'teclas' as const)),
    on(layoutEvents.contratacaoSaudePedida).pipe(map(() => 'saude' as const)),
    on(layoutEvents.extensaoPedida).pipe(map(() => 'extensao' as const)),
  );

/** A window of the layout. */
export type ModalWindow = ComponentType<{ onClose: () => void }>;
type LoadModal = Record<ModalId, () => Promise<ModalWindow>>;

const complain = () => {
  takeTyped();
  const [titulo = '', texto] = linesOfFalha(new FalhaRequisicao('semResposta'));
  showToast({ tone: 'perigo', titulo, texto });
};

/** Another window is being answered. */
const isBusy = () => document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;

/**
 * The window on screen, one at a time and loaded when asked for: by a parcel, by its keys, or offered by the product itself.
 * Keep `load` stable.
 */
export function useModal(load: LoadModal): { Window: ModalWindow | null; close: () => void } {
  const [shown, setShown] = useState<ModalWindow | null>(null);
  const giveTurnBack = useRef<() => void>(undefined);
  const usuarioId = useSession()?.usuarioId;
  useEffect(() => {
    if (!usuarioId) return;
    const open = async (id: ModalId) => {
      const Window = await load[id]();
      if (isBusy()) takeTyped();
      else setShown(() => Window);
    };
    const openAsked = (id: ModalId) => void open(id).catch(complain);
    const subscription = asked().subscribe(openAsked);
    const unregister = onKeyWindow(openAsked);
    const waiting: (() => void)[] = [];
    // unsolicited, so it waits for a pause and is checked again then
    const openOffered: OpenOffered = async (id, isDue) => {
      const Window = await load[id]();
      const giveBack = waitForTurn(() => {
        if (!isDue()) return giveBack();
        giveTurnBack.current = giveBack;
        setShown(() => Window);
      });
      waiting.push(giveBack);
    };
    const stop = beginOffers(openOffered);
    return () => {
      subscription.unsubscribe();
      unregister();
      stop();
      for (const giveBack of waiting) giveBack();
      setShown(null);
    };
  }, [usuarioId, load]);
  const close = () => {
    setShown(null);
    giveTurnBack.current?.();
    giveTurnBack.current = undefined;
  };
  return { Window: shown, close };
}

const OCIO_MS = 2_500;

/** Loads offers after the first screen. @returns a function that cancels it */
function beginOffers(open: OpenOffered): () => void {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    void import(/* webpackChunkName: "janelas" */ './offers.resource.ts')
      .then(({ offer }) => currentSession() && offer(open, abort.signal))
      // a failed load of an offer is harmless
      .catch(() => undefined);
  }, OCIO_MS);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}
