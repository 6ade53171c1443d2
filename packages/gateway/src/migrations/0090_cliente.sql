-- What passes between the brokerage and its client: questionnaires and the leads they become, quotes that are sent and answered
-- (domain design §2.3, §3.3).

-- A link of one questionnaire. Only the digest of its token is kept.
create table balcao.questionario_link (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  linha text not null check (linha in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE')),
  -- who sent it: who is told of the answers
  usuario_id uuid not null,
  corretora_id uuid not null,
  -- the draft the answers prefill, when it began in one
  orcamento_id uuid,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  expira_em timestamptz not null,
  revogado_em timestamptz,
  aberto_em timestamptz,
  respondido_em timestamptz,
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id)
);
create index questionario_recente on balcao.questionario_link (assinatura_id, usuario_id, criado_em desc);
comment on table balcao.questionario_link is 'Links de questionário mandados a clientes; do token, só o resumo.';
select balcao.registro('balcao.questionario_link');

-- Whose link a token is, for a caller without a session: only while it holds.
create function balcao.buscar_questionario(p_hash bytea, p_agora timestamptz)
returns table (id uuid, assinatura_id uuid, usuario_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select q.id, q.assinatura_id, q.usuario_id
  from questionario_link q
  join assinatura a on a.id = q.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where q.token_hash = p_hash and q.revogado_em is null and q.excluido_em is null and q.expira_em > p_agora
$$;

-- Photographs and documents a client sends with a questionnaire. They wait beside the link until the answers become a case, and are its
-- attachments from then on.
create table balcao.questionario_arquivo (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  -- taken back by the client, thrown away with the lead, or gone to its case
  excluido_em timestamptz,
  questionario_id uuid not null,
  nome text not null check (nome <> ''),
  mime text not null check (mime in ('application/pdf', 'image/png', 'image/jpeg')),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  unique (assinatura_id, id),
  foreign key (assinatura_id, questionario_id) references balcao.questionario_link (assinatura_id, id)
);
create unique index questionario_arquivo_unico on balcao.questionario_arquivo (assinatura_id, questionario_id, sha256)
  where excluido_em is null;
create index questionario_arquivo_bytes on balcao.questionario_arquivo (assinatura_id, sha256) where excluido_em is null;
comment on table balcao.questionario_arquivo is 'Arquivos que um cliente mandou com o questionário.';
select balcao.registro('balcao.questionario_arquivo');

create table balcao.solicitacao_cotacao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  linha text not null check (linha in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'OUTRO')),
  origem text not null check (origem in ('QUESTIONARIO', 'PAGINA_PUBLICA')),
  status text not null default 'NOVA' check (status in ('NOVA', 'EM_ATENDIMENTO', 'CONVERTIDA', 'DESCARTADA')),
  -- read from the answers, so that the list never opens the JSON
  nome text not null check (nome <> ''),
  email text,
  celular text,
  -- blocks of the line's risk, as far as the client answered them
  dados jsonb not null,
  -- {texto, versao, em, ip}: what was accepted, and when; the proof never changes
  consentimento jsonb not null check (consentimento ? 'texto' and consentimento ? 'em'),
  -- a link is answered once
  questionario_id uuid unique,
  orcamento_id uuid,
  -- whose link it came from; null: whoever takes it first
  usuario_id uuid,
  responsavel_id uuid,
  assumida_em timestamptz,
  motivo_descarte text,
  unique (assinatura_id, id),
  foreign key (assinatura_id, questionario_id) references balcao.questionario_link (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, responsavel_id) references balcao.usuario (assinatura_id, id),
  check (status in ('NOVA', 'DESCARTADA') or responsavel_id is not null),
  check (status <> 'CONVERTIDA' or orcamento_id is not null)
);
create index solicitacao_recente on balcao.solicitacao_cotacao (assinatura_id, status, criado_em desc, id) where excluido_em is null;
comment on table balcao.solicitacao_cotacao is 'Pedidos de cotação de clientes, de um questionário ou da página pública.';
select balcao.registro('balcao.solicitacao_cotacao');

