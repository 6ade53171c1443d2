-- Open Insurance: what a client holds at insurers through other brokerages, read with their consent.

-- One link sent to a client, which asks at one insurer or several.
create table balcao.pedido_compartilhamento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  segurado_id uuid not null,
  -- who asked: whom the client may answer
  usuario_id uuid not null,
  produtos text[] not null check (cardinality(produtos) > 0 and produtos <@ array['AUTO', 'PATRIMONIAL', 'PESSOAS']),
  finalidades text[] not null check (cardinality(finalidades) > 0 and finalidades <@ array['RENOVACAO', 'COTACAO', 'ANALISE_CARTEIRA']),
  -- how long a consent lasts, once given
  meses smallint not null check (meses between 1 and 12),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  enviado_para text,
  expira_em timestamptz not null,
  unique (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index pedido_compartilhamento_do_segurado on balcao.pedido_compartilhamento (assinatura_id, segurado_id, criado_em desc);
comment on table balcao.pedido_compartilhamento is 'Links com que clientes consentem, pelo Open Insurance, que se leia o que têm em seguradoras; do token, só o resumo.';
select balcao.registro('balcao.pedido_compartilhamento');

-- The consent at one insurer.
create table balcao.compartilhamento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  pedido_id uuid not null,
  segurado_id uuid not null,
  seguradora text not null references balcao.seguradora (slug),
  status text not null default 'PENDENTE'
    check (status in ('PENDENTE', 'AGUARDANDO', 'AUTORIZADO', 'RECUSADO', 'CONSUMIDO', 'REVOGADO', 'VENCIDO')),
  consent_id text unique,
  permissoes text[] not null default '{}',
  autorizado_em timestamptz,
  vale_ate timestamptz,
  encerrado_em timestamptz,
  encerrado_por text check (encerrado_por in ('CLIENTE', 'CORRETORA', 'SEGURADORA', 'PRAZO')),
  -- the word of the standard for why it ended at the insurer
  motivo text,
  lido_em timestamptz,
  falha text check (falha in ('LIMITE', 'INDISPONIVEL', 'RECUSADA')),
  unique (assinatura_id, id),
  unique (pedido_id, seguradora),
  foreign key (assinatura_id, pedido_id) references balcao.pedido_compartilhamento (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  check (status <> 'AUTORIZADO' or (consent_id is not null and autorizado_em is not null and vale_ate is not null)),
  check ((encerrado_em is null) = (status in ('PENDENTE', 'AGUARDANDO', 'AUTORIZADO')))
);
create index compartilhamento_do_segurado on balcao.compartilhamento (assinatura_id, segurado_id, criado_em desc);
create index compartilhamento_em_vigor on balcao.compartilhamento (vale_ate) where status = 'AUTORIZADO';
comment on table balcao.compartilhamento is 'O consentimento de um cliente numa seguradora, e como ele está.';
select balcao.registro('balcao.compartilhamento');

-- What must be known when a person comes back from their insurer, and the tokens they gave: sealed, and gone when the consent ends.
create table balcao.compartilhamento_segredo (
  id uuid primary key,
  assinatura_id uuid not null references balcao.assinatura (id),
  estado_hash bytea unique check (octet_length(estado_hash) = 32),
  ida_selada bytea,
  chaves_seladas bytea,
  foreign key (assinatura_id, id) references balcao.compartilhamento (assinatura_id, id) on delete cascade
);
comment on table balcao.compartilhamento_segredo is 'Segredos de um consentimento em curso, selados com a chave da instalação.';
select balcao.tabela_de_assinatura('balcao.compartilhamento_segredo', false);

-- Not in the trail: what was read under a consent can be erased, wherever it is.
create table balcao.apolice_externa (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  compartilhamento_id uuid not null,
  segurado_id uuid not null,
  -- who asked, and whose opportunity it is
  usuario_id uuid not null,
  seguradora text not null references balcao.seguradora (slug),
  numero text not null,
  produto text not null check (produto in ('AUTO', 'PATRIMONIAL', 'PESSOAS')),
  nome_produto text not null,
  linha text not null check (linha in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'OUTRO')),
  bem text not null,
  vig_ini date not null,
  vig_fim date not null check (vig_fim > vig_ini),
  premio_total_centavos bigint not null check (premio_total_centavos >= 0),
  bonus smallint check (bonus between 0 and 10),
  corretor text,
  -- {fipe, anoModelo, placa}; null where there is no car
  veiculo jsonb,
  coberturas jsonb not null default '[]' check (jsonb_typeof(coberturas) = 'array'),
  sinistros jsonb not null default '[]' check (jsonb_typeof(sinistros) = 'array'),
  lida_em timestamptz not null,
  -- the policy of ours that it is
  apolice_id uuid,
  -- the quote that would bring it here
  orcamento_id uuid,
  unique (assinatura_id, id),
  unique (assinatura_id, segurado_id, seguradora, numero),
  foreign key (assinatura_id, compartilhamento_id) references balcao.compartilhamento (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id) on delete set null (apolice_id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id) on delete set null (orcamento_id)
);
create index apolice_externa_do_consentimento on balcao.apolice_externa (compartilhamento_id);
create index apolice_externa_a_trazer on balcao.apolice_externa (assinatura_id, vig_fim) where apolice_id is null;
create index apolice_externa_nossa on balcao.apolice_externa (apolice_id) where apolice_id is not null;
create index apolice_externa_do_orcamento on balcao.apolice_externa (orcamento_id) where orcamento_id is not null;
comment on table balcao.apolice_externa is 'Apólices que clientes têm por outras corretoras, como a seguradora as contou; apagam-se com o consentimento.';
select balcao.registro('balcao.apolice_externa', false);

