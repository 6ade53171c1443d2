-- What changed of many records at once is found by grouping them as they were and as they are. Joined by their ids, the plan that was kept from a
-- statement that changed one of them compares each of twenty thousand with all.

create or replace function balcao.listar_comissoes_de_apolices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $$
begin
  perform listar_comissoes_a_receber(array(select c.id from (
    select x.assinatura_id, x.id from (
      select assinatura_id, id, numero, segurado_id, seguradora, ramo, corretora_id, produtor_id, excluido_em is null from novas union select assinatura_id, id, numero, segurado_id, seguradora, ramo, corretora_id, produtor_id, excluido_em is null from velhas) x
    group by 1, 2 having count(*) > 1) m
    cross join lateral (select c.id from comissao c where c.assinatura_id = m.assinatura_id and c.apolice_id = m.id offset 0) c));
  return null;
end
$$;

create or replace function balcao.listar_parcelas_de_apolices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $$
begin
  perform listar_parcelas(array(select q.id from (
    select x.assinatura_id, x.id from (
      select assinatura_id, id, numero, segurado_id, bem, seguradora, ramo, produtor_id, usuario_id, excluido_em is null from novas union select assinatura_id, id, numero, segurado_id, bem, seguradora, ramo, produtor_id, usuario_id, excluido_em is null from velhas) x
    group by 1, 2 having count(*) > 1) m
    cross join lateral (select q.id from parcela q where q.assinatura_id = m.assinatura_id and q.apolice_id = m.id offset 0) q));
  return null;
end
$$;

create or replace function balcao.seguir_comissoes_contestadas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $$
declare
  tocadas uuid[];
begin
  select array_agg(distinct i.contestacao_id) into tocadas from (
    select x.assinatura_id, x.id from (
      select assinatura_id, id, status, excluido_em is null from novas union select assinatura_id, id, status, excluido_em is null from velhas) x
    group by 1, 2 having count(*) > 1) m
  cross join lateral (select i.contestacao_id from contestacao_item i where i.assinatura_id = m.assinatura_id and i.comissao_id = m.id
    and i.situacao in ('ABERTO', 'PAGO', 'CANCELADO') offset 0) i;
  if tocadas is null then
    return null;
  end if;
  -- always in the same order, so that two settlements cannot wait for each other
  perform from contestacao where id = any (tocadas) order by id for no key update;
  update contestacao_item i set situacao = case
      when n.excluido_em is not null or n.status = 'CANCELADA' then 'CANCELADO'
      when n.status = 'RECEBIDA' then 'PAGO'
      when n.status = 'ESTORNADA' then case when i.situacao = 'PAGO' then 'PAGO' else 'CANCELADO' end
      when c.desfecho in ('ACEITA', 'DESISTIDA') then 'LIBERADO'
      else 'ABERTO' end
  from novas n, contestacao c
  where i.contestacao_id = any (tocadas) and i.comissao_id = n.id and c.id = i.contestacao_id and i.situacao in ('ABERTO', 'PAGO', 'CANCELADO');
  perform apurar_contestacoes(tocadas);
  return null;
end
$$;

-- What insurers owe is summed by day, insurer and brokerage, as instalments and commissions are.
create table balcao.comissao_a_receber_soma (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  seguradora text not null,
  corretora_id uuid not null,
  previsao_em date not null,
  quantas integer not null,
  prevista_centavos bigint not null,
  recebida_centavos bigint not null
);
comment on table balcao.comissao_a_receber_soma is 'O que as comissões a receber somam por dia, seguradora e corretora, em parcelas que se acrescentam.';
call balcao.proteger('balcao.comissao_a_receber_soma');
grant select on balcao.comissao_a_receber_soma to balcao_app;
create index comissao_a_receber_soma_por_dia on balcao.comissao_a_receber_soma (assinatura_id, previsao_em)
  include (seguradora, corretora_id, quantas, prevista_centavos, recebida_centavos);

create function balcao.somar_comissoes_a_receber() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  novas text := 'select assinatura_id, seguradora, corretora_id, previsao_em, 1 as sinal, prevista_centavos, recebida_centavos from novas';
  velhas text := 'select assinatura_id, seguradora, corretora_id, previsao_em, -1 as sinal, prevista_centavos, recebida_centavos from velhas';
