-- The whole record of a producer (domain design §2.2): how they are paid, what they receive of a sale, whom they answer to.

alter table balcao.produtor
  add column regime text check (regime in ('PF', 'SIMPLES', 'PRESUMIDO', 'REAL')),
  -- withheld of what they receive
  add column ir_bps integer not null default 0 check (ir_bps between 0 and 10000),
  add column iss_bps integer not null default 0 check (iss_bps between 0 and 10000),
  add column inss_bps integer not null default 0 check (inss_bps between 0 and 10000),
  -- {banco, agencia, conta, tipo}
  add column conta jsonb check (jsonb_typeof(conta) = 'object'),
  -- {tipo, chave}
  add column pix jsonb check (jsonb_typeof(pix) = 'object'),
  add column supervisor_id uuid check (supervisor_id <> id),
  add constraint produtor_supervisor foreign key (assinatura_id, supervisor_id) references balcao.produtor (assinatura_id, id),
  -- what the list is searched by
  add column busca text not null generated always as (
    balcao.sem_acento(nome) || ' ' || balcao.busca_valor(documento) || ' ' || balcao.busca_valor(susep) || ' ' ||
    balcao.sem_acento(coalesce(email, '')) || ' ' || balcao.busca_valor(celular)) stored;

-- the document of one that was excluded may come again
alter table balcao.produtor drop constraint produtor_assinatura_id_documento_key;
create unique index produtor_documento on balcao.produtor (assinatura_id, documento) where excluido_em is null;
create index produtor_nome on balcao.produtor (assinatura_id, (nome collate balcao.pt_br), id) where excluido_em is null;
create index produtor_do_supervisor on balcao.produtor (assinatura_id, supervisor_id) where supervisor_id is not null;
-- what names a producer is looked for before one is excluded
create index usuario_do_produtor on balcao.usuario (assinatura_id, produtor_id) where produtor_id is not null;
create index orcamento_do_produtor on balcao.orcamento (assinatura_id, produtor_id) where produtor_id is not null;
create index apolice_do_produtor on balcao.apolice (assinatura_id, produtor_id) where produtor_id is not null;
create index segurado_do_produtor on balcao.segurado (assinatura_id, produtor_id) where produtor_id is not null;
-- the few cases that more than one of them shares
create index orcamento_de_varios_produtores on balcao.orcamento (assinatura_id, id)
  where (rascunho #> '{risco,seguro,produtores,1}') is not null;

create table balcao.regra_repasse (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  produtor_id uuid not null,
  -- null: of every ramo, insurer, kind of business
  ramo text references balcao.ramo (codigo),
  seguradora text references balcao.seguradora (slug),
  negocio text check (negocio in ('NOVO', 'RENOVACAO')),
  base text not null check (base in ('COMISSAO_BRUTA', 'COMISSAO_LIQUIDA', 'PREMIO_LIQUIDO')),
  pct_bps integer not null check (pct_bps between 1 and 10000),
  momento text not null check (momento in ('RECEBIMENTO', 'EMISSAO')),
  desde date not null,
  ate date check (ate >= desde),
  unique (assinatura_id, id),
  foreign key (assinatura_id, produtor_id) references balcao.produtor (assinatura_id, id)
);
create index regra_repasse_do_produtor on balcao.regra_repasse (assinatura_id, produtor_id);
create index regra_repasse_do_ramo on balcao.regra_repasse (assinatura_id, ramo) where ramo is not null;
create trigger carimbar before update on balcao.regra_repasse for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.regra_repasse');
