import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Each says whether one part works right now. */
export type Verificacoes = Readonly<Record<string, () => Promise<boolean>>>;

const LIMITE_MS = 2_000;

const holds = (check: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([check().catch(() => false), wait(LIMITE_MS, false, { ref: false })]);

/** Each part by name, and whether it works right now. */
export const checkAll = (verificacoes: Verificacoes): Promise<(readonly [string, boolean])[]> =>
  Promise.all(Object.entries(verificacoes).map(async ([nome, verify]) => [nome, await holds(verify)] as const));

/** What goes on, but not as it should: `status` other than `ok` says so, the rest says why. */
export type Situacoes = Readonly<Record<string, () => { readonly status: string }>>;

interface Saude {
  readonly verificacoes: Verificacoes;
  readonly situacoes: Situacoes;
  /** Whether the process was asked to stop: it still answers, and asks for nobody new. */
  readonly isEncerrando: () => boolean;
}

/**
 * `/health/live`: the process answers. `/health/ready`: everything it needs does too; 503 tells which part does not, or that the process is
 * stopping, and what goes on degraded is named beside. `/health`: both, and how each of those fares.
 */
export function registerHealth(app: FastifyInstance, { verificacoes, situacoes, isEncerrando }: Saude): void {
  const check = async () => {
    const pares = await checkAll(verificacoes);
    const isReady = pares.every(([, ok]) => ok) && !isEncerrando();
    return { isReady, fora: isEncerrando() ? 'encerrando' : 'indisponivel', partes: Object.fromEntries(pares) };
  };
  const listSituacoes = () => Object.entries(situacoes).map(([nome, tell]) => [nome, tell()] as const);
  // what is degraded is told and serves all the same
  app.get('/health', { schema: { hide: true } }, async (_, reply) => {
    const { isReady, fora, partes } = await check();
    const ditas = Object.fromEntries(listSituacoes());
    const isWhole = Object.values(ditas).every(({ status }) => status === 'ok');
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? (isWhole ? 'ok' : 'degradado') : fora, partes, ...ditas });
  });
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true } }, async (_, reply) => {
    const { isReady, fora, partes } = await check();
    const degradadas = Object.fromEntries(listSituacoes().filter(([, { status }]) => status !== 'ok'));
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : fora, partes, ...degradadas });
  });
}
