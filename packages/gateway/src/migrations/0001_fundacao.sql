-- Ground of every table: the role that cannot bypass row-level security, whose rows a transaction may see, and the audit trail.

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

-- Append-only: nobody is granted more than select; rows come from the trigger alone.
create table balcao.auditoria (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null,
  entidade text not null,
  entidade_id text,
  acao text not null check (acao in ('INCLUSAO', 'ALTERACAO', 'EXCLUSAO')),
  antes jsonb,
  depois jsonb,
  usuario_id uuid,
  segfyer_id text,
  ip text,
  ts timestamptz not null default clock_timestamp()
);
create index auditoria_entidade on balcao.auditoria (assinatura_id, entidade, entidade_id, ts);

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

-- Closes a table to other subscriptions: the policies, the grants, and (unless said otherwise) the audit trail.
-- `dono` lets the owner's own functions look across; FORCE keeps even the owner inside a policy.
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

create function balcao.tabela_de_assinatura(tabela regclass, auditada boolean default true) returns void language plpgsql as $$
begin
  call balcao.proteger(tabela);
  execute format('grant select, insert, update, delete on %s to balcao_app', tabela);
  if auditada then
    execute format('create trigger trilha after insert or update or delete on %s for each row execute function balcao.trilha_auditoria()', tabela);
  end if;
end
$$;

call balcao.proteger('balcao.auditoria');
grant select on balcao.auditoria to balcao_app;
grant execute on all functions in schema balcao to balcao_app;
revoke execute on function balcao.tabela_de_assinatura(regclass, boolean) from balcao_app, public;
revoke execute on procedure balcao.proteger(regclass) from balcao_app, public;
