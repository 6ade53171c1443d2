-- The portfolio whichever way it arrives (domain design §2.3, §2.4, §5.2–§5.7): what a policy was issued with, its endorsements, what was issued
-- otherwise than proposed, the clocks of the law, and instalments and commissions of policies and endorsements beside those of proposals.

alter table balcao.proposta
  add origem text not null default 'ORCAMENTO' check (origem in ('ORCAMENTO', 'MANUAL', 'PDF', 'PLANILHA', 'OPEN_INSURANCE')),
  -- [{descricao, placa, chassi, cep}], what is insured, of a proposal that came from no quote
  add itens jsonb not null default '[]' check (jsonb_typeof(itens) = 'array'),
  add agenciamento_bps integer not null default 0 check (agenciamento_bps between 0 and 20000),
  add prolabore_bps integer not null default 0 check (prolabore_bps between 0 and 10000),
  -- the policy it renews, where no quote says so
  add renovacao_de_id uuid,
  add foreign key (assinatura_id, renovacao_de_id) references balcao.apolice (assinatura_id, id);
update balcao.proposta set origem = 'MANUAL' where orcamento_id is null;
create index proposta_da_apolice on balcao.proposta (assinatura_id, apolice_id) where apolice_id is not null;
create index proposta_renova on balcao.proposta (assinatura_id, renovacao_de_id) where renovacao_de_id is not null;

alter table balcao.apolice
  add tipo_documento text not null default 'APOLICE' check (tipo_documento in ('APOLICE', 'CERTIFICADO', 'BILHETE')),
  add origem text not null default 'VENDA' check (origem in ('VENDA', 'MANUAL', 'PDF', 'PLANILHA', 'OPEN_INSURANCE')),
  -- [{descricao, placa, chassi, cep}], what is insured
  add itens jsonb not null default '[]' check (jsonb_typeof(itens) = 'array'),
  -- {coberturas, franquias, assistencias} as issued; null where nobody said
  add coberturas jsonb,
  add comissao_bps integer check (comissao_bps between 0 and 10000),
  add agenciamento_bps integer not null default 0 check (agenciamento_bps between 0 and 20000),
  add prolabore_bps integer not null default 0 check (prolabore_bps between 0 and 10000),
  add politica_comissao text check (politica_comissao in ('PARCELADA', 'PRIMEIRA', 'ANTECIPADA')),
  add forma text check (forma in ('BOLETO', 'PIX', 'CARTAO', 'DEBITO', 'CARNE', 'FATURA')),
  -- [{id, nome, pctBps}], summing to 10000 where there are any
  add produtores jsonb not null default '[]' check (jsonb_typeof(produtores) = 'array'),
  add renovacao_de_id uuid,
  -- what was paid covers until this day, where arrears suspended it (domain design §5.6)
  add coberto_ate date,
  add suspensa_em date,
  add cancelada_em date,
  add foreign key (assinatura_id, renovacao_de_id) references balcao.apolice (assinatura_id, id),
  add check (status <> 'SUSPENSA' or suspensa_em is not null) not valid,
  add check (status <> 'CANCELADA' or cancelada_em is not null) not valid;
create index apolice_renova on balcao.apolice (assinatura_id, renovacao_de_id) where renovacao_de_id is not null;

update balcao.apolice a set coberturas = p.coberturas, comissao_bps = p.comissao_bps, politica_comissao = p.politica_comissao,
  produtores = p.produtores, forma = p.plano ->> 'forma'
from balcao.proposta p where p.apolice_id = a.id and p.assinatura_id = a.assinatura_id and p.excluido_em is null;
update balcao.apolice set origem = 'MANUAL' where orcamento_id is null;

-- Where a policy stands on a day: by its dates, unless it was suspended or cancelled.
create function balcao.situacao_da_apolice(p_status text, p_ini date, p_fim date, p_dia date) returns text
language sql immutable parallel safe as $$
  select case when p_status in ('CANCELADA', 'SUSPENSA') then p_status when p_ini > p_dia then 'A_VIGORAR' when p_fim < p_dia then 'VENCIDA'
    else 'VIGENTE' end
