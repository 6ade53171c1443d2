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

/** Details of a degraded part: `status` other than `ok`, and the reason. */
export type Situacoes = Readonly<Record<string, () => { readonly status: string }>>;

/** Parts a gateway needs to be ready, and parts it can do without. */
export interface Partes {
  /** Required parts. */
  readonly essenciais: Verificacoes;
  /** Optional parts: without one the gateway is degraded. */
  readonly dispensaveis?: Verificacoes;
  readonly situacoes?: Situacoes;
  /** Whether the process is stopping: it still answers, but should get no new requests. */
  readonly isEncerrando: () => boolean;
}

/**
 * `/health/live`: the process answers. `/health/ready`: 200 while whatever it cannot do without answers too, with `status` `degradado` when
 * a part it can do without does not; 503 otherwise, or while the process is stopping. Each part is named, and beside them what goes on
 * degraded. `/health`: the same, and how each of those fares.
 */
export function registerHealth(app: FastifyInstance, { essenciais, dispensaveis = {}, situacoes = {}, isEncerrando }: Partes): void {
  const check = async () => {
    const [needed, others] = await Promise.all([checkAll(essenciais), checkAll(dispensaveis)]);
    return {
      isReady: needed.every(([, ok]) => ok) && !isEncerrando(),
      fora: isEncerrando() ? 'encerrando' : 'indisponivel',
      isWhole: others.every(([, ok]) => ok),
      partes: Object.fromEntries([...needed, ...others]),
    };
  };
  const listSituacoes = () => Object.entries(situacoes).map(([nome, tell]) => [nome, tell()] as const);
  const statusOf = (isWhole: boolean) => (isWhole ? 'ok' : 'degradado');
  app.get('/health', { schema: { hide: true } }, async (_, reply) => {
    const { isReady, isWhole, fora, partes } = await check();
    const ditas = Object.fromEntries(listSituacoes());
    const isSound = isWhole && Object.values(ditas).every(({ status }) => status === 'ok');
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? statusOf(isSound) : fora, partes, ...ditas });
  });
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true } }, async (_, reply) => {
    const { isReady, isWhole, fora, partes } = await check();
    const degradadas = Object.fromEntries(listSituacoes().filter(([, { status }]) => status !== 'ok'));
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? statusOf(isWhole) : fora, partes, ...degradadas });
  });
}
