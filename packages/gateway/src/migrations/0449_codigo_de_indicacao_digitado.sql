-- What a referral code that a person typed is, for a caller without a session: whose it is not said. The root of a CNPJ is that of who signs
-- up: a brokerage does not refer itself.
create function balcao.julgar_codigo_indicacao(p_codigo text, p_raiz text) returns text
language sql stable security definer set search_path = balcao, pg_temp as $$
  select case
    when not exists (select from usuario u where u.codigo_indicacao = p_codigo and not u.segfyer) then 'DESCONHECIDO'
    when i.assinatura_id is null then 'VENCIDO'
    when exists (select from corretora c where c.assinatura_id = i.assinatura_id and left(c.cnpj, 8) = p_raiz) then 'PROPRIO'
    else 'VALE' end
  from (select 1) as uma left join indicador_do_codigo(p_codigo) i on true
$$;
revoke execute on function balcao.julgar_codigo_indicacao from public;
grant execute on function balcao.julgar_codigo_indicacao to balcao_app;
