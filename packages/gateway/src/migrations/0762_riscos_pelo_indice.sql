-- Whose risk is insured already is asked of every sale: `&&` is not leakproof, so behind row-level security no index serves it, and each sale read every
-- policy of the subscription. These look as the owner, and only at the calling subscription.
create function balcao.apolices_do_risco(p_chaves text[]) returns setof uuid
language sql stable security definer rows 5 set search_path = balcao, pg_temp as $$
  select a.id from apolice a where a.assinatura_id = assinatura_atual() and a.excluido_em is null and a.chaves_risco && p_chaves
$$;
create function balcao.propostas_do_risco(p_chaves text[]) returns setof uuid
language sql stable security definer rows 5 set search_path = balcao, pg_temp as $$
  select p.id from proposta p where p.assinatura_id = assinatura_atual() and p.excluido_em is null and p.chaves_risco && p_chaves
$$;
revoke execute on function balcao.apolices_do_risco, balcao.propostas_do_risco from public;
grant execute on function balcao.apolices_do_risco, balcao.propostas_do_risco to balcao_app;

-- what a sale adds is found at once, and not after a list of what is still to be sorted in
alter index balcao.apolice_do_risco set (fastupdate = off);
alter index balcao.proposta_do_risco set (fastupdate = off);
