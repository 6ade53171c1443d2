-- What happened to a case after it was drafted, for whoever opens it months later. Written in the transaction of the fact itself.
create table balcao.orcamento_evento (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  orcamento_id uuid not null,
  em timestamptz not null default clock_timestamp(),
  tipo text not null check (tipo in (
    'OFERTAS', 'ENVIADO', 'ABERTO', 'RESPONDIDO', 'PROPOSTA', 'TRANSMITIDO', 'RENOVADO', 'RECUSADO', 'REABERTO', 'EXPIRADO', 'ANEXO', 'OUTRO'
  )),
  -- who did it; null for a client, or the product itself
  usuario_id uuid,
  texto text not null check (texto <> ''),
  dados jsonb not null default '{}',
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index orcamento_evento_do_caso on balcao.orcamento_evento (assinatura_id, orcamento_id, em, id);
select balcao.tabela_de_assinatura('balcao.orcamento_evento', false);
-- it is its own trail: added to, never rewritten
revoke update, delete on balcao.orcamento_evento from balcao_app;
