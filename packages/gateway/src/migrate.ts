import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';

interface Opcoes {
  /** Address of the owner of the product's tables. */
  readonly databaseUrl: string;
  /** Folder of the gateway's package. */
  readonly pastaPacote: string;
}

const silencio = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Brings the database to the schema this code expects: the job queue's own, then `migrations/*.sql`, all or none.
 * Several gateways may start at once: one migrates, the others wait.
 *
 * @returns the names of the migrations that ran.
 */
export async function migrate({ databaseUrl, pastaPacote }: Opcoes): Promise<string[]> {
  await runMigrations({ connectionString: databaseUrl, schema: 'graphile_worker' });
  const done = await runner({
    databaseUrl,
    dir: join(pastaPacote, 'src', 'migrations'),
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
  return done.map(({ name }) => name);
}
