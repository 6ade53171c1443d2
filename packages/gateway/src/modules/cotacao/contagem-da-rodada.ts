/** How many insurers of the run `c` were asked, answered, gave a price and were given up when it was cancelled: one row, to be joined. */
export const CONTAGEM = `(select count(*)::int as total, count(*) filter (where r.status = 'OK')::int as ok,
    count(*) filter (where r.status not in ('PENDENTE', 'CALCULANDO', 'CANCELADO'))::int as responderam,
    count(*) filter (where r.status = 'CANCELADO')::int as canceladas
  from balcao.resultado_cotacao r where r.cotacao_id = c.id)`;
