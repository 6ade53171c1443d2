import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { origemRecusada } from './errors.ts';

type ConfigOrigem = Pick<Config, 'siteUrl' | 'dominioCookie'>;

/**
 * Whether a page of this origin is ours: it came from the very host that is asked, port included; from the address the site is known
 * by; or from a host below the domain whose pages share the session.
 *
 * @example isOurOrigin('https://app.corretoras.example', 'api.corretoras.example', { siteUrl, dominioCookie: '.corretoras.example' }) // true
 */
export function isOurOrigin(origin: string, host: string, { siteUrl, dominioCookie }: ConfigOrigem): boolean {
  const from = URL.canParse(origin) ? new URL(origin) : null;
  if (!from || !/^https?:$/.test(from.protocol)) return false;
  const base = dominioCookie?.replace(/^\./, '').toLowerCase();
  return (
    from.host === host.toLowerCase() ||
    from.origin === siteUrl ||
    (base !== undefined && (from.hostname === base || from.hostname.endsWith(`.${base}`)))
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
