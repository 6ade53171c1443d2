-- What makes two insurances be of the same risk: a car by its plate or its chassis, a home by who it is of and where it stands, a company
-- or a building by its CNPJ and address, an animal by its tutor and its chip or name, lives by whose they are, anything else by whom and
-- what it is described as. Written as keys with every proposal and every policy, so that one look finds another insurance of the same.

-- Letters and digits alone, in capitals, without accents; null of what has none.
create function balcao.chave_de_texto(p_texto text) returns text language sql immutable parallel safe as $$
  select nullif(upper(regexp_replace(balcao.sem_acento(coalesce(p_texto, '')), '[^[:alnum:]]', '', 'g')), '')
$$;

-- The keys of a risk as its form has it; none while what identifies it is missing.
create function balcao.chaves_do_risco(p_formulario text, p_risco jsonb) returns text[]
language sql immutable parallel safe set search_path = balcao, pg_temp as $$
  with partes as (
    select chave_de_texto(p_risco #>> '{segurado,documento}') as documento,
      case when p_risco #>> '{local,igualSegurado}' = 'false' then p_risco -> 'local' else p_risco -> 'segurado' end as endereco
  ), lugar as (
    select documento,
      chave_de_texto(endereco ->> 'cep') || ':' || chave_de_texto(endereco ->> 'numero') || ':'
        || coalesce(chave_de_texto(endereco ->> 'complemento'), '') as onde
    from partes
  )
  select coalesce(array_agg(distinct chave order by chave) filter (where chave is not null), '{}')
  from lugar cross join lateral (
    select 'PLACA:' || chave_de_texto(p_risco #>> '{veiculo,placa}') as chave where p_formulario = 'AUTO'
    union all
    select 'CHASSI:' || chave_de_texto(p_risco #>> '{veiculo,chassi}') where p_formulario = 'AUTO'
    union all
    select p_formulario || ':' || documento || ':' || onde where p_formulario in ('RESIDENCIAL', 'CONDOMINIO', 'EMPRESARIAL')
    union all
    select 'PET:' || documento || ':' || coalesce(chave_de_texto(pet ->> 'microchip'), chave_de_texto(pet ->> 'nome'))
      from jsonb_array_elements(case when jsonb_typeof(p_risco -> 'pets') = 'array' then p_risco -> 'pets' else '[]' end) pet
      where p_formulario = 'PET'
    union all
    select p_formulario || ':' || documento where p_formulario in ('VIDA', 'SAUDE')
    union all
    select 'MANUAL:' || documento || ':' || chave_de_texto(p_risco #>> '{objeto,ramo}') || ':' || chave_de_texto(p_risco #>> '{objeto,descricao}')
      where p_formulario = 'MANUAL'
  ) chaves
$$;
grant execute on function balcao.chave_de_texto(text), balcao.chaves_do_risco(text, jsonb) to balcao_app;

alter table balcao.proposta
  add column chaves_risco text[] not null default '{}',
  -- why it was sold although the same risk was insured already; null where nobody had to say
  add column motivo_risco_segurado text check (motivo_risco_segurado <> '');
alter table balcao.apolice add column chaves_risco text[] not null default '{}';

-- A plate or a chassis completed for the issue identifies the car as well as one of the form.
create function balcao.risco_da_proposta(p_oferta uuid, p_dados jsonb, p_placa text) returns text[]
language sql stable set search_path = balcao, pg_temp as $$
  select chaves_do_risco(o.formulario, r.risco || case when o.formulario <> 'AUTO' then '{}'::jsonb else jsonb_build_object('veiculo',
      coalesce(r.risco -> 'veiculo', '{}') || jsonb_strip_nulls(jsonb_build_object(
        'placa', coalesce(nullif(p_dados ->> 'placa', ''), r.risco #>> '{veiculo,placa}', p_placa),
        'chassi', coalesce(nullif(p_dados ->> 'chassi', ''), r.risco #>> '{veiculo,chassi}')))) end)
  from oferta_cotacao f join cotacao c on c.id = f.cotacao_id join orcamento o on o.id = c.orcamento_id
    cross join lateral (select coalesce(c.snapshot -> 'risco', o.rascunho -> 'risco', '{}') as risco) r
  where f.id = p_oferta
$$;
grant execute on function balcao.risco_da_proposta(uuid, jsonb, text) to balcao_app;

create function balcao.identificar_proposta() returns trigger language plpgsql as $$
begin
  new.chaves_risco := coalesce(balcao.risco_da_proposta(new.oferta_id, new.dados_complementares, new.placa), '{}');
  return new;
end
$$;
create trigger identificar before insert or update of dados_complementares on balcao.proposta
  for each row when (new.oferta_id is not null) execute function balcao.identificar_proposta();

-- A policy that was typed in or imported has no draft; of a car, its description names the plate.
create function balcao.risco_da_apolice(p_formulario text, p_rascunho jsonb, p_bem text) returns text[]
language sql immutable parallel safe set search_path = balcao, pg_temp as $$
  select case
    when p_rascunho is not null then chaves_do_risco(p_formulario, p_rascunho -> 'risco')
    when upper(p_bem) ~ '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M'
      then array['PLACA:' || chave_de_texto(substring(upper(p_bem) from '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M'))]
    else '{}' end
$$;
grant execute on function balcao.risco_da_apolice(text, jsonb, text) to balcao_app;

create function balcao.identificar_apolice() returns trigger language plpgsql as $$
begin
  new.chaves_risco := balcao.risco_da_apolice(new.formulario, new.rascunho, new.bem);
  return new;
end
$$;
create trigger identificar before insert or update of rascunho, bem on balcao.apolice
  for each row execute function balcao.identificar_apolice();

alter table balcao.proposta disable trigger user;
update balcao.proposta set chaves_risco = coalesce(balcao.risco_da_proposta(oferta_id, dados_complementares, placa), '{}')
  where oferta_id is not null;
-- a table with checks still to be made at commit cannot be altered
set constraints all immediate;
alter table balcao.proposta enable trigger user;
alter table balcao.apolice disable trigger user;
update balcao.apolice set chaves_risco = balcao.risco_da_apolice(formulario, rascunho, bem);
-- a table with checks still to be made at commit cannot be altered
set constraints all immediate;
alter table balcao.apolice enable trigger user;

create index proposta_do_risco on balcao.proposta using gin (chaves_risco) where excluido_em is null;
create index apolice_do_risco on balcao.apolice using gin (chaves_risco) where excluido_em is null;
