-- Quick search (spec §3, §7). Three tables kept by triggers, in the transaction of the change itself:
--   busca_item     one line per record that may be found, with what a result shows;
--   busca_chave    what it is found by: each value without punctuation, and the title turned so that each of its words comes first
--                  ("maria souza lima", "souza lima maria", "lima maria souza"), so that one range of a b-tree answers «begins with»,
--                  «has a word that begins with» and «has all these words» alike;
--   busca_palavra  the different words of a subscription, where a mistyped one looks for its neighbours.
-- Every index begins with the subscription (btree_gin brings it into the trigram ones): what others keep is never read. Trigrams over
-- whole names would read a third of a million postings for «maria silva»; over the words of a subscription they read a few hundred.
-- `like` and `%` are not leakproof, so behind row-level security no index would serve them: the search is one function of the owner,
-- which names the subscription by itself and takes it from nowhere but the transaction.

create extension if not exists unaccent;
create extension if not exists btree_gin;
create extension if not exists fuzzystrmatch;

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

-- No word is ever unique by force: two people called alike, written down at once, must not wait for each other. A word may then be
-- there twice, which changes nothing.
create table balcao.busca_palavra (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null,
  palavra text collate "C" not null
);
create index busca_palavra_igual on balcao.busca_palavra (assinatura_id, palavra);
create index busca_palavra_parecida on balcao.busca_palavra using gin (assinatura_id, palavra gin_trgm_ops) with (fastupdate = off);

call balcao.proteger('balcao.busca_item');
call balcao.proteger('balcao.busca_chave');
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

-- A document, a plate, a number or an address as it is written by whoever leaves the punctuation out.
create function balcao.busca_compacta(texto text) returns text language sql immutable parallel safe set search_path = balcao, public, pg_temp as
  $$ select regexp_replace(balcao.busca_simples(texto), '[^a-z0-9]', '', 'g') $$;

-- What each record says of itself to the search. Who reads it through another role sees no more than that role may.
create view balcao.busca_fonte with (security_invoker = true) as
  select u.id, u.assinatura_id, 1::smallint as categoria, u.nome as titulo, null::text as numero, null::text as linha,
    null::uuid as alvo, null::uuid as dono, array['email'] as campos, array[u.email] as valores
  from balcao.usuario u where u.excluido_em is null
  union all
  select s.id, s.assinatura_id, 2::smallint, s.nome, null, null, null, null,
    array['documento', 'email', 'celular', 'nomeSocial'], array[s.documento, s.email, s.celular, s.nome_social]
  from balcao.segurado s where s.excluido_em is null
  union all
  select s.id, s.assinatura_id, 3::smallint, p.nome, s.numero::text, null, null, null,
    array['numero', 'protocolo', 'placa', 'apolice', 'documento'], array[s.numero::text, s.protocolo_seguradora, s.placa, a.numero, p.documento]
  from balcao.sinistro s join balcao.apolice a on a.id = s.apolice_id join balcao.segurado p on p.id = a.segurado_id
  where s.excluido_em is null
  union all
  select r.id, r.assinatura_id, 4::smallint, p.nome, r.numero::text, null, null, null,
    array['numero', 'numeroSeguradora', 'placa', 'documento'], array[r.numero::text, r.numero_seguradora, r.placa, p.documento]
  from balcao.proposta r join balcao.segurado p on p.id = r.segurado_id
  where r.excluido_em is null
  union all
  select o.id, o.assinatura_id, 5::smallint, o.segurado_nome, o.numero::text, o.linha, null, o.usuario_id,
    array['numero', 'documento', 'placa'], array[o.numero::text, o.segurado_documento, o.rascunho #>> '{risco,veiculo,placa}']
  from balcao.orcamento o where o.excluido_em is null
  union all
  select c.id, c.assinatura_id, 6::smallint, o.segurado_nome, o.numero || '-' || c.rodada, o.linha, o.id, o.usuario_id,
    array['numero'], array[o.numero || '-' || c.rodada]
  from balcao.cotacao c join balcao.orcamento o on o.id = c.orcamento_id
  where c.excluido_em is null and o.excluido_em is null;

create function balcao.busca_chaves(titulo text, valores text[]) returns table (ordem smallint, nivel smallint, chave text)
language sql immutable parallel safe set search_path = balcao, public, pg_temp as $$
  select n::smallint, 0::smallint, left(c, 80)
  from unnest(valores) with ordinality as t (v, n) cross join lateral busca_compacta(v) as c where v is not null and c <> ''
  union all
  select (100 + n)::smallint, least(n - 1, 1)::smallint, left(array_to_string(p[n:] || p[:n - 1], ' '), 120)
  from busca_palavras(titulo) as p, generate_series(1, least(cardinality(p), 10)) as n
$$;

-- Writes down again what some records of a category say; those that are gone, or were, leave.
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

-- A name is written in the records that carry it, too.
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
    perform busca_indexar(3::smallint, array(select id from sinistro where assinatura_id = new.assinatura_id and apolice_id = new.id));
  elsif tg_table_name = 'orcamento' then
    perform busca_indexar(6::smallint, array(select id from cotacao where orcamento_id = new.id));
  end if;
  return null;
end
$$;
create index apolice_do_segurado on balcao.apolice (assinatura_id, segurado_id);

do $$
declare
  fonte record;
begin
  for fonte in
    select * from (values
      ('usuario', 1, 'nome, email, excluido_em', '(t.nome, t.email, t.excluido_em)'),
      ('segurado', 2, 'nome, nome_social, documento, email, celular, excluido_em',
        '(t.nome, t.nome_social, t.documento, t.email, t.celular, t.excluido_em)'),
      ('sinistro', 3, 'numero, protocolo_seguradora, placa, apolice_id, excluido_em',
        '(t.numero, t.protocolo_seguradora, t.placa, t.apolice_id, t.excluido_em)'),
      ('proposta', 4, 'numero, numero_seguradora, placa, segurado_id, excluido_em',
        '(t.numero, t.numero_seguradora, t.placa, t.segurado_id, t.excluido_em)'),
      ('orcamento', 5, 'numero, segurado_nome, segurado_documento, linha, usuario_id, excluido_em, rascunho',
        '(t.numero, t.segurado_nome, t.segurado_documento, t.linha, t.usuario_id, t.excluido_em, t.rascunho #>> ''{risco,veiculo,placa}'')'),
      ('cotacao', 6, 'excluido_em', '(t.excluido_em)'),
      ('apolice', 0, 'numero, segurado_id', '(t.numero, t.segurado_id)')
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

-- What was there before the index.
select balcao.busca_indexar(categoria, array_agg(id)) from balcao.busca_fonte group by categoria;

revoke execute on function balcao.busca_indexar(smallint, uuid[]), balcao.busca_ao_incluir(), balcao.busca_ao_alterar(), balcao.agendar_webinar()
  from balcao_app, public;
