-- What a statement does besides its own rows is planned once a session, and not once a statement: a plan for the one record at hand always looked
-- cheaper than the kept one, and making it took longer (2 to 4 ms each) than carrying it out.
alter function balcao.listar_vendas(uuid[]) set plan_cache_mode = force_generic_plan;
alter function balcao.listar_parcelas(uuid[]) set plan_cache_mode = force_generic_plan;
alter function balcao.listar_comissoes_a_receber(uuid[]) set plan_cache_mode = force_generic_plan;
alter function balcao.busca_indexar(smallint, uuid[]) set plan_cache_mode = force_generic_plan;

-- A statement that touched no row (the update of those that differ, where none does) has nothing to trail, to sum or to post.

CREATE OR REPLACE FUNCTION balcao.trilha_em_conjunto()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  velhas text := 'select v.id, v.assinatura_id, to_jsonb(v) as antes, null::jsonb as depois from velhas v';
  novas text := 'select n.id, n.assinatura_id, null::jsonb, to_jsonb(n) from novas n';
begin
  if tg_op = 'DELETE' then
    if not exists (select from velhas) then
      return null;
    end if;
  elsif not exists (select from novas) then
    return null;
  end if;
  execute format('insert into auditoria (assinatura_id, entidade, entidade_id, acao, antes, depois, usuario_id, segfyer_id, ip)
      select x.assinatura_id, $1, x.id::text, $2, dizeres_da_trilha(x.antes), dizeres_da_trilha(x.depois), $3, $4, $5
      from (select y.id, y.assinatura_id, (array_agg(y.antes) filter (where y.antes is not null))[1] as antes,
        (array_agg(y.depois) filter (where y.depois is not null))[1] as depois from (%s) y (id, assinatura_id, antes, depois) group by 1, 2) x
      where x.antes is distinct from x.depois',
    case tg_op when 'INSERT' then novas when 'DELETE' then velhas else velhas || ' union all ' || novas end)
  using tg_table_name, case tg_op when 'INSERT' then 'INCLUSAO' when 'UPDATE' then 'ALTERACAO' else 'EXCLUSAO' end, usuario_atual(),
    nullif(current_setting('balcao.segfyer_id', true), ''), nullif(current_setting('balcao.ip', true), '');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.somar_parcelas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  novas text := 'select assinatura_id, usuario_id, status, forma, vencimento, 1 as sinal, valor_centavos, pago_centavos from novas';
  velhas text := 'select assinatura_id, usuario_id, status, forma, vencimento, -1 as sinal, valor_centavos, pago_centavos from velhas';
begin
  if tg_op = 'DELETE' then
    if not exists (select from velhas) then
      return null;
    end if;
  elsif not exists (select from novas) then
    return null;
  end if;
  execute format('insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
    select assinatura_id, usuario_id, status, forma, vencimento, sum(sinal), sum(sinal * valor_centavos), sum(sinal * pago_centavos) from (%s) x
    group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0 or sum(sinal * pago_centavos) <> 0',
    case tg_op when 'INSERT' then novas when 'DELETE' then velhas else novas || ' union all ' || velhas end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.somar_comissoes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  novas text := 'select r.assinatura_id, r.previsao_em, 1 as sinal, p.* from novas r cross join lateral parte_da_soma(r::comissao) p';
  velhas text := 'select r.assinatura_id, r.previsao_em, -1 as sinal, p.* from velhas r cross join lateral parte_da_soma(r::comissao) p';
begin
  if tg_op = 'DELETE' then
    if not exists (select from velhas) then
      return null;
    end if;
  elsif not exists (select from novas) then
    return null;
  end if;
  execute format('insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
    select assinatura_id, previsao_em, sum(sinal * prevista_centavos), sum(sinal * estorno_centavos), sum(sinal * aberta_centavos),
      sum(sinal * a_estornar_centavos) from (%s) x group by 1, 2
    having sum(sinal * prevista_centavos) <> 0 or sum(sinal * estorno_centavos) <> 0 or sum(sinal * aberta_centavos) <> 0
      or sum(sinal * a_estornar_centavos) <> 0',
    case tg_op when 'INSERT' then novas when 'DELETE' then velhas else novas || ' union all ' || velhas end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.somar_comissoes_a_receber()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  novas text := 'select assinatura_id, seguradora, corretora_id, previsao_em, 1 as sinal, prevista_centavos, recebida_centavos from novas';
  velhas text := 'select assinatura_id, seguradora, corretora_id, previsao_em, -1 as sinal, prevista_centavos, recebida_centavos from velhas';
begin
  if tg_op = 'DELETE' then
    if not exists (select from velhas) then
      return null;
    end if;
  elsif not exists (select from novas) then
    return null;
  end if;
  execute format('insert into comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
    select assinatura_id, seguradora, corretora_id, previsao_em, sum(sinal), sum(sinal * prevista_centavos), sum(sinal * recebida_centavos) from (%s) x
    group by 1, 2, 3, 4 having sum(sinal) <> 0 or sum(sinal * prevista_centavos) <> 0 or sum(sinal * recebida_centavos) <> 0',
    case tg_op when 'INSERT' then novas when 'DELETE' then velhas else novas || ' union all ' || velhas end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.contabilizar()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
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
  if tg_op = 'DELETE' then
    if not exists (select from velhas) then
      return null;
    end if;
  elsif not exists (select from novas) then
    return null;
  end if;
  execute format('select array_agg(row(m.*)::movimento_contabil) from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (%s) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m',
    case tg_op when 'INSERT' then depois when 'DELETE' then removidas else antes || ' union all ' || depois end) into movimentos;
  if movimentos is not null then
    perform lancar(tg_table_name, movimentos);
  end if;
  return null;
end
$function$;
