-- From a chosen offer to a sale: proposals, their instalments, the commissions expected of them (domain design §2.3, §2.4, §2.6).

create table balcao.proposta (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
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
  oferta_id uuid,
  numero_apolice text,
  comissao_centavos bigint check (comissao_centavos >= 0),
  politica_comissao text check (politica_comissao in ('PARCELADA', 'PRIMEIRA', 'ANTECIPADA')),
  -- the chosen way to pay, as the offer told it, and what may be shown of the means: never a card's or an account's number
  plano jsonb,
  rotulo_pagamento text check (rotulo_pagamento !~ '[0-9]{5}'),
  -- {coberturas, franquias, assistencias} of the offer, frozen
  coberturas jsonb,
  -- [{id, nome, pctBps}], summing to 10000
  produtores jsonb not null default '[]',
  -- [{codigo, texto, pedidaEm, atendidaEm}]; it only grows, and an answer names a demand by its place in it
  exigencias jsonb not null default '[]',
  -- {status, prazo}
  vistoria jsonb,
  -- what the insurer needs to issue, as the broker completed it
  dados_complementares jsonb not null default '{}',
  transmissao text check (transmissao in ('PENDENTE', 'EM_CURSO', 'CONCLUIDA', 'FALHOU', 'RECUSADA')),
  -- what the insurer said when it did not go through
  mensagens jsonb not null default '[]',
  -- what makes another insurance be of the same risk: see chaves_do_risco
  chaves_risco text[] not null default '{}',
  -- why it was sold although the same risk was insured already; null where nobody had to say
  motivo_risco_segurado text check (motivo_risco_segurado <> ''),
  unique (assinatura_id, id),
  unique (assinatura_id, numero),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  check (premio_liquido_centavos + iof_centavos = premio_total_centavos),
  check (status in ('RASCUNHO', 'CANCELADA') or transmitida_em is not null),
  foreign key (assinatura_id, oferta_id) references balcao.oferta_cotacao (assinatura_id, id),
  check (oferta_id is null or (comissao_centavos is not null and politica_comissao is not null and plano is not null)),
  check (transmissao <> 'CONCLUIDA' or (numero_seguradora is not null and transmitida_em is not null))
);
create index proposta_do_segurado on balcao.proposta (assinatura_id, segurado_id) where excluido_em is null;
create index proposta_status on balcao.proposta (assinatura_id, status, alterado_em, id) where excluido_em is null;
-- A case is sold once: another proposal of it needs the first to be over.
create unique index proposta_em_pe on balcao.proposta (assinatura_id, orcamento_id)
  where oferta_id is not null and excluido_em is null and status not in ('RECUSADA', 'CANCELADA');
create index proposta_da_seguradora on balcao.proposta (seguradora, numero_seguradora) where transmissao = 'CONCLUIDA';
create index proposta_do_risco on balcao.proposta using gin (chaves_risco) where excluido_em is null;
comment on table balcao.proposta is 'Propostas transmitidas às seguradoras, da oferta escolhida à apólice.';
select balcao.registro('balcao.proposta');

-- whose the sale is decides who may hear of it
create trigger direitos_mudaram after update of usuario_id, excluido_em on balcao.proposta
  for each row when ((old.usuario_id, old.excluido_em) is distinct from (new.usuario_id, new.excluido_em))
  execute function balcao.avisar_direitos();

