-- The book of business as far as /home reads it: policies about to end, and what happened lately.

create table balcao.apolice (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  numero text not null,
  seguradora text not null references balcao.seguradora (slug),
  ramo text not null references balcao.ramo (codigo),
  corretora_id uuid not null,
  segurado_id uuid not null,
  bem text not null,
  orcamento_id uuid,
  produtor_id uuid,
  usuario_id uuid not null,
  emissao date not null,
  vig_ini date not null,
  vig_fim date not null check (vig_fim > vig_ini),
  premio_liquido_centavos bigint not null check (premio_liquido_centavos > 0),
  iof_centavos bigint not null check (iof_centavos >= 0),
  premio_total_centavos bigint not null,
  situacao_renovacao text not null default 'A_RENOVAR'
    check (situacao_renovacao in ('A_RENOVAR', 'EM_COTACAO', 'RENOVADA_PROPRIA', 'RENOVADA_OUTRA', 'NAO_RENOVADA')),
  status text not null check (status in ('A_VIGORAR', 'VIGENTE', 'VENCIDA', 'SUSPENSA', 'CANCELADA')),
  unique (assinatura_id, seguradora, numero, corretora_id),
  unique (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, produtor_id) references balcao.produtor (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  check (premio_liquido_centavos + iof_centavos = premio_total_centavos)
);
create index apolice_a_renovar on balcao.apolice (assinatura_id, vig_fim)
  where excluido_em is null and situacao_renovacao in ('A_RENOVAR', 'EM_COTACAO');

-- What the broker's day shows as recent; the audit trail keeps the rest.
create table balcao.atividade (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  em timestamptz not null default now(),
  tipo text not null check (tipo in ('ORCAMENTO_ABERTO', 'COTACAO_CONCLUIDA', 'ORCAMENTO_FECHADO', 'ORCAMENTO_RECUSADO', 'OUTRA')),
  usuario_id uuid not null,
  orcamento_id uuid,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id)
);
create index atividade_recente on balcao.atividade (assinatura_id, em desc);
create index atividade_do_usuario on balcao.atividade (assinatura_id, usuario_id, em desc);

create trigger carimbar before update on balcao.apolice for each row execute function balcao.carimbar();

-- counters, immutable offers and the activity list are their own trail
select balcao.tabela_de_assinatura('balcao.sequencia', false);
select balcao.tabela_de_assinatura('balcao.orcamento');
select balcao.tabela_de_assinatura('balcao.cotacao');
select balcao.tabela_de_assinatura('balcao.resultado_cotacao');
select balcao.tabela_de_assinatura('balcao.oferta_cotacao', false);
select balcao.tabela_de_assinatura('balcao.apolice');
select balcao.tabela_de_assinatura('balcao.atividade', false);
