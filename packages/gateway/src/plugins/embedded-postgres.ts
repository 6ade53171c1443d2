import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from './ports.ts';
import { binario, copyBinaries, findBinaries } from './postgres-binaries.ts';
import { type Cluster, freePort, initCluster, resetPassword, socketFolder, startServer, stopOrphan } from './postgres-cluster.ts';
import { canRun, giveDirectory, serverUser, type UsuarioSistema } from './postgres-user.ts';

const PASTA_SISTEMA = '/var/lib/balcao';
const NA_PASTA_SISTEMA = /^\/var\/lib\/balcao\/[0-9a-f]{16}(-[0-9a-f]{8})?$/m;
const DONO = 'balcao_dono';
const BANCO = 'balcao';

export interface BancoEmbutido {
  /** Address of the owner of the product's database: not a superuser, as in production. By a socket of the system where it has one. */
  readonly url: string;
  /** Superuser's address, for tools; also in `BALCAO_DATA/database-url`. */
  readonly urlSuperusuario: string;
  stop(): Promise<void>;
}

interface Opcoes {
  /** BALCAO_DATA, already locked by this process. */
  readonly pastaDados: string;
  /** Folder of the gateway's package: the binaries are looked for from there. */
  readonly pastaPacote: string;
  readonly log: Log;
  /** Called when the server exits unexpectedly. */
  readonly onExit?: () => void;
  /** Extra server settings (tests turn fsync off). */
  readonly ajustes?: Readonly<Record<string, string>>;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
const addressOf = (
  user: string,
  senha: string,
  { host = '127.0.0.1', port, banco }: { host?: string; port: number; banco: string },
): string => `postgresql://${user}:${senha}@${encodeURIComponent(host)}:${port}/${banco}`;

/** Starts the PostgreSQL that comes with the product on `BALCAO_DATA/postgres`, creating it the first time. */
export async function startEmbeddedPostgres({ pastaDados, pastaPacote, log, onExit, ajustes }: Opcoes): Promise<BancoEmbutido> {
  const writeLine = logOf(log);
  const cluster = await placeCluster(pastaDados, pastaPacote, log);
  if (await stopOrphan(cluster)) log.warn({}, 'Um banco embutido que ficou de uma execução interrompida foi encerrado.');

  const arquivoUrl = join(pastaDados, 'database-url');
  const anterior = parseAddress(await readFile(arquivoUrl, 'utf8').catch(() => ''));
  const isNovo = !(await exists(join(cluster.pasta, 'PG_VERSION')));
  const senha = isNovo || !anterior ? randomBytes(24).toString('hex') : anterior.senha;
  if (isNovo) {
    log.info({ pasta: cluster.pasta }, 'Criando o banco de dados embutido.');
    await initCluster(cluster, senha);
  } else if (!anterior) {
    await resetPassword(cluster, senha);
  }

  const port = await freePort(anterior?.port ?? 0);
  const urlSuperusuario = addressOf('postgres', senha, { port, banco: BANCO });
  let isStopping = false;
  const onLog = (line: string): void => {
    // messages about closing connections during shutdown are not interesting
    if (!isStopping) writeLine(line);
  };
  const servidor = await startServer(cluster, { port, senha, ...(ajustes && { ajustes }), onLog });
  servidor.process.on('exit', () => {
    if (!isStopping) onExit?.();
  });
  const stop = async (): Promise<void> => {
    isStopping = true;
    await servidor.stop();
  };
  try {
    const senhaDono = await ensureOwner(addressOf('postgres', senha, { port, banco: 'postgres' }));
    await writeFile(`${arquivoUrl}.novo`, `${urlSuperusuario}\n`, { mode: 0o600 });
    await rename(`${arquivoUrl}.novo`, arquivoUrl);
    const host = socketFolder(cluster) ?? '127.0.0.1';
    return { url: addressOf(DONO, senhaDono, { host, port, banco: BANCO }), urlSuperusuario, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Logs only messages that end a connection or the server; other messages of PostgreSQL are dropped. */
const logOf =
  (log: Log) =>
  (line: string): void => {
    if (/\b(FATAL|PANIC)\b/.test(line) && !line.includes('starting up')) log.warn({ postgres: line }, 'O banco embutido avisou.');
  };

/** The owner of the database is not a superuser, so that row-level security binds it as it would anywhere else. */
async function ensureOwner(urlAdmin: string): Promise<string> {
  const senha = randomBytes(24).toString('hex');
  const client = new pg.Client({ connectionString: urlAdmin });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [DONO]);
    await client.query(`${rowCount ? 'alter' : 'create'} role ${DONO} login createrole nosuperuser nobypassrls password '${senha}'`);
    const banco = await client.query('select 1 from pg_database where datname = $1', [BANCO]);
    if (!banco.rowCount) await client.query(`create database ${BANCO} owner ${DONO}`);
    return senha;
  } finally {
    await client.end();
  }
}

function parseAddress(text: string): { senha: string; port: number } | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url?.password ? { senha: url.password, port: Number(url.port) } : null;
}

/** Decides where the files live and which copy of the programs serves them, by what the server's OS user can reach. */
async function placeCluster(pastaDados: string, pastaPacote: string, log: Log): Promise<Cluster> {
  const usuario = await serverUser();
  const installed = await findBinaries(pastaPacote);
  const isReachable = canRun(binario(installed, 'postgres'), usuario);
  const binarios = isReachable ? installed : await copyBinaries(installed, join(PASTA_SISTEMA, 'bin'));
  if (!isReachable) log.info({ pasta: binarios.raiz }, 'O usuário "postgres" não alcança os programas instalados; usando uma cópia.');
  return { binarios, usuario, pasta: await placeData(pastaDados, usuario, log) };
}

async function placeData(pastaDados: string, usuario: UsuarioSistema, log: Log): Promise<string> {
  const aqui = join(pastaDados, 'postgres');
  if (await giveDirectory(aqui, usuario)) return aqui;
  await rm(aqui, { recursive: true, force: true });
  const nota = join(pastaDados, 'onde-esta-o-banco.txt');
  const pasta = (await readFile(nota, 'utf8').catch(() => '')).match(NA_PASTA_SISTEMA)?.[0] ?? (await newSystemFolder(pastaDados));
  await mkdir(PASTA_SISTEMA, { recursive: true, mode: 0o755 });
  if (!(await giveDirectory(pasta, usuario)))
    throw new Error(`O usuário "postgres" não alcança ${pasta}; informe DATABASE_URL ou outra BALCAO_DATA.`);
  const texto = `Rodando como root, o banco embutido pertence ao usuário "postgres", que não alcança esta pasta. Seus arquivos estão em:\n${pasta}\n`;
  await writeFile(nota, texto, { mode: 0o600 });
  log.warn({ pasta }, 'O usuário "postgres" não alcança BALCAO_DATA; os arquivos do banco ficam em outra pasta.');
  return pasta;
}

/** Named after BALCAO_DATA. One of that name left by an earlier, erased BALCAO_DATA is neither used nor touched. */
async function newSystemFolder(pastaDados: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await realpath(pastaDados))
    .digest('hex')
    .slice(0, 16);
  const pasta = join(PASTA_SISTEMA, hash);
  return (await exists(pasta)) ? `${pasta}-${randomBytes(4).toString('hex')}` : pasta;
}
