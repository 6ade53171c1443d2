-- A settlement changes the state and the amount received of twenty thousand commissions at once. What is open is listed in `comissao_lista`, and what it
-- sums to is kept: no question is asked of these three indexes any more, and without them, and with room on its page, a commission that is
-- received moves in no index at all.
drop index balcao.comissao_do_fluxo;
drop index balcao.comissao_a_receber;
drop index balcao.comissao_previsao;
alter table balcao.comissao set (fillfactor = 80);
