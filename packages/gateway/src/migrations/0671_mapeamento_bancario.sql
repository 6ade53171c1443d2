-- How the tables of a bank are read where their titles do not say it, told once on screen; the newest that reads a file is the one it is read by.
create table balcao.banco_mapeamento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  alterado_em timestamptz not null default now(),
  conta_id uuid not null,
  -- digest of the mapping: a bank writes in several layouts
  resumo text not null,
  mapeamento jsonb not null check (jsonb_typeof(mapeamento) = 'object'),
  unique (assinatura_id, conta_id, resumo),
  foreign key (assinatura_id, conta_id) references balcao.conta_financeira (assinatura_id, id)
);
comment on table balcao.banco_mapeamento is 'Como se leem as tabelas do banco de cada conta, mapeadas uma vez em tela.';
select balcao.tabela_de_assinatura('balcao.banco_mapeamento', false);
