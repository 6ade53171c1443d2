import { allRoutes, COOKIE_TERMO } from '@balcao/contracts';
import { decideNavigation } from '@balcao/domain';
import { currentSession } from '@balcao/shared';
import { navigateToUrl } from 'single-spa';

/** Redirect target for `url`; null when the visitor may open it. */
export function redirectionOf(url: string): string | null {
  const isTermoAssinado = document.cookie.split('; ').includes(`${COOKIE_TERMO}=true`);
  const decision = decideNavigation({ tables: allRoutes, url, sessao: currentSession(), isTermoAssinado, agora: new Date() });
  return decision.tipo === 'redirecionar' ? decision.para : null;
}

/** Checks the initial address. The gateway checked it too, but a cookie may have expired since. */
export function redirectFirst(): void {
  const target = redirectionOf(window.location.pathname + window.location.search);
  if (target) history.replaceState(null, '', target);
}

interface RoutingDetail {
  readonly oldUrl: string;
  readonly newUrl: string;
  cancelNavigation(): void;
}

/** Checks every navigation before anything is mounted. */
export function guardNavigations(): void {
  window.addEventListener('single-spa:before-routing-event', (event) => {
    const { oldUrl, newUrl, cancelNavigation } = (event as CustomEvent<RoutingDetail>).detail;
    // same address: only the session changed, and the code that changed it is about to navigate
    if (newUrl === oldUrl) return;
    const { pathname, search } = new URL(newUrl, window.location.href);
    const target = redirectionOf(pathname + search);
    if (!target) return;
    cancelNavigation();
    // after single-spa has put the old address back
    setTimeout(() => navigateToUrl(target));
  });
}
