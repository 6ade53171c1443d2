-- What every table stands on: the role that cannot bypass row-level security, whose rows a transaction may see, text as it is searched, the
-- audit trail, the job queue.

do $$
begin
  if not exists (select from pg_roles where rolname = 'balcao_app') then
    create role balcao_app nologin;
    execute format('grant balcao_app to %I', current_user);
  elsif not pg_has_role(current_user, 'balcao_app', 'member') then
    execute format('grant balcao_app to %I', current_user);
  end if;
end
$$;

grant usage on schema balcao to balcao_app;
-- global catalogues are read by everyone; what only functions may touch revokes this again
alter default privileges in schema balcao grant select on tables to balcao_app;
alter default privileges in schema balcao grant usage on sequences to balcao_app;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- Names sort the Brazilian way; by code point where the server has no ICU data.
do $$
begin
  create collation balcao.pt_br (provider = icu, locale = 'pt-BR');
exception when others then
  create collation balcao.pt_br from "C";
end
$$;

-- In whose name this transaction runs (set by db.tenant); null outside of one.
create function balcao.assinatura_atual() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('balcao.assinatura_id', true), '')::uuid $$;
create function balcao.usuario_atual() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('balcao.usuario_id', true), '')::uuid $$;

-- UUID version 7 where the database creates the row.
create function balcao.uuid7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

-- Lower case without accents: what a search compares.
create function balcao.sem_acento(texto text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(texto,
    'áàâãäåéèêëíìîïóòôõöúùûüçñýÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝ',
    'aaaaaaeeeeiiiiooooouuuucnyAAAAAAEEEEIIIIOOOOOUUUUCNY') collate "C")
$$;

-- A plate, a document, a telephone, a postcode, the number of a policy: what is searched for is their letters and digits alone.
create function balcao.busca_valor(texto text) returns text language sql immutable parallel safe as $$
  select regexp_replace(balcao.sem_acento(coalesce(texto, '')), '[^a-z0-9]', '', 'g')
$$;
-- A text and, word by word, the same without its punctuation.
create function balcao.busca_texto(texto text) returns text language sql immutable parallel safe as $$
  select balcao.sem_acento(coalesce(texto, '')) || ' ' || regexp_replace(balcao.sem_acento(coalesce(texto, '')), '[^a-z0-9 ]', '', 'g')
$$;

-- Closes a table to other subscriptions. `dono` lets the owner's own functions look across; FORCE keeps even the owner inside a policy.
create procedure balcao.proteger(tabela regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabela);
  execute format('alter table %s force row level security', tabela);
  execute format(
    'create policy assinatura on %s for all to balcao_app using (assinatura_id = (select balcao.assinatura_atual())) with check (assinatura_id = (select balcao.assinatura_atual()))',
    tabela);
  execute format('create policy dono on %s for all to %I using (true) with check (true)', tabela, current_user);
end
$$;

-- The audit trail, by month: what is beyond its retention leaves a month at a time, without a row being looked for. Append-only: nobody is
-- granted more than select; rows come from the trigger alone.
create table balcao.auditoria (
  id uuid not null default balcao.uuid7(),
  assinatura_id uuid not null,
  entidade text not null,
  entidade_id text,
  acao text not null check (acao in ('INCLUSAO', 'ALTERACAO', 'EXCLUSAO')),
  antes jsonb,
  depois jsonb,
  usuario_id uuid,
  segfyer_id text,
  ip text,
  ts timestamptz not null default clock_timestamp(),
  primary key (id, ts)
) partition by range (ts);
create index auditoria_entidade on balcao.auditoria (assinatura_id, entidade, entidade_id, ts);
comment on table balcao.auditoria is 'Trilha de cada mudança, por mês: antes, depois, quem, de onde.';
call balcao.proteger('balcao.auditoria');
revoke all on balcao.auditoria from balcao_app;
grant select on balcao.auditoria to balcao_app;

-- The part for a month that nobody made a place for in time: a change must never fail for want of one.
create table balcao.auditoria_resto partition of balcao.auditoria default;
-- a part is read through the whole table, whose policies and grants hold, and never by itself
call balcao.proteger('balcao.auditoria_resto');
revoke all on balcao.auditoria_resto from balcao_app;

-- Writes in the transaction of the change itself, as the owner: whoever changes a row can neither skip nor forge its trail.
create function balcao.trilha_auditoria() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  segredos constant text[] := array['senha_hash', 'token_hash', 'companheiro_hash', 'segredo'];
  velho jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  novo jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  linha jsonb := coalesce(novo, velho);
begin
  if velho = novo then
    return null;
  end if;
  insert into auditoria (assinatura_id, entidade, entidade_id, acao, antes, depois, usuario_id, segfyer_id, ip)
  values (
    (linha ->> 'assinatura_id')::uuid, tg_table_name, linha ->> 'id',
    case tg_op when 'INSERT' then 'INCLUSAO' when 'UPDATE' then 'ALTERACAO' else 'EXCLUSAO' end,
    velho - segredos, novo - segredos, usuario_atual(),
    nullif(current_setting('balcao.segfyer_id', true), ''), nullif(current_setting('balcao.ip', true), '')
  );
  return null;
end
$$;

-- Makes the part of one month, as São Paulo counts it, and moves there what came before it; nothing when it exists.
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

-- Makes the parts of this month and of the two that come, and drops those of months that ended `p_meses` months ago or before.
create function balcao.manter_auditoria(p_agora timestamptz, p_meses integer) returns integer
-- a lock that somebody holds is not waited for, since every other write would wait behind it: the next night tries again
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

-- this month and the two that come
select balcao.criar_mes_da_auditoria((date_trunc('month', now() at time zone 'America/Sao_Paulo') + make_interval(months => mes))::date)
from generate_series(0, 2) mes;

-- Opens a table to the rows of the subscription the transaction acts for, and (unless said otherwise) writes every change into the trail.
create function balcao.tabela_de_assinatura(tabela regclass, auditada boolean default true) returns void language plpgsql as $$
begin
  call balcao.proteger(tabela);
  execute format('grant select, insert, update, delete on %s to balcao_app', tabela);
  if auditada then
    execute format('create trigger trilha after insert or update or delete on %s for each row execute function balcao.trilha_auditoria()', tabela);
  end if;
end
$$;

-- Stamps each write: when, who, and a version that only grows.
create function balcao.carimbar() returns trigger language plpgsql as $$
begin
  new.alterado_em := clock_timestamp();
  new.alterado_por := coalesce(balcao.usuario_atual(), old.alterado_por);
  new.versao := old.versao + 1;
  return new;
end
$$;

-- Adds a job in the caller's transaction; the queue itself belongs to the owner.
create function balcao.enfileirar(p_tarefa text, p_payload json, p_chave text default null, p_max_tentativas integer default null, p_em timestamptz default null)
returns void language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform graphile_worker.add_job(p_tarefa, p_payload, job_key => p_chave, max_attempts => p_max_tentativas, run_at => p_em);
end
$$;

grant execute on function balcao.assinatura_atual, balcao.usuario_atual, balcao.uuid7, balcao.sem_acento, balcao.busca_valor, balcao.busca_texto,
  balcao.trilha_auditoria, balcao.enfileirar, balcao.manter_auditoria to balcao_app;
revoke execute on function balcao.tabela_de_assinatura, balcao.criar_mes_da_auditoria, balcao.manter_auditoria from public;
revoke execute on procedure balcao.proteger from public;
