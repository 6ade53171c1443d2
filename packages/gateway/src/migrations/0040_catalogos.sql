-- Global catalogues, the same for every subscription: insurers, ramos and their IOF, activities of companies, vehicles, postcodes.

-- The slug is the name of an insurer everywhere: row, message, address.
create table balcao.seguradora (
  slug text primary key check (slug ~ '^[a-z0-9_]{2,60}$'),
  nome text not null,
  cnpj text,
  codigo_susep text,
  registro_ans text,
  tipo text not null check (tipo in ('SEGURADORA', 'SEGURADORA_SAUDE', 'OPERADORA')),
  sandbox boolean not null default false,
  base_url text,
  portal_url text,
  capacidades text[] not null default '{}',
  linhas text[] not null default '{}',
  -- of an insurer that one subscription wrote down; null in the catalogue
  id uuid not null default balcao.uuid7(),
  assinatura_id uuid references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  constraint seguradora_propria check ((assinatura_id is null) = (strpos(slug, '__') = 0)),
  constraint seguradora_propria_nome check (assinatura_id is null or (length(nome) between 2 and 80 and nome = btrim(nome)))
);
create index seguradora_da_assinatura on balcao.seguradora (assinatura_id) where assinatura_id is not null;
comment on table balcao.seguradora is 'Seguradoras que o produto conhece, e as que uma assinatura acrescentou.';

-- Rows without an owner are the catalogue, read by all and written by nobody. A manual quote may come from an insurer that is not in it:
-- its subscription writes the name down, as a row of its own that only it sees.
alter table balcao.seguradora enable row level security;
alter table balcao.seguradora force row level security;
create policy catalogo on balcao.seguradora for select to balcao_app
  using (assinatura_id is null or assinatura_id = (select balcao.assinatura_atual()));
create policy assinatura on balcao.seguradora for insert to balcao_app
  with check (assinatura_id = (select balcao.assinatura_atual()));
do $$
begin
  execute format('create policy dono on balcao.seguradora for all to %I using (true) with check (true)', current_user);
end
$$;
-- never the addresses and capacities of who is quoted over the wire
grant insert (slug, nome, tipo, assinatura_id) on balcao.seguradora to balcao_app;
create trigger trilha after insert on balcao.seguradora
  for each row when (new.assinatura_id is not null) execute function balcao.trilha_auditoria();

create table balcao.ramo (
  codigo text primary key,
  codigo_susep text check (codigo_susep ~ '^[0-9]{4}$'),
  nome text not null,
  linha text not null check (linha in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'OUTRO')),
  -- the ramo a policy of the line is filed under when nothing else is said
  principal boolean not null default false,
  aviso_renovacao_dias integer[] not null default '{60,45,30,15,5}'
);
comment on table balcao.ramo is 'Ramos de seguro, com o código da SUSEP.';

-- IOF changes by decree: every rate says from when to when it held.
create table balcao.ramo_iof (
  ramo text not null references balcao.ramo (codigo),
  bps integer not null check (bps between 0 and 2500),
  desde date not null,
  ate date check (ate >= desde),
  primary key (ramo, desde)
);
comment on table balcao.ramo_iof is 'Alíquota de IOF de cada ramo, de quando até quando.';

insert into balcao.ramo (codigo, codigo_susep, nome, linha, principal) values
  ('0531', '0531', 'Automóvel — casco', 'AUTO', true),
  ('0553', '0553', 'Responsabilidade civil facultativa — veículos', 'AUTO', false),
  ('0520', '0520', 'Acidentes pessoais de passageiros', 'AUTO', false),
  ('0542', '0542', 'Assistência e outras coberturas — auto', 'AUTO', false),
  ('0114', '0114', 'Compreensivo residencial', 'RESIDENCIAL', true),
  ('0116', '0116', 'Compreensivo condomínio', 'CONDOMINIO', true),
  ('0118', '0118', 'Compreensivo empresarial', 'EMPRESARIAL', true),
  ('0171', '0171', 'Riscos diversos', 'OUTRO', true),
  ('1391', '1391', 'Vida individual', 'VIDA', true),
  ('0993', '0993', 'Vida em grupo', 'VIDA', false),
  ('1381', '1381', 'Acidentes pessoais individual', 'VIDA', false),
  ('0982', '0982', 'Acidentes pessoais coletivo', 'VIDA', false),
  ('PET', null, 'Seguro pet', 'PET', true),
  ('SAUDE', null, 'Seguro saúde', 'SAUDE', true),
  ('PLANO', null, 'Plano de saúde', 'SAUDE', false);

