import type { Call } from '@balcao/contracts';
import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contagem } from './contagem.ts';
import { enderecoDe, type Prefixos, redeDe } from './rede.ts';
import { digestOf } from './session.model.ts';

const MINUTO_MS = 60_000;
const JANELA = MINUTO_MS;
/** Far above what a screen with autosave and polling needs. */
const POR_SESSAO = 1_200;
const PUBLICAS_POR_IP = 300;
const LOGIN_POR_IP_E_EMAIL = 20;

/** Public calls that send e-mail or try a proof: per address, far above what one office needs. */
const PUBLICAS_SENSIVEIS: Readonly<Record<string, number>> = {
  '/forgotpassword': 30,
  '/auth/unblock': 30,
  '/migrateuser': 30,
  '/changeexpiredpassword': 60,
  '/c/api/v1/conta/confirmar-email': 60,
  // may open a subscription, too: an office tries a few times, a robot many
  '/c/api/v1/onboarding/concluir': 10,
  // whoever tries links at random, or writes to a broker again and again
  '/c/api/v1/publico/cotacao': 60,
  '/c/api/v1/publico/cotacao/aceite': 20,
  '/c/api/v1/publico/cotacao/duvida': 20,
  '/c/api/v1/publico/cotacao/atualizacao': 20,
  // read again while the page is open
  '/c/api/v1/publico/cotacao/conversa': 60,
  '/c/api/v1/publico/descadastro': 60,
  '/c/api/v1/publico/descadastro/confirmar': 20,
  '/c/api/v1/publico/permissoes': 60,
  '/c/api/v1/publico/permissoes/respostas': 20,
  '/c/api/v1/publico/titular/codigo': 10,
  '/c/api/v1/publico/titular/pedidos': 20,
  '/c/api/v1/publico/titular/pedidos/lista': 60,
  '/c/api/v1/publico/titular/dados': 20,
  '/c/api/v1/publico/questionario': 60,
  '/c/api/v1/publico/questionario/respostas': 20,
  '/c/api/v1/publico/questionario/arquivos': 30,
  '/c/api/v1/publico/pagina/prova': 30,
  '/c/api/v1/publico/pagina/solicitacoes': 20,
};

/** Calls of a session that cost the machine more than a read: a secret drawn as a picture each time, a question to another house. */
const CUSTOSAS: Readonly<Record<string, number>> = {
  '/c/api/v1/conta/mfa': 60,
  '/c/api/v1/apoio/cnpj/:cnpj': 60,
  '/c/api/v1/parametros/remetente/conferir': 10,
  '/c/api/v1/parametros/remetente/teste': 6,
};

/** How many times what one address may ask a network may: an office, a building. */
const POR_REDE = 5;

const emailOf = ({ body }: FastifyRequest): string => {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
};
const bearerOf = ({ headers }: FastifyRequest): string =>
  headers.authorization ? digestOf(headers.authorization).toString('base64url') : '';

/** Each call has its own count. */
const keyOf = (request: FastifyRequest, ...de: readonly string[]): string =>
  [request.method, request.routeOptions.url, enderecoDe(request.ip), ...de].join('|');

/** How often one call may be made: per session, per address when public, per address and e-mail when signing in. */
export function limitOf({ publica, path }: Call): RateLimitOptions {
  if (path.startsWith('/auth/login')) {
    return {
      max: LOGIN_POR_IP_E_EMAIL,
      timeWindow: JANELA,
      hook: 'preHandler',
      keyGenerator: (request) => keyOf(request, emailOf(request)),
    };
  }
  if (publica) return { max: porEnderecoOf(path), timeWindow: JANELA };
  return { max: CUSTOSAS[path] ?? POR_SESSAO, timeWindow: JANELA, keyGenerator: (request) => keyOf(request, bearerOf(request)) };
}

const porEnderecoOf = (path: string): number => PUBLICAS_SENSIVEIS[path] ?? PUBLICAS_POR_IP;

/** Whether the network of a request may still make a public call: many addresses of one network are few people. */
export type LimitRede = (call: Call) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

interface Opcoes {
  readonly contagem: Contagem;
  readonly prefixos: Prefixos;
}

/** Where the plugin counts: with every other gateway. */
const storeOf = (contagem: Contagem) =>
  class implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, janelaMs = MINUTO_MS, max = 0): void {
      contagem(key, { max, janelaMs }).then(
        ({ feitos, restanteMs }) => done(null, { current: feitos, ttl: restanteMs }),
        (error: Error) => done(error),
      );
    }
    child(): this {
      return this;
    }
  };

/**
 * Only routes that declare a limit have one: files of the site are not counted. Limits are the same on every gateway; a database that is
 * away limits nothing, and answers nothing either.
 */
export async function registerRateLimit(app: FastifyInstance, { contagem, prefixos }: Opcoes): Promise<LimitRede> {
  await app.register(rateLimit, { global: false, enableDraftSpec: true, skipOnError: true, keyGenerator: keyOf, store: storeOf(contagem) });
  return (call) => {
    if (!call.publica) return async () => undefined;
    const limit = app.createRateLimit({
      max: porEnderecoOf(call.path) * POR_REDE,
      timeWindow: JANELA,
      keyGenerator: ({ method, ip }) => [method, call.path, 'rede', redeDe(ip, prefixos)].join('|'),
    });
    return async (request, reply) => {
      const seen = await limit(request);
      if (seen.isAllowed || !seen.isExceeded) return;
      void reply.header('retry-after', seen.ttlInSeconds);
      throw Object.assign(new Error('a rede passou do limite'), { statusCode: 429 });
    };
  };
}
