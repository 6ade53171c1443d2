-- A broker's day: tasks, notices, messages of the provider, webinars (spec §3, §6).

create table balcao.tarefa (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  titulo text not null check (titulo <> ''),
  tipo text not null check (tipo in ('RENOVACAO', 'RETORNO', 'COBRANCA', 'DOCUMENTO', 'SINISTRO', 'OUTRO')),
  -- what it is about: {tipo, id}
  vinculo jsonb,
  responsavel_id uuid not null,
  vencimento date not null,
  prioridade text not null default 'NORMAL' check (prioridade in ('BAIXA', 'NORMAL', 'ALTA')),
  recorrencia text check (recorrencia in ('DIARIA', 'SEMANAL', 'MENSAL', 'ANUAL')),
  concluida_em timestamptz,
  status text not null default 'ABERTA' check (status in ('ABERTA', 'EM_ANDAMENTO', 'CONCLUIDA', 'CANCELADA')),
  unique (assinatura_id, id),
  foreign key (assinatura_id, responsavel_id) references balcao.usuario (assinatura_id, id),
  check ((status = 'CONCLUIDA') = (concluida_em is not null))
);
create index tarefa_aberta on balcao.tarefa (assinatura_id, responsavel_id, vencimento)
  where excluido_em is null and status in ('ABERTA', 'EM_ANDAMENTO');
-- the tasks of a case make it urgent: each page of the list asks for them
create index tarefa_do_caso on balcao.tarefa (assinatura_id, (vinculo ->> 'id'), vencimento)
  where excluido_em is null and status in ('ABERTA', 'EM_ANDAMENTO');
comment on table balcao.tarefa is 'Tarefas do corretor, com prazo e responsável.';
select balcao.registro('balcao.tarefa');

-- Notices of one user.
create table balcao.notificacao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default clock_timestamp(),
  usuario_id uuid not null,
  -- 1 screen, 2 user, 3 money, 4 info, 5 file, anything else warning
  tipo smallint not null,
  titulo text not null check (titulo <> ''),
  descricao text not null default '',
  -- an address inside the site, never another site's
  link text check (link ~ '^/([^/\\]|$)'),
  lida_em timestamptz,
  -- what several people are told of at once; each of them is told once
  aviso_id uuid,
  -- from then on it is shown to nobody
  valida_ate timestamptz,
  -- Notices of one subject that follow each other: while one is unread, the next takes its place. The subject, in the words of its
  -- writer; null for a notice that stands by itself.
  grupo text check (grupo <> '' and length(grupo) <= 100),
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index notificacao_recente on balcao.notificacao (assinatura_id, usuario_id, criado_em desc, id desc);
create index notificacao_nao_lida on balcao.notificacao (assinatura_id, usuario_id) where lida_em is null;
create unique index notificacao_de_muitos on balcao.notificacao (aviso_id, usuario_id) where aviso_id is not null;
create unique index notificacao_do_grupo on balcao.notificacao (usuario_id, grupo) where grupo is not null and lida_em is null;
comment on table balcao.notificacao is 'Avisos a cada usuário, lidos ou não.';
select balcao.tabela_de_assinatura('balcao.notificacao', false);

-- Tells the administrators of each subscription, once, that its trial ends within three days. Returns the subscriptions told.
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

-- Tells the administrators of each subscription, once, of a payment that is pending (spec §2, §3, §6); the notice of a payment that was
-- settled is shown to nobody any more. Returns the subscriptions told.
create function balcao.avisar_parcelas_pendentes(p_agora timestamptz, p_hoje date, p_titulo text, p_link text) returns setof uuid
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
begin
  perform balcao.seguir_parcelas(null, p_agora, p_hoje);

  -- without its event it may be told again, should the same be pending again
  update notificacao n set valida_ate = p_agora, aviso_id = null
  from fatura_assinatura f
  where n.aviso_id = md5('parcela-pendente:' || f.id)::uuid and f.status in ('PAGA', 'CANCELADA');
  update notificacao n set valida_ate = p_agora, aviso_id = null
  from assinatura a
  where n.aviso_id = md5('parcela-pendente:' || a.id)::uuid and not a.tem_parcela_pendente;

  return query with avisados as (
    insert into notificacao (assinatura_id, criado_em, usuario_id, tipo, titulo, descricao, link, aviso_id)
    select a.id, p_agora, u.id, 3, p_titulo,
      coalesce('Fatura de ' || right(f.competencia, 2) || '/' || left(f.competencia, 4) || ', vencida em '
        || to_char(f.vencimento, 'DD/MM/YYYY') || '.', ''),
      p_link, md5('parcela-pendente:' || coalesce(f.id, a.id))::uuid
    from assinatura a
    left join lateral (
      select id, competencia, vencimento from fatura_assinatura
      where assinatura_id = a.id and balcao.is_fatura_pendente(status, vencimento, p_hoje)
      order by vencimento, id limit 1
    ) f on true
    join usuario u on u.assinatura_id = a.id and u.administrador and u.status = 'ATIVO' and u.excluido_em is null
    where a.tem_parcela_pendente and a.status not in ('BLOQUEADA', 'CANCELADA') and a.excluido_em is null
    on conflict do nothing
    returning assinatura_id
  )
  select distinct assinatura_id from avisados;
end
$$;

