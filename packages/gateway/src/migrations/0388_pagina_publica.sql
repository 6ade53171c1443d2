-- The public page of a subscription: what is edited, what was published, its images, and whose turn it is to attend to a request.

create table balcao.pagina_publica (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  -- addresses are of the whole site: no two subscriptions share one
  slug text not null constraint pagina_publica_slug unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$'),
  corretora_id uuid not null,
  -- who is notified, in turns; empty: whoever may attend to a request
  usuario_ids uuid[] not null default '{}' check (cardinality(usuario_ids) <= 50),
  rascunho jsonb not null check (jsonb_typeof(rascunho) = 'object'),
  -- what clients see; null: nothing
  publicada_id uuid,
  unique (assinatura_id, id),
  unique (assinatura_id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id)
);
comment on table balcao.pagina_publica is 'A página pública de uma assinatura: o endereço, o que se edita e a versão no ar.';
select balcao.registro('balcao.pagina_publica');

create table balcao.pagina_publicada (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  pagina_id uuid not null,
  numero integer not null check (numero > 0),
  conteudo jsonb not null check (jsonb_typeof(conteudo) = 'object'),
  -- grows when the consent text is another
  consentimento_versao integer not null check (consentimento_versao > 0),
  unique (assinatura_id, id),
  unique (assinatura_id, pagina_id, numero),
  foreign key (assinatura_id, pagina_id) references balcao.pagina_publica (assinatura_id, id)
);
comment on table balcao.pagina_publicada is 'Cada versão que a página pública já mostrou; não muda depois de publicada.';
select balcao.tabela_de_assinatura('balcao.pagina_publicada', false);
-- what clients accepted is proved by it
revoke update, delete on balcao.pagina_publicada from balcao_app;
alter table balcao.pagina_publica add foreign key (assinatura_id, publicada_id) references balcao.pagina_publicada (assinatura_id, id);

create table balcao.imagem_pagina (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  tipo text not null check (tipo in ('image/png', 'image/jpeg')),
  largura integer not null check (largura > 0),
  altura integer not null check (altura > 0),
  imagem bytea not null check (octet_length(imagem) between 1 and 1048576),
  unique (assinatura_id, sha256)
);
comment on table balcao.imagem_pagina is 'Logos e fotos da página pública, redesenhados pelo gateway.';
select balcao.tabela_de_assinatura('balcao.imagem_pagina', false);

-- Apart from the page, so that a request changes nothing of what is edited.
create table balcao.vez_na_pagina (
  id uuid primary key, assinatura_id uuid not null references balcao.assinatura (id),
  -- who was notified last
  usuario_id uuid,
  foreign key (assinatura_id, id) references balcao.pagina_publica (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.vez_na_pagina is 'De quem foi a última vez no rodízio das solicitações da página pública.';
select balcao.tabela_de_assinatura('balcao.vez_na_pagina', false);

alter table balcao.solicitacao_cotacao
  add column protocolo text check (protocolo <> ''),
  -- {source, medium, campaign, term, content}
  add column utm jsonb check (jsonb_typeof(utm) = 'object'),
  add column avisado_id uuid,
  add column publicada_id uuid,
  -- of the proof it was sent with: a proof is used once
  add column chave text,
  -- of what was sent: the same again is answered the same
  add column pedido_hash bytea check (octet_length(pedido_hash) = 32),
  add constraint solicitacao_protocolo unique (assinatura_id, protocolo),
  add constraint solicitacao_chave unique (assinatura_id, chave),
  add constraint solicitacao_da_pagina check ((origem = 'PAGINA_PUBLICA') = (publicada_id is not null)) not valid,
  add foreign key (assinatura_id, avisado_id) references balcao.usuario (assinatura_id, id),
  add foreign key (assinatura_id, publicada_id) references balcao.pagina_publicada (assinatura_id, id);

-- Whose page an address is, for a caller without a session: only while it is published.
create function balcao.buscar_pagina_publica(p_slug text)
returns table (id uuid, assinatura_id uuid, publicada_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select p.id, p.assinatura_id, p.publicada_id
  from pagina_publica p
  join assinatura a on a.id = p.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where p.slug = p_slug and p.publicada_id is not null and p.excluido_em is null
$$;
revoke execute on function balcao.buscar_pagina_publica from public;
grant execute on function balcao.buscar_pagina_publica to balcao_app;
