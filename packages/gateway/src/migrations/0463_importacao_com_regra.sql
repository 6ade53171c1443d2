-- What is done with a line of a file whose record is there already, and the way back from a whole file.
alter table balcao.importacao_cadastro
  add regra text check (regra ~ '^[A-Z][A-Z_]*$'),
  -- lines whose record is there already, and those of them that the rule leaves as they are
  add repetidas integer not null default 0,
  add ignoradas integer not null default 0,
  -- when it was undone: records that somebody wrote since, left as they are
  add mantidas integer not null default 0;
alter table balcao.importacao_cadastro drop constraint importacao_cadastro_status_check;
alter table balcao.importacao_cadastro add constraint importacao_cadastro_status_check check (status ~ '^[A-Z][A-Z_]*$');

-- What a file did to each record: enough to take it back.
create table balcao.importacao_linha (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  importacao_id uuid not null, registro_id uuid not null,
  -- as the file left it: another is somebody's since
  versao integer not null,
  -- what it said before; null of one that the file began
  antes jsonb,
  constraint importacao_linha_importacao foreign key (assinatura_id, importacao_id)
    references balcao.importacao_cadastro (assinatura_id, id) on delete cascade,
  unique (assinatura_id, importacao_id, registro_id)
);
comment on table balcao.importacao_linha is 'O que uma importação fez com cada registro, para ser desfeita.';
select balcao.tabela_de_assinatura('balcao.importacao_linha', false);

-- Which column fills each field, of files with the same titles: remembered once such a file came in.
create table balcao.importacao_mapeamento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  alterado_em timestamptz not null default now(),
  cadastro text not null, titulos text not null, mapeamento jsonb not null,
  unique (assinatura_id, cadastro, titulos)
);
comment on table balcao.importacao_mapeamento is 'Que coluna enche cada campo, de planilhas com os mesmos títulos.';
select balcao.tabela_de_assinatura('balcao.importacao_mapeamento', false);


