-- What the plugins keep: answers of idempotent calls, the outbox, live processes, the menu.

-- Gateways that run. Each holds the advisory lock (9000, numero) on a connection of its own and renews `visto_em`;
-- one that has let go of the lock and was not seen for a while is dead, and what it left half done is taken over.
create table balcao.processo (
  id uuid primary key,
  numero integer not null generated always as identity unique,
  -- its pool of graphile-worker: what its jobs are locked by
  pool text,
  visto_em timestamptz not null default clock_timestamp()
);

create function balcao.processo_vivo(p_id uuid) returns boolean
language sql volatile security definer set search_path = balcao, pg_temp as $$
  select exists (
    select from processo p where p.id = p_id and (
      p.visto_em > clock_timestamp() - interval '5 seconds'
      or exists (
        select from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and l.classid = 9000 and l.objid = p.numero and l.objsubid = 2 and l.granted and d.datname = current_database()
      )
    )
  )
$$;
grant execute on function balcao.processo_vivo(uuid) to balcao_app;

create table balcao.idempotencia (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  rota text not null,
  chave text not null,
  corpo_hash bytea not null,
  -- EM_CURSO: being done by `processo`; EXECUTADA: its effects are committed; CONCLUIDA: the answer is known too
  status text not null check (status in ('EM_CURSO', 'EXECUTADA', 'CONCLUIDA')),
  processo uuid not null,
  codigo_http integer,
  -- json, not jsonb: the same bytes go out again
  resposta json,
  criado_em timestamptz not null default now(),
  unique (usuario_id, rota, chave)
);
create index idempotencia_velha on balcao.idempotencia (criado_em);
select balcao.tabela_de_assinatura('balcao.idempotencia', false);

create table balcao.evento (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  tipo text not null,
  payload jsonb not null,
  criado_em timestamptz not null default now(),
  publicado_em timestamptz
);
create index evento_pendente on balcao.evento (criado_em) where publicado_em is null;
select balcao.tabela_de_assinatura('balcao.evento', false);

-- Global catalogue: the menus before the user's flags and the existing routes are applied.
create table balcao.menu_item (
  id text primary key,
  menu text not null check (menu in ('lateral', 'perfil')),
  grupo text references balcao.menu_item (id),
  ordem integer not null,
  title text not null,
  link text,
  icon text,
  rota text,
  destacado boolean not null default false,
  is_new boolean not null default false,
  needs text,
  blocked_by text,
  administrador boolean not null default false
);
insert into balcao.menu_item (id, menu, grupo, ordem, title, icon, rota, needs) values
  ('inicio', 'lateral', null, 10, 'Início', 'inicio', '/home', null),
  ('multicalculo', 'lateral', null, 20, 'Multicálculo', 'multicalculo', null, null),
  ('novo-orcamento', 'lateral', 'multicalculo', 10, 'Novo orçamento', null, '/multicalculo/novo-orcamento', 'acessoMC'),
  ('orcamentos', 'lateral', 'multicalculo', 20, 'Orçamentos', null, '/multicalculo/orcamentos', 'acessoOrcamentacao'),
  ('sair', 'perfil', null, 90, 'Sair', 'sair', '/logoff', null);

-- Adds a job in the caller's transaction; the queue itself belongs to the owner.
create function balcao.enfileirar(p_tarefa text, p_payload json, p_chave text default null, p_max_tentativas integer default null, p_em timestamptz default null)
returns void language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform graphile_worker.add_job(p_tarefa, p_payload, job_key => p_chave, max_attempts => p_max_tentativas, run_at => p_em);
end
$$;

-- Sweeps what has expired, in every subscription.
create function balcao.limpar_vencidos(p_agora timestamptz) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  delete from sessao where expira_em < p_agora - interval '30 days';
  delete from prova_acesso where expira_em < p_agora - interval '7 days';
  delete from idempotencia where criado_em < p_agora - interval '2 days';
  delete from evento where publicado_em < p_agora - interval '7 days';
  delete from tentativa_acesso where atualizado_em < p_agora - interval '2 days';
  delete from processo where visto_em < p_agora - interval '1 day';
$$;

grant execute on function balcao.enfileirar(text, json, text, integer, timestamptz), balcao.limpar_vencidos(timestamptz) to balcao_app;
