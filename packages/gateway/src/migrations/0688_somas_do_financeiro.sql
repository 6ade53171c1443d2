-- What all instalments and all commissions sum to by day is kept, so that a total of a million of them, or the cash flow of three years, reads some
-- thousand lines. Each change adds lines of what it changed and touches none that is there: who writes waits for nobody. A night puts them together.

create table balcao.parcela_soma (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  status text not null,
  forma text not null,
  vencimento date not null,
  -- more or fewer than before, as are the amounts
  quantas integer not null,
  valor_centavos bigint not null,
  pago_centavos bigint not null
);
comment on table balcao.parcela_soma is 'O que as linhas da lista de parcelas somam por dia, estado, forma e responsável, em parcelas que se acrescentam.';
call balcao.proteger('balcao.parcela_soma');
grant select on balcao.parcela_soma to balcao_app;
create index parcela_soma_por_dia on balcao.parcela_soma (assinatura_id, vencimento)
  include (usuario_id, status, forma, quantas, valor_centavos, pago_centavos);

create table balcao.comissao_soma (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  previsao_em date not null,
  -- of those that come and of those that go back, apart: what was expected, and what of it is still to come
  prevista_centavos bigint not null,
  estorno_centavos bigint not null,
  aberta_centavos bigint not null,
  a_estornar_centavos bigint not null
);
comment on table balcao.comissao_soma is 'O que as comissões somam por dia esperado, em parcelas que se acrescentam.';
call balcao.proteger('balcao.comissao_soma');
grant select on balcao.comissao_soma to balcao_app;
create index comissao_soma_por_dia on balcao.comissao_soma (assinatura_id, previsao_em)
  include (prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos);

-- What one commission adds to the sums of its day: nothing when it was removed or cancelled.
create function balcao.parte_da_soma(r balcao.comissao) returns table (
  prevista_centavos bigint, estorno_centavos bigint, aberta_centavos bigint, a_estornar_centavos bigint)
language sql immutable parallel safe as $$
  select greatest(r.prevista_centavos, 0), least(r.prevista_centavos, 0), greatest(x.aberta, 0), least(x.aberta, 0)
  from (select case when r.status in ('PREVISTA', 'PARCIAL') then r.prevista_centavos - r.recebida_centavos else 0 end as aberta) x
  where r.excluido_em is null and r.status <> 'CANCELADA'
$$;

create function balcao.somar_parcelas() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  novas text := 'select assinatura_id, usuario_id, status, forma, vencimento, 1 as sinal, valor_centavos, pago_centavos from novas';
  velhas text := 'select assinatura_id, usuario_id, status, forma, vencimento, -1 as sinal, valor_centavos, pago_centavos from velhas';
begin
  execute format('insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
    select assinatura_id, usuario_id, status, forma, vencimento, sum(sinal), sum(sinal * valor_centavos), sum(sinal * pago_centavos) from (%s) x
    group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0 or sum(sinal * pago_centavos) <> 0',
    case tg_op when 'INSERT' then novas when 'DELETE' then velhas else novas || ' union all ' || velhas end);
  return null;
end
$$;
create trigger somar_inclusao after insert on balcao.parcela_lista referencing new table as novas
  for each statement execute function balcao.somar_parcelas();
create trigger somar_alteracao after update on balcao.parcela_lista referencing old table as velhas new table as novas
  for each statement execute function balcao.somar_parcelas();
create trigger somar_exclusao after delete on balcao.parcela_lista referencing old table as velhas
  for each statement execute function balcao.somar_parcelas();

create function balcao.somar_comissoes() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  novas text := 'select r.assinatura_id, r.previsao_em, 1 as sinal, p.* from novas r cross join lateral parte_da_soma(r::comissao) p';
  velhas text := 'select r.assinatura_id, r.previsao_em, -1 as sinal, p.* from velhas r cross join lateral parte_da_soma(r::comissao) p';
begin
  execute format('insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
    select assinatura_id, previsao_em, sum(sinal * prevista_centavos), sum(sinal * estorno_centavos), sum(sinal * aberta_centavos),
      sum(sinal * a_estornar_centavos) from (%s) x group by 1, 2
    having sum(sinal * prevista_centavos) <> 0 or sum(sinal * estorno_centavos) <> 0 or sum(sinal * aberta_centavos) <> 0
      or sum(sinal * a_estornar_centavos) <> 0',
    case tg_op when 'INSERT' then novas when 'DELETE' then velhas else novas || ' union all ' || velhas end);
  return null;
end
$$;
create trigger somar_inclusao after insert on balcao.comissao referencing new table as novas
  for each statement execute function balcao.somar_comissoes();
create trigger somar_alteracao after update on balcao.comissao referencing old table as velhas new table as novas
  for each statement execute function balcao.somar_comissoes();
create trigger somar_exclusao after delete on balcao.comissao referencing old table as velhas
  for each statement execute function balcao.somar_comissoes();

-- The sums of the subscription as its records say them.
create function balcao.somas_das_parcelas(p_assinatura uuid)
returns table (usuario_id uuid, status text, forma text, vencimento date, quantas bigint, valor_centavos bigint, pago_centavos bigint)
language sql stable set search_path = balcao, pg_temp as $$
  select l.usuario_id, l.status, l.forma, l.vencimento, count(*), sum(l.valor_centavos)::bigint, sum(l.pago_centavos)::bigint
  from parcela_lista l where l.assinatura_id = p_assinatura group by 1, 2, 3, 4
