-- What a request reads of its session says the hours of its user too, and why it ended: each call is judged by the clock at no cost of its own.
drop function balcao.buscar_sessao(bytea);

-- Everything a request needs to know of its session, in one read.
create function balcao.buscar_sessao(p_token_hash bytea)
returns table (
  sessao_id uuid, assinatura_id uuid, usuario_id uuid, guid uuid, companheiro_hash bytea, criado_em timestamptz, expira_em timestamptz,
  encerrada_em timestamptz, motivo text, usuario_status text, assinatura_status text, email text, nome text, administrador boolean,
  segfyer boolean, segfyer_id uuid, flags jsonb, horarios jsonb, produtor_id uuid, primeiro_acesso boolean, assinatura_login text,
  data_assinatura date, trial_inicio timestamptz, trial_fim timestamptz, tem_parcela_pendente boolean,
  nome_corretora text, cnpj_corretora text, email_intranet text
)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select s.id, s.assinatura_id, s.usuario_id, s.guid, s.companheiro_hash, s.criado_em, s.expira_em,
    s.encerrada_em, s.motivo, u.status, a.status, u.email, u.nome, u.administrador,
    u.segfyer, s.segfyer_id, coalesce(p.flags, '{}') || u.flags, u.horarios, u.produtor_id, u.primeiro_acesso, a.login,
    a.data_assinatura, a.trial_inicio, a.trial_fim, a.tem_parcela_pendente,
    c.fantasia, c.cnpj, c.email_intranet
  from sessao s
  join usuario u on u.id = s.usuario_id and u.excluido_em is null
  join assinatura a on a.id = s.assinatura_id and a.excluido_em is null
  left join perfil_acesso p on p.id = u.perfil_id and p.excluido_em is null
  left join lateral (
    select fantasia, cnpj, email_intranet from corretora
    where corretora.assinatura_id = s.assinatura_id and excluido_em is null
    -- the user's own brokerage first, else the subscription's main one
    order by array_position(u.corretora_ids, id), principal desc, id
    limit 1
  ) c on true
  where s.token_hash = p_token_hash
$$;
revoke execute on function balcao.buscar_sessao(bytea) from public;
grant execute on function balcao.buscar_sessao(bytea) to balcao_app;
