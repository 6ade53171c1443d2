import { spawn, type ChildProcess } from 'node:child_process';
import { chown, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { binario, type Binarios } from './postgres-binaries.ts';
import { availableMemory, memorySettings } from './postgres-memory.ts';
import type { UsuarioSistema } from './postgres-user.ts';
import { commandOf } from './process-identity.ts';

/** A directory of PostgreSQL data, the programs that serve it, and who runs them. */
export interface Cluster {
  readonly binarios: Binarios;
  readonly pasta: string;
  readonly usuario: UsuarioSistema;
}

interface Saida {
  readonly code: number | null;
  readonly texto: string;
}

function run(cluster: Cluster, nome: 'postgres' | 'initdb', args: readonly string[], entrada = ''): Promise<Saida> {
  return new Promise((resolve, reject) => {
    const child = spawn(binario(cluster.binarios, nome), args, { ...cluster.usuario, cwd: cluster.pasta, stdio: ['pipe', 'pipe', 'pipe'] });
    let texto = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (texto += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, texto }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(entrada);
  });
}

/** Collations tried in turn: pt-BR order from ICU, plain code points where the ICU data is missing. */
const COLACOES = [
  ['--locale-provider=icu', '--icu-locale=pt-BR', '--locale=C'],
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
];

/** Creates the cluster's files with a superuser `postgres` of that password. */
export async function initCluster(cluster: Cluster, senha: string): Promise<void> {
  const arquivo = join(cluster.pasta, '..', `senha-${process.pid}`);
  await writeFile(arquivo, `${senha}\n`, { mode: 0o600 });
  if (cluster.usuario) await chown(arquivo, cluster.usuario.uid, cluster.usuario.gid);
  try {
    let saida: Saida = { code: null, texto: '' };
    for (const colacao of COLACOES) {
      const args = ['-D', cluster.pasta, '--username=postgres', `--pwfile=${arquivo}`, '--auth=scram-sha-256', '--encoding=UTF8'];
      saida = await run(cluster, 'initdb', [...args, '--lc-messages=C', ...colacao]);
      if (saida.code === 0) return;
    }
    throw new Error(`O banco embutido não pôde ser criado em ${cluster.pasta}: ${saida.texto.trim().split('\n').at(-1)}`);
  } finally {
    await rm(arquivo, { force: true });
  }
}

/** Sets the superuser's password without knowing the old one; the cluster must be stopped. */
export async function resetPassword(cluster: Cluster, senha: string): Promise<void> {
  const { code, texto } = await run(
    cluster,
    'postgres',
    ['--single', '-D', cluster.pasta, 'postgres'],
    `alter role postgres password '${senha}'\n`,
  );
  if (code !== 0) throw new Error(`A senha do banco embutido não pôde ser refeita: ${texto.trim().split('\n').at(-1)}`);
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Sends each signal in turn until the process is gone. SIGINT is PostgreSQL's fast shutdown. */
async function endProcess(pid: number, passos: readonly [NodeJS.Signals, number][]): Promise<void> {
  for (const [signal, ms] of passos) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (let waited = 0; waited < ms && isAlive(pid); waited += 20) await wait(20);
  }
}

/**
 * Stops the server a killed gateway left running on this directory. Only called by who holds the directory's lock, so whatever
 * runs there has no owner. A process number reused by another program is left alone and its pid file removed.
 *
 * @returns whether there was one.
 */
export async function stopOrphan({ pasta }: Cluster): Promise<boolean> {
  const arquivo = join(pasta, 'postmaster.pid');
  const pid = Number((await readFile(arquivo, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const isOrphan = (await commandOf(pid))?.includes(pasta) ?? false;
  if (isOrphan)
    await endProcess(pid, [
      ['SIGINT', 15_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 2_000],
    ]);
  await rm(arquivo, { force: true });
  // a socket's lock names a process too, and a number reused by a program of the same user would keep the server from starting
  const sockets = (await readdir(pasta).catch(() => [])).filter((nome) => nome.startsWith('.s.PGSQL.'));
  await Promise.all(sockets.map((nome) => rm(join(pasta, nome), { force: true })));
  return isOrphan;
}

/** A loopback port nobody listens on: the wanted one when it is free. */
export async function freePort(wanted: number): Promise<number> {
  const tryPort = (port: number) =>
    new Promise<number | null>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(null));
      probe.listen(port, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : null));
      });
    });
  const port = (await tryPort(wanted)) ?? (await tryPort(0));
  if (port === null) throw new Error('Nenhuma porta local livre para o banco embutido.');
  return port;
}

export interface ServidorPostgres {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

const AJUSTES: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
  max_connections: '100',
  // statements and details of errors hold personal data: they stay out of the log
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Longest path of a socket: 104 bytes with its end on macOS, 108 on Linux. */
const CAMINHO_MAXIMO = 103;

/**
 * The folder of the socket by which this machine's own programs reach the server: that of the data, closed to everybody else. What goes through
 * it costs both sides less than a connection of the network does.
 *
 * @returns null where the system has none, or the folder's path is longer than a socket's may be
 */
export const socketFolder = ({ pasta }: Pick<Cluster, 'pasta'>): string | null =>
  process.platform === 'win32' || Buffer.byteLength(join(pasta, '.s.PGSQL.65535')) > CAMINHO_MAXIMO ? null : pasta;

/** Starts the server and waits until it answers. */
export async function startServer(
  cluster: Cluster,
  options: { port: number; senha: string; ajustes?: Readonly<Record<string, string>>; onLog: (line: string) => void },
): Promise<ServidorPostgres> {
  const { port, senha, onLog } = options;
  const ajustes = Object.entries({
    ...AJUSTES,
    unix_socket_directories: socketFolder(cluster) ?? '',
    ...memorySettings(availableMemory()),
    ...options.ajustes,
  }).flatMap(([nome, valor]) => ['-c', `${nome}=${valor}`]);
  const child = spawn(binario(cluster.binarios, 'postgres'), ['-D', cluster.pasta, '-p', String(port), ...ajustes], {
    ...cluster.usuario,
    cwd: cluster.pasta,
    // its own process group: Ctrl-C on the terminal reaches the gateway, which stops it last
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let ultima = '';
  child.stderr.on('data', (part: Buffer) => {
    for (const line of part.toString().split('\n').filter(Boolean)) onLog((ultima = line));
  });
  child.on('error', (error) => (ultima = error.message));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  for (let tries = 0; !(await answers(port, senha)); tries += 1) {
    if (hasEnded() || tries > 1_500) throw new Error(`O banco embutido não iniciou: ${ultima}`);
    await wait(40);
  }
  return {
    process: child,
    stop: async () => {
      const { pid } = child;
      if (pid === undefined || hasEnded()) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      await endProcess(pid, [
        ['SIGINT', 15_000],
        ['SIGQUIT', 5_000],
        ['SIGKILL', 2_000],
      ]);
      await gone;
    },
  };
}

async function answers(port: number, senha: string): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: senha, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // a wrong password is an answer too: waiting would not change it
    if ((error as { code?: string }).code === '28P01') throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
