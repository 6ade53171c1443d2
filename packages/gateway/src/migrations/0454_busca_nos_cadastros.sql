-- Words and filters among a million rows of a record.

-- Makes the list of a record one to be searched and narrowed by an index: of the words of its column `busca`, of the beginning of what it is
-- called, and of `filtros`, columns that are compared with one value each. One index serves any of them together, and all of it begins
-- with the subscription.
create procedure balcao.procuravel(tabela regclass, nome text, variadic filtros text[] default '{}') language plpgsql
set search_path = balcao, pg_temp as $$
begin
  execute format('create index %I on %s using gin (assinatura_id, busca gin_trgm_ops, (left(%I, 6) collate pt_br)%s) with (fastupdate = off)
    where excluido_em is null',
    (select relname from pg_class where oid = tabela) || '_procurada', tabela, nome,
    (select coalesce(string_agg(format(', %I', f), ''), '') from unnest(filtros) f));
end
$$;
revoke execute on procedure balcao.procuravel from public;

-- The condition that a row `t` of a record is of the calling subscription, holds every one of the patterns and has the values of `p_iguais`,
-- by column. Only what `procuravel` was told of is looked into; names are quoted and values written as literals, so that a rare word is
-- planned as rare and a broad one as broad. The index is asked for the rarest word alone: the groups of letters of two broad ones cost more
-- to bring together than the rows of one cost to read. A word of two letters has none, and the whole index would be walked for it; with
-- `p_poucos`, when a few of the rows are enough, nor is the index asked for a word that one row in fifty holds.
create function balcao.condicao_do_registro(p_tabela text, p_padroes text[], p_iguais jsonb, p_poucos boolean) returns text
language plpgsql stable set search_path = balcao, pg_temp as $$
declare
  condicao text := format('t.assinatura_id = %L and t.excluido_em is null', assinatura_atual());
  coluna text;
  valor text;
  padrao text;
  longos text[] := array(select p from unnest(p_padroes) p where length(p) > 4);
  raro text := longos[1];
  parte float8;
begin
  if not exists (select from pg_index i where i.indrelid = to_regclass(format('balcao.%I', p_tabela))
      and i.indexrelid = to_regclass(format('balcao.%I', p_tabela || '_procurada'))) then
    raise exception 'the record % is not one to be searched', p_tabela;
  end if;
  for coluna, valor in select * from jsonb_each_text(p_iguais) loop
    condicao := condicao || format(' and t.%I = %L', coluna, valor);
  end loop;
  if cardinality(longos) > 1 or p_poucos and raro is not null then
    -- by a hundred pages of the table
    execute format('select p, x.parte from unnest($1) p, lateral (select count(*) filter (where busca like p)::float8 / greatest(count(*), 1) as parte
        from %I tablesample system (%s) repeatable (1)) x order by x.parte, p limit 1',
      p_tabela, (select least(100, 10000.0 / greatest(relpages, 1)) from pg_class where oid = to_regclass(format('balcao.%I', p_tabela))))
      into raro, parte using longos;
    if p_poucos and parte > 0.02 then
      raro := null;
    end if;
  end if;
  foreach padrao in array p_padroes loop
    condicao := condicao || format(case when padrao = raro then ' and t.busca like %L' else $c$ and t.busca || '' like %L$c$ end, padrao);
  end loop;
  return condicao;
end
$$;

-- The rows of a record that hold every one of the patterns and have these values. It looks as the owner, because `like` is not leakproof and
-- behind row-level security no index may serve it, and only into the subscription of its caller.
create function balcao.registros_com(p_tabela text, p_padroes text[], p_iguais jsonb) returns setof uuid
language plpgsql stable security definer set search_path = balcao, pg_temp set work_mem = '32MB' as $$
begin
  return query execute format('select t.id from %I t where %s', p_tabela, condicao_do_registro(p_tabela, p_padroes, p_iguais, false));
end
$$;

-- One page of them in the order of `p_ordem`, each term a column, how it compares and its way; and how many there are: `p_teto` + 1 for all
-- that are more.
--
-- A page of many is looked for where it is likely to be: near the beginning of the order, which a broad word fills; then, in the order of
-- names, where the names that begin with the first word stand, with the few that stand before them. Only what is in neither place is put
-- in order whole.
create function balcao.buscar_registros(p_tabela text, p_padroes text[], p_iguais jsonb, p_ordem text[], p_limite integer, p_pulo integer,
  p_teto integer)
