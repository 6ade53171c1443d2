-- The words that sales are searched by have a table of their own. A portfolio of twenty thousand policies that changes hands writes their lines again,
-- and any line that is written again goes anew into every index of its table: the groups of letters of its words were half of the work, and its words
-- do not change.
create table balcao.venda_busca (
  id uuid primary key references balcao.venda_lista (id) on delete cascade,
  assinatura_id uuid not null references balcao.assinatura (id),
  excluido_em timestamptz,
  tipo text not null,
  seguradora text not null,
  ramo text not null,
  usuario_id uuid not null,
  segurado_nome text not null,
  busca_propria text not null,
  busca_segurado text not null,
  busca text not null generated always as (busca_propria || ' ' || busca_segurado) stored
);
comment on table balcao.venda_busca is 'As palavras por onde se procuram propostas, apólices e endossos, uma linha por registro da lista de vendas.';
call balcao.proteger('balcao.venda_busca');
grant select on balcao.venda_busca to balcao_app;
insert into balcao.venda_busca (id, assinatura_id, excluido_em, tipo, seguradora, ramo, usuario_id, segurado_nome, busca_propria, busca_segurado)
select id, assinatura_id, excluido_em, tipo, seguradora, ramo, usuario_id, segurado_nome, busca_propria, busca_segurado from balcao.venda_lista;
drop index balcao.venda_lista_procurada;
alter table balcao.venda_lista drop column busca, drop column busca_propria, drop column busca_segurado;
call balcao.procuravel('balcao.venda_busca', 'segurado_nome', 'tipo', 'seguradora', 'ramo', 'usuario_id');
alter index balcao.venda_busca_procurada set (fastupdate = on, gin_pending_list_limit = 256);
-- a search narrowed to a producer finds the producer's lines by this: the index of the words does not know whose they are
create index venda_lista_do_produtor on balcao.venda_lista (assinatura_id, produtor_id, tipo, emissao, id) where excluido_em is null;

