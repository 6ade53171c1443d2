-- The ledger: every movement of money as a double entry that is only ever added to. What instalments, commissions and accounts of policies say
-- is followed by triggers, so that no way of writing them can leave the ledger behind; what is corrected is posted the other way round.

create table balcao.natureza_contabil (
  codigo text primary key,
  -- COMPENSACAO: money of others (premiums), followed here and never the brokerage's
  grupo text not null check (grupo in ('ATIVO', 'PASSIVO', 'RESULTADO', 'COMPENSACAO')),
  -- whose account it is
  titular text not null check (titular in ('SEGURADORA', 'PRODUTOR', 'CONTA', 'CATEGORIA', 'NENHUM')),
  -- false: what is still to happen, undone when the record it hangs from is removed; true: what happened, which stays
  realizada boolean not null,
  descricao text not null check (descricao <> '')
);
comment on table balcao.natureza_contabil is 'Naturezas das contas do razão.';
grant select on balcao.natureza_contabil to balcao_app;

insert into balcao.natureza_contabil (codigo, grupo, titular, realizada, descricao) values
  ('COMISSAO_A_RECEBER', 'ATIVO', 'SEGURADORA', false, 'Comissões esperadas das seguradoras'),
  ('COMISSAO_A_APROPRIAR', 'PASSIVO', 'SEGURADORA', false, 'Contrapartida das comissões esperadas, até serem recebidas'),
  ('COMISSAO_EM_CONFERENCIA', 'ATIVO', 'SEGURADORA', true, 'Comissões dadas por recebidas, menos o que os extratos creditaram'),
  ('RECEITA_DE_COMISSAO', 'RESULTADO', 'SEGURADORA', true, 'Comissões recebidas, menos as estornadas'),
  ('ESTORNO_A_DEVOLVER', 'PASSIVO', 'SEGURADORA', true, 'Comissões recebidas que a seguradora tomará de volta'),
  ('PREMIO_A_PAGAR', 'COMPENSACAO', 'SEGURADORA', false, 'Parcelas que os clientes ainda devem às seguradoras'),
  ('PREMIO_EM_ABERTO', 'COMPENSACAO', 'SEGURADORA', false, 'Contrapartida das parcelas em aberto'),
  ('PREMIO_PAGO', 'COMPENSACAO', 'SEGURADORA', true, 'Parcelas que os clientes pagaram às seguradoras'),
  ('PREMIO_QUITADO', 'COMPENSACAO', 'SEGURADORA', true, 'Contrapartida das parcelas pagas'),
  ('PREMIO_A_DEVOLVER', 'COMPENSACAO', 'SEGURADORA', true, 'Prêmio que endossos e cancelamentos devolvem aos clientes'),
  ('PREMIO_A_COBRAR', 'COMPENSACAO', 'SEGURADORA', true, 'Prêmio que endossos e cancelamentos ainda cobram dos clientes'),
  ('PREMIO_AJUSTADO', 'COMPENSACAO', 'SEGURADORA', true, 'Contrapartida do que endossos e cancelamentos devolvem e cobram');

create table balcao.conta_contabil (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  natureza text not null references balcao.natureza_contabil (codigo),
  -- the insurer's name in addresses, the id of the producer or of the bank account, the category; empty where a nature has one account
  titular text not null default '',
  unique (assinatura_id, natureza, titular),
  unique (assinatura_id, id)
);
comment on table balcao.conta_contabil is 'Contas do razão, abertas pelo primeiro lançamento que as usa.';

create table balcao.lancamento_contabil (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  em timestamptz not null,
  -- the day it counts on
  dia date not null,
  usuario_id uuid default balcao.usuario_atual(),
  -- the table whose records it follows, the policy they are of, and which they are
  origem text not null check (origem <> ''),
  apolice_id uuid,
  origens uuid[] not null default '{}',
  unique (assinatura_id, id)
);
create index lancamento_da_apolice on balcao.lancamento_contabil (assinatura_id, apolice_id, em) where apolice_id is not null;
create index lancamento_por_dia on balcao.lancamento_contabil (assinatura_id, dia);
comment on table balcao.lancamento_contabil is 'Lançamentos do razão; só se acrescentam, e o que se corrige é lançado ao contrário.';

