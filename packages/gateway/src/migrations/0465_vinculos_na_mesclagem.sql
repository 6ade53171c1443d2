-- A link may say its kind and whom in two columns, `alvo` and `alvo_id`: documents are linked so. They follow a merge as keys do.
create or replace function balcao.referencias_ao_segurado() returns table (tabela text, coluna text, forma text) language sql stable
set search_path = balcao, pg_temp as $$
  select r.relname::text, a.attname::text, 'chave'
  from pg_constraint c
  join pg_class r on r.oid = c.conrelid
  cross join lateral unnest(c.conkey, c.confkey) as k (minha, dele)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.minha
  join pg_attribute d on d.attrelid = c.confrelid and d.attnum = k.dele
  where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'balcao.segurado'::regclass and d.attname = 'id'
    and r.relname <> 'mesclagem_segurado'
  union
  select t.table_name::text, c.column_name::text, case c.data_type when 'jsonb' then 'vinculo' else 'alvo' end
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  where c.table_schema = 'balcao' and c.is_generated = 'NEVER' and (
    (c.data_type = 'jsonb' and c.column_name in ('vinculo', 'vinculos'))
    or (c.data_type = 'uuid' and c.column_name = 'alvo_id' and exists (
      select from information_schema.columns a
      where a.table_schema = 'balcao' and a.table_name = c.table_name and a.column_name = 'alvo' and a.data_type = 'text')))
$$;

create or replace function balcao.mover_referencias(p_conta uuid, p_lugar record, p_de uuid, p_para uuid, p_ids uuid[]) returns uuid[] language plpgsql
set search_path = balcao, pg_temp as $$
declare
  onde text := case p_lugar.forma when 'chave' then format('%I = $2', p_lugar.coluna)
    when 'alvo' then format('%I = $2 and upper(alvo) = ''SEGURADO''', p_lugar.coluna)
    else format('%1$I::text like ''%%'' || $2 || ''%%'' and balcao.trocar_vinculo(%1$I, $2, $3) <> %1$I', p_lugar.coluna) end;
  valor text := case p_lugar.forma when 'vinculo' then format('balcao.trocar_vinculo(%I, $2, $3)', p_lugar.coluna) else '$3' end;
  muda text := format('with movidos as (update balcao.%I set %I = %s where assinatura_id = $1 and %s and ($4 is null or id = any ($4)) returning id)
    select coalesce(array_agg(id), ''{}'') from movidos', p_lugar.tabela, p_lugar.coluna, valor, onde);
  alvos uuid[];
  alvo uuid;
  um uuid[];
  feitos uuid[] := '{}';
begin
  execute muda into feitos using p_conta, p_de, p_para, p_ids;
  return feitos;
exception when unique_violation then
  -- what both name already stays named by the one that leaves; the others go, one by one
  execute format('select coalesce(array_agg(id), ''{}'') from balcao.%I where assinatura_id = $1 and %s and ($4 is null or id = any ($4))',
    p_lugar.tabela, onde) into alvos using p_conta, p_de, p_para, p_ids;
  foreach alvo in array alvos loop
    begin
      execute muda into um using p_conta, p_de, p_para, array[alvo];
      feitos := feitos || um;
    exception when unique_violation then
      null;
    end;
  end loop;
  return feitos;
end
$$;
