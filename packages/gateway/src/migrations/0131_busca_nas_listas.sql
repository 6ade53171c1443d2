-- Words in the lists of cases and of runs.

-- The cases of the subscription that hold every one of the patterns, each in their own text or in the name of the insurer of the offer that
-- counts; with the columns that lists narrow and order by.
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

-- The runs of the subscription whose case holds every one of the patterns. It looks as the owner, as orcamentos_com does, and only into the
-- subscription of its caller; the patterns are written into the query, so that a rare word is planned as rare and a broad one as broad.
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

-- The condition that a case (`o`) holds every one of the patterns: in its own text, or in the name of the insurer of the offer that counts.
create function balcao.condicao_das_palavras(p_padroes text[]) returns text
language plpgsql stable set search_path = balcao, pg_temp as $$
declare
  condicao text := 'true';
  padrao text;
  slugs text[];
begin
  foreach padrao in array p_padroes loop
    slugs := array(select s.slug from seguradora s where sem_acento(s.nome) like padrao);
    -- a word that names no insurer must not cost the plan a second condition
    condicao := condicao || case cardinality(slugs)
      when 0 then format(' and o.busca like %L', padrao)
      else format(' and (o.busca like %L or o.premio_seguradora = any(%L::text[]))', padrao, slugs) end;
  end loop;
  return condicao;
end
$$;

-- The condition of what both lists are narrowed by besides words, on `p_tabela`: `p_filtro` may have usuario, status, linhas, de, ate, ids
-- and fora.
create function balcao.condicao_do_filtro(p_filtro jsonb, p_tabela text, p_id text) returns text
language plpgsql stable set search_path = balcao, pg_temp as $$
declare
  condicao text := '';
begin
  if p_filtro ? 'usuario' then
    condicao := condicao || format(' and %I.usuario_id = %L', p_tabela, (p_filtro ->> 'usuario')::uuid);
  end if;
  if p_filtro ? 'status' then
    condicao := condicao || format(' and %I.status = any(%L::text[])', p_tabela, array(select jsonb_array_elements_text(p_filtro -> 'status')));
  end if;
  if p_filtro ? 'linhas' then
    condicao := condicao || format(' and %I.linha = any(%L::text[])', p_tabela, array(select jsonb_array_elements_text(p_filtro -> 'linhas')));
  end if;
  if p_filtro ? 'de' then
    condicao := condicao || format(' and %I.criado_em >= %L', p_tabela, (p_filtro ->> 'de')::date::timestamp at time zone 'America/Sao_Paulo');
  end if;
  if p_filtro ? 'ate' then
    condicao := condicao
      || format(' and %I.criado_em < %L', p_tabela, ((p_filtro ->> 'ate')::date + 1)::timestamp at time zone 'America/Sao_Paulo');
  end if;
  if p_filtro ? 'ids' then
    condicao := condicao || format(' and %I.%I = any(%L::uuid[])', p_tabela, p_id, array(select jsonb_array_elements_text(p_filtro -> 'ids')));
  end if;
  if p_filtro ? 'fora' then
    condicao := condicao || format(' and %I.%I <> all(%L::uuid[])', p_tabela, p_id, array(select jsonb_array_elements_text(p_filtro -> 'fora')));
  end if;
  return condicao;
end
$$;

-- One page of a list in the order `p_ordem`, and how many there are: `p_teto` + 1 for all that are more. The list is `p_lista` narrowed by
-- `p_filtro`; the words are `p_palavras`, asked of it and of `p_juncao`; `p_colunas` are its id, first, and what it is ordered by.
create function balcao.pagina_limitada(p_lista text, p_filtro text, p_juncao text, p_palavras text, p_colunas text[], p_ordem text,
  p_limite integer, p_pulo integer, p_teto integer)
returns table (ids uuid[], total integer)
language plpgsql stable set search_path = balcao, pg_temp as $$
declare
  tabela text := split_part(p_lista, ' ', 2);
  id text := p_colunas[1];
  achados text := format('%s%s where %s and %s', p_lista, p_juncao, p_filtro, p_palavras);
  pagina text := format(' order by %s limit %s offset %s', p_ordem, p_limite, p_pulo);
begin
  execute format('select array(select %s from %s limit %s)', id, achados, p_teto + 1) into ids;
  total := cardinality(ids);
  -- all of them are known: these are put in order, and nothing is looked for again
  if total <= p_teto then
    execute format('select array(select %s from %s where %s = any($1)%s)', id, p_lista, id, pagina) into ids using ids;
    return next;
    return;
  end if;
  -- a broad word fills a page near the beginning of most orders ...
  execute format('select array(select %s from (select %s from %s where %s order by %s limit 20000) %s%s where %s%s)',
    id, tabela || '.*', p_lista, p_filtro, p_ordem, tabela, p_juncao, p_palavras, pagina) into ids;
  if cardinality(ids) < p_limite then
    -- ... and of the others, as the Marias in the order of names, all that match are put in order
    execute format('select array(select %s from (select %s from %s offset 0) %s%s)',
      id, array_to_string(p_colunas, ', '), achados, tabela, pagina) into ids;
  end if;
  return next;
