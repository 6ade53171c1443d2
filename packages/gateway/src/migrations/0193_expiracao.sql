-- When prices no longer hold, the case is over: how many days after the last one ended is each subscription's choice.
create table balcao.parametro_expiracao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null unique references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  carencia_dias integer not null check (carencia_dias between 0 and 365)
);
create trigger carimbar before update on balcao.parametro_expiracao for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.parametro_expiracao');

-- Subscriptions with something to expire on a day; a subscription that chose nothing waits `p_carencia` days.
-- A price without validity never ends, and keeps its case open.
create function balcao.assinaturas_com_vencidos(p_hoje date, p_carencia integer) returns setof uuid
language sql stable security definer set search_path = balcao, pg_temp as $$
  select distinct o.assinatura_id
  from orcamento o
  left join parametro_expiracao p on p.assinatura_id = o.assinatura_id
  where o.status in ('CALCULADO', 'ENVIADO') and o.excluido_em is null
    and exists (select from resultado_cotacao r where r.cotacao_id = o.cotacao_id and r.status = 'OK')
    and not exists (
      select from resultado_cotacao r where r.cotacao_id = o.cotacao_id and r.status = 'OK'
        and (r.validade is null or r.validade >= p_hoje - coalesce(p.carencia_dias, p_carencia)))
$$;
grant execute on function balcao.assinaturas_com_vencidos(date, integer) to balcao_app;
