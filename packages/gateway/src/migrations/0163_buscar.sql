-- The search itself, in the order a person expects: what is exactly that, what begins with it, what has a word that begins with it, and
-- only while there is room left, what has it in the middle of a value and what is written almost like it.

create type balcao.busca_achado as (id uuid, ordem smallint, nivel smallint);

-- How many keys begin with a word, counted no further than needed to choose the rarest one.
create function balcao.busca_raridade(p_assinatura uuid, p_categorias smallint[], p_palavra text) returns bigint
language sql stable security definer set search_path = balcao, public, pg_temp as $$
  select count(*) from unnest(p_categorias) k cross join lateral (
    select from busca_chave c where c.assinatura_id = p_assinatura and c.categoria = k and c.nivel in (0, 1)
      and c.chave >= p_palavra and c.chave < p_palavra || chr(1114111)
    limit 1000) x
$$;

-- Titles turned to a word that begins with `p_palavra` and that hold every one of the others (regular expressions), per category.
create function balcao.busca_por_palavras(
  p_assinatura uuid, p_categorias smallint[], p_dono uuid, p_palavra text, p_outras text[], p_nivel smallint, p_limite integer)
returns setof balcao.busca_achado language sql stable security definer set search_path = balcao, public, pg_temp as $$
  select x.id, x.ordem, p_nivel from unnest(p_categorias) k cross join lateral (
    select c.id, c.ordem from (
      select id, ordem, chave, dono from busca_chave
      where assinatura_id = p_assinatura and categoria = k and nivel in (0, 1)
        and chave >= p_palavra and chave < p_palavra || chr(1114111)
      -- two words everybody has, and nobody together: read no further than this
      limit 30000) c
    where c.ordem > 100 and (p_dono is null or k < 5 or c.dono = p_dono)
      and (cardinality(p_outras) = 0 or (' ' || c.chave) ~ all (p_outras))
    limit p_limite) x
$$;

-- The words of the subscription that are written almost like one, itself first when it begins any.
create function balcao.busca_parecidas(p_assinatura uuid, p_palavra text) returns text[]
language sql volatile security definer set search_path = balcao, public, pg_temp as $$
  select set_config('pg_trgm.similarity_threshold', '0.18', true);
  select array[p_palavra] || coalesce(array_agg(palavra order by d, palavra), '{}') from (
    select palavra, levenshtein(palavra, p_palavra) as d from busca_palavra
    where assinatura_id = p_assinatura and palavra % p_palavra and palavra <> p_palavra and abs(length(palavra) - length(p_palavra)) <= 2
      and levenshtein(palavra, p_palavra) <= case when length(p_palavra) <= 4 then 1 else 2 end
    group by palavra order by 2, 1 limit 4) perto
$$;

create function balcao.buscar(p_consulta text, p_categorias smallint[], p_dono uuid, p_limite integer)
returns table (id uuid, categoria smallint, titulo text, numero text, linha text, alvo uuid, campo text, valor text, nivel smallint)
language plpgsql volatile security definer set search_path = balcao, public, pg_temp as $$
declare
  t constant uuid := assinatura_atual();
  palavras constant text[] := (busca_palavras(p_consulta))[:8];
  compacta constant text := left(busca_compacta(p_consulta), 80);
  inteira constant text := array_to_string(palavras, ' ');
  achados busca_achado[] := '{}';
  alternativas text[];
  rara text;
  outras text[];
