-- Two records of one client become one: what pointed to either points to the one that stays, and for a while that can be undone.

create table balcao.mesclagem_segurado (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  sobrevivente_id uuid not null, mesclado_id uuid not null,
  -- what the one that stays said before, and after: an undo puts back what is still as it was left
  antes jsonb not null, depois jsonb not null,
  -- [{tabela, coluna, ids}]: what pointed to the other
  movidos jsonb not null default '[]',
  desfazer_ate timestamptz not null, desfeita_em timestamptz,
  check (sobrevivente_id <> mesclado_id),
  unique (assinatura_id, id),
  constraint mesclagem_sobrevivente foreign key (assinatura_id, sobrevivente_id) references balcao.segurado (assinatura_id, id),
  constraint mesclagem_mesclado foreign key (assinatura_id, mesclado_id) references balcao.segurado (assinatura_id, id)
);
-- one is merged into one other at a time
create unique index mesclagem_do_mesclado on balcao.mesclagem_segurado (assinatura_id, mesclado_id) where desfeita_em is null;
create index mesclagem_do_sobrevivente on balcao.mesclagem_segurado (assinatura_id, sobrevivente_id);
comment on table balcao.mesclagem_segurado is 'Segurados que viraram um só, e o que é preciso para desfazer.';
select balcao.registro('balcao.mesclagem_segurado');

create table balcao.segurado_alias (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  segurado_id uuid not null, documento text not null, mesclagem_id uuid not null,
  unique (assinatura_id, documento),
  constraint segurado_alias_segurado foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  constraint segurado_alias_mesclagem foreign key (assinatura_id, mesclagem_id) references balcao.mesclagem_segurado (assinatura_id, id)
);
create index segurado_alias_do_segurado on balcao.segurado_alias (assinatura_id, segurado_id);
comment on table balcao.segurado_alias is 'Documentos por que um segurado também é conhecido, de cadastros que viraram o dele.';
select balcao.tabela_de_assinatura('balcao.segurado_alias');

-- Who a client is now: of one that was merged, the one that stays.
create function balcao.segurado_atual(p_id uuid) returns uuid language sql stable as $$
  with recursive caminho (id, passo) as (
    select p_id, 0
    union all
    select m.sobrevivente_id, c.passo + 1 from caminho c
    join balcao.mesclagem_segurado m on m.mesclado_id = c.id and m.desfeita_em is null where c.passo < 50)
  select id from caminho order by passo desc limit 1
$$;

-- Every record of whoever has a document: those of the document, and those that became one with them.
create function balcao.pessoas_do_documento(p_conta uuid, p_documento text) returns uuid[] language sql stable
set search_path = balcao, pg_temp as $$
  with recursive pessoas (id) as (
    select id from segurado where assinatura_id = p_conta and documento = p_documento
    union
    select segurado_id from segurado_alias where assinatura_id = p_conta and documento = p_documento
    union
    select case when m.sobrevivente_id = p.id then m.mesclado_id else m.sobrevivente_id end
    from pessoas p join mesclagem_segurado m on p.id in (m.sobrevivente_id, m.mesclado_id)
    where m.assinatura_id = p_conta and m.desfeita_em is null)
  select coalesce(array_agg(id), '{}') from pessoas
$$;

-- Whatever names a client: foreign keys, wherever they are, and links `{tipo, id}` of any record. What a merge writes itself is left out.
create function balcao.referencias_ao_segurado() returns table (tabela text, coluna text, forma text) language sql stable
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
  select t.table_name::text, c.column_name::text, 'vinculo'
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  where c.table_schema = 'balcao' and c.data_type = 'jsonb' and c.column_name in ('vinculo', 'vinculos') and c.is_generated = 'NEVER'
$$;

