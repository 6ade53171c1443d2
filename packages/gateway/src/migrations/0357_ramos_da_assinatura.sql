-- What a subscription chooses of a ramo of the shared catalogue; what is null is the catalogue's own.
create table balcao.ramo_assinatura (
  -- the ramo's own code: what the trail knows the row by
  id text not null references balcao.ramo (codigo),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  apelido text check (length(apelido) between 2 and 80),
  ativo boolean not null default true,
  comissao_padrao_bps integer check (comissao_padrao_bps between 0 and 10000),
  aviso_renovacao_dias integer[] check (cardinality(aviso_renovacao_dias) between 1 and 10),
  primary key (assinatura_id, id)
);
create trigger carimbar before update on balcao.ramo_assinatura for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.ramo_assinatura');

-- what names a ramo
create index apolice_do_ramo on balcao.apolice (assinatura_id, ramo);
