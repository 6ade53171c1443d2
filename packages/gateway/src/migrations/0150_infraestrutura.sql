-- What the plugins keep: live processes, answers of idempotent calls, the outbox, counts of requests.

-- Gateways that run. Each holds the advisory lock (9000, numero) on a connection of its own and renews `visto_em`; one that has let go of
-- the lock and was not seen for a while is dead, and its unfinished work is taken over.
create table balcao.processo (
  id uuid primary key,
  numero integer not null generated always as identity unique,
  -- its pool of graphile-worker: what its jobs are locked by
  pool text,
  visto_em timestamptz not null default clock_timestamp(),
  -- what it was given, as digests: gateways on one database find out that they were not given the same
  nome text,
  resumos jsonb check (jsonb_typeof(resumos) = 'object')
);
comment on table balcao.processo is 'Gateways que rodam, e quando foram vistos.';

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
comment on table balcao.idempotencia is 'Respostas já dadas a escritas com chave, para não as repetir.';
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
comment on table balcao.evento is 'Fatos a publicar depois da transação que os causou.';
select balcao.tabela_de_assinatura('balcao.evento', false);

-- Requests of one key within its window, from all gateways. Unlogged: after a crash counting begins again, and no journal is written for
-- each request.
create unlogged table balcao.contagem_pedido (
  -- a digest: the table names nobody
  chave bytea primary key,
  feitos integer not null,
  ate timestamptz not null
);
create index contagem_vencida on balcao.contagem_pedido (ate);
comment on table balcao.contagem_pedido is 'Pedidos contados por janela, de todos os gateways juntos.';
revoke all on balcao.contagem_pedido from balcao_app;

-- Adds requests to a key and returns how many its window has, and how much of it is left, by the database's own clock, the only one that
-- gateways share.
create function balcao.contar_pedidos(p_chave bytea, p_quantos integer, p_janela interval)
returns table (feitos integer, restante_ms integer)
language sql volatile security definer set search_path = balcao, pg_temp as $$
  insert into contagem_pedido as c (chave, feitos, ate) values (p_chave, p_quantos, clock_timestamp() + p_janela)
  on conflict (chave) do update set
    feitos = case when c.ate <= clock_timestamp() then excluded.feitos else c.feitos + excluded.feitos end,
    ate = case when c.ate <= clock_timestamp() then excluded.ate else c.ate end
  returning c.feitos, greatest(0, ceil(extract(epoch from c.ate - clock_timestamp()) * 1000))::integer
$$;

create function balcao.limpar_contagens() returns void
language sql volatile security definer set search_path = balcao, pg_temp as $$
  delete from contagem_pedido where ate <= clock_timestamp()
$$;

-- Removes what has expired, in every subscription.
create function balcao.limpar_vencidos(p_agora timestamptz) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  delete from sessao where expira_em < p_agora - interval '30 days';
  delete from prova_acesso where expira_em < p_agora - interval '7 days';
  delete from idempotencia where criado_em < p_agora - interval '2 days';
  delete from evento where publicado_em < p_agora - interval '7 days';
  delete from tentativa_acesso where atualizado_em < p_agora - interval '2 days';
  delete from processo where visto_em < p_agora - interval '1 day';
  delete from codigo_suporte where expira_em < p_agora;
  delete from importacao_cadastro where criado_em < p_agora - interval '7 days';
$$;

revoke execute on function balcao.contar_pedidos, balcao.limpar_contagens from public;
grant execute on function balcao.contar_pedidos, balcao.limpar_contagens, balcao.processo_vivo, balcao.limpar_vencidos to balcao_app;
