-- What a movement of the bank is may be money that an insurer paid: it is in the books by its receipt, and no entry is made of it.

alter table balcao.conciliacao
  alter column lancamento_id drop not null,
  add column recebimento_id uuid,
  add constraint conciliacao_recebimento_id_fkey foreign key (assinatura_id, recebimento_id) references balcao.recebimento (assinatura_id, id),
  drop constraint conciliacao_alvo_tipo_check,
  add constraint conciliacao_alvo_tipo_check check (alvo_tipo in ('LANCAMENTO', 'RECEBIMENTO')),
  -- exactly one target, in the column of its kind
  add constraint conciliacao_um_alvo check (
    num_nonnulls(lancamento_id, recebimento_id) = 1 and (alvo_tipo = 'RECEBIMENTO') = (recebimento_id is not null)),
  -- a receipt is what it was before and after: nothing is made of it, or paid
  add constraint conciliacao_efeito_do_recebimento check (recebimento_id is null or efeito is null);
create unique index conciliacao_unica_do_recebimento on balcao.conciliacao (transacao_id, recebimento_id)
  where excluido_em is null and recebimento_id is not null;
create index conciliacao_do_recebimento on balcao.conciliacao (assinatura_id, recebimento_id) where excluido_em is null and recebimento_id is not null;
-- receipts of an account, by their day: what a movement of it may be
create index recebimento_da_conta on balcao.recebimento (assinatura_id, conta_id, dia) where excluido_em is null;
comment on table balcao.conciliacao is 'O que cada movimento do banco é nos lançamentos e recebimentos da corretora.';

-- At commit a reconciled movement is wholly explained and any other not at all; and no entry, and no receipt, is more than it is worth in that account.
create or replace function balcao.conferir_conciliacao() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  movimento uuid := case tg_table_name when 'transacao' then new.id else (to_jsonb(new) ->> 'transacao_id')::uuid end;
begin
  if exists (
    select from transacao t where t.id = movimento
    and coalesce((select sum(c.valor_centavos) from conciliacao c where c.transacao_id = t.id and c.excluido_em is null), 0)
      <> case t.status when 'CONCILIADA' then t.valor_centavos else 0 end
  ) then
    raise exception 'movement % is not what it is reconciled with', movimento using errcode = 'check_violation';
  end if;
  if exists (
    select from (select distinct c.lancamento_id, t.conta_id from conciliacao c join transacao t on t.id = c.transacao_id
                 where c.transacao_id = movimento and c.excluido_em is null) a
    join lancamento l on l.id = a.lancamento_id
    cross join lateral (select sum(d.valor_centavos) as centavos from conciliacao d join transacao u on u.id = d.transacao_id
                        where d.lancamento_id = a.lancamento_id and d.excluido_em is null and u.conta_id = a.conta_id) s
    where l.excluido_em is not null or l.status <> 'REALIZADO'
      or a.conta_id not in (l.conta_id, coalesce(l.destino_id, l.conta_id))
      or s.centavos * case when l.tipo = 'RECEITA' or l.destino_id = a.conta_id then 1 else -1 end not between 0 and l.valor_centavos
  ) then
    raise exception 'an entry of movement % is reconciled with other than it is', movimento using errcode = 'check_violation';
  end if;
  if exists (
    select from conciliacao c join transacao t on t.id = c.transacao_id join recebimento r on r.id = c.recebimento_id
    cross join lateral (select sum(d.valor_centavos) as centavos from conciliacao d
                        where d.recebimento_id = r.id and d.excluido_em is null) s
    where c.transacao_id = movimento and c.excluido_em is null
      and (r.excluido_em is not null or r.conta_id <> t.conta_id
        or s.centavos * sign(r.valor_centavos) not between 0 and abs(r.valor_centavos))
  ) then
    raise exception 'a receipt of movement % is reconciled with other than it is', movimento using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- A receipt the bank confirmed stays as it was confirmed, until that is undone: its account, its day and what came in.
create function balcao.guardar_recebimento_conciliado() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if exists (select from conciliacao c where c.assinatura_id = old.assinatura_id and c.recebimento_id = old.id and c.excluido_em is null) then
    raise exception 'receipt % is reconciled', old.id using errcode = 'restrict_violation', constraint = 'recebimento_conciliado';
  end if;
  return new;
end
$$;
create trigger guardar_conciliado before update on balcao.recebimento for each row
  when (row(old.conta_id, old.dia, old.valor_centavos, old.excluido_em) is distinct from row(new.conta_id, new.dia, new.valor_centavos, new.excluido_em))
  execute function balcao.guardar_recebimento_conciliado();
