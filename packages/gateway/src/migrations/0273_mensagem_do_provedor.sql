-- Messages of the provider, seen whole by support: what was taken back keeps the term it was written with; and administrators who come
-- to be later find what is still in its term (spec §6).

alter table balcao.mensagem_provedor add column retirada_em timestamptz;
create index mensagem_provedor_recente on balcao.mensagem_provedor (assinatura_id, criado_em desc, id desc);
-- looked at whenever somebody becomes an administrator, whichever subscription wrote it
create index mensagem_provedor_valendo on balcao.mensagem_provedor (valida_ate) where retirada_em is null;

-- Takes a message back from everybody. Returns whether there was one still in its term.
create or replace function balcao.retirar_mensagem_provedor(p_id uuid, p_agora timestamptz) returns boolean
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
begin
  if atendente_atual() is null then
    return false;
  end if;
  update mensagem_provedor set retirada_em = p_agora
  where id = p_id and assinatura_id = assinatura_atual() and retirada_em is null and valida_ate > p_agora;
  if not found then
    return false;
  end if;
  update notificacao set valida_ate = p_agora where aviso_id = p_id;
  return true;
end
$$;

-- How many administrators, of every subscription, have a message and how many read it: counts alone, and to its own segfyers alone.
create function balcao.contar_mensagem_provedor(p_id uuid) returns table (entregues integer, lidas integer)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select count(n.id)::int, count(n.lida_em)::int
  from mensagem_provedor m
  left join notificacao n on n.aviso_id = m.id
  where m.id = p_id and m.assinatura_id = assinatura_atual() and atendente_atual() is not null
  group by m.id
$$;
revoke execute on function balcao.contar_mensagem_provedor(uuid) from public;
grant execute on function balcao.contar_mensagem_provedor(uuid) to balcao_app;

-- What is in its term, to one administrator or to all of a subscription; who has it already is left as they are. Only the triggers below
-- call it: whoever makes an administrator, wherever it is done, need not remember to.
create function balcao.entregar_mensagens_valendo(p_assinatura uuid, p_usuario uuid) returns void
language sql volatile security definer set search_path = balcao, pg_temp as $$
  insert into notificacao (assinatura_id, usuario_id, tipo, titulo, descricao, link, aviso_id, valida_ate)
  select u.assinatura_id, u.id, 4, m.titulo, m.texto, m.link, m.id, m.valida_ate
  from usuario u
  join assinatura a on a.id = u.assinatura_id
  join mensagem_provedor m on m.retirada_em is null and m.valida_ate > now()
  where u.assinatura_id = p_assinatura and (p_usuario is null or u.id = p_usuario)
    and u.administrador and u.status = 'ATIVO' and u.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA')
  on conflict do nothing
$$;
revoke execute on function balcao.entregar_mensagens_valendo(uuid, uuid) from public, balcao_app;

create function balcao.administrador_chegou() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform entregar_mensagens_valendo(new.assinatura_id, new.id);
  return null;
end
$$;
create trigger mensagens_do_provedor after insert or update of administrador, status, excluido_em on balcao.usuario
  for each row when (new.administrador and new.status = 'ATIVO' and new.excluido_em is null)
  execute function balcao.administrador_chegou();

create function balcao.assinatura_reabriu() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform entregar_mensagens_valendo(new.id, null);
  return null;
end
$$;
create trigger mensagens_do_provedor after update of status on balcao.assinatura
  for each row when (old.status in ('BLOQUEADA', 'CANCELADA') and new.status not in ('BLOQUEADA', 'CANCELADA'))
  execute function balcao.assinatura_reabriu();
