import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createOwnerPool } from '../../packages/gateway/src/plugins/postgres-pool.ts';
import { DADOS } from './site.ts';

/** Writes in the site's database what comes from outside the product: a bank says that an invoice was paid, and no screen does. */
export async function writeOutside(sql: string, params: readonly unknown[]): Promise<void> {
  const pool = createOwnerPool({ databaseUrl: readFileSync(path.join(DADOS, 'database-url'), 'utf8').trim(), max: 1 });
  try {
    await pool.query(sql, [...params]);
  } finally {
    await pool.end();
  }
}
