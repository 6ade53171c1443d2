-- Insurers that answer together are stored together: only what they all write is written one after the other.

-- Holds a run while one answer is stored: whoever ends the run waits for it, other answers do not. The first answer alone has the run to
-- itself, for it marks it; nothing turns a run back from PARCIAL while somebody still answers. Says whether it is still to be marked.
create function balcao.segurar_para_resposta(p_cotacao uuid) returns boolean
language plpgsql volatile set search_path = balcao, pg_temp as $$
begin
  if exists (select from cotacao where id = p_cotacao and status = 'PARCIAL') then
    perform from cotacao where id = p_cotacao for share;
    return false;
  end if;
  perform from cotacao where id = p_cotacao for update;
  return true;
end
$$;

-- The best price of the case, among the answers that stand. The row is held before they are read: of two that come at once, the second
-- then sees the first.
create function balcao.atualizar_melhor_premio(p_cotacao uuid) returns void
language plpgsql volatile set search_path = balcao, pg_temp as $$
begin
  perform from orcamento where cotacao_id = p_cotacao for no key update;
  update orcamento o set melhor_premio_centavos = m.premio, melhor_seguradora = m.seguradora
  from (select f.premio_total_centavos as premio, r.seguradora
        from respostas_de(p_cotacao) v join resultado_cotacao r on r.id = v.resultado_id
          join oferta_cotacao f on f.resultado_id = r.id
        where r.status = 'OK' order by f.premio_total_centavos, r.seguradora limit 1) m
  where o.cotacao_id = p_cotacao and o.melhor_premio_centavos is distinct from m.premio;
end
$$;
grant execute on function balcao.segurar_para_resposta(uuid), balcao.atualizar_melhor_premio(uuid) to balcao_app;
