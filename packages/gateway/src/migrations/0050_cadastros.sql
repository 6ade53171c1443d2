-- A brokerage's own records: who sells, who is insured, which insurers and ramos it works with (domain design §2.2).

create table balcao.produtor (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  tipo text not null check (tipo in ('INTERNO', 'EXTERNO', 'INDICADOR', 'CORRETOR')),
  pessoa text not null check (pessoa in ('PF', 'PJ')),
  nome text not null,
  documento text not null,
  susep text,
  email text,
  celular text,
  ativo boolean not null default true,
  regime text check (regime in ('PF', 'SIMPLES', 'PRESUMIDO', 'REAL')),
  -- withheld of what they receive
  ir_bps integer not null default 0 check (ir_bps between 0 and 10000),
  iss_bps integer not null default 0 check (iss_bps between 0 and 10000),
  inss_bps integer not null default 0 check (inss_bps between 0 and 10000),
  -- {banco, agencia, conta, tipo}
  conta jsonb check (jsonb_typeof(conta) = 'object'),
  -- {tipo, chave}
  pix jsonb check (jsonb_typeof(pix) = 'object'),
  supervisor_id uuid check (supervisor_id <> id),
  -- what the list is searched by
  busca text not null generated always as (
    balcao.sem_acento(nome) || ' ' || balcao.busca_valor(documento) || ' ' || balcao.busca_valor(susep) || ' ' ||
    balcao.sem_acento(coalesce(email, '')) || ' ' || balcao.busca_valor(celular)) stored,
  unique (assinatura_id, id),
  constraint produtor_supervisor foreign key (assinatura_id, supervisor_id) references balcao.produtor (assinatura_id, id)
);
create unique index produtor_documento on balcao.produtor (assinatura_id, documento) where excluido_em is null;
create index produtor_nome on balcao.produtor (assinatura_id, (nome collate balcao.pt_br), id) where excluido_em is null;
create index produtor_do_supervisor on balcao.produtor (assinatura_id, supervisor_id) where supervisor_id is not null;
comment on table balcao.produtor is 'Quem traz negócios à corretora e recebe repasse.';
select balcao.registro('balcao.produtor');

-- What a producer receives of a sale.
create table balcao.regra_repasse (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  produtor_id uuid not null,
  -- null: of every ramo, insurer, kind of business
  ramo text references balcao.ramo (codigo),
  seguradora text references balcao.seguradora (slug),
  negocio text check (negocio in ('NOVO', 'RENOVACAO')),
  base text not null check (base in ('COMISSAO_BRUTA', 'COMISSAO_LIQUIDA', 'PREMIO_LIQUIDO')),
  pct_bps integer not null check (pct_bps between 1 and 10000),
  momento text not null check (momento in ('RECEBIMENTO', 'EMISSAO')),
  desde date not null,
  ate date check (ate >= desde),
  unique (assinatura_id, id),
  foreign key (assinatura_id, produtor_id) references balcao.produtor (assinatura_id, id)
);
create index regra_repasse_do_produtor on balcao.regra_repasse (assinatura_id, produtor_id);
create index regra_repasse_do_ramo on balcao.regra_repasse (assinatura_id, ramo) where ramo is not null;
comment on table balcao.regra_repasse is 'Quanto de cada comissão é repassado a um produtor, e quando.';
select balcao.registro('balcao.regra_repasse');

