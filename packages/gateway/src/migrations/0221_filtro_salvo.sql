-- A list as somebody likes to read it: filters and order under a name, their own or the whole brokerage's.
create table balcao.filtro_salvo (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  usuario_id uuid not null,
  lista text not null check (lista in ('ORCAMENTOS', 'COTACOES', 'RENOVACOES')),
  nome text not null check (nome <> ''),
  -- words of the list's address, as text
  consulta jsonb not null check (jsonb_typeof(consulta) = 'object'),
  -- what its owner's list opens with
  padrao boolean not null default false,
  compartilhado boolean not null default false,
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create unique index filtro_salvo_nome on balcao.filtro_salvo (assinatura_id, usuario_id, lista, lower(nome)) where excluido_em is null;
create unique index filtro_salvo_padrao on balcao.filtro_salvo (assinatura_id, usuario_id, lista) where padrao and excluido_em is null;
create trigger carimbar before update on balcao.filtro_salvo for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.filtro_salvo');