create function balcao.vigiar_solicitacao() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in
    (('NOVA', 'EM_ATENDIMENTO'), ('NOVA', 'DESCARTADA'), ('EM_ATENDIMENTO', 'CONVERTIDA'), ('EM_ATENDIMENTO', 'DESCARTADA')) then
    raise exception 'transição recusada: solicitação de % para %', old.status, new.status
      using errcode = 'check_violation', constraint = 'solicitacao_transicao';
  end if;
  if (new.dados, new.consentimento, new.questionario_id) is distinct from (old.dados, old.consentimento, old.questionario_id) then
    raise exception 'o que o cliente respondeu não muda' using errcode = 'check_violation', constraint = 'solicitacao_imutavel';
  end if;
  return new;
end
$$;
create trigger vigiar_estado before update on balcao.solicitacao_cotacao for each row execute function balcao.vigiar_solicitacao();

-- The files follow the answers: with a case, they are attached to it; with a lead that is discarded, they are erased.
create function balcao.levar_arquivos_do_questionario() returns trigger language plpgsql set search_path = balcao, pg_temp as $$
declare
  apagado text;
begin
  if new.questionario_id is null then
    return null;
  end if;
  if new.orcamento_id is not null then
    insert into anexo (assinatura_id, orcamento_id, nome, mime, bytes, sha256)
    select f.assinatura_id, new.orcamento_id, f.nome, f.mime, f.bytes, f.sha256
    from questionario_arquivo f
    where f.assinatura_id = new.assinatura_id and f.questionario_id = new.questionario_id and f.excluido_em is null
    order by f.criado_em, f.id
    on conflict (assinatura_id, orcamento_id, sha256) where excluido_em is null do nothing;
    update questionario_arquivo set excluido_em = now()
    where assinatura_id = new.assinatura_id and questionario_id = new.questionario_id and excluido_em is null;
  elsif new.status = 'DESCARTADA' then
    for apagado in
      update questionario_arquivo set excluido_em = now()
      where assinatura_id = new.assinatura_id and questionario_id = new.questionario_id and excluido_em is null
      returning sha256
    loop
      perform enfileirar('anexo.apagar', json_build_object('assinaturaId', new.assinatura_id, 'sha256', apagado),
        'anexo.apagar:' || new.assinatura_id || ':' || apagado);
    end loop;
  end if;
  return null;
end
$$;
create trigger levar_arquivos after insert or update of orcamento_id, status on balcao.solicitacao_cotacao
  for each row execute function balcao.levar_arquivos_do_questionario();

-- Messages a subscription keeps; the product's own serve where it keeps none of that name.
create table balcao.modelo_mensagem (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  canal text not null check (canal in ('EMAIL', 'WHATSAPP')),
  nome text not null check (nome <> ''),
  assunto text not null,
  corpo text not null check (corpo <> ''),
  unique (assinatura_id, canal, nome)
);
comment on table balcao.modelo_mensagem is 'Mensagens que uma assinatura escreveu para os seus envios.';
select balcao.registro('balcao.modelo_mensagem');

-- The messages every subscription begins with.
create table balcao.modelo_padrao (
  id uuid not null default balcao.uuid7(),
  canal text not null check (canal in ('EMAIL', 'WHATSAPP')),
  nome text not null,
  ordem integer not null,
  assunto text not null,
  corpo text not null,
  primary key (canal, nome)
);
comment on table balcao.modelo_padrao is 'Mensagens com que toda assinatura começa.';

