-- How each user arranged the columns of each list: which are left out, in which order, how wide.
create table balcao.arranjo_lista (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  lista text not null check (lista ~ '^[a-z][a-z0-9-]{0,59}$'),
  arranjo jsonb not null check (jsonb_typeof(arranjo) = 'object'),
  alterado_em timestamptz not null default now(),
  unique (assinatura_id, usuario_id, lista),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.arranjo_lista is 'Como cada usuário arrumou as colunas de cada lista.';
-- the look of a table is nothing to keep a trail of
select balcao.tabela_de_assinatura('balcao.arranjo_lista', false);
