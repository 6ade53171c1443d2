-- The offer that counts for a case (in Portuguese: oferta que vale), defined here and nowhere else:
--   1. of a case that was sold, the offer its standing proposal was made of, at the price it was sold for;
--   2. else the offer its client accepted last, while that answer stands as of the newest run;
--   3. else the cheapest answer that stands.
-- The list, the board, the sums, the file and the loss of a refusal all read the three columns written from it.

alter table balcao.orcamento
  add column escolha_premio_centavos bigint check (escolha_premio_centavos > 0),
  add column escolha_seguradora text references balcao.seguradora (slug),
  add column escolha_de text check (escolha_de in ('VENDA', 'CLIENTE')),
  add check ((escolha_de is null) = (escolha_premio_centavos is null) and (escolha_de is null) = (escolha_seguradora is null)),
  add column premio_centavos bigint generated always as (coalesce(escolha_premio_centavos, melhor_premio_centavos)) stored,
  add column premio_seguradora text generated always as (coalesce(escolha_seguradora, melhor_seguradora)) stored,
  add column premio_de text generated always as
    (coalesce(escolha_de, case when melhor_premio_centavos is not null then 'MELHOR' end)) stored;

-- The chosen offer of a case as it is: sold, else accepted; no row where nobody chose.
create function balcao.oferta_escolhida(p_orcamento uuid, p_status text, p_cotacao uuid)
returns table (premio_centavos bigint, seguradora text, de text)
language sql stable set search_path = balcao, pg_temp as $$
  (select p.premio_total_centavos, p.seguradora, 'VENDA' from proposta p
    where p_status = 'FECHADO' and p.orcamento_id = p_orcamento and p.excluido_em is null and p.status not in ('RECUSADA', 'CANCELADA')
    order by p.numero desc limit 1)
  union all
  (select f.premio_total_centavos, v.seguradora, 'CLIENTE'
    from envio_orcamento e
      join envio_resposta a on a.envio_id = e.id and a.tipo = 'ACEITE'
      join oferta_cotacao f on f.id = a.oferta_id
      join respostas_de(p_cotacao) v on v.resultado_id = f.resultado_id
    where e.orcamento_id = p_orcamento and e.excluido_em is null
    order by a.em desc limit 1)
  limit 1
$$;
grant execute on function balcao.oferta_escolhida(uuid, text, uuid) to balcao_app;

create function balcao.seguir_escolha() returns trigger language plpgsql as $$
begin
  select e.premio_centavos, e.seguradora, e.de into new.escolha_premio_centavos, new.escolha_seguradora, new.escolha_de
  from (select) x left join balcao.oferta_escolhida(new.id, new.status, new.cotacao_id) e on true;
  return new;
end
$$;
-- a sale closes its case, its end opens it again, and a new run answers anew: each of them writes one of these columns
create trigger seguir_escolha before update of status, cotacao_id on balcao.orcamento
  for each row execute function balcao.seguir_escolha();

create function balcao.contar_aceite() returns trigger language plpgsql as $$
begin
  update balcao.orcamento set status = status where id = (select e.orcamento_id from balcao.envio_orcamento e where e.id = new.envio_id);
  return null;
end
$$;
create trigger contar_aceite after insert on balcao.envio_resposta
  for each row when (new.tipo = 'ACEITE') execute function balcao.contar_aceite();

-- the cases that are there already; nobody altered them, so nothing else of them moves
alter table balcao.orcamento disable trigger user;
update balcao.orcamento o set escolha_premio_centavos = e.premio_centavos, escolha_seguradora = e.seguradora, escolha_de = e.de
from (select id, status, cotacao_id from balcao.orcamento) a
  cross join lateral balcao.oferta_escolhida(a.id, a.status, a.cotacao_id) e
where a.id = o.id;
-- a table with checks still to be made at commit cannot be altered
set constraints all immediate;
alter table balcao.orcamento enable trigger user;

drop index balcao.orcamento_premio, balcao.orcamento_premio_desc;
create index orcamento_premio on balcao.orcamento (assinatura_id, premio_centavos, id) where excluido_em is null and not em_branco;
create index orcamento_premio_desc on balcao.orcamento (assinatura_id, premio_centavos desc nulls last, id desc)
  where excluido_em is null and not em_branco;