$$;

create table balcao.endosso (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  apolice_id uuid not null,
  -- 1 is the first of its policy
  numero integer not null check (numero > 0),
  usuario_id uuid not null,
  numero_seguradora text check (numero_seguradora <> ''),
  tipo text not null check (tipo in ('ALTERACAO', 'INCLUSAO', 'EXCLUSAO', 'CANCELAMENTO')),
  subtipo text check (subtipo <> ''),
  canal text not null default 'MANUAL' check (canal in ('MANUAL', 'OPEN_INSURANCE')),
  -- how the insurer knows what was asked of it
  protocolo text,
  motivo text check (motivo <> ''),
  -- {antes, depois}: what of the policy changes
  dados jsonb not null default '{}',
  vig_ini date not null,
  premio_liquido_centavos bigint not null default 0,
  iof_centavos bigint not null default 0,
  premio_total_centavos bigint not null default 0,
  comissao_centavos bigint not null default 0,
  -- what it did to the policy and to its account, so that undoing it undoes just that
  efeitos jsonb,
  recusa text check (recusa <> ''),
  emitido_em date,
  -- when a cancellation was undone
  desfeito_em timestamptz,
  status text not null default 'SOLICITADO' check (status in ('SOLICITADO', 'EM_ANALISE', 'EMITIDO', 'RECUSADO')),
  unique (assinatura_id, id),
  unique (apolice_id, numero),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  check (premio_liquido_centavos + iof_centavos = premio_total_centavos),
  check (status <> 'EMITIDO' or emitido_em is not null),
  check (status <> 'RECUSADO' or recusa is not null),
  check (desfeito_em is null or status = 'EMITIDO')
);
create unique index endosso_da_seguradora on balcao.endosso (assinatura_id, apolice_id, numero_seguradora)
  where numero_seguradora is not null and excluido_em is null;
create index endosso_status on balcao.endosso (assinatura_id, status, alterado_em, id) where excluido_em is null;
comment on table balcao.endosso is 'Endossos das apólices: alterações, inclusões, exclusões e cancelamentos.';
select balcao.registro('balcao.endosso');

create table balcao.divergencia_emissao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  apolice_id uuid not null,
  clausula text not null check (clausula <> ''),
  -- the cover or the deductible, where the clause is of one
  item text,
  de jsonb,
  para jsonb,
  nota text check (nota <> ''),
  status text not null default 'ABERTA' check (status in ('ABERTA', 'CONTESTADA', 'ACEITA', 'CORRIGIDA')),
  unique (assinatura_id, id),
  unique nulls not distinct (apolice_id, clausula, item),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id),
  check (status <> 'CONTESTADA' or nota is not null)
);
comment on table balcao.divergencia_emissao is 'O que foi emitido diferente do proposto, cláusula por cláusula, até ser aceito ou corrigido.';
select balcao.registro('balcao.divergencia_emissao');

create table balcao.prazo (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  tipo text not null check (tipo in ('ACEITACAO_PROPOSTA', 'ENTREGA_APOLICE', 'AVISO_DE_MORA', 'REGULACAO_SINISTRO', 'PAGAMENTO_INDENIZACAO')),
  -- the record it runs on: the proposal, the policy, the instalment or the claim
  alvo_tipo text not null check (alvo_tipo in ('PROPOSTA', 'APOLICE', 'PARCELA', 'SINISTRO')),
  alvo_id uuid not null,
  -- who is told
  usuario_id uuid not null,
  inicio date not null,
  -- [{de, ate}]: demands that stop it
  pausas jsonb not null default '[]' check (jsonb_typeof(pausas) = 'array'),
  fim date,
  -- shares of its days that somebody was told of, in percent
  avisos smallint[] not null default '{}',
  unique (assinatura_id, id),
  unique (alvo_id, tipo, inicio),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  check (fim is null or fim >= inicio)
);
create index prazo_correndo on balcao.prazo (assinatura_id, inicio) where fim is null and excluido_em is null;
comment on table balcao.prazo is 'Prazos que a lei conta entre cliente, corretora e seguradora, com as pausas e os avisos já dados.';
select balcao.registro('balcao.prazo');

