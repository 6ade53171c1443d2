import type pg from 'pg';
import { NOMES, SOBRENOMES } from '../../packages/gateway/src/seed/nomes.table.ts';

const LOTE = 20_000;
/** Surnames beyond the common ones, so that a million people have as many different words as a real million. */
const RAROS = 20_000;

const SILABAS = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'jar',
  'lem',
  'mi',
  'nor',
  'pas',
  'qui',
  'ral',
  'ser',
  'ti',
  'ven',
  'xa',
  'zol',
  'bri',
  'cla',
  'dro',
];

/** An invented surname, the same for the same number. */
const raro = (n: number): string => {
  const partes = [n % 20, Math.floor(n / 20) % 20, Math.floor(n / 400) % 20, ...(n >= 8_000 ? [Math.floor(n / 8_000)] : [])];
  const nome = partes.map((parte) => SILABAS[parte]).join('');
  return nome.charAt(0).toUpperCase() + nome.slice(1);
};

/** Takes away what the loading does not need and costs most of it. @returns what brings it back, in one go, exactly as it was */
async function dropIndexes(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ nome: string; feito: string }>(
    `select indexname as nome, indexdef as feito from pg_indexes where schemaname = 'balcao' and indexname in ('busca_chave_inicio', 'busca_chave_meio')`,
  );
  for (const { nome } of rows) await pool.query(`drop index balcao.${nome}`);
  return async () => {
    await pool.query("set maintenance_work_mem = '256MB'");
    for (const { feito } of rows) await pool.query(feito);
  };
}

/** People of one subscription, a few names very common and thousands rare, until there are `total`. */
export async function loadPeople(pool: pg.Pool, assinaturaId: string, total: number): Promise<void> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from balcao.segurado where assinatura_id = $1', [
    assinaturaId,
  ]);
  const missing = total - (rows[0]?.n ?? 0);
  if (missing <= 0) return;
  const sobrenomes = [...SOBRENOMES, ...Array.from({ length: RAROS }, (_, n) => raro(n))];
  await pool.query('alter table balcao.segurado disable trigger user');
  await pool.query('set synchronous_commit = off');
  const rebuild = await dropIndexes(pool);
  for (let from = 0; from < missing; from += LOTE) {
    const quantos = Math.min(LOTE, missing - from);
    // the cube of a draw: the first of the list are drawn a thousand times more often than the last
    const inserted = await pool.query<{ ids: string[] }>(
      `with nova as (
         insert into balcao.segurado (assinatura_id, pessoa, documento, nome, email, celular)
         select $1, 'PF', lpad((10000000000 + $2::bigint + n)::text, 11, '0'),
           ($3::text[])[1 + floor(random() ^ 2 * cardinality($3::text[]))::int]
             || case when random() < 0.3 then ' ' || ($3::text[])[1 + floor(random() ^ 2 * cardinality($3::text[]))::int] else '' end
             || ' ' || ($4::text[])[1 + floor(random() ^ 6 * cardinality($4::text[]))::int]
             || ' ' || ($4::text[])[1 + floor(random() ^ 4 * cardinality($4::text[]))::int],
           'p' || ($2::bigint + n) || '@exemplo.test', '3590000' || lpad((n % 10000)::text, 4, '0')
         from generate_series(1, $5::int) n returning id)
       select array_agg(id) as ids from nova`,
      [assinaturaId, (from * 9_973) % 80_000_000_000, [...NOMES.F, ...NOMES.M], sobrenomes, quantos],
    );
    await pool.query('select balcao.busca_indexar(2::smallint, $1)', [inserted.rows[0]?.ids ?? []]);
  }
  await rebuild();
  await pool.query('alter table balcao.segurado enable trigger user');
  await pool.query('vacuum analyze balcao.segurado, balcao.busca_item, balcao.busca_chave, balcao.busca_palavra');
}
