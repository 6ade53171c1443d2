-- PDFs on their way to be policies: which of the library an import brought, and what was read of each until a person confirms it.

create table balcao.importacao_documentos (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), usuario_id uuid not null references balcao.usuario (id),
  status text not null default 'ABERTA' check (status in ('ABERTA', 'CANCELADA')),
  unique (assinatura_id, id)
);
create index importacao_documentos_usuario on balcao.importacao_documentos (assinatura_id, usuario_id, criado_em);
comment on table balcao.importacao_documentos is 'Importações de PDFs abertas por alguém.';
select balcao.tabela_de_assinatura('balcao.importacao_documentos', false);

create table balcao.importacao_arquivo (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  importacao_id uuid not null, documento_id uuid not null,
  nome text not null check (nome <> ''),
  repetido boolean not null,
  status text not null default 'NA_FILA' check (status in ('NA_FILA', 'LIDO', 'FALHOU', 'CONFIRMADO', 'IGNORADO', 'CANCELADO')),
  -- emptied once it was confirmed: the policy says it then
  leitura jsonb,
  apolice_id uuid references balcao.apolice (id) on delete set null,
  acao text check (acao in ('CRIAR', 'ATUALIZAR')),
  unique (importacao_id, documento_id),
  foreign key (assinatura_id, importacao_id) references balcao.importacao_documentos (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, documento_id) references balcao.documento (assinatura_id, id) on delete cascade
);
create index importacao_arquivo_documento on balcao.importacao_arquivo (assinatura_id, documento_id);
create index importacao_arquivo_apolice on balcao.importacao_arquivo (apolice_id) where apolice_id is not null;
comment on table balcao.importacao_arquivo is 'Cada PDF de uma importação, com o que se leu dele.';
select balcao.tabela_de_assinatura('balcao.importacao_arquivo', false);
