-- Subscriptions, brokerages, users and how they sign in (domain design §2.1).

create table balcao.assinatura (
  id uuid primary key default balcao.uuid7(),
  -- the subscription is its own tenant: the one rule of every table holds here too
  assinatura_id uuid not null generated always as (id) stored,
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  login text not null unique,
  plano text not null check (plano in ('multicalculo', 'integrado', 'gestao')),
  status text not null check (status in ('TRIAL', 'ATIVA', 'EXPIRADA', 'PENDENTE', 'BLOQUEADA', 'REATIVADA', 'CANCELADA')),
  data_assinatura date not null default current_date,
  trial_inicio timestamptz,
  trial_fim timestamptz,
  limites jsonb not null default '{}',
  tem_parcela_pendente boolean not null default false
);
comment on table balcao.assinatura is 'Quem contrata o produto; o dono de tudo o que tem assinatura_id.';
select balcao.tabela_de_assinatura('balcao.assinatura');

create table balcao.corretora (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  razao_social text not null,
  fantasia text not null,
  -- fourteen upper-case characters, never a number (domain design §0)
  cnpj text not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  -- text: leading zeros count
  susep text check (susep ~ '^[0-9]{6,15}$'),
  inscricao_municipal text,
  regime text not null default 'SIMPLES' check (regime in ('SIMPLES', 'PRESUMIDO', 'REAL', 'PF')),
  iss_bps integer not null default 0 check (iss_bps between 0 and 10000),
  endereco jsonb not null default '{}',
  logo text,
  email_intranet text,
  contas jsonb not null default '[]',
  principal boolean not null default false,
  site text,
  unique (assinatura_id, id)
);
create unique index corretora_cnpj on balcao.corretora (assinatura_id, cnpj) where excluido_em is null;
create unique index corretora_principal on balcao.corretora (assinatura_id) where principal and excluido_em is null;
comment on table balcao.corretora is 'Corretoras de uma assinatura; uma é a principal.';
select balcao.tabela_de_assinatura('balcao.corretora');

create table balcao.perfil_acesso (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  nome text not null,
  escopo text not null default 'PROPRIO' check (escopo in ('PROPRIO', 'EQUIPE', 'TODOS')),
  -- {acessoMC: false, bloqueioTransmitir: true, …}: an absent flag is granted
  flags jsonb not null default '{}',
  -- the profile whose flags are the plan's: it changes when another plan is contracted
  segue_plano boolean not null default false,
  unique (assinatura_id, id),
  unique (assinatura_id, nome)
);
comment on table balcao.perfil_acesso is 'Permissões guardadas com um nome, para vários usuários, e de quem eles veem os registros.';
select balcao.tabela_de_assinatura('balcao.perfil_acesso');

create table balcao.usuario (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  nome text not null,
  email text not null,
  senha_hash text not null,
  administrador boolean not null default false,
  segfyer boolean not null default false,
  perfil_id uuid,
  -- the user's own flags, over those of the profile
  flags jsonb not null default '{}',
  produtor_id uuid,
  corretora_ids uuid[] not null default '{}',
  -- [{dia, ini, fim}]
  horarios jsonb not null default '[]',
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO', 'BLOQUEADO', 'PENDENTE')),
  tentativas integer not null default 0,
  bloqueado_ate timestamptz,
  senha_expira_em timestamptz,
  primeiro_acesso boolean not null default true,
  ultimo_acesso_em timestamptz,
  -- null until an account opened by its own e-mail confirms it
  email_confirmado_em timestamptz default now(),
  telefone text,
  -- what the audit trail shows of a changed password
  senha_trocada_em timestamptz,
  -- the login of the older system, until it is migrated
  login_legado text,
  unique (assinatura_id, id),
  foreign key (assinatura_id, perfil_id) references balcao.perfil_acesso (assinatura_id, id)
);
-- one e-mail is one person in the whole product
create unique index usuario_email on balcao.usuario (lower(email)) where excluido_em is null;
create index usuario_da_assinatura on balcao.usuario (assinatura_id, nome);
create unique index usuario_login_legado on balcao.usuario (lower(login_legado)) where login_legado is not null and excluido_em is null;
-- a producer that something names is not excluded: this index, and others of its kind, find what names one
create index usuario_do_produtor on balcao.usuario (assinatura_id, produtor_id) where produtor_id is not null;
comment on table balcao.usuario is 'Pessoas que entram no produto: permissões, senha em resumo, situação.';
select balcao.tabela_de_assinatura('balcao.usuario');

-- Tells every gateway, at the commit of any change to what an open connection may hear, the subscription whose rights are to be judged
-- again. Several changes in one transaction are told once.
create function balcao.avisar_direitos() returns trigger language plpgsql as $$
begin
  perform pg_notify('direitos', new.assinatura_id::text);
  return null;
