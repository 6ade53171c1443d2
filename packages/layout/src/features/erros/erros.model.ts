import { allRoutes, type layoutRoutes, type RouteId } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';

/** A page the layout shows by itself; `construcao` stands for every address whose capability has not landed. */
export type PaginaDoLayout = RouteId<typeof layoutRoutes> | 'construcao';

/** The page of the layout an address shows: its own, or "not found" when nobody owns it; null when another parcel does. */
export function layoutPageOf(pathname: string): PaginaDoLayout | null {
  // the empty path is on its way to /home
  if (pathname === '/') return null;
  const rota = matchRoute(allRoutes, pathname);
  if (!rota) return 'naoEncontrado';
  if (rota.table.parcel !== 'layout') return null;
  return rota.rule.isEmConstrucao ? 'construcao' : (rota.id as RouteId<typeof layoutRoutes>);
}
