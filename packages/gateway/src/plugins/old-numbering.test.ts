import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type BancoTeste, createTestDatabase } from '../testing/test-database.ts';
import { digestsOf } from './edited-migrations.ts';
import { relabelOldNumbering } from './old-numbering.ts';

const pasta = path.resolve(__dirname, '../migrations');
/** Name and digest of each migration of the old numbering, as a database recorded them. */
const ANTIGAS = readFileSync(path.join(__dirname, '../testing/old-migrations.fixture.txt'), 'utf8')
  .trim()
  .split(/\r?\n/)
  .map((line) => line.split(' '));

let banco: BancoTeste;
let owner: pg.Client;
/** As a gateway that starts; a connection of its own. */
async function relabel(): Promise<void> {
  const client = new pg.Client({ connectionString: banco.url });
  await client.connect();
  await relabelOldNumbering(client, await digestsOf(pasta)).finally(() => client.end());
}
const recorded = async () =>
  new Map(
    (await owner.query<{ name: string; resumo: string }>('select name, resumo from balcao.migracao')).rows.map((row) => [
      row.name,
      row.resumo,
    ]),
  );
const constraints = async () =>
  (
    await owner.query<{ conname: string }>(
      `select conname from pg_constraint where conrelid = 'balcao.parametro_cotacao'::regclass and contype = 'p'`,
    )
  ).rows.map(({ conname }) => conname);
const callers = async () =>
  (
    await owner.query<{ proname: string }>(
      `select proname from pg_proc where pronamespace = 'balcao'::regnamespace and proname in ('registro', 'tentativas_bloqueadas')`,
    )
  ).rows.map(({ proname }) => proname);

/** The database as the old migrations left it, with a subscription in it and a migration numbered after them. */
async function makeOld(antigas = ANTIGAS): Promise<void> {
  await owner.query(`
    drop function balcao.registro(regclass, boolean);
    create function balcao.tentativas_bloqueadas(p_chave bytea, p_agora timestamptz) returns boolean language sql as 'select true';
    alter table balcao.parametro_cotacao rename constraint parametro_cotacao_pkey to parametro_expiracao_pkey;
    insert into balcao.assinatura (login, plano, status) values ('antiga', 'gestao', 'ATIVA');
    delete from balcao.migracao;
    insert into balcao.migracao (name, run_on, resumo) values ('0999_depois', now(), 'x')`);
  for (const [name, resumo] of antigas)
    await owner.query('insert into balcao.migracao (name, run_on, resumo) values ($1, now(), $2)', [name, resumo]);
}

beforeEach(async () => {
  banco = await createTestDatabase();
  owner = new pg.Client({ connectionString: banco.url });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await banco.drop();
});

it('opens a database that ran exactly the migrations of before, with its data, and leaves to be run what it lacks', async () => {
  await makeOld();
  await relabel();
  const folded = [...(await digestsOf(pasta))].filter(([name]) => name < '0370');
  const lacking = new Map([...folded, ['0999_depois', 'x']]);
  expect(lacking.delete('0011_registro')).toBe(true);
  expect(await recorded()).toEqual(lacking);
  await owner.query(readFileSync(path.join(pasta, '0011_registro.sql'), 'utf8'));
  expect([await constraints(), await callers()]).toEqual([['parametro_cotacao_pkey'], ['registro']]);
  expect((await owner.query('select login from balcao.assinatura')).rows).toEqual([{ login: 'antiga' }]);
  await relabel();
  expect(await recorded()).toEqual(lacking);
});

it('is opened once by gateways that start together', async () => {
  await makeOld();
  await Promise.all([relabel(), relabel(), relabel()]);
  const { rows } = await owner.query('select name from balcao.migracao group by name having count(*) > 1');
  expect([rows, (await recorded()).has('0010_fundacao')]).toEqual([[], true]);
});

it('leaves a database of today, and an empty one, as they are', async () => {
  const before = await recorded();
  await relabel();
  expect(await recorded()).toEqual(before);
  await owner.query('drop table balcao.migracao');
  await expect(relabel()).resolves.toBeUndefined();
});

const [ultima, resumo] = ANTIGAS.at(-1) ?? [];
it.each([
  ['stopped before the last of them', ANTIGAS.slice(0, -1)],
  ['ran one of them with another text', [...ANTIGAS.slice(0, -1), [ultima, `${resumo}0`]]],
  ['was brought up before digests were kept', ANTIGAS.map(([name]) => [name, null])],
])('refuses, untouched, a database that %s, with one sentence that says what to do', async (_, antigas) => {
  await makeOld(antigas as string[][]);
  const before = await recorded();
  await expect(relabel()).rejects.toThrow(
    /^O banco é da numeração antiga .*0369_o_que_cada_tabela_guarda\.sql.*: abra-o uma vez com a última versão .*npm run dev -- --limpo\.$/,
  );
  expect([await recorded(), await constraints(), await callers()]).toEqual([
    before,
    ['parametro_expiracao_pkey'],
    ['tentativas_bloqueadas'],
  ]);
});
