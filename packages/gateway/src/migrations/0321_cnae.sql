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
