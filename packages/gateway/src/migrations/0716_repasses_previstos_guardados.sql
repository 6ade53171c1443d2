-- What is expected of shares is kept, so that a list of eight hundred thousand commissions is a list like any other. Whoever changes what a share is
-- worked out from writes down of which commissions, and waits for nobody; before it is read, and by a job where they are many, those are worked out again.

create table balcao.repasse_previsto (
  id uuid primary key,
  assinatura_id uuid not null references balcao.assinatura (id),
  comissao_id uuid not null,
  apolice_id uuid not null,
  produtor_id uuid not null,
  papel text not null,
  base text not null,
  base_centavos bigint not null,
  pct_bps integer not null,
  parte_bps integer not null,
  valor_centavos bigint not null,
  dia date not null,
  -- of its policy and of its producer, what the list is ordered and narrowed by
  apolice_numero text not null,
  seguradora text not null,
  corretora_id uuid not null,
  produtor_nome text not null
);
comment on table balcao.repasse_previsto is 'Os repasses previstos, uma linha por comissão esperada e por quem dela participa.';
call balcao.proteger('balcao.repasse_previsto');
grant select on balcao.repasse_previsto to balcao_app;
create index repasse_previsto_da_comissao on balcao.repasse_previsto (comissao_id);
create index repasse_previsto_da_apolice on balcao.repasse_previsto (apolice_id);
create index repasse_previsto_dia on balcao.repasse_previsto (assinatura_id, dia, id);
create index repasse_previsto_valor on balcao.repasse_previsto (assinatura_id, valor_centavos, id);
create index repasse_previsto_apolice on balcao.repasse_previsto (assinatura_id, apolice_numero, id);
create index repasse_previsto_nome on balcao.repasse_previsto (assinatura_id, (produtor_nome collate balcao.pt_br), id);
create index repasse_previsto_seguradora on balcao.repasse_previsto (assinatura_id, seguradora, dia, id);
create index repasse_previsto_do_produtor on balcao.repasse_previsto (assinatura_id, produtor_id, dia, id);

-- What they sum to by month: only who works them out writes it, one at a time of a subscription.
create table balcao.repasse_previsto_soma (
  assinatura_id uuid not null references balcao.assinatura (id),
  produtor_id uuid not null,
  mes date not null,
  seguradora text not null,
  corretora_id uuid not null,
  quantas integer not null,
  valor_centavos bigint not null,
  primary key (assinatura_id, produtor_id, mes, seguradora, corretora_id)
);
comment on table balcao.repasse_previsto_soma is 'O que os repasses previstos somam por mês, produtor, seguradora e corretora.';
call balcao.proteger('balcao.repasse_previsto_soma');
grant select on balcao.repasse_previsto_soma to balcao_app;

create function balcao.somar_previstos() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  novas text := 'select assinatura_id, produtor_id, dia, seguradora, corretora_id, 1 as sinal, valor_centavos from novas';
  velhas text := 'select assinatura_id, produtor_id, dia, seguradora, corretora_id, -1 as sinal, valor_centavos from velhas';
begin
  execute format('insert into repasse_previsto_soma as s (assinatura_id, produtor_id, mes, seguradora, corretora_id, quantas, valor_centavos)
    select assinatura_id, produtor_id, date_trunc(''month'', dia)::date, seguradora, corretora_id, sum(sinal), sum(sinal * valor_centavos) from (%s) x
    group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0
    on conflict (assinatura_id, produtor_id, mes, seguradora, corretora_id) do update set quantas = s.quantas + excluded.quantas,
      valor_centavos = s.valor_centavos + excluded.valor_centavos',
    case tg_op when 'INSERT' then novas when 'DELETE' then velhas else novas || ' union all ' || velhas end);
  return null;
end
$$;
create trigger somar_inclusao after insert on balcao.repasse_previsto referencing new table as novas
  for each statement execute function balcao.somar_previstos();
