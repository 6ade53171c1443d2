-- How many there are of what a list shows: counting a million rows costs a million rows, each time a page is opened. The counts are kept by
-- the change itself, as differences that are only ever added: two people who change cases of one subscription never wait for each other, and
-- a change that is rolled back takes its difference with it. Every night the differences of a subscription are summed into one line each.

create table balcao.lista_contagem (
  assinatura_id uuid not null references balcao.assinatura (id),
  lista text not null check (lista in ('ORCAMENTOS', 'COTACOES')),
  usuario_id uuid not null,
  status text not null,
  linha text not null,
  -- month of creation as São Paulo counts it: whole months are read here, the days at both ends of a period from the rows themselves
  mes date not null,
  quantidade integer not null,
  -- of the offers that count
  soma_centavos bigint not null
);
create index lista_contagem_da_assinatura on balcao.lista_contagem (assinatura_id, lista)
  include (usuario_id, status, linha, mes, quantidade, soma_centavos);
call balcao.proteger('balcao.lista_contagem');
grant select on balcao.lista_contagem to balcao_app;

create function balcao.mes_em_sao_paulo(quando timestamptz) returns date language sql immutable parallel safe as
  $$ select date_trunc('month', quando at time zone 'America/Sao_Paulo')::date $$;
grant execute on function balcao.mes_em_sao_paulo(timestamptz) to balcao_app;

create function balcao.contar_orcamento() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.excluido_em is null and not old.em_branco then
    insert into lista_contagem values (old.assinatura_id, 'ORCAMENTOS', old.usuario_id, old.status, old.linha,
      mes_em_sao_paulo(old.criado_em), -1, -coalesce(old.premio_centavos, 0));
  end if;
  if tg_op <> 'DELETE' and new.excluido_em is null and not new.em_branco then
    insert into lista_contagem values (new.assinatura_id, 'ORCAMENTOS', new.usuario_id, new.status, new.linha,
      mes_em_sao_paulo(new.criado_em), 1, coalesce(new.premio_centavos, 0));
  end if;
  return null;
end
$$;
create trigger contar_incluir after insert on balcao.orcamento for each row
  when (new.excluido_em is null and not new.em_branco) execute function balcao.contar_orcamento();
create trigger contar_alterar after update on balcao.orcamento for each row
  when ((old.usuario_id, old.status, old.linha, old.criado_em, old.premio_centavos, old.excluido_em is null, old.em_branco)
    is distinct from (new.usuario_id, new.status, new.linha, new.criado_em, new.premio_centavos, new.excluido_em is null, new.em_branco))
  execute function balcao.contar_orcamento();
create trigger contar_excluir after delete on balcao.orcamento for each row execute function balcao.contar_orcamento();

-- The list of runs, a line for each run that is in it: what it is narrowed and ordered by, from three tables. Whoever changes it holds the
-- case first, as whoever changes a case does: nobody waits in a circle.
create table balcao.cotacao_lista (
  cotacao_id uuid primary key references balcao.cotacao (id) on delete cascade,
  assinatura_id uuid not null references balcao.assinatura (id),
  orcamento_id uuid not null,
  criado_em timestamptz not null,
  status text not null,
  -- of the case
  numero integer not null,
  linha text not null,
  usuario_id uuid not null,
  segurado_nome text,
  -- the cheapest price that was answered, and whose
  premio_centavos bigint,
  seguradora text
);
call balcao.proteger('balcao.cotacao_lista');
grant select on balcao.cotacao_lista to balcao_app;
create index cotacao_lista_do_caso on balcao.cotacao_lista (orcamento_id);

create function balcao.listar_cotacoes(p_ids uuid[]) returns void language sql volatile security definer set search_path = balcao, pg_temp as $$
  delete from cotacao_lista l using cotacao c join orcamento o on o.id = c.orcamento_id
  where l.cotacao_id = any (p_ids) and c.id = l.cotacao_id and (c.excluido_em is not null or o.excluido_em is not null);
  insert into cotacao_lista as l
  select c.id, c.assinatura_id, c.orcamento_id, c.criado_em, c.status, o.numero, o.linha, o.usuario_id, o.segurado_nome, m.premio, m.seguradora
  from cotacao c join orcamento o on o.id = c.orcamento_id left join lateral (
    select f.premio_total_centavos as premio, r.seguradora from oferta_cotacao f join resultado_cotacao r on r.id = f.resultado_id
    where f.cotacao_id = c.id and r.status = 'OK' order by f.premio_total_centavos, r.seguradora limit 1) m on true
  where c.id = any (p_ids) and c.excluido_em is null and o.excluido_em is null
  on conflict (cotacao_id) do update set criado_em = excluded.criado_em, status = excluded.status, numero = excluded.numero, linha = excluded.linha,
    usuario_id = excluded.usuario_id, segurado_nome = excluded.segurado_nome
$$;

create function balcao.listar_cotacao() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform from orcamento where id = new.orcamento_id for no key update;
  perform listar_cotacoes(array[new.id]);
  return null;
end
$$;
create trigger listar_incluir after insert on balcao.cotacao for each row execute function balcao.listar_cotacao();
create trigger listar_alterar after update on balcao.cotacao for each row
  when ((old.status, old.criado_em, old.excluido_em is null) is distinct from (new.status, new.criado_em, new.excluido_em is null))
  execute function balcao.listar_cotacao();

