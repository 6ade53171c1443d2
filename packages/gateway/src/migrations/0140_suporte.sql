-- Support codes and what was done with them. What support lends (grants) lives in the log of compositions, which nobody can change.

create table balcao.codigo_suporte (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null,
  usuario_id uuid not null,
  sessao_guid uuid not null,
  -- HMAC of the code: it cannot be read back, nor tried out on a copy of the table
  token_hash bytea not null unique,
  -- the page as its broker had it, without personal data
  foto jsonb not null,
  expira_em timestamptz not null,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index codigo_suporte_vencido on balcao.codigo_suporte (expira_em);
select balcao.tabela_de_assinatura('balcao.codigo_suporte', false);

-- Append-only, like the audit trail: a subscription reads what support did about it.
create table balcao.ato_suporte (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  em timestamptz not null,
  ato text not null check (ato in ('codigo-criado', 'codigo-lido')),
  autor_id uuid not null,
  autor text not null,
  detalhe text not null
);
create index ato_suporte_recente on balcao.ato_suporte (em desc);
call balcao.proteger('balcao.ato_suporte');
grant select, insert on balcao.ato_suporte to balcao_app;

-- What looks across subscriptions answers a segfyer's transaction alone.
create function balcao.atendente_atual() returns uuid
language sql stable security definer set search_path = balcao, pg_temp as $$
  select u.id from usuario u
  where u.id = nullif(current_setting('balcao.segfyer_id', true), '')::uuid
    and u.segfyer and u.status = 'ATIVO' and u.excluido_em is null
$$;

-- Reads a live code and puts on record that it was read.
create function balcao.ler_codigo_suporte(p_hash bytea, p_agora timestamptz)
returns table (assinatura_id uuid, usuario_id uuid, nome_corretora text, foto jsonb, criado_em timestamptz, expira_em timestamptz)
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
#variable_conflict use_column
declare
  atendente uuid := atendente_atual();
  lido codigo_suporte;
begin
  select * into lido from codigo_suporte c where c.token_hash = p_hash and c.expira_em > p_agora;
  if atendente is null or not found then
    return;
  end if;
  insert into ato_suporte (assinatura_id, em, ato, autor_id, autor, detalhe)
  select lido.assinatura_id, p_agora, 'codigo-lido', u.id, u.nome, coalesce(lido.foto ->> 'rota', '')
  from usuario u where u.id = atendente;
  return query
    select lido.assinatura_id, lido.usuario_id,
      coalesce((select c.fantasia from corretora c where c.assinatura_id = lido.assinatura_id and c.excluido_em is null
                order by c.principal desc, c.id limit 1), ''),
      lido.foto, lido.criado_em, lido.expira_em;
end
$$;

-- Users and their brokerages by name or e-mail; a segfyer's search, twenty at most.
create function balcao.buscar_corretores(p_busca text)
returns table (assinatura_id uuid, usuario_id uuid, nome text, nome_corretora text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select u.assinatura_id, u.id, u.nome, coalesce(c.fantasia, '')
  from usuario u
  left join lateral (
    select fantasia from corretora where corretora.assinatura_id = u.assinatura_id and excluido_em is null
    order by principal desc, id limit 1
  ) c on true
  where atendente_atual() is not null and u.excluido_em is null
    and (position(sem_acento(p_busca) in sem_acento(u.nome)) > 0 or position(lower(p_busca) in lower(u.email)) > 0
      or position(sem_acento(p_busca) in sem_acento(c.fantasia)) > 0)
  order by c.fantasia, u.nome, u.id
  limit 20
$$;

-- Name of whom a grant would reach; nothing when there is nobody.
create function balcao.achar_alvo_suporte(p_tipo text, p_id uuid) returns text
language sql stable security definer set search_path = balcao, pg_temp as $$
  select case p_tipo
    when 'usuario' then (select u.nome from usuario u where u.id = p_id and u.excluido_em is null)
    when 'assinatura' then (
      select coalesce((select c.fantasia from corretora c where c.assinatura_id = a.id and c.excluido_em is null
                       order by c.principal desc, c.id limit 1), a.login)
      from assinatura a where a.id = p_id and a.excluido_em is null)
  end
  where atendente_atual() is not null
$$;

create function balcao.listar_atos_suporte(p_limite integer)
returns table (em timestamptz, ato text, autor text, detalhe text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select em, ato, autor, detalhe from ato_suporte where atendente_atual() is not null order by em desc, id desc limit p_limite
$$;

create or replace function balcao.limpar_vencidos(p_agora timestamptz) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  delete from sessao where expira_em < p_agora - interval '30 days';
  delete from prova_acesso where expira_em < p_agora - interval '7 days';
  delete from idempotencia where criado_em < p_agora - interval '2 days';
  delete from evento where publicado_em < p_agora - interval '7 days';
  delete from tentativa_acesso where atualizado_em < p_agora - interval '2 days';
  delete from processo where visto_em < p_agora - interval '1 day';
  delete from codigo_suporte where expira_em < p_agora;
$$;

revoke execute on function balcao.atendente_atual(), balcao.ler_codigo_suporte(bytea, timestamptz), balcao.buscar_corretores(text),
  balcao.achar_alvo_suporte(text, uuid), balcao.listar_atos_suporte(integer) from public;
grant execute on function balcao.ler_codigo_suporte(bytea, timestamptz), balcao.buscar_corretores(text),
  balcao.achar_alvo_suporte(text, uuid), balcao.listar_atos_suporte(integer) to balcao_app;
