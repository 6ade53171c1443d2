-- Planned maintenance: when the product is closed to everybody but support, and what is said of it. The same for every subscription.
create table balcao.manutencao (
  id uuid primary key default balcao.uuid7(),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  inicio timestamptz not null,
  fim timestamptz not null,
  mensagem text not null check (length(mensagem) between 1 and 300),
  -- given up, or over before its time
  encerrada_em timestamptz,
  encerrada_por uuid,
  check (fim > inicio)
);
create index manutencao_fim on balcao.manutencao (fim);
comment on table balcao.manutencao is 'Manutenções programadas do produto, com o que se diz delas.';
grant select, insert on balcao.manutencao to balcao_app;
-- what was announced stays as it was said; only its end is written later
grant update (encerrada_em, encerrada_por) on balcao.manutencao to balcao_app;
