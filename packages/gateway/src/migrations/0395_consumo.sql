-- What a subscription uses of its plan, by user and day. Calculations and messages are counted from their own rows; searches leave none.
create table balcao.consumo_busca (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  -- of São Paulo
  dia date not null,
  quantidade integer not null default 1 check (quantidade > 0),
  unique (assinatura_id, usuario_id, dia),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.consumo_busca is 'Quantas buscas cada usuário fez em cada dia.';
-- a counter needs no trail
select balcao.tabela_de_assinatura('balcao.consumo_busca', false);

-- Of the caller's subscription: it runs with the caller's rights, so that the tables' own policies hold.
create function balcao.consumo_do_periodo(p_de date, p_ate date)
returns table (dia date, usuario_id uuid, calculos integer, buscas integer, mensagens integer)
language sql stable set search_path = balcao, pg_temp as $$
  with inicio as (
    select p_de::timestamp at time zone 'America/Sao_Paulo' as de, (p_ate + 1)::timestamp at time zone 'America/Sao_Paulo' as ate
  ), uso as (
    -- prices typed by hand are no calculation
    select (c.criado_em at time zone 'America/Sao_Paulo')::date as dia, c.criado_por as usuario_id, 1 as calculos, 0 as buscas, 0 as mensagens
    from cotacao c join orcamento o on o.id = c.orcamento_id and o.origem <> 'MANUAL', inicio
    where c.criado_em >= inicio.de and c.criado_em < inicio.ate and c.criado_por is not null
    union all
    select b.dia, b.usuario_id, 0, b.quantidade, 0 from consumo_busca b where b.dia between p_de and p_ate
    union all
    select (e.criado_em at time zone 'America/Sao_Paulo')::date, e.usuario_id, 0, 0, 1
    from envio_entrega e, inicio
    where e.criado_em >= inicio.de and e.criado_em < inicio.ate and e.usuario_id is not null and e.status <> 'CANCELADA'
  )
  select dia, usuario_id, sum(calculos)::int, sum(buscas)::int, sum(mensagens)::int from uso group by dia, usuario_id
$$;
revoke execute on function balcao.consumo_do_periodo from public;
grant execute on function balcao.consumo_do_periodo to balcao_app;
