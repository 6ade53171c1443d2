-- How a sale ends, and what else that moves: the case it was made of, and the policy it renewed.

create or replace function balcao.transicao_permitida(entidade text, de text, para text) returns boolean
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
    -- its proposal ended without a policy: another offer may be sold
    ('orcamento', 'FECHADO', 'CALCULADO'),

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

create or replace function balcao.vigiar_renovacao() returns trigger language plpgsql as $$
begin
  if old.situacao_renovacao <> new.situacao_renovacao and (old.situacao_renovacao, new.situacao_renovacao) not in (
    ('A_RENOVAR', 'EM_COTACAO'),
    ('A_RENOVAR', 'NAO_RENOVADA'),
    ('A_RENOVAR', 'RENOVADA_OUTRA'),
    ('A_RENOVAR', 'RENOVADA_PROPRIA'),
    ('EM_COTACAO', 'A_RENOVAR'),
    ('EM_COTACAO', 'RENOVADA_PROPRIA'),
    ('EM_COTACAO', 'RENOVADA_OUTRA'),
    ('EM_COTACAO', 'NAO_RENOVADA'),
    -- a quote refused at first and won later
    ('NAO_RENOVADA', 'EM_COTACAO'),
    -- what had been sold was refused by its insurer, or given up
    ('RENOVADA_PROPRIA', 'EM_COTACAO'),
    ('RENOVADA_OUTRA', 'EM_COTACAO')
  ) then
    raise exception 'transição recusada: renovação de % para %', old.situacao_renovacao, new.situacao_renovacao
      using errcode = 'check_violation', constraint = 'renovacao_transicao';
  end if;
  return new;
end
$$;

-- Where a renewal stands follows the quote that renews: sold (by the same insurer or another), lost, or open again.
create function balcao.acompanhar_renovacao() returns trigger language plpgsql as $$
begin
  update balcao.apolice a set situacao_renovacao = case new.status
    when 'RECUSADO' then 'NAO_RENOVADA'
    when 'CALCULADO' then 'EM_COTACAO'
    else case when a.seguradora = (
        select p.seguradora from balcao.proposta p
        where p.orcamento_id = new.id and p.excluido_em is null and p.status not in ('RECUSADA', 'CANCELADA')
        order by p.numero desc limit 1)
      then 'RENOVADA_PROPRIA' else 'RENOVADA_OUTRA' end
    end
  where a.id = new.apolice_anterior_id and a.assinatura_id = new.assinatura_id
    and a.situacao_renovacao in ('EM_COTACAO', 'NAO_RENOVADA', 'RENOVADA_PROPRIA', 'RENOVADA_OUTRA');
  return null;
end
$$;
create trigger acompanhar_renovacao after update of status on balcao.orcamento
  for each row when (new.apolice_anterior_id is not null and old.status is distinct from new.status
    and (new.status in ('FECHADO', 'RECUSADO') or (new.status = 'CALCULADO' and old.status in ('FECHADO', 'RECUSADO'))))
  execute function balcao.acompanhar_renovacao();
