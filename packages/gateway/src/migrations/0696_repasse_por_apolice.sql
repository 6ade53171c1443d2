-- A share of a producer in one policy, and by choice in those that renew it: it wins over that of an insurer, which wins over that of a ramo.

alter table balcao.regra_repasse
  add column alcance text not null default 'VENDAS' check (alcance in ('VENDAS', 'APOLICE', 'RENOVACOES')),
  -- null of sales, and of a policy that is kept no longer: that rule is then of nothing
  add column apolice_id uuid,
  add foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id) on delete set null (apolice_id),
  add check (case alcance when 'VENDAS' then apolice_id is null else num_nonnulls(ramo, seguradora, negocio) = 0 end);
create index regra_repasse_da_apolice on balcao.regra_repasse (assinatura_id, apolice_id) where apolice_id is not null;

/*
 * The shares of producers in commissions: who shares in the policy on the day, each by the rule of theirs that is of it, then by the one that names
 * most of the sale, then the newest (`pickRegraRepasse` and `splitRepasse` of the domain, which a test compares with this). Of each, their
 * supervisor takes the part that the parameters say.
 */
create or replace function balcao.calcular_repasses(p_bases base_de_repasse[])
 returns table (assinatura_id uuid, comissao_id uuid, recebimento_id uuid, apolice_id uuid, dia date, produtor_id uuid, papel text, regra_id uuid, momento text, base text, base_centavos bigint, pct_bps integer, parte_bps integer, valor_centavos bigint)
