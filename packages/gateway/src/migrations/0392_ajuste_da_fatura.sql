-- What the next invoice of a subscription adds or takes off, and which users take a seat of its plan.

-- One definition of a seat: whoever may enter, and whoever was invited to. Invitations and changes of plan count by it.
create function balcao.ocupa_lugar(p_status text, p_segfyer boolean, p_excluido_em timestamptz) returns boolean
language sql immutable as $$ select p_status <> 'INATIVO' and not p_segfyer and p_excluido_em is null $$;

create table balcao.ajuste_fatura (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  tipo text not null check (tipo in ('TROCA_DE_PLANO', 'EXCEDENTE', 'INDICACAO', 'SALDO')),
  -- positive: the invoice asks for more; negative: credit
  valor_centavos bigint not null check (valor_centavos <> 0),
  -- what it comes of: an invoice paid above what it asked for, an indication, a change of plan
  origem uuid not null,
  descricao text not null,
  -- the invoice that counted it; null while it waits for the next one
  fatura_id uuid,
  foreign key (assinatura_id, fatura_id) references balcao.fatura_assinatura (assinatura_id, id)
);
-- one fact, one adjustment; what was paid above changes as payments go back, so that one invoice has several
create unique index ajuste_fatura_uma_vez on balcao.ajuste_fatura (assinatura_id, tipo, origem) where tipo in ('TROCA_DE_PLANO', 'INDICACAO');
create index ajuste_fatura_da_fatura on balcao.ajuste_fatura (assinatura_id, fatura_id);
comment on table balcao.ajuste_fatura is 'Créditos e acréscimos da assinatura, e em qual fatura cada um entrou.';
call balcao.proteger('balcao.ajuste_fatura');
grant select, insert on balcao.ajuste_fatura to balcao_app;
-- what was adjusted stays; only the invoice that counts it is written later
grant update (fatura_id) on balcao.ajuste_fatura to balcao_app;
create trigger trilha after insert or update or delete on balcao.ajuste_fatura for each row execute function balcao.trilha_auditoria();

insert into balcao.ajuste_fatura (assinatura_id, tipo, valor_centavos, origem, descricao)
select assinatura_id, 'EXCEDENTE', -excedente_centavos, id, 'Pago a mais na fatura de ' || right(competencia, 2) || '/' || left(competencia, 4)
from balcao.fatura_assinatura where excedente_centavos > 0 and status <> 'CANCELADA';

grant execute on function balcao.ocupa_lugar to balcao_app;
