-- Guesses of passwords, codes and proofs: how many were made, and until when a key is blocked.

-- Kept for known and unknown e-mails alike: the answer must not tell which. Keyed by a digest; touched through the functions below alone.
create table balcao.tentativa_acesso (
  chave bytea primary key,
  tentativas integer not null default 0,
  bloqueado_ate timestamptz,
  atualizado_em timestamptz not null default now(),
  -- whose guesses they are, so that all of one person's are forgotten together, wherever they were made
  alvo bytea
);
create index tentativa_do_alvo on balcao.tentativa_acesso (alvo) where alvo is not null;
comment on table balcao.tentativa_acesso is 'Tentativas erradas de entrada, por resumo de quem e de onde.';
revoke all on balcao.tentativa_acesso from balcao_app;

-- How many guesses of a key still count: one is forgiven for each `p_recuo` that passed.
create function balcao.tentativas_que_contam(p_feitas integer, p_desde timestamptz, p_agora timestamptz, p_recuo interval) returns integer
language sql immutable as $$
  select greatest(0, p_feitas - floor(greatest(0, extract(epoch from p_agora - p_desde)) / extract(epoch from p_recuo))::integer)
$$;

-- Counts one guess on several keys at once, before it is checked, so that guesses made at the same moment cannot slip through. While one of
-- the keys is blocked, nothing is counted. `p_regras` has for each key {limite, recuo_ms, base_ms, maxima_ms}: at the limit the key is
-- blocked for the base time, then twice as long each time, up to the maximum. Keys are locked in their order, so that two guesses never
-- deadlock.
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

-- Takes one guess back from keys that are shared with other people, when it was right.
create function balcao.perdoar_tentativas(p_chaves bytea[]) returns void
language sql volatile security definer set search_path = balcao, pg_temp as $$
  update tentativa_acesso t set tentativas = greatest(0, t.tentativas - 1), bloqueado_ate = null
  from (select chave from tentativa_acesso where chave = any(p_chaves) order by chave for update) k
  where t.chave = k.chave
$$;

-- Forgets the guesses of one key.
create function balcao.esquecer_tentativas(p_chave bytea) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  delete from tentativa_acesso where chave = p_chave
$$;

-- Forgets the guesses of one person, wherever they were made.
create function balcao.esquecer_alvo(p_alvo bytea) returns void
language sql volatile security definer set search_path = balcao, pg_temp as $$
  delete from tentativa_acesso where alvo = p_alvo
$$;

-- How many guesses of a key count now.
create function balcao.tentativas_feitas(p_chave bytea, p_agora timestamptz, p_recuo interval) returns integer
language sql stable security definer set search_path = balcao, pg_temp as $$
  select tentativas_que_contam(tentativas, atualizado_em, p_agora, p_recuo) from tentativa_acesso where chave = p_chave
$$;

revoke execute on function balcao.contar_tentativas, balcao.perdoar_tentativas, balcao.esquecer_alvo, balcao.tentativas_feitas from
  public;
grant execute on function balcao.contar_tentativas, balcao.perdoar_tentativas, balcao.esquecer_alvo, balcao.tentativas_feitas,
  balcao.esquecer_tentativas to balcao_app;
