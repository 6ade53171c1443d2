-- What says whether sessions still hold, many in one read: a connection that stays open proves its own again and again.
create function balcao.buscar_sessoes_abertas(p_token_hashes bytea[])
returns table (guid uuid, expira_em timestamptz, encerrada_em timestamptz, usuario_status text, assinatura_status text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select s.guid, s.expira_em, s.encerrada_em, u.status, a.status
  from sessao s
  join usuario u on u.id = s.usuario_id and u.excluido_em is null
  join assinatura a on a.id = s.assinatura_id and a.excluido_em is null
  where s.token_hash = any (p_token_hashes) and s.encerrada_em is null
$$;
revoke execute on function balcao.buscar_sessoes_abertas(bytea[]) from public;
grant execute on function balcao.buscar_sessoes_abertas(bytea[]) to balcao_app;
