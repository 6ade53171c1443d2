import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { Logger } from 'graphile-worker';
import type { Config } from '../config.ts';
import type { Registro } from './ports.ts';

const SEGREDOS = ['authorization', 'cookie', 'password', 'senha', 'token', 'companheiro', 'email', 'documento', 'cpf', 'cnpj'];

/** An error's message may quote what somebody typed: the log keeps what kind it was and where it came from. */
const errorOf = (error: Error & { code?: string; constraint?: string; table?: string }): object => ({
  type: error.name,
  code: error.code,
  constraint: error.constraint,
  table: error.table,
  stack: error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n'),
});

/** Structured log without bodies, addresses, query strings or headers: a route pattern says where, a request id says which. */
export const loggerOptions = ({ nivelLog }: Pick<Config, 'nivelLog'>, stream?: { write(line: string): void }): FastifyServerOptions => ({
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level: nivelLog,
    ...(stream && { stream }),
    redact: { paths: SEGREDOS.flatMap((nome) => [nome, `*.${nome}`, `*.*.${nome}`]), censor: '[oculto]' },
    serializers: {
      req: ({ method, routeOptions }) => ({ method, rota: routeOptions?.url }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: Error) => errorOf(error) as never,
    },
  },
});

/** One line per answered request. */
export function registerAccessLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    // files of the site are many and say nothing
    if (reply.statusCode < 400 && request.routeOptions.url?.includes('*')) return;
    request.log.info(
      { metodo: request.method, rota: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'atendido',
    );
  });
}

export const registroOf = (app: FastifyInstance): Registro => ({
  info: (fields, message) => app.log.info(fields, message),
  warn: (fields, message) => app.log.warn(fields, message),
  error: (fields, message) => app.log.error(fields, message),
});

/** The queue's own talk names jobs and quotes their errors: only that something happened passes, and only when it is serious. */
export const queueLogger = (registro: Registro): Logger =>
  new Logger(() => (level, message) => {
    // a job that failed is told by whoever runs it, without its words; more jobs than connections is meant: a waiting job holds none
    const isKnown = message.startsWith('Failed task') || message.includes('maxPoolSize');
    if ((level === 'error' || level === 'warning') && !isKnown) registro.warn({ fila: message.slice(0, 80) }, 'a fila de tarefas avisou');
  });
