-- A case opened in which nothing was typed yet: an address visited by mistake is not a case of the brokerage. It is found by its own
-- address and by nothing else until its first word is saved, and is gone after eight days: a browser may hold what was typed without
-- connection for seven.
alter table balcao.orcamento add column nasceu_em_branco boolean not null default false;
alter table balcao.orcamento add column em_branco boolean not null generated always as
  (nasceu_em_branco and rascunho_versao = 1 and status = 'RASCUNHO') stored;

create function balcao.descartar_em_branco(p_agora timestamptz) returns void
language sql volatile security definer set search_path = balcao, pg_temp as $$
  update orcamento set excluido_em = p_agora where em_branco and excluido_em is null and alterado_em < p_agora - interval '8 days'
$$;
grant execute on function balcao.descartar_em_branco(timestamptz) to balcao_app;
