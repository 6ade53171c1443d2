import { allRoutes, LER_PAGINAS } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { prepareCalls, whenIdle } from '@balcao/shared';
import { filesOf } from './loader.ts';
import { moduleOf } from './parcels.ts';
import { readPath } from './read-path.ts';

const asked = new Set<string>();
const ahead = new Set<string>();

/** Fetches into the browser's cache only; the files are immutable, so a navigation finds them there. */
function fetchAhead(url: string): void {
  // already fetched or requested by this page
  if (ahead.has(url) || performance.getEntriesByName(new URL(url, window.location.href).href).length > 0) return;
  ahead.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = url;
  document.head.append(link);
}

interface Preparable {
  prepare?(pathname: string): Promise<void>;
}

/** Prepares an address: loads and runs its parcel and its page's script. */
function prepare(pathname: string): void {
  const match = matchRoute(allRoutes, pathname);
  if (!match) return;
  const name = moduleOf(match.table.parcel);
  // a parcel with a new build is prepared again
  const key = System.resolve(name) + pathname;
  if (asked.has(key)) return;
  asked.add(key);
  prepareCalls();
  void System.import(name)
    .then((parcel) => (parcel as Preparable).prepare?.(pathname))
    // a failed preparation is harmless: the navigation loads it again and reports errors
    .catch(() => asked.delete(key));
}

function onIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.origin === window.location.origin) prepare(link.pathname);
}

/** Caches all targets of the menu, because on slow connections the download dominates a navigation. */
async function fetchMenuAhead(links: readonly HTMLAnchorElement[]): Promise<void> {
  // when it cannot be read, the parcels are fetched ahead all the same
  const paginas = (await readPath(LER_PAGINAS.path).catch(() => ({}))) as Readonly<Record<string, readonly string[]>>;
  for (const { pathname } of links) {
    const match = matchRoute(allRoutes, pathname);
    if (!match) continue;
    const { table, id } = match;
    for (const url of [...filesOf(moduleOf(table.parcel)), ...(paginas[`${table.parcel}/${id}`] ?? [])]) fetchAhead(url);
  }
}

/** Whether the person asked the browser to spend less data; not every browser can tell. */
const isSavingData = () => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData;

/** Prepares navigations on hover, focus or touch of a link; when the page is idle, also for the links of the menu, unless data is saved. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, onIntent, { passive: true });
  if (isSavingData()) return;
  const menu = document.getElementById('slot-menu') as HTMLElement;
  const links = () => [...menu.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
  const observer = new MutationObserver(() => {
    if (links().length === 0) return;
    observer.disconnect();
    whenIdle(() => {
      prepareCalls();
      void fetchMenuAhead(links());
    });
  });
  observer.observe(menu, { subtree: true, childList: true });
}