create table balcao.movimento_apolice (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  em timestamptz not null default clock_timestamp(),
  usuario_id uuid default balcao.usuario_atual(),
  apolice_id uuid not null,
  endosso_id uuid,
  -- given back to the client, still to be charged, or taken back of a commission received
  tipo text not null check (tipo in ('DEVOLUCAO', 'COBRANCA', 'ESTORNO')),
  -- signed: undoing one adds its opposite
  centavos bigint not null check (centavos <> 0),
  unique (assinatura_id, id),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id),
  foreign key (assinatura_id, endosso_id) references balcao.endosso (assinatura_id, id)
);
create index movimento_da_apolice on balcao.movimento_apolice (assinatura_id, apolice_id, id);
comment on table balcao.movimento_apolice is 'Dinheiro que um endosso ou um cancelamento acrescentou à conta de uma apólice; só se acrescenta.';
select balcao.tabela_de_assinatura('balcao.movimento_apolice');
revoke update on balcao.movimento_apolice from balcao_app;

-- Instalments and commissions are of a proposal, of a policy that came without one, or of an endorsement. Once issued, all are of the policy.
alter table balcao.parcela
  alter proposta_id drop not null,
  add apolice_id uuid,
  add endosso_id uuid,
  -- what endorsements added to it or took from it; what is to be paid is valor_centavos + ajuste_centavos
  add ajuste_centavos bigint not null default 0,
  add foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id),
  add foreign key (assinatura_id, endosso_id) references balcao.endosso (assinatura_id, id),
  add check (valor_centavos + ajuste_centavos >= 0),
  add check (num_nonnulls(proposta_id, apolice_id) > 0),
  add check (endosso_id is null or (apolice_id is not null and proposta_id is null)),
  add unique (endosso_id, numero);
create unique index parcela_da_apolice on balcao.parcela (apolice_id, numero) where proposta_id is null and endosso_id is null;
create index parcela_por_apolice on balcao.parcela (assinatura_id, apolice_id) where apolice_id is not null;
comment on table balcao.parcela is 'Parcelas do prêmio de uma proposta, de uma apólice ou de um endosso.';

alter table balcao.comissao
  alter proposta_id drop not null,
  add apolice_id uuid,
  add endosso_id uuid,
  add foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id),
  add foreign key (assinatura_id, endosso_id) references balcao.endosso (assinatura_id, id),
  add check (num_nonnulls(proposta_id, apolice_id) > 0),
  add check (endosso_id is null or (apolice_id is not null and proposta_id is null)),
  add unique (endosso_id, tipo, numero);
create unique index comissao_da_apolice on balcao.comissao (apolice_id, tipo, numero) where proposta_id is null and endosso_id is null;
create index comissao_por_apolice on balcao.comissao (assinatura_id, apolice_id) where apolice_id is not null;
create index comissao_da_parcela on balcao.comissao (assinatura_id, parcela_id) where parcela_id is not null;

update balcao.parcela q set apolice_id = p.apolice_id from balcao.proposta p where p.id = q.proposta_id and p.apolice_id is not null;
update balcao.comissao c set apolice_id = p.apolice_id from balcao.proposta p where p.id = c.proposta_id and p.apolice_id is not null;

-- What a proposal is paid and commissioned by is, from its issue, of the policy too.
create function balcao.levar_conta_a_apolice() returns trigger language plpgsql as $$
begin
  update balcao.parcela set apolice_id = new.apolice_id where proposta_id = new.id and apolice_id is distinct from new.apolice_id;
  update balcao.comissao set apolice_id = new.apolice_id where proposta_id = new.id and apolice_id is distinct from new.apolice_id;
  return null;
end
$$;
create trigger levar_conta after update of apolice_id on balcao.proposta
  for each row when (new.apolice_id is distinct from old.apolice_id) execute function balcao.levar_conta_a_apolice();
create function balcao.herdar_apolice() returns trigger language plpgsql as $$
begin
  select p.apolice_id into new.apolice_id from balcao.proposta p where p.id = new.proposta_id;
  return new;