create trigger somar_alteracao after update on balcao.repasse_previsto referencing old table as velhas new table as novas
  for each statement execute function balcao.somar_previstos();
create trigger somar_exclusao after delete on balcao.repasse_previsto referencing old table as velhas
  for each statement execute function balcao.somar_previstos();

create table balcao.repasse_previsto_mudanca (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  -- null: all those of policies the producer shares in, or, without a producer either, all there are
  comissoes uuid[],
  produtor_id uuid,
  check (comissoes is null or produtor_id is null)
);
comment on table balcao.repasse_previsto_mudanca is 'Comissões cujos repasses previstos estão por recalcular.';
call balcao.proteger('balcao.repasse_previsto_mudanca');
create index repasse_previsto_mudanca_da_assinatura on balcao.repasse_previsto_mudanca (assinatura_id, id);

-- What a commission still lets expect; of no commission where it lets expect nothing.
create function balcao.base_prevista(c balcao.comissao) returns balcao.base_de_repasse language sql immutable parallel safe as $$
  select row(c.id, null, c.apolice_id, c.previsao_em, c.prevista_centavos - c.recebida_centavos, c.prevista_centavos - c.recebida_centavos,
    round(c.base_centavos::numeric * (c.prevista_centavos - c.recebida_centavos) / c.prevista_centavos)::bigint)::balcao.base_de_repasse
  where c.excluido_em is null and c.apolice_id is not null and c.status in ('PREVISTA', 'PARCIAL', 'CONTESTADA')
    and c.prevista_centavos > c.recebida_centavos
$$;

create function balcao.repasses_das_bases(p_bases balcao.base_de_repasse[]) returns table (
  id uuid, comissao_id uuid, apolice_id uuid, produtor_id uuid, papel text, base text, base_centavos bigint, pct_bps integer, parte_bps integer,
  valor_centavos bigint, dia date)
language sql stable set search_path = balcao, pg_temp as $$
  select overlay(overlay(md5(r.comissao_id::text || r.produtor_id::text || r.papel) placing '8' from 13) placing '8' from 17)::uuid, r.comissao_id,
    r.apolice_id, r.produtor_id, r.papel, max(r.base), max(r.base_centavos), max(r.pct_bps), least(sum(r.parte_bps), 10000)::int,
    sum(r.valor_centavos)::bigint, r.dia
  from calcular_repasses(p_bases) r where r.momento = 'RECEBIMENTO'
  group by r.comissao_id, r.apolice_id, r.produtor_id, r.papel, r.dia having sum(r.valor_centavos) <> 0
$$;

-- All that is expected, worked out from what it follows from: what those that are kept must be.
create or replace function balcao.repasses_previstos()
 returns table (id uuid, comissao_id uuid, apolice_id uuid, produtor_id uuid, papel text, base text, base_centavos bigint, pct_bps integer, parte_bps integer, valor_centavos bigint, dia date)
 language sql stable set search_path = balcao, pg_temp as $$
  select * from repasses_das_bases(array(select b from comissao c cross join lateral (select base_prevista(c) as b) x
    where c.assinatura_id = assinatura_atual() and (x.b).comissao_id is not null))
$$;

-- Writes down that the shares of some commissions are to be worked out again; many of them by a job, too, once whoever settles or reopens a month of
-- statements is done.
create function balcao.marcar_previstos(p_assinatura uuid, p_comissoes uuid[]) returns void language plpgsql security definer
set search_path = balcao, pg_temp as $$
begin
  insert into repasse_previsto_mudanca (assinatura_id, comissoes)
  select p_assinatura, array_agg(t.id) from unnest(p_comissoes) with ordinality t (id, n) group by (t.n - 1) / 1000;
  if cardinality(p_comissoes) > 1000 then
    perform enfileirar('repasses_previstos', json_build_object('assinaturaId', p_assinatura), p_em => now() + interval '30 seconds');
  end if;
end
$$;

