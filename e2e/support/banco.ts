import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { DADOS } from './site.ts';

/** Writes in the site's database what comes from outside the product: a bank says that an invoice was paid, and no screen does. */
export async function writeOutside(sql: string, params: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: readFileSync(path.join(DADOS, 'database-url'), 'utf8').trim() });
  await client.connect();
  try {
    await client.query(sql, [...params]);
  } finally {
    await client.end();
  }
}
