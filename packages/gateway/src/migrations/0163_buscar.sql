-- The search itself, in the order a person expects: what is exactly that, what begins with it, what has a word that begins with it;
-- while there is room left, what has it in the middle of a value; and when nothing was found, what is written almost like it.

create type balcao.busca_achado as (id uuid, ordem smallint, nivel smallint);

-- How many keys begin with a word, counted no further than needed to choose the rarest one.
create function balcao.busca_raridade(p_assinatura uuid, p_categorias smallint[], p_palavra text) returns bigint
language plpgsql stable security definer set search_path = balcao, public, pg_temp as $$
declare
  quantas bigint;
begin
  select count(*) into quantas from unnest(p_categorias) k cross join unnest('{0,1}'::smallint[]) n cross join lateral (
    select from busca_chave c where c.assinatura_id = p_assinatura and c.categoria = k and c.nivel = n
      and c.chave >= p_palavra and c.chave < p_palavra || chr(1114111)
    limit 300) x;
  return quantas;
end
$$;

-- Titles turned to a word that begins with `p_palavra` and that hold every one of the others (regular expressions), per category.
create function balcao.busca_por_palavras(
  p_assinatura uuid, p_categorias smallint[], p_dono uuid, p_palavra text, p_outras text[], p_nivel smallint, p_limite integer)
returns setof balcao.busca_achado language plpgsql stable security definer set search_path = balcao, public, pg_temp as $$
begin
  return query
    select x.id, x.ordem, p_nivel from unnest(p_categorias) k cross join lateral (
      select c.id, c.ordem from (
        (select b.id, b.ordem, b.chave, b.dono from busca_chave b
          where b.assinatura_id = p_assinatura and b.categoria = k and b.nivel = 0
            and b.chave >= p_palavra and b.chave < p_palavra || chr(1114111)
          -- two words everybody has, and nobody together: read no further than this
          limit 15000)
        union all
        (select b.id, b.ordem, b.chave, b.dono from busca_chave b
          where b.assinatura_id = p_assinatura and b.categoria = k and b.nivel = 1
            and b.chave >= p_palavra and b.chave < p_palavra || chr(1114111)
          limit 15000)) c
      where c.ordem > 100 and (p_dono is null or k < 5 or c.dono = p_dono)
        and (cardinality(p_outras) = 0 or (' ' || c.chave) ~ all (p_outras))
      limit p_limite) x;
end
$$;

-- The words of the subscription that are written almost like one, after itself. Nearly always they share much with it; two letters
-- that changed places in a short word leave little to share, and that is looked for only when the word is nobody's.
create function balcao.busca_parecidas(p_assinatura uuid, p_palavra text, p_conhecida boolean) returns text[]
language plpgsql volatile security definer set search_path = balcao, public, pg_temp as $$
declare
  limiar text;
  perto text[];
begin
  foreach limiar in array array['0.34', '0.18'] loop
    perform set_config('pg_trgm.similarity_threshold', limiar, true);
    select array_agg(x.palavra order by x.d, x.palavra) into perto from (
      select p.palavra, levenshtein(p.palavra, p_palavra) as d from (
        select distinct palavra from busca_palavra where assinatura_id = p_assinatura and palavra % p_palavra) p
      where p.palavra <> p_palavra and abs(length(p.palavra) - length(p_palavra)) <= 2
      order by 2, 1 limit 4) x
    where x.d <= case when length(p_palavra) <= 4 then 1 else 2 end;
    exit when perto is not null or p_conhecida;
  end loop;
  return array[p_palavra] || perto;
end
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

  if cardinality(achados) = 0 and compacta !~ '[0-9]' then
    achados := array(select a from busca_quase(t, palavras, p_categorias, p_dono, p_limite) a);
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

-- Every word may be one written almost like it; the one nobody is called leads, for it is the mistaken one and its neighbours are few.
create function balcao.busca_quase(p_assinatura uuid, p_palavras text[], p_categorias smallint[], p_dono uuid, p_limite integer)
returns setof balcao.busca_achado language plpgsql volatile security definer set search_path = balcao, public, pg_temp as $$
declare
  exigidas text[] := '{}';
  guia text[];
  n_guia integer;
  parecidas text[];
  conhecida boolean;
  guia_conhecida boolean := true;
  p text;
begin
  for n in 1..cardinality(p_palavras) loop
    p := p_palavras[n];
    conhecida := exists (
      select from busca_palavra where assinatura_id = p_assinatura and palavra >= p and palavra < p || chr(1114111));
    parecidas := case when length(p) < 3 then array[p] else busca_parecidas(p_assinatura, p, conhecida) end;
    exigidas := exigidas || (' (' || array_to_string(parecidas, '|') || ')');
    if guia is null or (guia_conhecida and not conhecida) or (guia_conhecida = conhecida and length(p) > length(guia[1])) then
      guia := parecidas;
      n_guia := n;
      guia_conhecida := conhecida;
    end if;
  end loop;
  exigidas := exigidas[:n_guia - 1] || exigidas[n_guia + 1:];
  return query
    select a.* from unnest(guia) q
    cross join lateral busca_por_palavras(p_assinatura, p_categorias, p_dono, q, exigidas, 4::smallint, p_limite) a;
end
$$;

revoke execute on function
  balcao.busca_raridade(uuid, smallint[], text),
  balcao.busca_por_palavras(uuid, smallint[], uuid, text, text[], smallint, integer),
  balcao.busca_parecidas(uuid, text, boolean),
  balcao.busca_quase(uuid, text[], smallint[], uuid, integer)
  from balcao_app, public;
