import Fastify, { type FastifyInstance } from 'fastify';
import { logAccesses } from './admin/log-accesses.ts';
import { createAccessLog } from './admin/access-log.store.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { createAjustes } from './admin/ajustes.store.ts';
import { documentosRoutes } from './documentos/documentos.routes.ts';
import { extratosRoutes } from './extratos/extratos.routes.ts';
import type { Mundo } from './mundo.ts';
import { createAuthorisationServers, type ParTls } from './open-insurance/authorisation-servers.ts';
import { consentScreenRoutes } from './open-insurance/consent-screen.routes.ts';
import { createConsentStore } from './open-insurance/consent.store.ts';
import { consentsRoutes } from './open-insurance/consents.routes.ts';
import { policiesRoutes } from './open-insurance/policies.routes.ts';
import { revocationRoutes } from './open-insurance/revocation.routes.ts';
import { endorsementRoutes } from './opin-endorsement/endorsement.routes.ts';
import { reemissaoRoutes } from './reemissao/reemissao.routes.ts';
import { oauthRoutes } from './oauth/oauth.routes.ts';
import { createTokens } from './oauth/token.ts';
import { errorBody, erroInterno, naoEncontrado, refuse } from './opin/opin-errors.ts';
import { protocolos } from './protocolos.table.ts';
import { quoteRoutes } from './quotes/quote.routes.ts';
import { sendProposalNotices } from './propostas/send-notices.ts';
import { createPropostaStore } from './propostas/proposta.store.ts';
import { createQuoteStore } from './quotes/quote.store.ts';
import { createCobVStore } from './psp/cobv.store.ts';
import { pspRoutes } from './psp/psp.routes.ts';
import { receitaRoutes } from './receita.ts';
import { createRelogio } from './relogio.ts';
import { openapi } from './sandbox-v1/openapi.ts';
import { seguradoras } from './seguradoras/seguradoras.table.ts';

export interface OpcoesSandbox {
  /** Real time, to which the advances of the admin routes are added. */
  readonly agora?: () => Date;
  /** Scales the insurers' own latencies, 0 to 1 (default 1); one asked for at the admin door is taken as it was asked. */
  readonly latencia?: number;
  /** Scales the insurers' own shares of faults, 0 to 1 (default 1), as `latencia` does theirs. */
  readonly falhas?: number;
  /** With it, what brokerages' systems ask of Open Insurance has a second door of mutual TLS, and its tokens are bound to their certificates. */
  readonly tls?: ParTls;
}

export interface Sandbox {
  readonly app: FastifyInstance;
  /** Listens on loopback and answers with the address, `http://127.0.0.1:9401`. Port 0 takes a free one. */
  listen(port: number, host?: string): Promise<string>;
  /** Address of the door of mutual TLS, after `listen`; null without `tls`. */
  enderecoMtls(): string | null;
  close(): Promise<void>;
}

const AVISOS_MS = 30_000;

/**
 * The pretend insurers in one HTTP process; nothing is kept after `close`.
 * @example const sandbox = createSandbox({ latencia: 0.01 }); const url = await sandbox.listen(0);
 */
export function createSandbox({ agora, latencia = 1, falhas = 1, tls }: OpcoesSandbox = {}): Sandbox {
  const servidores = createAuthorisationServers(tls ?? null);
  const mundo: Mundo = {
    perfis: new Map(seguradoras.map((perfil) => [perfil.slug, perfil])),
    relogio: createRelogio(agora),
    tokens: createTokens(),
    store: createQuoteStore(),
    propostas: createPropostaStore(),
    cobv: createCobVStore(),
    consents: createConsentStore(),
    authorisation: servidores.open,
    ajustes: createAjustes(falhas),
    log: createAccessLog(),
    fatorLatencia: latencia,
  };
  const app = Fastify({
    bodyLimit: 512 * 1024,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
    serverFactory: servidores.createServer,
    // strict validation as in the standard: no coercion, no removal of properties, all errors reported
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true } },
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  logAccesses(app, mundo);
  app.get('/health/ready', () => ({ status: 'ok' }));
  app.get('/sandbox/v1/openapi.json', () => openapi);
  receitaRoutes(app);
  pspRoutes(app, mundo);
  oauthRoutes(app, mundo);
  adminRoutes(app, mundo);
  documentosRoutes(app, mundo);
  extratosRoutes(app, mundo);
  consentsRoutes(app, mundo);
  policiesRoutes(app, mundo);
  endorsementRoutes(app, mundo);
  reemissaoRoutes(app, mundo);
  consentScreenRoutes(app, mundo);
  revocationRoutes(app, mundo);
  for (const protocolo of protocolos) quoteRoutes(app, mundo, protocolo);
  answerTheRest(app, mundo);
  // real days pass too, and a client that was down gets its notices again
  const telling = setInterval(() => void sendProposalNotices(mundo), AVISOS_MS).unref();
  app.addHook('onClose', async () => clearInterval(telling));
  return {
    app,
    async listen(port, host = '127.0.0.1') {
      const address = await app.listen({ port, host });
      await servidores.listen({ address, host, portaTls: tls?.porta ?? 0, routing: app.routing });
      return address;
    },
    enderecoMtls: servidores.enderecoMtls,
    async close() {
      await servidores.close();
      await app.close();
    },
  };
}

/** Whether an address is one of ours, asked by a method it does not have. */
function isKnown(path: string): boolean {
  const [, resto] = /^\/[a-z0-9_]+(\/.+)$/.exec(path) ?? [];
  return protocolos.some(
    (protocolo) => resto?.startsWith(protocolo.path) && /^(\/[^/]+(\/quote-status)?)?$/.test(resto.slice(protocolo.path.length)),
  );
}

/** Unknown address, wrong method, unreadable body: in the standard's error body too. */
function answerTheRest(app: FastifyInstance, { relogio }: Mundo): void {
  app.setNotFoundHandler((request, reply) => {
    const metodo = { code: 'METODO_NAO_SUPORTADO', title: 'Método não suportado', detail: `${request.method} não é suportado aqui.` };
    return isKnown(request.url.split('?')[0] ?? '')
      ? refuse(reply, 405, metodo, relogio.agora())
      : refuse(reply, 404, naoEncontrado, relogio.agora());
  });
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    const erro = status < 500 ? { code: 'REQUISICAO_MALFORMADA', title: 'Requisição malformada', detail: 'Corpo ilegível.' } : erroInterno;
    return reply.code(status).send(errorBody([erro], relogio.agora()));
  });
}
