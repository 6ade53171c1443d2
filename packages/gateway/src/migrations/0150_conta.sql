-- Account: confirmed e-mail, legacy login, proofs for more ends, second factor, preferences.

-- who was there before confirmed it by being told the password; an account opened by its own e-mail begins with null
alter table balcao.usuario
  add column email_confirmado_em timestamptz default now(),
  add column telefone text,
  -- the login of the older system, until it is migrated
  add column login_legado text,
  -- never written: the second factor has tables of its own, with what the trail must not repeat
  drop column mfa;
create unique index usuario_login_legado on balcao.usuario (lower(login_legado)) where login_legado is not null and excluido_em is null;

alter table balcao.prova_acesso
  drop constraint prova_acesso_finalidade_check,
  add constraint prova_acesso_finalidade_check check (
    finalidade in ('SENHA_EXPIRADA', 'SENHA_ESQUECIDA', 'CONFIRMAR_EMAIL', 'MIGRACAO', 'DESBLOQUEIO', 'SEGUNDO_FATOR')
  ),
  -- the e-mail a migration confirms
  add column email text;
create index prova_do_usuario on balcao.prova_acesso (assinatura_id, usuario_id, finalidade, criado_em);

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
select balcao.tabela_de_assinatura('balcao.codigo_recuperacao');

create table balcao.preferencia_usuario (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  alterado_em timestamptz not null default now(),
  tema text not null check (tema in ('sistema', 'claro', 'escuro')),
  densidade text not null check (densidade in ('confortavel', 'compacta')),
  collapsed_menu boolean not null,
  show_tutorial_plugin boolean not null,
  unique (assinatura_id, usuario_id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
-- a theme is nothing to keep a trail of
select balcao.tabela_de_assinatura('balcao.preferencia_usuario', false);

-- What sign-in must know of an account, in one read.
drop function balcao.buscar_usuario_por_email(text);
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

create function balcao.buscar_usuario_por_login(p_login text)
returns table (usuario_id uuid, assinatura_id uuid, nome text, senha_hash text, status text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select u.id, u.assinatura_id, u.nome, u.senha_hash, u.status
  from usuario u join assinatura a on a.id = u.assinatura_id
  where lower(u.login_legado) = lower(p_login) and u.excluido_em is null and a.excluido_em is null
$$;

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

-- Whether guesses with a key are locked now.
create function balcao.tentativas_bloqueadas(p_chave bytea, p_agora timestamptz) returns boolean
language sql stable security definer set search_path = balcao, pg_temp as $$
  select exists (select from tentativa_acesso where chave = p_chave and bloqueado_ate > p_agora)
$$;

revoke execute on function balcao.buscar_usuario_por_email(text), balcao.buscar_usuario_por_login(text),
  balcao.buscar_prova(bytea, timestamptz), balcao.tentativas_bloqueadas(bytea, timestamptz) from public;
grant execute on function balcao.buscar_usuario_por_email(text), balcao.buscar_usuario_por_login(text),
  balcao.buscar_prova(bytea, timestamptz), balcao.tentativas_bloqueadas(bytea, timestamptz) to balcao_app;
