-- The states of domain design §2.6, held by the database itself: no code path, present or future, can skip one.

create function balcao.transicao_permitida(entidade text, de text, para text) returns boolean
language sql immutable parallel safe as $$
  select de = para or (entidade, de, para) in (
    ('orcamento', 'RASCUNHO', 'CALCULANDO'),
    ('orcamento', 'CALCULANDO', 'CALCULADO'),
    -- the first run was cancelled before any answer
    ('orcamento', 'CALCULANDO', 'RASCUNHO'),
    -- recalculating opens another run of the same case
    ('orcamento', 'CALCULADO', 'CALCULANDO'),
    ('orcamento', 'ENVIADO', 'CALCULANDO'),
    ('orcamento', 'CALCULADO', 'ENVIADO'),
    ('orcamento', 'CALCULADO', 'FECHADO'),
    ('orcamento', 'CALCULADO', 'RECUSADO'),
    ('orcamento', 'CALCULADO', 'EXPIRADO'),
    ('orcamento', 'ENVIADO', 'FECHADO'),
    ('orcamento', 'ENVIADO', 'RECUSADO'),
    ('orcamento', 'ENVIADO', 'EXPIRADO'),
    -- reopened by the broker
    ('orcamento', 'RECUSADO', 'CALCULADO'),

    ('cotacao', 'NA_FILA', 'CALCULANDO'),
    ('cotacao', 'NA_FILA', 'CANCELADA'),
    ('cotacao', 'CALCULANDO', 'PARCIAL'),
    ('cotacao', 'CALCULANDO', 'CONCLUIDA'),
    ('cotacao', 'CALCULANDO', 'CANCELADA'),
    ('cotacao', 'PARCIAL', 'CONCLUIDA'),
    ('cotacao', 'PARCIAL', 'CANCELADA'),
    -- one insurer is asked again: the others' answers stand
    ('cotacao', 'CONCLUIDA', 'PARCIAL'),
    ('cotacao', 'CANCELADA', 'PARCIAL'),

    ('resultado', 'PENDENTE', 'CALCULANDO'),
    ('resultado', 'PENDENTE', 'ERRO'),
    ('resultado', 'PENDENTE', 'CREDENCIAL'),
    ('resultado', 'PENDENTE', 'CANCELADO'),
    ('resultado', 'CALCULANDO', 'OK'),
    ('resultado', 'CALCULANDO', 'RECUSADO'),
    ('resultado', 'CALCULANDO', 'ERRO'),
    ('resultado', 'CALCULANDO', 'TIMEOUT'),
    ('resultado', 'CALCULANDO', 'CREDENCIAL'),
    ('resultado', 'CALCULANDO', 'CANCELADO'),
    ('resultado', 'RECUSADO', 'PENDENTE'),
    ('resultado', 'ERRO', 'PENDENTE'),
    ('resultado', 'TIMEOUT', 'PENDENTE'),
    ('resultado', 'CREDENCIAL', 'PENDENTE'),
    ('resultado', 'CANCELADO', 'PENDENTE')
  )
$$;

create function balcao.vigiar_estado() returns trigger language plpgsql as $$
begin
  if not balcao.transicao_permitida(tg_argv[0], old.status, new.status) then
    raise exception 'transição recusada: % de % para %', tg_argv[0], old.status, new.status
      using errcode = 'check_violation', constraint = tg_argv[0] || '_transicao';
  end if;
  return new;
end
$$;

create trigger vigiar_estado before update of status on balcao.orcamento
  for each row execute function balcao.vigiar_estado('orcamento');
create trigger vigiar_estado before update of status on balcao.cotacao
  for each row execute function balcao.vigiar_estado('cotacao');
create trigger vigiar_estado before update of status on balcao.resultado_cotacao
  for each row execute function balcao.vigiar_estado('resultado');

-- What was asked is evidence: a run may advance, never change its question.
create function balcao.cotacao_imutavel() returns trigger language plpgsql as $$
begin
  if (new.orcamento_id, new.rodada, new.snapshot, new.payload_hash, new.seguradoras, new.comissao_bps, new.desconto_bps)
     is distinct from
     (old.orcamento_id, old.rodada, old.snapshot, old.payload_hash, old.seguradoras, old.comissao_bps, old.desconto_bps) then
    raise exception 'uma cotação iniciada não muda' using errcode = 'check_violation', constraint = 'cotacao_imutavel';
  end if;
  return new;
end
$$;
create trigger cotacao_imutavel before update on balcao.cotacao for each row execute function balcao.cotacao_imutavel();

-- A price is written once; asking again writes others, under other ids.
create function balcao.oferta_imutavel() returns trigger language plpgsql as $$
begin
  raise exception 'uma oferta não muda' using errcode = 'check_violation', constraint = 'oferta_imutavel';
end
$$;
create trigger oferta_imutavel before update on balcao.oferta_cotacao for each row execute function balcao.oferta_imutavel();

-- Every write raises the row's version, whoever writes: browsers keep the answer with the highest.
create trigger carimbar before update on balcao.orcamento for each row execute function balcao.carimbar();
create trigger carimbar before update on balcao.cotacao for each row execute function balcao.carimbar();
create trigger carimbar before update on balcao.resultado_cotacao for each row execute function balcao.carimbar();
