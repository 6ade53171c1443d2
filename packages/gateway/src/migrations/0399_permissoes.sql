-- What clients said of the use of their data, by purpose, with the proof of each act; and the links by which they say it.

-- The words of each purpose, the same for everybody: what a client is shown is what their proof names.
create table balcao.texto_finalidade (
  id uuid primary key default balcao.uuid7(),
  finalidade text not null check (finalidade in ('COTACAO', 'RENOVACAO', 'MARKETING_EMAIL', 'MARKETING_WHATSAPP', 'COMPARTILHAR_SEGURADORA')),
  versao text not null,
  texto text not null check (texto <> ''),
  sha256 text not null check (sha256 = encode(sha256(convert_to(texto, 'UTF8')), 'hex')),
  publicado_em timestamptz not null,
  unique (finalidade, versao)
);
comment on table balcao.texto_finalidade is 'Texto que o cliente lê sobre cada finalidade, por versão.';
insert into balcao.texto_finalidade (finalidade, versao, texto, sha256, publicado_em)
select t.finalidade, '1.0', t.texto, encode(sha256(convert_to(t.texto, 'UTF8')), 'hex'), '2026-01-05T12:00:00Z'
from (values
  ('COTACAO', 'A corretora usa os meus dados para calcular seguros que eu pedi e me apresentar as opções.'),
  ('RENOVACAO', 'A corretora usa os meus dados para me avisar do fim da vigência e cotar a renovação dos meus seguros.'),
  ('MARKETING_EMAIL', 'A corretora pode me enviar por e-mail ofertas e novidades que eu não pedi. Cada e-mail traz um link para parar de recebê-los.'),
  ('MARKETING_WHATSAPP', 'A corretora pode me enviar por WhatsApp ofertas e novidades que eu não pedi. Posso pedir para parar quando quiser.'),
  ('COMPARTILHAR_SEGURADORA', 'A corretora compartilha os meus dados com as seguradoras que vão calcular, emitir e atender os meus seguros, só na medida do necessário.')
) as t (finalidade, texto);

-- A link by which one client says what they allow. Only the digest of its token is kept. It may be used again while it holds: the last word
-- of the client counts.
create table balcao.coleta_permissao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  segurado_id uuid not null,
  -- who asked: whom the client may answer
  usuario_id uuid not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  enviado_para text,
  expira_em timestamptz not null,
  aberta_em timestamptz,
  respondida_em timestamptz,
  unique (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index coleta_do_segurado on balcao.coleta_permissao (assinatura_id, segurado_id, criado_em desc);
comment on table balcao.coleta_permissao is 'Links com que clientes dizem o que permitem; do token, só o resumo.';
select balcao.registro('balcao.coleta_permissao');

-- Whose link a token is, for a caller without a session: only while it holds.
create function balcao.buscar_coleta(p_hash bytea, p_agora timestamptz) returns table (id uuid, assinatura_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select c.id, c.assinatura_id
  from coleta_permissao c
  join segurado s on s.id = c.segurado_id and s.excluido_em is null
  join assinatura a on a.id = c.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where c.token_hash = p_hash and c.excluido_em is null and c.expira_em > p_agora
$$;

-- Evidence: added to, never rewritten. What a client said last of a purpose is what counts.
create table balcao.permissao_lgpd (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  em timestamptz not null default clock_timestamp(),
  segurado_id uuid not null,
  finalidade text not null check (finalidade in ('COTACAO', 'RENOVACAO', 'MARKETING_EMAIL', 'MARKETING_WHATSAPP', 'COMPARTILHAR_SEGURADORA')),
  ato text not null check (ato in ('CONCEDIDA', 'REVOGADA')),
  base_legal text not null check (base_legal in ('CONTRATO', 'CONSENTIMENTO', 'LEGITIMO_INTERESSE')),
  origem text not null check (origem in ('PAGINA_CLIENTE', 'DESCADASTRO', 'CORRETORA')),
  texto_id uuid not null references balcao.texto_finalidade (id),
  texto_sha256 text not null check (texto_sha256 ~ '^[0-9a-f]{64}$'),
  quem text not null check (quem <> ''),
  usuario_id uuid,
  coleta_id uuid,
  ip text,
  user_agent text,
  nota text check (length(nota) <= 500),
  unique (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, coleta_id) references balcao.coleta_permissao (assinatura_id, id),
  -- a user writes down what the client told the brokerage; all the rest the client says, with their address as proof
  check ((origem = 'CORRETORA') = (usuario_id is not null)),
  check ((origem = 'PAGINA_CLIENTE') = (coleta_id is not null)),
  check (origem <> 'CORRETORA' or ato = 'REVOGADA' or nota <> '')
);
create index permissao_do_segurado on balcao.permissao_lgpd (assinatura_id, segurado_id, finalidade, em desc, id desc);
comment on table balcao.permissao_lgpd is 'O que cada cliente permitiu ou revogou, por finalidade, com a prova; só se acrescenta.';
select balcao.tabela_de_assinatura('balcao.permissao_lgpd');
revoke update, delete on balcao.permissao_lgpd from balcao_app;

revoke execute on function balcao.buscar_coleta from public;
grant execute on function balcao.buscar_coleta to balcao_app;
