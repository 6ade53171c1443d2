import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { assertUnedited, digestsOf, keepDigests } from './plugins/edited-migrations.ts';
import { relabelOldNumbering } from './plugins/old-numbering.ts';

interface Opcoes {
  /** Address of the owner of the product's tables. */
  readonly databaseUrl: string;
  /** Folder of the gateway's package. */
  readonly pastaPacote: string;
}

const silencio = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings the database to the schema this code expects: the job queue's own, then `migrations/*.sql`, all or none.
 * Several gateways may start at once: one migrates, the others wait.
 *
 * @returns the names of the migrations that ran.
 * @throws {MigracaoMudada} when a migration that already ran has another text since, or the database is of the old numbering and not whole.
 */
export async function migrate({ databaseUrl, pastaPacote }: Opcoes): Promise<string[]> {
  const pasta = join(pastaPacote, 'src', 'migrations');
  const digests = await digestsOf(pasta);
  await withClient(databaseUrl, async (client) => {
    await relabelOldNumbering(client, digests);
    await assertUnedited(client, digests);
  });
  await runMigrations({ connectionString: databaseUrl, schema: 'graphile_worker' });
  const done = await runner({
    databaseUrl,
    dir: pasta,
    direction: 'up',
    migrationsTable: 'migracao',
    schema: ['balcao'],
    createSchema: true,
    singleTransaction: true,
    // each room numbers its own range, so a new file may come before one that already ran
    checkOrder: false,
    advisoryLockMode: 'wait',
    logger: silencio,
  });
  await withClient(databaseUrl, (client) => keepDigests(client, digests));
  return done.map(({ name }) => name);
}
