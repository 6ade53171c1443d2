import { allRoutes, type RouteRule, type Sessao } from '@balcao/contracts';
import { decideNavigation, type DecisaoNavegacao, matchRoute } from '@balcao/domain';

/** Decision of the guard on an address, and what its route needs. */
export interface Guarda {
  /** `parcel/routeId`; null when no route matches the address. */
  readonly rota: string | null;
  readonly decisao: DecisaoNavegacao['tipo'];
  readonly rule: RouteRule | null;
}

/** Runs the guard on an address with the given session. */
export function guardaOf(pathname: string, sessao: Sessao | null, agora: Date): Guarda {
  const match = matchRoute(allRoutes, pathname);
  return {
    rota: match && `${match.table.parcel}/${match.id}`,
    decisao: decideNavigation({ tables: allRoutes, url: pathname, sessao, isTermoAssinado: true, agora }).tipo,
    rule: match?.rule ?? null,
  };
}

const BANDEIRA = /^(acesso|bloqueio|administrador|segfyer$|novaJornada|primeiroAcesso|temParcela)/;

/** Flags of a session by name; an absent one is absent, not denied. */
export const bandeirasOf = (sessao: Sessao): [nome: string, valor: boolean][] =>
  Object.entries(sessao).filter((entry): entry is [string, boolean] => BANDEIRA.test(entry[0]) && typeof entry[1] === 'boolean');