end
$$;
-- What ends a session is not here: it announces itself, once the other tabs of the session were told.
create trigger direitos_mudaram after update of status, excluido_em, administrador, segfyer, perfil_id, flags, horarios on balcao.usuario
  for each row when ((old.status, old.excluido_em, old.administrador, old.segfyer, old.perfil_id, old.flags, old.horarios)
    is distinct from (new.status, new.excluido_em, new.administrador, new.segfyer, new.perfil_id, new.flags, new.horarios))
  execute function balcao.avisar_direitos();
create trigger direitos_mudaram after update of flags, excluido_em on balcao.perfil_acesso
  for each row when ((old.flags, old.excluido_em) is distinct from (new.flags, new.excluido_em))
  execute function balcao.avisar_direitos();
create trigger direitos_mudaram after update of status, trial_fim, excluido_em on balcao.assinatura
  for each row when ((old.status, old.trial_fim, old.excluido_em) is distinct from (new.status, new.trial_fim, new.excluido_em))
  execute function balcao.avisar_direitos();

create table balcao.sessao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  usuario_id uuid not null,
  guid uuid not null,
  -- SHA-256 of the bearer and of its companion cookie: neither can be read back
  token_hash bytea not null unique,
  companheiro_hash bytea not null,
  expira_em timestamptz not null,
  encerrada_em timestamptz,
  motivo text,
  segfyer_id uuid,
  ip text,
  user_agent text,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index sessao_do_usuario on balcao.sessao (assinatura_id, usuario_id) where encerrada_em is null;
create index sessao_vencida on balcao.sessao (expira_em);
comment on table balcao.sessao is 'Sessões abertas e encerradas; do token, só o resumo.';
select balcao.tabela_de_assinatura('balcao.sessao');

-- Everything a request needs to know of its session, in one read; with the hours of its user, so that each call is judged by the clock at
-- no cost of its own.
create function balcao.buscar_sessao(p_token_hash bytea)
returns table (
  sessao_id uuid, assinatura_id uuid, usuario_id uuid, guid uuid, companheiro_hash bytea, criado_em timestamptz, expira_em timestamptz,
  encerrada_em timestamptz, motivo text, usuario_status text, assinatura_status text, email text, nome text, administrador boolean,
  segfyer boolean, segfyer_id uuid, flags jsonb, horarios jsonb, produtor_id uuid, primeiro_acesso boolean, assinatura_login text,
  data_assinatura date, trial_inicio timestamptz, trial_fim timestamptz, tem_parcela_pendente boolean,
  nome_corretora text, cnpj_corretora text, email_intranet text
)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select s.id, s.assinatura_id, s.usuario_id, s.guid, s.companheiro_hash, s.criado_em, s.expira_em,
    s.encerrada_em, s.motivo, u.status, a.status, u.email, u.nome, u.administrador,
    u.segfyer, s.segfyer_id, coalesce(p.flags, '{}') || u.flags, u.horarios, u.produtor_id, u.primeiro_acesso, a.login,
    a.data_assinatura, a.trial_inicio, a.trial_fim, a.tem_parcela_pendente,
    c.fantasia, c.cnpj, c.email_intranet
  from sessao s
  join usuario u on u.id = s.usuario_id and u.excluido_em is null
  join assinatura a on a.id = s.assinatura_id and a.excluido_em is null
  left join perfil_acesso p on p.id = u.perfil_id and p.excluido_em is null
  left join lateral (
    select fantasia, cnpj, email_intranet from corretora
    where corretora.assinatura_id = s.assinatura_id and excluido_em is null
    -- the user's own brokerage first, else the subscription's main one
    order by array_position(u.corretora_ids, id), principal desc, id
    limit 1
  ) c on true
  where s.token_hash = p_token_hash
$$;

