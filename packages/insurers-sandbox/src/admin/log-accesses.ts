import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Mundo } from '../mundo.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Log details that the status does not contain: the client cancelled the quote, or the sandbox dropped the connection. */
    desfecho: 'comum' | 'cancelamento' | 'derrubada';
  }
}

const pathOf = (request: FastifyRequest): string => {
  const path = request.url.split('?')[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // invalid encoding: logged unchanged
  }
};

/** Logs when an answer is sent, or when the client disconnects before it. */
export function logAccesses(app: FastifyInstance, { log, relogio }: Mundo): void {
  app.decorateRequest('desfecho', 'comum');
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    const slug = path.split('/')[1] ?? '';
    if (slug === '_sandbox' || slug === 'health') return;
    const inicio = performance.now();
    const chave = request.headers['x-idempotency-key'];
    reply.raw.once('close', () => {
      const isAnswered = reply.raw.writableFinished;
      log.add({
        em: relogio.agora().toISOString(),
        slug,
        metodo: request.method,
        path,
        status: isAnswered ? reply.statusCode : 0,
        ms: Math.round(performance.now() - inicio),
        idempotencyKey: typeof chave === 'string' ? chave : null,
        cancelada: request.desfecho === 'cancelamento' || (!isAnswered && request.desfecho === 'comum'),
      });
    });
  });
}
