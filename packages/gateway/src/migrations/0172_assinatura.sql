-- What a subscription owes, and the end of trials.

create table balcao.fatura_assinatura (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  -- YYYY-MM
  competencia text not null check (competencia ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  plano text not null references balcao.plano (plano),
  forma text not null check (forma in ('BOLETO', 'PIX')),
  valor_centavos bigint not null check (valor_centavos >= 0),
  vencimento date not null,
  linha_digitavel text,
  pago_em timestamptz,
  status text not null default 'ABERTA' check (status in ('ABERTA', 'PAGA', 'VENCIDA', 'CANCELADA')),
  unique (assinatura_id, competencia)
);
select balcao.tabela_de_assinatura('balcao.fatura_assinatura');

-- Trials that ended without a plan, in every subscription (domain design §2.6: TRIAL to EXPIRADA).
create function balcao.expirar_trials(p_agora timestamptz) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  update assinatura set status = 'EXPIRADA', alterado_em = p_agora, versao = versao + 1 where status = 'TRIAL' and trial_fim < p_agora
$$;
revoke execute on function balcao.expirar_trials(timestamptz) from public;
grant execute on function balcao.expirar_trials(timestamptz) to balcao_app;
