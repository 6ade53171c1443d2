import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.ts';
import { root } from '../build/modules.ts';
import { eraseData } from './erase-data.ts';
import { watchSources } from './watch-sources.ts';
import { freePort, isPortFree, startService, stopService, waitForReady } from './processes.ts';

const PACIENCIA_MS = 15_000;
const REINICIO_MS = 1_000;
const QUEDAS_SEGUIDAS = 5;

const port = Number(process.env['PORT'] ?? 9000);
const isExternalSandbox = process.env['SANDBOX_URL'] !== undefined;
const ambiente = process.env['BALCAO_ENV']?.trim() || 'local';
/** This command runs in demonstration mode, unless configured otherwise. */
const demo = process.env['DADOS_DEMO']?.trim() || (ambiente === 'local' ? 'sim' : 'nao');
/** Who may sign in to a demonstration. */
const CONTAS = `
  corretor@balcao.test   equipe da corretora
  admin@balcao.test      administração
  suporte@balcao.test    suporte interno (segfyer)
  trial@balcao.test      avaliação
  pendente@balcao.test   com parcela pendente
  senha de todas: Balcao#2026
`;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Ends the command with one sentence. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const running = new Set<ChildProcess>();
/** Stopped because another takes its place: not missed. */
const replaced = new WeakSet<ChildProcess>();
let isStopping = false;

function keep(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function stopAll(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  say('\nEncerrando…');
  await Promise.all([...running].map((child) => stopService(child, PACIENCIA_MS)));
  process.exit(code);
}

/** Builds what changed; `--no-build` takes what lies in `dist`, as the sites of one test run do. */
async function ensureBuilt(): Promise<void> {
  if (process.argv.includes('--no-build')) {
    if (!existsSync(path.join(root, 'dist/manifest.json'))) giveUp('Nada foi construído ainda: npm run build.');
    return;
  }
  await build().catch((error: Error) => giveUp(`A construção dos módulos falhou:\n${error.message}`));
}

/** The sandbox and its address; neither where real brokers work. */
async function startSandbox(): Promise<Readonly<Record<string, string>>> {
  if (isExternalSandbox || ambiente === 'production') return {};
  const sandboxPort = process.env['SANDBOX_PORT'] ? Number(process.env['SANDBOX_PORT']) : await freePort();
  const url = `http://localhost:${sandboxPort}`;
  const child = keep(
    startService({ name: 'sandbox', entry: 'packages/insurers-sandbox/src/main.ts', env: { SANDBOX_PORT: String(sandboxPort) } }),
  );
  await waitForReady(`${url}/health/ready`, () => child.exitCode === null).catch(() =>
    giveUp('As seguradoras de demonstração não subiram; veja as mensagens acima.'),
  );
  return { SANDBOX_URL: url };
}

/** What a gateway runs: a change of any of it starts another. */
const DO_GATEWAY = ['packages/gateway/src', 'packages/contracts/src', 'packages/domain/src', 'packages/import-map-service/src'];

/**
 * Starts the gateway, and again when it dies by itself after having been ready: a broker's day outlives a crash. Under development (`--watch`)
 * it starts again as its sources change, and one that does not start waits for the next change.
 */
async function startGateway(env: Readonly<Record<string, string>>, ready: string): Promise<void> {
  const isWatching = process.argv.includes('--watch');
  let deaths = 0;
  let wasReady = false;
  let current: ChildProcess;
  const launch = () => {
    const child = keep(startService({ name: 'gateway', entry: 'packages/gateway/src/main.ts', env }));
    current = child;
    child.once('exit', (code) => {
      if (isStopping || replaced.has(child)) return;
      if (isWatching) return say('O gateway parou; ele recomeça quando um arquivo dele mudar.');
      deaths += 1;
      if (!wasReady || deaths > QUEDAS_SEGUIDAS) return void stopAll(code || 1);
      say('O gateway caiu; iniciando de novo…');
      setTimeout(() => !isStopping && launch(), REINICIO_MS);
    });
    return child;
  };
  const first = launch();
  if (isWatching) restartOnChange(() => current, launch);
  // under development the first one may yet be mended
  await waitForReady(ready, () => isWatching || (first.exitCode === null && first.signalCode === null));
  wasReady = true;
}

/** Stops the gateway that runs and starts another, one change at a time. */
function restartOnChange(current: () => ChildProcess, launch: () => ChildProcess): void {
  let turn = Promise.resolve();
  watchSources(DO_GATEWAY, (files) => {
    turn = turn.then(async () => {
      if (isStopping) return;
      say(`Mudou ${files.slice(0, 3).join(', ')}${files.length > 3 ? ` e mais ${files.length - 3}` : ''}; o gateway recomeça…`);
      const old = current();
      // it gives the data directory and the port back before another takes them
      const gone = stopService(old, PACIENCIA_MS);
      replaced.add(old);
      await gone;
      if (!isStopping) launch();
    });
  });
}

async function main(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) giveUp(`PORT deve ser um número de porta, não "${process.env['PORT']}".`);
  if (!(await isPortFree(port))) giveUp(`A porta ${port} já está em uso; feche o outro programa ou escolha outra com PORT=9001 npm start.`);
  if (process.argv.includes('--limpo')) {
    const erased = await eraseData(process.env, root).catch((error: Error) => giveUp(error.message));
    say(erased.length > 0 ? `Dados apagados: ${erased.join(', ')}` : 'Não havia dados a apagar.');
  }
  await ensureBuilt();

  say('Subindo seguradoras de demonstração, banco de dados e gateway…');
  const sandbox = await startSandbox();
  const address = `http://localhost:${port}`;
  // the gateway itself has said why
  await startGateway(
    {
      PORT: String(port),
      ...sandbox,
      DADOS_DEMO: demo,
      IMPORT_MAP_ORIGIN: process.env['IMPORT_MAP_ORIGIN'] ?? address,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    `${address}/health/ready`,
  ).catch(() => stopAll(1));
  if (isStopping) return;

  say(`
  Balcão em ${address}
${demo === 'sim' ? CONTAS : ''}
  Ctrl-C encerra tudo.`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll(0));
await main();
