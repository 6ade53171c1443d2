import type pg from 'pg';
import { NOMES, SOBRENOMES } from '../../packages/gateway/src/seed/nomes.table.ts';

const LOTE = 50_000;
/** Vacuumed once loaded: the lists read their indexes alone where the pages are known to be visible to all. */
const TABELAS = [
  'orcamento',
  'cotacao',
  'resultado_cotacao',
  'oferta_cotacao',
  'cotacao_lista',
  'perda_lista',
  'lista_contagem',
  'busca_item',
  'busca_chave',
  'busca_palavra',
];

/**
 * The new cases of one batch, drawn from the demonstration's own: states, drafts and owners are copied, names and days drawn again. The draws
 * are of each number, the same at every run, and a few names are much commoner than the rest, as in life.
 */
const NOVOS = `create temp table novo on commit drop as
  select 1000000 + g as numero, balcao.uuid7() as id, case when g % 2 = 0 and o.status <> 'RASCUNHO' then balcao.uuid7() end as cotacao_id,
    (array['AUTO', 'RESIDENCIAL', 'PET', 'VIDA'])[1 + g % 4] as linha, o.status, o.usuario_id, o.bem, o.rascunho, o.fechado_em, o.motivo_recusa,
    ($3::text[])[1 + floor(n.a ^ 2 * cardinality($3::text[]))::int] || ' ' || ($4::text[])[1 + floor(n.b ^ 2 * cardinality($4::text[]))::int]
      || ' ' || ($4::text[])[1 + floor(n.c ^ 2 * cardinality($4::text[]))::int] as nome,
    lpad((10000000000 + (g::bigint * 7368787) % 89999999999)::text, 11, '0') as documento,
    case when o.status <> 'RASCUNHO' then 80000 + (g::bigint * 7919) % 900000 end as premio,
    now() - make_interval(mins => g / $5) as criado, now() - make_interval(mins => g / $5 - least(g / $5, g % 900)) as alterado
  from generate_series($1::int, $2::int) g
  cross join lateral (select (hashtext('a' || g) + 2147483648.0) / 4294967296.0 as a, (hashtext('b' || g) + 2147483648.0) / 4294967296.0 as b,
    (hashtext('c' || g) + 2147483648.0) / 4294967296.0 as c) n
  join base o on o.ordem = g % (select count(*) from base)`;

const PASSOS: readonly string[] = [
  `insert into balcao.orcamento (id, assinatura_id, numero, linha, formulario, tipo, origem, status, usuario_id, segurado_nome, segurado_documento,
     bem, vig_ini, rascunho, melhor_premio_centavos, melhor_seguradora, cotacao_id, fechado_em, motivo_recusa, criado_em, alterado_em)
   select id, $1, numero, linha, linha, 'NOVO', 'INTERNO', status, usuario_id, nome, documento, bem, current_date - (numero % 400),
     rascunho, premio, case when premio is not null then ($2::text[])[1 + numero % cardinality($2::text[])] end, cotacao_id, fechado_em,
     motivo_recusa, criado, alterado
   from novo`,
  `insert into balcao.cotacao (id, assinatura_id, orcamento_id, rodada, status, snapshot, payload_hash, seguradoras, limite_segundos, criado_em, criado_por)
   select cotacao_id, $1, id, 1, 'CONCLUIDA', '{}', repeat('0', 64), ($2::text[])[1:3], 60, alterado, usuario_id from novo where cotacao_id is not null`,
  // three insurers answer a run, and two of them with a price
  `with resultado as (
     insert into balcao.resultado_cotacao (assinatura_id, cotacao_id, seguradora, status, familia_erro)
     select $1, n.cotacao_id, s.slug, case when s.n < 3 then 'OK' else 'RECUSADO' end, case when s.n = 3 then 'ACEITACAO' end
     from novo n cross join unnest(($2::text[])[1:3]) with ordinality s (slug, n) where n.cotacao_id is not null returning id, cotacao_id, status)
   insert into balcao.oferta_cotacao (assinatura_id, resultado_id, cotacao_id, ordem, pacote, principal, premio_liquido_centavos, iof_centavos,
     premio_total_centavos, comissao_bps, comissao_centavos)
   select $1, r.id, r.cotacao_id, 1, 'Básico', true, p.premio, 0, p.premio, 1500, 0
   from resultado r cross join lateral (select 80000 + abs(hashtext(r.id::text)) % 900000 as premio) p where r.status = 'OK'`,
];

/** What the loading does not read and costs most of it. */
const DISPENSAVEIS = `select indexname as nome, indexdef as feito from pg_indexes where schemaname = 'balcao' and indexdef not like '%UNIQUE%'
  and (tablename in ('orcamento', 'cotacao', 'resultado_cotacao', 'oferta_cotacao') or indexname in ('busca_chave_inicio', 'busca_chave_meio'))`;

/** Takes those away. @returns what brings them back, exactly as they were */
async function dropIndexes(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ nome: string; feito: string }>(DISPENSAVEIS);
  for (const { nome } of rows) await pool.query(`drop index balcao.${nome}`);
  return async () => {
    await pool.query("set maintenance_work_mem = '512MB'");
    for (const { feito } of rows) await pool.query(feito);
  };
}

/**
 * Cases of one subscription, until there are `total`, half of them with a run, as the product itself would have kept them: what lists and the
 * quick search read is written, and what a change sets off is not. Once per database.
 *
 * @param pool one connection, of the superuser
 */
export async function loadOrcamentos(pool: pg.Pool, assinaturaId: string, total: number): Promise<void> {
  const { rows } = await pool.query<{ n: number; ultimo: number }>(
    'select count(*)::int as n, greatest(max(numero) - 1000000, 0)::int as ultimo from balcao.orcamento where assinatura_id = $1',
    [assinaturaId],
  );
  const [n, ultimo] = [rows[0]?.n ?? 0, rows[0]?.ultimo ?? 0];
  if (n >= total) return;
  await pool.query('set session_replication_role = replica; set synchronous_commit = off');
  const { rows: seguradoras } = await pool.query<{ slug: string }>('select slug from balcao.seguradora order by slug limit 12');
  const slugs = seguradoras.map(({ slug }) => slug);
  await pool.query(
    `create temp table base as select row_number() over (order by numero) - 1 as ordem, status, usuario_id, bem, rascunho, fechado_em, motivo_recusa
     from balcao.orcamento where assinatura_id = '${assinaturaId}' and numero < 1000000 and excluido_em is null and not em_branco`,
  );
  await pool.query('analyze base');
  const rebuild = await dropIndexes(pool);
  // a million cases are not older than a hundred thousand: there are more of them a day
  const porMinuto = Math.max(1, Math.round(total / 100_000));
  for (let from = ultimo + 1; from <= total - n + ultimo; from += LOTE) {
    const ate = Math.min(total - n + ultimo, from + LOTE - 1);
    await pool.query('begin');
    await pool.query(NOVOS, [from, ate, [...NOMES.F, ...NOMES.M], SOBRENOMES, porMinuto]);
    for (const passo of PASSOS) await pool.query(passo, passo.includes('$2') ? [assinaturaId, slugs] : [assinaturaId]);
    await pool.query('select balcao.busca_indexar(5::smallint, array(select id from novo))');
    await pool.query('select balcao.busca_indexar(6::smallint, array(select cotacao_id from novo where cotacao_id is not null))');
    await pool.query('commit');
  }
  await rebuild();
  await pool.query('select balcao.refazer_listas()');
  await pool.query('set session_replication_role = default; set synchronous_commit = on');
  for (const tabela of TABELAS) await pool.query(`vacuum analyze balcao.${tabela}`);
}
