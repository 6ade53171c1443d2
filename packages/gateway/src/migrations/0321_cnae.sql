-- What a company lives from, as IBGE's table of subclasses says it. A global catalogue, the same for every subscription.
create table balcao.cnae (
  codigo text primary key check (codigo ~ '^[0-9]{7}$'),
  descricao text not null check (descricao <> ''),
  -- other words for the same: IBGE's index of activities
  atividades text not null default '',
  -- what a search reads: one line, without accents or case
  busca text not null generated always as (balcao.sem_acento(codigo || ' ' || descricao || ' ' || atividades)) stored
);
create index cnae_busca on balcao.cnae using gin (busca gin_trgm_ops);

-- An installation whose catalogues already have versions learns of this one; a new one has it from the table's own migration.
alter table if exists balcao.catalogo_versao drop constraint if exists catalogo_versao_tipo_check;
alter table if exists balcao.catalogo_versao add constraint catalogo_versao_tipo_check
  check (tipo in ('seguradoras', 'fipe', 'cep', 'cep-faixas', 'ramos', 'planos', 'cnae'));
