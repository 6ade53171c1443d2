-- Whatever changes what an open connection may hear is told to every gateway as it commits, whoever wrote it: the subscription whose rights
-- are judged again. Many changes of one transaction are told once.
create function balcao.avisar_direitos() returns trigger language plpgsql as $$
begin
  perform pg_notify('direitos', new.assinatura_id::text);
  return null;
end
$$;
revoke execute on function balcao.avisar_direitos() from public;

-- Who they are and what they may do. What ends a session says so by itself, once its other tabs were told.
create trigger direitos_mudaram after update of status, excluido_em, administrador, segfyer, perfil_id, flags, horarios on balcao.usuario
  for each row when ((old.status, old.excluido_em, old.administrador, old.segfyer, old.perfil_id, old.flags, old.horarios)
    is distinct from (new.status, new.excluido_em, new.administrador, new.segfyer, new.perfil_id, new.flags, new.horarios))
  execute function balcao.avisar_direitos();
create trigger direitos_mudaram after update of flags, excluido_em on balcao.perfil_acesso
  for each row when ((old.flags, old.excluido_em) is distinct from (new.flags, new.excluido_em))
  execute function balcao.avisar_direitos();
create trigger direitos_mudaram after update of status, trial_fim, excluido_em on balcao.assinatura
  for each row when ((old.status, old.trial_fim, old.excluido_em) is distinct from (new.status, new.trial_fim, new.excluido_em))
  execute function balcao.avisar_direitos();

-- Whose the cases and the sales are.
create trigger direitos_mudaram after update of usuario_id, excluido_em on balcao.orcamento
  for each row when ((old.usuario_id, old.excluido_em) is distinct from (new.usuario_id, new.excluido_em))
  execute function balcao.avisar_direitos();
create trigger direitos_mudaram after update of usuario_id, excluido_em on balcao.proposta
  for each row when ((old.usuario_id, old.excluido_em) is distinct from (new.usuario_id, new.excluido_em))
  execute function balcao.avisar_direitos();
