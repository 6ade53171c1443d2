-- Commission statements of insurers, from the file to the account of the brokerage, and receipts without a statement.

insert into balcao.natureza_contabil (codigo, grupo, titular, realizada, descricao) values
  ('IRRF_RETIDO', 'ATIVO', 'SEGURADORA', true, 'Imposto de renda que as seguradoras retiveram das comissões'),
  ('ISS_RETIDO', 'ATIVO', 'SEGURADORA', true, 'Imposto sobre serviços que as seguradoras retiveram das comissões'),
  ('INSS_RETIDO', 'ATIVO', 'SEGURADORA', true, 'Contribuição à previdência que as seguradoras retiveram das comissões'),
  ('OUTRAS_RETENCOES', 'ATIVO', 'SEGURADORA', true, 'Outros descontos das seguradoras sobre as comissões'),
  ('COMISSAO_NAO_IDENTIFICADA', 'PASSIVO', 'SEGURADORA', true, 'O que as seguradoras creditaram sem que se saiba de que comissão é');

-- How the files of an insurer are read, made once on screen; the newest that reads a file is the one it is read by.
create table balcao.extrato_mapeamento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  alterado_em timestamptz not null default now(),
  seguradora text not null references balcao.seguradora (slug),
  -- digest of the mapping: an insurer may print in several layouts
  resumo text not null,
  mapeamento jsonb not null,
  unique (assinatura_id, seguradora, resumo)
);
comment on table balcao.extrato_mapeamento is 'Como se leem os extratos de comissão de cada seguradora, mapeados uma vez em tela.';
select balcao.tabela_de_assinatura('balcao.extrato_mapeamento', false);

create table balcao.extrato_comissao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  seguradora text not null references balcao.seguradora (slug),
  corretora_id uuid not null,
  numero text not null check (numero <> ''),
  -- as compared: the same statement is printed with dots and zeros before it
  numero_chave text not null check (numero_chave <> ''),
  -- first day of the month it is of
  competencia date check (extract(day from competencia) = 1),
  credito_em date,
  -- as the statement says them; null where it does not. What is withheld is positive
  bruto_centavos bigint not null,
  irrf_centavos bigint,
  iss_centavos bigint,
  inss_centavos bigint,
  outros_centavos bigint,
  liquido_centavos bigint,
  avisos text[] not null default '{}',
  status text not null default 'LIDO' check (status in ('BUSCADO', 'LIDO', 'CONFERENCIA', 'BAIXADO', 'DIVERGENTE', 'REABERTO')),
  -- counted again with every decision on its lines
  linhas integer not null default 0,
  casadas integer not null default 0,
  pendentes integer not null default 0,
  casado_centavos bigint not null default 0,
  unique (assinatura_id, id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id)
);
create unique index extrato_comissao_numero on balcao.extrato_comissao (assinatura_id, seguradora, corretora_id, numero_chave) where excluido_em is null;
create index extrato_comissao_credito on balcao.extrato_comissao (assinatura_id, credito_em, id) where excluido_em is null;
comment on table balcao.extrato_comissao is 'Extratos de comissão das seguradoras.';
select balcao.registro('balcao.extrato_comissao');

create function balcao.vigiar_estado_do_extrato() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and (old.status, new.status) not in (
    ('BUSCADO', 'LIDO'), ('LIDO', 'CONFERENCIA'),
    ('CONFERENCIA', 'BAIXADO'), ('CONFERENCIA', 'DIVERGENTE'),
    ('BAIXADO', 'REABERTO'), ('DIVERGENTE', 'REABERTO'),
    ('REABERTO', 'BAIXADO'), ('REABERTO', 'DIVERGENTE')) then
    raise exception 'transição recusada: extrato de % para %', old.status, new.status using errcode = 'check_violation', constraint = 'extrato_transicao';
  end if;
  return new;
end
$$;
create trigger vigiar_estado before update of status on balcao.extrato_comissao for each row execute function balcao.vigiar_estado_do_extrato();