-- The other ramos of SUSEP's table that a broker sells (Circular Susep 682/2022, Anexo I, which took over the codes of Circulares 395/2009,
-- 535/2016 and 579/2018): group and identifier, four digits. Left out on purpose: ramos in run off, acceptance from abroad, microinsurance,
-- VGBL, and the ones whose IOF depends on the contract itself (housing finance, loss of income, random events).
insert into balcao.ramo (codigo, codigo_susep, nome, linha)
select codigo, codigo, nome, linha
from (values
  ('0112', 'Assistência — bens em geral', 'OUTRO'),
  ('0141', 'Lucros cessantes', 'OUTRO'),
  ('0167', 'Riscos de engenharia', 'OUTRO'),
  ('0173', 'Global de bancos', 'OUTRO'),
  ('0195', 'Garantia estendida — bens em geral', 'OUTRO'),
  ('0196', 'Riscos nomeados e operacionais', 'OUTRO'),
  ('0310', 'Responsabilidade civil de administradores e diretores — D&O', 'OUTRO'),
  ('0313', 'Responsabilidade civil riscos ambientais', 'OUTRO'),
  ('0327', 'Compreensivo riscos cibernéticos', 'OUTRO'),
  ('0351', 'Responsabilidade civil geral', 'OUTRO'),
  ('0378', 'Responsabilidade civil profissional', 'OUTRO'),
  ('0524', 'Garantia estendida — auto', 'AUTO'),
  ('0525', 'Carta verde', 'AUTO'),
  ('0621', 'Transporte nacional', 'OUTRO'),
  ('0622', 'Transporte internacional', 'OUTRO'),
  ('0654', 'Responsabilidade civil do transportador rodoviário — carga', 'OUTRO'),
  ('0655', 'Responsabilidade civil do transportador — desvio de carga', 'OUTRO'),
  ('0746', 'Fiança locatícia', 'OUTRO'),
  ('0748', 'Crédito interno', 'OUTRO'),
  ('0749', 'Crédito à exportação', 'OUTRO'),
  ('0775', 'Garantia segurado — setor público', 'OUTRO'),
  ('0776', 'Garantia segurado — setor privado', 'OUTRO'),
  ('0929', 'Auxílio funeral — coletivo', 'VIDA'),
  ('0969', 'Viagem — coletivo', 'VIDA'),
  ('0977', 'Prestamista — coletivo', 'VIDA'),
  ('0980', 'Educacional — coletivo', 'VIDA'),
  ('0984', 'Doenças graves ou doença terminal — coletivo', 'VIDA'),
  ('1101', 'Agrícola sem cobertura do FESR', 'OUTRO'),
  ('1102', 'Agrícola com cobertura do FESR', 'OUTRO'),
  ('1103', 'Pecuário sem cobertura do FESR', 'OUTRO'),
  ('1104', 'Pecuário com cobertura do FESR', 'OUTRO'),
  ('1107', 'Florestas sem cobertura do FESR', 'OUTRO'),
  ('1108', 'Florestas com cobertura do FESR', 'OUTRO'),
  ('1130', 'Benfeitorias e produtos agropecuários', 'OUTRO'),
  ('1162', 'Penhor rural', 'OUTRO'),
  ('1164', 'Animais', 'OUTRO'),
  ('1329', 'Auxílio funeral — individual', 'VIDA'),
  ('1369', 'Viagem — individual', 'VIDA'),
  ('1377', 'Prestamista — individual', 'VIDA'),
  ('1380', 'Educacional — individual', 'VIDA'),
  ('1384', 'Doenças graves ou doença terminal — individual', 'VIDA'),
  ('1428', 'Responsabilidade civil facultativa para embarcações', 'OUTRO'),
  ('1433', 'Marítimos (casco)', 'OUTRO'),
  ('1528', 'Responsabilidade civil facultativa para aeronaves', 'OUTRO'),
  ('1535', 'Aeronáuticos (casco)', 'OUTRO')
) as susep (codigo, nome, linha);