-- {{validade}} is the day the first price ends: the messages promise that, and no more.
insert into balcao.modelo_padrao (canal, nome, ordem, assunto, corpo) values
  ('EMAIL', 'Envio da cotação', 1, 'Sua cotação de seguro nº {{numero}} — {{corretora}}',
   E'Olá, {{cliente}}.\n\nPreparamos as opções de seguro para {{bem}}:\n\n{{ofertas}}\n\nOs preços valem até {{validade}}. No link abaixo você compara as coberturas, tira dúvidas e escolhe a sua preferida.\n\nQualquer dúvida, conte comigo.\n{{corretor}}\n{{corretora}}'),
  ('EMAIL', 'Renovação', 2, 'A renovação do seu seguro — {{corretora}}',
   E'Olá, {{cliente}}.\n\nO seu seguro está perto de vencer. Cotamos de novo e estas são as melhores condições para {{bem}}:\n\n{{ofertas}}\n\nOs preços valem até {{validade}}. Veja os detalhes no link abaixo e evite ficar sem cobertura.\n\n{{corretor}}\n{{corretora}}'),
  ('WHATSAPP', 'Envio da cotação', 1, 'Cotação de seguro nº {{numero}}',
   E'Olá, {{cliente}}! Aqui é {{corretor}}, da {{corretora}}. Sua cotação para {{bem}} está pronta:\n\n{{ofertas}}\n\nOs preços valem até {{validade}}. Compare e escolha aqui: {{link}}'),
  ('WHATSAPP', 'Lembrete', 2, 'Cotação de seguro nº {{numero}}',
   E'Olá, {{cliente}}! Os preços da cotação do seguro para {{bem}} valem até {{validade}}: {{link}}\n\nPosso ajudar em algo? {{corretor}} — {{corretora}}');

-- A quote that was sent to a client.
create table balcao.envio_orcamento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
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
comment on table balcao.envio_orcamento is 'Orçamentos mandados a clientes: o que, a quem, por que link.';
select balcao.registro('balcao.envio_orcamento');

