-- Notices to administrators: those of their own subscription, and the provider's messages to all of them (spec §6).

alter table balcao.notificacao
  -- what several people are told of at once; each of them is told once
  add column aviso_id uuid,
  -- from then on it is shown to nobody
  add column valida_ate timestamptz;
create unique index notificacao_de_muitos on balcao.notificacao (aviso_id, usuario_id) where aviso_id is not null;

-- What the provider says to every administrator. It belongs to the subscription of who wrote it: the provider's own.
create table balcao.mensagem_provedor (
  id uuid primary key,
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null,
  usuario_id uuid not null,
  titulo text not null check (titulo <> '' and length(titulo) <= 120),
  texto text not null check (length(texto) <= 1000),
  link text check (link ~ '^/([^/\\]|$)'),
  valida_ate timestamptz not null,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
select balcao.tabela_de_assinatura('balcao.mensagem_provedor');

-- One notice for each administrator of every subscription that may be used. Only a segfyer's transaction delivers, and only a message
-- that is its own subscription's. Returns to how many.
create function balcao.entregar_mensagem_provedor(p_id uuid, p_agora timestamptz) returns integer
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
declare
  entregues integer;
begin
  if atendente_atual() is null then
    return 0;
  end if;
  insert into notificacao (assinatura_id, criado_em, usuario_id, tipo, titulo, descricao, link, aviso_id, valida_ate)
  select u.assinatura_id, p_agora, u.id, 4, m.titulo, m.texto, m.link, m.id, m.valida_ate
  from mensagem_provedor m
  cross join usuario u
  join assinatura a on a.id = u.assinatura_id
  where m.id = p_id and m.assinatura_id = assinatura_atual()
    and u.administrador and u.status = 'ATIVO' and u.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA')
  on conflict do nothing;
  get diagnostics entregues = row_count;
  return entregues;
end
$$;

-- Takes a message back from everybody. Returns whether there was one still in its term.
create function balcao.retirar_mensagem_provedor(p_id uuid, p_agora timestamptz) returns boolean
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
begin
  if atendente_atual() is null then
    return false;
  end if;
  update mensagem_provedor set valida_ate = p_agora where id = p_id and assinatura_id = assinatura_atual() and valida_ate > p_agora;
  if not found then
    return false;
  end if;
  update notificacao set valida_ate = p_agora where aviso_id = p_id;
  return true;
end
$$;

-- Trials that end within three days, each told once to the administrators of its subscription. Returns the subscriptions told.
create function balcao.avisar_fim_dos_testes(p_agora timestamptz, p_titulo text, p_link text) returns setof uuid
language sql volatile security definer set search_path = balcao, pg_temp as $$
  with avisados as (
    insert into notificacao (assinatura_id, criado_em, usuario_id, tipo, titulo, descricao, link, aviso_id, valida_ate)
    select a.id, p_agora, u.id, 3, p_titulo,
      'Termina em ' || to_char(a.trial_fim at time zone 'America/Sao_Paulo', 'DD/MM/YYYY "às" HH24:MI') || '.', p_link,
      md5('fim-do-teste:' || a.id || ':' || extract(epoch from a.trial_fim))::uuid, a.trial_fim
    from assinatura a
    join usuario u on u.assinatura_id = a.id and u.administrador and u.status = 'ATIVO' and u.excluido_em is null
    where a.status = 'TRIAL' and a.trial_fim > p_agora and a.trial_fim <= p_agora + interval '3 days'
    on conflict do nothing
    returning assinatura_id
  )
  select distinct assinatura_id from avisados
$$;

revoke execute on function balcao.entregar_mensagem_provedor(uuid, timestamptz) from public;
revoke execute on function balcao.retirar_mensagem_provedor(uuid, timestamptz) from public;
revoke execute on function balcao.avisar_fim_dos_testes(timestamptz, text, text) from public;
grant execute on function balcao.entregar_mensagem_provedor(uuid, timestamptz) to balcao_app;
grant execute on function balcao.retirar_mensagem_provedor(uuid, timestamptz) to balcao_app;
grant execute on function balcao.avisar_fim_dos_testes(timestamptz, text, text) to balcao_app;
