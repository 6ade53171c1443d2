-- What a broker answered to a demand of an insurer. The demand is named by its place in balcao.proposta.exigencias, which only grows; what
-- the insurer asks stays the insurer's, what was answered is ours.
create table balcao.resposta_exigencia (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  proposta_id uuid not null,
  -- 1 is the first demand of the proposal
  exigencia integer not null check (exigencia > 0),
  nota text check (nota <> ''),
  unique (assinatura_id, id),
  foreign key (assinatura_id, proposta_id) references balcao.proposta (assinatura_id, id)
);
create index resposta_exigencia_da_proposta on balcao.resposta_exigencia (proposta_id, exigencia) where excluido_em is null;
create trigger carimbar before update on balcao.resposta_exigencia for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.resposta_exigencia');

-- Papers of the case that went with an answer.
create table balcao.anexo_da_resposta (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  resposta_id uuid not null,
  anexo_id uuid not null,
  unique (resposta_id, anexo_id),
  foreign key (assinatura_id, resposta_id) references balcao.resposta_exigencia (assinatura_id, id),
  foreign key (assinatura_id, anexo_id) references balcao.anexo (assinatura_id, id)
);
create index anexo_da_resposta_do_anexo on balcao.anexo_da_resposta (anexo_id);
select balcao.tabela_de_assinatura('balcao.anexo_da_resposta', false);
