-- Charging the subscription's invoices by Pix: what is asked of the provider of payments, what arrived, what went back, who was reminded.

alter table balcao.fatura_assinatura drop constraint fatura_assinatura_status_check;
alter table balcao.fatura_assinatura
  add constraint fatura_assinatura_status_check
    check (status in ('ABERTA', 'VENCIDA', 'PARCIAL', 'DEVOLVIDA', 'PAGA', 'PAGA_COM_ATRASO', 'PAGA_A_MAIOR', 'CANCELADA')),
  -- what arrived less what went back; fine and interest in it; what is above what was owed
  add column pago_centavos bigint not null default 0,
  add column encargos_centavos bigint not null default 0 check (encargos_centavos >= 0),
  add column excedente_centavos bigint not null default 0 check (excedente_centavos >= 0),
  add unique (assinatura_id, id);

-- Whether something of an invoice is still to be paid.
create function balcao.is_fatura_devida(p_status text) returns boolean
language sql immutable as $$ select p_status in ('ABERTA', 'VENCIDA', 'PARCIAL', 'DEVOLVIDA') $$;
create or replace function balcao.is_fatura_pendente(p_status text, p_vencimento date, p_hoje date) returns boolean
language sql immutable as $$ select balcao.is_fatura_devida(p_status) and p_vencimento < p_hoje $$;

-- A charge of an invoice at the provider. One that was paid in part, or given back, is followed by another for what remains.
create table balcao.cobranca_fatura (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  fatura_id uuid not null,
  -- chosen by us: asking the provider twice by it is one charge
  txid text not null unique check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  valor_centavos bigint not null check (valor_centavos > 0),
  -- had been paid of the invoice when this was issued
  abatido_centavos bigint not null default 0,
  vencimento date not null,
  validade_dias integer not null check (validade_dias >= 0),
  -- {modalidade, valor} of API Pix; null when there is none
  multa jsonb check (jsonb_typeof(multa) = 'object'),
  juros jsonb check (jsonb_typeof(juros) = 'object'),
  -- NOVA until the provider has it
  status text not null default 'NOVA' check (status in ('NOVA', 'ATIVA', 'CONCLUIDA', 'REMOVIDA')),
  location text check (length(location) <= 77),
  unique (assinatura_id, id),
  foreign key (assinatura_id, fatura_id) references balcao.fatura_assinatura (assinatura_id, id),
  check (status in ('NOVA', 'REMOVIDA') or location is not null)
);
-- two codes for one debt would be paid twice
create unique index cobranca_fatura_em_pe on balcao.cobranca_fatura (fatura_id) where status in ('NOVA', 'ATIVA');
create index cobranca_fatura_da_fatura on balcao.cobranca_fatura (assinatura_id, fatura_id);
comment on table balcao.cobranca_fatura is 'Cobranças Pix de cada fatura da assinatura, como o PSP as tem.';
select balcao.tabela_de_assinatura('balcao.cobranca_fatura');

-- Append-only: a payment is neither changed nor taken back; what goes back of it is another row, below.
create table balcao.pagamento_fatura (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  cobranca_id uuid not null,
  -- one in the whole of the country: a payment seen twice counts once
  end_to_end_id text not null unique check (end_to_end_id ~ '^[a-zA-Z0-9]{32}$'),
  valor_centavos bigint not null check (valor_centavos > 0),
  horario timestamptz not null,
  -- how it became known: a notice, somebody who asked, the nightly look
  origem text not null check (origem in ('AVISO', 'CONSULTA', 'CONCILIACAO')),
  unique (assinatura_id, id),
  foreign key (assinatura_id, cobranca_id) references balcao.cobranca_fatura (assinatura_id, id)
);
create index pagamento_fatura_da_cobranca on balcao.pagamento_fatura (assinatura_id, cobranca_id);
comment on table balcao.pagamento_fatura is 'Pagamentos recebidos das faturas da assinatura; nunca mudam.';
call balcao.proteger('balcao.pagamento_fatura');
grant select, insert on balcao.pagamento_fatura to balcao_app;

-- Append-only: each state of what goes back of a payment, once.
create table balcao.devolucao_fatura (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  pagamento_id uuid not null,
  devolucao text not null check (devolucao ~ '^[a-zA-Z0-9]{1,35}$'),
  valor_centavos bigint not null check (valor_centavos > 0),
  status text not null check (status in ('EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO')),
  unique (pagamento_id, devolucao, status),
  foreign key (assinatura_id, pagamento_id) references balcao.pagamento_fatura (assinatura_id, id)
);
comment on table balcao.devolucao_fatura is 'O que voltou a quem pagou uma fatura, e cada situação por que passou.';
call balcao.proteger('balcao.devolucao_fatura');
grant select, insert on balcao.devolucao_fatura to balcao_app;

