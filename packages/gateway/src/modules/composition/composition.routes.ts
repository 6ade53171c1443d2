import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { allRoutes, COOKIE_SESSAO, leiturasDaMoldura, primeirasLeituras, type Sessao } from '@balcao/contracts';
import { decideNavigation, matchRoute, parseSessao } from '@balcao/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Composicao } from './compose-map.ts';
import { firstLoad } from './preloads.ts';
import { contentSecurityPolicy, linkHeader, renderPage } from './render-page.ts';

interface Deps {
  readonly composicao: Composicao;
  readonly template: string;
  readonly carregador: string;
  readonly modulos: string;
  readonly agora: () => Date;
}

function sessaoDe(request: FastifyRequest): Sessao | null {
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = cookies.find((pair) => pair.startsWith(`${COOKIE_SESSAO}=`))?.slice(COOKIE_SESSAO.length + 1);
  return value ? parseSessao(value) : null;
}

/** Whoever is signed in calls the gateway at once; a stranger's page does without the HTTP library until the form is filled. */
const CALLERS_NEED = ['axios'];

/** What the page and its frame read first, for whoever is signed in. */
function firstReads(layout: 'main' | 'blank', rota: string | null): string[] {
  const reads = [...((rota && primeirasLeituras[rota]) || []), ...(layout === 'main' ? leiturasDaMoldura : [])];
  return reads.map(({ path }) => path);
}

const frameParcels = (layout: 'main' | 'blank', sessao: Sessao | null) =>
  layout === 'main' && sessao ? ['layout', 'navbar', 'menu'] : ['layout'];

const brotli = promisify(brotliCompress);
/** The page is made anew for each answer: a quick compression, not the best one. */
const QUALIDADE = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  void reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await brotli(html, QUALIDADE));
}

export function pageRoutes(app: FastifyInstance, { composicao, template, carregador, modulos, agora }: Deps): void {
  app.get('/importmap.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(composicao.mapa),
  );

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const sessao = sessaoDe(request);
    // the same judgement the browser makes, one round trip earlier; the calls behind the page are authorised on their own
    const decision = decideNavigation({ tables: allRoutes, url: request.url, sessao, agora: agora() });
    if (decision.tipo === 'redirecionar') return reply.redirect(decision.para, 302);

    const match = matchRoute(allRoutes, request.url.split('?')[0] ?? '/');
    const layout = match?.rule.layout ?? 'main';
    const nonce = randomBytes(16).toString('base64');
    const parcels = [...frameParcels(layout, sessao), ...(match ? [match.table.parcel] : [])].map((parcel) => `@balcao/${parcel}`);
    const rota = match ? `${match.table.parcel}/${match.id}` : null;
    const leituras = sessao ? firstReads(layout, rota) : [];
    // a page whose first reading is on its way needs the HTTP library only later
    const needsCaller = sessao && !(rota && primeirasLeituras[rota]);
    const names = [...new Set([...(needsCaller ? CALLERS_NEED : []), ...parcels])];
    const { preloads, pedacos } = firstLoad(composicao, names, rota);
    const html = renderPage(template, composicao, {
      nonce,
      carregador,
      layout,
      primeiros: names,
      leituras,
      pedacos,
    });
    void reply
      .code(match ? 200 : 404)
      .header('link', linkHeader(preloads, composicao.fontes))
      .header('content-security-policy', contentSecurityPolicy(nonce, { host: request.host, modulos, origensDev: composicao.origensDev }));
    return sendPage(request, reply, html);
  };

  // every address of the site is the same page; the calls' own routes are more specific and win
  app.get('/', { schema: { hide: true } }, page);
  app.get('/*', { schema: { hide: true } }, page);
}
