import { setTimeout as wait } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Config } from './config.ts';
import type { InsurerPort } from './insurers/insurer.port.ts';
import { accessModule } from './modules/access/access.module.ts';
import { apoioModule } from './modules/apoio/apoio.module.ts';
import { layoutModule } from './modules/layout/layout.module.ts';
import { painelModule } from './modules/painel/painel.module.ts';
import { quotingModule } from './modules/quoting/quoting.module.ts';
import { registryModule } from './modules/registry/registry.module.ts';
import { sweepModule } from './modules/sweep/sweep.module.ts';
import { createBroker } from './plugins/broker.ts';
import { createDb } from './plugins/db.ts';
import { answerError, registerErrors } from './plugins/error-handler.ts';
import { registerHealth } from './plugins/health.ts';
import { createIdempotency, markExecuted } from './plugins/idempotency.ts';
import { createJobs } from './plugins/jobs.ts';
import { loadKeys } from './plugins/keys.ts';
import { loggerOptions, registerAccessLog, registroOf } from './plugins/logger.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { attachMqtt } from './plugins/mqtt-upgrade.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { assertBoundRole, createOwnerPool, createPool } from './plugins/postgres-pool.ts';
import { registerProcess } from './plugins/process-register.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import type { RecursosModulo } from './plugins/serve.ts';
import { acceptJsonOnly, createServe } from './plugins/serve-calls.ts';
import { createSessionRepository } from './plugins/session.repository.ts';
import { createSessions } from './plugins/session.ts';

export interface Dependencias {
  readonly config: Config;
  /** Address of the owner of a migrated database. */
  readonly databaseUrl: string;
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  readonly agora: () => Date;
  readonly esperar?: (ms: number) => Promise<unknown>;
  /** Whoever mounts more on the same resources: the composed site, or a test its own calls. */
  readonly montar?: (app: FastifyInstance, recursos: RecursosModulo) => void | Promise<void>;
  /** Where log lines go; standard output unless said. */
  readonly saidaLog?: { write(line: string): void };
}

const MAX_CORPO = 1_048_576;

/** How many hops before this one may say where a request came from. */
const trustOf = (proxy: Config['proxy']) => (typeof proxy === 'number' ? (_: string, hop: number) => hop <= proxy : proxy);

/** Builds the whole gateway on a migrated database; `listen` or `inject` it, `close` it. */
export async function createApp({
  config,
  databaseUrl,
  insurers,
  agora,
  esperar = wait,
  montar,
  saidaLog,
}: Dependencias): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggerOptions(config, saidaLog),
    trustProxy: trustOf(config.proxy),
    frameworkErrors: answerError,
    bodyLimit: MAX_CORPO,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  });
  const registro = registroOf(app);
  const onError = (error: Error): void => registro.warn({ err: error }, 'uma conexão ociosa com o banco caiu');
  const owner = createOwnerPool({ databaseUrl, onError });
  const pool = createPool({ databaseUrl, onError });
  await assertBoundRole(pool);
  const db = createDb(pool, markExecuted);

  const chaves = await loadKeys(config);
  const id = uuidv7();
  const processo = await registerProcess({ owner, id, registro });
  const sessions = createSessions({ sessoes: createSessionRepository(db), chave: chaves.sessao, agora });

  registerErrors(app);
  acceptJsonOnly(app);
  registerAccessLog(app);
  const medidas = registerMetrics(app, config.tokenMetricas);
  await registerSecurityHeaders(app, config);
  await app.register(cookie);
  await registerRateLimit(app);
  await registerOpenapi(app);

  const broker = await createBroker({
    ambiente: config.ambiente,
    mqttUrl: config.mqttUrl,
    chave: chaves.canais,
    sessions,
    registro,
    medidas,
    agora,
  });
  attachMqtt(app, broker, config.dominioCookie);
  const jobs = createJobs({ owner, registro, processo, onFinish: (tarefa, fim) => medidas.tarefas.inc({ tarefa, fim }) });
  registerHealth(app, {
    banco: async () => Boolean(await db.global((tx) => tx.row('select 1'))),
    broker: async () => broker.isUp(),
    tarefas: async () => jobs.isRunning(),
  });

  const { serve, serveFile } = createServe({ sessions, idempotency: createIdempotency(db, id) });
  const recursos: RecursosModulo = { db, tempoReal: broker.publicador, tarefas: jobs.tarefas, registro, agora, serve, serveFile };
  accessModule(app, { ...recursos, sessions, endSession: broker.endSession, chave: chaves.sessao, config, esperar });
  layoutModule(app, recursos);
  registryModule(app, recursos);
  apoioModule(app, recursos);
  painelModule(app, recursos);
  quotingModule(app, recursos, { insurers });
  sweepModule(recursos);
  await montar?.(app, recursos);

  app.addHook('onReady', jobs.start);
  app.addHook('onClose', async () => {
    // requests have ended by now; what works in the background goes first, the database last
    await jobs.stop();
    await broker.close();
    await processo.stop();
    await Promise.all([pool.end(), owner.end()]);
  });
  return app;
}
