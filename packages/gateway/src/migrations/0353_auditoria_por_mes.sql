-- The audit trail by month: what is beyond its retention leaves a month at a time, without a row being looked for.

alter table balcao.auditoria rename to auditoria_antiga;
alter index balcao.auditoria_pkey rename to auditoria_antiga_pkey;
alter index balcao.auditoria_entidade rename to auditoria_antiga_entidade;
create table balcao.auditoria (like balcao.auditoria_antiga including defaults including constraints) partition by range (ts);
alter table balcao.auditoria add primary key (id, ts);
create index auditoria_entidade on balcao.auditoria (assinatura_id, entidade, entidade_id, ts);
call balcao.proteger('balcao.auditoria');
revoke all on balcao.auditoria from balcao_app;
grant select on balcao.auditoria to balcao_app;

-- A month nobody made a place for in time: a change must never fail for want of one.
create table balcao.auditoria_resto partition of balcao.auditoria default;
-- a part is nobody's to read by itself: its policies are those of the whole, and so are its grants
call balcao.proteger('balcao.auditoria_resto');
revoke all on balcao.auditoria_resto from balcao_app;

-- The place of one month, as São Paulo counts it, with what came before it was there; nothing when it is there already.
create function balcao.criar_mes_da_auditoria(p_mes date) returns void language plpgsql set search_path = balcao, public, pg_temp as $$
declare
  mes date := date_trunc('month', p_mes)::date;
  de timestamptz := mes::timestamp at time zone 'America/Sao_Paulo';
  ate timestamptz := (mes + interval '1 month') at time zone 'America/Sao_Paulo';
  parte text := 'auditoria_' || to_char(mes, 'YYYY_MM');
begin
  if to_regclass('balcao.' || parte) is not null then
    return;
  end if;
  execute format('create table balcao.%I (like balcao.auditoria including defaults including constraints)', parte);
  call balcao.proteger(format('balcao.%I', parte)::regclass);
  execute format('revoke all on balcao.%I from balcao_app', parte);
  execute format('with vindas as (delete from balcao.auditoria_resto where ts >= %L and ts < %L returning *) insert into balcao.%I select * from vindas',
    de, ate, parte);
  execute format('alter table balcao.auditoria attach partition balcao.%I for values from (%L) to (%L)', parte, de, ate);
end
$$;

-- Makes the places of this month and of the two that come, and lets go of the months that ended `p_meses` months ago or before.
create function balcao.manter_auditoria(p_agora timestamptz, p_meses integer) returns integer
-- whoever holds the trail is not waited for while everyone else waits behind: the next night tries again
language plpgsql security definer set search_path = balcao, public, pg_temp set lock_timeout = '5s' as $$
declare
  este date := date_trunc('month', p_agora at time zone 'America/Sao_Paulo')::date;
  primeiro date := este - make_interval(months => p_meses);
  parte text;
  idas integer := 0;
begin
  for mes in 0..2 loop
    perform criar_mes_da_auditoria((este + make_interval(months => mes))::date);
  end loop;
  for parte in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'balcao.auditoria'::regclass and c.relname ~ '^auditoria_[0-9]{4}_[0-9]{2}$'
      and to_date(substring(c.relname from 11), 'YYYY_MM') < primeiro
  loop
    execute format('drop table balcao.%I', parte);
    idas := idas + 1;
  end loop;
  delete from auditoria_resto where ts < primeiro::timestamp at time zone 'America/Sao_Paulo';
  return idas;
end
$$;
revoke execute on function balcao.criar_mes_da_auditoria(date), balcao.manter_auditoria(timestamptz, integer) from public;
grant execute on function balcao.manter_auditoria(timestamptz, integer) to balcao_app;

-- What was there already goes over whole, each month to its place.
select balcao.criar_mes_da_auditoria(mes::date)
from (select date_trunc('month', min(ts) at time zone 'America/Sao_Paulo') as primeiro from balcao.auditoria_antiga) x,
  generate_series(x.primeiro, date_trunc('month', now() at time zone 'America/Sao_Paulo'), interval '1 month') mes;
insert into balcao.auditoria select * from balcao.auditoria_antiga;
drop table balcao.auditoria_antiga;
select balcao.criar_mes_da_auditoria((date_trunc('month', now() at time zone 'America/Sao_Paulo') + make_interval(months => mes))::date)
from generate_series(0, 2) mes;
