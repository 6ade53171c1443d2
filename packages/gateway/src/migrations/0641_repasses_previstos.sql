-- Shares that are expected, what of them is forgotten, and where they are seen.

-- What is still to be owed: the shares of commissions that are expected, of what is expected of them.
create function balcao.repasses_previstos() returns table (
  id uuid, comissao_id uuid, apolice_id uuid, produtor_id uuid, papel text, base text, base_centavos bigint, pct_bps integer, parte_bps integer,
  valor_centavos bigint, dia date)
language sql stable set search_path = balcao, pg_temp as $$
  with abertas as (
    select array_agg(row(c.id, null, c.apolice_id, c.previsao_em, c.prevista_centavos - c.recebida_centavos, c.prevista_centavos - c.recebida_centavos,
      round(c.base_centavos::numeric * (c.prevista_centavos - c.recebida_centavos) / c.prevista_centavos)::bigint)::base_de_repasse) as bases
    from comissao c where c.assinatura_id = assinatura_atual() and c.excluido_em is null and c.apolice_id is not null
      and c.status in ('PREVISTA', 'PARCIAL', 'CONTESTADA') and c.prevista_centavos > c.recebida_centavos
  )
  select overlay(overlay(md5(r.comissao_id::text || r.produtor_id::text || r.papel) placing '8' from 13) placing '8' from 17)::uuid, r.comissao_id, r.apolice_id, r.produtor_id, r.papel, max(r.base),
    max(r.base_centavos), max(r.pct_bps), least(sum(r.parte_bps), 10000)::int, sum(r.valor_centavos)::bigint, r.dia
  from abertas a, calcular_repasses(a.bases) r where r.momento = 'RECEBIMENTO'
  group by r.comissao_id, r.apolice_id, r.produtor_id, r.papel, r.dia having sum(r.valor_centavos) <> 0
$$;
grant execute on function balcao.ratear, balcao.calcular_repasses, balcao.repasses_previstos to balcao_app;

-- What is written of a share may name the client: of who is eliminated, it is taken out, and what was paid stays.
create function balcao.esquecer_em_repasses() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  update repasse r set contestacao = 'Texto eliminado.', resposta = case when r.resposta is null then null else 'Texto eliminado.' end
  from apolice a where a.segurado_id = old.id and r.assinatura_id = old.assinatura_id and r.apolice_id = a.id and r.contestado_em is not null;
  return null;
end
$$;
create trigger esquecer_em_repasses after update on balcao.segurado for each row
  when (coalesce(current_setting('balcao.eliminando', true), '') = 'sim') execute function balcao.esquecer_em_repasses();

insert into balcao.menu_item (id, menu, grupo, ordem, title, rota, needs, administrador, destacado)
select 'repasses', menu, grupo, 15, 'Repasses', '/financeiro/repasses', 'acessoGestao', administrador, destacado
from balcao.menu_item where id = 'recebimentos';
