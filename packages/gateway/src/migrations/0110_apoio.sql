-- What the forms look up: models of the FIPE table, plates, postcodes. Global catalogues, the same for every subscription.

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

create table balcao.veiculo_placa (
  placa text primary key check (placa ~ '^[A-Z]{3}[0-9][A-Z0-9][0-9]{2}$'),
  chassi text check (chassi ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  ano_fabricacao integer not null,
  fipe text not null,
  ano_modelo integer not null,
  combustivel text not null,
  foreign key (fipe, ano_modelo, combustivel) references balcao.fipe (codigo, ano_modelo, combustivel)
);

create table balcao.cep (
  cep text primary key check (cep ~ '^[0-9]{8}$'),
  logradouro text not null,
  bairro text not null,
  cidade text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$')
);

-- A city owns a range of postcodes: what is still known of a postcode whose street is not.
create table balcao.cep_faixa (
  de text primary key check (de ~ '^[0-9]{8}$'),
  ate text not null check (ate ~ '^[0-9]{8}$' and ate >= de),
  cidade text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$')
);
