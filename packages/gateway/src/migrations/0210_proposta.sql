-- From a chosen offer to a sale: what a proposal was made of, its instalments, the commissions expected of it (domain design §2.3, §2.4).

alter table balcao.oferta_cotacao add unique (assinatura_id, id);

-- What an insurer must be told to take an offer up, in its own words: never sent to a browser, so kept apart from the offer.
create table balcao.referencia_oferta (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  oferta_id uuid not null,
  referencia text not null check (referencia <> ''),
  unique (oferta_id),
  foreign key (assinatura_id, oferta_id) references balcao.oferta_cotacao (assinatura_id, id)
);

alter table balcao.proposta
  add column oferta_id uuid,
  add column numero_apolice text,
  add column comissao_centavos bigint check (comissao_centavos >= 0),
  add column politica_comissao text check (politica_comissao in ('PARCELADA', 'PRIMEIRA', 'ANTECIPADA')),
  -- the chosen way to pay, as the offer told it, and what may be shown of the means: never a card's or an account's number
  add column plano jsonb,
  add column rotulo_pagamento text check (rotulo_pagamento !~ '[0-9]{5}'),
  -- {coberturas, franquias, assistencias} of the offer, frozen
  add column coberturas jsonb,
  -- [{id, nome, pctBps}], summing to 10000
  add column produtores jsonb not null default '[]',
  -- [{codigo, texto}]
  add column exigencias jsonb not null default '[]',
  -- {status, prazo}
  add column vistoria jsonb,
  -- what the insurer needs to issue, as the broker completed it
  add column dados_complementares jsonb not null default '{}',
  add column transmissao text check (transmissao in ('PENDENTE', 'EM_CURSO', 'CONCLUIDA', 'FALHOU', 'RECUSADA')),
  -- what the insurer said when it did not go through
  add column mensagens jsonb not null default '[]',
  add foreign key (assinatura_id, oferta_id) references balcao.oferta_cotacao (assinatura_id, id),
  add check (oferta_id is null or (comissao_centavos is not null and politica_comissao is not null and plano is not null)),
  add check (transmissao <> 'CONCLUIDA' or (numero_seguradora is not null and transmitida_em is not null));

-- A case is sold once: another proposal of it needs the first to be over.
create unique index proposta_em_pe on balcao.proposta (assinatura_id, orcamento_id)
  where oferta_id is not null and excluido_em is null and status not in ('RECUSADA', 'CANCELADA');
create index proposta_da_seguradora on balcao.proposta (seguradora, numero_seguradora) where transmissao = 'CONCLUIDA';

create table balcao.parcela (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  proposta_id uuid not null,
  numero integer not null check (numero > 0),
  vencimento date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  iof_centavos bigint not null check (iof_centavos between 0 and valor_centavos),
  forma text not null check (forma in ('BOLETO', 'PIX', 'CARTAO', 'DEBITO', 'CARNE', 'FATURA')),
  linha_digitavel text,
  pago_em date,
  pago_centavos bigint check (pago_centavos > 0),
  status text not null default 'ABERTA' check (status in ('ABERTA', 'PAGA', 'VENCIDA', 'EM_COBRANCA', 'CANCELADA', 'ESTORNADA')),
  unique (assinatura_id, id),
  unique (proposta_id, numero),
  foreign key (assinatura_id, proposta_id) references balcao.proposta (assinatura_id, id),
  check (status not in ('PAGA', 'ESTORNADA') or (pago_em is not null and pago_centavos is not null))
);
create index parcela_vencimento on balcao.parcela (assinatura_id, status, vencimento) where excluido_em is null;

create table balcao.comissao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  proposta_id uuid not null,
  -- null when it waits for no instalment: an insurer that pays ahead
  parcela_id uuid,
  numero integer not null check (numero > 0),
  tipo text not null default 'COMISSAO' check (tipo in ('COMISSAO', 'AGENCIAMENTO', 'PROLABORE', 'BONUS', 'ESTORNO')),
  base_centavos bigint not null,
  bps integer not null check (bps between 0 and 10000),
  prevista_centavos bigint not null,
  previsao_em date not null,
  recebida_centavos bigint not null default 0,
  status text not null default 'PREVISTA'
    check (status in ('PREVISTA', 'PARCIAL', 'RECEBIDA', 'DIVERGENTE', 'CONTESTADA', 'ESTORNADA', 'CANCELADA')),
  unique (assinatura_id, id),
  unique (proposta_id, tipo, numero),
  foreign key (assinatura_id, proposta_id) references balcao.proposta (assinatura_id, id),
  foreign key (assinatura_id, parcela_id) references balcao.parcela (assinatura_id, id)
);
create index comissao_previsao on balcao.comissao (assinatura_id, status, previsao_em) where excluido_em is null;

-- Notices an insurer already gave: the same one again changes nothing.
create table balcao.aviso_seguradora (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  proposta_id uuid not null,
  aviso text not null check (aviso <> ''),
  unique (proposta_id, aviso),
  foreign key (assinatura_id, proposta_id) references balcao.proposta (assinatura_id, id)
);

create trigger carimbar before update on balcao.parcela for each row execute function balcao.carimbar();
create trigger carimbar before update on balcao.comissao for each row execute function balcao.carimbar();

select balcao.tabela_de_assinatura('balcao.referencia_oferta', false);
select balcao.tabela_de_assinatura('balcao.parcela');
select balcao.tabela_de_assinatura('balcao.comissao');
select balcao.tabela_de_assinatura('balcao.aviso_seguradora', false);

-- Whose proposal an insurer speaks of, whatever the subscription: an insurer knows its own number and nothing of ours.
create function balcao.propostas_da_seguradora(p_seguradora text, p_numero text)
returns table (id uuid, assinatura_id uuid, usuario_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select p.id, p.assinatura_id, p.usuario_id from proposta p
  where p.seguradora = p_seguradora and p.numero_seguradora = p_numero and p.transmissao = 'CONCLUIDA' and p.excluido_em is null
$$;
grant execute on function balcao.propostas_da_seguradora(text, text) to balcao_app;
