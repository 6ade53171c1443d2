import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp, type Montagem } from './app.ts';
import type { Config } from './config.ts';
import { migrate } from './migrate.ts';
import { lockDirectory } from './plugins/data-lock.ts';
import { startEmbeddedPostgres } from './plugins/embedded-postgres.ts';
import type { Log } from './plugins/ports.ts';
import { explainStart } from './start-failure.ts';

export interface OpcoesServidor extends Pick<Montagem, 'insurers' | 'seguradoras' | 'agora' | 'mount' | 'saidaLog' | 'site'> {
  readonly config: Config;
  /** Folder of the gateway's package. */
  readonly pastaPacote: string;
  readonly log: Log;
  /** Runs once the database is migrated, before the first request: demo data. */
  readonly prepare?: (databaseUrl: string) => Promise<void>;
  /** The embedded database died: nothing can be served any more. */
  readonly onDatabaseLost: () => void;
}

export interface Servidor {
  readonly app: FastifyInstance;
  /** Where it listens, `http://localhost:9000`. */
  readonly url: string;
  /** Says that it is not ready, and goes on serving whoever still comes, for the drain period or until `pressa`. */
  drain(pressa: AbortSignal): Promise<void>;
  /** Finishes what is in flight, then stops everything in order. */
  stop(): Promise<void>;
}

type Undo = () => Promise<void>;

/** Takes the data directory, starts the database, migrates, listens. What was started is stopped again when a later step fails. */
export async function startServer(opcoes: OpcoesServidor): Promise<Servidor> {
  const undos: Undo[] = [];
  let isEncerrando = false;
  const drain = async (signal: AbortSignal): Promise<void> => {
    isEncerrando = true;
    // cut short is drained all the same
    await wait(opcoes.config.drenagemS * 1_000, undefined, { signal }).catch(() => undefined);
  };
  const stop: Undo = async () => {
    for (const undo of undos.splice(0).toReversed()) await undo();
  };
  try {
    await assertFreePort(opcoes.config);
    undos.push(await lockDirectory(opcoes.config.pastaDados));
    const databaseUrl = opcoes.config.databaseUrl ?? (await startDatabase(opcoes, undos));
    const databaseUrlDireto = opcoes.config.databaseUrlDireto ?? databaseUrl;
    const feitas = await migrate({ databaseUrl: databaseUrlDireto, pastaPacote: opcoes.pastaPacote });
    if (feitas.length > 0) opcoes.log.info({ migracoes: feitas.length }, 'O banco foi atualizado.');
    await opcoes.prepare?.(databaseUrlDireto);

    const { config, insurers, seguradoras, agora, mount, saidaLog, site } = opcoes;
    const optional = {
      ...(seguradoras && { seguradoras }),
      ...(mount && { mount }),
      ...(saidaLog && { saidaLog }),
      ...(site && { site }),
    };
    const app = await createApp({ config, databaseUrl, databaseUrlDireto, insurers, agora, isEncerrando: () => isEncerrando, ...optional });
    undos.push(() => app.close());
    await app.listen({ port: config.porta, host: config.host });
    return { app, url: urlOf(app, config), drain, stop };
  } catch (error) {
    await stop();
    throw explainStart(error, opcoes.config);
  }
}

/** A taken port is told before seconds are spent on the database. The real `listen` may still lose a race and says the same. */
async function assertFreePort({ porta, host }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(porta, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

async function startDatabase({ config, pastaPacote, log, onDatabaseLost }: OpcoesServidor, undos: Undo[]): Promise<string> {
  const banco = await startEmbeddedPostgres({ pastaDados: config.pastaDados, pastaPacote, log, onExit: onDatabaseLost });
  undos.push(banco.stop);
  return banco.url;
}

function urlOf(app: FastifyInstance, { host, porta }: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : porta;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}