-- Whose link a token is, for a caller without a session: only while it holds.
create function balcao.buscar_pedido_compartilhamento(p_hash bytea, p_agora timestamptz) returns table (id uuid, assinatura_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select p.id, p.assinatura_id
  from pedido_compartilhamento p
  join segurado s on s.id = p.segurado_id and s.excluido_em is null
  join assinatura a on a.id = p.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where p.token_hash = p_hash and p.excluido_em is null and p.expira_em > p_agora
$$;

-- Whose consent a person comes back with, and whose the insurer tells of.
create function balcao.buscar_compartilhamento_por_estado(p_hash bytea) returns table (id uuid, assinatura_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select s.id, s.assinatura_id from compartilhamento_segredo s where s.estado_hash = p_hash
$$;
create function balcao.buscar_compartilhamento_por_consentimento(p_consent text) returns table (id uuid, assinatura_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select c.id, c.assinatura_id from compartilhamento c where c.consent_id = p_consent and c.status = 'AUTORIZADO'
$$;
revoke execute on function balcao.buscar_pedido_compartilhamento, balcao.buscar_compartilhamento_por_estado,
  balcao.buscar_compartilhamento_por_consentimento from public;
grant execute on function balcao.buscar_pedido_compartilhamento, balcao.buscar_compartilhamento_por_estado,
  balcao.buscar_compartilhamento_por_consentimento to balcao_app;

-- Who is erased, also where a contract makes one keep their record, leaves nothing that was read of them, and no link, consent or token by which more would be.
create function balcao.esquecer_compartilhamentos() returns trigger language plpgsql as $$
begin
  delete from balcao.apolice_externa where segurado_id = new.id;
  delete from balcao.compartilhamento_segredo where id in (select c.id from balcao.compartilhamento c where c.segurado_id = new.id);
  update balcao.compartilhamento set status = case when status = 'AUTORIZADO' then 'REVOGADO' else 'RECUSADO' end,
    encerrado_em = now(), encerrado_por = 'CORRETORA'
  where segurado_id = new.id and encerrado_em is null;
  update balcao.pedido_compartilhamento set enviado_para = null, expira_em = least(expira_em, now()) where segurado_id = new.id;
  return null;
end
$$;
create trigger esquecer_compartilhamentos after update on balcao.segurado for each row
  when (current_setting('balcao.eliminando', true) = 'sim' or (new.excluido_em is not null and new.email is null and new.celular is null
    and new.cep is null and new.nascimento is null))
  execute function balcao.esquecer_compartilhamentos();