end
$$;

-- Words among a million cases. A search for a word that two hundred thousand hold wants the first twenty of them, in some order, and to
-- know that there are more than can be read: they are counted up to a ceiling, and a page is taken by whichever index is the shorter way to
-- it, the one of its order or the one of the words. It looks as the owner, because `like` is not leakproof and behind row-level security no
-- index may serve it, and only into the subscription of its caller. Values are written into the query, so that a rare word is planned as
-- rare and a broad one as broad.
create function balcao.buscar_orcamentos(p_padroes text[], p_filtro jsonb, p_ordem text, p_decrescente boolean,
  p_limite integer, p_pulo integer, p_teto integer)
returns table (ids uuid[], total integer)
-- what a broad word finds is kept in memory, not in a file, and is read from memory mostly
language plpgsql stable security definer set search_path = balcao, public, pg_temp
  set work_mem = '32MB' set jit = off set random_page_cost = 1.1 as $$
declare
  d text := case when p_decrescente then ' desc' else ' asc' end;
  -- the words an index of the list was made with: on columns that are never null they are left out
  ordem text := case p_ordem
    when 'numero' then 'o.numero' || d
    when 'criadoEm' then 'o.criado_em' || d
    when 'alteradoEm' then 'o.alterado_em' || d
    when 'status' then 'o.status' || d || ', o.alterado_em' || d
    when 'segurado' then 'o.segurado_nome collate balcao.pt_br' || d || ' nulls last'
    when 'melhorPremio' then 'o.premio_centavos' || d || ' nulls last'
    when 'vigIni' then 'o.vig_ini' || d || ' nulls last' end;
begin
  return query select * from pagina_limitada('orcamento o',
    format('o.assinatura_id = %L and o.excluido_em is null and not o.em_branco%s', assinatura_atual(), condicao_do_filtro(p_filtro, 'o', 'id')),
    '', condicao_das_palavras(p_padroes),
    array['o.id', 'o.numero', 'o.criado_em', 'o.alterado_em', 'o.status', 'o.segurado_nome', 'o.premio_centavos', 'o.vig_ini'],
    ordem || ', o.id' || d, p_limite, p_pulo, p_teto);
end
$$;

-- The same of runs, by the words of their cases.
create function balcao.buscar_cotacoes(p_padroes text[], p_filtro jsonb, p_ordem text, p_decrescente boolean,
  p_limite integer, p_pulo integer, p_teto integer)
returns table (ids uuid[], total integer)
language plpgsql stable security definer set search_path = balcao, public, pg_temp
  set work_mem = '32MB' set jit = off set random_page_cost = 1.1 as $$
declare
  d text := case when p_decrescente then ' desc' else ' asc' end;
  ordem text := case p_ordem
    when 'criadoEm' then 'l.criado_em' || d
    when 'numero' then 'l.numero' || d
    when 'segurado' then 'l.segurado_nome collate balcao.pt_br' || d || ' nulls last'
    when 'menorPremio' then 'l.premio_centavos' || d || ' nulls last' end;
begin
  return query select * from pagina_limitada('cotacao_lista l',
    format('l.assinatura_id = %L%s', assinatura_atual(), condicao_do_filtro(p_filtro, 'l', 'cotacao_id')),
    ' join orcamento o on o.id = l.orcamento_id',
    format('o.assinatura_id = %L and o.excluido_em is null and not o.em_branco and %s', assinatura_atual(), condicao_das_palavras(p_padroes)),
    array['l.cotacao_id', 'l.criado_em', 'l.numero', 'l.segurado_nome', 'l.premio_centavos'],
    ordem || ', l.cotacao_id' || d, p_limite, p_pulo, p_teto);
end
$$;

revoke execute on function balcao.orcamentos_com, balcao.cotacoes_com, balcao.buscar_orcamentos, balcao.buscar_cotacoes from public;
grant execute on function balcao.orcamentos_com, balcao.cotacoes_com, balcao.buscar_orcamentos, balcao.buscar_cotacoes to balcao_app;
-- the owner alone calls these, from its own functions and triggers
revoke execute on function balcao.condicao_das_palavras, balcao.condicao_do_filtro, balcao.pagina_limitada from public;
