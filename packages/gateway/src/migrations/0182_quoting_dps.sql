-- The health declaration of a chosen life offer: sensitive data, under a consent that is told whole and may be withdrawn.
create table balcao.declaracao_saude (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  orcamento_id uuid not null,
  oferta_id uuid not null,
  -- which words were consented to, when, and who wrote it down; stays after a withdrawal
  termo_versao text not null check (termo_versao <> ''),
  consentido_em timestamptz not null,
  registrado_por uuid not null,
  revogado_em timestamptz,
  -- the answers, sealed for this row's offer; the audit trail never copies a column of this name
  segredo bytea,
  unique (oferta_id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (oferta_id) references balcao.oferta_cotacao (id) on delete cascade,
  foreign key (assinatura_id, registrado_por) references balcao.usuario (assinatura_id, id),
  -- withdrawn means gone
  check ((revogado_em is null) = (segredo is not null))
);
create index declaracao_do_orcamento on balcao.declaracao_saude (assinatura_id, orcamento_id);

create trigger carimbar before update on balcao.declaracao_saude for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.declaracao_saude');
