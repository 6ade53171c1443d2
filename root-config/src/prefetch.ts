import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { environment } from './environment.ts';
import { moduleOf } from './parcels.ts';

const asked = new Set<string>();

/** Into the browser's cache and no further: the files are immutable, the navigation finds them there. */
function fetchAhead(url: string): void {
  // what this page already fetched it has
  if (performance.getEntriesByName(new URL(url, window.location.href).href).length > 0) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = url;
  document.head.append(link);
}

/** Brings what an address will need: its parcel, evaluated, and its page's chunk, fetched. */
function prefetch(pathname: string): void {
  const match = matchRoute(allRoutes, pathname);
  if (!match || asked.has(pathname)) return;
  asked.add(pathname);
  // a prefetch that fails costs nothing: the navigation itself will ask again and report
  void System.import(moduleOf(match.table.parcel)).catch(() => asked.delete(pathname));
  for (const url of environment().rotas[`${match.table.parcel}/${match.id}`] ?? []) fetchAhead(url);
}

function onIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.origin === window.location.origin) prefetch(link.pathname);
}

/** Hover, focus or touch of a link announces a navigation; an idle page gets ready for what its menu offers. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, onIntent, { passive: true });
  window.addEventListener('single-spa:first-mount', () => whenIdle(prefetchMenu), { once: true });
}

const prefetchMenu = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#slot-menu a[href^="/"]')) prefetch(link.pathname);
};

const ESPERA_OCIOSA_MS = 3_000;
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) setTimeout(() => requestIdleCallback(work, { timeout: ESPERA_OCIOSA_MS }), ESPERA_OCIOSA_MS);
  else setTimeout(work, ESPERA_OCIOSA_MS);
}
