-- Entries that come again, how much of what is expected is counted on, and the search of entries.

create table balcao.serie_lancamento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  -- what each of them is
  tipo text not null check (tipo in ('RECEITA', 'DESPESA', 'TRANSFERENCIA')),
  descricao text not null check (descricao <> ''),
  pessoa text,
  documento text,
  categoria_id uuid,
  centro_id uuid,
  conta_id uuid,
  destino_id uuid,
  valor_centavos bigint not null check (valor_centavos > 0),
  observacao text,
  -- when they come
  frequencia text not null check (frequencia in ('SEMANAL', 'MENSAL', 'ANUAL')),
  intervalo smallint not null check (intervalo between 1 and 99),
  inicio date not null,
  ate date,
  vezes smallint check (vezes > 0),
  ultimo_dia_do_mes boolean not null default false,
  -- months from when one is due to the month it counts in
  competencia_meses smallint not null default 0 check (competencia_meses between -120 and 120),
  -- until when they are written; null: none is
  gerada_ate date,
  unique (assinatura_id, id),
  foreign key (assinatura_id, categoria_id, tipo) references balcao.categoria_financeira (assinatura_id, id, tipo),
  foreign key (assinatura_id, centro_id) references balcao.centro_de_custo (assinatura_id, id),
  foreign key (assinatura_id, conta_id) references balcao.conta_financeira (assinatura_id, id),
  foreign key (assinatura_id, destino_id) references balcao.conta_financeira (assinatura_id, id),
  check (ate is null or vezes is null),
  check ((tipo = 'TRANSFERENCIA') = (categoria_id is null)),
  check ((tipo = 'TRANSFERENCIA') = (destino_id is not null)),
  check (tipo <> 'TRANSFERENCIA' or (conta_id is not null and conta_id <> destino_id))
);
comment on table balcao.serie_lancamento is 'Receitas, despesas e transferências que se repetem, e quando.';
create index serie_lancamento_categoria on balcao.serie_lancamento (assinatura_id, categoria_id) where excluido_em is null;
select balcao.registro('balcao.serie_lancamento');

alter table balcao.lancamento
  add column serie_id uuid,
  -- the day of the series it stands for, whatever day it is due by now
  add column ocorrencia_em date,
  add foreign key (assinatura_id, serie_id) references balcao.serie_lancamento (assinatura_id, id),
  add check ((serie_id is null) = (ocorrencia_em is null)),
  add column busca text not null generated always as (
    balcao.sem_acento(descricao) || ' ' || balcao.sem_acento(coalesce(pessoa, '')) || ' ' || coalesce(documento, '')) stored;
create unique index lancamento_da_serie on balcao.lancamento (serie_id, ocorrencia_em) where excluido_em is null and serie_id is not null;
create index lancamento_categoria on balcao.lancamento (assinatura_id, categoria_id) where excluido_em is null;
create index lancamento_centro on balcao.lancamento (assinatura_id, centro_id) where excluido_em is null and centro_id is not null;
call balcao.procuravel('balcao.lancamento', 'descricao', 'tipo', 'categoria_id', 'centro_id', 'serie_id');

-- Which subscriptions have something that comes again: the job of the night looks across.
create function balcao.assinaturas_com_series() returns setof uuid language sql stable security definer set search_path = balcao, pg_temp as $$
  select distinct s.assinatura_id from serie_lancamento s where s.excluido_em is null
$$;
revoke execute on function balcao.assinaturas_com_series() from public;
grant execute on function balcao.assinaturas_com_series() to balcao_app;

create table balcao.previsao_financeira (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id) unique,
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  conciliada_bps smallint not null check (conciliada_bps between 0 and 10000),
  em_dia_bps smallint not null check (em_dia_bps between 0 and 10000),
  atrasada_bps smallint not null check (atrasada_bps between 0 and 10000),
  atraso_dias smallint not null check (atraso_dias between 0 and 365),
  horizonte_meses smallint not null check (horizonte_meses between 1 and 60)
);
comment on table balcao.previsao_financeira is 'Quanto a assinatura conta do que é previsto no fluxo de caixa, e até quando prevê o que se repete.';
select balcao.registro('balcao.previsao_financeira');
