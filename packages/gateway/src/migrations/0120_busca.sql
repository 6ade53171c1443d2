-- Quick search (spec §3, §7). Three tables kept by triggers, in the transaction of the change itself:
--  busca_item     one line per record that may be found, with what a result shows;
--  busca_chave    what it is found by: each value without punctuation, and the title turned so that each of its words comes first
--                 ("maria souza lima", "souza lima maria", "lima maria souza"), so that one range of a b-tree answers «begins with»,
--                 «has a word that begins with» and «has all these words» alike;
--  busca_palavra  the different words of a subscription, where a mistyped one looks for its neighbours.
-- Every index begins with the subscription (btree_gin brings it into the trigram ones): what others keep is never read. Trigrams over
-- whole names would read a third of a million postings for «maria silva»; over the words of a subscription they read a few hundred.
-- `like` and `%` are not leakproof, so behind row-level security no index would serve them: the search is one function of the owner,
-- which names the subscription by itself and takes it from nowhere but the transaction.

create table balcao.busca_item (
  -- of the record itself
  id uuid primary key,
  assinatura_id uuid not null,
  -- 1 user, 2 insured, 3 claim, 4 proposal, 5 quote, 6 quotation
  categoria smallint not null check (categoria between 1 and 6),
  titulo text,
  -- the number people say it by
  numero text,
  linha text,
  -- what opens in its place: the case of a run
  alvo uuid,
  -- whose it is, where that matters to who may see it
  dono uuid,
  campos text[] not null,
  valores text[] not null
);
comment on table balcao.busca_item is 'O que a busca acha: uma linha por registro que se procura.';
call balcao.proteger('balcao.busca_item');

create table balcao.busca_chave (
  -- of the record
  id uuid not null,
  assinatura_id uuid not null,
  -- 1, 2 …: position in `campos`; from 101: the title turned to its first, second … word
  ordem smallint not null default 0,
  categoria smallint not null,
  -- 0: a value, or the title as it is; 1: the title from a later word on
  nivel smallint not null,
  chave text collate "C" not null,
  dono uuid,
  primary key (id, ordem)
);
create index busca_chave_inicio on balcao.busca_chave (assinatura_id, categoria, nivel, chave) include (id, ordem, dono);
create index busca_chave_meio on balcao.busca_chave using gin (assinatura_id, chave gin_trgm_ops) with (fastupdate = off) where ordem < 100;
comment on table balcao.busca_chave is 'Valores por que um item se acha, pelo começo ou pelo meio: nome, documento, placa, número.';
call balcao.proteger('balcao.busca_chave');

-- Not unique: two people of the same name, written at once, must not wait for each other. A word may be there twice, which changes nothing.
create table balcao.busca_palavra (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null,
  palavra text collate "C" not null
);
create index busca_palavra_igual on balcao.busca_palavra (assinatura_id, palavra);
create index busca_palavra_parecida on balcao.busca_palavra using gin (assinatura_id, palavra gin_trgm_ops) with (fastupdate = off);
comment on table balcao.busca_palavra is 'Palavras dos itens, para sugerir a parecida quando nada se acha.';
call balcao.proteger('balcao.busca_palavra');