-- Clients that a file brings, some at a time. Each is a row of the table by the names of its columns, without what its line does not say.
create function balcao.importar_segurados(p_importacao uuid, p_regra text, p_linhas jsonb) returns integer language plpgsql
set search_path = balcao, pg_temp as $$
declare
  conta uuid := assinatura_atual();
  -- what a line may say; contacts and labels add to what is there
  campos constant text[] := array['nome', 'nome_social', 'nascimento', 'sexo', 'estado_civil', 'profissao', 'renda_centavos', 'email', 'celular',
    'cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'produtor_id', 'grupo_id'];
  vindas integer;
  mudadas integer;
  muda text;
begin
  with vieram as (
    insert into segurado (assinatura_id, pessoa, documento, nome, nome_social, nascimento, sexo, estado_civil, profissao, renda_centavos, email,
      celular, cep, logradouro, numero, complemento, bairro, cidade, uf, produtor_id, grupo_id, tags, contatos, origem)
    select conta, x.pessoa, x.documento, x.nome, x.nome_social, x.nascimento, x.sexo, x.estado_civil, x.profissao, x.renda_centavos, x.email,
      x.celular, x.cep, x.logradouro, x.numero, x.complemento, x.bairro, x.cidade, x.uf, x.produtor_id, x.grupo_id, coalesce(x.tags, '{}'),
      coalesce(x.contatos, '[]'), 'IMPORTADO'
    from jsonb_populate_recordset(null::segurado, p_linhas) x
    where not exists (select from segurado_alias l where l.documento = x.documento)
    on conflict (assinatura_id, documento) where excluido_em is null do nothing
    returning id, versao),
  ditas as (
    insert into importacao_linha (assinatura_id, importacao_id, registro_id, versao) select conta, p_importacao, id, versao from vieram returning 1)
  select count(*) into vindas from ditas;
  if p_regra not in ('COMPLETAR', 'SOBRESCREVER') or vindas = jsonb_array_length(p_linhas) then
    return vindas;
  end if;

  muda := (select string_agg(case when p_regra = 'COMPLETAR' then format('%1$I = coalesce(s.%1$I, x.%1$I)', c)
    else format('%1$I = coalesce(x.%1$I, s.%1$I)', c) end, ', ') from unnest(campos) c);
  execute format($sql$
    with alvos as materialized (
      select s.id, dizeres_do_segurado(s) as antes, x as linha
      from jsonb_populate_recordset(null::segurado, $1) x
      join segurado s on s.excluido_em is null and s.id = coalesce(
        (select l.segurado_id from segurado_alias l where l.documento = x.documento),
        (select d.id from segurado d where d.documento = x.documento and d.excluido_em is null and d.assinatura_id = $2))
      where not exists (select from importacao_linha i where i.importacao_id = $3 and i.registro_id = s.id)
      order by s.id for no key update of s),
    mudados as (
      update segurado s set %s,
        tags = (select coalesce(array_agg(t order by n), '{}') from (
          select t, min(n) as n from unnest(s.tags || coalesce(x.tags, '{}')) with ordinality u (t, n) group by t order by 2 limit 20) y),
        contatos = (select coalesce(jsonb_agg(c order by n), '[]') from (
          select c, min(n) as n from jsonb_array_elements(s.contatos || coalesce(x.contatos, '[]')) with ordinality u (c, n)
          group by c order by 2 limit 20) y)
      from alvos a cross join lateral (select (a.linha).*) x where s.id = a.id
      returning s.id, s.versao, a.antes)
    insert into importacao_linha (assinatura_id, importacao_id, registro_id, versao, antes)
    select $2, $3, id, versao, antes from mudados$sql$, muda) using p_linhas, conta, p_importacao;
  get diagnostics mudadas = row_count;
  return vindas + mudadas;
end
$$;

-- Takes back what a file did to clients: who it began and nothing names leaves, who it changed is as before. Whoever was written since stays.
create function balcao.desfazer_importacao_de_segurados(p_importacao uuid) returns integer language plpgsql
set search_path = balcao, pg_temp as $$
declare
  campos constant text := (select string_agg(format('%1$I = v.%1$I', a.attname), ', ' order by a.attnum) from pg_attribute a
    where a.attrelid = 'balcao.segurado'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname not in ('id', 'assinatura_id', 'criado_em', 'criado_por', 'alterado_em', 'alterado_por', 'versao', 'excluido_em'));
  lugar record;
  usados uuid[] := '{}';
  mais uuid[];
  total integer;
  voltaram integer;
  sairam integer;
begin
  select count(*) into total from importacao_linha where importacao_id = p_importacao;
  execute format('update segurado s set %s from importacao_linha i cross join lateral jsonb_populate_record(null::segurado, i.antes) v
    where i.importacao_id = $1 and i.antes is not null and s.id = i.registro_id and s.versao = i.versao and s.excluido_em is null', campos)
    using p_importacao;
  get diagnostics voltaram = row_count;
  for lugar in select * from referencias_ao_segurado() where forma = 'chave' loop
    execute format('select array_agg(distinct t.%1$I) from balcao.%2$I t join importacao_linha i on i.registro_id = t.%1$I
      where i.importacao_id = $1 and i.antes is null', lugar.coluna, lugar.tabela) into mais using p_importacao;
    usados := usados || coalesce(mais, '{}');
  end loop;
  update segurado s set excluido_em = now() from importacao_linha i
  where i.importacao_id = p_importacao and i.antes is null and s.id = i.registro_id and s.versao = i.versao and s.excluido_em is null
    and not (s.id = any (usados));
  get diagnostics sairam = row_count;
  delete from importacao_linha where importacao_id = p_importacao;
  return total - voltaram - sairam;
end
$$;

create or replace function balcao.esquecer_mesclagens() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  delete from segurado_alias where assinatura_id = new.assinatura_id and segurado_id = new.id;
  update mesclagem_segurado set antes = '{}', depois = '{}', desfazer_ate = least(desfazer_ate, now())
  where assinatura_id = new.assinatura_id and new.id in (sobrevivente_id, mesclado_id) and antes <> '{}';
  delete from importacao_linha where assinatura_id = new.assinatura_id and registro_id = new.id;
  return null;
end
$$;
