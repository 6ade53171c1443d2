-- Policies, their renewals, and claims (domain design §2.3, §2.5, §2.6).

create table balcao.apolice (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  numero text not null,
  seguradora text not null references balcao.seguradora (slug),
  ramo text not null references balcao.ramo (codigo),
  corretora_id uuid not null,
  segurado_id uuid not null,
  bem text not null,
  orcamento_id uuid,
  produtor_id uuid,
  usuario_id uuid not null,
  emissao date not null,
  vig_ini date not null,
  vig_fim date not null check (vig_fim > vig_ini),
  premio_liquido_centavos bigint not null check (premio_liquido_centavos > 0),
  iof_centavos bigint not null check (iof_centavos >= 0),
  premio_total_centavos bigint not null,
  situacao_renovacao text not null default 'A_RENOVAR'
    check (situacao_renovacao in ('A_RENOVAR', 'EM_COTACAO', 'RENOVADA_PROPRIA', 'RENOVADA_OUTRA', 'NAO_RENOVADA')),
  status text not null check (status in ('A_VIGORAR', 'VIGENTE', 'VENCIDA', 'SUSPENSA', 'CANCELADA')),
  -- the form and the draft it was quoted with, so that its renewal begins from them; absent for a policy that was typed in or imported
  formulario text check (formulario in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'MANUAL')),
  rascunho jsonb,
  schema_versao integer,
  -- class of bonus and the code that proves it; motor policies alone have them
  bonus smallint check (bonus between 0 and 10),
  ci text,
  -- what makes another insurance be of the same risk: see chaves_do_risco
  chaves_risco text[] not null default '{}',
  unique (assinatura_id, seguradora, numero, corretora_id),
  unique (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, produtor_id) references balcao.produtor (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  check (premio_liquido_centavos + iof_centavos = premio_total_centavos),
  check ((rascunho is null) = (schema_versao is null)),
  check (rascunho is null or formulario is not null)
);
alter table balcao.apolice alter column rascunho set storage external;
create index apolice_a_renovar on balcao.apolice (assinatura_id, vig_fim)
  where excluido_em is null and situacao_renovacao in ('A_RENOVAR', 'EM_COTACAO');
create index apolice_do_segurado on balcao.apolice (assinatura_id, segurado_id);
create index apolice_do_risco on balcao.apolice using gin (chaves_risco) where excluido_em is null;
create index apolice_do_produtor on balcao.apolice (assinatura_id, produtor_id) where produtor_id is not null;
-- a ramo that something names is not excluded: this finds what names one
create index apolice_do_ramo on balcao.apolice (assinatura_id, ramo);
comment on table balcao.apolice is 'Apólices da carteira, com vigência e situação da renovação.';
select balcao.registro('balcao.apolice');

alter table balcao.orcamento add foreign key (assinatura_id, apolice_anterior_id) references balcao.apolice (assinatura_id, id);

-- The renewal of a policy only moves forward (domain design §2.6), except that a quote thrown away, refused or given up gives it back.
create function balcao.vigiar_renovacao() returns trigger language plpgsql as $$
begin
  if old.situacao_renovacao <> new.situacao_renovacao and (old.situacao_renovacao, new.situacao_renovacao) not in (
    ('A_RENOVAR', 'EM_COTACAO'),
    ('A_RENOVAR', 'NAO_RENOVADA'),
    ('A_RENOVAR', 'RENOVADA_OUTRA'),
    ('A_RENOVAR', 'RENOVADA_PROPRIA'),
    ('EM_COTACAO', 'A_RENOVAR'),
    ('EM_COTACAO', 'RENOVADA_PROPRIA'),
    ('EM_COTACAO', 'RENOVADA_OUTRA'),
    ('EM_COTACAO', 'NAO_RENOVADA'),
    -- a quote refused at first and won later
    ('NAO_RENOVADA', 'EM_COTACAO'),
    -- what had been sold was refused by its insurer, or given up
    ('RENOVADA_PROPRIA', 'EM_COTACAO'),
    ('RENOVADA_OUTRA', 'EM_COTACAO')
  ) then
    raise exception 'transição recusada: renovação de % para %', old.situacao_renovacao, new.situacao_renovacao
      using errcode = 'check_violation', constraint = 'renovacao_transicao';
  end if;
  return new;
end
$$;
create trigger vigiar_renovacao before update of situacao_renovacao on balcao.apolice
  for each row execute function balcao.vigiar_renovacao();

-- A draft thrown away, or a quote that expired, leaves its policy to be renewed again.
create function balcao.devolver_renovacao() returns trigger language plpgsql as $$
begin
  update balcao.apolice set situacao_renovacao = 'A_RENOVAR'
  where id = new.apolice_anterior_id and assinatura_id = new.assinatura_id and situacao_renovacao = 'EM_COTACAO';
  return null;
end
$$;
create trigger devolver_renovacao after update of excluido_em, status on balcao.orcamento
  for each row when (new.apolice_anterior_id is not null
    and ((new.excluido_em is not null and old.excluido_em is null) or (new.status = 'EXPIRADO' and old.status <> 'EXPIRADO')))
  execute function balcao.devolver_renovacao();

