import { randomBytes } from 'node:crypto';
import {
  allRoutes,
  type Call,
  COOKIE_TERMO,
  leiturasDaMoldura,
  primeirasLeituras,
  publicoRoutes,
  type Sessao,
  wholePath,
} from '@balcao/contracts';
import { decideNavigation, hasPermissao, matchRoute } from '@balcao/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Composicao } from './compose.ts';
import { COOKIE_GRUPO, type Visitas } from './composition.service.ts';
import type { MapaLido } from './read-mapa.ts';
import { firstLoad } from './first-load.ts';
import { rawCookies } from '../../plugins/raw-cookies.ts';
import { sendPage, takesBrotli } from '../../plugins/send-page.ts';
import { contentSecurityPolicy, linkHeader, type OrigensPermitidas, renderPage } from './render-page.ts';

interface Deps {
  readonly visitas: Visitas;
  readonly composicaoDe: (lido: MapaLido) => Composicao;
  readonly template: string;
  readonly carregador: string;
  readonly origens: Omit<OrigensPermitidas, 'host' | 'origensDev'>;
  readonly agora: () => Date;
  readonly ambiente: string;
}

/** Developer pages, which do not exist in production. */
const FORA_DE_PRODUCAO: ReadonlySet<string | null> = new Set(['layout/teste']);
/** Modules needed at once when signed in; a page without session loads the HTTP library later, when its form is used. */
const CALLERS_NEED = ['axios'];
/** Paths of other servers on this origin: a missing resource there is a 404, not the page. */
const OUTRAS_PORTAS = /^\/(import-maps|modules)(\/|$)/;

/** First reads of the page and its frame that this session is allowed to make. */
function firstReads(layout: 'main' | 'blank', rota: string | null, sessao: Sessao | null) {
  const mayRead = (call: Call): boolean => sessao !== null && hasPermissao(sessao, call);
  const daPagina = ((rota && primeirasLeituras[rota]) || []).filter(mayRead);
  return { daPagina, daMoldura: layout === 'main' ? leiturasDaMoldura.filter(mayRead) : [] };
}

/** As long as a canary may reasonably run; not readable by scripts. */
const GUARDA_DO_GRUPO = { path: '/', sameSite: 'lax', httpOnly: true, maxAge: 30 * 86_400 } as const;

const frameParcels = (layout: 'main' | 'blank', sessao: Sessao | null) =>
  layout === 'main' && sessao ? ['layout', 'navbar', 'menu'] : ['layout'];

/** Plans what the route of an address needs for this visitor. */
function planOf(url: string, sessao: Sessao | null) {
  const match = matchRoute(allRoutes, url.split('?')[0] ?? '/');
  const layout = match?.rule.layout ?? 'main';
  const parcels = [...frameParcels(layout, sessao), ...(match ? [match.table.parcel] : [])].map((parcel) => `@balcao/${parcel}`);
  const rota = match ? `${match.table.parcel}/${match.id}` : null;
  const { daPagina, daMoldura } = firstReads(layout, rota, sessao);
  // a page with a preloaded first read needs the HTTP library only later
  const needsCaller = sessao && daPagina.length === 0;
  return {
    layout,
    rota,
    caminho: match && wholePath(match),
    leituras: [...daPagina, ...daMoldura].map(({ path }) => path),
    primeiros: [...new Set([...(needsCaller ? CALLERS_NEED : []), ...parcels])],
  };
}

export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  const { visitas, composicaoDe, template, carregador, origens, agora } = deps;
  app.get('/importmap.json', { schema: { hide: true } }, async (request, reply) => {
    const { textoMapa, mapaBrotli, ambiente } = composicaoDe(await visitas.deTodos());
    const isBrotli = takesBrotli(request);
    const etag = `"${ambiente.digest}${isBrotli ? '-br' : ''}"`;
    void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.type('application/json; charset=utf-8');
    return isBrotli ? reply.header('content-encoding', 'br').send(mapaBrotli()) : reply.send(textoMapa);
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (OUTRAS_PORTAS.test(request.url)) return reply.callNotFound();
    const cookies = rawCookies(request.headers.cookie);
    const sessao = visitas.sessaoDe(cookies);
    // the same decision as in the browser, one round trip earlier; the page's calls are authorised separately
    const decision = decideNavigation({
      tables: allRoutes,
      url: request.url,
      sessao,
      isTermoAssinado: request.cookies[COOKIE_TERMO] === 'true',
      agora: agora(),
    });
    if (decision.tipo === 'redirecionar') return reply.redirect(decision.para, 302);

    const { layout, rota, caminho, leituras, primeiros } = planOf(request.url, sessao);
    const isFound = rota !== null && !(deps.ambiente === 'production' && FORA_DE_PRODUCAO.has(rota));
    // programs get the 404 of the API; people get the page with the message
    if (!isFound && !/text\/html/.test(request.headers.accept ?? '')) return reply.callNotFound();
    const { lido, visita, grupo } = await visitas.open(cookies, caminho);
    if (grupo !== null) void reply.setCookie(COOKIE_GRUPO, String(grupo), { ...GUARDA_DO_GRUPO, secure: !origens.isLocal });
    const composicao = composicaoDe(lido);
    const nonce = randomBytes(16).toString('base64');
    const html = renderPage(template, composicao, {
      nonce,
      carregador,
      layout,
      primeiros,
      leituras,
      visita,
      ...firstLoad(composicao, primeiros, rota),
    });
    void reply
      .code(isFound ? 200 : 404)
      .header('link', linkHeader(composicao.fontes))
      .header(
        'content-security-policy',
        contentSecurityPolicy(nonce, {
          ...origens,
          // origins added at run time come with the map
          origens: [...(origens.origens ?? []), ...composicao.origens],
          host: request.host,
          origensDev: composicao.origensDev,
        }),
      );
    // pages of public links belong to one client: not indexed by search engines, no referrer sent to other sites
    if (rota?.startsWith(`${publicoRoutes.parcel}/`))
      void reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    return sendPage(request, reply, html);
  };

  // every address of the site serves the same page; the routes of calls are more specific
  app.get('/', { schema: { hide: true } }, page);
  app.get('/*', { schema: { hide: true } }, page);
}
