import type { Call } from '@balcao/contracts';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { digestOf } from './session.model.ts';

const JANELA = '1 minute';
/** A screen that autosaves and polls stays far below; a loop does not. */
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
  '/c/api/v1/publico/questionario': 60,
  '/c/api/v1/publico/questionario/respostas': 20,
  '/c/api/v1/publico/questionario/arquivos': 30,
};

/** Calls of a session that cost the machine more than a read: a secret drawn as a picture each time, a question to another house. */
const CUSTOSAS: Readonly<Record<string, number>> = { '/c/api/v1/conta/mfa': 60, '/c/api/v1/apoio/cnpj/:cnpj': 60 };

const emailOf = ({ body }: FastifyRequest): string => {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
};
const bearerOf = ({ headers }: FastifyRequest): string =>
  headers.authorization ? digestOf(headers.authorization).toString('base64url') : '';

/** How often one call may be made: per session, per address when public, per address and e-mail when signing in. */
export function limitOf({ publica, path }: Call): RateLimitOptions {
  if (path.startsWith('/auth/login')) {
    return {
      max: LOGIN_POR_IP_E_EMAIL,
      timeWindow: JANELA,
      hook: 'preHandler',
      keyGenerator: (request) => `${request.ip}|${emailOf(request)}`,
    };
  }
  if (publica) return { max: PUBLICAS_SENSIVEIS[path] ?? PUBLICAS_POR_IP, timeWindow: JANELA };
  return { max: CUSTOSAS[path] ?? POR_SESSAO, timeWindow: JANELA, keyGenerator: (request) => `${request.ip}|${bearerOf(request)}` };
}

/** Only routes that declare a limit have one: files of the site are not counted. */
export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, enableDraftSpec: true });
}
