-- One posting asks as few questions of its entries as many do: its checks are one, and the lock of its ledger is taken by the question that finds it.
create or replace function balcao.conferir_partidas() returns trigger language plpgsql as $$
declare
  torto record;
begin
  select p.lancamento_id, p.centavos, c.conta_id into torto
  from (values (true)) x
  left join lateral (
    select n.lancamento_id, n.centavos from (select assinatura_id, lancamento_id, sum(centavos) as centavos from novas group by 1, 2) n
    where n.centavos <> 0
      or (select l.assinatura_id from balcao.lancamento_contabil l where l.id = n.lancamento_id) is distinct from n.assinatura_id
    limit 1) p on true
  left join lateral (
    select n.conta_id from (select distinct assinatura_id, conta_id from novas) n
    where (select k.assinatura_id from balcao.conta_contabil k where k.id = n.conta_id) is distinct from n.assinatura_id
    limit 1) c on true;
  if torto.centavos <> 0 then
    raise exception 'posting % does not balance', torto.lancamento_id using errcode = 'check_violation';
  elsif torto.lancamento_id is not null then
    raise exception 'posting % is not of the subscription of its entries', torto.lancamento_id using errcode = 'foreign_key_violation';
  elsif torto.conta_id is not null then
    raise exception 'account % is not of the subscription of its entry', torto.conta_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;

create or replace function balcao.lancar(p_origem text, p_movimentos movimento_contabil[])
 returns void
 language plpgsql
 set search_path = balcao, pg_temp as $$
declare
  agora timestamptz;
  dia_contabil date := coalesce(nullif(current_setting('balcao.dia_contabil', true), '')::date, (now() at time zone 'America/Sao_Paulo')::date);
begin
  perform pg_advisory_xact_lock_shared(hashtext('razao'), hashtext(x.assinatura_id::text))
  from (select distinct m.assinatura_id from unnest(p_movimentos) m order by 1) x;
  insert into conta_contabil (assinatura_id, natureza, titular)
  select m.* from (select distinct assinatura_id, natureza, titular from unnest(p_movimentos)) m
  where not exists (select from conta_contabil c where (c.assinatura_id, c.natureza, c.titular) = (m.assinatura_id, m.natureza, m.titular))
  on conflict do nothing;
  agora := clock_timestamp();
  with somados as (
    select m.assinatura_id, m.apolice_id, m.origem_id, m.natureza, m.titular, sum(m.centavos) over da_conta::bigint as centavos,
      row_number() over da_conta = 1 as is_primeiro
    from unnest(p_movimentos) m window da_conta as (partition by m.assinatura_id, m.apolice_id, m.natureza, m.titular)
  ), novos as materialized (
    -- each policy's posting, with what becomes an entry of it
    select uuid7() as id, g.* from (
      select s.assinatura_id, s.apolice_id, array_agg(distinct s.origem_id) as origens,
        array_agg(row(s.assinatura_id, s.apolice_id, null, s.natureza, s.titular, s.centavos)::movimento_contabil)
          filter (where s.centavos <> 0 and s.is_primeiro) as contas
      from somados s group by 1, 2) g
    where g.contas is not null
  ), escritos as (
    insert into lancamento_contabil (id, assinatura_id, em, dia, origem, apolice_id, origens)
    select id, assinatura_id, agora, dia_contabil, p_origem, apolice_id, origens from novos
  )
  insert into partida (assinatura_id, lancamento_id, conta_id, em, centavos)
  select n.assinatura_id, n.id, c.id, agora, x.centavos from novos n cross join lateral unnest(n.contas) x
  join conta_contabil c on (c.assinatura_id, c.natureza, c.titular) = (n.assinatura_id, x.natureza, x.titular);
end
$$;

-- no foreign key asks for both columns any more
alter table balcao.lancamento_contabil drop constraint lancamento_contabil_assinatura_id_id_key;
