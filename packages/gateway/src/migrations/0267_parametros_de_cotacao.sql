-- What a subscription chooses of its quoting, in one row: until now only how long a case outlives its prices. What is null is the
-- product's own. A process of before looks for the old name once a day, and its queue asks again.
alter table balcao.parametro_expiracao rename to parametro_cotacao;
alter table balcao.parametro_cotacao
  -- {preco, coberturas, limites, franquia, parcelamento}
  add column pesos jsonb check (jsonb_typeof(pesos) = 'object'),
  add column validade_link_dias integer check (validade_link_dias between 1 and 90),
  add column comissao_min_bps integer check (comissao_min_bps between 0 and 5000),
  add column desconto_max_bps integer check (desconto_max_bps between 0 and 3000);

create or replace function balcao.assinaturas_com_vencidos(p_hoje date, p_carencia integer) returns setof uuid
language sql stable security definer set search_path = balcao, pg_temp as $$
  select distinct o.assinatura_id
  from orcamento o
  left join parametro_cotacao p on p.assinatura_id = o.assinatura_id
  where o.status in ('CALCULADO', 'ENVIADO') and o.excluido_em is null
    and exists (select from resultado_cotacao r where r.cotacao_id = o.cotacao_id and r.status = 'OK')
    and not exists (
      select from resultado_cotacao r where r.cotacao_id = o.cotacao_id and r.status = 'OK'
        and (r.validade is null or r.validade >= p_hoje - coalesce(p.carencia_dias, p_carencia)))
$$;