-- The renewal of a policy follows the quote that renews it: sold (by the same insurer or another), lost, or open again.
create function balcao.acompanhar_renovacao() returns trigger language plpgsql as $$
begin
  update balcao.apolice a set situacao_renovacao = case new.status
    when 'RECUSADO' then 'NAO_RENOVADA'
    when 'CALCULADO' then 'EM_COTACAO'
    else case when a.seguradora = (
        select p.seguradora from balcao.proposta p
        where p.orcamento_id = new.id and p.excluido_em is null and p.status not in ('RECUSADA', 'CANCELADA')
        order by p.numero desc limit 1)
      then 'RENOVADA_PROPRIA' else 'RENOVADA_OUTRA' end
    end
  where a.id = new.apolice_anterior_id and a.assinatura_id = new.assinatura_id
    and a.situacao_renovacao in ('EM_COTACAO', 'NAO_RENOVADA', 'RENOVADA_PROPRIA', 'RENOVADA_OUTRA');
  return null;
end
$$;
create trigger acompanhar_renovacao after update of status on balcao.orcamento
  for each row when (new.apolice_anterior_id is not null and old.status is distinct from new.status
    and (new.status in ('FECHADO', 'RECUSADO') or (new.status = 'CALCULADO' and old.status in ('FECHADO', 'RECUSADO'))))
  execute function balcao.acompanhar_renovacao();

-- Only letters and digits, in capitals, without accents; null when there are none.
create function balcao.chave_de_texto(p_texto text) returns text language sql immutable parallel safe as $$
  select nullif(upper(regexp_replace(balcao.sem_acento(coalesce(p_texto, '')), '[^[:alnum:]]', '', 'g')), '')
$$;

-- The keys of a risk, from its form; two insurances are of the same risk when they share one. A car has its plate and its chassis; a home,
-- its owner and where it stands; a company or a building, its CNPJ and address; an animal, its tutor and its chip or name; lives, whose
-- they are; anything else, its owner and its description. None while what identifies the risk is missing. They are stored with every
-- proposal and policy, so that one look finds another insurance of the same risk.
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

-- A policy that was typed in or imported has no draft; of a car, its description names the plate.
create function balcao.risco_da_apolice(p_formulario text, p_rascunho jsonb, p_bem text) returns text[]
language sql immutable parallel safe set search_path = balcao, pg_temp as $$
  select case
    when p_rascunho is not null then chaves_do_risco(p_formulario, p_rascunho -> 'risco')
    when upper(p_bem) ~ '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M'
      then array['PLACA:' || chave_de_texto(substring(upper(p_bem) from '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M'))]
    else '{}' end
$$;

create function balcao.identificar_apolice() returns trigger language plpgsql as $$
begin
  new.chaves_risco := balcao.risco_da_apolice(new.formulario, new.rascunho, new.bem);
  return new;
end
$$;
create trigger identificar before insert or update of rascunho, bem on balcao.apolice
  for each row execute function balcao.identificar_apolice();

create table balcao.sinistro (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  numero integer not null check (numero > 0),
  protocolo_seguradora text,
  apolice_id uuid not null,
  usuario_id uuid not null,
  item text not null,
  placa text,
  causa text not null check (causa in ('COLISAO', 'ROUBO', 'FURTO', 'INCENDIO', 'ALAGAMENTO', 'DANOS_ELETRICOS', 'VENDAVAL', 'MORTE',
    'INVALIDEZ', 'DOENCA', 'TERCEIROS', 'VIDROS', 'OUTROS')),
  ocorrido_em timestamptz not null,
  aviso_em timestamptz not null check (aviso_em >= ocorrido_em),
  local text,
  relato text,
  -- [{nome, documento, veiculo, danos, status}]
  terceiros jsonb not null default '[]',
  -- [{documento, status}]
  checklist jsonb not null default '[]',
  -- {orcado, franquia, indenizado, salvado}, centavos
  valores jsonb not null default '{}',
  classificacao text check (classificacao in ('PARCIAL', 'INTEGRAL')),
  negativa text check (negativa in ('RISCO_EXCLUIDO', 'RISCO_AGRAVADO', 'SEM_DOCUMENTACAO', 'DOCUMENTACAO_INCOMPLETA', 'PRESCRICAO',
    'FORA_COBERTURA', 'OUTROS')),
  prazo_regulacao date,
  -- [{em, texto}]
  andamentos jsonb not null default '[]',
  status text not null default 'AVISO' check (status in ('AVISO', 'DOCUMENTACAO', 'VISTORIA', 'REGULACAO', 'REPARO', 'INDENIZACAO',
    'ENCERRADO_COM_INDENIZACAO', 'ENCERRADO_SEM_INDENIZACAO', 'REABERTO')),
  unique (assinatura_id, id),
  unique (assinatura_id, numero),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  check (negativa is null or status in ('ENCERRADO_SEM_INDENIZACAO', 'REABERTO'))
);
create index sinistro_da_apolice on balcao.sinistro (assinatura_id, apolice_id) where excluido_em is null;
create index sinistro_status on balcao.sinistro (assinatura_id, status, alterado_em, id) where excluido_em is null;
comment on table balcao.sinistro is 'Sinistros das apólices.';
select balcao.registro('balcao.sinistro');

grant execute on function balcao.chave_de_texto, balcao.chaves_do_risco, balcao.risco_da_apolice to balcao_app;
