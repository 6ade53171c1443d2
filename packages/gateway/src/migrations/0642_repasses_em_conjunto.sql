-- Shares of many commissions are worked out as a set: a month of statements is one question, and not one for each line.

/*
 * The shares of producers in commissions: who shares in the policy on the day, each by the rule of theirs that names most of the sale, then the
 * newest (`pickRegraRepasse` and `splitRepasse` of the domain, which a test compares with this). Of each, their supervisor takes the part that the
 * parameters say.
 */
create or replace function balcao.calcular_repasses(p_bases balcao.base_de_repasse[]) returns table (
  assinatura_id uuid, comissao_id uuid, recebimento_id uuid, apolice_id uuid, dia date, produtor_id uuid, papel text, regra_id uuid, momento text,
  base text, base_centavos bigint, pct_bps integer, parte_bps integer, valor_centavos bigint)
language sql stable set search_path = balcao, pg_temp
-- nobody knows beforehand how many are asked for: one, or a month of statements
set enable_nestloop = off as $$
  with bases as materialized (
    select b.n, b.comissao_id, b.recebimento_id, b.apolice_id, b.dia, b.bruto_centavos, b.liquido_centavos, b.premio_centavos, a.assinatura_id, a.ramo,
      a.seguradora, case when a.renovacao_de_id is null then 'NOVO' else 'RENOVACAO' end as negocio
    from unnest(p_bases) with ordinality b (comissao_id, recebimento_id, apolice_id, dia, bruto_centavos, liquido_centavos, premio_centavos, n)
    cross join lateral (select a.* from apolice a where a.id = b.apolice_id limit 1) a
  ), divisoes as materialized (
    select x.apolice_id, x.dia, (e.um ->> 'id')::uuid as produtor_id, (e.um ->> 'pctBps')::bigint as peso, e.lugar
    from (select distinct apolice_id, dia from bases) x
    cross join lateral jsonb_array_elements(produtores_no_dia(x.apolice_id, x.dia)) with ordinality e (um, lugar)
  ), donos as materialized (
    select b.n, d.produtor_id, d.peso, d.lugar, b.assinatura_id, b.ramo, b.seguradora, b.negocio, b.dia, sum(d.peso) over (partition by b.n) as soma
    from bases b join divisoes d on d.apolice_id = b.apolice_id and d.dia = b.dia
  ), regras as materialized (
    select x.*, r.id as regra_id, r.momento, r.base, r.pct_bps, c.supervisor_id
    from (select distinct assinatura_id, produtor_id, ramo, seguradora, negocio, dia from donos) x
    cross join lateral (
      select r.id, r.momento, r.base, r.pct_bps from regra_repasse r
      where r.assinatura_id = x.assinatura_id and r.produtor_id = x.produtor_id and r.excluido_em is null
        and r.desde <= x.dia and (r.ate is null or x.dia <= r.ate) and (r.ramo is null or r.ramo = x.ramo)
        and (r.seguradora is null or r.seguradora = x.seguradora) and (r.negocio is null or r.negocio = x.negocio)
      order by num_nonnulls(r.ramo, r.seguradora, r.negocio) desc, r.desde desc, r.id limit 1) r
    cross join lateral (select c.supervisor_id from produtor c where c.id = x.produtor_id and c.assinatura_id = x.assinatura_id limit 1) c
  ), tocados as materialized (
    -- what each producer's rule makes of the whole
    select b.*, d.produtor_id, d.lugar, d.peso, r.regra_id, r.momento, r.base, r.pct_bps, r.supervisor_id, v.base_centavos,
      round(v.base_centavos::numeric * r.pct_bps / 10000)::bigint as total
    from donos d join bases b on b.n = d.n
    join regras r on (r.assinatura_id, r.produtor_id, r.ramo, r.seguradora, r.negocio, r.dia) = (d.assinatura_id, d.produtor_id, d.ramo, d.seguradora, d.negocio, d.dia)
    cross join lateral (select case r.base when 'COMISSAO_BRUTA' then b.bruto_centavos when 'COMISSAO_LIQUIDA' then b.liquido_centavos
      else b.premio_centavos end as base_centavos) v
    where d.soma > 0
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
drop function balcao.ratear(bigint, integer[]);

-- Forty thousand come of one settlement: who disputed a share and who answered stands in its row.
drop trigger trilha on balcao.repasse;
