-- Ids of a record's table that hold every pattern, up to so many. Null where a sample of the table says that there are many more: a broad word of a
-- large table, of which the rows read to find so many would be read for nothing.
create or replace function balcao.registros_com_ate(p_tabela text, p_padroes text[], p_iguais jsonb, p_quantos integer) returns uuid[]
language plpgsql stable security definer set search_path = balcao, pg_temp as $$
declare
  condicao text := condicao_do_registro(p_tabela, p_padroes, p_iguais, true);
  -- of a table without a sample yet, nothing
  linhas float8 := (select reltuples from pg_class where oid = to_regclass(format('balcao.%I', p_tabela)));
  ids uuid[];
begin
  -- no word is rare enough for the index: at least one in fifty rows holds them all
  if cardinality(p_padroes) > 0 and linhas > 20.0 * p_quantos and strpos(condicao, ' and t.busca like ''') = 0
      and exists (select from unnest(p_padroes) p where length(p) > 4) then
    return null;
  end if;
  execute format('select array(select t.id from %I t where %s limit %s)', p_tabela, condicao, p_quantos) into ids;
  return ids;
end
$$;
