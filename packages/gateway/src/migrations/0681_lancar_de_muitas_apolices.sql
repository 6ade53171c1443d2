-- Posts of tens of thousands of policies at once in a time that grows with them, not with their square.

create or replace function balcao.lancar(p_origem text, p_movimentos movimento_contabil[]) returns void language plpgsql
set search_path = balcao, pg_temp as $$
declare
  conta uuid;
  -- stands for no policy, so that sums are joined by equality: `is not distinct from` compares each of them with every other
  nenhuma constant uuid := '00000000-0000-0000-0000-000000000000';
  agora timestamptz;
  dia_contabil date := coalesce(nullif(current_setting('balcao.dia_contabil', true), '')::date, (now() at time zone 'America/Sao_Paulo')::date);
begin
  for conta in select distinct assinatura_id from unnest(p_movimentos) order by 1 loop
    perform pg_advisory_xact_lock_shared(hashtext('razao'), hashtext(conta::text));
  end loop;
  insert into conta_contabil (assinatura_id, natureza, titular)
  select m.* from (select distinct assinatura_id, natureza, titular from unnest(p_movimentos)) m
  where not exists (select from conta_contabil c where (c.assinatura_id, c.natureza, c.titular) = (m.assinatura_id, m.natureza, m.titular))
  on conflict do nothing;
  agora := clock_timestamp();
  with movimentos as materialized (
    select m.*, coalesce(m.apolice_id, nenhuma) as de from unnest(p_movimentos) m
  ), somas as materialized (
    select m.assinatura_id, m.de, c.id as conta_id, sum(m.centavos)::bigint as centavos
    from movimentos m
    join conta_contabil c on (c.assinatura_id, c.natureza, c.titular) = (m.assinatura_id, m.natureza, m.titular)
    group by 1, 2, 3 having sum(m.centavos) <> 0
  ), novos as materialized (
    select g.*, uuid7() as id from (
      select m.assinatura_id, m.de, array_agg(distinct m.origem_id) as origens from movimentos m
      where (m.assinatura_id, m.de) in (select s.assinatura_id, s.de from somas s)
      group by 1, 2) g
  ), escritos as (
    insert into lancamento_contabil (id, assinatura_id, em, dia, origem, apolice_id, origens)
    select id, assinatura_id, agora, dia_contabil, p_origem, nullif(de, nenhuma), origens from novos
  )
  insert into partida (assinatura_id, lancamento_id, conta_id, em, centavos)
  select s.assinatura_id, n.id, s.conta_id, agora, s.centavos from somas s
  join novos n on (n.assinatura_id, n.de) = (s.assinatura_id, s.de);
end
$$;
