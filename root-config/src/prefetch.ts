import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { prepareCalls } from '@balcao/shared';
import { environment } from './environment.ts';
import { filesOf } from './loader.ts';
import { whenIdle } from './idle.ts';
import { moduleOf } from './parcels.ts';

const asked = new Set<string>();
const ahead = new Set<string>();

/** Into the browser's cache and no further: the files are immutable, the navigation finds them there. */
function fetchAhead(url: string): void {
  // what this page already fetched, or was told to, it has
  if (ahead.has(url) || performance.getEntriesByName(new URL(url, window.location.href).href).length > 0) return;
  ahead.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = url;
  document.head.append(link);
}

const chunksOf = (pathname: string): readonly string[] => {
  const match = matchRoute(allRoutes, pathname);
  return (match && environment().rotas[`${match.table.parcel}/${match.id}`]) ?? [];
};

interface Preparable {
  prepare?(pathname: string): Promise<void>;
}

/** Brings what an address will need: its parcel and its page's script, run and waiting. */
function prepare(pathname: string): void {
  const match = matchRoute(allRoutes, pathname);
  if (!match) return;
  const name = moduleOf(match.table.parcel);
  // a parcel that took another build is prepared anew
  const key = System.resolve(name) + pathname;
  if (asked.has(key)) return;
  asked.add(key);
  prepareCalls();
  void System.import(name)
    .then((parcel) => (parcel as Preparable).prepare?.(pathname))
    // what cannot be prepared costs nothing: the navigation itself will ask again and report
    .catch(() => asked.delete(key));
}

function onIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.origin === window.location.origin) prepare(link.pathname);
}

/** Everything the menu leads to, into the cache: on a slow line the bytes are what a navigation waits for. */
function fetchMenuAhead(links: readonly HTMLAnchorElement[]): void {
  for (const { pathname } of links) {
    const match = matchRoute(allRoutes, pathname);
    if (!match) continue;
    for (const url of [...filesOf(moduleOf(match.table.parcel)), ...chunksOf(pathname)]) fetchAhead(url);
  }
}

/** Hover, focus or touch of a link announces a navigation; a page whose menu has come, and that is idle, gets ready for what it offers. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, onIntent, { passive: true });
  const menu = document.getElementById('slot-menu') as HTMLElement;
  const links = () => [...menu.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
  const observer = new MutationObserver(() => {
    if (links().length === 0) return;
    observer.disconnect();
    whenIdle(() => {
      prepareCalls();
      fetchMenuAhead(links());
    });
  });
  observer.observe(menu, { subtree: true, childList: true });
}