begin
  execute format('insert into comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
    select assinatura_id, seguradora, corretora_id, previsao_em, sum(sinal), sum(sinal * prevista_centavos), sum(sinal * recebida_centavos) from (%s) x
    group by 1, 2, 3, 4 having sum(sinal) <> 0 or sum(sinal * prevista_centavos) <> 0 or sum(sinal * recebida_centavos) <> 0',
    case tg_op when 'INSERT' then novas when 'DELETE' then velhas else novas || ' union all ' || velhas end);
  return null;
end
$$;
create trigger somar_inclusao after insert on balcao.comissao_lista referencing new table as novas
  for each statement execute function balcao.somar_comissoes_a_receber();
create trigger somar_alteracao after update on balcao.comissao_lista referencing old table as velhas new table as novas
  for each statement execute function balcao.somar_comissoes_a_receber();
create trigger somar_exclusao after delete on balcao.comissao_lista referencing old table as velhas
  for each statement execute function balcao.somar_comissoes_a_receber();

insert into balcao.comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
select assinatura_id, seguradora, corretora_id, previsao_em, count(*), sum(prevista_centavos), sum(recebida_centavos)
from balcao.comissao_lista group by 1, 2, 3, 4;

create or replace function balcao.juntar_somas()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $$
  with idas as (delete from parcela_soma where assinatura_id = assinatura_atual() returning *)
  insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
  select assinatura_id, usuario_id, status, forma, vencimento, sum(quantas), sum(valor_centavos), sum(pago_centavos) from idas
  group by 1, 2, 3, 4, 5 having sum(quantas) <> 0 or sum(valor_centavos) <> 0 or sum(pago_centavos) <> 0;
  with idas as (delete from comissao_soma where assinatura_id = assinatura_atual() returning *)
  insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
  select assinatura_id, previsao_em, sum(prevista_centavos), sum(estorno_centavos), sum(aberta_centavos), sum(a_estornar_centavos) from idas
  group by 1, 2 having sum(prevista_centavos) <> 0 or sum(estorno_centavos) <> 0 or sum(aberta_centavos) <> 0 or sum(a_estornar_centavos) <> 0;
  with idas as (delete from comissao_a_receber_soma where assinatura_id = assinatura_atual() returning *)
  insert into comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
  select assinatura_id, seguradora, corretora_id, previsao_em, sum(quantas), sum(prevista_centavos), sum(recebida_centavos) from idas
  group by 1, 2, 3, 4 having sum(quantas) <> 0 or sum(prevista_centavos) <> 0 or sum(recebida_centavos) <> 0
$$;

create or replace function balcao.refazer_somas(p_assinatura uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'balcao', 'pg_temp'
AS $$
  delete from parcela_soma where assinatura_id = p_assinatura;
  delete from comissao_soma where assinatura_id = p_assinatura;
  insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
  select p_assinatura, s.* from somas_das_parcelas(p_assinatura) s;
  insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
  select p_assinatura, s.* from somas_das_comissoes(p_assinatura) s;
  delete from comissao_a_receber_soma where assinatura_id = p_assinatura;
  insert into comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
  select p_assinatura, l.seguradora, l.corretora_id, l.previsao_em, count(*), sum(l.prevista_centavos), sum(l.recebida_centavos)
  from comissao_lista l where l.assinatura_id = p_assinatura group by 2, 3, 4
$$;

create or replace function balcao.provar_razao()
 RETURNS TABLE(falha text, natureza text, titular text, esperado_centavos bigint, razao_centavos bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $$
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
  union all
  select 'SOMA', 'comissao_lista', x.dia::text, sum(x.prevista) filter (where x.certa)::bigint, sum(x.prevista) filter (where not x.certa)::bigint
  from (select true as certa, l.seguradora, l.corretora_id, l.previsao_em as dia, 1 as quantas, l.prevista_centavos as prevista, l.recebida_centavos as recebida
      from comissao_lista l where l.assinatura_id = assinatura_atual()
    union all select false, k.seguradora, k.corretora_id, k.previsao_em, k.quantas, k.prevista_centavos, k.recebida_centavos
      from comissao_a_receber_soma k where k.assinatura_id = assinatura_atual()) x
  group by x.dia, x.seguradora, x.corretora_id
  having coalesce(sum(x.quantas) filter (where x.certa), 0) <> coalesce(sum(x.quantas) filter (where not x.certa), 0)
    or coalesce(sum(x.prevista) filter (where x.certa), 0) <> coalesce(sum(x.prevista) filter (where not x.certa), 0)
    or coalesce(sum(x.recebida) filter (where x.certa), 0) <> coalesce(sum(x.recebida) filter (where not x.certa), 0)
$$;