-- Whose sending a token is, for a caller without a session: only while it holds.
create function balcao.buscar_envio(p_hash bytea, p_agora timestamptz)
returns table (id uuid, assinatura_id uuid, usuario_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select e.id, e.assinatura_id, e.usuario_id
  from envio_orcamento e
  join orcamento o on o.id = e.orcamento_id and o.excluido_em is null
  join assinatura a on a.id = e.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where e.token_hash = p_hash and e.revogado_em is null and e.excluido_em is null and e.expira_em > p_agora
$$;

-- What the client and the brokerage say to each other by the link of a sending.
create table balcao.envio_resposta (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  em timestamptz not null default clock_timestamp(),
  envio_id uuid not null,
  tipo text not null check (tipo in ('ACEITE', 'DUVIDA', 'ATUALIZACAO', 'RESPOSTA', 'RESOLVIDA')),
  -- drawn by the page: a question sent twice is one
  chave uuid not null,
  oferta_id uuid references balcao.oferta_cotacao (id),
  nome text not null check (nome <> ''),
  mensagem text,
  ip text,
  -- who of the brokerage wrote it; null when the client did
  usuario_id uuid,
  unique (envio_id, chave),
  foreign key (assinatura_id, envio_id) references balcao.envio_orcamento (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  constraint envio_resposta_oferta_check check ((tipo = 'ACEITE') = (oferta_id is not null)),
  constraint envio_resposta_mensagem_check check (tipo not in ('DUVIDA', 'RESPOSTA') or (mensagem is not null and length(mensagem) <= 4000)),
  -- an answer, and the word that it was given elsewhere, are the brokerage's; all the rest is the client's, with their address as proof
  constraint envio_resposta_autor_check check ((tipo in ('RESPOSTA', 'RESOLVIDA')) = (usuario_id is not null)),
  constraint envio_resposta_ip_check check ((usuario_id is null) = (ip is not null))
);
-- one choice per sending, however often it is sent
create unique index um_aceite_por_envio on balcao.envio_resposta (envio_id) where tipo = 'ACEITE';
-- asked once per sending, however often it is sent
create unique index uma_atualizacao_por_envio on balcao.envio_resposta (envio_id) where tipo = 'ATUALIZACAO';
create index resposta_do_envio on balcao.envio_resposta (envio_id, em);
comment on table balcao.envio_resposta is 'O que o cliente respondeu a um envio.';
select balcao.tabela_de_assinatura('balcao.envio_resposta');
-- evidence: added to, never rewritten
revoke update, delete on balcao.envio_resposta from balcao_app;

-- An accepted offer becomes the one that counts: writing the status sets seguir_escolha off.
create function balcao.contar_aceite() returns trigger language plpgsql as $$
begin
  update balcao.orcamento set status = status where id = (select e.orcamento_id from balcao.envio_orcamento e where e.id = new.envio_id);
  return null;
end
$$;
create trigger contar_aceite after insert on balcao.envio_resposta
  for each row when (new.tipo = 'ACEITE') execute function balcao.contar_aceite();

-- Since when the client of a case, or of one of its sendings, waits for the brokerage: the oldest question that has no later answer in its
-- sending, or request for new prices that neither an answer nor a newer sending followed. Null when nobody waits, and once the case is sold
-- or lost; a case whose prices ended may still be asked for.
create function balcao.cliente_espera_desde(p_orcamento_id uuid, p_envio_id uuid default null) returns timestamptz
language sql stable set search_path = balcao, pg_temp as $$
  select min(p.em)
  from orcamento o
  join envio_orcamento e on e.orcamento_id = o.id and e.excluido_em is null
  join envio_resposta p on p.envio_id = e.id and p.tipo in ('DUVIDA', 'ATUALIZACAO')
  where o.id = p_orcamento_id and (p_envio_id is null or e.id = p_envio_id) and o.status not in ('FECHADO', 'RECUSADO')
    and not exists (
      select 1 from envio_resposta r where r.envio_id = e.id and r.tipo in ('RESPOSTA', 'RESOLVIDA') and r.em > p.em)
    and not (p.tipo = 'ATUALIZACAO' and exists (
      select 1 from envio_orcamento n where n.orcamento_id = o.id and n.criado_em > p.em and n.excluido_em is null))
$$;

-- One e-mail to one person. ENVIANDO is committed before the mail server is called: a process that finds it knows that another died waiting
-- for the answer, and does not send a second.
create table balcao.envio_entrega (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default clock_timestamp(),
  envio_id uuid not null,
  destinatario text not null,
  status text not null default 'NA_FILA' check (status in ('NA_FILA', 'ENVIANDO', 'ENVIADA', 'FALHOU', 'INCERTA', 'CANCELADA')),
  alterado_em timestamptz not null default clock_timestamp(),
  -- an e-mail that takes an answer to the client, and not the sending itself
  resposta_id uuid references balcao.envio_resposta (id),
  -- who asked for it: how much one user may send is counted by it
  usuario_id uuid default balcao.usuario_atual(),
  foreign key (assinatura_id, envio_id) references balcao.envio_orcamento (assinatura_id, id)
);
create index entrega_do_envio on balcao.envio_entrega (envio_id);
create index entrega_recente on balcao.envio_entrega (assinatura_id, criado_em);
create index entrega_ao_destinatario on balcao.envio_entrega (lower(destinatario), criado_em);
comment on table balcao.envio_entrega is 'Cada e-mail de um envio e o que foi feito dele.';
select balcao.tabela_de_assinatura('balcao.envio_entrega', false);

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

-- When everyone on trial sent e-mails to one person: a new subscription for each handful would otherwise be no limit.
create function balcao.emails_de_testes(p_destinatario text, p_desde timestamptz, p_ate_quantos integer) returns setof timestamptz
language sql stable security definer set search_path = balcao, pg_temp as $$
  select e.criado_em from envio_entrega e join assinatura a on a.id = e.assinatura_id and a.status = 'TRIAL'
  where lower(e.destinatario) = lower(p_destinatario) and e.criado_em > p_desde and e.status <> 'CANCELADA'
  order by e.criado_em desc limit p_ate_quantos
$$;

revoke execute on function balcao.buscar_questionario, balcao.buscar_envio, balcao.emails_de_testes from public;
grant execute on function balcao.buscar_questionario, balcao.buscar_envio, balcao.emails_de_testes to balcao_app;
