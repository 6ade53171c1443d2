import { allRoutes, type RouteRule, type Sessao } from '@balcao/contracts';
import { decideNavigation, type DecisaoNavegacao, matchRoute } from '@balcao/domain';

/** What the guard makes of an address, and what the address asks for. */
export interface Guarda {
  /** `parcel/routeId`; null on an address of nobody. */
  readonly rota: string | null;
  readonly decisao: DecisaoNavegacao['tipo'];
  readonly rule: RouteRule | null;
}

/** The guard's word on an address, for whoever has this session. */
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
