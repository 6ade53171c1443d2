-- The brokerage's own money: accounts, categories, cost centres and entries; and the ledger follows tables whose records are of no policy.

create or replace function balcao.contabilizar() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  -- the policy a record is of; a table of no policies says so in its trigger
  apolice text := coalesce(tg_argv[0], 'r.apolice_id');
  antes text := format('select r.assinatura_id, %s as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::%s) p', apolice, tg_table_name);
  depois text := format('select r.assinatura_id, %s as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::%s) p', apolice, tg_table_name);
  removidas text := format('select r.assinatura_id, %s as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::%s) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('''', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada', apolice, tg_table_name);
  movimentos movimento_contabil[];
begin
  execute format('select array_agg(row(m.*)::movimento_contabil) from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (%s) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m',
    case tg_op when 'INSERT' then depois when 'DELETE' then removidas else antes || ' union all ' || depois end) into movimentos;
  if movimentos is not null then
    perform lancar(tg_table_name, movimentos);
  end if;
  return null;
end
$$;

/*
 * The ledger follows a table from its first record on: `posicoes` of a record says what it stands for. `apolice` is the policy a record `r` is of, as
 * SQL; `null::uuid` where it is of none.
 */
create function balcao.acompanhar_tabela_nova(tabela regclass, apolice text) returns void language plpgsql as $$
begin
  execute format('create trigger razao_inclusao after insert on %s referencing new table as novas for each statement execute function balcao.contabilizar(%L)', tabela, apolice);
  execute format('create trigger razao_alteracao after update on %s referencing old table as velhas new table as novas for each statement execute function balcao.contabilizar(%L)', tabela, apolice);
  execute format('create trigger razao_exclusao after delete on %s referencing old table as velhas for each statement execute function balcao.contabilizar(%L)', tabela, apolice);
end
$$;

-- What all records that the ledger follows stand for, of the subscription at hand.
create function balcao.posicoes_dos_registros() returns table (natureza text, titular text, centavos bigint)
language plpgsql stable set search_path = balcao, pg_temp as $$
declare
  tabela text;
begin
  for tabela in select c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'razao_inclusao' order by 1 loop
    return query execute format('select p.natureza, p.titular, sum(p.centavos)::bigint from %I r, lateral posicoes(r) p where r.assinatura_id = assinatura_atual() group by 1, 2', tabela);
  end loop;
end
$$;

create or replace function balcao.provar_razao()
returns table (falha text, natureza text, titular text, esperado_centavos bigint, razao_centavos bigint)
language sql stable security definer set search_path = balcao, pg_temp as $$
  with esperados as (
    select p.natureza, p.titular, sum(p.centavos)::bigint as centavos from posicoes_dos_registros() p group by 1, 2
  ), lancados as (
    select c.id, c.natureza, c.titular, coalesce(sum(p.centavos), 0)::bigint as centavos
    from conta_contabil c left join partida p on p.conta_id = c.id where c.assinatura_id = assinatura_atual() group by c.id
  )
  select 'REGISTROS', coalesce(e.natureza, l.natureza), coalesce(e.titular, l.titular), coalesce(e.centavos, 0), coalesce(l.centavos, 0)
  from esperados e full join lancados l on l.natureza = e.natureza and l.titular = e.titular
  where coalesce(l.titular, e.titular) <> '' and coalesce(e.centavos, 0) <> coalesce(l.centavos, 0)
  union all
  select 'LANCAMENTO', '', p.lancamento_id::text, 0, sum(p.centavos)::bigint from partida p where p.assinatura_id = assinatura_atual()
  group by p.lancamento_id having sum(p.centavos) <> 0
  union all
  select 'SALDO', c.natureza, c.titular, (select coalesce(sum(p.centavos), 0) from partida p where p.conta_id = c.id and p.em <= s.ate)::bigint, s.centavos
  from conta_contabil c, lateral (select ate, centavos from saldo_contabil s where s.conta_id = c.id order by ate desc limit 1) s
  where c.assinatura_id = assinatura_atual()
    and s.centavos <> (select coalesce(sum(p.centavos), 0) from partida p where p.conta_id = c.id and p.em <= s.ate)
$$;

insert into balcao.natureza_contabil (codigo, grupo, titular, realizada, descricao) values
  ('CONTA', 'ATIVO', 'CONTA', true, 'Dinheiro nas contas da corretora, pelo que foi lançado'),
  ('SALDO_DE_ABERTURA', 'PASSIVO', 'CONTA', true, 'Contrapartida do saldo com que cada conta começou'),
  ('RECEITA', 'RESULTADO', 'CATEGORIA', true, 'Receitas lançadas, por categoria'),
  ('DESPESA', 'RESULTADO', 'CATEGORIA', true, 'Despesas lançadas, por categoria'),
  ('LANCAMENTO_A_RECEBER', 'ATIVO', 'CATEGORIA', false, 'Receitas previstas'),
  ('LANCAMENTO_A_PAGAR', 'PASSIVO', 'CATEGORIA', false, 'Despesas previstas'),
  ('LANCAMENTO_PREVISTO', 'PASSIVO', 'CATEGORIA', false, 'Contrapartida das receitas e despesas previstas');

-- An account of the brokerage: at a bank, or a drawer.
create table balcao.conta_financeira (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  nome text not null check (nome <> ''),
  tipo text not null check (tipo in ('CORRENTE', 'POUPANCA', 'APLICACAO', 'CAIXA')),
  -- null: of all brokerages of the subscription
  corretora_id uuid,
  -- as `judgeConta` of the domain takes them; null of a drawer
  banco text,
  agencia text,
  conta text,
  saldo_inicial_centavos bigint not null default 0,
  saldo_inicial_em date not null,
  ativa boolean not null default true,
  unique (assinatura_id, id),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id),
  check ((tipo = 'CAIXA') = (banco is null)),
  check (num_nonnulls(banco, agencia, conta) in (0, 3))
);
create unique index conta_financeira_nome on balcao.conta_financeira (assinatura_id, lower(nome)) where excluido_em is null;
create unique index conta_financeira_do_banco on balcao.conta_financeira (assinatura_id, banco, agencia, conta) where excluido_em is null and banco is not null;
comment on table balcao.conta_financeira is 'Contas bancárias e caixas da corretora.';
select balcao.registro('balcao.conta_financeira');

create table balcao.categoria_financeira (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  nome text not null check (nome <> ''),
  tipo text not null check (tipo in ('RECEITA', 'DESPESA')),
  ativa boolean not null default true,
  unique (assinatura_id, id),
  -- what an entry refers to: a revenue has a category of revenues
  unique (assinatura_id, id, tipo)
);
create unique index categoria_financeira_nome on balcao.categoria_financeira (assinatura_id, tipo, lower(nome)) where excluido_em is null;
comment on table balcao.categoria_financeira is 'Categorias de receitas e despesas.';
select balcao.registro('balcao.categoria_financeira');

create table balcao.centro_de_custo (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  nome text not null check (nome <> ''),
  ativo boolean not null default true,
  unique (assinatura_id, id)
);
create unique index centro_de_custo_nome on balcao.centro_de_custo (assinatura_id, lower(nome)) where excluido_em is null;
comment on table balcao.centro_de_custo is 'Centros de custo das receitas e despesas.';
select balcao.registro('balcao.centro_de_custo');

-- A revenue, an expense or a transfer between accounts: expected, or done.
create table balcao.lancamento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  tipo text not null check (tipo in ('RECEITA', 'DESPESA', 'TRANSFERENCIA')),
  descricao text not null check (descricao <> ''),
  -- who pays or is paid, as a bank's memo may say it
  pessoa text,
  documento text,
  categoria_id uuid,
  centro_id uuid,
  -- where the money is, or will be; of a transfer, where it leaves from
  conta_id uuid,
  destino_id uuid,
  -- first day of the month it counts in
  competencia date not null check (extract(day from competencia) = 1),
  vencimento date not null,
  pago_em date,
  valor_centavos bigint not null check (valor_centavos > 0),
  -- how it came about; `origem_id` is the record it came from, and such an entry is changed there
  origem text not null default 'MANUAL' check (origem in ('MANUAL', 'RECORRENCIA', 'EXTRATO_BANCARIO', 'RECEBIMENTO', 'REPASSE')),
  origem_id uuid,
  status text not null default 'PREVISTO' check (status in ('PREVISTO', 'REALIZADO', 'CANCELADO')),
  observacao text,
  unique (assinatura_id, id),
  foreign key (assinatura_id, categoria_id, tipo) references balcao.categoria_financeira (assinatura_id, id, tipo),
  foreign key (assinatura_id, centro_id) references balcao.centro_de_custo (assinatura_id, id),
  foreign key (assinatura_id, conta_id) references balcao.conta_financeira (assinatura_id, id),
  foreign key (assinatura_id, destino_id) references balcao.conta_financeira (assinatura_id, id),
  check ((tipo = 'TRANSFERENCIA') = (categoria_id is null)),
  check ((tipo = 'TRANSFERENCIA') = (destino_id is not null)),
  check (tipo <> 'TRANSFERENCIA' or (conta_id is not null and conta_id <> destino_id)),
  check ((status = 'REALIZADO') = (pago_em is not null)),
  check (status <> 'REALIZADO' or conta_id is not null)
);
create index lancamento_vencimento on balcao.lancamento (assinatura_id, vencimento, id) where excluido_em is null;
create index lancamento_pago on balcao.lancamento (assinatura_id, pago_em, id) where excluido_em is null and status = 'REALIZADO';
create index lancamento_da_origem on balcao.lancamento (assinatura_id, origem_id) where origem_id is not null;
comment on table balcao.lancamento is 'Receitas, despesas e transferências da corretora, previstas e realizadas.';
select balcao.registro('balcao.lancamento');

create function balcao.posicoes(r balcao.conta_financeira) returns table (natureza text, titular text, centavos bigint) language sql stable as $$
  select p.natureza, r.id::text, p.centavos from (values ('CONTA', r.saldo_inicial_centavos), ('SALDO_DE_ABERTURA', -r.saldo_inicial_centavos)) p (natureza, centavos)
  where r.excluido_em is null and p.centavos <> 0
$$;
create function balcao.posicoes(r balcao.lancamento) returns table (natureza text, titular text, centavos bigint) language sql stable as $$
  select p.natureza, p.titular::text, p.centavos from (values
    ('PREVISTO', 'RECEITA', 'LANCAMENTO_A_RECEBER', r.categoria_id, r.valor_centavos),
    ('PREVISTO', 'RECEITA', 'LANCAMENTO_PREVISTO', r.categoria_id, -r.valor_centavos),
    ('PREVISTO', 'DESPESA', 'LANCAMENTO_PREVISTO', r.categoria_id, r.valor_centavos),
    ('PREVISTO', 'DESPESA', 'LANCAMENTO_A_PAGAR', r.categoria_id, -r.valor_centavos),
    ('REALIZADO', 'RECEITA', 'CONTA', r.conta_id, r.valor_centavos),
    ('REALIZADO', 'RECEITA', 'RECEITA', r.categoria_id, -r.valor_centavos),
    ('REALIZADO', 'DESPESA', 'DESPESA', r.categoria_id, r.valor_centavos),
    ('REALIZADO', 'DESPESA', 'CONTA', r.conta_id, -r.valor_centavos),
    ('REALIZADO', 'TRANSFERENCIA', 'CONTA', r.destino_id, r.valor_centavos),
    ('REALIZADO', 'TRANSFERENCIA', 'CONTA', r.conta_id, -r.valor_centavos)) p (status, tipo, natureza, titular, centavos)
  where r.excluido_em is null and p.status = r.status and p.tipo = r.tipo
$$;
select balcao.acompanhar_tabela_nova('balcao.conta_financeira', 'null::uuid');
select balcao.acompanhar_tabela_nova('balcao.lancamento', 'null::uuid');