create function balcao.listar_cotacoes_do_caso() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_cotacoes(array(select id from cotacao where orcamento_id = new.id));
  return null;
end
$$;
create trigger listar_cotacoes after update on balcao.orcamento for each row
  when ((old.numero, old.linha, old.usuario_id, old.segurado_nome, old.excluido_em is null)
    is distinct from (new.numero, new.linha, new.usuario_id, new.segurado_nome, new.excluido_em is null))
  execute function balcao.listar_cotacoes_do_caso();

-- An offer is never altered: the cheapest of a run only ever gets cheaper.
create function balcao.listar_menor_premio() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  menor record;
begin
  for menor in
    select distinct on (c.orcamento_id, f.cotacao_id) c.orcamento_id, f.cotacao_id, f.premio_total_centavos as premio, r.seguradora
    from novas f join resultado_cotacao r on r.id = f.resultado_id and r.status = 'OK' join cotacao c on c.id = f.cotacao_id
    order by c.orcamento_id, f.cotacao_id, f.premio_total_centavos, r.seguradora
  loop
    -- most answers are not the cheapest: those hold nothing
    if exists (select from cotacao_lista l where l.cotacao_id = menor.cotacao_id
        and (l.premio_centavos is null or (menor.premio, menor.seguradora) < (l.premio_centavos, l.seguradora))) then
      perform from orcamento where id = menor.orcamento_id for no key update;
      update cotacao_lista l set premio_centavos = menor.premio, seguradora = menor.seguradora where l.cotacao_id = menor.cotacao_id
        and (l.premio_centavos is null or (menor.premio, menor.seguradora) < (l.premio_centavos, l.seguradora));
    end if;
  end loop;
  return null;
end
$$;
create trigger listar_menor_premio after insert on balcao.oferta_cotacao referencing new table as novas
  for each statement execute function balcao.listar_menor_premio();

-- Runs are counted as they enter this list, move in it and leave it.
create function balcao.contar_cotacao() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    insert into lista_contagem values (old.assinatura_id, 'COTACOES', old.usuario_id, old.status, old.linha, mes_em_sao_paulo(old.criado_em), -1, 0);
  end if;
  if tg_op <> 'DELETE' then
    insert into lista_contagem values (new.assinatura_id, 'COTACOES', new.usuario_id, new.status, new.linha, mes_em_sao_paulo(new.criado_em), 1, 0);
  end if;
  return null;
end
$$;
create trigger contar_incluir after insert on balcao.cotacao_lista for each row execute function balcao.contar_cotacao();
create trigger contar_alterar after update on balcao.cotacao_lista for each row
  when ((old.usuario_id, old.status, old.linha, old.criado_em) is distinct from (new.usuario_id, new.status, new.linha, new.criado_em))
  execute function balcao.contar_cotacao();
create trigger contar_excluir after delete on balcao.cotacao_lista for each row execute function balcao.contar_cotacao();

-- Of every subscription: what its differences come to, one line of each kind. A reader sees either all the differences or their sum.
create function balcao.somar_contagens() returns void language sql volatile security definer set search_path = balcao, pg_temp as $$
  with repetidas as (
    select assinatura_id, lista, usuario_id, status, linha, mes from lista_contagem group by 1, 2, 3, 4, 5, 6 having count(*) > 1),
  lidas as (
    delete from lista_contagem l using repetidas r
    where (l.assinatura_id, l.lista, l.usuario_id, l.status, l.linha, l.mes) = (r.assinatura_id, r.lista, r.usuario_id, r.status, r.linha, r.mes)
    returning l.*)
  insert into lista_contagem
  select assinatura_id, lista, usuario_id, status, linha, mes, sum(quantidade), sum(soma_centavos) from lidas
  group by 1, 2, 3, 4, 5, 6 having sum(quantidade) <> 0 or sum(soma_centavos) <> 0
$$;
revoke execute on function balcao.somar_contagens() from public;
grant execute on function balcao.somar_contagens() to balcao_app;

-- The list of runs and the counts of every subscription as the rows are now: of what was written without setting the above off.
create function balcao.refazer_listas() returns void language plpgsql volatile set search_path = balcao, pg_temp as $$
begin
  delete from cotacao_lista;
  perform listar_cotacoes(array(select id from cotacao));
  delete from lista_contagem;
  insert into lista_contagem
  select assinatura_id, 'ORCAMENTOS', usuario_id, status, linha, mes_em_sao_paulo(criado_em), count(*), coalesce(sum(premio_centavos), 0)
  from orcamento where excluido_em is null and not em_branco group by 1, 2, 3, 4, 5, 6
  union all
  select assinatura_id, 'COTACOES', usuario_id, status, linha, mes_em_sao_paulo(criado_em), count(*), 0
  from cotacao_lista group by 1, 2, 3, 4, 5, 6;
end
$$;
revoke execute on function balcao.contar_orcamento(), balcao.contar_cotacao(), balcao.listar_cotacoes(uuid[]), balcao.listar_cotacao(),
  balcao.listar_cotacoes_do_caso(), balcao.listar_menor_premio(), balcao.refazer_listas() from balcao_app, public;

-- what was there before
select balcao.refazer_listas();
