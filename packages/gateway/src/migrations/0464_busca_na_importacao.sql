-- A file changes many clients at once: the search index follows them together, not one by one.
create or replace trigger busca_alterar after update of nome, nome_social, documento, email, celular, cep, excluido_em on balcao.segurado
  for each row when ((old.nome, old.nome_social, old.documento, old.email, old.celular, old.cep, old.excluido_em)
    is distinct from (new.nome, new.nome_social, new.documento, new.email, new.celular, new.cep, new.excluido_em)
    and coalesce(current_setting('balcao.importando', true), '') <> 'sim')
  execute function balcao.busca_ao_alterar(2);
create function balcao.busca_dos_segurados(p_ids uuid[]) returns void language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  ids uuid[] := array(select id from segurado where id = any (p_ids) and assinatura_id = assinatura_atual());
begin
  perform busca_indexar(2::smallint, ids);
  perform busca_indexar(4::smallint, array(select id from proposta where assinatura_id = assinatura_atual() and segurado_id = any (ids)));
  perform busca_indexar(3::smallint, array(select s.id from sinistro s join apolice a on a.id = s.apolice_id
    where a.assinatura_id = assinatura_atual() and a.segurado_id = any (ids)));
end
$$;
revoke execute on function balcao.busca_dos_segurados from public;
grant execute on function balcao.busca_dos_segurados to balcao_app;

-- Clients that a file brings, some at a time. Each is a row of the table by the names of its columns, without what its line does not say.
create or replace function balcao.importar_segurados(p_importacao uuid, p_regra text, p_linhas jsonb) returns integer language plpgsql
set search_path = balcao, pg_temp as $$
declare
  conta uuid := assinatura_atual();
  -- what a line may say; contacts and labels add to what is there
  campos constant text[] := array['nome', 'nome_social', 'nascimento', 'sexo', 'estado_civil', 'profissao', 'renda_centavos', 'email', 'celular',
    'cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'produtor_id', 'grupo_id'];
  vindas integer;
  mudadas integer;
  muda text;
  tocados uuid[];
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
  perform set_config('balcao.importando', 'sim', true);
  execute format($sql$
    with alvos as materialized (
      select s.id, dizeres_do_segurado(s) as antes, x as linha
      from jsonb_populate_recordset(null::segurado, $1) x
      cross join lateral (select coalesce(
        (select l.segurado_id from segurado_alias l where l.assinatura_id = $2 and l.documento = x.documento),
        (select d.id from segurado d where d.assinatura_id = $2 and d.documento = x.documento and d.excluido_em is null)) as id) k
      join segurado s on s.id = k.id and s.excluido_em is null
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
      returning s.id, s.versao, a.antes),
    ditas as (
      insert into importacao_linha (assinatura_id, importacao_id, registro_id, versao, antes)
      select $2, $3, id, versao, antes from mudados returning registro_id)
    select coalesce(array_agg(registro_id), '{}') from ditas$sql$, muda) into tocados using p_linhas, conta, p_importacao;
  mudadas := cardinality(tocados);
  perform busca_dos_segurados(tocados);
  perform set_config('balcao.importando', '', true);
  return vindas + mudadas;
end
$$;

-- Takes back what a file did to clients: who it began and nothing names leaves, who it changed is as before. Whoever was written since stays.
create or replace function balcao.desfazer_importacao_de_segurados(p_importacao uuid) returns integer language plpgsql
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
  perform set_config('balcao.importando', 'sim', true);
  select count(*) into total from importacao_linha where importacao_id = p_importacao;
  execute format('update segurado s set %s from importacao_linha i cross join lateral jsonb_populate_record(null::segurado, i.antes) v
    where i.importacao_id = $1 and i.antes is not null and s.id = i.registro_id and s.versao = i.versao and s.excluido_em is null', campos)
    using p_importacao;
  get diagnostics voltaram = row_count;
  for lugar in select * from referencias_ao_segurado() where forma in ('chave', 'alvo') loop
    execute format('select array_agg(distinct t.%1$I) from balcao.%2$I t join importacao_linha i on i.registro_id = t.%1$I
      where i.importacao_id = $1 and i.antes is null', lugar.coluna, lugar.tabela) into mais using p_importacao;
    usados := usados || coalesce(mais, '{}');
  end loop;
  update segurado s set excluido_em = now() from importacao_linha i
  where i.importacao_id = p_importacao and i.antes is null and s.id = i.registro_id and s.versao = i.versao and s.excluido_em is null
    and not (s.id = any (usados));
  get diagnostics sairam = row_count;
  perform busca_dos_segurados(array(select registro_id from importacao_linha where importacao_id = p_importacao));
  perform set_config('balcao.importando', '', true);
  delete from importacao_linha where importacao_id = p_importacao;
  return total - voltaram - sairam;
end
$$;
