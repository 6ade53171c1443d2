-- An expected share follows from what a commission still lets expect, as `base_prevista` says it: a change that leaves its columns as they were, as one of
-- the stamp or of the kind, gives nothing to work out again. They are compared by themselves, and not by that function: of twenty thousand, its calls would
-- take longer than all else here. Before and after are put together by grouping, as they are of policies.
create or replace function balcao.prever_repasses_de_comissoes() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  uma record;
begin
  for uma in execute 'select m.assinatura_id, array_agg(m.id) as comissoes from (' || case tg_op
      when 'UPDATE' then 'select x.assinatura_id, x.id from (
          select assinatura_id, id, apolice_id, previsao_em, prevista_centavos, recebida_centavos, base_centavos, excluido_em is null,
            status in (''PREVISTA'', ''PARCIAL'', ''CONTESTADA'') from mudadas
          union select assinatura_id, id, apolice_id, previsao_em, prevista_centavos, recebida_centavos, base_centavos, excluido_em is null,
            status in (''PREVISTA'', ''PARCIAL'', ''CONTESTADA'') from velhas) x
        group by 1, 2 having count(*) > 1'
      else 'select n.assinatura_id, n.id from mudadas n where n.apolice_id is not null' end || ') m group by 1' loop
    perform marcar_previstos(uma.assinatura_id, uma.comissoes);
  end loop;
  return null;
end
$$;
drop trigger prever_mudadas on balcao.comissao;
create trigger prever_mudadas after update on balcao.comissao referencing old table as velhas new table as mudadas for each statement
  execute function balcao.prever_repasses_de_comissoes();

-- The same of rules and of divisions: of whom, and of which policies, only where something of it changed.
create or replace function balcao.prever_repasses_de_regras() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  uma record;
begin
  for uma in execute case tg_op
      when 'UPDATE' then 'select distinct m.assinatura_id, p.id as produtor_id from (
          select x.assinatura_id, x.id, array_agg(x.produtor_id) as produtores from (
            select assinatura_id, id, produtor_id, ramo, seguradora, negocio, base, pct_bps, momento, desde, ate, alcance, apolice_id,
              excluido_em is null from mudadas
            union select assinatura_id, id, produtor_id, ramo, seguradora, negocio, base, pct_bps, momento, desde, ate, alcance, apolice_id,
              excluido_em is null from velhas) x
          group by 1, 2 having count(*) > 1) m cross join lateral unnest(m.produtores) p (id)'
      else 'select distinct assinatura_id, produtor_id from mudadas' end loop
    perform marcar_previstos_do_produtor(uma.assinatura_id, uma.produtor_id);
  end loop;
  return null;
end
$$;

create or replace function balcao.prever_repasses_de_divisoes() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  uma record;
begin
  for uma in execute case tg_op
      when 'UPDATE' then 'select m.assinatura_id, array_agg(distinct p.id) as apolices from (
          select x.assinatura_id, x.id, array_agg(x.apolice_id) as apolices from (
            select assinatura_id, id, apolice_id, desde, produtores from mudadas union select assinatura_id, id, apolice_id, desde, produtores from velhas) x
          group by 1, 2 having count(*) > 1) m cross join lateral unnest(m.apolices) p (id) group by 1'
      else 'select assinatura_id, array_agg(distinct apolice_id) as apolices from mudadas group by 1' end loop
    perform marcar_previstos_das_apolices(uma.assinatura_id, uma.apolices);
  end loop;
  return null;
end
$$;

-- What a supervisor takes is one value among the parameters.
drop trigger prever_mudado on balcao.parametro;
create trigger prever_mudado after update on balcao.parametro for each row
  when ('repasse' in (old.grupo, new.grupo) and (old.grupo, old.valor -> 'supervisorBps', old.excluido_em is null)
    is distinct from (new.grupo, new.valor -> 'supervisorBps', new.excluido_em is null))
  execute function balcao.prever_repasses_dos_parametros();
