/* Entry point: `node --import tsx packages/gateway/src/main.ts`. The only file that knows the process. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { readConfig, type Config } from './config.ts';
import { espera } from './insurers/espera.ts';
import { loadSeguradoras } from './insurers/insurers.config.ts';
import { createInsurers } from './insurers/insurers.registry.ts';
import { createDb } from './plugins/db.ts';
import type { Registro } from './plugins/ports.ts';
import { createOwnerPool } from './plugins/postgres-pool.ts';
import { seed } from './seed/seed.ts';
import { startServer, type Servidor } from './server.ts';

const pastaPacote = join(dirname(fileURLToPath(import.meta.url)), '..');
/** A stop that hangs is cut short: whoever asked is waiting. */
const PRAZO_PARADA_MS = 25_000;

let servidor: Servidor | null = null;
let isStopping = false;

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), PRAZO_PARADA_MS).unref();
  await servidor?.stop();
  process.exit(code);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const agora = (): Date => new Date();

/** Demo data belongs to a developer's machine: an empty local database is filled once. */
async function seedLocal(databaseUrl: string): Promise<void> {
  const db = createDb(createOwnerPool({ databaseUrl, max: 1 }));
  await seed({ db, agora: agora() }).finally(() => db.close());
}

function insurersOf(config: Config, registro: Registro) {
  const configs = loadSeguradoras({
    sandboxUrl: config.sandboxUrl,
    valor: process.env['SEGURADORAS_JSON'],
    readFile: (file) => readFileSync(file, 'utf8'),
  });
  return createInsurers(configs, { agora, espera, registro });
}

/** Address of modules under development (`npm run dev`); in the local environment alone. */
function modulosDev({ ambiente }: Config): Readonly<Record<string, string>> {
  const texto = process.env['MODULOS_DEV'];
  return ambiente === 'local' && texto ? (JSON.parse(texto) as Record<string, string>) : {};
}

/** What this gateway serves is the contracts it runs with. */
const contractVersion = (raiz: string): string =>
  (JSON.parse(readFileSync(join(raiz, 'packages/contracts/package.json'), 'utf8')) as { version: string }).version;

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const pinoRegistro = pino({ level: config.nivelLog });
  const registro: Registro = {
    info: (fields, message) => pinoRegistro.info(fields, message),
    warn: (fields, message) => pinoRegistro.warn(fields, message),
    error: (fields, message) => pinoRegistro.error(fields, message),
  };
  const raiz = join(pastaPacote, '../..');
  const pastaSite = join(raiz, 'dist');
  if (!existsSync(join(pastaSite, 'manifest.json')))
    throw new Error('O site ainda não foi construído: rode npm run build, ou npm start, que faz tudo.');
  // a signal during the start is obeyed as soon as there is something to stop
  let wanted: number | null = null;
  const onSignal = (): void => void (servidor ? stop(0) : (wanted = 0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  process.on('disconnect', onSignal);

  servidor = await startServer({
    config,
    pastaPacote,
    registro,
    insurers: insurersOf(config, registro),
    agora,
    ...(config.ambiente === 'local' && { prepare: seedLocal }),
    site: { pastaSite, arquivoMapa: join(raiz, 'importmap.json'), versaoContrato: contractVersion(raiz), modulosDev: modulosDev(config) },
    onDatabaseLost: () => {
      if (isStopping) return;
      process.stderr.write('O banco de dados embutido encerrou sem ser pedido; o gateway não pode continuar.\n');
      void stop(1);
    },
  });
  if (wanted !== null) return stop(wanted);
  registro.info({ url: servidor.url }, 'Balcão no ar.');
  process.send?.({ tipo: 'pronto', url: servidor.url });
}

// a promise nobody awaited is a defect: told once, and the process goes on serving the others
process.on('unhandledRejection', (reason) =>
  process.stderr.write(`promessa sem tratamento: ${reason instanceof Error ? reason.stack : String(reason)}\n`),
);
main().catch(fail);
