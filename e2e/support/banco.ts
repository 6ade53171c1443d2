import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { DADOS } from './site.ts';

/** Asks the site's database. */
async function ask(sql: string, params: readonly unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: readFileSync(path.join(DADOS, 'database-url'), 'utf8').trim() });
  await client.connect();
  try {
    return (await client.query(sql, [...params])).rows;
  } finally {
    await client.end();
  }
}

/** Writes in the site's database what comes from outside the product: a bank says that an invoice was paid, and no screen does. */
export const writeOutside = async (sql: string, params: readonly unknown[]): Promise<void> => void (await ask(sql, params));

/** Reads of the site's database what somebody outside knows too: an insurer knows what it is about to pay. */
export const readOutside = async <Row extends object>(sql: string, params: readonly unknown[]): Promise<Row[]> =>
  (await ask(sql, params)) as Row[];
