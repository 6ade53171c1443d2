-- Quoting: the broker's case, its immutable runs, what each insurer answered (domain design §2.3, §2.6).

-- Names sort the Brazilian way; by code point where the server has no ICU data.
do $$
begin
  create collation balcao.pt_br (provider = icu, locale = 'pt-BR');
exception when others then
  create collation balcao.pt_br from "C";
end
$$;

-- Human numbers, one sequence per subscription and entity. A number is taken under the row's lock and given back by a rollback:
-- neither gaps nor two cases with one number.
create table balcao.sequencia (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  nome text not null,
  ultimo integer not null default 0,
  unique (assinatura_id, nome)
);

create table balcao.orcamento (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  numero integer not null check (numero > 0),
  linha text not null check (linha in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'OUTRO')),
  tipo text not null default 'NOVO' check (tipo in ('NOVO', 'RENOVACAO_PROPRIA', 'RENOVACAO_CONGENERE')),
  origem text not null default 'INTERNO' check (origem in ('INTERNO', 'MANUAL', 'PAGINA_PUBLICA', 'RENOVACAO', 'IMPORTADO')),
  status text not null default 'RASCUNHO'
    check (status in ('RASCUNHO', 'CALCULANDO', 'CALCULADO', 'ENVIADO', 'FECHADO', 'RECUSADO', 'EXPIRADO')),
  usuario_id uuid not null,
  segurado_id uuid,
  -- read from the draft each time it is saved, so that the list never opens the JSON
  segurado_nome text,
  segurado_documento text,
  bem text,
  vig_ini date,
  vig_fim date,
  rascunho jsonb not null default '{}',
  schema_versao integer not null default 1,
  -- lock of the draft alone: an answer that arrives must not refuse the broker's next save
  rascunho_versao integer not null default 1,
  rascunho_por uuid,
  -- last run, and the best price it brought
  cotacao_id uuid,
  melhor_premio_centavos bigint check (melhor_premio_centavos > 0),
  melhor_seguradora text references balcao.seguradora (slug),
  fechado_em timestamptz,
  motivo_recusa text check (motivo_recusa in
    ('PRECO', 'CONCORRENTE', 'BANCO_DIRETO', 'DESISTIU', 'SEM_RETORNO', 'COBERTURA', 'ACEITACAO', 'ATRASO', 'DUPLICADO', 'OUTRO')),
  busca text not null generated always as
    (balcao.sem_acento(
      numero::text || ' ' || coalesce(segurado_nome, '') || ' ' || coalesce(segurado_documento, '') || ' ' || coalesce(bem, '')
      -- a plate is found with or without its hyphen
      || ' ' || replace(coalesce(bem, ''), '-', '')
    )) stored,
  unique (assinatura_id, numero),
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  check (status <> 'FECHADO' or fechado_em is not null),
  check (status <> 'RECUSADO' or motivo_recusa is not null)
) with (toast_tuple_target = 256);

-- The draft lives out of line: a page of the heap then holds tens of cases and the list reads little.
alter table balcao.orcamento alter column rascunho set storage external;

-- No trigram index on `busca`: `like` is not leakproof, so behind row-level security PostgreSQL would never use one.
-- The indexes below already narrow a search to one subscription.
create index orcamento_alterado on balcao.orcamento (assinatura_id, alterado_em, id) where excluido_em is null;
create index orcamento_criado on balcao.orcamento (assinatura_id, criado_em, id) where excluido_em is null;
create index orcamento_usuario on balcao.orcamento (assinatura_id, usuario_id, alterado_em, id) where excluido_em is null;
create index orcamento_status on balcao.orcamento (assinatura_id, status, alterado_em, id) where excluido_em is null;

create table balcao.cotacao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  orcamento_id uuid not null,
  -- 1 for the first run of the case, then 2, 3 …
  rodada integer not null check (rodada > 0),
  status text not null default 'NA_FILA' check (status in ('NA_FILA', 'CALCULANDO', 'PARCIAL', 'CONCLUIDA', 'CANCELADA')),
  -- everything asked, frozen: {risco, corretor, codigos}
  snapshot jsonb not null,
  payload_hash text not null check (payload_hash ~ '^[0-9a-f]{64}$'),
  seguradoras text[] not null check (cardinality(seguradoras) > 0),
  comissao_bps jsonb not null default '{}',
  desconto_bps jsonb not null default '{}',
  iniciada_em timestamptz,
  concluida_em timestamptz,
  limite_segundos integer not null check (limite_segundos > 0),
  unique (orcamento_id, rodada),
  unique (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id)
);
create index cotacao_em_curso on balcao.cotacao (assinatura_id, orcamento_id) where status in ('NA_FILA', 'CALCULANDO', 'PARCIAL');

alter table balcao.orcamento
  add foreign key (assinatura_id, cotacao_id) references balcao.cotacao (assinatura_id, id) deferrable initially deferred;

create table balcao.resultado_cotacao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  cotacao_id uuid not null,
  seguradora text not null references balcao.seguradora (slug),
  status text not null default 'PENDENTE'
    check (status in ('PENDENTE', 'CALCULANDO', 'OK', 'RECUSADO', 'ERRO', 'TIMEOUT', 'CREDENCIAL', 'CANCELADO')),
  familia_erro text check (familia_erro in ('CREDENCIAL', 'PERMISSAO', 'DADO', 'ACEITACAO', 'COMERCIAL', 'INSTABILIDADE')),
  mensagens jsonb not null default '[]',
  numero_calculo text,
  validade date,
  iniciado_em timestamptz,
  tempo_ms integer check (tempo_ms >= 0),
  -- how often the insurer was asked; part of the idempotency key it is given
  tentativas integer not null default 0 check (tentativas >= 0),
  unique (cotacao_id, seguradora),
  unique (assinatura_id, id),
  foreign key (assinatura_id, cotacao_id) references balcao.cotacao (assinatura_id, id),
  check ((familia_erro is not null) = (status in ('RECUSADO', 'ERRO', 'TIMEOUT', 'CREDENCIAL')))
);

create table balcao.oferta_cotacao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  resultado_id uuid not null,
  cotacao_id uuid not null,
  ordem integer not null,
  pacote text not null,
  principal boolean not null,
  premio_liquido_centavos bigint not null check (premio_liquido_centavos > 0),
  iof_centavos bigint not null check (iof_centavos >= 0),
  premio_total_centavos bigint not null,
  comissao_bps integer not null check (comissao_bps between 0 and 10000),
  comissao_centavos bigint not null check (comissao_centavos >= 0),
  franquias jsonb not null default '[]',
  coberturas jsonb not null default '[]',
  assistencias jsonb not null default '[]',
  parcelamentos jsonb not null default '[]',
  observacoes jsonb not null default '[]',
  unique (resultado_id, ordem),
  foreign key (assinatura_id, resultado_id) references balcao.resultado_cotacao (assinatura_id, id),
  foreign key (assinatura_id, cotacao_id) references balcao.cotacao (assinatura_id, id),
  check (premio_liquido_centavos + iof_centavos = premio_total_centavos)
);
create index oferta_da_cotacao on balcao.oferta_cotacao (cotacao_id);
