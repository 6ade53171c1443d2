-- The runs of the subscription whose case holds every one of the patterns, in what it says of itself or in the name of the insurer of the offer
-- that counts. It looks as the owner, as the search in the list of cases does, and only ever into the subscription its caller acts for; the
-- patterns are written into the question, so that a rare word is planned as rare and a broad one as broad.
create function balcao.cotacoes_com(p_padroes text[]) returns setof balcao.cotacao_lista
language plpgsql stable security definer set search_path = balcao, public, pg_temp set work_mem = '32MB' as $$
declare
  consulta text := format(
    'select l.* from cotacao_lista l join orcamento o on o.id = l.orcamento_id
     where l.assinatura_id = %1$L and o.assinatura_id = %1$L and o.excluido_em is null and not o.em_branco', assinatura_atual());
  padrao text;
  slugs text[];
begin
  foreach padrao in array p_padroes loop
    slugs := array(select s.slug from seguradora s where sem_acento(s.nome) like padrao);
    if cardinality(slugs) = 0 then
      consulta := consulta || format(' and o.busca like %L', padrao);
    else
      consulta := consulta || format(' and (o.busca like %L or o.premio_seguradora = any(%L::text[]))', padrao, slugs);
    end if;
  end loop;
  return query execute consulta;
end
$$;
revoke execute on function balcao.cotacoes_com(text[]) from public;
grant execute on function balcao.cotacoes_com(text[]) to balcao_app;