-- Results a user opened lately, and those they keep.
create table balcao.busca_recente (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  guid text not null,
  fixado boolean not null default false,
  aberto_em timestamptz not null,
  unique (usuario_id, guid),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index busca_recente_do_usuario on balcao.busca_recente (assinatura_id, usuario_id, fixado desc, aberto_em desc);
comment on table balcao.busca_recente is 'O que cada usuário abriu da busca há pouco, e o que fixou.';
select balcao.tabela_de_assinatura('balcao.busca_recente', false);

-- Lower case, no accents. `unaccent` is only stable because its dictionary could be edited; ours is the one it comes with.
create function balcao.busca_simples(texto text) returns text language sql immutable parallel safe set search_path = balcao, public, pg_temp as
  $$ select lower(unaccent('unaccent', coalesce(texto, ''))) $$;

-- The words that tell names apart, in order; «d'Ávila» is one word, «de» and its like only when there is nothing else.
create function balcao.busca_palavras(texto text) returns text[] language sql immutable parallel safe set search_path = balcao, public, pg_temp as $$
  select coalesce(array_agg(p order by n) filter (where p <> all ('{d,da,das,de,do,dos,e}')), array_agg(p order by n), '{}')
  from regexp_split_to_table(regexp_replace(balcao.busca_simples(texto), '[''’´`]', '', 'g'), '[^a-z0-9]+') with ordinality as t (p, n)
  where p <> ''
$$;

-- A document, a plate, a number or an address without its punctuation.
create function balcao.busca_compacta(texto text) returns text language sql immutable parallel safe set search_path = balcao, public, pg_temp as
  $$ select regexp_replace(balcao.busca_simples(texto), '[^a-z0-9]', '', 'g') $$;

-- What each record says of itself to the search. Who reads it through another role sees no more than that role may.
create view balcao.busca_fonte with (security_invoker = true) as
  select u.id, u.assinatura_id, 1::smallint as categoria, u.nome as titulo, null::text as numero, null::text as linha,
    null::uuid as alvo, null::uuid as dono, array['email'] as campos, array[u.email] as valores
  from balcao.usuario u where u.excluido_em is null
  union all
  select s.id, s.assinatura_id, 2::smallint, s.nome, null, null, null, null,
    array['documento', 'email', 'celular', 'nomeSocial', 'cep'] || array_fill('apolice'::text, array[coalesce(cardinality(p.numeros), 0)]),
    array[s.documento, s.email, s.celular, s.nome_social, s.cep] || p.numeros
  from balcao.segurado s left join lateral (
    select array_agg(a.numero) as numeros from (
      select a.numero from balcao.apolice a
      where a.assinatura_id = s.assinatura_id and a.segurado_id = s.id and a.excluido_em is null order by a.vig_fim desc, a.id limit 40) a) p on true where s.excluido_em is null
  union all
  select s.id, s.assinatura_id, 3::smallint, p.nome, s.numero::text, null, null, null,
    array['numero', 'protocolo', 'placa', 'apolice', 'documento'], array[s.numero::text, s.protocolo_seguradora, s.placa, a.numero, p.documento]
  from balcao.sinistro s join balcao.apolice a on a.id = s.apolice_id join balcao.segurado p on p.id = a.segurado_id
  where s.excluido_em is null
  union all
  select r.id, r.assinatura_id, 4::smallint, p.nome, r.numero::text, null, null, r.usuario_id,
    array['numero', 'numeroSeguradora', 'placa', 'documento'], array[r.numero::text, r.numero_seguradora, r.placa, p.documento]
  from balcao.proposta r join balcao.segurado p on p.id = r.segurado_id
  where r.excluido_em is null
  union all
  select o.id, o.assinatura_id, 5::smallint, o.segurado_nome, o.numero::text, o.linha, null, o.usuario_id,
    array['numero', 'documento', 'placa', 'celular', 'cep', 'apolice'],
    array[o.numero::text, o.segurado_documento, o.rascunho #>> '{risco,veiculo,placa}', o.rascunho #>> '{risco,segurado,celular}',
      o.rascunho #>> '{risco,segurado,cep}', o.rascunho #>> '{risco,seguro,apoliceAnterior}']
  from balcao.orcamento o where o.excluido_em is null
  union all
  select c.id, c.assinatura_id, 6::smallint, o.segurado_nome, o.numero || '-' || c.rodada, o.linha, o.id, o.usuario_id,
    array['numero'], array[o.numero || '-' || c.rodada]
  from balcao.cotacao c join balcao.orcamento o on o.id = c.orcamento_id
  where c.excluido_em is null and o.excluido_em is null;

-- The keys a record is found by: its values first, then its title turned to each of its words.
create function balcao.busca_chaves(titulo text, valores text[]) returns table (ordem smallint, nivel smallint, chave text)
language sql immutable parallel safe set search_path = balcao, public, pg_temp as $$
  select n::smallint, 0::smallint, left(c, 80)
  from unnest(valores) with ordinality as t (v, n) cross join lateral busca_compacta(v) as c where v is not null and c <> ''
  union all
  select (100 + n)::smallint, least(n - 1, 1)::smallint, left(array_to_string(p[n:] || p[:n - 1], ' '), 120)
  from busca_palavras(titulo) as p, generate_series(1, least(cardinality(p), 10)) as n
$$;

-- Writes again the lines of some records of a category, and removes those of records that no longer exist or are deleted.
create function balcao.busca_indexar(p_categoria smallint, p_ids uuid[]) returns void
language plpgsql security definer set search_path = balcao, public, pg_temp as $$
begin
  if cardinality(p_ids) = 0 then
    return;
  end if;
  delete from busca_chave where id = any (p_ids);
  delete from busca_item where id = any (p_ids);
  insert into busca_item (id, assinatura_id, categoria, titulo, numero, linha, alvo, dono, campos, valores)
  select id, assinatura_id, categoria, titulo, numero, linha, alvo, dono, campos, valores
  from busca_fonte where categoria = p_categoria and id = any (p_ids);
  insert into busca_chave (id, assinatura_id, ordem, categoria, nivel, chave, dono)
  select i.id, i.assinatura_id, c.ordem, i.categoria, c.nivel, c.chave, i.dono
  from busca_item i cross join lateral busca_chaves(i.titulo, i.valores) c where i.id = any (p_ids);
  insert into busca_palavra (assinatura_id, palavra)
  select novas.assinatura_id, novas.palavra
  from (select distinct c.assinatura_id, split_part(c.chave, ' ', 1) as palavra from busca_chave c where c.id = any (p_ids) and c.ordem > 100) novas
  where length(novas.palavra) >= 3
    and not exists (select from busca_palavra p where p.assinatura_id = novas.assinatura_id and p.palavra = novas.palavra);
end
$$;

create function balcao.busca_ao_incluir() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform busca_indexar(tg_argv[0]::smallint, array(select id from mudadas));
  return null;
end
$$;

-- A name is written in the records that carry it, too; a policy, in its claims and in whom it insures.
create function balcao.busca_ao_alterar() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if tg_table_name <> 'apolice' then
    perform busca_indexar(tg_argv[0]::smallint, array[new.id]);
  end if;
  if tg_table_name = 'segurado' then
    perform busca_indexar(4::smallint, array(select id from proposta where assinatura_id = new.assinatura_id and segurado_id = new.id));
    perform busca_indexar(3::smallint, array(
      select s.id from sinistro s join apolice a on a.id = s.apolice_id where a.assinatura_id = new.assinatura_id and a.segurado_id = new.id));
  elsif tg_table_name = 'apolice' then
    perform busca_indexar(2::smallint, array(select distinct id from unnest(array[old.segurado_id, new.segurado_id]) as id));
    perform busca_indexar(3::smallint, array(select id from sinistro where assinatura_id = new.assinatura_id and apolice_id = new.id));
  elsif tg_table_name = 'orcamento' then
    perform busca_indexar(6::smallint, array(select id from cotacao where orcamento_id = new.id));
  end if;
  return null;
end
$$;

create function balcao.busca_da_apolice() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform busca_indexar(2::smallint, array(select distinct segurado_id from mudadas));
  return null;
end
$$;
create trigger busca_incluir after insert on balcao.apolice referencing new table as mudadas
  for each statement execute function balcao.busca_da_apolice();
create trigger busca_excluir after delete on balcao.apolice referencing old table as mudadas
  for each statement execute function balcao.busca_da_apolice();

-- The triggers that keep the index of each table. The policies' other two call a function of their own, above.
do $$
declare
  fonte record;
begin
  for fonte in
    select * from (values
      ('usuario', 1, 'nome, email, excluido_em', '(t.nome, t.email, t.excluido_em)'),
      ('segurado', 2, 'nome, nome_social, documento, email, celular, cep, excluido_em',
        '(t.nome, t.nome_social, t.documento, t.email, t.celular, t.cep, t.excluido_em)'),
      ('sinistro', 3, 'numero, protocolo_seguradora, placa, apolice_id, excluido_em',
        '(t.numero, t.protocolo_seguradora, t.placa, t.apolice_id, t.excluido_em)'),
      ('proposta', 4, 'numero, numero_seguradora, placa, segurado_id, usuario_id, excluido_em',
        '(t.numero, t.numero_seguradora, t.placa, t.segurado_id, t.usuario_id, t.excluido_em)'),
      ('orcamento', 5, 'numero, segurado_nome, segurado_documento, linha, usuario_id, excluido_em, rascunho',
        '(t.numero, t.segurado_nome, t.segurado_documento, t.linha, t.usuario_id, t.excluido_em, t.rascunho #>> ''{risco,veiculo,placa}'',
          t.rascunho #>> ''{risco,segurado,celular}'', t.rascunho #>> ''{risco,segurado,cep}'', t.rascunho #>> ''{risco,seguro,apoliceAnterior}'')'),
      ('cotacao', 6, 'excluido_em', '(t.excluido_em)'),
      ('apolice', 0, 'numero, segurado_id, excluido_em', '(t.numero, t.segurado_id, t.excluido_em)')
    ) as f (tabela, categoria, colunas, ditas)
  loop
    execute format('create trigger busca_alterar after update of %s on balcao.%I for each row when (%s is distinct from %s)
      execute function balcao.busca_ao_alterar(%L)', fonte.colunas, fonte.tabela,
      replace(fonte.ditas, 't.', 'old.'), replace(fonte.ditas, 't.', 'new.'), fonte.categoria);
    continue when fonte.categoria = 0;
    execute format('create trigger busca_incluir after insert on balcao.%I referencing new table as mudadas
      for each statement execute function balcao.busca_ao_incluir(%L)', fonte.tabela, fonte.categoria);
    execute format('create trigger busca_excluir after delete on balcao.%I referencing old table as mudadas
      for each statement execute function balcao.busca_ao_incluir(%L)', fonte.tabela, fonte.categoria);
  end loop;
end
$$;

create type balcao.busca_achado as (id uuid, ordem smallint, nivel smallint);

-- How many different records were found.
create function balcao.busca_quantos(p_achados balcao.busca_achado[]) returns bigint language sql immutable parallel safe as
  $$ select count(distinct a.id) from unnest(p_achados) a $$;

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
      where c.ordem > 100 and (p_dono is null or k < 4 or c.dono = p_dono)
        and (cardinality(p_outras) = 0 or (' ' || c.chave) ~ all (p_outras))
      limit p_limite) x;
end
$$;

-- The words of the subscription that are written almost like one, after itself. Nearly always they share much with it; two letters that
-- changed places in a short word leave little to share, and that is looked for only when nobody has the word.
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

-- Each word may be one written almost like it. The word nobody has leads, because it is the mistaken one and its neighbours are few.
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

-- The search itself, in the order a person expects: what is exactly that, what begins with it, what has a word that begins with it; while
-- there is room left, what has it in the middle of a value; and when nothing was found, what is written almost like it. From the fourth
-- category on a record has an owner, and `p_dono` limits it to theirs.
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
        and (p_dono is null or k < 4 or c.dono = p_dono)
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
        and (p_dono is null or c.categoria < 4 or c.dono = p_dono)
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

-- the owner alone calls these, from its own functions and triggers
revoke execute on function balcao.busca_indexar, balcao.busca_ao_incluir, balcao.busca_ao_alterar, balcao.busca_da_apolice,
  balcao.busca_raridade, balcao.busca_por_palavras, balcao.busca_parecidas, balcao.busca_quase from public;
