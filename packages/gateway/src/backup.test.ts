import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Cluster, freePort, initCluster, type ServidorPostgres, startServer } from './plugins/postgres-cluster.ts';
import { createDb } from './plugins/db.ts';
import { createPool } from './plugins/postgres-pool.ts';
import { giveDirectory, serverUser } from './plugins/postgres-user.ts';
import { type BancoTeste, createTestDatabase } from './testing/test-database.ts';

const run = promisify(execFile);
const manual = path.resolve(__dirname, '../../handbook/src/how-to/copiar-e-restaurar.md');
jest.setTimeout(180_000);

const ASSINATURAS = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
const LINHAS = ASSINATURAS.map(
  (id, index) => `insert into balcao.assinatura (id, login, plano, status) values ('${id}', 'copia-${index}', 'integrado', 'ATIVA');`,
).join('\n');

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Rows of every table, counted as whoever the address names. */
async function countAll(url: string): Promise<Record<string, number>> {
  const tabelas = await query<{ nome: string }>(
    url,
    `select format('%I.%I', n.nspname, c.relname) as nome from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('balcao', 'graphile_worker', 'composicao') order by 1`,
  );
  const sql = tabelas.map(({ nome }) => `select '${nome}' as nome, count(*)::int as n from ${nome}`).join(' union all ');
  return Object.fromEntries((await query<{ nome: string; n: number }>(url, sql)).map(({ nome, n }) => [nome, n]));
}

/** The commands of a section of the handbook, each as words, with what stands in for the reader's own addresses. */
async function commandOf(programa: string, troca: Readonly<Record<string, string>>): Promise<string[]> {
  const linha = (await readFile(manual, 'utf8')).split('\n').find((text) => text.startsWith(`${programa} `)) ?? '';
  return linha
    .split(' ')
    .slice(1)
    .map((palavra) => troca[palavra] ?? palavra);
}

describe('a copy taken as the owner of the tables', () => {
  let banco: BancoTeste;
  beforeAll(async () => {
    banco = await createTestDatabase();
    await query(banco.url, LINHAS);
  });
  afterAll(() => banco.drop());

  it('holds every row of every subscription: the owner sees what a superuser does, though its own policies are forced on it', async () => {
    const copiadas = await countAll(banco.url);
    expect(copiadas['balcao.assinatura']).toBe(2);
    expect(copiadas).toEqual(await countAll(banco.urlSuperusuario));
  });
});

const INSTALADOS = '/usr/lib/postgresql';
/** A whole PostgreSQL of this machine, with the programs that copy: what npm brings has none. */
const instalado = (existsSync(INSTALADOS) ? readdirSync(INSTALADOS) : [])
  .map((versao) => ({ raiz: path.join(INSTALADOS, versao), versao }))
  .filter(
    ({ raiz, versao }) =>
      Number(versao) >= 15 && ['pg_dump', 'pg_restore', 'initdb', 'postgres'].every((nome) => existsSync(path.join(raiz, 'bin', nome))),
  )
  .at(-1);

(instalado ? describe : describe.skip)('the commands of the handbook', () => {
  let pasta: string;
  const servidores: ServidorPostgres[] = [];
  const binarios = instalado ?? { raiz: '', versao: '' };

  /** Starts a gateway there, which brings the schema to its own, and stops it again. */
  async function startGateway(databaseUrl: string): Promise<void> {
    const child = spawn(process.execPath, ['scripts/test/run-bundled.mjs', 'packages/gateway/src/testing/server-process.ts'], {
      env: { PATH: process.env['PATH'], HOME: '/tmp', PORT: '0', BALCAO_DATA: path.join(pasta, 'dados'), DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let dito = '';
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const ready = new Promise<void>((resolve) => {
      for (const saida of [child.stdout, child.stderr])
        saida.on('data', (parte: Buffer) => {
          dito += parte.toString();
          if (/^pronto /m.test(dito)) resolve();
        });
    });
    const isReady = await Promise.race([ready.then(() => true), gone.then(() => false)]);
    if (!isReady) throw new Error(`o gateway não subiu: ${dito}`);
    child.kill('SIGTERM');
    await gone;
  }

  /** A server of its own with the owner a real installation has: neither superuser nor free of the policies. */
  async function startInstallation(nome: string): Promise<{ dono: string; root: string }> {
    const usuario = await serverUser();
    const cluster: Cluster = { binarios, pasta: path.join(pasta, nome), usuario };
    await giveDirectory(cluster.pasta, usuario);
    await initCluster(cluster, 'senha-do-teste');
    const port = await freePort(0);
    servidores.push(await startServer(cluster, { port, senha: 'senha-do-teste', onLog: () => undefined }));
    const addressOf = (quem: string, banco: string) => `postgres://${quem}:senha-do-teste@127.0.0.1:${port}/${banco}`;
    await query(addressOf('postgres', 'postgres'), "create role dono login createrole password 'senha-do-teste'");
    await query(addressOf('postgres', 'postgres'), 'create database balcao owner dono');
    return { dono: addressOf('dono', 'balcao'), root: addressOf('postgres', 'balcao') };
  }

  beforeAll(async () => {
    pasta = await mkdtemp(path.join(tmpdir(), 'balcao-copia-'));
    await chmod(pasta, 0o711);
  });
  afterAll(async () => {
    for (const servidor of servidores) await servidor.stop();
    await rm(pasta, { recursive: true, force: true });
  });

  it('copy an installation and restore it on another server, whole and with its subscriptions apart', async () => {
    const [antiga, nova] = [await startInstallation('antiga'), await startInstallation('nova')];
    await startGateway(antiga.dono);
    await query(antiga.dono, LINHAS);
    const troca = { '"$DATABASE_URL"': antiga.dono, '"$DATABASE_URL_NOVO"': nova.dono, 'balcao.copia': path.join(pasta, 'copia') };
    await run(path.join(binarios.raiz, 'bin/pg_dump'), await commandOf('pg_dump', troca));
    const [, papel = ''] = /```sql\n([\s\S]*?)```/.exec(await readFile(manual, 'utf8')) ?? [];
    await query(nova.dono, papel);
    await run(path.join(binarios.raiz, 'bin/pg_restore'), await commandOf('pg_restore', troca));

    expect(await countAll(nova.root)).toEqual(await countAll(antiga.root));
    const feitas = () => query(nova.dono, 'select * from balcao.migracao order by 1');
    const antes = await feitas();
    await startGateway(nova.dono);
    expect(await feitas()).toEqual(antes);
    const db = createDb(createPool({ databaseUrl: nova.dono, max: 1 }));
    const vistas = await db.tenant({ assinaturaId: ASSINATURAS[0] ?? '', usuarioId: null }, (tx) => tx.rows('select id from assinatura'));
    await db.close();
    expect(vistas).toEqual([{ id: ASSINATURAS[0] }]);
  });
});
