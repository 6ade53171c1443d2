-- What a subscription chooses besides its quoting: one row for each group, whose shape the contract says.
create table balcao.parametro (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  grupo text not null check (grupo in ('acesso', 'calendario', 'renovacao', 'remetente', 'expediente')),
  valor jsonb not null check (jsonb_typeof(valor) = 'object'),
  unique (assinatura_id, grupo)
);
comment on table balcao.parametro is 'Escolhas da assinatura fora da cotação, um grupo por linha: acesso, calendário, renovação.';
select balcao.registro('balcao.parametro');

-- the hours of access follow the holidays: open connections are judged again
create trigger direitos_mudaram after insert or update of valor on balcao.parametro
  for each row when (new.grupo in ('acesso', 'calendario')) execute function balcao.avisar_direitos();

-- The same read as before, with the holidays its user's hours are judged by.
drop function balcao.buscar_sessao(bytea);
create function balcao.buscar_sessao(p_token_hash bytea)
returns table (
  sessao_id uuid, assinatura_id uuid, usuario_id uuid, guid uuid, companheiro_hash bytea, criado_em timestamptz, expira_em timestamptz,
  encerrada_em timestamptz, motivo text, usuario_status text, assinatura_status text, email text, nome text, administrador boolean,
  segfyer boolean, segfyer_id uuid, flags jsonb, horarios jsonb, produtor_id uuid, primeiro_acesso boolean, assinatura_login text,
  data_assinatura date, trial_inicio timestamptz, trial_fim timestamptz, tem_parcela_pendente boolean,
  nome_corretora text, cnpj_corretora text, email_intranet text, cancela_em text, acesso jsonb, calendario jsonb
)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select s.id, s.assinatura_id, s.usuario_id, s.guid, s.companheiro_hash, s.criado_em, s.expira_em,
    s.encerrada_em, s.motivo, u.status, a.status, u.email, u.nome, u.administrador,
    u.segfyer, s.segfyer_id, coalesce(p.flags, '{}') || u.flags, u.horarios, u.produtor_id, u.primeiro_acesso, a.login,
    a.data_assinatura, a.trial_inicio, a.trial_fim, a.tem_parcela_pendente,
    c.fantasia, c.cnpj, c.email_intranet, a.cancela_em::text,
    -- only hours are judged by them: most users have none
    case when u.horarios <> '[]' then (select valor from parametro where assinatura_id = s.assinatura_id and grupo = 'acesso') end,
    case when u.horarios <> '[]' then (select valor from parametro where assinatura_id = s.assinatura_id and grupo = 'calendario') end
  from sessao s
  join usuario u on u.id = s.usuario_id and u.excluido_em is null
  join assinatura a on a.id = s.assinatura_id and a.excluido_em is null
  left join perfil_acesso p on p.id = u.perfil_id and p.excluido_em is null
  left join lateral (
    select fantasia, cnpj, email_intranet from corretora
    where corretora.assinatura_id = s.assinatura_id and excluido_em is null
    -- the user's own brokerage first, else the subscription's main one
    order by ativo desc, array_position(u.corretora_ids, id), principal desc, id
    limit 1
  ) c on true
  where s.token_hash = p_token_hash
$$;

-- What sign-in must know of an account, in one read, with what its subscription asks of everybody who enters.
drop function balcao.buscar_usuario_por_email(text);
create function balcao.buscar_usuario_por_email(p_email text)
returns table (
  usuario_id uuid, assinatura_id uuid, nome text, email text, senha_hash text, status text, segfyer boolean, bloqueado_ate timestamptz,
  senha_expira_em timestamptz, assinatura_status text, horarios jsonb, email_confirmado_em timestamptz, tem_segundo_fator boolean,
  acesso jsonb, calendario jsonb
)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select u.id, u.assinatura_id, u.nome, u.email, u.senha_hash, u.status, u.segfyer, u.bloqueado_ate,
    u.senha_expira_em, a.status, u.horarios, u.email_confirmado_em,
    exists (select from segundo_fator f where f.usuario_id = u.id and f.ativo_em is not null),
    (select valor from parametro where assinatura_id = u.assinatura_id and grupo = 'acesso'),
    (select valor from parametro where assinatura_id = u.assinatura_id and grupo = 'calendario')
  from usuario u join assinatura a on a.id = u.assinatura_id
  where lower(u.email) = lower(p_email) and u.excluido_em is null and a.excluido_em is null
$$;
revoke execute on function balcao.buscar_sessao, balcao.buscar_usuario_por_email from public;
grant execute on function balcao.buscar_sessao, balcao.buscar_usuario_por_email to balcao_app;

-- Whoever lacks the second factor their subscription asks for enrols before the session begins, by a proof of its own.
alter table balcao.prova_acesso drop constraint prova_acesso_finalidade_check;
alter table balcao.prova_acesso add constraint prova_acesso_finalidade_check
  check (finalidade in ('SENHA_EXPIRADA', 'SENHA_ESQUECIDA', 'CONFIRMAR_EMAIL', 'MIGRACAO', 'DESBLOQUEIO', 'SEGUNDO_FATOR', 'CONVITE',
    'INSCRICAO_FATOR'));
