-- Tenant and access (domain design §2.1).

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
  tem_parcela_pendente boolean not null default false,
  nova_jornada boolean not null default false
);

create table balcao.corretora (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
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
  unique (assinatura_id, id)
);
create unique index corretora_cnpj on balcao.corretora (assinatura_id, cnpj) where excluido_em is null;
create unique index corretora_principal on balcao.corretora (assinatura_id) where principal and excluido_em is null;

create table balcao.perfil_acesso (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  nome text not null,
  escopo text not null default 'PROPRIO' check (escopo in ('PROPRIO', 'EQUIPE', 'TODOS')),
  -- {acessoMC: false, bloqueioTransmitir: true, …}: an absent flag is granted
  flags jsonb not null default '{}',
  unique (assinatura_id, id),
  unique (assinatura_id, nome)
);

create table balcao.usuario (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
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
  mfa jsonb,
  primeiro_acesso boolean not null default true,
  ultimo_acesso_em timestamptz,
  unique (assinatura_id, id),
  foreign key (assinatura_id, perfil_id) references balcao.perfil_acesso (assinatura_id, id)
);
-- one e-mail is one person in the whole product
create unique index usuario_email on balcao.usuario (lower(email)) where excluido_em is null;
create index usuario_da_assinatura on balcao.usuario (assinatura_id, nome);

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

-- Single-use proofs sent outside a session (expired password, later the forgotten one), stored hashed.
create table balcao.prova_acesso (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  usuario_id uuid not null,
  finalidade text not null check (finalidade in ('SENHA_EXPIRADA', 'SENHA_ESQUECIDA')),
  token_hash bytea not null unique,
  expira_em timestamptz not null,
  usada_em timestamptz,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);

select balcao.tabela_de_assinatura('balcao.assinatura');
select balcao.tabela_de_assinatura('balcao.corretora');
select balcao.tabela_de_assinatura('balcao.perfil_acesso');
select balcao.tabela_de_assinatura('balcao.usuario');
select balcao.tabela_de_assinatura('balcao.sessao');
select balcao.tabela_de_assinatura('balcao.prova_acesso');

-- Guesses per e-mail, known or not: the answer must not tell which. Keyed by a digest; touched through the functions below alone.
create table balcao.tentativa_acesso (
  chave bytea primary key,
  tentativas integer not null default 0,
  bloqueado_ate timestamptz,
  atualizado_em timestamptz not null default now()
);
revoke all on balcao.tentativa_acesso from balcao_app;

-- What must look across subscriptions, and nothing more: each runs as the owner with a fixed search path.

create function balcao.buscar_usuario_por_email(p_email text)
returns table (usuario_id uuid, assinatura_id uuid, senha_hash text, status text, segfyer boolean, bloqueado_ate timestamptz, senha_expira_em timestamptz, assinatura_status text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select u.id, u.assinatura_id, u.senha_hash, u.status, u.segfyer, u.bloqueado_ate, u.senha_expira_em, a.status
  from usuario u join assinatura a on a.id = u.assinatura_id
  where lower(u.email) = lower(p_email) and u.excluido_em is null and a.excluido_em is null
$$;

-- Everything a request needs to know of its session, in one read.
create function balcao.buscar_sessao(p_token_hash bytea)
returns table (
  sessao_id uuid, assinatura_id uuid, usuario_id uuid, guid uuid, companheiro_hash bytea, criado_em timestamptz, expira_em timestamptz,
  encerrada_em timestamptz, usuario_status text, assinatura_status text, email text, nome text, administrador boolean, segfyer boolean,
  segfyer_id uuid, flags jsonb, produtor_id uuid, primeiro_acesso boolean, assinatura_login text, data_assinatura date,
  trial_inicio timestamptz, trial_fim timestamptz, tem_parcela_pendente boolean, nova_jornada boolean,
  nome_corretora text, cnpj_corretora text, email_intranet text
)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select s.id, s.assinatura_id, s.usuario_id, s.guid, s.companheiro_hash, s.criado_em, s.expira_em,
    s.encerrada_em, u.status, a.status, u.email, u.nome, u.administrador, u.segfyer,
    s.segfyer_id, coalesce(p.flags, '{}') || u.flags, u.produtor_id, u.primeiro_acesso, a.login, a.data_assinatura,
    a.trial_inicio, a.trial_fim, a.tem_parcela_pendente, a.nova_jornada,
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

-- Counts a guess before it is checked, so that many at once cannot slip through; an expired lock starts again from one.
-- Returns how many were made so far, or null while locked.
create function balcao.contar_tentativa(p_chave bytea, p_agora timestamptz, p_limite integer, p_bloqueio interval)
returns integer language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  feitas integer;
begin
  insert into tentativa_acesso as t (chave, tentativas, atualizado_em) values (p_chave, 1, p_agora)
  on conflict (chave) do update set
    tentativas = case when t.bloqueado_ate <= p_agora or t.atualizado_em < p_agora - interval '1 day' then 1 else t.tentativas + 1 end,
    bloqueado_ate = case when t.bloqueado_ate <= p_agora then null else t.bloqueado_ate end,
    atualizado_em = p_agora
  returning case when bloqueado_ate is null then tentativas end into feitas;
  if feitas > p_limite then
    update tentativa_acesso set bloqueado_ate = p_agora + p_bloqueio where chave = p_chave;
    return null;
  end if;
  return feitas;
end
$$;

create function balcao.bloquear_tentativas(p_chave bytea, p_ate timestamptz) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  update tentativa_acesso set bloqueado_ate = p_ate where chave = p_chave
$$;

create function balcao.esquecer_tentativas(p_chave bytea) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  delete from tentativa_acesso where chave = p_chave
$$;

grant execute on function
  balcao.buscar_usuario_por_email(text), balcao.buscar_sessao(bytea), balcao.contar_tentativa(bytea, timestamptz, integer, interval),
  balcao.bloquear_tentativas(bytea, timestamptz), balcao.esquecer_tentativas(bytea)
to balcao_app;
