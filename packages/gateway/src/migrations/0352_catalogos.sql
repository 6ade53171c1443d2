-- What every catalogue was last filled from: whoever runs the product reads which month of a table it answers with.
create table balcao.catalogo_versao (
  id integer primary key generated always as identity,
  tipo text not null check (tipo in ('seguradoras', 'fipe', 'cep', 'cep-faixas', 'ramos', 'planos')),
  versao text not null check (versao <> ''),
  arquivo text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  linhas integer not null check (linhas > 0),
  recusadas integer not null check (recusadas >= 0),
  carregado_em timestamptz not null default clock_timestamp()
);
create index catalogo_versao_ultima on balcao.catalogo_versao (tipo, id);
