import { addressOf, layoutCalls, layoutEvents, layoutRoutes } from '@balcao/contracts';
import { catalogoDeErros, linesOfFalha } from '@balcao/domain';
import { call, currentSession, FalhaRequisicao, on } from '@balcao/shared';
import { showToast } from '@balcao/ui';
import { useEffect } from 'react';

const SUPORTE = addressOf(layoutRoutes, 'suporte');

const complain = ([titulo = '', texto]: readonly string[]): void => void showToast({ tone: 'perigo', titulo, texto });

const wordsOf = (error: unknown): readonly string[] => linesOfFalha(error instanceof FalhaRequisicao ? error : null);

/**
 * The support window, with its token (spec §2). It opens empty while the press still counts, and gets its address when that comes:
 * a browser lets nobody open a window later.
 */
export function openSuporte(): void {
  const opened = window.open('about:blank', '_blank');
  if (!opened) return complain(catalogoDeErros.popupBloqueado);
  opened.opener = null;
  call(layoutCalls.openSuporte, {}).then(
    ({ url }) => opened.location.replace(new URL(url, window.location.origin)),
    (error: unknown) => {
      opened.close();
      complain(wordsOf(error));
    },
  );
}

interface RoutingDetail {
  readonly oldUrl: string;
  readonly newUrl: string;
  cancelNavigation(): void;
}

const leadsToSuporte = (url: string): boolean => new URL(url, window.location.href).pathname.replace(/\/+$/, '') === SUPORTE;

/** Last address announced to the screens. */
let told = '';
const onTelling = (): void => {
  told = window.location.href;
};

/** Announces the current address to all screens, because single-spa restores a cancelled address silently. */
const tellAgain = (): boolean => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));

/** A navigation to /suporte is cancelled: the window opens instead. */
function onRouting(event: Event): void {
  const { oldUrl, newUrl, cancelNavigation } = (event as CustomEvent<RoutingDetail>).detail;
  if (newUrl === oldUrl || !leadsToSuporte(newUrl) || !currentSession()) return;
  cancelNavigation();
  // two navigations in the same task: the screens already received this address during the first one
  if (told === newUrl) setTimeout(tellAgain);
  openSuporte();
}

/** A plain press on a link does not even become a navigation, so that the history stays as it was. */
function onPress(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.origin !== window.location.origin || !leadsToSuporte(link.href) || !currentSession()) return;
  event.preventDefault();
  openSuporte();
}

/** Turns whatever leads to /suporte into the support window, on every page. */
export function useSuporte(): void {
  useEffect(() => {
    window.addEventListener('single-spa:before-routing-event', onRouting);
    window.addEventListener('single-spa:before-mount-routing-event', onTelling);
    document.addEventListener('click', onPress, true);
    const subscription = on(layoutEvents.suportePedido).subscribe(openSuporte);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('single-spa:before-routing-event', onRouting);
      window.removeEventListener('single-spa:before-mount-routing-event', onTelling);
      document.removeEventListener('click', onPress, true);
    };
  }, []);
}
