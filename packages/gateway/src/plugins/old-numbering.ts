import { createHash } from 'node:crypto';
import type pg from 'pg';
import { MigracaoMudada } from './edited-migrations.ts';

/** First and last of the migrations that altered each other, before they were folded into one file per area. */
const [PRIMEIRA, ULTIMA] = ['0001_fundacao', '0369_o_que_cada_tabela_guarda'];
/** Digest of their 86 names and digests, one `name digest` a line, by name. */
const RESUMO = 'd4f0ea78aa009241a73d0192546ac03d9c4f39a514ab9634c816bdfaaef5f951';
/** What a database of the old numbering has not: it runs this one. What the other folded files make is all there. */
const A_RODAR = '0011_registro';

/** What else the two differ by: functions that nothing calls, and constraints that kept the name of a renamed table. */
const ACERTOS = `
  drop function if exists balcao.contar_tentativa(bytea, timestamptz, integer, interval), balcao.bloquear_tentativas(bytea, timestamptz),
    balcao.tentativas_bloqueadas(bytea, timestamptz);
  do $$
  declare
    antiga text;
  begin
    for antiga in select conname from pg_constraint where conrelid = 'balcao.parametro_cotacao'::regclass and conname like 'parametro_expiracao%' loop
      execute format('alter table balcao.parametro_cotacao rename constraint %I to %I',
        antiga, replace(antiga, 'parametro_expiracao', 'parametro_cotacao'));
    end loop;
  end
  $$`;

const RECUSA =
  `O banco é da numeração antiga das migrações e não chegou, sem mudanças, à última delas (${ULTIMA}.sql): abra-o uma vez com a última ` +
  'versão que ainda a tem ou, se os dados são só de desenvolvimento, recomece com npm run dev -- --limpo.';

async function isOld(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ hasTable: boolean }>(`select to_regclass('balcao.migracao') is not null as "hasTable"`);
  if (!rows[0]?.hasTable) return false;
  return (await client.query('select 1 from balcao.migracao where name = $1', [PRIMEIRA])).rowCount === 1;
}

/** Whether the database ran exactly the old migrations, all of them, with the text they had. */
async function isComplete(client: pg.Client): Promise<boolean> {
  // a database older than the digests has no such column, and is not known to be whole
  const { rows } = await client.query<{ linha: string }>(
    `select name || ' ' || coalesce(to_jsonb(m) ->> 'resumo', '') as linha from balcao.migracao m
     where name collate "C" <= $1 order by name collate "C"`,
    [ULTIMA],
  );
  const lines = rows.map(({ linha }) => `${linha}\n`).join('');
  return createHash('sha256').update(lines).digest('hex') === RESUMO;
}

/**
 * Opens a database that the migrations of before they were folded brought up: when it ran all of them, as they were, it is told to have run the
 * folded ones, in one transaction. Migrations numbered after them keep their place.
 *
 * @param digests of the migrations of this checkout, by name
 * @throws {MigracaoMudada} when it did not run all of them, or ran one with another text: its schema is not known, and it is not touched.
 */
export async function relabelOldNumbering(client: pg.Client, digests: ReadonlyMap<string, string>): Promise<void> {
  if (!(await isOld(client))) return;
  const folded = [...digests].filter(([name]) => name <= ULTIMA && name !== A_RODAR);
  await client.query('begin');
  try {
    await client.query('lock table balcao.migracao in access exclusive mode');
    // another gateway may have done it meanwhile
    if (await isOld(client)) {
      if (!(await isComplete(client))) throw new MigracaoMudada(RECUSA);
      await client.query(ACERTOS);
      await client.query('delete from balcao.migracao where name collate "C" <= $1', [ULTIMA]);
      await client.query(
        'insert into balcao.migracao (name, run_on, resumo) select name, now(), resumo from unnest($1::text[], $2::text[]) as d (name, resumo)',
        [folded.map(([name]) => name), folded.map(([, resumo]) => resumo)],
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
