-- An instalment that is reissued by its insurer: asked once, followed until it is answered, each request kept with what it changed.

/*
 * Fine and interest that the boleto in force charges besides the premium. They are of the insurer, who holds the premium: the ledger of the brokerage
 * follows the premium alone (`balcao.posicoes`), and what is paid of them is told apart when it is paid.
 */
alter table balcao.parcela
  add multa_centavos bigint not null default 0 check (multa_centavos >= 0),
  add juros_centavos bigint not null default 0 check (juros_centavos >= 0);

create table balcao.reemissao_parcela (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  parcela_id uuid not null,
  -- PEDIDA: waits to leave. ENVIADA: it left, and the insurer may have it. The others are its ends.
  status text not null default 'PEDIDA' check (status in ('PEDIDA', 'ENVIADA', 'ATENDIDA', 'RECUSADA', 'FALHOU', 'CANCELADA')),
  forma text not null check (forma in ('BOLETO', 'PIX')),
  vencimento_pedido date not null,
  -- for the insurer to read
  observacao text check (observacao <> ''),
  -- how the instalment stood when it was asked
  vencimento_anterior date not null,
  saldo_centavos bigint not null check (saldo_centavos > 0),
  linha_anterior text,
  pix_anterior text,
  enviada_em timestamptz,
  protocolo text check (protocolo <> ''),
  -- how often its answer was asked for, and when it is again
  consultas integer not null default 0,
  consultada_em timestamptz,
  proxima_em timestamptz,
  respondida_em timestamptz,
  -- why it was refused, in the insurer's words; or which of our reasons it failed for
  recusa text check (recusa <> ''),
  falha text check (falha in ('SEM_RESPOSTA', 'NAO_CONFERE', 'PARCELA_MUDOU', 'SEM_CANAL')),
  -- what the insurer answered
  vencimento date,
  multa_centavos bigint check (multa_centavos >= 0),
  juros_centavos bigint check (juros_centavos >= 0),
  valor_centavos bigint,
  linha_digitavel text check (linha_digitavel <> ''),
  pix_copia_e_cola text check (pix_copia_e_cola <> ''),
  unique (assinatura_id, id),
  foreign key (assinatura_id, parcela_id) references balcao.parcela (assinatura_id, id) on delete cascade,
  check ((status in ('PEDIDA', 'ENVIADA')) = (respondida_em is null)),
  check (status <> 'ATENDIDA' or (num_nonnulls(vencimento, multa_centavos, juros_centavos, valor_centavos) = 4
    and valor_centavos = saldo_centavos + multa_centavos + juros_centavos and num_nonnulls(linha_digitavel, pix_copia_e_cola) > 0)),
  check ((status = 'RECUSADA') = (recusa is not null)),
  check ((status = 'FALHOU') = (falha is not null))
);
create index reemissao_da_parcela on balcao.reemissao_parcela (assinatura_id, parcela_id, id desc);
-- one at a time
create unique index reemissao_em_andamento on balcao.reemissao_parcela (parcela_id) where status in ('PEDIDA', 'ENVIADA');
comment on table balcao.reemissao_parcela is 'Reemissões de parcelas pedidas à seguradora: o que se pediu, o que ela respondeu e como a parcela estava.';
select balcao.tabela_de_assinatura('balcao.reemissao_parcela', false);
revoke delete on balcao.reemissao_parcela from balcao_app;
-- each time the insurer is asked again would be a line of the trail
create trigger trilha after insert or delete on balcao.reemissao_parcela for each row execute function balcao.trilha_auditoria();
create trigger trilha_do_estado after update on balcao.reemissao_parcela for each row when (old.status <> new.status)
  execute function balcao.trilha_auditoria();
create trigger vigiar_estado before update of status on balcao.reemissao_parcela for each row
  execute function balcao.vigiar_estado_da_venda('reemissao');

create or replace function balcao.transicao_de_venda_permitida(entidade text, de text, para text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
    -- its insurer reissued it: it waits again, until the new due day
    ('parcela', 'VENCIDA', 'ABERTA'),
    ('parcela', 'EM_COBRANCA', 'ABERTA'),
    ('parcela', 'PAGA', 'ESTORNADA'),
    -- a payment that is taken back: as it stood before
    ('parcela', 'PAGA', 'ABERTA'),
    ('parcela', 'PAGA', 'VENCIDA'),
    ('parcela', 'PAGA', 'EM_COBRANCA'),
    -- reactivated: as it stood before
    ('parcela', 'CANCELADA', 'ABERTA'),
    ('parcela', 'CANCELADA', 'VENCIDA'),
    ('parcela', 'CANCELADA', 'EM_COBRANCA'),

    ('reemissao', 'PEDIDA', 'ENVIADA'),
    ('reemissao', 'PEDIDA', 'FALHOU'),
    ('reemissao', 'PEDIDA', 'CANCELADA'),
    ('reemissao', 'ENVIADA', 'ATENDIDA'),
    ('reemissao', 'ENVIADA', 'RECUSADA'),
    ('reemissao', 'ENVIADA', 'FALHOU'),

    ('comissao', 'PREVISTA', 'PARCIAL'),
    -- paid whole at once
    ('comissao', 'PREVISTA', 'RECEBIDA'),
    ('comissao', 'PREVISTA', 'DIVERGENTE'),
    ('comissao', 'PREVISTA', 'ESTORNADA'),
    ('comissao', 'PREVISTA', 'CANCELADA'),
    ('comissao', 'PARCIAL', 'RECEBIDA'),
    ('comissao', 'PARCIAL', 'DIVERGENTE'),
    ('comissao', 'PARCIAL', 'ESTORNADA'),
    ('comissao', 'PARCIAL', 'CANCELADA'),
    ('comissao', 'DIVERGENTE', 'RECEBIDA'),
    ('comissao', 'DIVERGENTE', 'CONTESTADA'),
    ('comissao', 'DIVERGENTE', 'ESTORNADA'),
    ('comissao', 'DIVERGENTE', 'CANCELADA'),
    -- a later statement pays what was contested
    ('comissao', 'CONTESTADA', 'RECEBIDA'),
    ('comissao', 'CONTESTADA', 'ESTORNADA'),
    ('comissao', 'CONTESTADA', 'CANCELADA'),
    ('comissao', 'RECEBIDA', 'ESTORNADA'),
    -- reactivated: as it stood before
    ('comissao', 'CANCELADA', 'PREVISTA'),
    ('comissao', 'CANCELADA', 'PARCIAL'),
    ('comissao', 'CANCELADA', 'DIVERGENTE'),
    ('comissao', 'CANCELADA', 'CONTESTADA')
  )
$function$;
