-- What is still to be paid is a small part of all instalments and the one that is looked at: in the order of its days and of its amounts.
create index parcela_lista_aberta on balcao.parcela_lista (assinatura_id, vencimento, id) where status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA');
create index parcela_lista_aberta_valor on balcao.parcela_lista (assinatura_id, valor_centavos, id) where status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA');

-- The cash flow sums commissions by day from the index alone; those still to come are few, however old.
create index comissao_do_fluxo on balcao.comissao (assinatura_id, previsao_em) include (prevista_centavos, recebida_centavos, status)
  where excluido_em is null and status <> 'CANCELADA';
create index comissao_a_receber on balcao.comissao (assinatura_id, previsao_em) include (prevista_centavos, recebida_centavos)
  where excluido_em is null and status in ('PREVISTA', 'PARCIAL');

-- Ids of a record's table that hold every pattern, up to so many: whether they are few is known without finding all.
create function balcao.registros_com_ate(p_tabela text, p_padroes text[], p_iguais jsonb, p_quantos integer) returns uuid[]
language plpgsql stable security definer set search_path = balcao, pg_temp as $$
declare
  ids uuid[];
begin
  execute format('select array(select t.id from %I t where %s limit %s)', p_tabela, condicao_do_registro(p_tabela, p_padroes, p_iguais, true), p_quantos) into ids;
  return ids;
end
$$;
revoke execute on function balcao.registros_com_ate from public;
grant execute on function balcao.registros_com_ate to balcao_app;