language sql stable set search_path = balcao, pg_temp
-- nobody knows beforehand how many are asked for: one, or a month of statements
set enable_nestloop = off as $$
  with recursive bases as materialized (
    select b.n, b.comissao_id, b.recebimento_id, b.apolice_id, b.dia, b.bruto_centavos, b.liquido_centavos, b.premio_centavos, a.assinatura_id, a.ramo,
      a.seguradora, case when a.renovacao_de_id is null then 'NOVO' else 'RENOVACAO' end as negocio
    from unnest(p_bases) with ordinality b (comissao_id, recebimento_id, apolice_id, dia, bruto_centavos, liquido_centavos, premio_centavos, n)
    cross join lateral (select a.* from apolice a where a.id = b.apolice_id limit 1) a
  ), divisoes as materialized (
    select x.apolice_id, x.dia, (e.um ->> 'id')::uuid as produtor_id, (e.um ->> 'pctBps')::bigint as peso, e.lugar
    from (select distinct apolice_id, dia from bases) x
    cross join lateral jsonb_array_elements(produtores_no_dia(x.apolice_id, x.dia)) with ordinality e (um, lugar)
  ), donos as materialized (
    select b.n, b.apolice_id, d.produtor_id, d.peso, d.lugar, b.assinatura_id, b.ramo, b.seguradora, b.negocio, b.dia, sum(d.peso) over (partition by b.n) as soma
    from bases b join divisoes d on d.apolice_id = b.apolice_id and d.dia = b.dia
  ), quem as materialized (
    select x.assinatura_id, x.produtor_id, c.supervisor_id from (select distinct assinatura_id, produtor_id from donos) x
    cross join lateral (select c.supervisor_id from produtor c where c.id = x.produtor_id and c.assinatura_id = x.assinatura_id limit 1) c
  ), regras as materialized (
    select x.*, r.id as regra_id, r.momento, r.base, r.pct_bps
    from (select distinct assinatura_id, produtor_id, ramo, seguradora, negocio, dia from donos) x
    cross join lateral (
      select r.id, r.momento, r.base, r.pct_bps from regra_repasse r
      where r.assinatura_id = x.assinatura_id and r.produtor_id = x.produtor_id and r.excluido_em is null and r.alcance = 'VENDAS'
        and r.desde <= x.dia and (r.ate is null or x.dia <= r.ate) and (r.ramo is null or r.ramo = x.ramo)
        and (r.seguradora is null or r.seguradora = x.seguradora) and (r.negocio is null or r.negocio = x.negocio)
      order by num_nonnulls(r.ramo, r.seguradora, r.negocio) desc, r.seguradora is not null desc, r.ramo is not null desc, r.desde desc, r.id
      limit 1) r
  ), cobertas (assinatura_id, produtor_id, regra_id, alcance, momento, base, pct_bps, desde, ate, apolice_id, distancia) as (
    -- the policies that a rule of one policy is of: it, and by choice those that renew it
    select q.assinatura_id, q.produtor_id, r.id, r.alcance, r.momento, r.base, r.pct_bps, r.desde, r.ate, r.apolice_id, 0
    from quem q cross join lateral (
      select r.* from regra_repasse r where r.assinatura_id = q.assinatura_id and r.produtor_id = q.produtor_id and r.apolice_id is not null
        and r.excluido_em is null offset 0) r
    union all
    select c.assinatura_id, c.produtor_id, c.regra_id, c.alcance, c.momento, c.base, c.pct_bps, c.desde, c.ate, f.id, c.distancia + 1
    from cobertas c cross join lateral (
      select f.id from apolice f where f.assinatura_id = c.assinatura_id and f.renovacao_de_id = c.apolice_id offset 0) f
    where c.alcance = 'RENOVACOES' and c.distancia < 30
  ), da_apolice as materialized (
    select distinct on (d.n, d.produtor_id) d.n, d.produtor_id, c.regra_id, c.momento, c.base, c.pct_bps
    from donos d join cobertas c on c.apolice_id = d.apolice_id and c.produtor_id = d.produtor_id
    where c.desde <= d.dia and (c.ate is null or d.dia <= c.ate)
    order by d.n, d.produtor_id, c.distancia, c.desde desc, c.regra_id
  ), tocados as materialized (
    -- what each producer's rule makes of the whole
    select b.*, d.produtor_id, d.lugar, d.peso, v.regra_id, v.momento, v.base, v.pct_bps, q.supervisor_id, v.base_centavos,
      round(v.base_centavos::numeric * v.pct_bps / 10000)::bigint as total
    from donos d join bases b on b.n = d.n
    join quem q on (q.assinatura_id, q.produtor_id) = (d.assinatura_id, d.produtor_id)
    left join da_apolice e on e.n = d.n and e.produtor_id = d.produtor_id
    left join regras r on (r.assinatura_id, r.produtor_id, r.ramo, r.seguradora, r.negocio, r.dia) = (d.assinatura_id, d.produtor_id, d.ramo, d.seguradora, d.negocio, d.dia)
    cross join lateral (select w.*, case w.base when 'COMISSAO_BRUTA' then b.bruto_centavos when 'COMISSAO_LIQUIDA' then b.liquido_centavos
        else b.premio_centavos end as base_centavos
      from (select coalesce(e.regra_id, r.regra_id) as regra_id, coalesce(e.momento, r.momento) as momento, coalesce(e.base, r.base) as base,
        coalesce(e.pct_bps, r.pct_bps) as pct_bps) w) v
    where d.soma > 0 and v.regra_id is not null
  ), restos as (
    -- by weights, as `apportion` of the domain does it: rounded down, and what is left to the largest remainders, the earlier first
    select t.n, t.total, d.lugar, t.total * d.peso as produto, d.soma::bigint as soma, ((t.total * d.peso) % d.soma::bigint + d.soma::bigint) % d.soma::bigint as resto
    from (select distinct n, total from tocados) t join donos d on d.n = t.n
  ), partes as (
    select n, total, lugar, (produto - resto) / soma as parte, sum((produto - resto) / soma) over (partition by n, total) as somado,
      row_number() over (partition by n, total order by resto desc, lugar) as vez
    from restos
  ), devidos as (
    select t.*, p.parte + case when p.vez <= t.total - p.somado then 1 else 0 end as centavos,
      case when t.supervisor_id is null then 0 else coalesce(s.bps, 0) end as supervisor_bps
    from tocados t
    join partes p on p.n = t.n and p.total = t.total and p.lugar = t.lugar
    left join (select x.assinatura_id, (x.valor ->> 'supervisorBps')::int as bps from parametro x
      where x.grupo = 'repasse' and x.excluido_em is null) s on s.assinatura_id = t.assinatura_id
  )
  select p.assinatura_id, p.comissao_id, p.recebimento_id, p.apolice_id, p.dia, q.produtor_id, q.papel, p.regra_id, p.momento, p.base,
    p.base_centavos, p.pct_bps, p.peso::int, q.centavos
  from devidos p
  -- of two weights, what is left is the supervisor's when theirs is the larger remainder
  cross join lateral (select (p.centavos * p.supervisor_bps % 10000 + 10000) % 10000 as dele,
    (p.centavos * (10000 - p.supervisor_bps) % 10000 + 10000) % 10000 as do_produtor) r
  cross join lateral (select (p.centavos * p.supervisor_bps - r.dele) / 10000 + case when r.dele > r.do_produtor then 1 else 0 end as centavos) u
  cross join lateral (values (p.produtor_id, 'PRODUTOR', p.centavos - u.centavos), (p.supervisor_id, 'SUPERVISOR', u.centavos)) q (produtor_id, papel, centavos)
  where q.centavos <> 0 and q.produtor_id is not null
$$;
