-- Proposals, claims and tasks, as far as they are found, counted and shown today (domain design §2.3, §2.5, §2.6).

create table balcao.proposta (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  numero integer not null check (numero > 0),
  -- given by the insurer once transmitted
  numero_seguradora text,
  orcamento_id uuid,
  seguradora text not null references balcao.seguradora (slug),
  ramo text not null references balcao.ramo (codigo),
  corretora_id uuid not null,
  segurado_id uuid not null,
  apolice_id uuid,
  usuario_id uuid not null,
  bem text not null,
  placa text,
  vig_ini date not null,
  vig_fim date not null check (vig_fim > vig_ini),
  premio_liquido_centavos bigint not null check (premio_liquido_centavos > 0),
  iof_centavos bigint not null check (iof_centavos >= 0),
  premio_total_centavos bigint not null,
  comissao_bps integer not null default 0 check (comissao_bps between 0 and 10000),
  transmitida_em timestamptz,
  -- silence of the insurer until this day counts as acceptance (domain design §5.6)
  prazo_aceite date,
  status text not null default 'RASCUNHO' check (status in
    ('RASCUNHO', 'TRANSMITIDA', 'EM_ANALISE', 'EXIGENCIA', 'VISTORIA', 'ACEITA', 'EMITIDA', 'RECUSADA', 'CANCELADA')),
  unique (assinatura_id, id),
  unique (assinatura_id, numero),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  check (premio_liquido_centavos + iof_centavos = premio_total_centavos),
  check (status in ('RASCUNHO', 'CANCELADA') or transmitida_em is not null)
);
create index proposta_do_segurado on balcao.proposta (assinatura_id, segurado_id) where excluido_em is null;
create index proposta_status on balcao.proposta (assinatura_id, status, alterado_em, id) where excluido_em is null;

create table balcao.sinistro (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  numero integer not null check (numero > 0),
  protocolo_seguradora text,
  apolice_id uuid not null,
  usuario_id uuid not null,
  item text not null,
  placa text,
  causa text not null check (causa in ('COLISAO', 'ROUBO', 'FURTO', 'INCENDIO', 'ALAGAMENTO', 'DANOS_ELETRICOS', 'VENDAVAL', 'MORTE',
    'INVALIDEZ', 'DOENCA', 'TERCEIROS', 'VIDROS', 'OUTROS')),
  ocorrido_em timestamptz not null,
  aviso_em timestamptz not null check (aviso_em >= ocorrido_em),
  local text,
  relato text,
  -- [{nome, documento, veiculo, danos, status}]
  terceiros jsonb not null default '[]',
  -- [{documento, status}]
  checklist jsonb not null default '[]',
  -- {orcado, franquia, indenizado, salvado}, centavos
  valores jsonb not null default '{}',
  classificacao text check (classificacao in ('PARCIAL', 'INTEGRAL')),
  negativa text check (negativa in ('RISCO_EXCLUIDO', 'RISCO_AGRAVADO', 'SEM_DOCUMENTACAO', 'DOCUMENTACAO_INCOMPLETA', 'PRESCRICAO',
    'FORA_COBERTURA', 'OUTROS')),
  prazo_regulacao date,
  -- [{em, texto}]
  andamentos jsonb not null default '[]',
  status text not null default 'AVISO' check (status in ('AVISO', 'DOCUMENTACAO', 'VISTORIA', 'REGULACAO', 'REPARO', 'INDENIZACAO',
    'ENCERRADO_COM_INDENIZACAO', 'ENCERRADO_SEM_INDENIZACAO', 'REABERTO')),
  unique (assinatura_id, id),
  unique (assinatura_id, numero),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  check (negativa is null or status in ('ENCERRADO_SEM_INDENIZACAO', 'REABERTO'))
);
create index sinistro_da_apolice on balcao.sinistro (assinatura_id, apolice_id) where excluido_em is null;
create index sinistro_status on balcao.sinistro (assinatura_id, status, alterado_em, id) where excluido_em is null;

create table balcao.tarefa (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  titulo text not null check (titulo <> ''),
  tipo text not null check (tipo in ('RENOVACAO', 'RETORNO', 'COBRANCA', 'DOCUMENTO', 'SINISTRO', 'OUTRO')),
  -- what it is about: {tipo, id}
  vinculo jsonb,
  responsavel_id uuid not null,
  vencimento date not null,
  prioridade text not null default 'NORMAL' check (prioridade in ('BAIXA', 'NORMAL', 'ALTA')),
  recorrencia text check (recorrencia in ('DIARIA', 'SEMANAL', 'MENSAL', 'ANUAL')),
  concluida_em timestamptz,
  status text not null default 'ABERTA' check (status in ('ABERTA', 'EM_ANDAMENTO', 'CONCLUIDA', 'CANCELADA')),
  unique (assinatura_id, id),
  foreign key (assinatura_id, responsavel_id) references balcao.usuario (assinatura_id, id),
  check ((status = 'CONCLUIDA') = (concluida_em is not null))
);
create index tarefa_aberta on balcao.tarefa (assinatura_id, responsavel_id, vencimento)
  where excluido_em is null and status in ('ABERTA', 'EM_ANDAMENTO');

create trigger carimbar before update on balcao.proposta for each row execute function balcao.carimbar();
create trigger carimbar before update on balcao.sinistro for each row execute function balcao.carimbar();
create trigger carimbar before update on balcao.tarefa for each row execute function balcao.carimbar();

select balcao.tabela_de_assinatura('balcao.proposta');
select balcao.tabela_de_assinatura('balcao.sinistro');
select balcao.tabela_de_assinatura('balcao.tarefa');