-- Append-only: notices of the provider that were taken, by the digest of what they said. The same notice again is known by it.
create table balcao.aviso_pix (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  cobranca_id uuid not null,
  end_to_end_id text not null,
  resumo bytea not null,
  unique (cobranca_id, resumo),
  foreign key (assinatura_id, cobranca_id) references balcao.cobranca_fatura (assinatura_id, id)
);
comment on table balcao.aviso_pix is 'Avisos de pagamento que o PSP mandou e foram aceitos.';
call balcao.proteger('balcao.aviso_pix');
grant select, insert on balcao.aviso_pix to balcao_app;

-- Append-only: each step of the reminding of an invoice, once.
create table balcao.lembrete_fatura (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  fatura_id uuid not null,
  -- LEMBRETE_<days> or BLOQUEIO
  etapa text not null check (etapa ~ '^(LEMBRETE_[0-9]{1,3}|BLOQUEIO)$'),
  -- the business day it fell on
  dia date not null,
  unique (fatura_id, etapa),
  foreign key (assinatura_id, fatura_id) references balcao.fatura_assinatura (assinatura_id, id)
);
comment on table balcao.lembrete_fatura is 'Lembretes e bloqueio de cada fatura vencida, quando aconteceram.';
call balcao.proteger('balcao.lembrete_fatura');
grant select, insert on balcao.lembrete_fatura to balcao_app;

-- Whose charge a txid is: a notice names nothing else.
create function balcao.cobranca_do_txid(p_txid text) returns table (id uuid, assinatura_id uuid, fatura_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select c.id, c.assinatura_id, c.fatura_id from cobranca_fatura c where c.txid = p_txid
$$;

-- Of every subscription in use, its invoices past due that were not settled.
create function balcao.faturas_vencidas(p_hoje date) returns table (id uuid, assinatura_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select f.id, f.assinatura_id from fatura_assinatura f
  join assinatura a on a.id = f.assinatura_id and a.excluido_em is null and a.status in ('ATIVA', 'PENDENTE')
  where is_fatura_pendente(f.status, f.vencimento, p_hoje)
  order by f.assinatura_id, f.vencimento
$$;

-- Subscriptions whose next invoice is due by `p_ate`: a month after the last one that was not cancelled.
create function balcao.assinaturas_a_faturar(p_ate date) returns table (assinatura_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select a.id from assinatura a
  join lateral (
    select vencimento from fatura_assinatura f where f.assinatura_id = a.id and f.status <> 'CANCELADA' order by vencimento desc limit 1
  ) u on true
  where a.excluido_em is null and a.status in ('ATIVA', 'PENDENTE') and (u.vencimento + interval '1 month')::date <= p_ate
$$;

-- A payment changes more than whether something is pending: open sessions read again whenever an invoice moves.
create function balcao.contar_fatura() returns trigger
language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform enfileirar('assinatura.mudou', json_build_object('assinaturaId', new.assinatura_id), 'assinatura.mudou:' || new.assinatura_id, 5);
  return null;
end
$$;
create trigger contar after update of status, pago_centavos on balcao.fatura_assinatura
  for each row when (old.status <> new.status or old.pago_centavos <> new.pago_centavos)
  execute function balcao.contar_fatura();

-- As before, for every state in which an invoice is settled.
create or replace function balcao.avisar_parcelas_pendentes(p_agora timestamptz, p_hoje date, p_titulo text, p_link text) returns setof uuid
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
begin
  perform balcao.seguir_parcelas(null, p_agora, p_hoje);

  -- without its event it may be told again, should the same be pending again
  update notificacao n set valida_ate = p_agora, aviso_id = null
  from fatura_assinatura f
  where n.aviso_id = md5('parcela-pendente:' || f.id)::uuid and not is_fatura_devida(f.status);
  update notificacao n set valida_ate = p_agora, aviso_id = null
  from assinatura a
  where n.aviso_id = md5('parcela-pendente:' || a.id)::uuid and not a.tem_parcela_pendente;

  return query with avisados as (
    insert into notificacao (assinatura_id, criado_em, usuario_id, tipo, titulo, descricao, link, aviso_id)
    select a.id, p_agora, u.id, 3, p_titulo,
      coalesce('Fatura de ' || right(f.competencia, 2) || '/' || left(f.competencia, 4) || ', vencida em '
        || to_char(f.vencimento, 'DD/MM/YYYY') || '.', ''),
      p_link, md5('parcela-pendente:' || coalesce(f.id, a.id))::uuid
    from assinatura a
    left join lateral (
      select id, competencia, vencimento from fatura_assinatura
      where assinatura_id = a.id and balcao.is_fatura_pendente(status, vencimento, p_hoje)
      order by vencimento, id limit 1
    ) f on true
    join usuario u on u.assinatura_id = a.id and u.administrador and u.status = 'ATIVO' and u.excluido_em is null
    where a.tem_parcela_pendente and a.status not in ('BLOQUEADA', 'CANCELADA') and a.excluido_em is null
    on conflict do nothing
    returning assinatura_id
  )
  select distinct assinatura_id from avisados;
end
$$;

revoke execute on function balcao.cobranca_do_txid, balcao.faturas_vencidas, balcao.assinaturas_a_faturar from public;
grant execute on function balcao.cobranca_do_txid, balcao.faturas_vencidas, balcao.assinaturas_a_faturar to balcao_app;
