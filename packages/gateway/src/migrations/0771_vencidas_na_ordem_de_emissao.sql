-- In the order of their issue, the last first, the expired stand behind a year of policies in force, which a page of them had to walk through
-- (270,000 of 400,000). The last day of which one has expired is found day by day, by an index, and the page begins there.
create index venda_lista_vencida on balcao.venda_lista (assinatura_id, tipo, emissao, vig_fim) where excluido_em is null;

-- The last day on which a sale was issued whose time is over; null when there is none.
create function balcao.ultima_emissao_vencida(p_tipo text, p_hoje date) returns date
language plpgsql stable security definer set search_path = balcao, pg_temp as $$
declare
  assinatura constant uuid := assinatura_atual();
  dia date := 'infinity';
begin
  loop
    select max(l.emissao) into dia from venda_lista l
    where l.assinatura_id = assinatura and l.tipo = p_tipo and l.excluido_em is null and l.emissao < dia;
    exit when dia is null or exists (select from venda_lista l
      where l.assinatura_id = assinatura and l.tipo = p_tipo and l.excluido_em is null and l.emissao = dia and l.vig_fim < p_hoje);
  end loop;
  return dia;
end
$$;
revoke execute on function balcao.ultima_emissao_vencida from public;
grant execute on function balcao.ultima_emissao_vencida to balcao_app;
