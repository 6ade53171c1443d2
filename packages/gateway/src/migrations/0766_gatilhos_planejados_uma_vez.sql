-- The triggers of a whole statement put their command together by the operation and the table at hand, and a command made of text is planned at each
-- statement: 11 of the 95 ms that an emission took, and the same share of every other write of a sale. Each has its commands written out now, one for
-- each operation, which PostgreSQL plans once a session.

-- Writes the function of a trigger `for each statement`: `comando` with, in place of its `%s`, the rows that came (`novas`), those that went (`velhas`), or
-- both. A statement that touched no row runs no command. `removidas` is what a deletion says of its rows, where that is not what a change says of `velhas`.
create function balcao.escrever_gatilho_de_conjunto(nome text, comando text, novas text, velhas text, removidas text default null) returns void language plpgsql as $$
begin
  execute format($modelo$
    create or replace function balcao.%1$I() returns trigger language plpgsql security definer
      set search_path = balcao, pg_temp set plan_cache_mode = force_generic_plan as $gatilho$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          %2$s;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          %3$s;
        end if;
      elsif exists (select from novas) then
        %4$s;
      end if;
      return null;
    end
    $gatilho$ $modelo$, nome, format(comando, novas), format(comando, coalesce(removidas, velhas)), format(comando, velhas || E'\nunion all\n' || novas));
end
$$;

-- The trail.
select balcao.escrever_gatilho_de_conjunto('trilha_em_conjunto', $c$insert into auditoria (assinatura_id, entidade, entidade_id, acao, antes, depois, usuario_id, segfyer_id, ip)
  select x.assinatura_id, tg_table_name, x.id::text, case tg_op when 'INSERT' then 'INCLUSAO' when 'UPDATE' then 'ALTERACAO' else 'EXCLUSAO' end,
    dizeres_da_trilha(x.antes), dizeres_da_trilha(x.depois), usuario_atual(),
    nullif(current_setting('balcao.segfyer_id', true), ''), nullif(current_setting('balcao.ip', true), '')
  from (select y.id, y.assinatura_id, (array_agg(y.antes) filter (where y.antes is not null))[1] as antes,
    (array_agg(y.depois) filter (where y.depois is not null))[1] as depois from (
%s
    ) y (id, assinatura_id, antes, depois) group by 1, 2) x
  where x.antes is distinct from x.depois$c$,
  'select n.id, n.assinatura_id, null::jsonb, to_jsonb(n) from novas n',
  'select v.id, v.assinatura_id, to_jsonb(v), null::jsonb from velhas v');

-- The sums of instalments, of commissions, of what is to be received and of the shares that are expected.
select balcao.escrever_gatilho_de_conjunto('somar_parcelas', $c$insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
  select assinatura_id, usuario_id, status, forma, vencimento, sum(sinal), sum(sinal * valor_centavos), sum(sinal * pago_centavos) from (
%s
  ) x
  group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0 or sum(sinal * pago_centavos) <> 0$c$,
  'select assinatura_id, usuario_id, status, forma, vencimento, 1 as sinal, valor_centavos, pago_centavos from novas',
  'select assinatura_id, usuario_id, status, forma, vencimento, -1 as sinal, valor_centavos, pago_centavos from velhas');

select balcao.escrever_gatilho_de_conjunto('somar_comissoes', $c$insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
  select assinatura_id, previsao_em, sum(sinal * prevista_centavos), sum(sinal * estorno_centavos), sum(sinal * aberta_centavos),
    sum(sinal * a_estornar_centavos) from (
%s
  ) x group by 1, 2
  having sum(sinal * prevista_centavos) <> 0 or sum(sinal * estorno_centavos) <> 0 or sum(sinal * aberta_centavos) <> 0
    or sum(sinal * a_estornar_centavos) <> 0$c$,
  'select r.assinatura_id, r.previsao_em, 1 as sinal, p.* from novas r cross join lateral parte_da_soma(r::comissao) p',
  'select r.assinatura_id, r.previsao_em, -1 as sinal, p.* from velhas r cross join lateral parte_da_soma(r::comissao) p');

select balcao.escrever_gatilho_de_conjunto('somar_comissoes_a_receber', $c$insert into comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
  select assinatura_id, seguradora, corretora_id, previsao_em, sum(sinal), sum(sinal * prevista_centavos), sum(sinal * recebida_centavos) from (
%s
  ) x
  group by 1, 2, 3, 4 having sum(sinal) <> 0 or sum(sinal * prevista_centavos) <> 0 or sum(sinal * recebida_centavos) <> 0$c$,
  'select assinatura_id, seguradora, corretora_id, previsao_em, 1 as sinal, prevista_centavos, recebida_centavos from novas',
  'select assinatura_id, seguradora, corretora_id, previsao_em, -1 as sinal, prevista_centavos, recebida_centavos from velhas');

select balcao.escrever_gatilho_de_conjunto('somar_previstos', $c$insert into repasse_previsto_soma as s (assinatura_id, produtor_id, mes, seguradora, corretora_id, quantas, valor_centavos)
  select assinatura_id, produtor_id, date_trunc('month', dia)::date, seguradora, corretora_id, sum(sinal), sum(sinal * valor_centavos) from (
%s
  ) x
  group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0
  on conflict (assinatura_id, produtor_id, mes, seguradora, corretora_id) do update set quantas = s.quantas + excluded.quantas,
    valor_centavos = s.valor_centavos + excluded.valor_centavos$c$,
  'select assinatura_id, produtor_id, dia, seguradora, corretora_id, 1 as sinal, valor_centavos from novas',
  'select assinatura_id, produtor_id, dia, seguradora, corretora_id, -1 as sinal, valor_centavos from velhas');

