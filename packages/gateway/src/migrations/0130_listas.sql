-- What the lists of a subscription with a million cases are counted, narrowed and ordered by.

-- How many there are of what a list shows: counting a million rows each time a page is opened would read a million rows. The counts are
-- kept by the change itself, as differences that are only ever added: two people who change cases of one subscription never wait for each
-- other, and a change that is rolled back takes its difference with it. Every night the differences of a subscription are summed into one
-- line each.
create table balcao.lista_contagem (
  assinatura_id uuid not null references balcao.assinatura (id),
  lista text not null check (lista in ('ORCAMENTOS', 'COTACOES', 'PERDAS')),
  usuario_id uuid not null,
  -- of losses, the motive in the place of a state
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
comment on table balcao.lista_contagem is 'Quantos registros há em cada lista, em diferenças que se somam.';
call balcao.proteger('balcao.lista_contagem');
grant select on balcao.lista_contagem to balcao_app;

create function balcao.mes_em_sao_paulo(quando timestamptz) returns date language sql immutable parallel safe as
  $$ select date_trunc('month', quando at time zone 'America/Sao_Paulo')::date $$;

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

-- The list of runs, a line for each run that is in it: what it is narrowed and ordered by, from three tables. Every writer locks the case
-- first, as those that change a case do, so that there is no deadlock.
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
create index cotacao_lista_do_caso on balcao.cotacao_lista (orcamento_id);
-- every order is read whole from its index
create index cotacao_lista_recente on balcao.cotacao_lista (assinatura_id, criado_em, cotacao_id) include (orcamento_id, status, linha, usuario_id);
create index cotacao_lista_numero on balcao.cotacao_lista (assinatura_id, numero, cotacao_id)
  include (orcamento_id, status, linha, usuario_id, criado_em);
create index cotacao_lista_segurado on balcao.cotacao_lista (assinatura_id, (segurado_nome collate balcao.pt_br), cotacao_id)
  include (orcamento_id, status, linha, usuario_id, criado_em);
create index cotacao_lista_premio on balcao.cotacao_lista (assinatura_id, premio_centavos, cotacao_id)
  include (orcamento_id, status, linha, usuario_id, criado_em);
create index cotacao_lista_segurado_desc on balcao.cotacao_lista (assinatura_id, (segurado_nome collate balcao.pt_br) desc nulls last, cotacao_id desc)
  include (orcamento_id, status, linha, usuario_id, criado_em);
create index cotacao_lista_premio_desc on balcao.cotacao_lista (assinatura_id, premio_centavos desc nulls last, cotacao_id desc)
  include (orcamento_id, status, linha, usuario_id, criado_em);
comment on table balcao.cotacao_lista is 'A lista de cálculos, uma linha por rodada: por onde se filtra e ordena.';
call balcao.proteger('balcao.cotacao_lista');
grant select on balcao.cotacao_lista to balcao_app;

-- Writes again the lines of some runs, and removes those of deleted runs and cases.
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

-- A run whose status moved has one line to change. It is written again whole only when it enters the list, leaves it, or comes back.
create function balcao.listar_cotacao() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform from orcamento where id = new.orcamento_id for no key update;
  if tg_op = 'UPDATE' and old.excluido_em is null and new.excluido_em is null then
    update cotacao_lista set status = new.status, criado_em = new.criado_em where cotacao_id = new.id;
    if found then
      return null;
    end if;
  end if;
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

-- An offer never changes, so the cheapest of a run only ever gets cheaper.
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

-- The list of losses, a line for each lost case: what it is narrowed, ordered, summed and searched by, from the case and the record of its
-- refusal. Every writer locks the case first, as those that change a case do, so that there is no deadlock.
create table balcao.perda_lista (
  orcamento_id uuid primary key references balcao.orcamento (id) on delete cascade,
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  linha text not null,
  motivo text not null,
  -- a case refused before there was a record of refusals tells its loss by its own columns
  perdido_em timestamptz not null,
  premio_centavos bigint,
  premio_seguradora text,
  busca text not null
);
alter table balcao.perda_lista alter column busca set storage main;
create index perda_lista_recente on balcao.perda_lista (assinatura_id, perdido_em, orcamento_id) include (motivo, usuario_id);
comment on table balcao.perda_lista is 'A lista de perdas, uma linha por orçamento perdido: por onde se filtra, ordena e soma.';
call balcao.proteger('balcao.perda_lista');
grant select on balcao.perda_lista to balcao_app;

create function balcao.listar_perdas(p_ids uuid[]) returns void language sql volatile security definer set search_path = balcao, pg_temp as $$
  delete from perda_lista l using orcamento o
  where l.orcamento_id = any (p_ids) and o.id = l.orcamento_id and (o.status <> 'RECUSADO' or o.excluido_em is not null);
  insert into perda_lista as l
  select o.id, o.assinatura_id, o.usuario_id, o.linha, o.motivo_recusa, coalesce(r.criado_em, o.alterado_em),
    coalesce(r.premio_perdido_centavos, o.premio_centavos), o.premio_seguradora, o.busca || coalesce(' ' || sem_acento(r.concorrente), '')
  from orcamento o
    left join orcamento_recusa r on r.assinatura_id = o.assinatura_id and r.orcamento_id = o.id and r.reaberta_em is null
  where o.id = any (p_ids) and o.status = 'RECUSADO' and o.excluido_em is null
  on conflict (orcamento_id) do update set usuario_id = excluded.usuario_id, linha = excluded.linha, motivo = excluded.motivo,
    perdido_em = excluded.perdido_em, premio_centavos = excluded.premio_centavos, premio_seguradora = excluded.premio_seguradora,
    busca = excluded.busca
$$;

create function balcao.listar_perda_do_caso() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_perdas(array[new.id]);
  return null;
end
$$;
create trigger listar_perda_incluir after insert on balcao.orcamento for each row
  when (new.status = 'RECUSADO') execute function balcao.listar_perda_do_caso();
create trigger listar_perda_alterar after update on balcao.orcamento for each row
  when (old.status = 'RECUSADO' or new.status = 'RECUSADO') execute function balcao.listar_perda_do_caso();

create function balcao.listar_perda_da_recusa() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  caso uuid := case tg_op when 'DELETE' then old.orcamento_id else new.orcamento_id end;
begin
  perform from orcamento where id = caso for no key update;
  perform listar_perdas(array[caso]);
  return null;
end
$$;
create trigger listar_perda after insert or update or delete on balcao.orcamento_recusa for each row
  execute function balcao.listar_perda_da_recusa();

-- Losses are counted as they enter this list, move in it and leave it: by motive, in the place of a state.
create function balcao.contar_perda() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    insert into lista_contagem values (old.assinatura_id, 'PERDAS', old.usuario_id, old.motivo, old.linha,
      mes_em_sao_paulo(old.perdido_em), -1, -coalesce(old.premio_centavos, 0));
  end if;
  if tg_op <> 'DELETE' then
    insert into lista_contagem values (new.assinatura_id, 'PERDAS', new.usuario_id, new.motivo, new.linha,
      mes_em_sao_paulo(new.perdido_em), 1, coalesce(new.premio_centavos, 0));
  end if;
  return null;
end
$$;
create trigger contar_incluir after insert on balcao.perda_lista for each row execute function balcao.contar_perda();
create trigger contar_alterar after update on balcao.perda_lista for each row
  when ((old.usuario_id, old.motivo, old.linha, old.perdido_em, old.premio_centavos)
    is distinct from (new.usuario_id, new.motivo, new.linha, new.perdido_em, new.premio_centavos))
  execute function balcao.contar_perda();
create trigger contar_excluir after delete on balcao.perda_lista for each row execute function balcao.contar_perda();

-- Sums the differences of every subscription into one line of each kind. A reader sees either all the differences or their sum.
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

-- Makes the lists and the counts of every subscription again from the rows: for rows that were written without their triggers.
create function balcao.refazer_listas() returns void language plpgsql volatile set search_path = balcao, pg_temp as $$
begin
  delete from cotacao_lista;
  perform listar_cotacoes(array(select id from cotacao));
  delete from perda_lista;
  perform listar_perdas(array(select id from orcamento where status = 'RECUSADO'));
  delete from lista_contagem;
  insert into lista_contagem
  select assinatura_id, 'ORCAMENTOS', usuario_id, status, linha, mes_em_sao_paulo(criado_em), count(*), coalesce(sum(premio_centavos), 0)
  from orcamento where excluido_em is null and not em_branco group by 1, 2, 3, 4, 5, 6
  union all
  select assinatura_id, 'COTACOES', usuario_id, status, linha, mes_em_sao_paulo(criado_em), count(*), 0
  from cotacao_lista group by 1, 2, 3, 4, 5, 6
  union all
  select assinatura_id, 'PERDAS', usuario_id, motivo, linha, mes_em_sao_paulo(perdido_em), count(*), coalesce(sum(premio_centavos), 0)
  from perda_lista group by 1, 2, 3, 4, 5, 6;
end
$$;

revoke execute on function balcao.somar_contagens from public;
grant execute on function balcao.somar_contagens, balcao.mes_em_sao_paulo to balcao_app;
-- the owner alone calls these, from its own functions and triggers
revoke execute on function balcao.contar_orcamento, balcao.listar_cotacoes, balcao.listar_cotacao, balcao.listar_cotacoes_do_caso,
  balcao.listar_menor_premio, balcao.contar_cotacao, balcao.listar_perdas, balcao.listar_perda_do_caso, balcao.listar_perda_da_recusa,
  balcao.contar_perda, balcao.refazer_listas from public;
