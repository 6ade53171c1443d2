/* npm run schema: the pages on which the schema is read, from the migrations of this checkout on a database that is thrown away. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../packages/gateway/src/migrate.ts';
import { startEmbeddedPostgres } from '../packages/gateway/src/plugins/embedded-postgres.ts';
import { describeSchema, type Esquema } from '../packages/gateway/src/schema/describe-schema.ts';
import { AreasErradas, schemaPages } from '../packages/gateway/src/schema/schema-pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const pastaPacote = path.join(root, 'packages/gateway');

async function readFresh(): Promise<Esquema> {
  const pastaDados = await mkdtemp(path.join(tmpdir(), 'balcao-esquema-'));
  // as root the server runs as another user, who must reach its own folder below this one
  await chmod(pastaDados, 0o711);
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  try {
    const banco = await startEmbeddedPostgres({ pastaDados, pastaPacote, log, ajustes: { fsync: 'off' } });
    try {
      await migrate({ databaseUrl: banco.url, pastaPacote });
      const client = new pg.Client({ connectionString: banco.url });
      await client.connect();
      return await describeSchema(client).finally(() => client.end());
    } finally {
      await banco.stop();
    }
  } finally {
    await rm(pastaDados, { recursive: true, force: true });
  }
}

try {
  for (const [file, text] of Object.entries(schemaPages(await readFresh()))) {
    await writeFile(path.join(root, file), text);
    process.stdout.write(`${file}\n`);
  }
} catch (error) {
  if (!(error instanceof AreasErradas)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