-- A plate or a chassis that was completed for the issue identifies the car as well as one of the form.
create function balcao.risco_da_proposta(p_oferta uuid, p_dados jsonb, p_placa text) returns text[]
language sql stable set search_path = balcao, pg_temp as $$
  select chaves_do_risco(o.formulario, r.risco || case when o.formulario <> 'AUTO' then '{}'::jsonb else jsonb_build_object('veiculo',
      coalesce(r.risco -> 'veiculo', '{}') || jsonb_strip_nulls(jsonb_build_object(
        'placa', coalesce(nullif(p_dados ->> 'placa', ''), r.risco #>> '{veiculo,placa}', p_placa),
        'chassi', coalesce(nullif(p_dados ->> 'chassi', ''), r.risco #>> '{veiculo,chassi}')))) end)
  from oferta_cotacao f join cotacao c on c.id = f.cotacao_id join orcamento o on o.id = c.orcamento_id
    cross join lateral (select coalesce(c.snapshot -> 'risco', o.rascunho -> 'risco', '{}') as risco) r
  where f.id = p_oferta
$$;

create function balcao.identificar_proposta() returns trigger language plpgsql as $$
begin
  new.chaves_risco := coalesce(balcao.risco_da_proposta(new.oferta_id, new.dados_complementares, new.placa), '{}');
  return new;
end
$$;
create trigger identificar before insert or update of dados_complementares on balcao.proposta
  for each row when (new.oferta_id is not null) execute function balcao.identificar_proposta();

-- The proposal an insurer names, whatever its subscription: an insurer knows its own number and nothing of ours.
create function balcao.propostas_da_seguradora(p_seguradora text, p_numero text)
returns table (id uuid, assinatura_id uuid, usuario_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select p.id, p.assinatura_id, p.usuario_id from proposta p
  where p.seguradora = p_seguradora and p.numero_seguradora = p_numero and p.transmissao = 'CONCLUIDA' and p.excluido_em is null
$$;

-- What a broker answered to a demand of an insurer, which is named by its place in proposta.exigencias.
create table balcao.resposta_exigencia (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  proposta_id uuid not null,
  -- 1 is the first demand of the proposal
  exigencia integer not null check (exigencia > 0),
  nota text check (nota <> ''),
  unique (assinatura_id, id),
  foreign key (assinatura_id, proposta_id) references balcao.proposta (assinatura_id, id)
);
create index resposta_exigencia_da_proposta on balcao.resposta_exigencia (proposta_id, exigencia) where excluido_em is null;
comment on table balcao.resposta_exigencia is 'Respostas da corretora às exigências de uma proposta.';
select balcao.registro('balcao.resposta_exigencia');

-- Attachments of the case that went with an answer.
create table balcao.anexo_da_resposta (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  resposta_id uuid not null,
  anexo_id uuid not null,
  unique (resposta_id, anexo_id),
  foreign key (assinatura_id, resposta_id) references balcao.resposta_exigencia (assinatura_id, id),
  foreign key (assinatura_id, anexo_id) references balcao.anexo (assinatura_id, id)
);
create index anexo_da_resposta_do_anexo on balcao.anexo_da_resposta (anexo_id);
comment on table balcao.anexo_da_resposta is 'Anexos de cada resposta a uma exigência.';
select balcao.tabela_de_assinatura('balcao.anexo_da_resposta', false);

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
comment on table balcao.aviso_seguradora is 'Avisos que uma seguradora já deu, para que repetidos nada mudem.';
select balcao.tabela_de_assinatura('balcao.aviso_seguradora', false);

create table balcao.parcela (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
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
comment on table balcao.parcela is 'Parcelas do prêmio de uma proposta.';
select balcao.registro('balcao.parcela');

create table balcao.comissao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
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
comment on table balcao.comissao is 'Comissões a receber e recebidas.';
select balcao.registro('balcao.comissao');

-- The states of a sale (domain design §2.6), held by the database itself.
create function balcao.transicao_de_venda_permitida(entidade text, de text, para text) returns boolean
language sql immutable parallel safe as $$
  select de = para or (entidade, de, para) in (
    ('proposta', 'RASCUNHO', 'TRANSMITIDA'),
    ('proposta', 'RASCUNHO', 'CANCELADA'),
    ('proposta', 'TRANSMITIDA', 'EM_ANALISE'),
    ('proposta', 'TRANSMITIDA', 'RECUSADA'),
    ('proposta', 'TRANSMITIDA', 'CANCELADA'),
    ('proposta', 'EM_ANALISE', 'EXIGENCIA'),
    ('proposta', 'EM_ANALISE', 'VISTORIA'),
    ('proposta', 'EM_ANALISE', 'ACEITA'),
    ('proposta', 'EM_ANALISE', 'RECUSADA'),
    ('proposta', 'EM_ANALISE', 'CANCELADA'),
    ('proposta', 'EXIGENCIA', 'EM_ANALISE'),
    ('proposta', 'EXIGENCIA', 'RECUSADA'),
    ('proposta', 'EXIGENCIA', 'CANCELADA'),
    ('proposta', 'VISTORIA', 'EM_ANALISE'),
    ('proposta', 'VISTORIA', 'RECUSADA'),
    ('proposta', 'VISTORIA', 'CANCELADA'),
    ('proposta', 'ACEITA', 'EMITIDA'),
    ('proposta', 'ACEITA', 'CANCELADA'),

    ('parcela', 'ABERTA', 'PAGA'),
    ('parcela', 'ABERTA', 'VENCIDA'),
    -- a proposal that is given up takes its open instalments with it
    ('parcela', 'ABERTA', 'CANCELADA'),
    ('parcela', 'VENCIDA', 'EM_COBRANCA'),
    ('parcela', 'EM_COBRANCA', 'PAGA'),
    ('parcela', 'EM_COBRANCA', 'CANCELADA'),
    ('parcela', 'PAGA', 'ESTORNADA'),

    ('comissao', 'PREVISTA', 'PARCIAL'),
    ('comissao', 'PREVISTA', 'DIVERGENTE'),
    ('comissao', 'PREVISTA', 'ESTORNADA'),
    ('comissao', 'PREVISTA', 'CANCELADA'),
    ('comissao', 'PARCIAL', 'RECEBIDA'),
    ('comissao', 'PARCIAL', 'ESTORNADA'),
    ('comissao', 'PARCIAL', 'CANCELADA'),
    ('comissao', 'DIVERGENTE', 'RECEBIDA'),
    ('comissao', 'DIVERGENTE', 'CONTESTADA'),
    ('comissao', 'DIVERGENTE', 'ESTORNADA'),
    ('comissao', 'DIVERGENTE', 'CANCELADA'),
    ('comissao', 'CONTESTADA', 'ESTORNADA'),
    ('comissao', 'CONTESTADA', 'CANCELADA'),
    ('comissao', 'RECEBIDA', 'ESTORNADA')
  )
$$;

create function balcao.vigiar_estado_da_venda() returns trigger language plpgsql as $$
begin
  if not balcao.transicao_de_venda_permitida(tg_argv[0], old.status, new.status) then
    raise exception 'transição recusada: % de % para %', tg_argv[0], old.status, new.status
      using errcode = 'check_violation', constraint = tg_argv[0] || '_transicao';
  end if;
  return new;
end
$$;
create trigger vigiar_estado before update of status on balcao.proposta
  for each row execute function balcao.vigiar_estado_da_venda('proposta');
create trigger vigiar_estado before update of status on balcao.parcela
  for each row execute function balcao.vigiar_estado_da_venda('parcela');
create trigger vigiar_estado before update of status on balcao.comissao
  for each row execute function balcao.vigiar_estado_da_venda('comissao');

-- What was sold is evidence: a proposal may advance, never change what it was made of.
create function balcao.proposta_imutavel() returns trigger language plpgsql as $$
begin
  if old.oferta_id is not null and
     (new.orcamento_id, new.oferta_id, new.seguradora, new.segurado_id, new.premio_liquido_centavos, new.iof_centavos,
      new.premio_total_centavos, new.comissao_bps, new.comissao_centavos, new.politica_comissao, new.plano, new.coberturas, new.produtores)
     is distinct from
     (old.orcamento_id, old.oferta_id, old.seguradora, old.segurado_id, old.premio_liquido_centavos, old.iof_centavos,
      old.premio_total_centavos, old.comissao_bps, old.comissao_centavos, old.politica_comissao, old.plano, old.coberturas, old.produtores) then
    raise exception 'uma proposta não muda de conteúdo' using errcode = 'check_violation', constraint = 'proposta_imutavel';
  end if;
  return new;
end
$$;
create trigger proposta_imutavel before update on balcao.proposta for each row execute function balcao.proposta_imutavel();

-- Instalments sum to the plan and commissions to the whole, checked when the transaction ends.
create function balcao.venda_fecha() returns trigger language plpgsql as $$
declare
  p record;
  parcelado bigint;
  comissionado bigint;
begin
  select * into p from balcao.proposta where id = coalesce(new.proposta_id, old.proposta_id);
  if p.oferta_id is null then return null; end if;
  select coalesce(sum(valor_centavos), 0) into parcelado from balcao.parcela where proposta_id = p.id and excluido_em is null;
  select coalesce(sum(prevista_centavos), 0) into comissionado
    from balcao.comissao where proposta_id = p.id and excluido_em is null and tipo = 'COMISSAO';
  if parcelado <> (p.plano ->> 'totalCentavos')::bigint then
    raise exception 'as parcelas não somam o plano' using errcode = 'check_violation', constraint = 'parcelas_fecham';
  end if;
  if comissionado <> p.comissao_centavos then
    raise exception 'as comissões não somam a da oferta' using errcode = 'check_violation', constraint = 'comissoes_fecham';
  end if;
  return null;
end
$$;
create constraint trigger venda_fecha after insert or update of valor_centavos, excluido_em or delete on balcao.parcela
  deferrable initially deferred for each row execute function balcao.venda_fecha();
create constraint trigger venda_fecha after insert or update of prevista_centavos, excluido_em or delete on balcao.comissao
  deferrable initially deferred for each row execute function balcao.venda_fecha();

-- A proposal refused or given up puts its case on sale again, unless another proposal of it stands.
create function balcao.devolver_orcamento() returns trigger language plpgsql as $$
begin
  update balcao.orcamento o set status = 'CALCULADO', fechado_em = null
  where o.id = new.orcamento_id and o.assinatura_id = new.assinatura_id and o.status = 'FECHADO'
    and not exists (select from balcao.proposta p where p.orcamento_id = o.id and p.id <> new.id and p.excluido_em is null
      and p.status not in ('RECUSADA', 'CANCELADA'));
  return null;
end
$$;
create trigger devolver_orcamento after update of status on balcao.proposta
  for each row when (new.oferta_id is not null and new.status in ('RECUSADA', 'CANCELADA') and old.status is distinct from new.status)
  execute function balcao.devolver_orcamento();

-- The offer that counts for a case (in Portuguese: oferta que vale), defined here and nowhere else:
--  1. of a case that was sold, the offer its standing proposal was made of, at the price it was sold for;
--  2. else the offer its client accepted last, while that answer stands as of the newest run;
--  3. else the cheapest answer that stands, which is orcamento.melhor_premio_centavos and not given here.
-- The list, the board, the sums, the file and the loss of a refusal all read the three columns premio_* that follow from it.
create function balcao.oferta_escolhida(p_orcamento uuid, p_status text, p_cotacao uuid)
returns table (premio_centavos bigint, seguradora text, de text)
language sql stable set search_path = balcao, pg_temp as $$
  (select p.premio_total_centavos, p.seguradora, 'VENDA' from proposta p
    where p_status = 'FECHADO' and p.orcamento_id = p_orcamento and p.excluido_em is null and p.status not in ('RECUSADA', 'CANCELADA')
    order by p.numero desc limit 1)
  union all
  (select f.premio_total_centavos, v.seguradora, 'CLIENTE'
    from envio_orcamento e
      join envio_resposta a on a.envio_id = e.id and a.tipo = 'ACEITE'
      join oferta_cotacao f on f.id = a.oferta_id
      join respostas_de(p_cotacao) v on v.resultado_id = f.resultado_id
    where e.orcamento_id = p_orcamento and e.excluido_em is null
    order by a.em desc limit 1)
  limit 1
$$;

-- A case that was never sent and is not sold has no chosen offer, which is most cases at every status of every run.
create function balcao.seguir_escolha() returns trigger language plpgsql as $$
begin
  if new.status <> 'FECHADO' and not exists (select from balcao.envio_orcamento e
      where e.assinatura_id = new.assinatura_id and e.orcamento_id = new.id) then
    new.escolha_premio_centavos := null;
    new.escolha_seguradora := null;
    new.escolha_de := null;
    return new;
  end if;
  select e.premio_centavos, e.seguradora, e.de into new.escolha_premio_centavos, new.escolha_seguradora, new.escolha_de
  from (select) x left join balcao.oferta_escolhida(new.id, new.status, new.cotacao_id) e on true;
  return new;
end
$$;
-- a sale closes its case, its end opens it again, and a new run answers anew: each of them writes one of these columns
create trigger seguir_escolha before update of status, cotacao_id on balcao.orcamento
  for each row execute function balcao.seguir_escolha();

grant execute on function balcao.risco_da_proposta, balcao.propostas_da_seguradora, balcao.oferta_escolhida to balcao_app;
