import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { modules, siteModules } from './modules/modules.ts';
import { type Dependencias, openResources } from './open-resources.ts';
import { createAnswerError, registerErrors } from './plugins/error-handler.ts';
import { loggerOptions, registerAccessLog } from './plugins/logger.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { refuseForeignWrites } from './plugins/origin.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import type { RecursosModulo } from './plugins/serve.ts';
import { acceptJsonOnly } from './plugins/serve-calls.ts';

export interface Montagem extends Dependencias {
  /** Mounts more on the same resources: a test's own calls. */
  readonly mount?: (app: FastifyInstance, recursos: RecursosModulo) => void | Promise<void>;
  /** Where log lines go; standard output unless said. */
  readonly saidaLog?: { write(line: string): void };
}

const MAX_CORPO = 1_048_576;

/** How many hops before this one may say where a request came from. */
const trustOf = (proxy: Config['proxy']) => (typeof proxy === 'number' ? (_: string, hop: number) => hop <= proxy : proxy);

type Undo = () => Promise<unknown>;

const answerErrorOf = ({ config, agora }: Montagem) =>
  createAnswerError({ login: config.loginCentral, agora, saysWhy: config.ambiente === 'local' });

/** Builds the whole gateway on a migrated database; `listen` or `inject` it, `close` it. */
export async function createApp(deps: Montagem): Promise<FastifyInstance> {
  const { config, saidaLog } = deps;
  const app = Fastify({
    ...loggerOptions(config, saidaLog),
    trustProxy: trustOf(config.proxy),
    frameworkErrors: answerErrorOf(deps),
    bodyLimit: MAX_CORPO,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  });
  const undos: Undo[] = [];
  // what was opened last closes first: jobs before the broker they publish on, the database at the very end
  const undo = async (): Promise<void> => {
    for (const step of undos.splice(0).toReversed())
      await step().catch((error: unknown) => app.log.error({ err: error }, 'falha ao encerrar'));
  };
  app.addHook('onClose', undo);
  closeIdleConnections(app);
  try {
    await registerHttp(app, deps);
    await mountModules(app, deps, undos);
    return app;
  } catch (error) {
    await undo();
    throw error;
  }
}

/** A browser keeps its connection open after its last answer, and opens some ahead; while closing, each is let go as soon as it is idle. */
function closeIdleConnections(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    timer = setInterval(() => {
      app.server.closeIdleConnections();
      // opened ahead and never used: the server does not count it as idle
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** What every request passes through, before any route is declared. */
async function registerHttp(app: FastifyInstance, deps: Montagem): Promise<void> {
  const { config } = deps;
  registerErrors(app, answerErrorOf(deps));
  acceptJsonOnly(app);
  registerAccessLog(app);
  await registerSecurityHeaders(app, config);
  await app.register(cookie);
  refuseForeignWrites(app, config);
  await registerOpenapi(app);
}

/** Each module once, all on the same resources. */
async function mountModules(app: FastifyInstance, deps: Montagem, undos: Undo[]): Promise<void> {
  const { recursos, doSite } = await openResources(app, deps, undos);
  for (const mount of modules) await mount(app, recursos);
  if (doSite) for (const mount of siteModules) await mount(app, { ...recursos, ...doSite });
  await deps.mount?.(app, recursos);
}