create table balcao.segurado (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  pessoa text not null check (pessoa in ('PF', 'PJ')),
  -- 11 digits, or the 14 upper-case characters of a CNPJ; never a number
  documento text not null check (documento ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  nome text not null,
  nome_social text,
  nascimento date,
  sexo text check (sexo in ('M', 'F', 'ND')),
  estado_civil text check (estado_civil in ('SOLTEIRO', 'CASADO', 'UNIAO_ESTAVEL', 'SEPARADO', 'DIVORCIADO', 'VIUVO', 'OUTROS')),
  profissao text,
  renda_centavos bigint check (renda_centavos >= 0),
  email text,
  celular text,
  cep text check (cep ~ '^[0-9]{8}$'),
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade text,
  uf text check (uf ~ '^[A-Z]{2}$'),
  produtor_id uuid,
  origem text not null default 'INTERNO',
  tags text[] not null default '{}',
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  unique (assinatura_id, id),
  foreign key (assinatura_id, produtor_id) references balcao.produtor (assinatura_id, id)
);
create unique index segurado_documento on balcao.segurado (assinatura_id, documento) where excluido_em is null;
create index segurado_do_produtor on balcao.segurado (assinatura_id, produtor_id) where produtor_id is not null;
comment on table balcao.segurado is 'Clientes da corretora: pessoas e empresas.';
select balcao.registro('balcao.segurado');

create table balcao.seguradora_tenant (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  seguradora text not null references balcao.seguradora (slug),
  corretora_id uuid not null,
  codigo_corretor text not null,
  ativo boolean not null default true,
  -- [{linha, padraoBps, minBps, maxBps}]
  comissao jsonb not null default '[]',
  politica_comissao text not null default 'PARCELADA' check (politica_comissao in ('PARCELADA', 'PRIMEIRA', 'ANTECIPADA')),
  regras_estorno jsonb not null default '[]',
  unique (assinatura_id, seguradora, corretora_id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id)
);
comment on table balcao.seguradora_tenant is 'Seguradoras com que uma corretora trabalha, e as credenciais seladas.';
select balcao.registro('balcao.seguradora_tenant');

-- What a subscription chooses for a ramo of the shared catalogue; what is null is the catalogue's own.
create table balcao.ramo_assinatura (
  -- the ramo's own code: what the trail knows the row by
  id text not null references balcao.ramo (codigo),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  apelido text check (length(apelido) between 2 and 80),
  ativo boolean not null default true,
  comissao_padrao_bps integer check (comissao_padrao_bps between 0 and 10000),
  aviso_renovacao_dias integer[] check (cardinality(aviso_renovacao_dias) between 1 and 10),
  primary key (assinatura_id, id)
);
comment on table balcao.ramo_assinatura is 'O que uma assinatura mudou de um ramo do catálogo.';
select balcao.registro('balcao.ramo_assinatura');

-- Insurers, or the covers of one line, kept under a name to be applied to other cases: a person's own, or the whole brokerage's.
create table balcao.conjunto (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  usuario_id uuid not null,
  tipo text not null check (tipo in ('SEGURADORAS', 'COBERTURAS')),
  -- of a set of covers; empty in one of insurers, which serves every line
  linha text not null default '' check ((tipo = 'COBERTURAS') = (linha <> '')),
  nome text not null check (nome <> ''),
  seguradoras text[] not null default '{}',
  -- fields of the line's form, as its draft holds them
  coberturas jsonb not null default '{}' check (jsonb_typeof(coberturas) = 'object'),
  compartilhado boolean not null default false,
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
-- one name among one's own, and one among those of the brokerage
create unique index conjunto_nome_meu on balcao.conjunto (assinatura_id, usuario_id, tipo, linha, lower(nome))
  where excluido_em is null and not compartilhado;
create unique index conjunto_nome_da_corretora on balcao.conjunto (assinatura_id, tipo, linha, lower(nome))
  where excluido_em is null and compartilhado;
comment on table balcao.conjunto is 'Seguradoras ou coberturas guardadas com um nome, para aplicar a outros orçamentos.';
select balcao.registro('balcao.conjunto');

-- A list as a user likes to read it: filters and order under a name, their own or the whole brokerage's.
create table balcao.filtro_salvo (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  usuario_id uuid not null,
  lista text not null check (lista in ('ORCAMENTOS', 'COTACOES', 'RENOVACOES', 'PERDAS', 'SOLICITACOES', 'PRODUTORES', 'RAMOS')),
  nome text not null check (nome <> ''),
  -- words of the list's address, as text
  consulta jsonb not null check (jsonb_typeof(consulta) = 'object'),
  -- what its owner's list opens with
  padrao boolean not null default false,
  compartilhado boolean not null default false,
  -- conditions in groups, of the grammar of filters; null: nothing besides the words
  definicao jsonb check (jsonb_typeof(definicao) = 'object'),
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create unique index filtro_salvo_nome on balcao.filtro_salvo (assinatura_id, usuario_id, lista, lower(nome)) where excluido_em is null;
create unique index filtro_salvo_padrao on balcao.filtro_salvo (assinatura_id, usuario_id, lista) where padrao and excluido_em is null;
comment on table balcao.filtro_salvo is 'Filtros de listas guardados com um nome.';
select balcao.registro('balcao.filtro_salvo');

-- A file that is to become records: kept whole until it is written or given up, so that a process that dies meanwhile loses nothing.
create table balcao.importacao_cadastro (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  usuario_id uuid not null,
  cadastro text not null check (cadastro in ('PRODUTOR')),
  nome text not null,
  status text not null default 'RECEBIDA'
    check (status in ('RECEBIDA', 'CONFERINDO', 'CONFERIDA', 'GRAVANDO', 'CONCLUIDA', 'CANCELADA', 'FALHOU')),
  -- cells of the file, a list a line; gone once nothing more is to be read of them
  linhas jsonb,
  colunas jsonb not null,
  amostra jsonb not null,
  mapeamento jsonb not null default '{}',
  total integer not null,
  processadas integer not null default 0,
  validas integer not null default 0,
  recusadas integer not null default 0,
  erros jsonb not null default '[]',
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index importacao_cadastro_da_assinatura on balcao.importacao_cadastro (assinatura_id, criado_em);
comment on table balcao.importacao_cadastro is 'Planilhas de cadastro à espera de virar registros.';
-- the trail records what was written of the file, not each step of reading it
select balcao.registro('balcao.importacao_cadastro', false);
