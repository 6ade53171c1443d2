-- A table of withholdings that a subscription adds, where the product's is late: the newest of both that began is in force.

create table balcao.tabela_retencao_assinatura (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  desde date not null check (extract(day from desde) = 1),
  inss_bps integer not null check (inss_bps between 0 and 10000),
  inss_teto_centavos bigint not null check (inss_teto_centavos > 0),
  irrf_faixas jsonb not null check (jsonb_typeof(irrf_faixas) = 'array'),
  irrf_simplificado_centavos bigint not null check (irrf_simplificado_centavos >= 0),
  irrf_minimo_centavos bigint not null check (irrf_minimo_centavos >= 0),
  irrf_reducao jsonb check (jsonb_typeof(irrf_reducao) = 'object'),
  fonte text not null check (fonte <> ''),
  unique (assinatura_id, id)
);
create unique index tabela_retencao_do_mes on balcao.tabela_retencao_assinatura (assinatura_id, desde) where excluido_em is null;
comment on table balcao.tabela_retencao_assinatura is 'Tabelas mensais de retenção que uma assinatura acrescentou às do produto.';
select balcao.registro('balcao.tabela_retencao_assinatura');