-- IOF (Decreto 6.306/2007, with the rates of Decreto 6.339/2008): people 0,38 %; health insurance 2,38 % and health plans none; none on
-- rural insurance (art. 23), nor on export credit, international cargo and aviation (art. 22, § 1º, I); surety has none since Decreto
-- 7.787/2012; the rest 7,38 %.
insert into balcao.ramo_iof (ramo, bps, desde, ate)
select codigo,
  case
    when linha = 'VIDA' then 38
    when codigo = 'SAUDE' then 238
    when codigo = 'PLANO' or codigo like '11%' or codigo in ('0622', '0749', '1528', '1535') then 0
    else 738
  end,
  date '2008-01-03',
  case when codigo in ('0775', '0776') then date '2012-08-15' end
from balcao.ramo
union all
select codigo, 0, date '2012-08-16', null::date
from balcao.ramo
where codigo in ('0775', '0776');

-- What companies live from, as IBGE's table of subclasses says it.
create table balcao.cnae (
  codigo text primary key check (codigo ~ '^[0-9]{7}$'),
  descricao text not null check (descricao <> ''),
  -- other words for the same: IBGE's index of activities
  atividades text not null default '',
  -- what a search reads: one line, without accents or case
  busca text not null generated always as (balcao.sem_acento(codigo || ' ' || descricao || ' ' || atividades)) stored
);
create index cnae_busca on balcao.cnae using gin (busca gin_trgm_ops);
comment on table balcao.cnae is 'Atividades de empresas, da tabela de subclasses do IBGE.';

-- Models of the FIPE table.
create table balcao.fipe (
  codigo text not null check (codigo ~ '^[0-9]{6}-[0-9]$'),
  ano_modelo integer not null check (ano_modelo between 1950 and 2100),
  combustivel text not null
    check (combustivel in ('GASOLINA', 'FLEX', 'HIBRIDO', 'ELETRICO', 'DIESEL', 'GAS_GNV', 'ALCOOL_ETANOL', 'FLEX_E_GNV')),
  marca text not null,
  modelo text not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  lugares integer not null check (lugares between 1 and 60),
  -- what a search reads: one line, without accents or case
  busca text not null generated always as (balcao.sem_acento(codigo || ' ' || marca || ' ' || modelo || ' ' || ano_modelo::text)) stored,
  primary key (codigo, ano_modelo, combustivel)
);
create index fipe_busca on balcao.fipe using gin (busca gin_trgm_ops);
comment on table balcao.fipe is 'Modelos de veículos da tabela FIPE, por ano e combustível.';

create table balcao.veiculo_placa (
  placa text primary key check (placa ~ '^[A-Z]{3}[0-9][A-Z0-9][0-9]{2}$'),
  chassi text check (chassi ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  ano_fabricacao integer not null,
  fipe text not null,
  ano_modelo integer not null,
  combustivel text not null,
  foreign key (fipe, ano_modelo, combustivel) references balcao.fipe (codigo, ano_modelo, combustivel)
);
comment on table balcao.veiculo_placa is 'Veículo de cada placa conhecida.';

create table balcao.cep (
  cep text primary key check (cep ~ '^[0-9]{8}$'),
  logradouro text not null,
  bairro text not null,
  cidade text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$')
);
comment on table balcao.cep is 'Endereço de cada CEP.';

-- A city owns a range of postcodes: what is still known of a postcode whose street is not.
create table balcao.cep_faixa (
  de text primary key check (de ~ '^[0-9]{8}$'),
  ate text not null check (ate ~ '^[0-9]{8}$' and ate >= de),
  cidade text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$')
);
comment on table balcao.cep_faixa is 'Faixa de CEPs de cada cidade.';

-- The file each catalogue was last filled from: it tells which month of a table the product answers with.
create table balcao.catalogo_versao (
  id integer primary key generated always as identity,
  tipo text not null check (tipo in ('seguradoras', 'fipe', 'cep', 'cep-faixas', 'ramos', 'planos', 'cnae')),
  versao text not null check (versao <> ''),
  arquivo text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  linhas integer not null check (linhas > 0),
  recusadas integer not null check (recusadas >= 0),
  carregado_em timestamptz not null default clock_timestamp()
);
create index catalogo_versao_ultima on balcao.catalogo_versao (tipo, id);
comment on table balcao.catalogo_versao is 'De que arquivo cada catálogo foi enchido, e quando.';
