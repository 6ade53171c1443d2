-- What every gateway counts together: requests, and guesses.

-- Requests of one key within its window. Unlogged: after a crash counting begins again, and no journal is written for each request.
create unlogged table balcao.contagem_pedido (
  -- a digest: the table names nobody
  chave bytea primary key,
  feitos integer not null,
  ate timestamptz not null
);
create index contagem_vencida on balcao.contagem_pedido (ate);
revoke all on balcao.contagem_pedido from balcao_app;

-- Adds requests to a key and tells how many its window has, and how much of it is left. The database's own clock, the only one that
-- gateways share.
create function balcao.contar_pedidos(p_chave bytea, p_quantos integer, p_janela interval)
returns table (feitos integer, restante_ms integer)
language sql volatile security definer set search_path = balcao, pg_temp as $$
  insert into contagem_pedido as c (chave, feitos, ate) values (p_chave, p_quantos, clock_timestamp() + p_janela)
  on conflict (chave) do update set
    feitos = case when c.ate <= clock_timestamp() then excluded.feitos else c.feitos + excluded.feitos end,
    ate = case when c.ate <= clock_timestamp() then excluded.ate else c.ate end
  returning c.feitos, greatest(0, ceil(extract(epoch from c.ate - clock_timestamp()) * 1000))::integer
$$;

create function balcao.limpar_contagens() returns void
language sql volatile security definer set search_path = balcao, pg_temp as $$
  delete from contagem_pedido where ate <= clock_timestamp()
$$;

-- Guesses. What counted them before stays for the gateways of before, while they still run.
-- Whose they are, so that all of one person's are forgotten together, wherever they were made.
alter table balcao.tentativa_acesso add column alvo bytea;
create index tentativa_do_alvo on balcao.tentativa_acesso (alvo) where alvo is not null;

-- How many guesses of a key still count: one is forgiven for each `p_recuo` that passed.
create function balcao.tentativas_que_contam(p_feitas integer, p_desde timestamptz, p_agora timestamptz, p_recuo interval) returns integer
language sql immutable as $$
  select greatest(0, p_feitas - floor(greatest(0, extract(epoch from p_agora - p_desde)) / extract(epoch from p_recuo))::integer)
$$;

-- Counts one guess on several keys at once, before it is checked, so that many at once cannot slip through. When one of the keys still
-- waits, nothing is counted. `p_regras`: for each key {limite, recuo_ms, base_ms, maxima_ms}: at the limit the key waits for the base,
-- then twice as long each time, up to the most. Keys are held in their order, so that two guesses never wait for each other.
create function balcao.contar_tentativas(p_agora timestamptz, p_chaves bytea[], p_alvos bytea[], p_regras jsonb)
returns table (ordem integer, feitas integer, livre_em timestamptz, is_contada boolean)
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
declare
  esperando boolean;
begin
  insert into tentativa_acesso (chave, alvo, tentativas, atualizado_em)
  select k.chave, k.alvo, 0, p_agora from unnest(p_chaves, p_alvos) as k (chave, alvo) order by k.chave
  on conflict (chave) do nothing;
  perform from tentativa_acesso t where t.chave = any(p_chaves) order by t.chave for update;

  select exists (select from tentativa_acesso t where t.chave = any(p_chaves) and t.bloqueado_ate > p_agora) into esperando;
  if not esperando then
    update tentativa_acesso t set
      tentativas = n.feitas,
      atualizado_em = p_agora,
      bloqueado_ate = case when n.feitas >= n.limite
        then p_agora + least(n.base_ms * power(2, least(n.feitas - n.limite, 20)), n.maxima_ms) * interval '1 millisecond' end
    from (
      select k.chave, r.limite, r.base_ms, r.maxima_ms,
        tentativas_que_contam(a.tentativas, a.atualizado_em, p_agora, r.recuo_ms * interval '1 millisecond') + 1 as feitas
      from unnest(p_chaves) with ordinality as k (chave, i)
      join jsonb_array_elements(p_regras) with ordinality as e (regra, i) on e.i = k.i
      cross join jsonb_to_record(e.regra) as r (limite integer, recuo_ms double precision, base_ms double precision, maxima_ms double precision)
      join tentativa_acesso a on a.chave = k.chave
    ) n
    where t.chave = n.chave;
  end if;

  return query
    select k.i::integer, t.tentativas, case when t.bloqueado_ate > p_agora then t.bloqueado_ate end, not esperando
    from unnest(p_chaves) with ordinality as k (chave, i) join tentativa_acesso t on t.chave = k.chave
    order by k.i;
end
$$;

-- A guess that was right does not count where others' are counted with it.
create function balcao.perdoar_tentativas(p_chaves bytea[]) returns void
language sql volatile security definer set search_path = balcao, pg_temp as $$
  update tentativa_acesso t set tentativas = greatest(0, t.tentativas - 1), bloqueado_ate = null
  from (select chave from tentativa_acesso where chave = any(p_chaves) order by chave for update) k
  where t.chave = k.chave
$$;

-- Those of one person, everywhere.
create function balcao.esquecer_alvo(p_alvo bytea) returns void
language sql volatile security definer set search_path = balcao, pg_temp as $$
  delete from tentativa_acesso where alvo = p_alvo
$$;

-- How many guesses of a key count now.
create function balcao.tentativas_feitas(p_chave bytea, p_agora timestamptz, p_recuo interval) returns integer
language sql stable security definer set search_path = balcao, pg_temp as $$
  select tentativas_que_contam(tentativas, atualizado_em, p_agora, p_recuo) from tentativa_acesso where chave = p_chave
$$;

revoke execute on function balcao.contar_pedidos(bytea, integer, interval), balcao.limpar_contagens(),
  balcao.contar_tentativas(timestamptz, bytea[], bytea[], jsonb), balcao.perdoar_tentativas(bytea[]), balcao.esquecer_alvo(bytea),
  balcao.tentativas_feitas(bytea, timestamptz, interval) from public;
grant execute on function balcao.contar_pedidos(bytea, integer, interval), balcao.limpar_contagens(),
  balcao.contar_tentativas(timestamptz, bytea[], bytea[], jsonb), balcao.perdoar_tentativas(bytea[]), balcao.esquecer_alvo(bytea),
  balcao.tentativas_feitas(bytea, timestamptz, interval)
to balcao_app;