-- Writes again the lines of some sales, and removes those of what is gone. What stays as it was is not written: neither a line nor its words.
create or replace function balcao.listar_vendas(p_ids uuid[]) returns void language sql security definer set search_path = balcao, pg_temp as $$
  delete from venda_lista l where l.id = any (p_ids) and case l.tipo
    when 'PROPOSTA' then not exists (select from proposta p where p.id = l.id and p.excluido_em is null)
    when 'APOLICE' then not exists (select from apolice a where a.id = l.id and a.excluido_em is null)
    else not exists (select from endosso e join apolice a on a.id = e.apolice_id
      where e.id = l.id and e.excluido_em is null and a.excluido_em is null) end;
  with certas as materialized (
    select v.id, v.assinatura_id, v.tipo, v.numero, v.ordem_numero, v.apolice_id, v.segurado_id, s.nome as segurado_nome, v.bem, v.seguradora, v.ramo,
      v.corretora_id, v.produtor_id, v.usuario_id, v.emissao, v.vig_ini, v.vig_fim, v.liquido as premio_liquido_centavos, v.total as premio_total_centavos,
      v.comissao as comissao_centavos, v.status, v.renovacao, v.origem, v.divergencias, v.busca as busca_propria, busca_do_segurado(s) as busca_segurado
    from (
      select p.id, p.assinatura_id, 'PROPOSTA' as tipo, p.numero::text as numero, lpad(p.numero::text, 12, '0') as ordem_numero, p.apolice_id,
        p.segurado_id, p.bem, p.seguradora, p.ramo, p.corretora_id, (p.produtores -> 0 ->> 'id')::uuid as produtor_id, p.usuario_id,
        coalesce(p.transmitida_em, p.criado_em)::date as emissao, p.vig_ini, p.vig_fim, p.premio_liquido_centavos as liquido,
        p.premio_total_centavos as total,
        coalesce(p.comissao_centavos, round(p.premio_liquido_centavos * p.comissao_bps / 10000.0)::bigint) as comissao, p.status,
        null as renovacao, p.origem, 0 as divergencias,
        concat_ws(' ', p.numero, busca_valor(p.numero_seguradora), busca_valor(p.numero_apolice), sem_acento(p.bem), busca_valor(p.placa),
          busca_dos_itens(p.itens)) as busca
      from proposta p where p.id = any (p_ids) and p.excluido_em is null
      union all
      select a.id, a.assinatura_id, 'APOLICE', a.numero, a.numero, null, a.segurado_id, a.bem, a.seguradora, a.ramo, a.corretora_id,
        a.produtor_id, a.usuario_id, a.emissao, a.vig_ini, a.vig_fim, a.premio_liquido_centavos, a.premio_total_centavos,
        round(a.premio_liquido_centavos * coalesce(a.comissao_bps, 0) / 10000.0)::bigint, a.status, a.situacao_renovacao, a.origem,
        (select count(*) from divergencia_emissao d where d.apolice_id = a.id and d.status in ('ABERTA', 'CONTESTADA') and d.excluido_em is null)::int,
        concat_ws(' ', busca_valor(a.numero), sem_acento(a.bem), busca_valor(substring(upper(a.bem) from '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M')),
          busca_dos_itens(a.itens),
          (select string_agg(concat_ws(' ', p.numero, busca_valor(p.numero_seguradora)), ' ') from proposta p
            where p.assinatura_id = a.assinatura_id and p.apolice_id = a.id and p.excluido_em is null))
      from apolice a where a.id = any (p_ids) and a.excluido_em is null
      union all
      select e.id, e.assinatura_id, 'ENDOSSO', a.numero || ' / ' || e.numero, a.numero || lpad(e.numero::text, 6, '0'), a.id, a.segurado_id, a.bem,
        a.seguradora, a.ramo, a.corretora_id, a.produtor_id, a.usuario_id, coalesce(e.emitido_em, e.criado_em::date), e.vig_ini, a.vig_fim,
        e.premio_liquido_centavos, e.premio_total_centavos, e.comissao_centavos, e.status, null, e.canal, 0,
        concat_ws(' ', busca_valor(a.numero), busca_valor(e.numero_seguradora), sem_acento(a.bem),
          busca_valor(substring(upper(a.bem) from '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M')), busca_dos_itens(a.itens))
      from endosso e join apolice a on a.id = e.apolice_id
      where e.id = any (p_ids) and e.excluido_em is null and a.excluido_em is null
    ) v join segurado s on s.id = v.segurado_id
  ), linhas as (
    insert into venda_lista as l (id, assinatura_id, tipo, numero, ordem_numero, apolice_id, segurado_id, segurado_nome, bem, seguradora, ramo,
      corretora_id, produtor_id, usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos, premio_total_centavos, comissao_centavos, status,
      renovacao, origem, divergencias)
    select id, assinatura_id, tipo, numero, ordem_numero, apolice_id, segurado_id, segurado_nome, bem, seguradora, ramo,
      corretora_id, produtor_id, usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos, premio_total_centavos, comissao_centavos, status,
      renovacao, origem, divergencias
    from certas
    -- two who write of one sale at once both have its line there
    on conflict (id) do update set
      numero = excluded.numero, ordem_numero = excluded.ordem_numero, apolice_id = excluded.apolice_id,
      segurado_id = excluded.segurado_id, segurado_nome = excluded.segurado_nome, bem = excluded.bem, seguradora = excluded.seguradora,
      ramo = excluded.ramo, corretora_id = excluded.corretora_id, produtor_id = excluded.produtor_id, usuario_id = excluded.usuario_id,
      emissao = excluded.emissao, vig_ini = excluded.vig_ini, vig_fim = excluded.vig_fim,
      premio_liquido_centavos = excluded.premio_liquido_centavos, premio_total_centavos = excluded.premio_total_centavos,
      comissao_centavos = excluded.comissao_centavos, status = excluded.status, renovacao = excluded.renovacao, origem = excluded.origem,
      divergencias = excluded.divergencias
    where l.* is distinct from excluded.*
  )
  insert into venda_busca as b (id, assinatura_id, tipo, seguradora, ramo, usuario_id, segurado_nome, busca_propria, busca_segurado)
  select c.id, c.assinatura_id, c.tipo, c.seguradora, c.ramo, c.usuario_id, c.segurado_nome, c.busca_propria, c.busca_segurado from certas c
  on conflict (id) do update set seguradora = excluded.seguradora, ramo = excluded.ramo, usuario_id = excluded.usuario_id,
    segurado_nome = excluded.segurado_nome, busca_propria = excluded.busca_propria, busca_segurado = excluded.busca_segurado
  where (b.seguradora, b.ramo, b.usuario_id, b.segurado_nome, b.busca_propria, b.busca_segurado) is distinct from
    (excluded.seguradora, excluded.ramo, excluded.usuario_id, excluded.segurado_nome, excluded.busca_propria, excluded.busca_segurado)
$$;

