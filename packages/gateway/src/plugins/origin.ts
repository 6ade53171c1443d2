import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { origemRecusada } from './errors.ts';

type ConfigOrigem = Pick<Config, 'siteUrl' | 'dominioCookie' | 'ambiente'>;

const hostOf = (host: string): string | null => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null);

/**
 * Whether a page is ours: of the address the site is known by, or of a host below the domain whose pages share the session. The host that
 * is asked proves nothing, for whoever calls chooses it: only on a developer's own machine is a page of the very host that answers (any
 * port of it) ours by that alone.
 *
 * @example isOurOrigin('https://app.corretoras.example', 'x', { siteUrl, dominioCookie: '.corretoras.example', ambiente }) // true
 */
export function isOurOrigin(origin: string, host: string, { siteUrl, dominioCookie, ambiente }: ConfigOrigem): boolean {
  const from = URL.canParse(origin) ? new URL(origin) : null;
  if (!from || !/^https?:$/.test(from.protocol)) return false;
  const base = dominioCookie?.replace(/^\./, '').toLowerCase();
  return (
    from.origin === siteUrl ||
    (base !== undefined && (from.hostname === base || from.hostname.endsWith(`.${base}`))) ||
    (ambiente === 'local' && from.hostname === hostOf(host))
  );
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isForeign({ headers, host }: FastifyRequest, config: ConfigOrigem): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  return headers.origin !== undefined && !isOurOrigin(headers.origin, host, config);
}

/**
 * Refuses (403) every write asked for by a page of another site, whatever it carries: a browser sends our cookies along. Who is no
 * browser (an insurer's notice, a deploy) names no origin.
 */
export function refuseForeignWrites(app: FastifyInstance, config: ConfigOrigem): void {
  app.addHook('onRequest', async (request) => {
    if (!READS.has(request.method) && isForeign(request, config)) throw origemRecusada();
  });
}
