-- A payment that becomes pending, or is settled, shows to who is signed in at the time (spec §2, §3): not from the next sign-in on.

-- Whatever writes an invoice: pending while one past its day, in São Paulo, is not paid. The night looks again, for days pass by themselves.
create function balcao.seguir_fatura() returns trigger
language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  update assinatura a set tem_parcela_pendente = f.pendente, alterado_em = now(), versao = a.versao + 1
  from (
    select bool_or(status in ('ABERTA', 'VENCIDA') and vencimento < (now() at time zone 'America/Sao_Paulo')::date) as pendente
    from fatura_assinatura where assinatura_id = new.assinatura_id
  ) f
  where a.id = new.assinatura_id and a.tem_parcela_pendente <> f.pendente;
  return null;
end
$$;
create trigger seguir after insert or update of status, vencimento on balcao.fatura_assinatura
  for each row execute function balcao.seguir_fatura();

-- The job is in the writer's transaction: open sessions are told if and only if it was written.
create function balcao.contar_assinatura() returns trigger
language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform enfileirar('assinatura.mudou', json_build_object('assinaturaId', new.id), 'assinatura.mudou:' || new.id, 5);
  return null;
end
$$;
create trigger contar after update of tem_parcela_pendente on balcao.assinatura
  for each row when (old.tem_parcela_pendente <> new.tem_parcela_pendente)
  execute function balcao.contar_assinatura();
