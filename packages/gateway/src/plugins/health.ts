import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Each says whether one part works right now. */
export type Verificacoes = Readonly<Record<string, () => Promise<boolean>>>;

const LIMITE_MS = 2_000;

const holds = (check: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([check().catch(() => false), wait(LIMITE_MS, false, { ref: false })]);

/** `/health/live`: the process answers. `/health/ready`: everything it needs does too; 503 tells which part does not. */
export function registerHealth(app: FastifyInstance, verificacoes: Verificacoes): void {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true } }, async (_, reply) => {
    const pares = await Promise.all(Object.entries(verificacoes).map(async ([nome, check]) => [nome, await holds(check)] as const));
    const isReady = pares.every(([, ok]) => ok);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'indisponivel', partes: Object.fromEntries(pares) });
  });
}
