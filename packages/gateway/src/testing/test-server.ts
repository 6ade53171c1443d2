/* The database server of one jest run: its own process, so that jest's workers share it. Prints one JSON line, stops on stdin's end. */
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { startEmbeddedPostgres } from '../plugins/embedded-postgres.ts';

const pastaPacote = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
// a short name: the path of the server's socket may have a hundred letters
const pastaDados = await mkdtemp(join(tmpdir(), 'bd-'));
await chmod(pastaDados, 0o711);

const log = { info: () => undefined, warn: () => undefined, error: console.error };
// a test database is thrown away: waiting for the disk would only slow it down; and it is small, while dropping it looks through all of the memory
const ajustes = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300', shared_buffers: '128MB' };
const banco = await startEmbeddedPostgres({ pastaDados, pastaPacote, log, ajustes });

const stop = async (code: number): Promise<void> => {
  await banco.stop();
  await rm(pastaDados, { recursive: true, force: true });
  process.exit(code);
};

try {
  await migrate({ databaseUrl: banco.url, pastaPacote });
  const admin = new pg.Client({ connectionString: banco.urlSuperusuario.replace(/\/balcao$/, '/postgres') });
  await admin.connect();
  await admin.query('alter database balcao with is_template true');
  await admin.query('alter role balcao_dono createdb');
  await admin.end();
  process.stdout.write(`${JSON.stringify({ url: banco.url, urlSuperusuario: banco.urlSuperusuario })}\n`);
} catch (error) {
  console.error(error);
  await stop(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
process.stdin.on('end', () => void stop(0)).resume();
