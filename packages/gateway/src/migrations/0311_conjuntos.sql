-- Insurers, or the covers of one line, kept under a name to be applied to other cases: a person's own, or the whole brokerage's.
create table balcao.conjunto (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  usuario_id uuid not null,
  tipo text not null check (tipo in ('SEGURADORAS', 'COBERTURAS')),
  -- of a set of covers; empty in one of insurers, which serves every line
  linha text not null default '' check ((tipo = 'COBERTURAS') = (linha <> '')),
  nome text not null check (nome <> ''),
  seguradoras text[] not null default '{}',
  -- fields of the line's form, as its draft holds them
  coberturas jsonb not null default '{}' check (jsonb_typeof(coberturas) = 'object'),
  compartilhado boolean not null default false,
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
-- one name among one's own, and one among those of the brokerage
create unique index conjunto_nome_meu on balcao.conjunto (assinatura_id, usuario_id, tipo, linha, lower(nome))
  where excluido_em is null and not compartilhado;
create unique index conjunto_nome_da_corretora on balcao.conjunto (assinatura_id, tipo, linha, lower(nome))
  where excluido_em is null and compartilhado;
create trigger carimbar before update on balcao.conjunto for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.conjunto');