-- One link, or a list of them, with one client named in the place of another.
create function balcao.trocar_vinculo(p_vinculo jsonb, p_de uuid, p_para uuid) returns jsonb language sql immutable as $$
  select case jsonb_typeof(p_vinculo)
    when 'array' then (select coalesce(jsonb_agg(balcao.trocar_vinculo(v, p_de, p_para) order by n), '[]') from jsonb_array_elements(p_vinculo) with ordinality as x (v, n))
    when 'object' then case when p_vinculo ->> 'tipo' = 'segurado' and p_vinculo ->> 'id' = p_de::text
      then jsonb_set(p_vinculo, '{id}', to_jsonb(p_para::text)) else p_vinculo end
    else p_vinculo end
$$;

-- Rows of one place that name a client, some or (null) all of them, made to name another.
create function balcao.mover_referencias(p_conta uuid, p_lugar record, p_de uuid, p_para uuid, p_ids uuid[]) returns uuid[] language plpgsql
set search_path = balcao, pg_temp as $$
declare
  onde text := case p_lugar.forma when 'chave' then format('%I = $2', p_lugar.coluna)
    else format('%1$I::text like ''%%'' || $2 || ''%%'' and balcao.trocar_vinculo(%1$I, $2, $3) <> %1$I', p_lugar.coluna) end;
  valor text := case p_lugar.forma when 'chave' then '$3' else format('balcao.trocar_vinculo(%I, $2, $3)', p_lugar.coluna) end;
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

-- What of a row of a client is its own to say: the rest is stamps.
create function balcao.dizeres_do_segurado(s balcao.segurado) returns jsonb language sql stable as $$
  select to_jsonb(s) - array['id', 'assinatura_id', 'criado_em', 'criado_por', 'alterado_em', 'alterado_por', 'versao', 'excluido_em', 'busca']
$$;

-- The first half of a merge: the other leaves and what named it names the one that stays, which is then written by the caller.
create function balcao.mesclar_segurados(p_mesclagem uuid, p_sobrevivente uuid, p_mesclado uuid, p_agora timestamptz) returns void
language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  conta uuid := assinatura_atual();
  fica segurado;
  lugar record;
  ids uuid[];
  levados jsonb := '[]';
begin
  perform set_config('balcao.mesclando', 'sim', true);
  select * into fica from segurado where id = p_sobrevivente and assinatura_id = conta and excluido_em is null;
  if fica.id is null or not exists (select from segurado where id = p_mesclado and assinatura_id = conta and excluido_em is null) then
    raise exception 'só se juntam dois cadastros que existem' using errcode = 'check_violation', constraint = 'mesclagem_de_dois';
  end if;
  insert into mesclagem_segurado (id, assinatura_id, sobrevivente_id, mesclado_id, antes, depois, desfazer_ate)
  values (p_mesclagem, conta, p_sobrevivente, p_mesclado, dizeres_do_segurado(fica), '{}', p_agora + interval '24 hours');
  update segurado set excluido_em = p_agora where id = p_mesclado;
  for lugar in select * from referencias_ao_segurado() order by tabela, coluna loop
    ids := mover_referencias(conta, lugar, p_mesclado, p_sobrevivente, null);
    if cardinality(ids) > 0 then
      levados := levados || jsonb_build_object('tabela', lugar.tabela, 'coluna', lugar.coluna, 'forma', lugar.forma, 'ids', to_jsonb(ids));
    end if;
  end loop;
  update mesclagem_segurado m set movidos = levados where m.id = p_mesclagem;
end
$$;

-- The second half: what the one that stays says now, and the documents it is also known by.
create function balcao.concluir_mesclagem(p_mesclagem uuid) returns void language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  m mesclagem_segurado;
begin
  select * into m from mesclagem_segurado where id = p_mesclagem and assinatura_id = assinatura_atual() for update;
  update mesclagem_segurado x set depois = dizeres_do_segurado(s) from segurado s where x.id = m.id and s.id = m.sobrevivente_id;
  insert into segurado_alias (assinatura_id, segurado_id, documento, mesclagem_id)
  select m.assinatura_id, m.sobrevivente_id, d.documento, m.id
  from (select m.antes ->> 'documento' union select documento from segurado where id = m.mesclado_id) d (documento)
  where d.documento <> (select documento from segurado where id = m.sobrevivente_id)
  on conflict (assinatura_id, documento) do nothing;
  perform set_config('balcao.mesclando', '', true);