-- A file on its way to be a statement.
create table balcao.extrato_arquivo (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), usuario_id uuid not null references balcao.usuario (id),
  corretora_id uuid not null,
  -- null until it is known
  seguradora text references balcao.seguradora (slug),
  nome text not null check (nome <> ''),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  -- emptied once it was read or given up
  conteudo bytea,
  status text not null default 'NA_FILA' check (status in ('NA_FILA', 'SEM_MAPEAMENTO', 'LIDO', 'FALHOU', 'CANCELADO')),
  -- how it was written, and its first lines, while nobody said what they are
  escrita jsonb,
  previa jsonb,
  mapeamento jsonb,
  -- what the file does not say and somebody said for it
  dito jsonb not null default '{}',
  recusa text,
  extrato_id uuid,
  unique (assinatura_id, id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id),
  foreign key (assinatura_id, extrato_id) references balcao.extrato_comissao (assinatura_id, id),
  check ((status in ('NA_FILA', 'SEM_MAPEAMENTO')) = (conteudo is not null)),
  check ((status = 'LIDO') = (extrato_id is not null))
);
-- the same bytes once, unless they came to nothing
create unique index extrato_arquivo_bytes on balcao.extrato_arquivo (assinatura_id, sha256) where status in ('NA_FILA', 'SEM_MAPEAMENTO', 'LIDO');
create index extrato_arquivo_recentes on balcao.extrato_arquivo (assinatura_id, criado_em);
create index extrato_arquivo_do_extrato on balcao.extrato_arquivo (assinatura_id, extrato_id) where extrato_id is not null;
comment on table balcao.extrato_arquivo is 'Arquivos de extratos de comissão, até serem lidos.';
select balcao.tabela_de_assinatura('balcao.extrato_arquivo', false);

create table balcao.extrato_linha (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  extrato_id uuid not null,
  -- its place in the statement, from 1, and in the file
  ordem integer not null check (ordem > 0),
  linha integer not null,
  apolice text, endosso text, parcela integer, segurado text, proposta text, documento text,
  premio_centavos bigint, bps integer,
  valor_centavos bigint not null,
  -- what the rules made of it, and why: kept as it was, whatever is decided
  casamento jsonb not null,
  decisao text not null check (decisao in ('PENDENTE', 'AUTOMATICA', 'ACEITA', 'ESCOLHIDA', 'DIVIDIDA', 'IGNORADA')),
  motivo text check (motivo <> ''),
  decidida_em timestamptz, decidida_por uuid,
  unique (assinatura_id, id),
  unique (extrato_id, ordem),
  foreign key (assinatura_id, extrato_id) references balcao.extrato_comissao (assinatura_id, id) on delete cascade,
  check ((decisao = 'IGNORADA') = (motivo is not null))
);
comment on table balcao.extrato_linha is 'Linhas dos extratos de comissão, como a seguradora as escreveu, e o que se decidiu de cada uma.';
select balcao.tabela_de_assinatura('balcao.extrato_linha', false);

-- Of which commissions a line is, and how much of it is of each.
create table balcao.extrato_parte (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  extrato_id uuid not null, linha_id uuid not null, comissao_id uuid not null,
  valor_centavos bigint not null,
  unique (linha_id, comissao_id),
  foreign key (assinatura_id, extrato_id) references balcao.extrato_comissao (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, linha_id) references balcao.extrato_linha (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, comissao_id) references balcao.comissao (assinatura_id, id) on delete cascade
);
create index extrato_parte_do_extrato on balcao.extrato_parte (assinatura_id, extrato_id);
create index extrato_parte_da_comissao on balcao.extrato_parte (assinatura_id, comissao_id);
comment on table balcao.extrato_parte is 'De que comissões é cada linha de um extrato, e quanto.';
select balcao.tabela_de_assinatura('balcao.extrato_parte', false);

-- Money that came of an insurer: of a statement, or written by hand. One that is undone stays, removed.
create table balcao.recebimento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  -- null: by hand
  extrato_id uuid,
  descricao text check (descricao <> ''),
  seguradora text not null references balcao.seguradora (slug),
  corretora_id uuid not null,
  conta_id uuid not null,
  dia date not null,
  -- what came into the account
  valor_centavos bigint not null,
  irrf_centavos bigint not null default 0,
  iss_centavos bigint not null default 0,
  inss_centavos bigint not null default 0,
  outros_centavos bigint not null default 0,
  -- what of the gross is of commissions that are known: the sum of recebimento_comissao
  casado_centavos bigint not null default 0,
  unique (assinatura_id, id),
  foreign key (assinatura_id, extrato_id) references balcao.extrato_comissao (assinatura_id, id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id),
  foreign key (assinatura_id, conta_id) references balcao.conta_financeira (assinatura_id, id),
  check (extrato_id is not null or descricao is not null)
);
-- a statement is settled once
create unique index recebimento_do_extrato on balcao.recebimento (extrato_id) where excluido_em is null and extrato_id is not null;
create index recebimento_por_dia on balcao.recebimento (assinatura_id, dia, id) where excluido_em is null;
comment on table balcao.recebimento is 'O que as seguradoras pagaram: por extrato ou lançado à mão.';
select balcao.registro('balcao.recebimento');

