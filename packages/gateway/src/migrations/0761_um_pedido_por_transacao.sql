-- What is expected of producers is asked to be worked out again once a transaction: ten thousand producers that come in by a sheet asked for ten thousand
-- jobs, behind which every other job waited.
create or replace function balcao.marcar_previstos_do_produtor(p_assinatura uuid, p_produtor uuid) returns void language plpgsql security definer
set search_path = balcao, pg_temp as $$
begin
  insert into repasse_previsto_mudanca (assinatura_id, produtor_id) values (p_assinatura, p_produtor);
  if current_setting('balcao.previstos_pedidos', true) is distinct from p_assinatura::text then
    perform enfileirar('repasses_previstos', json_build_object('assinaturaId', p_assinatura));
    perform set_config('balcao.previstos_pedidos', p_assinatura::text, true);
  end if;
end
$$;