create or replace function balcao.listar_do_segurado() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  update venda_busca b set segurado_nome = new.nome, busca_segurado = busca_do_segurado(new) from venda_lista l
  where l.assinatura_id = new.assinatura_id and l.segurado_id = new.id and b.id = l.id;
  update venda_lista set segurado_nome = new.nome
  where assinatura_id = new.assinatura_id and segurado_id = new.id and segurado_nome is distinct from new.nome;
  return null;
end
$$;

-- That a row has these values, by column.
create function balcao.colunas_iguais(p_linha text, p_iguais jsonb) returns text language sql immutable set search_path = balcao, pg_temp as $$
  select coalesce(string_agg(format(' and %I.%I = %L', p_linha, coluna, valor), ''), '') from jsonb_each_text(p_iguais) as x (coluna, valor)
$$;
revoke execute on function balcao.colunas_iguais from public;

-- The condition that a row `t` of a record is of the calling subscription, holds every one of the patterns and has the values of `p_iguais`, by
-- column. Names are quoted and values written as literals, so that a rare word is planned as rare and a broad one as broad. The index is asked for the
-- rarest word alone: the groups of letters of two broad ones cost more to bring together than the rows of one cost to read. A word of two letters has
-- none, and the whole index would be walked for it; with `p_poucos`, when a few of the rows are enough, nor is the index asked where one row in fifty
-- holds all of the words: two broad words that few rows hold together would be looked for through most of the table.
create or replace function balcao.condicao_do_registro(p_tabela text, p_padroes text[], p_iguais jsonb, p_poucos boolean) returns text
language plpgsql stable set search_path = balcao, pg_temp as $$
declare
  condicao text := format('t.assinatura_id = %L and t.excluido_em is null', assinatura_atual()) || colunas_iguais('t', p_iguais);
  longos text[] := array(select p from unnest(p_padroes) p where length(p) > 4);
  raro text := longos[1];
  parte float8;
begin
  if not exists (select from pg_index i where i.indrelid = to_regclass(format('balcao.%I', p_tabela))
      and i.indexrelid = to_regclass(format('balcao.%I', p_tabela || '_procurada'))) then
    raise exception 'the record % is not one to be searched', p_tabela;
  end if;
  if cardinality(longos) > 1 or p_poucos and raro is not null then
    -- by a hundred pages of the table
    execute format('with amostra as materialized (select busca from %I tablesample system (%s) repeatable (1))
        select p, (select count(*) filter (where busca like all ($1))::float8 / greatest(count(*), 1) from amostra) from unnest($1) p
        cross join lateral (select count(*) filter (where busca like p) as quantos from amostra) x order by x.quantos, p limit 1',
      p_tabela, (select least(100, 10000.0 / greatest(relpages, 1)) from pg_class where oid = to_regclass(format('balcao.%I', p_tabela))))
      into raro, parte using longos;
    if p_poucos and parte > 0.02 then
      raro := null;
    end if;
  end if;
  if raro is not null then
    condicao := condicao || format(' and t.busca like %L', raro);
  end if;
  -- an index answers no `like all`, and the planner knows how many rows hold it
  return condicao || case when p_padroes <> array[raro] then format(' and t.busca like all (%L::text[])', array_remove(p_padroes, raro)) else '' end;
end
$$;

-- One page of them in the order of `p_ordem`, each term a column, how it compares and its way; and how many there are: `p_teto` + 1 for all
-- that are more. `p_palavras` has the words: the table itself, or one that has a row for each of its rows, under the same id, with what it is called.
-- That one answers for the values it keeps too; of the others the rows of the table are asked.
--
-- A page of many is looked for where it is likely to be: near the beginning of the order, which a broad word fills; then, in the order of
-- names, where the names that begin with the first word stand, with the few that stand before them. Only what is in neither place is put
-- in order whole.
drop function balcao.buscar_registros(text, text[], jsonb, text[], integer, integer, integer);
create function balcao.buscar_registros(p_tabela text, p_palavras text, p_padroes text[], p_iguais jsonb, p_ordem text[], p_limite integer,
  p_pulo integer, p_teto integer)
returns table (ids uuid[], total integer)
language plpgsql stable security definer set search_path = balcao, pg_temp
  set work_mem = '32MB' set jit = off set random_page_cost = 1.1 as $$
