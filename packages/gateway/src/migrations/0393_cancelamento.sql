-- A subscription that ends: what was paid is kept to be read until its last day, and until then the end can be undone.

alter table balcao.assinatura
  -- first day without access; null while nobody asked for the end
  add column cancela_em date;

create table balcao.cancelamento_assinatura (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  motivo text not null check (motivo in ('PRECO', 'FALTA_RECURSO', 'DIFICIL_DE_USAR', 'TROCA_DE_SISTEMA', 'ENCERRAMENTO', 'OUTRO')),
  comentario text check (length(comentario) <= 1000),
  desfeito_em timestamptz,
  desfeito_por uuid,
  efetivado_em timestamptz,
  check (desfeito_em is null or efetivado_em is null)
);
create unique index cancelamento_em_aberto on balcao.cancelamento_assinatura (assinatura_id) where desfeito_em is null and efetivado_em is null;
comment on table balcao.cancelamento_assinatura is 'Pedidos de cancelamento da assinatura, com o motivo, e se foram desfeitos ou aconteceram.';
select balcao.tabela_de_assinatura('balcao.cancelamento_assinatura');

-- A session says when its subscription ends: until then it only reads.
drop function balcao.buscar_sessao(bytea);
create function balcao.buscar_sessao(p_token_hash bytea)
returns table (
  sessao_id uuid, assinatura_id uuid, usuario_id uuid, guid uuid, companheiro_hash bytea, criado_em timestamptz, expira_em timestamptz,
  encerrada_em timestamptz, motivo text, usuario_status text, assinatura_status text, email text, nome text, administrador boolean,
  segfyer boolean, segfyer_id uuid, flags jsonb, horarios jsonb, produtor_id uuid, primeiro_acesso boolean, assinatura_login text,
  data_assinatura date, trial_inicio timestamptz, trial_fim timestamptz, tem_parcela_pendente boolean,
  nome_corretora text, cnpj_corretora text, email_intranet text, cancela_em text
)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select s.id, s.assinatura_id, s.usuario_id, s.guid, s.companheiro_hash, s.criado_em, s.expira_em,
    s.encerrada_em, s.motivo, u.status, a.status, u.email, u.nome, u.administrador,
    u.segfyer, s.segfyer_id, coalesce(p.flags, '{}') || u.flags, u.horarios, u.produtor_id, u.primeiro_acesso, a.login,
    a.data_assinatura, a.trial_inicio, a.trial_fim, a.tem_parcela_pendente,
    c.fantasia, c.cnpj, c.email_intranet, a.cancela_em::text
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
revoke execute on function balcao.buscar_sessao from public;
grant execute on function balcao.buscar_sessao to balcao_app;

-- A subscription that ends gets no further invoice.
create or replace function balcao.assinaturas_a_faturar(p_ate date) returns table (assinatura_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select a.id from assinatura a
  join lateral (
    select vencimento from fatura_assinatura f where f.assinatura_id = a.id and f.status <> 'CANCELADA' order by vencimento desc limit 1
  ) u on true
  where a.excluido_em is null and a.cancela_em is null and a.status in ('ATIVA', 'PENDENTE')
    and (u.vencimento + interval '1 month')::date <= p_ate
$$;

-- Subscriptions whose last day is over.
create function balcao.assinaturas_a_encerrar(p_hoje date) returns table (assinatura_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select id from assinatura where cancela_em <= p_hoje and status <> 'CANCELADA' and excluido_em is null order by id
$$;
revoke execute on function balcao.assinaturas_a_encerrar from public;
grant execute on function balcao.assinaturas_a_encerrar to balcao_app;