create function balcao.marcar_previstos_das_apolices(p_assinatura uuid, p_apolices uuid[]) returns void language sql security definer
set search_path = balcao, pg_temp as $$
  select marcar_previstos(p_assinatura, array(select c.id from unnest(p_apolices) a (id) cross join lateral (
    select c.id from comissao c where c.assinatura_id = p_assinatura and c.apolice_id = a.id offset 0) c))
$$;

-- Of one producer, or of all when it is null.
create function balcao.marcar_previstos_do_produtor(p_assinatura uuid, p_produtor uuid) returns void language sql security definer
set search_path = balcao, pg_temp as $$
  insert into repasse_previsto_mudanca (assinatura_id, produtor_id) values (p_assinatura, p_produtor);
  select enfileirar('repasses_previstos', json_build_object('assinaturaId', p_assinatura))
$$;

create function balcao.prever_repasses_de_comissoes() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  uma record;
begin
  for uma in select m.assinatura_id, array_agg(m.id) as comissoes from mudadas m where m.apolice_id is not null group by 1 loop
    perform marcar_previstos(uma.assinatura_id, uma.comissoes);
  end loop;
  return null;
end
$$;
create trigger prever_incluidas after insert on balcao.comissao referencing new table as mudadas for each statement
  execute function balcao.prever_repasses_de_comissoes();
create trigger prever_mudadas after update on balcao.comissao referencing new table as mudadas for each statement
  execute function balcao.prever_repasses_de_comissoes();
create trigger prever_excluidas after delete on balcao.comissao referencing old table as mudadas for each statement
  execute function balcao.prever_repasses_de_comissoes();

-- Policies that became another's, another's sale or another's renewal: with those that renew them, which a rule of theirs may be of.
create function balcao.prever_repasses_de_apolices() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  uma record;
begin
  for uma in
    with recursive mudadas as (
      select x.assinatura_id, x.id, count(distinct (x.renovacao_de_id, x.renovacao_de_id is null)) > 1 as renova_outra from (
        select assinatura_id, id, numero, seguradora, ramo, corretora_id, produtor_id, produtores, renovacao_de_id from novas
        union select assinatura_id, id, numero, seguradora, ramo, corretora_id, produtor_id, produtores, renovacao_de_id from velhas) x
      group by 1, 2 having count(*) > 1
    ), atingidas (assinatura_id, id, renova_outra, distancia) as (
      select m.*, 0 from mudadas m
      union all
      select t.assinatura_id, f.id, true, t.distancia + 1 from atingidas t cross join lateral (
        select f.id from apolice f where f.assinatura_id = t.assinatura_id and f.renovacao_de_id = t.id offset 0) f
      where t.renova_outra and t.distancia < 30
    )
    select t.assinatura_id, array_agg(distinct t.id) as apolices from atingidas t group by 1
  loop
    perform marcar_previstos_das_apolices(uma.assinatura_id, uma.apolices);
  end loop;
  return null;
end
$$;
create trigger prever_repasses after update on balcao.apolice referencing old table as velhas new table as novas for each statement
  execute function balcao.prever_repasses_de_apolices();

create function balcao.prever_repasses_de_divisoes() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  uma record;
begin
  for uma in execute 'select m.assinatura_id, array_agg(distinct m.apolice_id) as apolices from (select assinatura_id, apolice_id from mudadas'
    || case tg_op when 'UPDATE' then ' union select assinatura_id, apolice_id from velhas' else '' end || ') m group by 1' loop
    perform marcar_previstos_das_apolices(uma.assinatura_id, uma.apolices);
  end loop;
  return null;
end
$$;
create trigger prever_incluidas after insert on balcao.divisao_produtor referencing new table as mudadas for each statement
  execute function balcao.prever_repasses_de_divisoes();
create trigger prever_mudadas after update on balcao.divisao_produtor referencing old table as velhas new table as mudadas for each statement
  execute function balcao.prever_repasses_de_divisoes();
