import { randomBytes } from 'node:crypto';
import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, QUADRO_APLICATIVOS } from '@balcao/contracts';
import { parseSessao } from '@balcao/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConfigEnderecos } from '../../config-parts.ts';
import { rawCookies } from '../../plugins/raw-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { LayoutRepository } from './layout.repository.ts';
import { renderQuadro, renderQuadroFechado } from './quadro.model.ts';
import { fillEndereco } from './layout.model.ts';

interface Deps {
  readonly repository: LayoutRepository;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly enderecos: ConfigEnderecos;
}

/** Only this page may be framed, and only by this site. It runs nothing, asks for nothing and sends nothing. */
const policyOf = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

const POR_MINUTO = { rateLimit: { max: 120, timeWindow: '1 minute' } };

export function quadroRoutes(app: FastifyInstance, { repository, sessions, enderecos }: Deps): void {
  /** A frame sends no bearer: both cookies of the browser prove the session, as when it asks for a page. */
  async function isSignedIn(request: FastifyRequest): Promise<boolean> {
    const cookies = rawCookies(request.headers.cookie);
    const token = parseSessao(cookies[COOKIE_SESSAO])?.token;
    return (await sessions.authenticate({ token, companheiro: cookies[COOKIE_COMPANHEIRO] }, request.ip)) !== null;
  }

  app.get(QUADRO_APLICATIVOS, { config: POR_MINUTO }, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    void reply.type('text/html; charset=utf-8').header('content-security-policy', policyOf(nonce)).header('cache-control', 'no-store');
    if (!(await isSignedIn(request))) return reply.status(401).send(renderQuadroFechado(nonce));
    const aplicativos = (await repository.listAplicativos()).flatMap((aplicativo) => {
      const url = fillEndereco(aplicativo.url, enderecos);
      return url === null ? [] : [{ ...aplicativo, url }];
    });
    return reply.send(renderQuadro(aplicativos, nonce));
  });
}
