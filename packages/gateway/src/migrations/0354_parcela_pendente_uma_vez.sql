-- When a payment of the subscription counts as pending, and what follows of it, is written once: the night (0274) and whatever writes an
-- invoice (0280) ask the same.

-- An invoice past its day that is not paid.
create function balcao.is_fatura_pendente(p_status text, p_vencimento date, p_hoje date) returns boolean
language sql immutable as $$ select p_status in ('ABERTA', 'VENCIDA') and p_vencimento < p_hoje $$;

-- By the invoices of one subscription, or of each that has any where none is named: a subscription without invoices is left as it was
-- written.
create function balcao.seguir_parcelas(p_assinatura uuid, p_agora timestamptz, p_hoje date) returns void
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
begin
  update assinatura a set tem_parcela_pendente = f.pendente, alterado_em = p_agora, versao = a.versao + 1
  from (
    select assinatura_id, bool_or(balcao.is_fatura_pendente(status, vencimento, p_hoje)) as pendente
    from fatura_assinatura where p_assinatura is null or assinatura_id = p_assinatura group by assinatura_id
  ) f
  where f.assinatura_id = a.id and a.tem_parcela_pendente <> f.pendente;
end
$$;
revoke execute on function balcao.seguir_parcelas(uuid, timestamptz, date) from public;

-- Administrators are told of each once; what was settled is shown to nobody any more. Returns the subscriptions told.
create or replace function balcao.avisar_parcelas_pendentes(p_agora timestamptz, p_hoje date, p_titulo text, p_link text) returns setof uuid
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
begin
  perform balcao.seguir_parcelas(null, p_agora, p_hoje);

  -- without its event it may be told again, should the same be pending again
  update notificacao n set valida_ate = p_agora, aviso_id = null
  from fatura_assinatura f
  where n.aviso_id = md5('parcela-pendente:' || f.id)::uuid and f.status in ('PAGA', 'CANCELADA');
  update notificacao n set valida_ate = p_agora, aviso_id = null
  from assinatura a
  where n.aviso_id = md5('parcela-pendente:' || a.id)::uuid and not a.tem_parcela_pendente;

  return query with avisados as (
    insert into notificacao (assinatura_id, criado_em, usuario_id, tipo, titulo, descricao, link, aviso_id)
    select a.id, p_agora, u.id, 3, p_titulo,
      coalesce('Fatura de ' || right(f.competencia, 2) || '/' || left(f.competencia, 4) || ', vencida em '
        || to_char(f.vencimento, 'DD/MM/YYYY') || '.', ''),
      p_link, md5('parcela-pendente:' || coalesce(f.id, a.id))::uuid
    from assinatura a
    left join lateral (
      select id, competencia, vencimento from fatura_assinatura
      where assinatura_id = a.id and balcao.is_fatura_pendente(status, vencimento, p_hoje)
      order by vencimento, id limit 1
    ) f on true
    join usuario u on u.assinatura_id = a.id and u.administrador and u.status = 'ATIVO' and u.excluido_em is null
    where a.tem_parcela_pendente and a.status not in ('BLOQUEADA', 'CANCELADA') and a.excluido_em is null
    on conflict do nothing
    returning assinatura_id
  )
  select distinct assinatura_id from avisados;
end
$$;

-- Whatever writes an invoice, by the day it is in São Paulo. The night looks again, for days pass by themselves.
create or replace function balcao.seguir_fatura() returns trigger
language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform balcao.seguir_parcelas(new.assinatura_id, now(), (now() at time zone 'America/Sao_Paulo')::date);
  return null;
end
$$;