returns table (ids uuid[], total integer)
language plpgsql stable security definer set search_path = balcao, pg_temp
  set work_mem = '32MB' set jit = off set random_page_cost = 1.1 as $$
declare
  -- rows of an order that are looked through before another way is tried
  passos constant integer := 5000;
  termo text;
  partes text[];
  primeira text[];
  colunas text[] := array['t.id'];
  termos text[] := '{}';
  ordem text;
  de_todos text := condicao_do_registro(p_tabela, '{}', p_iguais, false);
  achados text;
  trecho text := format(' limit %s offset %s', p_limite, p_pulo);
  inicio text := replace(left(btrim(p_padroes[1], '%'), 6), '\', '');
  fim text := inicio || U&'\FFFF';
  antes uuid[];
  ali text;
begin
  foreach termo in array p_ordem loop
    partes := regexp_match(termo, '^([a-z_]+)( collate balcao\.pt_br)? (asc|desc)$');
    if partes is null then
      raise exception 'no order: %', termo;
    end if;
    primeira := coalesce(primeira, partes);
    termos := termos || format('t.%I%s %s', partes[1], coalesce(partes[2], ''), partes[3]);
    colunas := colunas || case when partes[1] <> 'id' then array[format('t.%I', partes[1])] else '{}' end;
  end loop;
  ordem := array_to_string(termos, ', ');

  execute format('select array(select t.id from %I t where %s limit %s)', p_tabela,
    condicao_do_registro(p_tabela, p_padroes, p_iguais, true), p_teto + 1) into ids;
  total := cardinality(ids);
  if total <= p_teto then
    execute format('select array(select t.id from %I t where t.id = any($1) order by %s%s)', p_tabela, ordem, trecho) into ids using ids;
    return next;
    return;
  end if;

  achados := condicao_do_registro(p_tabela, p_padroes, p_iguais, false);
  execute format('select array(select t.id from (select t.* from %1$I t where %2$s order by %3$s limit %4$s) t where %5$s order by %3$s%6$s)',
    p_tabela, de_todos, ordem, passos, achados, trecho) into ids;
  if cardinality(ids) >= p_limite then
    return next;
    return;
  end if;

  if primeira[2] is not null and length(p_padroes[1]) > 4 then
    ali := case primeira[3] when 'asc' then format('left(t.%I, 6) collate pt_br < %L', primeira[1], inicio)
      else format('left(t.%I, 6) collate pt_br > %L', primeira[1], fim) end;
    execute format('select array(select t.id from %I t where %s and %s limit %s)', p_tabela, achados, ali, passos + 1) into antes;
    if cardinality(antes) <= passos then
      ali := case primeira[3] when 'asc' then format('t.%I collate pt_br >= %L', primeira[1], inicio)
        else format('t.%I collate pt_br <= %L', primeira[1], fim) end;
      execute format(
        'select array(select t.id from (
           (select %1$s from %2$I t where t.id = any($1))
           union
           (select %1$s from (select t.* from %2$I t where %3$s and %4$s order by %5$s limit %6$s) t where %7$s order by %5$s limit %8$s)) t
         order by %5$s%9$s)',
        array_to_string(colunas, ', '), p_tabela, de_todos, ali, ordem, passos, achados, p_limite + p_pulo, trecho) into ids using antes;
      if cardinality(ids) >= p_limite then
        return next;
        return;
      end if;
    end if;
  end if;

  execute format('select array(select t.id from (select %s from %I t where %s offset 0) t order by %s%s)',
    array_to_string(colunas, ', '), p_tabela, achados, ordem, trecho) into ids;
  return next;
end
$$;

revoke execute on function balcao.condicao_do_registro, balcao.registros_com, balcao.buscar_registros from public;
grant execute on function balcao.registros_com, balcao.buscar_registros to balcao_app;

call balcao.procuravel('balcao.produtor', 'nome', 'tipo', 'pessoa', 'ativo', 'supervisor_id');
