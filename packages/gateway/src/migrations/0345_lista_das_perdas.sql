-- The list of losses, a line for each case that is lost: what it is narrowed, ordered, summed and searched by, from the case and the record of
-- its refusal. Whoever changes it holds the case first, as whoever changes a case does: nobody waits in a circle.
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
call balcao.proteger('balcao.perda_lista');
grant select on balcao.perda_lista to balcao_app;
create index perda_lista_recente on balcao.perda_lista (assinatura_id, perdido_em, orcamento_id) include (motivo, usuario_id);

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
alter table balcao.lista_contagem drop constraint lista_contagem_lista_check;
alter table balcao.lista_contagem add constraint lista_contagem_lista_check check (lista in ('ORCAMENTOS', 'COTACOES', 'PERDAS'));

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

-- The lists kept beside the rows and the counts of every subscription as the rows are now: of what was written without setting the above off.
create or replace function balcao.refazer_listas() returns void language plpgsql volatile set search_path = balcao, pg_temp as $$
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
revoke execute on function balcao.listar_perdas(uuid[]), balcao.listar_perda_do_caso(), balcao.listar_perda_da_recusa(), balcao.contar_perda()
  from balcao_app, public;

-- what was there before: entering the list counts it
select balcao.listar_perdas(array(select id from balcao.orcamento where status = 'RECUSADO'));
