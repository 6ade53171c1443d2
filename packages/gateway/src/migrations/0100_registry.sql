-- Registry: who sells, who insures, who is insured (domain design §2.2).

-- Stamps each write: when, who, and a version that only grows.
create function balcao.carimbar() returns trigger language plpgsql as $$
begin
  new.alterado_em := clock_timestamp();
  new.alterado_por := coalesce(balcao.usuario_atual(), old.alterado_por);
  new.versao := old.versao + 1;
  return new;
end
$$;

-- Global catalogue. The slug is the insurer's name everywhere: row, message, address.
create table balcao.seguradora (
  slug text primary key check (slug ~ '^[a-z0-9_]{2,60}$'),
  nome text not null,
  cnpj text,
  codigo_susep text,
  registro_ans text,
  tipo text not null check (tipo in ('SEGURADORA', 'SEGURADORA_SAUDE', 'OPERADORA')),
  sandbox boolean not null default false,
  base_url text,
  portal_url text,
  capacidades text[] not null default '{}',
  linhas text[] not null default '{}'
);

create table balcao.ramo (
  codigo text primary key,
  codigo_susep text check (codigo_susep ~ '^[0-9]{4}$'),
  nome text not null,
  linha text not null check (linha in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'OUTRO')),
  -- the ramo a policy of the line is filed under when nothing else is said
  principal boolean not null default false,
  aviso_renovacao_dias integer[] not null default '{60,45,30,15,5}'
);

-- IOF changes by decree: every rate says from when to when it held.
create table balcao.ramo_iof (
  ramo text not null references balcao.ramo (codigo),
  bps integer not null check (bps between 0 and 2500),
  desde date not null,
  ate date check (ate >= desde),
  primary key (ramo, desde)
);

insert into balcao.ramo (codigo, codigo_susep, nome, linha, principal) values
  ('0531', '0531', 'Automóvel — casco', 'AUTO', true),
  ('0553', '0553', 'Responsabilidade civil facultativa — veículos', 'AUTO', false),
  ('0520', '0520', 'Acidentes pessoais de passageiros', 'AUTO', false),
  ('0542', '0542', 'Assistência e outras coberturas — auto', 'AUTO', false),
  ('0114', '0114', 'Compreensivo residencial', 'RESIDENCIAL', true),
  ('0116', '0116', 'Compreensivo condomínio', 'CONDOMINIO', true),
  ('0118', '0118', 'Compreensivo empresarial', 'EMPRESARIAL', true),
  ('0171', '0171', 'Riscos diversos', 'OUTRO', true),
  ('1391', '1391', 'Vida individual', 'VIDA', true),
  ('0993', '0993', 'Vida em grupo', 'VIDA', false),
  ('1381', '1381', 'Acidentes pessoais individual', 'VIDA', false),
  ('0982', '0982', 'Acidentes pessoais coletivo', 'VIDA', false),
  ('PET', null, 'Seguro pet', 'PET', true),
  ('SAUDE', null, 'Seguro saúde', 'SAUDE', true),
  ('PLANO', null, 'Plano de saúde', 'SAUDE', false);

insert into balcao.ramo_iof (ramo, bps, desde)
select codigo,
  case
    when linha = 'VIDA' then 38
    when codigo = 'SAUDE' then 238
    when codigo = 'PLANO' then 0
    else 738
  end,
  date '2008-01-03'
from balcao.ramo;

create table balcao.seguradora_tenant (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  seguradora text not null references balcao.seguradora (slug),
  corretora_id uuid not null,
  codigo_corretor text not null,
  ativo boolean not null default true,
  -- [{linha, padraoBps, minBps, maxBps}]
  comissao jsonb not null default '[]',
  politica_comissao text not null default 'PARCELADA' check (politica_comissao in ('PARCELADA', 'PRIMEIRA', 'ANTECIPADA')),
  regras_estorno jsonb not null default '[]',
  unique (assinatura_id, seguradora, corretora_id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id)
);

create table balcao.produtor (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  tipo text not null check (tipo in ('INTERNO', 'EXTERNO', 'INDICADOR', 'CORRETOR')),
  pessoa text not null check (pessoa in ('PF', 'PJ')),
  nome text not null,
  documento text not null,
  susep text,
  email text,
  celular text,
  ativo boolean not null default true,
  unique (assinatura_id, documento),
  unique (assinatura_id, id)
);

create table balcao.segurado (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  pessoa text not null check (pessoa in ('PF', 'PJ')),
  -- 11 digits, or the 14 upper-case characters of a CNPJ; never a number
  documento text not null check (documento ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  nome text not null,
  nome_social text,
  nascimento date,
  sexo text check (sexo in ('M', 'F', 'ND')),
  estado_civil text check (estado_civil in ('SOLTEIRO', 'CASADO', 'UNIAO_ESTAVEL', 'SEPARADO', 'DIVORCIADO', 'VIUVO', 'OUTROS')),
  profissao text,
  renda_centavos bigint check (renda_centavos >= 0),
  email text,
  celular text,
  cep text check (cep ~ '^[0-9]{8}$'),
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade text,
  uf text check (uf ~ '^[A-Z]{2}$'),
  produtor_id uuid,
  origem text not null default 'INTERNO',
  tags text[] not null default '{}',
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  unique (assinatura_id, id),
  foreign key (assinatura_id, produtor_id) references balcao.produtor (assinatura_id, id)
);
create unique index segurado_documento on balcao.segurado (assinatura_id, documento) where excluido_em is null;

create trigger carimbar before update on balcao.seguradora_tenant for each row execute function balcao.carimbar();
create trigger carimbar before update on balcao.produtor for each row execute function balcao.carimbar();
create trigger carimbar before update on balcao.segurado for each row execute function balcao.carimbar();

select balcao.tabela_de_assinatura('balcao.seguradora_tenant');
select balcao.tabela_de_assinatura('balcao.produtor');
select balcao.tabela_de_assinatura('balcao.segurado');