declare
  -- rows of an order that are looked through before another way is tried
  passos constant integer := 5000;
  is_propria constant boolean := p_palavras = p_tabela;
  -- where what holds the words is found, and which of the values are asked of it
  fonte text := format('%I t', p_palavras);
  das_palavras jsonb := p_iguais;
  termo text;
  partes text[];
  primeira text[];
  colunas text[] := array['t.id'];
  termos text[] := '{}';
  ordem text;
  de_todos text := format('t.assinatura_id = %L and t.excluido_em is null', assinatura_atual()) || colunas_iguais('t', p_iguais);
  alem text := '';
  achados text;
  -- the same of a row that is come by in order
  achada text;
  trecho text := format(' limit %s offset %s', p_limite, p_pulo);
  inicio text := replace(left(btrim(p_padroes[1], '%'), 6), '\', '');
  fim text := inicio || U&'\FFFF';
  antes uuid[];
  ali text;
begin
  if not is_propria then
    if not exists (select from pg_constraint c where c.contype = 'f' and c.conrelid = to_regclass(format('balcao.%I', p_palavras))
        and c.confrelid = to_regclass(format('balcao.%I', p_tabela))) then
      raise exception 'the words of the record % are not there to be searched', p_tabela;
    end if;
    -- left: asked of nothing but the words and their values, its rows are not read
    fonte := fonte || format(' left join %I l on l.id = t.id', p_tabela);
    das_palavras := (select coalesce(jsonb_object_agg(x.key, x.value), '{}') from jsonb_each(p_iguais) x
      where exists (select from pg_attribute a where a.attrelid = to_regclass(format('balcao.%I', p_palavras)) and a.attname = x.key));
    alem := colunas_iguais('l', p_iguais - array(select jsonb_object_keys(das_palavras)));
  end if;
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

  achados := condicao_do_registro(p_palavras, p_padroes, das_palavras, true);
  achada := format('(select b.busca like all (%L::text[]) from %I b where b.id = t.id)', p_padroes, p_palavras);
  -- of a broad word the rows with the values that only the table has are asked for their words: those with the words are too many
  execute case when alem = '' or strpos(achados, ' and t.busca like ''') > 0
    then format('select array(select t.id from %s where %s%s limit %s)', fonte, achados, alem, p_teto + 1)
    else format('select array(select t.id from %I t where %s and %s limit %s)', p_tabela, de_todos, achada, p_teto + 1) end into ids;
  total := cardinality(ids);
  if total <= p_teto then
    execute format('select array(select t.id from %I t where t.id = any($1) order by %s%s)', p_tabela, ordem, trecho) into ids using ids;
    return next;
    return;
  end if;

  achados := condicao_do_registro(p_palavras, p_padroes, das_palavras, false) || alem;
  if is_propria then
    achada := achados;
  end if;
  execute format('select array(select t.id from (select t.* from %1$I t where %2$s order by %3$s limit %4$s) t where %5$s order by %3$s%6$s)',
    p_tabela, de_todos, ordem, passos, achada, trecho) into ids;
  if cardinality(ids) >= p_limite then
    return next;
    return;
  end if;

  if primeira[2] is not null and length(p_padroes[1]) > 4 then
    ali := case primeira[3] when 'asc' then format('left(t.%I, 6) collate pt_br < %L', primeira[1], inicio)
      else format('left(t.%I, 6) collate pt_br > %L', primeira[1], fim) end;
    execute format('select array(select t.id from %s where %s and %s limit %s)', fonte, achados, ali, passos + 1) into antes;
    if cardinality(antes) <= passos then
      ali := case primeira[3] when 'asc' then format('t.%I collate pt_br >= %L', primeira[1], inicio)
        else format('t.%I collate pt_br <= %L', primeira[1], fim) end;
      execute format(
        'select array(select t.id from (
           (select %1$s from %2$I t where t.id = any($1))
           union
           (select %1$s from (select t.* from %2$I t where %3$s and %4$s order by %5$s limit %6$s) t where %7$s order by %5$s limit %8$s)) t
         order by %5$s%9$s)',
        array_to_string(colunas, ', '), p_tabela, de_todos, ali, ordem, passos, achada, p_limite + p_pulo, trecho) into ids using antes;
      if cardinality(ids) >= p_limite then
        return next;
        return;
      end if;
    end if;
  end if;

  execute format('select array(select t.id from (select %s from %s where %s offset 0) t order by %s%s)',
    replace(array_to_string(colunas, ', '), 't.', case when is_propria then 't.' else 'l.' end), fonte, achados, ordem, trecho) into ids;
  return next;
end
$$;
revoke execute on function balcao.buscar_registros from public;
grant execute on function balcao.buscar_registros to balcao_app;