create table balcao.partida (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null,
  lancamento_id uuid not null,
  conta_id uuid not null,
  -- when the posting was made, so that a balance of any instant is read from one index
  em timestamptz not null,
  -- debits are positive, credits negative
  centavos bigint not null check (centavos <> 0),
  foreign key (assinatura_id, lancamento_id) references balcao.lancamento_contabil (assinatura_id, id),
  foreign key (assinatura_id, conta_id) references balcao.conta_contabil (assinatura_id, id)
);
create index partida_do_lancamento on balcao.partida (lancamento_id) include (centavos);
create index partida_da_conta on balcao.partida (conta_id, em) include (centavos);
comment on table balcao.partida is 'Débitos e créditos de cada lançamento, que somam zero; só se acrescentam.';

create table balcao.saldo_contabil (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null,
  conta_id uuid not null,
  -- the balance counts every entry made until this instant, this one included
  ate timestamptz not null,
  centavos bigint not null,
  unique (conta_id, ate),
  foreign key (assinatura_id, conta_id) references balcao.conta_contabil (assinatura_id, id)
);
create index saldo_da_assinatura on balcao.saldo_contabil (assinatura_id, ate);
comment on table balcao.saldo_contabil is 'Saldos guardados toda noite, de onde parte a soma do saldo de qualquer instante.';

do $$
declare
  tabela regclass;
begin
  foreach tabela in array array['balcao.conta_contabil', 'balcao.lancamento_contabil', 'balcao.partida', 'balcao.saldo_contabil']::regclass[] loop
    call balcao.proteger(tabela);
    -- written by the functions below alone
    execute format('grant select on %s to balcao_app', tabela);
  end loop;
end
$$;

create function balcao.recusar_alteracao() returns trigger language plpgsql as $$
begin
  raise exception 'append-only: % of % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger so_acrescenta before update or delete or truncate on balcao.lancamento_contabil execute function balcao.recusar_alteracao();
create trigger so_acrescenta before update or delete or truncate on balcao.partida execute function balcao.recusar_alteracao();

-- A posting is whole as soon as it is written, and stays so: every statement that adds entries leaves each of its postings balanced.
create function balcao.conferir_partidas() returns trigger language plpgsql as $$
declare
  torto uuid;
begin
  select p.lancamento_id into torto from balcao.partida p where p.lancamento_id in (select lancamento_id from novas)
  group by p.lancamento_id having sum(p.centavos) <> 0 limit 1;
  if torto is not null then
    raise exception 'posting % does not balance', torto using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger conferir after insert on balcao.partida referencing new table as novas for each statement execute function balcao.conferir_partidas();

create type balcao.movimento_contabil as (assinatura_id uuid, apolice_id uuid, origem_id uuid, natureza text, titular text, centavos bigint);

/*
 * Posts movements: one posting for each policy among them (one for those of none), its entries summed by account. What sums to nothing is not
 * posted. The day is the transaction's `balcao.dia_contabil` where it was set, else today.
 *
 * Whoever posts holds the ledger of the subscription shared until commit, so that a balance can be kept of an instant nobody is still writing to.
 */
create function balcao.lancar(p_origem text, p_movimentos balcao.movimento_contabil[]) returns void language plpgsql
set search_path = balcao, pg_temp as $$
declare
  conta uuid;
  agora timestamptz;
  dia_contabil date := coalesce(nullif(current_setting('balcao.dia_contabil', true), '')::date, (now() at time zone 'America/Sao_Paulo')::date);
