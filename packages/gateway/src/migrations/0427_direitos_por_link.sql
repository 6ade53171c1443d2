-- A holder asks for their rights by the link of their own page, and confirms who they are by a code sent to the e-mail on record.
alter table balcao.solicitacao_titular add column origem text not null default 'CORRETORA' check (origem in ('CORRETORA', 'TITULAR'));

create table balcao.codigo_titular (
  id uuid primary key,
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null,
  coleta_id uuid not null,
  -- keyed by a secret that is not in the database
  codigo_hash bytea not null,
  expira_em timestamptz not null check (expira_em > criado_em),
  tentativas integer not null default 0,
  -- the request it confirmed: the same code sent twice is one request
  pedido_id uuid,
  foreign key (assinatura_id, coleta_id) references balcao.coleta_permissao (assinatura_id, id)
);
create index codigo_titular_da_coleta on balcao.codigo_titular (coleta_id, criado_em desc, id desc);
create index codigo_titular_vencido on balcao.codigo_titular (expira_em);
comment on table balcao.codigo_titular is 'Códigos com que um titular confirma quem é, ao pedir o que a lei lhe dá.';
call balcao.proteger('balcao.codigo_titular');
grant select, insert, update (tentativas, pedido_id) on balcao.codigo_titular to balcao_app;

create or replace function balcao.limpar_vencidos(p_agora timestamptz) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  delete from sessao where expira_em < p_agora - interval '30 days';
  delete from prova_acesso where expira_em < p_agora - interval '7 days';
  delete from idempotencia where criado_em < p_agora - interval '2 days';
  delete from evento where publicado_em < p_agora - interval '7 days';
  delete from tentativa_acesso where atualizado_em < p_agora - interval '2 days';
  delete from processo where visto_em < p_agora - interval '1 day';
  delete from codigo_suporte where expira_em < p_agora;
  delete from codigo_titular where expira_em < p_agora - interval '1 day';
  delete from importacao_cadastro where criado_em < p_agora - interval '7 days';
$$;
