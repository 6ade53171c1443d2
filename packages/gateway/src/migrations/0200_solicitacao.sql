-- Questions a client answers on a page of their own, and the lead those answers become (domain design §2.3).

-- A link of one questionnaire. The token itself is nowhere: only its digest is kept.
create table balcao.questionario_link (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  linha text not null check (linha = 'AUTO'),
  -- who sent it: who is told of the answers
  usuario_id uuid not null,
  corretora_id uuid not null,
  -- the draft the answers prefill, when it began in one
  orcamento_id uuid,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  expira_em timestamptz not null,
  revogado_em timestamptz,
  aberto_em timestamptz,
  respondido_em timestamptz,
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id)
);
create index questionario_recente on balcao.questionario_link (assinatura_id, usuario_id, criado_em desc);

create table balcao.solicitacao_cotacao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  linha text not null check (linha in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'OUTRO')),
  origem text not null check (origem in ('QUESTIONARIO', 'PAGINA_PUBLICA')),
  status text not null default 'NOVA' check (status in ('NOVA', 'EM_ATENDIMENTO', 'CONVERTIDA', 'DESCARTADA')),
  -- read from the answers, so that the list never opens the JSON
  nome text not null check (nome <> ''),
  email text,
  celular text,
  -- blocks of the line's risk, as far as the client answered them
  dados jsonb not null,
  -- {texto, versao, em, ip}: what was accepted, and when; the proof never changes
  consentimento jsonb not null check (consentimento ? 'texto' and consentimento ? 'em'),
  -- a link is answered once
  questionario_id uuid unique,
  orcamento_id uuid,
  -- whose link it came from; null: whoever takes it first
  usuario_id uuid,
  responsavel_id uuid,
  assumida_em timestamptz,
  motivo_descarte text,
  unique (assinatura_id, id),
  foreign key (assinatura_id, questionario_id) references balcao.questionario_link (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, responsavel_id) references balcao.usuario (assinatura_id, id),
  check (status in ('NOVA', 'DESCARTADA') or responsavel_id is not null),
  check (status <> 'CONVERTIDA' or orcamento_id is not null)
);
create index solicitacao_recente on balcao.solicitacao_cotacao (assinatura_id, status, criado_em desc, id) where excluido_em is null;

create function balcao.vigiar_solicitacao() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in
    (('NOVA', 'EM_ATENDIMENTO'), ('NOVA', 'DESCARTADA'), ('EM_ATENDIMENTO', 'CONVERTIDA'), ('EM_ATENDIMENTO', 'DESCARTADA')) then
    raise exception 'transição recusada: solicitação de % para %', old.status, new.status
      using errcode = 'check_violation', constraint = 'solicitacao_transicao';
  end if;
  if (new.dados, new.consentimento, new.questionario_id) is distinct from (old.dados, old.consentimento, old.questionario_id) then
    raise exception 'o que o cliente respondeu não muda' using errcode = 'check_violation', constraint = 'solicitacao_imutavel';
  end if;
  return new;
end
$$;
create trigger vigiar_estado before update on balcao.solicitacao_cotacao for each row execute function balcao.vigiar_solicitacao();
create trigger carimbar before update on balcao.solicitacao_cotacao for each row execute function balcao.carimbar();
create trigger carimbar before update on balcao.questionario_link for each row execute function balcao.carimbar();

select balcao.tabela_de_assinatura('balcao.questionario_link');
select balcao.tabela_de_assinatura('balcao.solicitacao_cotacao');

-- Whose link a token is, for whoever comes without a session: only while it holds.
create function balcao.buscar_questionario(p_hash bytea, p_agora timestamptz)
returns table (id uuid, assinatura_id uuid, usuario_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select q.id, q.assinatura_id, q.usuario_id
  from questionario_link q
  join assinatura a on a.id = q.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where q.token_hash = p_hash and q.revogado_em is null and q.excluido_em is null and q.expira_em > p_agora
$$;
revoke execute on function balcao.buscar_questionario(bytea, timestamptz) from public;
grant execute on function balcao.buscar_questionario(bytea, timestamptz) to balcao_app;