begin
  for conta in select distinct assinatura_id from unnest(p_movimentos) order by 1 loop
    perform pg_advisory_xact_lock_shared(hashtext('razao'), hashtext(conta::text));
  end loop;
  insert into conta_contabil (assinatura_id, natureza, titular)
  select distinct m.assinatura_id, m.natureza, m.titular from unnest(p_movimentos) m
  where not exists (select from conta_contabil c where (c.assinatura_id, c.natureza, c.titular) = (m.assinatura_id, m.natureza, m.titular))
  on conflict do nothing;
  agora := clock_timestamp();
  with somas as materialized (
    select m.assinatura_id, m.apolice_id, c.id as conta_id, sum(m.centavos)::bigint as centavos
    from unnest(p_movimentos) m
    join conta_contabil c on (c.assinatura_id, c.natureza, c.titular) = (m.assinatura_id, m.natureza, m.titular)
    group by 1, 2, 3 having sum(m.centavos) <> 0
  ), novos as materialized (
    select g.*, uuid7() as id from (
      select m.assinatura_id, m.apolice_id, array_agg(distinct m.origem_id) as origens from unnest(p_movimentos) m
      where exists (select from somas s where s.assinatura_id = m.assinatura_id and s.apolice_id is not distinct from m.apolice_id)
      group by 1, 2) g
  ), escritos as (
    insert into lancamento_contabil (id, assinatura_id, em, dia, origem, apolice_id, origens)
    select id, assinatura_id, agora, dia_contabil, p_origem, apolice_id, origens from novos
  )
  insert into partida (assinatura_id, lancamento_id, conta_id, em, centavos)
  select s.assinatura_id, n.id, s.conta_id, agora, s.centavos from somas s
  join novos n on n.assinatura_id = s.assinatura_id and n.apolice_id is not distinct from s.apolice_id;
end
$$;

-- What a record stands for in the ledger: its balance by nature. The sum of what these give is what the ledger says, or one of them is wrong.
create function balcao.posicoes(r balcao.parcela) returns table (natureza text, titular text, centavos bigint) language sql stable as $$
  with x as materialized (
    select a.seguradora,
      case when r.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA') then greatest(0, r.valor_centavos + r.ajuste_centavos - coalesce(r.pago_centavos, 0))
        else 0 end as aberto,
      case when r.status = 'ESTORNADA' then 0 else coalesce(r.pago_centavos, 0) end as pago
    from balcao.apolice a where a.id = r.apolice_id and r.excluido_em is null
  )
  select p.natureza, x.seguradora, p.centavos from x, lateral (values
    ('PREMIO_A_PAGAR', x.aberto), ('PREMIO_EM_ABERTO', -x.aberto), ('PREMIO_PAGO', x.pago), ('PREMIO_QUITADO', -x.pago)) p (natureza, centavos)
  where p.centavos <> 0
$$;

create function balcao.posicoes(r balcao.comissao) returns table (natureza text, titular text, centavos bigint) language sql stable as $$
  with x as materialized (
    select a.seguradora, r.recebida_centavos as recebida,
      case when r.status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA') then r.prevista_centavos - r.recebida_centavos else 0 end as aberta
    from balcao.apolice a where a.id = r.apolice_id and r.excluido_em is null
  )
  select p.natureza, x.seguradora, p.centavos from x, lateral (values
    ('COMISSAO_A_RECEBER', x.aberta), ('COMISSAO_A_APROPRIAR', -x.aberta), ('COMISSAO_EM_CONFERENCIA', x.recebida),
    ('RECEITA_DE_COMISSAO', -x.recebida)) p (natureza, centavos)
  where p.centavos <> 0
$$;

create function balcao.posicoes(r balcao.movimento_apolice) returns table (natureza text, titular text, centavos bigint) language sql stable as $$
  select p.natureza, a.seguradora, p.centavos from balcao.apolice a, lateral (values
    (case r.tipo when 'DEVOLUCAO' then 'PREMIO_A_DEVOLVER' when 'COBRANCA' then 'PREMIO_A_COBRAR' else 'ESTORNO_A_DEVOLVER' end, r.centavos),
    (case r.tipo when 'ESTORNO' then 'RECEITA_DE_COMISSAO' else 'PREMIO_AJUSTADO' end, -r.centavos)) p (natureza, centavos)
  where a.id = r.apolice_id
$$;

/*
 * Follows a table in the ledger: what its records stood for before the statement is taken back, and what they stand for now is posted. Of a record
 * that is removed, what was still to happen is taken back; what happened is kept under no insurer, for its records are no longer there to say whose.
 */