end
$$;

-- Takes a merge back: both records, what pointed to each, and what the one that stayed said, but for what somebody wrote since.
create function balcao.desfazer_mesclagem(p_mesclagem uuid, p_agora timestamptz) returns text[]
language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  conta uuid := assinatura_atual();
  m mesclagem_segurado;
  agora jsonb;
  volta jsonb;
  mudados text[];
  lugar record;
begin
  perform set_config('balcao.mesclando', 'sim', true);
  select * into m from mesclagem_segurado where id = p_mesclagem and assinatura_id = conta and desfeita_em is null for update;
  select dizeres_do_segurado(s) into agora from segurado s where s.id = m.sobrevivente_id;
  delete from segurado_alias where mesclagem_id = m.id;
  select coalesce(jsonb_object_agg(a.key, a.value) filter (where agora -> a.key = m.depois -> a.key), '{}'),
    coalesce(array_agg(a.key order by a.key) filter (where agora -> a.key <> m.depois -> a.key), '{}')
  into volta, mudados from jsonb_each(m.antes) a where a.value <> m.depois -> a.key;
  if volta <> '{}' then
    execute (select format('update segurado s set %s from jsonb_populate_record(null::segurado, $1) v where s.id = $2',
      string_agg(format('%1$I = v.%1$I', k), ', ')) from jsonb_object_keys(volta) k) using volta, m.sobrevivente_id;
  end if;
  update segurado set excluido_em = null where id = m.mesclado_id;
  for lugar in select x.tabela, x.coluna, x.forma, x.ids from jsonb_to_recordset(m.movidos) as x (tabela text, coluna text, forma text, ids uuid[]) loop
    perform mover_referencias(conta, lugar, m.sobrevivente_id, m.mesclado_id, lugar.ids);
  end loop;
  update mesclagem_segurado set desfeita_em = p_agora where id = m.id;
  perform set_config('balcao.mesclando', '', true);
  return mudados;
end
$$;
revoke execute on function balcao.mover_referencias, balcao.mesclar_segurados, balcao.concluir_mesclagem, balcao.desfazer_mesclagem from public;
grant execute on function balcao.mesclar_segurados, balcao.concluir_mesclagem, balcao.desfazer_mesclagem to balcao_app;

-- A proposal keeps its content; whose it is follows its client when two records of one become one.
create or replace trigger proposta_imutavel before update on balcao.proposta for each row
  when (coalesce(current_setting('balcao.mesclando', true), '') <> 'sim') execute function balcao.proposta_imutavel();

-- Who leaves by a merge comes back whole if it is undone.
create or replace trigger esquecer_partes before update on balcao.segurado for each row
  when (new.excluido_em is not null and new.email is null and new.celular is null and new.cep is null and new.nascimento is null
    and new.tags = '{}' and (new.contatos <> '[]' or new.enderecos <> '[]' or new.grupo_id is not null)
    and coalesce(current_setting('balcao.mesclando', true), '') <> 'sim')
  execute function balcao.esquecer_partes_do_segurado();
create or replace trigger largar_grupo after update on balcao.segurado for each row
  when (old.grupo_id is not null and (old.grupo_id is distinct from new.grupo_id or (new.excluido_em is not null and old.excluido_em is null))
    and coalesce(current_setting('balcao.mesclando', true), '') <> 'sim')
  execute function balcao.largar_grupo_vazio();

-- Who is erased is known by no document, and nothing is left to undo with.
create function balcao.esquecer_mesclagens() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  delete from segurado_alias where assinatura_id = new.assinatura_id and segurado_id = new.id;
  update mesclagem_segurado set antes = '{}', depois = '{}', desfazer_ate = least(desfazer_ate, now())
  where assinatura_id = new.assinatura_id and new.id in (sobrevivente_id, mesclado_id) and antes <> '{}';
  return null;