create trigger prever_excluidas after delete on balcao.divisao_produtor referencing old table as mudadas for each statement
  execute function balcao.prever_repasses_de_divisoes();

create function balcao.prever_repasses_de_regras() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  uma record;
begin
  for uma in execute 'select assinatura_id, produtor_id from mudadas'
    || case tg_op when 'UPDATE' then ' union select assinatura_id, produtor_id from velhas' else ' group by 1, 2' end loop
    perform marcar_previstos_do_produtor(uma.assinatura_id, uma.produtor_id);
  end loop;
  return null;
end
$$;
create trigger prever_incluidas after insert on balcao.regra_repasse referencing new table as mudadas for each statement
  execute function balcao.prever_repasses_de_regras();
create trigger prever_mudadas after update on balcao.regra_repasse referencing old table as velhas new table as mudadas for each statement
  execute function balcao.prever_repasses_de_regras();
create trigger prever_excluidas after delete on balcao.regra_repasse referencing old table as mudadas for each statement
  execute function balcao.prever_repasses_de_regras();

create function balcao.prever_repasses_do_produtor() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform marcar_previstos_do_produtor(coalesce(new.assinatura_id, old.assinatura_id), coalesce(new.id, old.id));
  return null;
end
$$;
create trigger prever_repasses after update on balcao.produtor for each row
  when (old.supervisor_id is distinct from new.supervisor_id or old.nome is distinct from new.nome) execute function balcao.prever_repasses_do_produtor();
create trigger prever_excluido after delete on balcao.produtor for each row execute function balcao.prever_repasses_do_produtor();

create function balcao.prever_repasses_dos_parametros() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform marcar_previstos_do_produtor(coalesce(new.assinatura_id, old.assinatura_id), null);
  return null;
end
$$;
create trigger prever_incluido after insert on balcao.parametro for each row when (new.grupo = 'repasse')
  execute function balcao.prever_repasses_dos_parametros();
create trigger prever_mudado after update on balcao.parametro for each row when ('repasse' in (old.grupo, new.grupo))
  execute function balcao.prever_repasses_dos_parametros();
create trigger prever_excluido after delete on balcao.parametro for each row when (old.grupo = 'repasse')
  execute function balcao.prever_repasses_dos_parametros();

-- How many commissions are to be worked out again; what is of all, or of a producer, counts one.
create function balcao.previstos_por_refazer() returns integer language sql stable security definer set search_path = balcao, pg_temp as $$
  select coalesce(sum(coalesce(cardinality(m.comissoes), 1)), 0)::int from repasse_previsto_mudanca m where m.assinatura_id = assinatura_atual()
$$;

/*
 * Works out again the shares of so many commissions that changed. One at a time of a subscription: who comes later sees what the others wrote, and
 * who comes meanwhile waits for nothing and does nothing.
 *
 * Returns whether it was its turn.
 */
