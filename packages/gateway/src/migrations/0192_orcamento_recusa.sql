-- Each time a case was lost, and why. A case had back keeps its losses: the next report must still know of them.
create table balcao.orcamento_recusa (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  orcamento_id uuid not null,
  motivo text not null check (motivo in
    ('PRECO', 'CONCORRENTE', 'BANCO_DIRETO', 'DESISTIU', 'SEM_RETORNO', 'COBERTURA', 'ACEITACAO', 'ATRASO', 'DUPLICADO', 'OUTRO')),
  texto text,
  concorrente text,
  premio_perdido_centavos bigint check (premio_perdido_centavos > 0),
  recontato_em date,
  tarefa_id uuid,
  reaberta_em timestamptz,
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (assinatura_id, tarefa_id) references balcao.tarefa (assinatura_id, id),
  check (motivo <> 'OUTRO' or texto <> ''),
  check ((recontato_em is not null) = (tarefa_id is not null))
);
-- a case is lost once at a time
create unique index recusa_vigente on balcao.orcamento_recusa (assinatura_id, orcamento_id) where reaberta_em is null;
create trigger carimbar before update on balcao.orcamento_recusa for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.orcamento_recusa');
