import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** A migration that already ran differs from this checkout; the message says what to do. */
export class MigracaoMudada extends Error {
  override readonly name = 'MigracaoMudada';
}

/** Digest of each migration of a folder by its name, whatever the line endings of the checkout. */
export async function digestsOf(pasta: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(pasta)).filter((file) => file.endsWith('.sql'));
  const digest = async (file: string) =>
    createHash('sha256')
      .update((await readFile(join(pasta, file), 'utf8')).replaceAll('\r\n', '\n'))
      .digest('hex');
  return new Map(await Promise.all(files.map(async (file) => [file.replace(/\.sql$/, ''), await digest(file)] as const)));
}

async function hasColumn(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from information_schema.columns where table_schema = 'balcao' and table_name = 'migracao' and column_name = 'resumo'`,
  );
  return rowCount === 1;
}

/**
 * A migration never runs twice, so an edited one would be skipped silently.
 *
 * @throws {MigracaoMudada} when the text of a migration is not the one this database was brought up with.
 */
export async function assertUnedited(client: pg.Client, digests: ReadonlyMap<string, string>): Promise<void> {
  if (!(await hasColumn(client))) return;
  const { rows } = await client.query<{ name: string; resumo: string }>(
    'select name, resumo from balcao.migracao where resumo is not null order by name',
  );
  const edited = rows.filter(({ name, resumo }) => digests.has(name) && digests.get(name) !== resumo).map(({ name }) => `${name}.sql`);
  if (edited.length === 0) return;
  throw new MigracaoMudada(
    `O banco já tem ${edited.join(', ')} com outro texto: desfaça a mudança e escreva uma migração nova, ou, se os dados são só de desenvolvimento, recomece com npm run dev -- --limpo.`,
  );
}

/** Keeps the digest of each migration that has none: those that just ran, and those of a database older than the digests. */
export async function keepDigests(client: pg.Client, digests: ReadonlyMap<string, string>): Promise<void> {
  if (!(await hasColumn(client))) {
    await client.query(
      `alter table balcao.migracao add column if not exists resumo text;
       comment on table balcao.migracao is 'Migrações que já rodaram, com o resumo do texto de cada uma.'`,
    );
  }
  await client.query(
    `update balcao.migracao m set resumo = d.resumo from unnest($1::text[], $2::text[]) as d (name, resumo)
     where m.name = d.name and m.resumo is null`,
    [[...digests.keys()], [...digests.values()]],
  );
}
