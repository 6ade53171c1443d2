import type pg from 'pg';
import { NOMES, SOBRENOMES } from '../../packages/gateway/src/seed/nomes.table.ts';

/**
 * Producers of one subscription, until there are `total`, written without what a change sets off and with their indexes made once, at the
 * end. A few names are much commoner than the rest; one in a thousand left, one in five thousand answers to the first of them. Once per database.
 *
 * @param pool one connection, of the superuser
 */
export async function loadProdutores(pool: pg.Pool, assinaturaId: string, total: number): Promise<void> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from balcao.produtor where assinatura_id = $1', [
    assinaturaId,
  ]);
  const n = rows[0]?.n ?? 0;
  if (n >= total) return;
  await pool.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  const { rows: indices } = await pool.query<{ nome: string; feito: string }>(
    `select indexname as nome, indexdef as feito from pg_indexes
     where schemaname = 'balcao' and tablename = 'produtor' and indexdef not like '%UNIQUE%'`,
  );
  for (const { nome } of indices) await pool.query(`drop index balcao.${nome}`);
  await pool.query(
    `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento, email, celular, ativo, supervisor_id, alterado_em)
     select $1, case when g % 2000 = 0 then 'CORRETOR' when g % 10 = 0 then 'INDICADOR' when g % 3 = 0 then 'INTERNO' else 'EXTERNO' end,
       case when g % 400 = 0 then 'PJ' else 'PF' end,
       ($4::text[])[1 + floor(n.a ^ 2 * cardinality($4::text[]))::int] || ' ' || ($5::text[])[1 + floor(n.b ^ 2 * cardinality($5::text[]))::int]
         || ' ' || ($5::text[])[1 + floor(n.c ^ 2 * cardinality($5::text[]))::int],
       lpad((10000000000 + g::bigint * 73687)::text, 11, '0'), 'p' || g || '@exemplo.test', '11' || (900000000 + g), g % 1000 <> 0,
       case when g % 5000 = 0 then (select id from balcao.produtor where assinatura_id = $1 order by criado_em limit 1) end,
       now() - make_interval(secs => hashtext('d' || g) % 10000000)
     from generate_series($2::int, $3::int) g
     cross join lateral (select (hashtext('a' || g) + 2147483648.0) / 4294967296.0 as a, (hashtext('b' || g) + 2147483648.0) / 4294967296.0 as b,
       (hashtext('c' || g) + 2147483648.0) / 4294967296.0 as c) n`,
    [assinaturaId, n + 1, total, [...NOMES.F, ...NOMES.M], SOBRENOMES],
  );
  for (const { feito } of indices) await pool.query(feito);
  await pool.query('set session_replication_role = default; set synchronous_commit = on');
  await pool.query('vacuum analyze balcao.produtor');
}