-- What a receipt did to each commission, so that undoing it gives back what was before.
create table balcao.recebimento_comissao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  recebimento_id uuid not null,
  -- null once its policy is kept no longer
  comissao_id uuid,
  valor_centavos bigint not null,
  recebida_antes_centavos bigint not null,
  status_antes text not null,
  status_depois text not null,
  foreign key (assinatura_id, recebimento_id) references balcao.recebimento (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, comissao_id) references balcao.comissao (assinatura_id, id) on delete set null (comissao_id)
);
create index recebimento_comissao_do_recebimento on balcao.recebimento_comissao (assinatura_id, recebimento_id);
create index recebimento_comissao_da_comissao on balcao.recebimento_comissao (assinatura_id, comissao_id);
comment on table balcao.recebimento_comissao is 'O que cada recebimento fez com cada comissão.';
select balcao.tabela_de_assinatura('balcao.recebimento_comissao', false);

-- What came in is of known commissions, or of none that is known: every posting balances, whatever a statement adds up to.
create function balcao.posicoes(r balcao.recebimento) returns table (natureza text, titular text, centavos bigint) language sql stable as $$
  select p.natureza, p.titular, p.centavos from (values
    ('CONTA', r.conta_id::text, r.valor_centavos),
    ('IRRF_RETIDO', r.seguradora, r.irrf_centavos),
    ('ISS_RETIDO', r.seguradora, r.iss_centavos),
    ('INSS_RETIDO', r.seguradora, r.inss_centavos),
    ('OUTRAS_RETENCOES', r.seguradora, r.outros_centavos),
    ('COMISSAO_EM_CONFERENCIA', r.seguradora, -r.casado_centavos),
    ('COMISSAO_NAO_IDENTIFICADA', r.seguradora,
      r.casado_centavos - r.valor_centavos - r.irrf_centavos - r.iss_centavos - r.inss_centavos - r.outros_centavos)) p (natureza, titular, centavos)
  where r.excluido_em is null and p.centavos <> 0
$$;
select balcao.acompanhar_tabela_nova('balcao.recebimento', 'null::uuid');

/*
 * The states of a commission: those of a sale; and a receipt that is undone gives back the state of before, which its transaction says beforehand.
 */
create function balcao.vigiar_estado_da_comissao() returns trigger language plpgsql as $$
begin
  if not balcao.transicao_de_venda_permitida('comissao', old.status, new.status)
    and not (coalesce(current_setting('balcao.reabertura', true), '') = 'sim'
      and old.status in ('PARCIAL', 'RECEBIDA', 'DIVERGENTE', 'CONTESTADA') and new.status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA')) then
    raise exception 'transição recusada: comissao de % para %', old.status, new.status using errcode = 'check_violation', constraint = 'comissao_transicao';
  end if;
  return new;
end
$$;
drop trigger vigiar_estado on balcao.comissao;
create trigger vigiar_estado before update of status on balcao.comissao for each row execute function balcao.vigiar_estado_da_comissao();

-- Counts again what is decided of the lines of a statement.
create function balcao.recontar_extrato(p_extrato uuid) returns void language sql set search_path = balcao, pg_temp as $$
  update extrato_comissao e set linhas = x.linhas, casadas = x.casadas, pendentes = x.pendentes,
    casado_centavos = coalesce((select sum(p.valor_centavos) from extrato_parte p where p.extrato_id = e.id), 0)
  from (select count(*)::int as linhas,
      (count(*) filter (where decisao not in ('PENDENTE', 'IGNORADA')))::int as casadas,
      (count(*) filter (where decisao = 'PENDENTE'))::int as pendentes
    from extrato_linha where extrato_id = p_extrato) x
  where e.id = p_extrato
$$;
grant execute on function balcao.recontar_extrato to balcao_app;

-- Statements name clients: of who is eliminated, their lines keep what was paid and forget of whom; files nobody mapped yet are given up.
create index extrato_linha_documento on balcao.extrato_linha (assinatura_id, documento) where documento is not null;
create function balcao.esquecer_em_extratos() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  update extrato_linha set segurado = null, documento = null, casamento = casamento || '{"divergem": []}'
  where assinatura_id = old.assinatura_id and documento = old.documento;
  update extrato_arquivo set status = 'CANCELADO', conteudo = null, previa = null
  where assinatura_id = old.assinatura_id and status = 'SEM_MAPEAMENTO';
  return null;
end
$$;
create trigger esquecer_em_extratos after update on balcao.segurado for each row
  when (coalesce(current_setting('balcao.eliminando', true), '') = 'sim') execute function balcao.esquecer_em_extratos();
