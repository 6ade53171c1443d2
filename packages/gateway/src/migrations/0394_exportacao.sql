-- The data of a subscription, taken away by its administrators: asked for, written by a job, and offered until it expires.
create table balcao.exportacao_conta (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  status text not null default 'NA_FILA' check (status in ('NA_FILA', 'GERANDO', 'PRONTA', 'FALHOU', 'VENCIDA')),
  -- files of the archive: written, and in all
  feitos integer not null default 0,
  total integer not null,
  -- by which the store of files knows it
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint,
  expira_em timestamptz,
  check ((status in ('PRONTA', 'VENCIDA')) = (sha256 is not null and bytes is not null and expira_em is not null))
);
create unique index exportacao_em_curso on balcao.exportacao_conta (assinatura_id) where status in ('NA_FILA', 'GERANDO');
create index exportacao_da_assinatura on balcao.exportacao_conta (assinatura_id, id);
comment on table balcao.exportacao_conta is 'Exportações dos dados da assinatura: andamento, arquivo e até quando ele pode ser baixado.';
select balcao.tabela_de_assinatura('balcao.exportacao_conta');
