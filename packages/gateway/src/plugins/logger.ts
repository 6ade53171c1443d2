import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { Logger } from 'graphile-worker';
import type { Config } from '../config.ts';
import { explainError } from './explain-error.ts';
import type { Log } from './ports.ts';

const SEGREDOS = ['authorization', 'cookie', 'password', 'senha', 'token', 'companheiro', 'email', 'documento', 'cpf', 'cnpj'];

/**
 * Structured log without bodies, addresses, query strings or headers: a route pattern says where, a request id says which. Of an error only
 * the local environment logs the words that may quote data (`explainError`).
 */
export const loggerOptions = (
  { nivelLog, ambiente }: Pick<Config, 'nivelLog' | 'ambiente'>,
  stream?: { write(line: string): void },
): FastifyServerOptions => ({
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level: nivelLog,
    ...(stream && { stream }),
    redact: { paths: SEGREDOS.flatMap((nome) => [nome, `*.${nome}`, `*.*.${nome}`]), censor: '[oculto]' },
    serializers: {
      req: ({ method, routeOptions }) => ({ method, rota: routeOptions?.url }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: Error) => explainError(error, { withData: ambiente === 'local' }) as never,
    },
  },
});

/** One line per answered request. */
export function registerAccessLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    // requests for static files are not logged
    if (reply.statusCode < 400 && request.routeOptions.url?.includes('*')) return;
    request.log.info(
      { metodo: request.method, rota: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'atendido',
    );
  });
}

export const logOf = (app: FastifyInstance): Log => ({
  info: (fields, message) => app.log.info(fields, message),
  warn: (fields, message) => app.log.warn(fields, message),
  error: (fields, message) => app.log.error(fields, message),
});

/** The queue's own talk names jobs and quotes their errors: only that something happened passes, and only when it is serious. */
export const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    // a job that failed is told by whoever runs it, without its words; more jobs than connections is meant: a waiting job holds none
    const isKnown = message.startsWith('Failed task') || message.includes('maxPoolSize');
    if ((level === 'error' || level === 'warning') && !isKnown) log.warn({ fila: message.slice(0, 80) }, 'a fila de tarefas avisou');
  });
