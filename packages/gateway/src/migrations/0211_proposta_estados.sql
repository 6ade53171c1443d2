-- The states of a sale (domain design §2.6), and its sums, held by the database itself.

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

-- Instalments sum to the plan and commissions to the whole, judged when the transaction ends.
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
