-- The entries of a settlement are tens of thousands, and to look for the posting and the account of each by itself took a tenth of its time. Both stay
-- as they were written, so that entries are asked for them once, together, as they are written.
create trigger so_acrescenta before delete or update or truncate on balcao.conta_contabil
  for each statement execute function balcao.recusar_alteracao();

create or replace function balcao.conferir_partidas() returns trigger language plpgsql as $$
declare
  torto record;
begin
  select n.lancamento_id, n.centavos into torto
  from (select assinatura_id, lancamento_id, sum(centavos) as centavos from novas group by 1, 2) n
  where n.centavos <> 0
    or (select l.assinatura_id from balcao.lancamento_contabil l where l.id = n.lancamento_id) is distinct from n.assinatura_id
  limit 1;
  if torto.centavos <> 0 then
    raise exception 'posting % does not balance', torto.lancamento_id using errcode = 'check_violation';
  elsif torto.lancamento_id is not null then
    raise exception 'posting % is not of the subscription of its entries', torto.lancamento_id using errcode = 'foreign_key_violation';
  end if;
  if exists (
    select from (select distinct assinatura_id, conta_id from novas) n
    where (select c.assinatura_id from balcao.conta_contabil c where c.id = n.conta_id) is distinct from n.assinatura_id
  ) then
    raise exception 'the account of an entry is not of its subscription' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;

alter table balcao.partida drop constraint partida_assinatura_id_lancamento_id_fkey;
alter table balcao.partida drop constraint partida_assinatura_id_conta_id_fkey;
