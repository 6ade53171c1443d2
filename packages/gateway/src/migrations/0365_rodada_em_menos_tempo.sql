-- What a run of quotes writes in the lists and in its case, with as few statements as say the same: each status it passes through fires these.

-- A run that only moved on has one line to alter. It is written again whole only as it enters the list, leaves it, or comes back.
create or replace function balcao.listar_cotacao() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform from orcamento where id = new.orcamento_id for no key update;
  if tg_op = 'UPDATE' and old.excluido_em is null and new.excluido_em is null then
    update cotacao_lista set status = new.status, criado_em = new.criado_em where cotacao_id = new.id;
    if found then
      return null;
    end if;
  end if;
  perform listar_cotacoes(array[new.id]);
  return null;
end
$$;

-- A case that was never sent and is not sold has no chosen offer: most cases, at every status of every run.
create or replace function balcao.seguir_escolha() returns trigger language plpgsql as $$
begin
  if new.status <> 'FECHADO' and not exists (select from balcao.envio_orcamento e
      where e.assinatura_id = new.assinatura_id and e.orcamento_id = new.id) then
    new.escolha_premio_centavos := null;
    new.escolha_seguradora := null;
    new.escolha_de := null;
    return new;
  end if;
  select e.premio_centavos, e.seguradora, e.de into new.escolha_premio_centavos, new.escolha_seguradora, new.escolha_de
  from (select) x left join balcao.oferta_escolhida(new.id, new.status, new.cotacao_id) e on true;
  return new;
end
$$;

-- A run that completes no other reads its own offers alone.
create or replace function balcao.atualizar_melhor_premio(p_cotacao uuid) returns void
language plpgsql volatile set search_path = balcao, pg_temp as $$
declare
  melhor record;
begin
  perform from orcamento where cotacao_id = p_cotacao for no key update;
  if not found then
    return;
  end if;
  if exists (select from cotacao where id = p_cotacao and complementa_id is not null) then
    select f.premio_total_centavos as premio, r.seguradora into melhor
    from respostas_de(p_cotacao) v join resultado_cotacao r on r.id = v.resultado_id join oferta_cotacao f on f.resultado_id = r.id
    where r.status = 'OK' order by f.premio_total_centavos, r.seguradora limit 1;
  else
    select f.premio_total_centavos as premio, r.seguradora into melhor
    from resultado_cotacao r join oferta_cotacao f on f.resultado_id = r.id
    where r.cotacao_id = p_cotacao and r.status = 'OK' order by f.premio_total_centavos, r.seguradora limit 1;
  end if;
  if found then
    update orcamento o set melhor_premio_centavos = melhor.premio, melhor_seguradora = melhor.seguradora
    where o.cotacao_id = p_cotacao and o.melhor_premio_centavos is distinct from melhor.premio;
  end if;
end
$$;
