-- The record of brokerages: places, who answers for each, dated tax rates, logo, and whether it is still offered.

create extension if not exists btree_gist;

-- a telephone, and an e-mail, that clients are shown
alter table balcao.corretora
  add column ativo boolean not null default true,
  add column telefone text check (telefone ~ '^[0-9]{10,11}$'),
  -- [{tipo, cep, logradouro, numero, complemento, bairro, cidade, uf}], the first one first
  add column enderecos jsonb not null default '[]' check (jsonb_typeof(enderecos) = 'array'),
  -- {nome, cpf, susep}
  add column responsavel jsonb check (jsonb_typeof(responsavel) = 'object'),
  -- what the audit trail shows of a changed logo: its bytes are in logo_corretora
  add column logo_sha256 text check (logo_sha256 ~ '^[0-9a-f]{64}$'),
  -- what the list is searched by
  add column busca text not null generated always as (
    balcao.sem_acento(fantasia) || ' ' || balcao.sem_acento(razao_social) || ' ' || balcao.busca_valor(cnpj) || ' ' ||
    balcao.busca_valor(susep) || ' ' || balcao.busca_valor(telefone)) stored;
create trigger carimbar before update on balcao.corretora for each row execute function balcao.carimbar();

create table balcao.logo_corretora (
  -- the brokerage's own
  id uuid primary key,
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  tipo text not null check (tipo in ('image/png', 'image/jpeg')),
  imagem bytea not null check (octet_length(imagem) between 1 and 204800),
  foreign key (assinatura_id, id) references balcao.corretora (assinatura_id, id)
);
comment on table balcao.logo_corretora is 'O logo de uma corretora, redesenhado pelo gateway, que o PDF e a página do cliente mostram.';
-- the trail has its hash, on the brokerage: the bytes would be kept twice at every change
select balcao.tabela_de_assinatura('balcao.logo_corretora', false);

create table balcao.aliquota_corretora (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  corretora_id uuid not null,
  tributo text not null check (tributo in ('IRRF', 'ISS', 'SIMPLES')),
  municipio text check (length(municipio) between 1 and 80),
  bps integer not null check (bps between 0 and 10000),
  desde date not null,
  ate date check (ate >= desde),
  unique (assinatura_id, id),
  check ((tributo = 'ISS') = (municipio is not null)),
  -- judged at the commit: a change of several rates may pass through an overlap
  constraint aliquota_corretora_periodo exclude using gist (
    assinatura_id with =, corretora_id with =, tributo with =, (balcao.sem_acento(coalesce(municipio, ''))) with =,
    (daterange(desde, ate, '[]')) with &&) where (excluido_em is null) deferrable initially deferred,
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id)
);
create index aliquota_corretora_da_corretora on balcao.aliquota_corretora (assinatura_id, corretora_id);
comment on table balcao.aliquota_corretora is 'Quanto uma corretora paga de cada tributo sobre as comissões, e em que dias.';
select balcao.registro('balcao.aliquota_corretora');

update balcao.corretora set enderecos = jsonb_build_array(endereco) where endereco <> '{}';
insert into balcao.aliquota_corretora (assinatura_id, corretora_id, tributo, municipio, bps, desde)
  select assinatura_id, id, 'ISS', coalesce(nullif(endereco ->> 'cidade', ''), 'Não informado'), iss_bps, criado_em::date
  from balcao.corretora where iss_bps > 0 and excluido_em is null;
with lidos as (
  select id, assinatura_id, substring(logo from '^data:(image/(?:png|jpeg));base64,') as tipo, decode(split_part(logo, ',', 2), 'base64') as imagem
  from balcao.corretora
  where logo ~ '^data:image/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$' and length(split_part(logo, ',', 2)) % 4 = 0 and length(logo) < 270000)
insert into balcao.logo_corretora (id, assinatura_id, tipo, imagem) select id, assinatura_id, tipo, imagem from lidos;
update balcao.corretora c set logo_sha256 = encode(sha256(l.imagem), 'hex') from balcao.logo_corretora l where l.id = c.id;
alter table balcao.corretora drop column endereco, drop column iss_bps, drop column logo;

-- One is the standard, always and alone: corretora_principal keeps it alone, this keeps it there, once the transaction ends.
update balcao.corretora c set principal = true
where c.excluido_em is null and c.id = (
  select o.id from balcao.corretora o where o.assinatura_id = c.assinatura_id and o.excluido_em is null order by o.principal desc, o.criado_em, o.id limit 1);
alter table balcao.corretora add constraint corretora_principal_ativa check (not principal or ativo);
create function balcao.exigir_corretora_principal() returns trigger language plpgsql as $$
declare
  da_assinatura constant uuid := coalesce(new.assinatura_id, old.assinatura_id);
begin
  if exists (select from balcao.corretora where assinatura_id = da_assinatura and excluido_em is null)
    and not exists (select from balcao.corretora where assinatura_id = da_assinatura and excluido_em is null and principal)
  then
    raise exception 'a assinatura ficaria sem corretora padrão' using errcode = 'check_violation', constraint = 'corretora_principal_existe';
  end if;
  return null;
end
$$;
create constraint trigger corretora_principal_existe after insert or update or delete on balcao.corretora
  deferrable initially deferred for each row execute function balcao.exigir_corretora_principal();

create index corretora_da_lista on balcao.corretora (assinatura_id, (fantasia collate balcao.pt_br), id) where excluido_em is null;

-- a session is not named after a brokerage that is no longer offered, while there is another
create or replace function balcao.buscar_sessao(p_token_hash bytea)
returns table (
  sessao_id uuid, assinatura_id uuid, usuario_id uuid, guid uuid, companheiro_hash bytea, criado_em timestamptz, expira_em timestamptz,
  encerrada_em timestamptz, motivo text, usuario_status text, assinatura_status text, email text, nome text, administrador boolean,
  segfyer boolean, segfyer_id uuid, flags jsonb, horarios jsonb, produtor_id uuid, primeiro_acesso boolean, assinatura_login text,
  data_assinatura date, trial_inicio timestamptz, trial_fim timestamptz, tem_parcela_pendente boolean,
  nome_corretora text, cnpj_corretora text, email_intranet text
)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select s.id, s.assinatura_id, s.usuario_id, s.guid, s.companheiro_hash, s.criado_em, s.expira_em,
    s.encerrada_em, s.motivo, u.status, a.status, u.email, u.nome, u.administrador,
    u.segfyer, s.segfyer_id, coalesce(p.flags, '{}') || u.flags, u.horarios, u.produtor_id, u.primeiro_acesso, a.login,
    a.data_assinatura, a.trial_inicio, a.trial_fim, a.tem_parcela_pendente,
    c.fantasia, c.cnpj, c.email_intranet
  from sessao s
  join usuario u on u.id = s.usuario_id and u.excluido_em is null
  join assinatura a on a.id = s.assinatura_id and a.excluido_em is null
  left join perfil_acesso p on p.id = u.perfil_id and p.excluido_em is null
  left join lateral (
    select fantasia, cnpj, email_intranet from corretora
    where corretora.assinatura_id = s.assinatura_id and excluido_em is null
    -- the user's own brokerage first, else the subscription's main one
    order by ativo desc, array_position(u.corretora_ids, id), principal desc, id
    limit 1
  ) c on true
  where s.token_hash = p_token_hash
$$;