-- Whether sessions still hold, many in one read: connections that stay open are checked again and again.
create function balcao.buscar_sessoes_abertas(p_token_hashes bytea[])
returns table (guid uuid, expira_em timestamptz, encerrada_em timestamptz, usuario_status text, assinatura_status text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select s.guid, s.expira_em, s.encerrada_em, u.status, a.status
  from sessao s
  join usuario u on u.id = s.usuario_id and u.excluido_em is null
  join assinatura a on a.id = s.assinatura_id and a.excluido_em is null
  where s.token_hash = any (p_token_hashes) and s.encerrada_em is null
$$;

-- Single-use proofs sent outside a session, stored hashed.
create table balcao.prova_acesso (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  usuario_id uuid not null,
  finalidade text not null
    check (finalidade in ('SENHA_EXPIRADA', 'SENHA_ESQUECIDA', 'CONFIRMAR_EMAIL', 'MIGRACAO', 'DESBLOQUEIO', 'SEGUNDO_FATOR')),
  token_hash bytea not null unique,
  expira_em timestamptz not null,
  usada_em timestamptz,
  -- the e-mail a migration confirms
  email text,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index prova_do_usuario on balcao.prova_acesso (assinatura_id, usuario_id, finalidade, criado_em);
comment on table balcao.prova_acesso is 'Provas de uso único mandadas fora de uma sessão: senha esquecida, e-mail novo.';
select balcao.tabela_de_assinatura('balcao.prova_acesso');

-- A proof that still counts, and whose it is.
create function balcao.buscar_prova(p_token_hash bytea, p_agora timestamptz)
returns table (prova_id uuid, assinatura_id uuid, usuario_id uuid, finalidade text, email_novo text, nome text, email text, senha_hash text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select p.id, p.assinatura_id, p.usuario_id, p.finalidade, p.email, u.nome, u.email, u.senha_hash
  from prova_acesso p
  join usuario u on u.id = p.usuario_id and u.excluido_em is null
  join assinatura a on a.id = p.assinatura_id and a.excluido_em is null
  where p.token_hash = p_token_hash and p.usada_em is null and p.expira_em > p_agora
$$;

create table balcao.segundo_fator (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  usuario_id uuid not null,
  -- AES-256-GCM of the shared secret, bound to the user
  segredo bytea not null,
  -- null until a first code proves that the application has it
  ativo_em timestamptz,
  -- newest 30-second step whose code was accepted: none is accepted twice
  ultimo_passo bigint not null default 0,
  unique (assinatura_id, usuario_id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.segundo_fator is 'Segredo selado do segundo fator de cada usuário.';
select balcao.tabela_de_assinatura('balcao.segundo_fator');

create table balcao.codigo_recuperacao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  token_hash bytea not null,
  usado_em timestamptz,
  unique (assinatura_id, usuario_id, token_hash),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.codigo_recuperacao is 'Códigos de reserva do segundo fator, em resumo.';
select balcao.tabela_de_assinatura('balcao.codigo_recuperacao');

-- What sign-in must know of an account, in one read.
create function balcao.buscar_usuario_por_email(p_email text)
returns table (
  usuario_id uuid, assinatura_id uuid, nome text, email text, senha_hash text, status text, segfyer boolean, bloqueado_ate timestamptz,
  senha_expira_em timestamptz, assinatura_status text, horarios jsonb, email_confirmado_em timestamptz, tem_segundo_fator boolean
)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select u.id, u.assinatura_id, u.nome, u.email, u.senha_hash, u.status, u.segfyer, u.bloqueado_ate,
    u.senha_expira_em, a.status, u.horarios, u.email_confirmado_em,
    exists (select from segundo_fator f where f.usuario_id = u.id and f.ativo_em is not null)
  from usuario u join assinatura a on a.id = u.assinatura_id
  where lower(u.email) = lower(p_email) and u.excluido_em is null and a.excluido_em is null
$$;

-- The same by the login of the older system.
create function balcao.buscar_usuario_por_login(p_login text)
returns table (usuario_id uuid, assinatura_id uuid, nome text, senha_hash text, status text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select u.id, u.assinatura_id, u.nome, u.senha_hash, u.status
  from usuario u join assinatura a on a.id = u.assinatura_id
  where lower(u.login_legado) = lower(p_login) and u.excluido_em is null and a.excluido_em is null
$$;

create table balcao.preferencia_usuario (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  alterado_em timestamptz not null default now(),
  tema text not null check (tema in ('sistema', 'claro', 'escuro')),
  densidade text not null check (densidade in ('confortavel', 'compacta')),
  collapsed_menu boolean not null,
  show_tutorial_plugin boolean not null,
  -- how much of each offer the results of a quote show
  densidade_resultados text not null default 'compacto' check (densidade_resultados in ('compacto', 'completo')),
  unique (assinatura_id, usuario_id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.preferencia_usuario is 'O que cada usuário escolheu da aparência: tema, densidade, menu.';
-- the trail does not record themes
select balcao.tabela_de_assinatura('balcao.preferencia_usuario', false);

create table balcao.tour_usuario (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  alterado_em timestamptz not null default now(),
  usuario_id uuid not null unique,
  step integer not null check (step between 0 and 17),
  login_configurado boolean not null default false,
  fade_menu boolean not null default false,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.tour_usuario is 'Passeios guiados que cada usuário já viu.';
select balcao.tabela_de_assinatura('balcao.tour_usuario', false);

-- The support user this transaction acts for, if any: functions that look across subscriptions answer nobody else.
create function balcao.atendente_atual() returns uuid
language sql stable security definer set search_path = balcao, pg_temp as $$
  select u.id from usuario u
  where u.id = nullif(current_setting('balcao.segfyer_id', true), '')::uuid
    and u.segfyer and u.status = 'ATIVO' and u.excluido_em is null
$$;

revoke execute on function balcao.buscar_sessao, balcao.buscar_sessoes_abertas, balcao.buscar_prova, balcao.buscar_usuario_por_email,
  balcao.buscar_usuario_por_login from public;
grant execute on function balcao.buscar_sessao, balcao.buscar_sessoes_abertas, balcao.buscar_prova, balcao.buscar_usuario_por_email,
  balcao.buscar_usuario_por_login to balcao_app;
-- the owner alone calls these, from its own functions and triggers
revoke execute on function balcao.avisar_direitos, balcao.atendente_atual from public;
