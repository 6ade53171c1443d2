-- A quote on its way to the client: what was sent, to whom, what came back (domain design §2.3, §3.3).

-- Messages the subscription keeps; the product's own stand where it keeps none of that name.
create table balcao.modelo_mensagem (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  canal text not null check (canal in ('EMAIL', 'WHATSAPP')),
  nome text not null check (nome <> ''),
  assunto text not null,
  corpo text not null check (corpo <> ''),
  unique (assinatura_id, canal, nome)
);
create trigger carimbar before update on balcao.modelo_mensagem for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.modelo_mensagem');

-- What every subscription begins with.
create table balcao.modelo_padrao (
  id uuid not null default balcao.uuid7(),
  canal text not null check (canal in ('EMAIL', 'WHATSAPP')),
  nome text not null,
  ordem integer not null,
  assunto text not null,
  corpo text not null,
  primary key (canal, nome)
);
insert into balcao.modelo_padrao (canal, nome, ordem, assunto, corpo) values
  ('EMAIL', 'Envio da cotação', 1, 'Sua cotação de seguro nº {{numero}} — {{corretora}}',
   E'Olá, {{cliente}}.\n\nPreparamos as opções de seguro para {{bem}}:\n\n{{ofertas}}\n\nNo link abaixo você compara as coberturas, tira dúvidas e escolhe a sua preferida. Ele vale até {{validade}}.\n\nQualquer dúvida, conte comigo.\n{{corretor}}\n{{corretora}}'),
  ('EMAIL', 'Renovação', 2, 'A renovação do seu seguro — {{corretora}}',
   E'Olá, {{cliente}}.\n\nO seu seguro está perto de vencer. Cotamos de novo e estas são as melhores condições para {{bem}}:\n\n{{ofertas}}\n\nVeja os detalhes no link abaixo até {{validade}} e evite ficar sem cobertura.\n\n{{corretor}}\n{{corretora}}'),
  ('WHATSAPP', 'Envio da cotação', 1, 'Cotação de seguro nº {{numero}}',
   E'Olá, {{cliente}}! Aqui é {{corretor}}, da {{corretora}}. Sua cotação para {{bem}} está pronta:\n\n{{ofertas}}\n\nCompare e escolha aqui até {{validade}}: {{link}}'),
  ('WHATSAPP', 'Lembrete', 2, 'Cotação de seguro nº {{numero}}',
   E'Olá, {{cliente}}! A cotação do seguro para {{bem}} ainda está disponível até {{validade}}: {{link}}\n\nPosso ajudar em algo? {{corretor}} — {{corretora}}');

create table balcao.envio_orcamento (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  orcamento_id uuid not null,
  usuario_id uuid not null,
  canal text not null check (canal in ('EMAIL', 'WHATSAPP', 'LINK')),
  destinatarios text[] not null,
  ofertas uuid[] not null check (cardinality(ofertas) between 1 and 5),
  assunto text not null,
  mensagem text not null,
  -- the token itself is nowhere
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  expira_em timestamptz not null,
  revogado_em timestamptz,
  aberto_em timestamptz,
  ultima_abertura_em timestamptz,
  aberturas integer not null default 0,
  unique (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  check (canal = 'LINK' or cardinality(destinatarios) > 0)
);
create index envio_do_orcamento on balcao.envio_orcamento (assinatura_id, orcamento_id, criado_em desc);

-- One e-mail to one person. ENVIANDO is committed before the mail server is spoken to: whoever finds it there knows that the
-- one before died with the answer, and does not send a second.
create table balcao.envio_entrega (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default clock_timestamp(),
  envio_id uuid not null,
  destinatario text not null,
  status text not null default 'NA_FILA' check (status in ('NA_FILA', 'ENVIANDO', 'ENVIADA', 'FALHOU', 'INCERTA', 'CANCELADA')),
  alterado_em timestamptz not null default clock_timestamp(),
  foreign key (assinatura_id, envio_id) references balcao.envio_orcamento (assinatura_id, id)
);
create index entrega_do_envio on balcao.envio_entrega (envio_id);

create function balcao.vigiar_entrega() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('NA_FILA', 'ENVIANDO'), ('NA_FILA', 'CANCELADA'), ('ENVIANDO', 'NA_FILA'), ('ENVIANDO', 'ENVIADA'), ('ENVIANDO', 'FALHOU'),
    ('ENVIANDO', 'INCERTA')) then
    raise exception 'transição recusada: entrega de % para %', old.status, new.status
      using errcode = 'check_violation', constraint = 'entrega_transicao';
  end if;
  new.alterado_em := clock_timestamp();
  return new;
end
$$;
create trigger vigiar_estado before update on balcao.envio_entrega for each row execute function balcao.vigiar_entrega();

create table balcao.envio_resposta (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  em timestamptz not null default clock_timestamp(),
  envio_id uuid not null,
  tipo text not null check (tipo in ('ACEITE', 'DUVIDA')),
  -- drawn by the page: a question sent twice is one
  chave uuid not null,
  oferta_id uuid references balcao.oferta_cotacao (id),
  nome text not null check (nome <> ''),
  mensagem text,
  ip text not null,
  unique (envio_id, chave),
  foreign key (assinatura_id, envio_id) references balcao.envio_orcamento (assinatura_id, id),
  check ((tipo = 'ACEITE') = (oferta_id is not null)),
  check (tipo = 'ACEITE' or mensagem is not null)
);
-- one choice per sending, whoever repeats it
create unique index um_aceite_por_envio on balcao.envio_resposta (envio_id) where tipo = 'ACEITE';

create trigger carimbar before update on balcao.envio_orcamento for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.envio_orcamento');
select balcao.tabela_de_assinatura('balcao.envio_entrega', false);
select balcao.tabela_de_assinatura('balcao.envio_resposta');
-- evidence: added to, never rewritten
revoke update, delete on balcao.envio_resposta from balcao_app;

-- Whose sending a token is, for whoever comes without a session: only while it holds.
create function balcao.buscar_envio(p_hash bytea, p_agora timestamptz)
returns table (id uuid, assinatura_id uuid, usuario_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select e.id, e.assinatura_id, e.usuario_id
  from envio_orcamento e
  join orcamento o on o.id = e.orcamento_id and o.excluido_em is null
  join assinatura a on a.id = e.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where e.token_hash = p_hash and e.revogado_em is null and e.excluido_em is null and e.expira_em > p_agora
$$;
revoke execute on function balcao.buscar_envio(bytea, timestamptz) from public;
grant execute on function balcao.buscar_envio(bytea, timestamptz) to balcao_app;
