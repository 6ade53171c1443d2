-- The lists of a subscription with a hundred thousand cases.

-- Losses are summed and ordered from the index alone.
create index orcamento_perdido on balcao.orcamento (assinatura_id, alterado_em, id) include (motivo_recusa, premio_centavos, usuario_id)
  where status = 'RECUSADO' and excluido_em is null;

-- What has a text somewhere in it: `like` is not leakproof, so behind row-level security no index may serve it. The function below
-- looks as the owner, and only ever into the subscription its caller acts for.
create index orcamento_busca on balcao.orcamento using gin (assinatura_id, busca gin_trgm_ops) with (fastupdate = off)
  where excluido_em is null and not em_branco;
create index orcamento_seguradora on balcao.orcamento (assinatura_id, premio_seguradora) where excluido_em is null and not em_branco;

-- The cases of the subscription that hold every one of the patterns, each in what they say of themselves or in the name of the insurer
-- of the offer that counts; with the columns that lists narrow and order by.
create function balcao.orcamentos_com(p_padroes text[])
returns table (id uuid, numero integer, linha text, status text, usuario_id uuid, criado_em timestamptz, alterado_em timestamptz,
  segurado_nome text, vig_ini date, premio_centavos bigint)
-- what a broad word finds is kept in memory, not in a file
language plpgsql stable security definer set search_path = balcao, public, pg_temp set work_mem = '32MB' as $$
declare
  consulta text := format(
    'select o.id, o.numero, o.linha, o.status, o.usuario_id, o.criado_em, o.alterado_em, o.segurado_nome, o.vig_ini, o.premio_centavos
     from orcamento o where o.assinatura_id = %L and o.excluido_em is null and not o.em_branco', assinatura_atual());
  padrao text;
  slugs text[];
begin
  foreach padrao in array p_padroes loop
    slugs := array(select s.slug from seguradora s where sem_acento(s.nome) like padrao);
    -- a word that names no insurer must not cost the plan a second condition
    if cardinality(slugs) = 0 then
      consulta := consulta || format(' and o.busca like %L', padrao);
    else
      consulta := consulta || format(' and (o.busca like %L or o.premio_seguradora = any(%L::text[]))', padrao, slugs);
    end if;
  end loop;
  return query execute consulta;
end
$$;
revoke execute on function balcao.orcamentos_com(text[]) from public;
grant execute on function balcao.orcamentos_com(text[]) to balcao_app;
