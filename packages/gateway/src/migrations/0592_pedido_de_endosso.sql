-- An endorsement that is asked of its insurer by Open Insurance: consented to by who is insured, asked once, and followed until it is answered.

create table balcao.pedido_endosso (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  endosso_id uuid not null unique,
  -- what is consented to: the request says the same to the letter
  pedido jsonb not null check (jsonb_typeof(pedido) = 'object'),
  protocolado_em timestamptz,
  -- where the insurer lets it be seen
  endereco text check (endereco ~ '^https://'),
  -- how often its answer was asked for, and when it is again
  consultas integer not null default 0,
  consultado_em timestamptz,
  proxima_em timestamptz,
  -- since when it is no longer followed, though nothing was answered
  desistido_em timestamptz,
  unique (assinatura_id, id),
  foreign key (assinatura_id, endosso_id) references balcao.endosso (assinatura_id, id) on delete cascade
);
comment on table balcao.pedido_endosso is 'Endossos pedidos à seguradora pelo Open Insurance: o que o cliente autoriza, e a espera da resposta.';
-- each time the insurer is asked would be a line of the trail
select balcao.tabela_de_assinatura('balcao.pedido_endosso', false);

-- A link that asks for one endorsement instead of for what a client holds.
alter table balcao.pedido_compartilhamento add column endosso_id uuid,
  add foreign key (assinatura_id, endosso_id) references balcao.endosso (assinatura_id, id) on delete cascade,
  drop constraint pedido_compartilhamento_produtos_check,
  drop constraint pedido_compartilhamento_finalidades_check,
  add constraint pedido_compartilhamento_produtos_check
    check ((endosso_id is not null) = (cardinality(produtos) = 0) and produtos <@ array['AUTO', 'PATRIMONIAL', 'PESSOAS']),
  add constraint pedido_compartilhamento_finalidades_check
    check ((endosso_id is not null) = (cardinality(finalidades) = 0) and finalidades <@ array['RENOVACAO', 'COTACAO', 'ANALISE_CARTEIRA']);
create index pedido_compartilhamento_do_endosso on balcao.pedido_compartilhamento (assinatura_id, endosso_id) where endosso_id is not null;
