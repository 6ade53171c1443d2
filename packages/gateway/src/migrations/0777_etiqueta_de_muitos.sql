-- A tag that many clients have is asked of each as the list comes by it; only that of few is found by its index.
drop function balcao.segurados_com_tag(text);
create function balcao.segurados_com_tag_ate(p_tag text, p_quantos integer) returns uuid[]
  language sql stable security definer set search_path = balcao, pg_temp as $$
  select array(select s.id from segurado s where s.assinatura_id = assinatura_atual() and s.excluido_em is null and s.tags @> array[p_tag] limit p_quantos)
$$;
revoke execute on function balcao.segurados_com_tag_ate from public;
grant execute on function balcao.segurados_com_tag_ate to balcao_app;
