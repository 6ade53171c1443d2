-- The record of clients (domain design §2.2, §4.4): the table that quoting already knows people by, with all a brokerage keeps of one.

create table balcao.grupo_segurado (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  tipo text not null check (tipo in ('FAMILIA', 'EMPRESAS')),
  nome text not null check (btrim(nome) <> ''),
  unique (assinatura_id, id)
);
create unique index grupo_segurado_nome on balcao.grupo_segurado (assinatura_id, (balcao.sem_acento(nome))) where excluido_em is null;
comment on table balcao.grupo_segurado is 'Famílias e grupos de empresas a que clientes pertencem.';
select balcao.registro('balcao.grupo_segurado');

-- Further ways to reach a client, as one text to be searched in.
create function balcao.busca_contatos(contatos jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(
    case c ->> 'tipo' when 'EMAIL' then balcao.sem_acento(c ->> 'valor') else balcao.busca_valor(c ->> 'valor') end, ' ' order by n), '')
  from jsonb_array_elements(contatos) with ordinality as x (c, n)
$$;

alter table balcao.segurado
  -- [{tipo, valor, rotulo}], beside the main e-mail and mobile number
  add contatos jsonb not null default '[]' check (jsonb_typeof(contatos) = 'array'),
  -- [{cep, logradouro, …}], beside the main address
  add enderecos jsonb not null default '[]' check (jsonb_typeof(enderecos) = 'array'),
  add grupo_id uuid,
  add constraint segurado_grupo foreign key (assinatura_id, grupo_id) references balcao.grupo_segurado (assinatura_id, id);
alter table balcao.segurado
  -- what the list is searched by
  add busca text not null generated always as (
    balcao.sem_acento(nome) || ' ' || balcao.sem_acento(coalesce(nome_social, '')) || ' ' || balcao.busca_valor(documento) || ' ' ||
    balcao.sem_acento(coalesce(email, '')) || ' ' || balcao.busca_valor(celular) || ' ' || balcao.busca_contatos(contatos)) stored;

create index segurado_busca on balcao.segurado using gin (assinatura_id, busca gin_trgm_ops) where excluido_em is null;
create index segurado_nome on balcao.segurado (assinatura_id, (nome collate balcao.pt_br), id) where excluido_em is null;
create index segurado_alterado on balcao.segurado (assinatura_id, alterado_em, id) where excluido_em is null;
create index segurado_cidade on balcao.segurado (assinatura_id, (cidade collate balcao.pt_br), id) where excluido_em is null;
create index segurado_tags on balcao.segurado using gin (assinatura_id, tags) where excluido_em is null;
create index segurado_do_grupo on balcao.segurado (assinatura_id, grupo_id) where grupo_id is not null;
create index segurado_aniversario on balcao.segurado
  (assinatura_id, ((extract(month from nascimento) * 100 + extract(day from nascimento))::integer))
  where excluido_em is null and nascimento is not null;
create index orcamento_do_documento on balcao.orcamento (assinatura_id, (upper(regexp_replace(segurado_documento, '[^0-9A-Za-z]', '', 'g'))))
  where segurado_documento is not null;
create index orcamento_do_segurado on balcao.orcamento (assinatura_id, segurado_id) where segurado_id is not null;
create index tarefa_do_segurado on balcao.tarefa (assinatura_id, (vinculo ->> 'id')) where vinculo ->> 'tipo' = 'segurado';

-- Whether who is asking sees only what is theirs: as the policy of the session says (`administradorOrcamento`), read once a statement.
create function balcao.ve_so_o_seu() returns boolean language sql stable as $$
  select coalesce((
    select not u.administrador and coalesce((coalesce(p.flags, '{}') || u.flags) ->> 'administradorOrcamento', 'true') = 'false'
    from balcao.usuario u left join balcao.perfil_acesso p on p.id = u.perfil_id where u.id = balcao.usuario_atual()), false)
$$;

-- Who is erased, or leaves with nothing said in their own columns, says nothing in what hangs from them either.
create function balcao.esquecer_partes_do_segurado() returns trigger language plpgsql as $$
begin
  new.contatos := '[]';
  new.enderecos := '[]';
  new.grupo_id := null;
  return new;
end
$$;
create trigger esquecer_partes before update on balcao.segurado for each row
  when (new.excluido_em is not null and new.email is null and new.celular is null and new.cep is null and new.nascimento is null
    and new.tags = '{}' and (new.contatos <> '[]' or new.enderecos <> '[]' or new.grupo_id is not null))
  execute function balcao.esquecer_partes_do_segurado();

-- A group nobody is in any more is only the name of people.
create function balcao.largar_grupo_vazio() returns trigger language plpgsql as $$
begin
  update balcao.grupo_segurado g set excluido_em = now(), nome = '—'
  where g.id = old.grupo_id and g.assinatura_id = old.assinatura_id and g.excluido_em is null
    and not exists (select from balcao.segurado s where s.assinatura_id = g.assinatura_id and s.grupo_id = g.id and s.excluido_em is null);
  return null;
end
$$;
create trigger largar_grupo after update on balcao.segurado for each row
  when (old.grupo_id is not null and (old.grupo_id is distinct from new.grupo_id or (new.excluido_em is not null and old.excluido_em is null)))
  execute function balcao.largar_grupo_vazio();


-- The name of a group is swept as other texts are, when somebody who is named in it is erased.
create or replace function balcao.tabelas_varridas() returns table (tabela text, coluna text, tipo text) language sql stable
set search_path = balcao, pg_temp as $$
  select c.table_name::text, c.column_name::text, c.data_type::text
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  where c.table_schema = 'balcao' and c.is_generated = 'NEVER' and (c.data_type in ('text', 'jsonb') or c.udt_name = '_text')
    and exists (select from information_schema.columns a where a.table_schema = 'balcao' and a.table_name = c.table_name and a.column_name = 'assinatura_id')
    and c.table_name in ('notificacao', 'tarefa', 'filtro_salvo', 'orcamento_evento', 'orcamento_recusa', 'evento', 'importacao_cadastro', 'modelo_mensagem', 'anexo',
      'grupo_segurado')
$$;