end
$$;
create trigger esquecer_mesclagens after update on balcao.segurado for each row
  when (coalesce(current_setting('balcao.eliminando', true), '') = 'sim') execute function balcao.esquecer_mesclagens();

-- A holder is found by any document of theirs.
CREATE OR REPLACE FUNCTION balcao.quem_e_o_titular(conta uuid, pedido solicitacao_titular, OUT pessoas uuid[], OUT casos uuid[], OUT leads uuid[], OUT contatos text[], OUT nomes text[], OUT marcas text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  documentos text[];
begin
  -- who it is: the document names the person; what they are called and reached by is read from their own rows
  pessoas := pessoas_do_documento(conta, pedido.documento);
  -- of records that became one, each had its document
  documentos := array(select documento from segurado where id = any (pessoas) and documento <> '00000000000' union select pedido.documento);
  casos := array(select id from orcamento where assinatura_id = conta and (segurado_id = any (pessoas)
    or upper(regexp_replace(segurado_documento, '[^0-9A-Za-z]', '', 'g')) = any (documentos)
    or upper(regexp_replace(rascunho #>> '{risco,segurado,documento}', '[^0-9A-Za-z]', '', 'g')) = any (documentos)));
  leads := array(select id from solicitacao_cotacao where assinatura_id = conta and (orcamento_id = any (casos)
    or upper(regexp_replace(dados #>> '{segurado,documento}', '[^0-9A-Za-z]', '', 'g')) = any (documentos)));
  contatos := array(select distinct lower(c) from (
    select email from segurado where id = any (pessoas) union all select celular from segurado where id = any (pessoas)
    union all select rascunho #>> '{risco,segurado,email}' from orcamento where id = any (casos)
    union all select regexp_replace(rascunho #>> '{risco,segurado,celular}', '[^0-9]', '', 'g') from orcamento where id = any (casos)
    union all select email from solicitacao_cotacao where id = any (leads) union all select celular from solicitacao_cotacao where id = any (leads)
    union all select pedido.contato) x (c) where length(trim(c)) >= 8);
  leads := leads || array(select id from solicitacao_cotacao where assinatura_id = conta and not (id = any (leads))
    and (lower(email) = any (contatos) or celular = any (contatos)));
  -- a name that somebody else has, too, is not the person's alone: it is not looked for in free text
  nomes := array(select distinct nome from (
    select nome from segurado where id = any (pessoas) union all select segurado_nome from orcamento where id = any (casos)
    union all select nome from solicitacao_cotacao where id = any (leads) union all select pedido.nome
    union all select p ->> 'nome' from orcamento o cross join lateral jsonb_path_query(o.rascunho, 'strict $.**') p
      where o.assinatura_id = conta and jsonb_typeof(p) = 'object' and documento_em(p) = any (documentos)) x (nome)
    where nome ~ '\S\s+\S' and not exists (select from segurado s where s.assinatura_id = conta and not (s.id = any (pessoas))
      and sem_acento(s.nome) = sem_acento(x.nome)) and not exists (select from orcamento o where o.assinatura_id = conta
      and not (o.id = any (casos)) and sem_acento(o.segurado_nome) = sem_acento(x.nome)));
  marcas := (select string_agg(regexp_replace(m, '([.\\+*?\[^\]$(){}=!<>|:#/-])', '\\\1', 'g'), '|' order by length(m) desc) from (
    select unnest(contatos || nomes || documentos) union
    select regexp_replace(d, '^(...)(...)(...)(..)$', '\1.\2.\3-\4') from unnest(documentos) d where length(d) = 11 union
    select regexp_replace(d, '^(..)(...)(...)(....)(..)$', '\1.\2.\3/\4-\5') from unnest(documentos) d where length(d) = 14 union
    select regexp_replace(c, '^(..)(.....)(....)$', '(\1) \2-\3') from unnest(contatos) c where c ~ '^[0-9]{11}$') x (m));
end
$function$;