create function balcao.refazer_previstos(p_limite integer) returns boolean language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  conta uuid := assinatura_atual();
  amplas uuid[];
  mudadas uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('repasses_previstos'), hashtext(conta::text)) then
    return false;
  end if;
  -- what is of many becomes what is of each: that is a turn of its own
  with idas as (delete from repasse_previsto_mudanca where assinatura_id = conta and comissoes is null returning produtor_id)
  select array_agg(distinct i.produtor_id) into amplas from idas i;
  if amplas is not null then
    insert into repasse_previsto_mudanca (assinatura_id, comissoes)
    select conta, array_agg(t.id) from (
      select y.id, row_number() over (order by y.id) as n from (
        select c.id from comissao c where array_position(amplas, null) is not null and c.assinatura_id = conta and c.apolice_id is not null
        union
        select c.id from (
            select a.id from apolice a where a.assinatura_id = conta and (a.produtor_id = any (amplas)
              or a.produtores @> any (array(select jsonb_build_array(jsonb_build_object('id', p)) from unnest(amplas) p)))
            union all
            select d.apolice_id from divisao_produtor d where d.assinatura_id = conta
              and d.produtores @> any (array(select jsonb_build_array(jsonb_build_object('id', p)) from unnest(amplas) p))) x
          cross join lateral (select c.id from comissao c where c.assinatura_id = conta and c.apolice_id = x.id offset 0) c
        where array_position(amplas, null) is null
        union
        select k.comissao_id from repasse_previsto k
        where array_position(amplas, null) is null and k.assinatura_id = conta and k.produtor_id = any (amplas)) y) t
    group by (t.n - 1) / 1000;
    return true;
  end if;
  with fila as (
    select m.id, sum(cardinality(m.comissoes)) over (order by m.id) - cardinality(m.comissoes) as antes from repasse_previsto_mudanca m
    where m.assinatura_id = conta
  ), idas as (
    delete from repasse_previsto_mudanca m where m.id in (select f.id from fila f where f.antes < p_limite) returning m.comissoes
  )
  select array_agg(distinct u.id) into mudadas from idas i cross join lateral unnest(i.comissoes) u (id);
  if mudadas is null then
    return true;
  end if;
  with certos as materialized (
    select r.*, a.numero, a.seguradora, a.corretora_id, p.nome
    from repasses_das_bases(array(select x.b from unnest(mudadas) m (id)
      cross join lateral (select base_prevista(c) as b from comissao c where c.id = m.id offset 0) x where (x.b).comissao_id is not null)) r
    cross join lateral (select a.numero, a.seguradora, a.corretora_id from apolice a where a.id = r.apolice_id limit 1) a
    cross join lateral (select p.nome from produtor p where p.id = r.produtor_id limit 1) p
  ), idos as (
    delete from repasse_previsto k where k.comissao_id = any (mudadas) and k.id not in (select c.id from certos c)
  )
  insert into repasse_previsto as k (id, assinatura_id, comissao_id, apolice_id, produtor_id, papel, base, base_centavos, pct_bps, parte_bps,
    valor_centavos, dia, apolice_numero, seguradora, corretora_id, produtor_nome)
  select c.id, conta, c.comissao_id, c.apolice_id, c.produtor_id, c.papel, c.base, c.base_centavos, c.pct_bps, c.parte_bps, c.valor_centavos, c.dia,
    c.numero, c.seguradora, c.corretora_id, c.nome from certos c
  on conflict (id) do update set apolice_id = excluded.apolice_id, base = excluded.base, base_centavos = excluded.base_centavos,
    pct_bps = excluded.pct_bps, parte_bps = excluded.parte_bps, valor_centavos = excluded.valor_centavos, dia = excluded.dia,
    apolice_numero = excluded.apolice_numero, seguradora = excluded.seguradora, corretora_id = excluded.corretora_id,
    produtor_nome = excluded.produtor_nome
  where (k.apolice_id, k.base, k.base_centavos, k.pct_bps, k.parte_bps, k.valor_centavos, k.dia, k.apolice_numero, k.seguradora, k.corretora_id,
    k.produtor_nome) is distinct from (excluded.apolice_id, excluded.base, excluded.base_centavos, excluded.pct_bps, excluded.parte_bps,
    excluded.valor_centavos, excluded.dia, excluded.apolice_numero, excluded.seguradora, excluded.corretora_id, excluded.produtor_nome);
  return true;
end
$$;
revoke execute on function balcao.marcar_previstos, balcao.marcar_previstos_das_apolices, balcao.marcar_previstos_do_produtor,
  balcao.previstos_por_refazer, balcao.refazer_previstos from public;
grant execute on function balcao.base_prevista, balcao.repasses_das_bases, balcao.previstos_por_refazer, balcao.refazer_previstos to balcao_app;

select balcao.marcar_previstos_do_produtor(a.id, null) from balcao.assinatura a
where exists (select from balcao.regra_repasse r where r.assinatura_id = a.id);
