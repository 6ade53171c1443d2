import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../plugins/postgres-cluster.ts';
import { serverUser } from '../plugins/postgres-user.ts';

/** A server of another house, started for one test file on a port of its own. */
export interface ServidorDeFora {
  readonly porta: number;
  stop(): Promise<void>;
}

/** Where the program is; null, said on the output, where it is not and could not be installed: the tests that need it are left out. */
export function findServer(nome: 'mosquitto' | 'nginx' | 'pgbouncer'): string | null {
  const { stdout } = spawnSync(process.execPath, ['scripts/test/find-server.mjs', nome], { encoding: 'utf8' });
  const file = stdout.trim();
  if (file === '') console.warn(`${nome} não está nesta máquina nem pôde ser instalado: os testes com ele ficaram de fora.`);
  return file === '' ? null : file;
}

const answers = (porta: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(porta, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });

/** Starts `programa` on the files given, as a user without rights, and waits until it answers. */
async function start(
  programa: string,
  { porta, arquivos, args }: { porta: number; arquivos: Readonly<Record<string, string>>; args: (pasta: string) => string[] },
): Promise<ServidorDeFora> {
  const usuario = await serverUser();
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-servidor-'));
  await chmod(pasta, 0o755);
  if (usuario) await chown(pasta, usuario.uid, usuario.gid);
  for (const [nome, texto] of Object.entries(arquivos)) {
    await writeFile(join(pasta, nome), texto.replaceAll('{pasta}', pasta), { mode: 0o600 });
    if (usuario) await chown(join(pasta, nome), usuario.uid, usuario.gid);
  }
  const child: ChildProcess = spawn(programa, args(pasta), { ...usuario, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let dito = '';
  child.stderr?.on('data', (part: Buffer) => (dito = (dito + part.toString()).slice(-2_000)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; !(await answers(porta)); tries += 1) {
    if (child.exitCode !== null || tries > 1_200) throw new Error(`${programa} não iniciou: ${dito}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    porta,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      await rm(pasta, { recursive: true, force: true });
    },
  };
}

/** A Mosquitto that lets anybody in and keeps nothing. */
export async function startMosquitto(programa: string): Promise<ServidorDeFora> {
  const porta = await freePort(0);
  const conf = `listener ${porta} 127.0.0.1\nallow_anonymous true\npersistence false\n`;
  return start(programa, { porta, arquivos: { 'mosquitto.conf': conf }, args: (pasta) => ['-c', join(pasta, 'mosquitto.conf')] });
}

/** A PgBouncer in transaction mode before the server of that address, on this machine. */
export async function startPgbouncer(programa: string, url: string): Promise<ServidorDeFora> {
  const porta = await freePort(0);
  const { port, username, password } = new URL(url);
  const ini = `[databases]
* = host=127.0.0.1 port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${porta}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = {pasta}/usuarios.txt
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`;
  const usuarios = `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`;
  return start(programa, {
    porta,
    arquivos: { 'pgbouncer.ini': ini, 'usuarios.txt': usuarios },
    args: (pasta) => [join(pasta, 'pgbouncer.ini')],
  });
}

/** An nginx of that site: the text of a file of `conf.d`, listening on `porta`. */
export async function startNginx(programa: string, site: (porta: number) => string): Promise<ServidorDeFora> {
  const porta = await freePort(0);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path {pasta}/${kind};`).join(' ');
  const conf = `daemon off; pid {pasta}/nginx.pid; error_log stderr warn; worker_processes 1; events { worker_connections 512; }
http { access_log off; ${folders} include {pasta}/site.conf; }
`;
  return start(programa, {
    porta,
    arquivos: { 'nginx.conf': conf, 'site.conf': site(porta) },
    args: (pasta) => ['-p', pasta, '-e', 'stderr', '-c', join(pasta, 'nginx.conf')],
  });
}
