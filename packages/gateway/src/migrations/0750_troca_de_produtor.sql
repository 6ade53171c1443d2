-- A policy that only changed hands says nothing else anew in the lists: its producer alone is written there. Of one that changed otherwise its lines are
-- put together again, and of one that changed in nothing that a list says none.
create or replace function balcao.listar_apolice() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  mudadas uuid[] := array(select x.id from (
      select id, numero, segurado_id, bem, seguradora, ramo, corretora_id, usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos,
        premio_total_centavos, comissao_bps, status, situacao_renovacao, origem, itens, excluido_em is null from novas
      union
      select id, numero, segurado_id, bem, seguradora, ramo, corretora_id, usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos,
        premio_total_centavos, comissao_bps, status, situacao_renovacao, origem, itens, excluido_em is null from velhas) x
    group by 1 having count(*) > 1);
begin
  if cardinality(mudadas) > 0 then
    perform listar_vendas(mudadas || array(select e.id from novas n join endosso e on e.assinatura_id = n.assinatura_id and e.apolice_id = n.id
      where n.id = any (mudadas)));
  end if;
  update venda_lista l set produtor_id = m.produtor_id from (
    select x.id, t.produtor_id from (select assinatura_id, id, produtor_id from novas except select assinatura_id, id, produtor_id from velhas) t
    cross join lateral (select t.id union all select e.id from endosso e where e.assinatura_id = t.assinatura_id and e.apolice_id = t.id offset 0) x) m
  where l.id = m.id and l.produtor_id is distinct from m.produtor_id;
  return null;
end
$$;
drop trigger listar on balcao.apolice;
create trigger listar after update on balcao.apolice referencing old table as velhas new table as novas for each statement
  execute function balcao.listar_apolice();

create or replace function balcao.listar_parcelas_de_apolices() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  mudadas uuid[] := array(select q.id from (
    select x.assinatura_id, x.id from (
      select assinatura_id, id, numero, segurado_id, bem, seguradora, ramo, usuario_id, excluido_em is null from novas
      union select assinatura_id, id, numero, segurado_id, bem, seguradora, ramo, usuario_id, excluido_em is null from velhas) x
    group by 1, 2 having count(*) > 1) m
    cross join lateral (select q.id from parcela q where q.assinatura_id = m.assinatura_id and q.apolice_id = m.id offset 0) q);
begin
  if cardinality(mudadas) > 0 then
    perform listar_parcelas(mudadas);
  end if;
  update parcela_lista l set produtor_id = m.produtor_id from (
    select x.id, t.produtor_id from (select assinatura_id, id, produtor_id from novas except select assinatura_id, id, produtor_id from velhas) t
    cross join lateral (select p.id from parcela_lista p where p.assinatura_id = t.assinatura_id and p.apolice_id = t.id offset 0) x) m
  where l.id = m.id and l.produtor_id is distinct from m.produtor_id;
  return null;
end
$$;

create or replace function balcao.listar_comissoes_de_apolices() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  mudadas uuid[] := array(select c.id from (
    select x.assinatura_id, x.id from (
      select assinatura_id, id, numero, segurado_id, seguradora, ramo, corretora_id, excluido_em is null from novas
      union select assinatura_id, id, numero, segurado_id, seguradora, ramo, corretora_id, excluido_em is null from velhas) x
    group by 1, 2 having count(*) > 1) m
    cross join lateral (select c.id from comissao c where c.assinatura_id = m.assinatura_id and c.apolice_id = m.id offset 0) c);
begin
  if cardinality(mudadas) > 0 then
    perform listar_comissoes_a_receber(mudadas);
  end if;
  update comissao_lista l set produtor_id = m.produtor_id from (
    select x.id, t.produtor_id from (select assinatura_id, id, produtor_id from novas except select assinatura_id, id, produtor_id from velhas) t
    cross join lateral (select c.id from comissao_lista c where c.assinatura_id = t.assinatura_id and c.apolice_id = t.id offset 0) x) m
  where l.id = m.id and l.produtor_id is distinct from m.produtor_id;
  return null;
end
$$;
