-- A payment of the subscription that was not processed (spec §2, §3): read from its invoices, and told to its administrators (spec §6).

-- By the invoices of each subscription that has any: pending while one past its day is not paid. A subscription without invoices is left
-- as it was written. Administrators are told of each once; what was settled is shown to nobody any more. Returns the subscriptions told.
create function balcao.avisar_parcelas_pendentes(p_agora timestamptz, p_hoje date, p_titulo text, p_link text) returns setof uuid
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
begin
  update assinatura a set tem_parcela_pendente = f.pendente, alterado_em = p_agora, versao = a.versao + 1
  from (
    select assinatura_id, bool_or(status in ('ABERTA', 'VENCIDA') and vencimento < p_hoje) as pendente
    from fatura_assinatura group by assinatura_id
  ) f
  where f.assinatura_id = a.id and a.tem_parcela_pendente <> f.pendente;

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
      where assinatura_id = a.id and status in ('ABERTA', 'VENCIDA') and vencimento < p_hoje
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
revoke execute on function balcao.avisar_parcelas_pendentes(timestamptz, date, text, text) from public;
grant execute on function balcao.avisar_parcelas_pendentes(timestamptz, date, text, text) to balcao_app;