end
$$;
create trigger herdar_apolice before insert on balcao.parcela
  for each row when (new.proposta_id is not null) execute function balcao.herdar_apolice();
create trigger herdar_apolice before insert on balcao.comissao
  for each row when (new.proposta_id is not null) execute function balcao.herdar_apolice();

-- The states of a sale (domain design §2.6): policies, endorsements and differences too; and what a reactivation gives back.
create or replace function balcao.transicao_de_venda_permitida(entidade text, de text, para text) returns boolean
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

    ('apolice', 'A_VIGORAR', 'VIGENTE'),
    ('apolice', 'A_VIGORAR', 'VENCIDA'),
    ('apolice', 'A_VIGORAR', 'CANCELADA'),
    ('apolice', 'VIGENTE', 'VENCIDA'),
    ('apolice', 'VIGENTE', 'SUSPENSA'),
    ('apolice', 'VIGENTE', 'CANCELADA'),
    ('apolice', 'SUSPENSA', 'VIGENTE'),
    ('apolice', 'SUSPENSA', 'VENCIDA'),
    ('apolice', 'SUSPENSA', 'CANCELADA'),
    -- reactivated: as it stood before
    ('apolice', 'CANCELADA', 'A_VIGORAR'),
    ('apolice', 'CANCELADA', 'VIGENTE'),
    ('apolice', 'CANCELADA', 'SUSPENSA'),

    ('endosso', 'SOLICITADO', 'EM_ANALISE'),
    ('endosso', 'SOLICITADO', 'EMITIDO'),
    ('endosso', 'SOLICITADO', 'RECUSADO'),
    ('endosso', 'EM_ANALISE', 'EMITIDO'),
    ('endosso', 'EM_ANALISE', 'RECUSADO'),

    ('divergencia', 'ABERTA', 'CONTESTADA'),
    ('divergencia', 'ABERTA', 'ACEITA'),
    ('divergencia', 'CONTESTADA', 'CORRIGIDA'),
    ('divergencia', 'CONTESTADA', 'ACEITA'),

    ('parcela', 'ABERTA', 'PAGA'),
    ('parcela', 'ABERTA', 'VENCIDA'),
    -- a proposal that is given up, or a policy that is cancelled, takes its open instalments with it
    ('parcela', 'ABERTA', 'CANCELADA'),
    ('parcela', 'VENCIDA', 'EM_COBRANCA'),
    ('parcela', 'VENCIDA', 'PAGA'),
    ('parcela', 'VENCIDA', 'CANCELADA'),
    ('parcela', 'EM_COBRANCA', 'PAGA'),
    ('parcela', 'EM_COBRANCA', 'CANCELADA'),
    ('parcela', 'PAGA', 'ESTORNADA'),
    -- reactivated: as it stood before
    ('parcela', 'CANCELADA', 'ABERTA'),
    ('parcela', 'CANCELADA', 'VENCIDA'),
    ('parcela', 'CANCELADA', 'EM_COBRANCA'),

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
    ('comissao', 'RECEBIDA', 'ESTORNADA'),
    -- reactivated: as it stood before
    ('comissao', 'CANCELADA', 'PREVISTA'),
    ('comissao', 'CANCELADA', 'PARCIAL'),
    ('comissao', 'CANCELADA', 'DIVERGENTE'),
    ('comissao', 'CANCELADA', 'CONTESTADA')
  )
$$;
create trigger vigiar_estado before update of status on balcao.apolice
  for each row execute function balcao.vigiar_estado_da_venda('apolice');
create trigger vigiar_estado before update of status on balcao.endosso
  for each row execute function balcao.vigiar_estado_da_venda('endosso');
create trigger vigiar_estado before update of status on balcao.divergencia_emissao
  for each row execute function balcao.vigiar_estado_da_venda('divergencia');