begin
  if t is null or compacta = '' then
    return;
  end if;

  achados := array(
    select row (x.id, x.ordem, case when x.chave = p then 0 else 1 end)::busca_achado
    from unnest(p_categorias) k cross join (select distinct p from unnest(array[inteira, compacta]) p) padroes cross join lateral (
      select c.id, c.ordem, c.chave from busca_chave c
      where c.assinatura_id = t and c.categoria = k and c.nivel = 0 and c.chave >= p and c.chave < p || chr(1114111)
        -- an unbroken run of letters is no value by chance: «ana li» must not find «analia@…» before a name
        and (p <> compacta or p = inteira or c.ordem < 100)
        and (p_dono is null or k < 5 or c.dono = p_dono)
      order by c.chave limit p_limite) x);

  if busca_quantos(achados) < p_limite then
    select p into rara from unnest(palavras) p order by busca_raridade(t, p_categorias, p), length(p) desc limit 1;
    outras := array(select ' ' || p from unnest(palavras) with ordinality u (p, n)
      where n <> (select min(m) from unnest(palavras) with ordinality v (q, m) where q = rara));
    achados := achados || array(
      select a from busca_por_palavras(t, p_categorias, p_dono, rara, outras, 2::smallint, p_limite + cardinality(achados)) a);
  end if;

  if busca_quantos(achados) < p_limite and length(compacta) >= 4 and compacta ~ '[0-9]' then
    achados := achados || array(
      select row (c.id, c.ordem, 3)::busca_achado from busca_chave c
      where c.assinatura_id = t and c.ordem < 100 and c.chave like '%' || compacta || '%' and c.categoria = any (p_categorias)
        and (p_dono is null or c.categoria < 5 or c.dono = p_dono)
      limit p_limite);
  end if;

  if busca_quantos(achados) < p_limite and compacta !~ '[0-9]' then
    achados := achados || array(select a from busca_quase(t, palavras, p_categorias, p_dono, p_limite) a);
  end if;

  return query
    select i.id, i.categoria, i.titulo, i.numero, i.linha, i.alvo, i.campos[m.ordem], i.valores[m.ordem], m.nivel
    from (select distinct on (a.id) a.id, case when a.ordem < 100 then a.ordem end as ordem, a.nivel from unnest(achados) a order by a.id, a.nivel, a.ordem) m
    join busca_item i on i.id = m.id
    -- one of each kind, then another of each: a thousand people never hide the one claim
    order by m.nivel, row_number() over (partition by m.nivel, i.categoria order by i.titulo, i.id), i.categoria
    limit p_limite;
end
$$;

create function balcao.busca_quantos(p_achados balcao.busca_achado[]) returns bigint language sql immutable parallel safe as
  $$ select count(distinct a.id) from unnest(p_achados) a $$;

-- Every word may be one written almost like it; the rarest set of words leads.
create function balcao.busca_quase(p_assinatura uuid, p_palavras text[], p_categorias smallint[], p_dono uuid, p_limite integer)
returns setof balcao.busca_achado language plpgsql volatile security definer set search_path = balcao, public, pg_temp as $$
declare
  parecidas jsonb := '[]';
  p text;
begin
  foreach p in array p_palavras loop
    parecidas := parecidas || jsonb_build_array(to_jsonb(case when length(p) < 3 then array[p] else busca_parecidas(p_assinatura, p) end));
  end loop;
  return query
    with opcoes as (
      select n, array(select jsonb_array_elements_text(o)) as palavras from jsonb_array_elements(parecidas) with ordinality as e (o, n)
    ), guia as (
      select n, palavras from opcoes
      order by (select sum(busca_raridade(p_assinatura, p_categorias, q)) from unnest(palavras) q), n limit 1
    ), resto as (
      select coalesce(array_agg(' (' || array_to_string(o.palavras, '|') || ')'), '{}') as exigidas
      from opcoes o, guia g where o.n <> g.n
    )
    select a.* from guia g cross join resto r cross join unnest(g.palavras) q
    cross join lateral busca_por_palavras(p_assinatura, p_categorias, p_dono, q, r.exigidas, 4::smallint, p_limite) a;
end
$$;

revoke execute on function
  balcao.busca_raridade(uuid, smallint[], text),
  balcao.busca_por_palavras(uuid, smallint[], uuid, text, text[], smallint, integer),
  balcao.busca_parecidas(uuid, text),
  balcao.busca_quase(uuid, text[], smallint[], uuid, integer)
  from balcao_app, public;
