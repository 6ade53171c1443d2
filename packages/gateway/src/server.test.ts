import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { access, chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { socketFolder } from './plugins/postgres-cluster.ts';
import { until } from './testing/until.ts';

const isRoot = process.getuid?.() === 0;
const SISTEMA = /^\/var\/lib\/balcao\/[0-9a-f-]{16,25}$/m;
const pastas: string[] = [];
const filhos: ChildProcess[] = [];
afterEach(async () => {
  for (const filho of filhos.splice(0)) if (filho.exitCode === null && filho.signalCode === null) await end(filho, 'SIGTERM');
});
afterAll(async () => {
  for (const pasta of pastas) {
    const nota = await readFile(join(pasta, 'onde-esta-o-banco.txt'), 'utf8').catch(() => '');
    const fora = SISTEMA.exec(nota)?.[0];
    if (fora) await rm(fora, { recursive: true, force: true });
    await rm(pasta, { recursive: true, force: true });
  }
});

async function newFolder(mode = 0o711): Promise<string> {
  const pasta = await mkdtemp(join(tmpdir(), 'bs-'));
  await chmod(pasta, mode);
  pastas.push(pasta);
  return pasta;
}

interface Fim {
  code: number | null;
  stderr: string;
}
interface Filho {
  process: ChildProcess;
  ready: Promise<string>;
  fim: Promise<Fim>;
  stdout: () => string;
}

function start(
  pasta: string,
  env: Record<string, string> = {},
  { entry = 'packages/gateway/src/testing/server-process.ts', ...options }: { entry?: string; uid?: number; gid?: number } = {},
): Filho {
  const child = spawn(process.execPath, ['scripts/test/run-bundled.mjs', entry], {
    env: { PATH: process.env['PATH'], HOME: '/tmp', PORT: '0', BALCAO_DATA: pasta, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...options,
  });
  filhos.push(child);
  let [stdout, stderr] = ['', ''];
  child.stderr?.on('data', (part: Buffer) => (stderr += part.toString()));
  // a moment after the end, so that its last words have arrived
  const fim = new Promise<Fim>((resolve) => child.once('exit', (code) => setTimeout(() => resolve({ code, stderr }), 50)));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      stdout += part.toString();
      const url = /^pronto (.+)$/m.exec(stdout)?.[1];
      if (url) resolve(url);
    });
    void fim.then(({ code }) => reject(new Error(`encerrou com ${code} antes de ficar pronto: ${stderr}`)));
  });
  ready.catch(() => undefined);
  return { process: child, ready, fim, stdout: () => stdout };
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill(signal);
  return gone;
};
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const query = async (pasta: string, sql: string) => {
  const client = new pg.Client({ connectionString: (await readFile(join(pasta, 'database-url'), 'utf8')).trim() });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
};
const postmasterOf = async (pasta: string) => Number((await readFile(join(pasta, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('starts on an empty folder, keeps its secrets to itself, refuses a second process and stops in order', async () => {
  const pasta = await newFolder();
  const primeiro = start(pasta);
  const url = await primeiro.ready;
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  for (const nome of ['database-url', 'chaves', 'em-uso']) expect((await stat(join(pasta, nome))).mode & 0o777).toBe(0o600);
  expect((await query(pasta, "select current_setting('is_superuser') as s, current_setting('fsync') as f"))[0]).toEqual({
    s: 'on',
    f: 'on',
  });
  // the gateway's own connections are none of the network, where its folder is near enough for a socket
  const connections = await query(pasta, "select client_addr from pg_stat_activity where usename in ('balcao_dono', 'balcao_app')");
  expect(connections.length).toBeGreaterThan(0);
  const byNetwork = connections.filter(({ client_addr }) => client_addr !== null);
  expect(byNetwork).toHaveLength(socketFolder({ pasta: join(pasta, 'postgres') }) ? 0 : connections.length);

  const segundo = await start(pasta).fim;
  expect(segundo.code).toBe(1);
  expect(segundo.stderr.trim()).toBe(
    `A pasta de dados ${pasta} já está em uso pelo processo ${primeiro.process.pid}; encerre-o ou aponte BALCAO_DATA para outra pasta.`,
  );

  const postmaster = await postmasterOf(pasta);
  const inFlight = fetch(`${url}/teste/lenta`);
  await until(() => primeiro.stdout().includes('atendendo'));
  expect(await end(primeiro.process, 'SIGTERM')).toBe(0);
  expect((await inFlight).status).toBe(200);
  expect(isAlive(postmaster)).toBe(false);
  expect(await exists(join(pasta, 'em-uso'))).toBe(false);
});

it('is not ready for the drain period, serves whoever still comes, and a second signal cuts it short', async () => {
  // far longer than any test: only the second signal ends it
  const filho = start(await newFolder(), { DRENAGEM_S: '300' });
  const url = await filho.ready;
  filho.process.kill('SIGTERM');
  const ready = async () => {
    const response = await fetch(`${url}/health/ready`);
    return { status: response.status, corpo: await response.json() };
  };
  let seen = await ready();
  for (let tries = 0; tries < 400 && seen.status === 200; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen = await ready();
  }
  expect(seen).toEqual({ status: 503, corpo: { status: 'encerrando', partes: { banco: true, broker: true, tarefas: true } } });
  expect((await fetch(`${url}/teste/lenta`)).status).toBe(200);
  expect(await end(filho.process, 'SIGTERM')).toBe(0);
});

it('takes over after kill -9: lock, running database and data', async () => {
  const pasta = await newFolder();
  const morto = start(pasta);
  await morto.ready;
  await query(pasta, "insert into balcao.assinatura (login, plano, status) values ('sobrevive', 'gestao', 'ATIVA')");
  const orphan = await postmasterOf(pasta);
  await end(morto.process, 'SIGKILL');
  expect(isAlive(orphan)).toBe(true);

  const novo = start(pasta);
  await novo.ready;
  expect(novo.stdout()).toContain('Um banco embutido que ficou de uma execução interrompida foi encerrado.');
  expect(isAlive(orphan)).toBe(false);
  expect(await query(pasta, "select login from balcao.assinatura where login = 'sobrevive'")).toHaveLength(1);

  // without the address the superuser's password is unknown: it is drawn again
  await end(novo.process, 'SIGTERM');
  await rm(join(pasta, 'database-url'));
  // and a pid file that names a stranger is not believed
  await writeFile(join(pasta, 'postgres/postmaster.pid'), `${process.pid}\n`);
  const terceiro = start(pasta);
  await terceiro.ready;
  expect(await query(pasta, "select login from balcao.assinatura where login = 'sobrevive'")).toHaveLength(1);
});

it('stops by itself when its parent goes away, and when its database does', async () => {
  const pasta = await newFolder();
  const filho = start(pasta);
  await filho.ready;
  const postmaster = await postmasterOf(pasta);
  filho.process.disconnect();
  expect((await filho.fim).code).toBe(0);
  expect(isAlive(postmaster)).toBe(false);

  const outro = start(pasta);
  await outro.ready;
  process.kill(await postmasterOf(pasta), 'SIGQUIT');
  expect((await outro.fim).code).toBe(7);
});

it('says in one sentence which port, address or variable is wrong', async () => {
  const pasta = await newFolder();
  const ocupada = createServer().listen(0, 'localhost');
  await new Promise((resolve) => ocupada.once('listening', resolve));
  const { port } = ocupada.address() as { port: number };
  const [porta, banco, variavel] = await Promise.all([
    start(pasta, { PORT: String(port) }).fim,
    start(await newFolder(), { DATABASE_URL: 'postgres://ana:segredo-da-ana@localhost:1/x' }).fim,
    start(await newFolder(), { BALCAO_ENV: 'producao' }).fim,
  ]);
  ocupada.close();
  expect([porta.code, banco.code, variavel.code]).toEqual([1, 1, 1]);
  expect(porta.stderr.trim()).toBe(`A porta ${port} já está em uso; encerre o outro programa ou informe outra em PORT.`);
  expect(banco.stderr.trim()).toBe('O banco de DATABASE_URL (localhost:1) não respondeu (ECONNREFUSED); confira se está no ar.');
  expect(variavel.stderr.trim()).toBe('A variável de ambiente BALCAO_ENV deve ser local, staging ou production (recebido: "producao").');
  expect(await exists(join(pasta, 'em-uso'))).toBe(false);
});

it('does not start in production with nothing given, and says all that is missing in one sentence', async () => {
  const { code, stderr } = await start(await newFolder(), { BALCAO_ENV: 'production' }, { entry: 'packages/gateway/src/main.ts' }).fim;
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(/^O gateway não inicia com BALCAO_ENV=production: falta informar DATABASE_URL; MQTT_URL; [^\n]+\.$/);
});

it('leaves an empty database empty, and puts the demonstration in it only when told to by its word', async () => {
  const pasta = await newFolder();
  const vazio = start(pasta);
  await vazio.ready;
  expect(await query(pasta, 'select email from balcao.usuario')).toEqual([]);
  await end(vazio.process, 'SIGTERM');
  await start(pasta, { DADOS_DEMO: 'sim' }).ready;
  expect(await query(pasta, "select 1 as um from balcao.usuario where email = 'admin@balcao.test'")).toEqual([{ um: 1 }]);
});

(isRoot ? it : it.skip)('as root, keeps the database where its own user reaches it, says where, and finds it again', async () => {
  const pasta = await newFolder(0o700);
  const nota = () => readFile(join(pasta, 'onde-esta-o-banco.txt'), 'utf8');
  const filho = start(pasta);
  await filho.ready;
  const onde = await nota();
  expect(onde).toMatch(SISTEMA);
  expect(filho.stdout()).toContain('os arquivos do banco ficam em outra pasta');
  await query(pasta, "insert into balcao.assinatura (login, plano, status) values ('longe', 'gestao', 'ATIVA')");
  await end(filho.process, 'SIGTERM');

  const outro = start(pasta);
  await outro.ready;
  expect(await nota()).toBe(onde);
  expect(await query(pasta, "select 1 as um from balcao.assinatura where login = 'longe'")).toEqual([{ um: 1 }]);
});

const ids = { uid: 65_534, gid: 65_534 };
/** A clone inside a folder that is root's alone can be run by nobody else: there is nothing to show there. */
const canOthersRead = () =>
  spawnSync(process.execPath, ['-e', `require('fs').accessSync(${JSON.stringify(__filename)})`], { ...ids, cwd: '/' }).status === 0;

(isRoot && canOthersRead() ? it : it.skip)('runs as an ordinary user', async () => {
  const pasta = await newFolder();
  await chown(pasta, ids.uid, ids.gid);
  const filho = start(pasta, {}, ids);
  expect((await fetch(`${await filho.ready}/health/ready`)).status).toBe(200);
});
