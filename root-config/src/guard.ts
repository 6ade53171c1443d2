import { allRoutes, COOKIE_TERMO } from '@balcao/contracts';
import { decideNavigation } from '@balcao/domain';
import { currentSession } from '@balcao/shared';
import { navigateToUrl } from 'single-spa';

/** Where a visitor of `url` must go instead; null when it may open. */
export function redirectionOf(url: string): string | null {
  const isTermoAssinado = document.cookie.split('; ').includes(`${COOKIE_TERMO}=true`);
  const decision = decideNavigation({ tables: allRoutes, url, sessao: currentSession(), isTermoAssinado, agora: new Date() });
  return decision.tipo === 'redirecionar' ? decision.para : null;
}

/** Judges the address the page was opened with. The gateway judged it too; a cookie may have ended since. */
export function redirectFirst(): void {
  const target = redirectionOf(window.location.pathname + window.location.search);
  if (target) history.replaceState(null, '', target);
}

interface RoutingDetail {
  readonly oldUrl: string;
  readonly newUrl: string;
  cancelNavigation(): void;
}

/** Judges every navigation before anything of it is mounted. */
export function guardNavigations(): void {
  window.addEventListener('single-spa:before-routing-event', (event) => {
    const { oldUrl, newUrl, cancelNavigation } = (event as CustomEvent<RoutingDetail>).detail;
    // the address stays: what changed is who may be shown around it, and whoever changed that is about to navigate
    if (newUrl === oldUrl) return;
    const { pathname, search } = new URL(newUrl, window.location.href);
    const target = redirectionOf(pathname + search);
    if (!target) return;
    cancelNavigation();
    // after single-spa has put the old address back
    setTimeout(() => navigateToUrl(target));
  });
}