create function balcao.contabilizar() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  antes text := format('select r.assinatura_id, r.apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::%s) p', tg_table_name);
  depois text := format('select r.assinatura_id, r.apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::%s) p', tg_table_name);
  removidas text := format('select r.assinatura_id, r.apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::%s) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('''', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada', tg_table_name);
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

create function balcao.acompanhar_no_razao(tabela regclass) returns void language plpgsql as $$
declare
  lote record;
begin
  execute format('create trigger razao_inclusao after insert on %s referencing new table as novas for each statement execute function balcao.contabilizar()', tabela);
  execute format('create trigger razao_alteracao after update on %s referencing old table as velhas new table as novas for each statement execute function balcao.contabilizar()', tabela);
  execute format('create trigger razao_exclusao after delete on %s referencing old table as velhas for each statement execute function balcao.contabilizar()', tabela);
  -- what is there already, some policies at a time
  for lote in select assinatura_id, array_agg(id) as apolices
    from (select assinatura_id, id, row_number() over (partition by assinatura_id order by id) / 2000 as n from balcao.apolice) a group by assinatura_id, n
  loop
    execute format('select balcao.lancar(%L, array_agg(row(r.assinatura_id, r.apolice_id, r.id, p.natureza, p.titular, p.centavos)::balcao.movimento_contabil))
      from %s r, lateral balcao.posicoes(r) p where r.assinatura_id = $1 and r.apolice_id = any ($2) having count(*) > 0',
      (select relname from pg_class where oid = tabela), tabela) using lote.assinatura_id, lote.apolices;
  end loop;
end
$$;
select balcao.acompanhar_no_razao('balcao.parcela');
select balcao.acompanhar_no_razao('balcao.comissao');
select balcao.acompanhar_no_razao('balcao.movimento_apolice');

-- The balance of an account as of an instant: the balance kept last before it, and what was posted since.
create function balcao.saldo_em(p_conta uuid, p_instante timestamptz) returns bigint language sql stable set search_path = balcao, pg_temp as $$
  with guardado as (select ate, centavos from saldo_contabil where conta_id = p_conta and ate <= p_instante order by ate desc limit 1)
  select (coalesce((select centavos from guardado), 0)
    + coalesce((select sum(centavos) from partida where conta_id = p_conta and em <= p_instante
        and em > coalesce((select ate from guardado), '-infinity')), 0))::bigint
$$;

-- Keeps the balances of a subscription as of now: waits for who is posting, so that nothing is posted later at an earlier instant.
create function balcao.guardar_saldos() returns timestamptz language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  conta uuid := assinatura_atual();
  instante timestamptz;
begin
  perform pg_advisory_xact_lock(hashtext('razao'), hashtext(conta::text));
  instante := clock_timestamp();
  insert into saldo_contabil (assinatura_id, conta_id, ate, centavos)
  select c.assinatura_id, c.id, instante, saldo_em(c.id, instante) from conta_contabil c
  where c.assinatura_id = conta and exists (select from partida p where p.conta_id = c.id
    and p.em > coalesce((select max(s.ate) from saldo_contabil s where s.conta_id = c.id), '-infinity'));
  return instante;
end
$$;

/*
 * What of the ledger of a subscription is not as it must be: a posting that does not balance, a kept balance that is not the sum of its entries, or
 * an account that does not say what the records say. No rows when all is well.
 */
create function balcao.provar_razao()
returns table (falha text, natureza text, titular text, esperado_centavos bigint, razao_centavos bigint)
language sql stable security definer set search_path = balcao, pg_temp as $$
  with registros as (
    select p.natureza, p.titular, p.centavos from parcela r, lateral posicoes(r) p where r.assinatura_id = assinatura_atual()
    union all select p.natureza, p.titular, p.centavos from comissao r, lateral posicoes(r) p where r.assinatura_id = assinatura_atual()
    union all select p.natureza, p.titular, p.centavos from movimento_apolice r, lateral posicoes(r) p where r.assinatura_id = assinatura_atual()
  ), esperados as (
    select natureza, titular, sum(centavos)::bigint as centavos from registros group by 1, 2
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
create function balcao.assinaturas_com_razao() returns setof uuid language sql stable security definer set search_path = balcao, pg_temp as $$
  select a.id from assinatura a where exists (select from conta_contabil c where c.assinatura_id = a.id)
$$;
revoke execute on function balcao.lancar(text, balcao.movimento_contabil[]), balcao.guardar_saldos(), balcao.provar_razao() from public;
grant execute on function balcao.guardar_saldos(), balcao.provar_razao() to balcao_app;
