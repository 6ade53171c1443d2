import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { assertUnedited, digestsOf, keepDigests } from './edited-migrations.ts';
import { type BancoTeste, createTestDatabase } from '../testing/test-database.ts';

let banco: BancoTeste;
let owner: pg.Client;
let pasta: string;
beforeEach(async () => {
  // a copy of the database that `migrate` brought up
  banco = await createTestDatabase();
  owner = new pg.Client({ connectionString: banco.url });
  await owner.connect();
  pasta = mkdtempSync(path.join(tmpdir(), 'balcao-migracoes-'));
  cpSync(path.join(__dirname, '../migrations'), pasta, { recursive: true });
});
afterEach(async () => {
  rmSync(pasta, { recursive: true, force: true });
  await owner.end();
  await banco.drop();
});

const edit = (change: (text: string) => string) => {
  const file = path.join(pasta, '0010_fundacao.sql');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

it('stores the digest of every migration that ran, and accepts unchanged ones', async () => {
  const { rows } = await owner.query('select count(*)::int as todas, count(resumo)::int as com from balcao.migracao');
  expect(rows[0].todas).toBe(readdirSync(pasta).length);
  expect(rows[0].com).toBe(rows[0].todas);
  await expect(assertUnedited(owner, await digestsOf(pasta))).resolves.toBeUndefined();
});

it('refuses an edited migration, in one sentence that names it and says what to do', async () => {
  edit((text) => `${text}\n-- another thought`);
  await expect(assertUnedited(owner, await digestsOf(pasta))).rejects.toThrow(
    /^O banco já tem 0010_fundacao\.sql com outro texto: .*npm run dev -- --limpo\.$/,
  );
  // storing the digests of others does not change that
  await keepDigests(owner, await digestsOf(pasta));
  await expect(assertUnedited(owner, await digestsOf(pasta))).rejects.toThrow(/com outro texto/);
});

it('does not take the line endings of a checkout, nor files of another version, for an edit', async () => {
  edit((text) => text.replaceAll('\n', '\r\n'));
  writeFileSync(path.join(pasta, '9999_nova.sql'), 'select 1;');
  rmSync(path.join(pasta, '0020_acesso.sql'));
  await expect(assertUnedited(owner, await digestsOf(pasta))).resolves.toBeUndefined();
});

it('takes what a database older than the digests is first seen with, and judges by it from then on', async () => {
  await owner.query('alter table balcao.migracao drop column resumo');
  edit((text) => `${text}\n-- edited before anything was kept`);
  await expect(assertUnedited(owner, await digestsOf(pasta))).resolves.toBeUndefined();
  await keepDigests(owner, await digestsOf(pasta));
  await expect(assertUnedited(owner, await digestsOf(pasta))).resolves.toBeUndefined();
  edit((text) => `${text}\n-- edited after`);
  await expect(assertUnedited(owner, await digestsOf(pasta))).rejects.toThrow(/com outro texto/);
});