$$;
create function balcao.somas_das_comissoes(p_assinatura uuid)
returns table (previsao_em date, prevista_centavos bigint, estorno_centavos bigint, aberta_centavos bigint, a_estornar_centavos bigint)
language sql stable set search_path = balcao, pg_temp as $$
  select r.previsao_em, sum(p.prevista_centavos)::bigint, sum(p.estorno_centavos)::bigint, sum(p.aberta_centavos)::bigint, sum(p.a_estornar_centavos)::bigint
  from comissao r cross join lateral parte_da_soma(r) p where r.assinatura_id = p_assinatura group by 1
$$;

-- Writes the sums of a subscription anew, from its records.
create function balcao.refazer_somas(p_assinatura uuid) returns void language sql set search_path = balcao, pg_temp as $$
  delete from parcela_soma where assinatura_id = p_assinatura;
  delete from comissao_soma where assinatura_id = p_assinatura;
  insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
  select p_assinatura, s.* from somas_das_parcelas(p_assinatura) s;
  insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
  select p_assinatura, s.* from somas_das_comissoes(p_assinatura) s
$$;
revoke execute on function balcao.somas_das_parcelas, balcao.somas_das_comissoes, balcao.refazer_somas from public;
select balcao.refazer_somas(id) from balcao.assinatura;

-- Puts together what changes have added to the sums of the subscription: of each day, state, form of payment and person one line.
create function balcao.juntar_somas() returns void language sql security definer set search_path = balcao, pg_temp as $$
  with idas as (delete from parcela_soma where assinatura_id = assinatura_atual() returning *)
  insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
  select assinatura_id, usuario_id, status, forma, vencimento, sum(quantas), sum(valor_centavos), sum(pago_centavos) from idas
  group by 1, 2, 3, 4, 5 having sum(quantas) <> 0 or sum(valor_centavos) <> 0 or sum(pago_centavos) <> 0;
  with idas as (delete from comissao_soma where assinatura_id = assinatura_atual() returning *)
  insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
  select assinatura_id, previsao_em, sum(prevista_centavos), sum(estorno_centavos), sum(aberta_centavos), sum(a_estornar_centavos) from idas
  group by 1, 2 having sum(prevista_centavos) <> 0 or sum(estorno_centavos) <> 0 or sum(aberta_centavos) <> 0 or sum(a_estornar_centavos) <> 0
$$;
revoke execute on function balcao.juntar_somas from public;
grant execute on function balcao.juntar_somas to balcao_app;

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
  union all
  -- what is kept of each day is what its records sum to
  select 'SOMA', 'parcela', x.vencimento::text, sum(x.valor_centavos) filter (where x.certa)::bigint, sum(x.valor_centavos) filter (where not x.certa)::bigint
  from (select true as certa, s.* from somas_das_parcelas(assinatura_atual()) s
    union all select false, k.usuario_id, k.status, k.forma, k.vencimento, k.quantas, k.valor_centavos, k.pago_centavos
    from parcela_soma k where k.assinatura_id = assinatura_atual()) x
  group by x.vencimento, x.usuario_id, x.status, x.forma
  having coalesce(sum(x.quantas) filter (where x.certa), 0) <> coalesce(sum(x.quantas) filter (where not x.certa), 0)
    or coalesce(sum(x.valor_centavos) filter (where x.certa), 0) <> coalesce(sum(x.valor_centavos) filter (where not x.certa), 0)
    or coalesce(sum(x.pago_centavos) filter (where x.certa), 0) <> coalesce(sum(x.pago_centavos) filter (where not x.certa), 0)
  union all
  select 'SOMA', 'comissao', x.previsao_em::text, sum(x.prevista_centavos) filter (where x.certa)::bigint,
    sum(x.prevista_centavos) filter (where not x.certa)::bigint
  from (select true as certa, s.* from somas_das_comissoes(assinatura_atual()) s
    union all select false, k.previsao_em, k.prevista_centavos, k.estorno_centavos, k.aberta_centavos, k.a_estornar_centavos
    from comissao_soma k where k.assinatura_id = assinatura_atual()) x
  group by x.previsao_em
  having coalesce(sum(x.prevista_centavos) filter (where x.certa), 0) <> coalesce(sum(x.prevista_centavos) filter (where not x.certa), 0)
    or coalesce(sum(x.estorno_centavos) filter (where x.certa), 0) <> coalesce(sum(x.estorno_centavos) filter (where not x.certa), 0)
    or coalesce(sum(x.aberta_centavos) filter (where x.certa), 0) <> coalesce(sum(x.aberta_centavos) filter (where not x.certa), 0)
    or coalesce(sum(x.a_estornar_centavos) filter (where x.certa), 0) <> coalesce(sum(x.a_estornar_centavos) filter (where not x.certa), 0)
$$;

-- What is paid in a form few use is found in its order without walking through all the others.
create index parcela_lista_da_forma on balcao.parcela_lista (assinatura_id, forma, vencimento, id);
