import { allRoutes, type layoutRoutes, type RouteId } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';

/** A page shown by the layout itself; `construcao` for every address that is not implemented yet. */
export type PaginaDoLayout = RouteId<typeof layoutRoutes> | 'construcao';

/** The layout's page for an address: its own, or "not found" when no parcel owns it; null when another parcel does. */
export function layoutPageOf(pathname: string): PaginaDoLayout | null {
  // the empty path is on its way to /home
  if (pathname === '/') return null;
  const rota = matchRoute(allRoutes, pathname);
  if (!rota) return 'naoEncontrado';
  if (rota.table.parcel !== 'layout') return null;
  return rota.rule.isEmConstrucao ? 'construcao' : (rota.id as RouteId<typeof layoutRoutes>);
}
