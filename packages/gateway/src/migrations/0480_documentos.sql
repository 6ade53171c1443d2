-- The library of documents (domain design §2.3): files by their content, whatever they were called, linked to any record. The bytes lie
-- in the file store of the attachments and leave it by the same job.

create table balcao.documento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  tipo text not null
    check (tipo in ('PROPOSTA', 'APOLICE', 'ENDOSSO', 'BOLETO', 'EXTRATO', 'SINISTRO', 'PESSOAL', 'TERMO', 'COMPARATIVO', 'OUTRO')),
  nome text not null check (nome <> ''),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  object_key text not null generated always as ('anexos/' || assinatura_id::text || '/' || sha256) stored,
  -- what the bytes say they are, whatever they were called
  mime text not null check (mime in ('application/pdf', 'image/png', 'image/jpeg')),
  bytes integer not null check (bytes > 0),
  origem text not null check (origem in ('UPLOAD', 'BUSCA', 'EMAIL', 'GERADO')),
  paginas integer check (paginas > 0),
  -- how far the reading of its text is, or how it ended
  leitura text not null default 'PENDENTE'
    check (leitura in ('PENDENTE', 'LIDO', 'SEM_TEXTO', 'CIFRADO', 'CORROMPIDO', 'GRANDE_DEMAIS', 'DISPENSADA')),
  unique (assinatura_id, id)
);
-- the same bytes are one document; a document that was thrown away may come again
create unique index documento_unico on balcao.documento (assinatura_id, sha256) where excluido_em is null;
create index documento_chegada on balcao.documento (assinatura_id, criado_em, id) where excluido_em is null;
comment on table balcao.documento is 'Arquivos da corretora, pelo conteúdo; os bytes ficam no balde.';
select balcao.registro('balcao.documento');

create table balcao.documento_vinculo (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  documento_id uuid not null,
  alvo text not null check (alvo in ('SEGURADO', 'ORCAMENTO', 'PROPOSTA', 'APOLICE', 'ENDOSSO', 'SINISTRO', 'PARCELA', 'EXTRATO')),
  alvo_id uuid not null,
  unique (documento_id, alvo, alvo_id),
  foreign key (assinatura_id, documento_id) references balcao.documento (assinatura_id, id) on delete cascade
);
create index documento_vinculo_alvo on balcao.documento_vinculo (assinatura_id, alvo, alvo_id, documento_id);
comment on table balcao.documento_vinculo is 'A que registros cada documento pertence.';
select balcao.tabela_de_assinatura('balcao.documento_vinculo');

-- What a document is searched by: its name, and the text its pages say. Apart from the document, so that lists read little.
create table balcao.documento_texto (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  documento_id uuid not null unique,
  nome text not null,
  texto text not null default '',
  -- a vector holds a megabyte: three hundred thousand letters always fit
  busca tsvector not null generated always as (
    setweight(to_tsvector('portuguese', balcao.sem_acento(nome)), 'A') ||
    setweight(to_tsvector('portuguese', balcao.sem_acento(left(texto, 300000))), 'B')) stored,
  foreign key (assinatura_id, documento_id) references balcao.documento (assinatura_id, id) on delete cascade
);
create index documento_texto_busca on balcao.documento_texto using gin (assinatura_id, busca);
comment on table balcao.documento_texto is 'O texto lido de cada documento, para a busca.';
-- a copy of the pages' text in the trail would be the pages again
select balcao.tabela_de_assinatura('balcao.documento_texto', false);

-- Documents that hang from nothing any more, for what they hung from was erased, are erased with it: rows at once, bytes by the job.
create function balcao.apagar_documentos_soltos(conta uuid, documentos uuid[]) returns void language plpgsql security definer
set search_path = balcao, pg_temp as $$
declare
  apagado record;
begin
  for apagado in
    delete from documento d where d.assinatura_id = conta and d.id = any (documentos)
      and not exists (select from documento_vinculo v where v.documento_id = d.id)
    returning d.id, d.sha256
  loop
    perform enfileirar('anexo.apagar', json_build_object('assinaturaId', conta, 'sha256', apagado.sha256), 'anexo.apagar:' || conta || ':' || apagado.sha256);
    update auditoria set antes = so_o_rastro(antes), depois = so_o_rastro(depois)
    where assinatura_id = conta and entidade = 'documento' and entidade_id = apagado.id::text;
  end loop;
end
$$;
revoke execute on function balcao.apagar_documentos_soltos from public;

-- A record that is erased (never one that is only marked as deleted) lets its documents go.
create function balcao.largar_documentos() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  soltos uuid[];
begin
  with v as (
    delete from documento_vinculo where assinatura_id = old.assinatura_id and alvo = upper(tg_table_name) and alvo_id = old.id returning documento_id
  )
  select array_agg(documento_id) into soltos from v;
  if soltos is not null then
    perform apagar_documentos_soltos(old.assinatura_id, soltos);
  end if;
  return null;
end
$$;
create trigger largar_documentos after delete on balcao.orcamento for each row execute function balcao.largar_documentos();
create trigger largar_documentos after delete on balcao.proposta for each row execute function balcao.largar_documentos();
create trigger largar_documentos after delete on balcao.apolice for each row execute function balcao.largar_documentos();
create trigger largar_documentos after delete on balcao.sinistro for each row execute function balcao.largar_documentos();
create trigger largar_documentos after delete on balcao.parcela for each row execute function balcao.largar_documentos();
-- a client's record is never deleted: it is emptied. What hangs from their contracts stays while those are kept
create trigger largar_documentos after update on balcao.segurado for each row
  when (new.excluido_em is not null
    and (current_setting('balcao.eliminando', true) = 'sim' or (new.nome = 'Titular eliminado' and old.nome <> 'Titular eliminado')))
  execute function balcao.largar_documentos();

-- Name and text are swept as other texts are. A document that hangs from nothing and named who is eliminated goes whole.
create function balcao.esquecer_documento() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform apagar_documentos_soltos(new.assinatura_id, array[new.documento_id]);
  return null;
end
$$;
create trigger esquecer_documento after update on balcao.documento_texto for each row
  when (current_setting('balcao.eliminando', true) = 'sim' and (new.nome, new.texto) is distinct from (old.nome, old.texto))
  execute function balcao.esquecer_documento();

create or replace function balcao.tabelas_varridas() returns table (tabela text, coluna text, tipo text) language sql stable
set search_path = balcao, pg_temp as $$
  select c.table_name::text, c.column_name::text, c.data_type::text
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  where c.table_schema = 'balcao' and c.is_generated = 'NEVER' and (c.data_type in ('text', 'jsonb') or c.udt_name = '_text')
    and exists (select from information_schema.columns a where a.table_schema = 'balcao' and a.table_name = c.table_name and a.column_name = 'assinatura_id')
    and c.table_name in ('notificacao', 'tarefa', 'filtro_salvo', 'orcamento_evento', 'orcamento_recusa', 'evento', 'importacao_cadastro', 'modelo_mensagem', 'anexo',
      'grupo_segurado', 'documento', 'documento_texto')
$$;