-- What is removed of a sale that is kept no longer.
create or replace function balcao.apagar_vendas(conta uuid, propostas uuid[], apolices uuid[]) returns void language plpgsql
set search_path = balcao, pg_temp as $$
begin
  delete from prazo where assinatura_id = conta and (alvo_id = any (propostas) or alvo_id = any (apolices) or alvo_id in (
    select id from parcela where proposta_id = any (propostas) or apolice_id = any (apolices)
    union select id from sinistro where apolice_id = any (apolices)));
  delete from comissao where proposta_id = any (propostas) or apolice_id = any (apolices);
  delete from parcela where proposta_id = any (propostas) or apolice_id = any (apolices);
  delete from aviso_seguradora where proposta_id = any (propostas);
  delete from anexo_da_resposta where resposta_id in (select id from resposta_exigencia where proposta_id = any (propostas));
  delete from resposta_exigencia where proposta_id = any (propostas);
  update proposta set renovacao_de_id = null where renovacao_de_id = any (apolices);
  update proposta set apolice_id = null where apolice_id = any (apolices) and id <> all (propostas);
  delete from proposta where assinatura_id = conta and id = any (propostas);
  delete from sinistro where apolice_id = any (apolices);
  delete from movimento_apolice where apolice_id = any (apolices);
  delete from divergencia_emissao where apolice_id = any (apolices);
  delete from endosso where apolice_id = any (apolices);
  update apolice set renovacao_de_id = null where renovacao_de_id = any (apolices);
  update orcamento set apolice_anterior_id = null where apolice_anterior_id = any (apolices);
  delete from apolice where assinatura_id = conta and id = any (apolices);
end
$$;

-- Free text and data of a sale that may name other people, which are swept when one of them is erased.
create or replace function balcao.tabelas_dos_casos() returns table (tabela text, coluna text, tipo text, de text) language sql immutable as $$
  values
    ('orcamento', 'rascunho', 'jsonb', 't.id'), ('orcamento', 'bem', 'text', 't.id'),
    ('cotacao', 'snapshot', 'jsonb', 't.orcamento_id'),
    ('resultado_cotacao', 'mensagens', 'jsonb', '(select c.orcamento_id from balcao.cotacao c where c.id = t.cotacao_id)'),
    ('oferta_cotacao', 'observacoes', 'jsonb', '(select c.orcamento_id from balcao.cotacao c where c.id = t.cotacao_id)'),
    ('solicitacao_cotacao', 'dados', 'jsonb', 't.orcamento_id'), ('solicitacao_cotacao', 'motivo_descarte', 'text', 't.orcamento_id'),
    ('envio_orcamento', 'assunto', 'text', 't.orcamento_id'), ('envio_orcamento', 'mensagem', 'text', 't.orcamento_id'),
    ('envio_resposta', 'mensagem', 'text', '(select e.orcamento_id from balcao.envio_orcamento e where e.id = t.envio_id)'),
    ('proposta', 'bem', 'text', 't.id'), ('proposta', 'exigencias', 'jsonb', 't.id'), ('proposta', 'vistoria', 'jsonb', 't.id'),
    ('proposta', 'dados_complementares', 'jsonb', 't.id'), ('proposta', 'mensagens', 'jsonb', 't.id'),
    ('resposta_exigencia', 'nota', 'text', 't.proposta_id'),
    ('proposta', 'itens', 'jsonb', 't.id'),
    ('apolice', 'bem', 'text', 't.id'), ('apolice', 'rascunho', 'jsonb', 't.id'), ('apolice', 'itens', 'jsonb', 't.id'),
    ('endosso', 'motivo', 'text', 't.apolice_id'), ('endosso', 'dados', 'jsonb', 't.apolice_id'), ('endosso', 'recusa', 'text', 't.apolice_id'),
    ('divergencia_emissao', 'nota', 'text', 't.apolice_id'),
    ('sinistro', 'item', 'text', 't.id'), ('sinistro', 'local', 'text', 't.id'), ('sinistro', 'relato', 'text', 't.id'),
    ('sinistro', 'terceiros', 'jsonb', 't.id'), ('sinistro', 'checklist', 'jsonb', 't.id'), ('sinistro', 'andamentos', 'jsonb', 't.id')
$$;

grant execute on function balcao.situacao_da_apolice to balcao_app;
