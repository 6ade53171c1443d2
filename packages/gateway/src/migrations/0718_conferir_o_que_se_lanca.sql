-- Of every posting, what was there sums to zero: so does it afterwards if what is added to it does. What is added is at hand, and nothing is looked up.

create or replace function balcao.conferir_partidas() returns trigger language plpgsql as $$
declare
  torto uuid;
begin
  select n.lancamento_id into torto from novas n group by n.lancamento_id having sum(n.centavos) <> 0 limit 1;
  if torto is not null then
    raise exception 'posting % does not balance', torto using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- What it was summed from has sums of its own; it was as large as the table, and each commission that comes back was written into it.
drop index balcao.comissao_lista_soma;