-- What the provider says to every administrator. A message belongs to the subscription of its writer, which is the provider's own.
create table balcao.mensagem_provedor (
  id uuid primary key,
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null,
  usuario_id uuid not null,
  titulo text not null check (titulo <> '' and length(titulo) <= 120),
  texto text not null check (length(texto) <= 1000),
  link text check (link ~ '^/([^/\\]|$)'),
  valida_ate timestamptz not null,
  -- what was taken back keeps the term it was written with
  retirada_em timestamptz,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index mensagem_provedor_recente on balcao.mensagem_provedor (assinatura_id, criado_em desc, id desc);
-- read whenever a user becomes an administrator, whichever subscription wrote the message
create index mensagem_provedor_valendo on balcao.mensagem_provedor (valida_ate) where retirada_em is null;
comment on table balcao.mensagem_provedor is 'O que o provedor diz a todos os administradores.';
select balcao.tabela_de_assinatura('balcao.mensagem_provedor');

-- Delivers a message as one notice to each administrator of every subscription that may be used. Only the transaction of a support user
-- delivers, and only a message of its own subscription. Returns how many received it.
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
  update mensagem_provedor set retirada_em = p_agora
  where id = p_id and assinatura_id = assinatura_atual() and retirada_em is null and valida_ate > p_agora;
  if not found then
    return false;
  end if;
  update notificacao set valida_ate = p_agora where aviso_id = p_id;
  return true;
end
$$;

-- How many administrators, of all subscriptions, received a message and how many read it: only counts, and only to support users of the
-- subscription that wrote it.
create function balcao.contar_mensagem_provedor(p_id uuid) returns table (entregues integer, lidas integer)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select count(n.id)::int, count(n.lida_em)::int
  from mensagem_provedor m
  left join notificacao n on n.aviso_id = m.id
  where m.id = p_id and m.assinatura_id = assinatura_atual() and atendente_atual() is not null
  group by m.id
$$;

-- Delivers the messages still in their term to one administrator, or to all of a subscription; those who have a message already keep it as
-- it is. Called by the triggers below, so that code that makes an administrator need not remember to.
create function balcao.entregar_mensagens_valendo(p_assinatura uuid, p_usuario uuid) returns void
language sql volatile security definer set search_path = balcao, pg_temp as $$
  insert into notificacao (assinatura_id, usuario_id, tipo, titulo, descricao, link, aviso_id, valida_ate)
  select u.assinatura_id, u.id, 4, m.titulo, m.texto, m.link, m.id, m.valida_ate
  from usuario u
  join assinatura a on a.id = u.assinatura_id
  join mensagem_provedor m on m.retirada_em is null and m.valida_ate > now()
  where u.assinatura_id = p_assinatura and (p_usuario is null or u.id = p_usuario)
    and u.administrador and u.status = 'ATIVO' and u.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA')
  on conflict do nothing
$$;

create function balcao.administrador_chegou() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform entregar_mensagens_valendo(new.assinatura_id, new.id);
  return null;
end
$$;
create trigger mensagens_do_provedor after insert or update of administrador, status, excluido_em on balcao.usuario
  for each row when (new.administrador and new.status = 'ATIVO' and new.excluido_em is null)
  execute function balcao.administrador_chegou();

create function balcao.assinatura_reabriu() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform entregar_mensagens_valendo(new.id, null);
  return null;
end
$$;
create trigger mensagens_do_provedor after update of status on balcao.assinatura
  for each row when (old.status in ('BLOQUEADA', 'CANCELADA') and new.status not in ('BLOQUEADA', 'CANCELADA'))
  execute function balcao.assinatura_reabriu();

create table balcao.webinar (
  id uuid primary key default balcao.uuid7(),
  titulo text not null,
  descricao text not null default '',
  data timestamptz not null,
  duracao_min integer not null check (duracao_min between 1 and 1440),
  link text
);
create index webinar_data on balcao.webinar (data);
comment on table balcao.webinar is 'Webinars anunciados.';

create table balcao.inscricao_webinar (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  usuario_id uuid not null,
  webinar_id uuid not null references balcao.webinar (id) on delete cascade,
  unique (usuario_id, webinar_id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.inscricao_webinar is 'Quem se inscreveu em qual webinar.';
select balcao.tabela_de_assinatura('balcao.inscricao_webinar', false);

-- A webinar schedules its beginning and its end in the transaction that writes it: when its time changes the jobs move with it, and a
-- gateway that was down at that moment announces it as soon as it is back.
create function balcao.agendar_webinar() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  momento record;
begin
  for momento in
    select 'inicio' as qual, new.data as em
    union all select 'fim', new.data + make_interval(mins => new.duracao_min)
  loop
    perform enfileirar('webinar.anunciar', json_build_object('id', new.id, 'em', momento.em), 'webinar:' || new.id || ':' || momento.qual,
      p_em => momento.em);
  end loop;
  return null;
end
$$;
create trigger agendar after insert or update of data, duracao_min on balcao.webinar
  for each row execute function balcao.agendar_webinar();

revoke execute on function balcao.avisar_fim_dos_testes, balcao.avisar_parcelas_pendentes, balcao.entregar_mensagem_provedor,
  balcao.retirar_mensagem_provedor, balcao.contar_mensagem_provedor from public;
grant execute on function balcao.avisar_fim_dos_testes, balcao.avisar_parcelas_pendentes, balcao.entregar_mensagem_provedor,
  balcao.retirar_mensagem_provedor, balcao.contar_mensagem_provedor to balcao_app;
-- the owner alone calls these, from its own functions and triggers
revoke execute on function balcao.entregar_mensagens_valendo, balcao.agendar_webinar from public;
