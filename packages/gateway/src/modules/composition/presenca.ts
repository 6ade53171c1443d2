import { allRoutes, wholePath } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import type { Publico } from '@balcao/import-map-service';
import type { FastifyRequest } from 'fastify';
import { isOurOrigin } from '../../plugins/origin.ts';
import type { Chamador } from '../../plugins/ports.ts';

export interface Visto {
  readonly guid: string;
  readonly assinaturaId: string;
  /** Path of the route as its table writes it; null where there is none. */
  readonly rota: string | null;
}

/** Whoever was not heard of for this long is gone. */
const JANELA_MS = 15 * 60_000;
const MAXIMO = 50_000;

/** Sessions this gateway heard of lately: what a deploy's blast radius counts. */
export function createPresenca(agora: () => Date) {
  const vistos = new Map<string, Visto & { readonly em: number }>();

  const forgetOld = (): void => {
    const limite = agora().getTime() - JANELA_MS;
    for (const [guid, { em }] of vistos) {
      // in the order they were last seen: the first recent one ends it
      if (em >= limite && vistos.size <= MAXIMO) break;
      vistos.delete(guid);
    }
  };

  return {
    /** A page, a map or a report was asked for by this session. Without a route, the one before stands. */
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

/** Where the page that calls is now: a browser tells its own origin the whole address, and another of ours the origin alone. */
function rotaDeQuemChama({ headers: { referer }, host }: FastifyRequest, config: ConfigOrigem): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { origin, pathname } = new URL(referer);
  const achada = pathname !== '/' && isOurOrigin(origin, host, config) ? matchRoute(allRoutes, pathname) : null;
  return achada && wholePath(achada);
}

/** Addresses whose route is remembered: tabs are at few, and every call names one. */
const LEMBRADOS = 2_000;

/** A tab moves without asking for a page: each call of it says where it is by then. */
export function createSeguidor({ see }: Pick<Presenca, 'see'>, config: ConfigOrigem) {
  const rotas = new Map<string, string | null>();

  function rotaLembrada(request: FastifyRequest): string | null {
    const { headers, host } = request;
    const chave = `${host} ${headers.referer?.split('?', 1)[0] ?? ''}`;
    const known = rotas.get(chave);
    if (known !== undefined) return known;
    const rota = rotaDeQuemChama(request, config);
    // whoever calls writes the address: what they make up must not pile up
    if (rotas.size >= LEMBRADOS) rotas.clear();
    rotas.set(chave, rota);
    return rota;
  }

  return ({ sessao: { guid, assinaturaId } }: Chamador, request: FastifyRequest): void =>
    see({ guid, assinaturaId, rota: rotaLembrada(request) });
}

export type Presenca = ReturnType<typeof createPresenca>;
