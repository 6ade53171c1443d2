import { allRoutes, layoutRoutes, type RouteId } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';

/** The page of the layout an address shows: its own, or "not found" when nobody owns it; null when another parcel does. */
export function errorPageOf(pathname: string): RouteId<typeof layoutRoutes> | null {
  // the empty path is on its way to /home
  if (pathname === '/') return null;
  const rota = matchRoute(allRoutes, pathname);
  if (!rota) return 'naoEncontrado';
  return rota.table === layoutRoutes ? (rota.id as RouteId<typeof layoutRoutes>) : null;
}