-- The ledger: a function for each table, for what a record amounts to (`posicoes`) is told by the type of its row.
create or replace function balcao.acompanhar_tabela_nova(tabela regclass, apolice text) returns void language plpgsql as $$
declare
  tipo name := (select relname from pg_class where oid = tabela);
  gatilho name := 'contabilizar_' || tipo;
begin
  perform balcao.escrever_gatilho_de_conjunto(gatilho, $c$perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
%s
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null$c$,
    format('select r.assinatura_id, %s as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::%I) p', apolice, tipo),
    format('select r.assinatura_id, %s as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::%I) p', apolice, tipo),
    -- what was realised stays in the ledger, without its holder
    format('select r.assinatura_id, %s as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::%I) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('''', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada', apolice, tipo));
  execute format('create trigger razao_inclusao after insert on %s referencing new table as novas for each statement execute function balcao.%I()', tabela, gatilho);
  execute format('create trigger razao_alteracao after update on %s referencing old table as velhas new table as novas for each statement execute function balcao.%I()', tabela, gatilho);
  execute format('create trigger razao_exclusao after delete on %s referencing old table as velhas for each statement execute function balcao.%I()', tabela, gatilho);
end
$$;

do $$
declare
  uma record;
begin
  for uma in select t.tgrelid::regclass as tabela, case when t.tgnargs = 0 then 'r.apolice_id' else rtrim(encode(t.tgargs, 'escape'), '\000') end as apolice
    from pg_trigger t where t.tgname = 'razao_inclusao' order by t.tgrelid::regclass::text
  loop
    execute format('drop trigger razao_inclusao on %1$s; drop trigger razao_alteracao on %1$s; drop trigger razao_exclusao on %1$s', uma.tabela);
    perform balcao.acompanhar_tabela_nova(uma.tabela, uma.apolice);
  end loop;
end
$$;
drop function balcao.contabilizar();
-- of the first tables of the ledger, whose records were there before it
drop function balcao.acompanhar_no_razao(regclass);

-- The shares of commissions and of divisions that changed.
create or replace function balcao.prever_repasses_de_comissoes() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    perform marcar_previstos(m.assinatura_id, array_agg(m.id)) from (
      select x.assinatura_id, x.id from (
        select assinatura_id, id, apolice_id, previsao_em, prevista_centavos, recebida_centavos, base_centavos, excluido_em is null,
          status in ('PREVISTA', 'PARCIAL', 'CONTESTADA') from mudadas
        union select assinatura_id, id, apolice_id, previsao_em, prevista_centavos, recebida_centavos, base_centavos, excluido_em is null,
          status in ('PREVISTA', 'PARCIAL', 'CONTESTADA') from velhas) x
      group by 1, 2 having count(*) > 1) m group by m.assinatura_id;
  else
    perform marcar_previstos(n.assinatura_id, array_agg(n.id)) from mudadas n where n.apolice_id is not null group by n.assinatura_id;
  end if;
  return null;
end
$$;
create or replace function balcao.prever_repasses_de_divisoes() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    perform marcar_previstos_das_apolices(m.assinatura_id, array_agg(distinct p.id)) from (
      select x.assinatura_id, x.id, array_agg(x.apolice_id) as apolices from (
        select assinatura_id, id, apolice_id, desde, produtores from mudadas union select assinatura_id, id, apolice_id, desde, produtores from velhas) x
      group by 1, 2 having count(*) > 1) m cross join lateral unnest(m.apolices) p (id) group by m.assinatura_id;
  else
    perform marcar_previstos_das_apolices(m.assinatura_id, array_agg(distinct m.apolice_id)) from mudadas m group by m.assinatura_id;
  end if;
  return null;
end
$$;

-- Of one proposal, planned anew at every call.
alter function balcao.encerrar_entrega(uuid[]) set plan_cache_mode = force_generic_plan;

-- Under a policy no index serves `id = coalesce(…)` but in a plan of its own for each row: which proposal it is, is told first.
create or replace function balcao.venda_fecha() returns trigger language plpgsql as $$
declare
  alvo uuid := coalesce(new.proposta_id, old.proposta_id);
  p record;
  parcelado bigint;
  comissionado bigint;
begin
  select id, oferta_id, apolice_id, plano, comissao_centavos into p from balcao.proposta where id = alvo;
  if p.oferta_id is null or p.apolice_id is not null then return null; end if;
  select coalesce(sum(valor_centavos), 0) into parcelado from balcao.parcela where proposta_id = alvo and excluido_em is null;
  select coalesce(sum(prevista_centavos), 0) into comissionado
    from balcao.comissao where proposta_id = alvo and excluido_em is null and tipo = 'COMISSAO';
  if parcelado <> (p.plano ->> 'totalCentavos')::bigint then
    raise exception 'as parcelas não somam o plano' using errcode = 'check_violation', constraint = 'parcelas_fecham';
  end if;
  if comissionado <> p.comissao_centavos then
    raise exception 'as comissões não somam a da oferta' using errcode = 'check_violation', constraint = 'comissoes_fecham';
  end if;
  return null;
end
$$;
