import { allRoutes, wholePath } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import type { Publico } from '@balcao/import-map-service';
import type { FastifyRequest } from 'fastify';
import { isOurOrigin } from '../../plugins/origin.ts';
import type { Chamador } from '../../plugins/ports.ts';

export interface Visto {
  readonly guid: string;
  readonly assinaturaId: string;
  /** Path pattern of the route; null when there is none. */
  readonly rota: string | null;
}

/** A session without requests for this long counts as gone. */
const JANELA_MS = 15 * 60_000;
const MAXIMO = 50_000;

/** Recently active sessions of this gateway, counted by the blast radius of a deploy. */
export function createPresenca(agora: () => Date) {
  const vistos = new Map<string, Visto & { readonly em: number }>();

  const forgetOld = (): void => {
    const limite = agora().getTime() - JANELA_MS;
    for (const [guid, { em }] of vistos) {
      // ordered by last activity, so stop at the first recent one
      if (em >= limite && vistos.size <= MAXIMO) break;
      vistos.delete(guid);
    }
  };

  return {
    /** Records a request of this session. Without a route, the previous one is kept. */
    see(visto: Visto): void {
      const rota = visto.rota ?? vistos.get(visto.guid)?.rota ?? null;
      vistos.delete(visto.guid);
      vistos.set(visto.guid, { ...visto, rota, em: agora().getTime() });
      forgetOld();
    },
    publico(): Publico {
      forgetOld();
      const porRota: Record<string, number> = {};
      for (const { rota } of vistos.values()) if (rota !== null) porRota[rota] = (porRota[rota] ?? 0) + 1;
      return { assinaturas: new Set([...vistos.values()].map(({ assinaturaId }) => assinaturaId)).size, sessoes: vistos.size, porRota };
    },
  };
}

type ConfigOrigem = Parameters<typeof isOurOrigin>[2];

/** Route of the calling page: a browser sends the whole address to its own origin, and only the origin to others. */
function rotaDeQuemChama({ headers: { referer }, host }: FastifyRequest, config: ConfigOrigem): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { origin, pathname } = new URL(referer);
  const achada = pathname !== '/' && isOurOrigin(origin, host, config) ? matchRoute(allRoutes, pathname) : null;
  return achada && wholePath(achada);
}

/** Size of the cache from address to route: every call has an address, and tabs use few. */
const LEMBRADOS = 2_000;

/** Follows tabs that navigate without requesting a page: each of their calls shows their address. */
export function createSeguidor({ see }: Pick<Presenca, 'see'>, config: ConfigOrigem) {
  const rotas = new Map<string, string | null>();

  function rotaLembrada(request: FastifyRequest): string | null {
    const { headers, host } = request;
    const chave = `${host} ${headers.referer?.split('?', 1)[0] ?? ''}`;
    const known = rotas.get(chave);
    if (known !== undefined) return known;
    const rota = rotaDeQuemChama(request, config);
    // the address is chosen by the caller, so the cache must stay bounded
    if (rotas.size >= LEMBRADOS) rotas.clear();
    rotas.set(chave, rota);
    return rota;
  }

  return ({ sessao: { guid, assinaturaId } }: Chamador, request: FastifyRequest): void =>
    see({ guid, assinaturaId, rota: rotaLembrada(request) });
}

export type Presenca = ReturnType<typeof createPresenca>;
