/* Entry point: `node --import tsx packages/gateway/src/main.ts`. The only file that knows the process. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { espera } from './insurers/espera.ts';
import { createInsurers } from './insurers/insurers.registry.ts';
import type { Log } from './plugins/ports.ts';
import { prepareDemo } from './seed/prepare-demo.ts';
import { readStart } from './production-start.ts';
import { startServer, type Servidor } from './server.ts';

const pastaPacote = join(dirname(fileURLToPath(import.meta.url)), '..');
/** A stop that hangs is cut short: whoever asked is waiting. */
const PRAZO_PARADA_MS = 25_000;

let servidor: Servidor | null = null;
let isStopping = false;
/** A second signal does not wait for the drain. */
const pressa = new AbortController();

async function stop(code: number): Promise<void> {
  if (isStopping) return pressa.abort();
  isStopping = true;
  // whoever sends requests here learns that it is leaving, before it refuses any
  if (code === 0) await servidor?.drain(pressa.signal);
  setTimeout(() => process.exit(1), PRAZO_PARADA_MS).unref();
  await servidor?.stop();
  process.exit(code);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const agora = (): Date => new Date();

/** What this gateway serves is the contracts it runs with. */
const contractVersion = (raiz: string): string =>
  (JSON.parse(readFileSync(join(raiz, 'packages/contracts/package.json'), 'utf8')) as { version: string }).version;

async function main(): Promise<void> {
  const { config, seguradoras } = readStart(process.env, process.cwd(), (file) => readFileSync(file, 'utf8'));
  const pinoRegistro = pino({ level: config.nivelLog });
  const log: Log = {
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
    log,
    seguradoras,
    insurers: createInsurers(seguradoras, { agora, espera, log }),
    agora,
    ...prepareDemo(config, agora),
    site: { pastaSite, arquivoMapa: join(raiz, 'importmap.json'), versaoContrato: contractVersion(raiz), modulosDev: config.modulosDev },
    onDatabaseLost: () => {
      if (isStopping) return;
      process.stderr.write('O banco de dados embutido encerrou sem ser pedido; o gateway não pode continuar.\n');
      void stop(1);
    },
  });
  if (wanted !== null) return stop(wanted);
  log.info({ url: servidor.url }, 'Balcão no ar.');
  process.send?.({ tipo: 'pronto', url: servidor.url });
}

// a promise nobody awaited is a defect: told once, and the process goes on serving the others
process.on('unhandledRejection', (reason) =>
  process.stderr.write(`promessa sem tratamento: ${reason instanceof Error ? reason.stack : String(reason)}\n`),
);
main().catch(fail);
