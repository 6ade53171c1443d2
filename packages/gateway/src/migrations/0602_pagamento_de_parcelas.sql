-- What is paid of an instalment, one row a payment and one for what takes a payment back; what its client was told and promised; and the Pix code
-- that pays it.
alter table balcao.parcela add pix_copia_e_cola text check (pix_copia_e_cola <> '');

create table balcao.pagamento_parcela (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  parcela_id uuid not null,
  pago_em date not null,
  -- what it settles of the instalment; of what takes one back, the opposite
  valor_centavos bigint not null check (valor_centavos <> 0),
  -- fine and interest that came with it
  encargos_centavos bigint not null default 0,
  observacao text check (observacao <> ''),
  -- the payment that it takes back: one is taken back once
  desfaz_id uuid unique,
  -- how the instalment, its commissions, the notices of arrears and the suspension of its policy stood before, to be as they were
  antes jsonb not null check (jsonb_typeof(antes) = 'object'),
  unique (assinatura_id, id),
  foreign key (assinatura_id, parcela_id) references balcao.parcela (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, desfaz_id) references balcao.pagamento_parcela (assinatura_id, id) on delete cascade,
  check ((valor_centavos < 0) = (desfaz_id is not null)),
  check (case when desfaz_id is null then encargos_centavos >= 0 else encargos_centavos <= 0 end)
);
create index pagamento_da_parcela on balcao.pagamento_parcela (assinatura_id, parcela_id, id);
comment on table balcao.pagamento_parcela is 'Pagamentos das parcelas, inteiros e parciais; um pagamento desfeito tem a sua volta ao lado.';
select balcao.tabela_de_assinatura('balcao.pagamento_parcela');
revoke update, delete on balcao.pagamento_parcela from balcao_app;

-- What a client was told of an instalment, and what they promised. Never changed: a newer promise stands for the former.
create table balcao.contato_parcela (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  parcela_id uuid not null,
  tipo text not null check (tipo in ('EMAIL', 'WHATSAPP', 'PROMESSA')),
  prometida_para date,
  -- the task that looks whether a promise was kept
  tarefa_id uuid,
  observacao text check (observacao <> ''),
  unique (assinatura_id, id),
  foreign key (assinatura_id, parcela_id) references balcao.parcela (assinatura_id, id) on delete cascade,
  check ((tipo = 'PROMESSA') = (prometida_para is not null))
);
create index contato_da_parcela on balcao.contato_parcela (assinatura_id, parcela_id, id desc);
comment on table balcao.contato_parcela is 'Cobranças feitas de uma parcela e promessas de pagamento do cliente.';
select balcao.tabela_de_assinatura('balcao.contato_parcela');
revoke update, delete on balcao.contato_parcela from balcao_app;

alter table balcao.modelo_padrao add uso text not null default 'COTACAO' check (uso in ('COTACAO', 'COBRANCA'));
insert into balcao.modelo_padrao (uso, canal, nome, ordem, assunto, corpo) values
  ('COBRANCA', 'EMAIL', 'Parcela em aberto', 10, 'Parcela {{parcela}} do seu seguro {{seguradora}}',
   E'Olá, {{cliente}}.\n\nA parcela {{parcela}} da apólice {{apolice}} ({{bem}}), de {{valor}}, venceu em {{vencimento}}. Hoje ela vale {{atualizado}}.\n\nSe já pagou, desconsidere. Se precisar da segunda via, responda a esta mensagem.\n\n{{corretor}}, {{corretora}}'),
  ('COBRANCA', 'WHATSAPP', 'Parcela em aberto', 10, 'Parcela em aberto',
   E'Olá, {{cliente}}! A parcela {{parcela}} da apólice {{apolice}} ({{bem}}), de {{valor}}, venceu em {{vencimento}}. Hoje ela vale {{atualizado}}. Quer a segunda via? {{corretor}}, {{corretora}}');

create or replace function balcao.transicao_de_venda_permitida(entidade text, de text, para text)
 returns boolean
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
    -- a payment that is taken back: as it stood before
    ('parcela', 'PAGA', 'ABERTA'),
    ('parcela', 'PAGA', 'VENCIDA'),
    ('parcela', 'PAGA', 'EM_COBRANCA'),
    -- reactivated: as it stood before
    ('parcela', 'CANCELADA', 'ABERTA'),
    ('parcela', 'CANCELADA', 'VENCIDA'),
    ('parcela', 'CANCELADA', 'EM_COBRANCA'),

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
$$;
