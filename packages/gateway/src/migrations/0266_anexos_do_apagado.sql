-- A case that is deleted, by its broker or by the sweep, takes its papers with it: their rows at once, their bytes by the job that asks
-- who still names them.
create function balcao.apagar_anexos_do_orcamento() returns trigger language plpgsql set search_path = balcao, pg_temp as $$
declare
  apagado text;
begin
  for apagado in
    update anexo set excluido_em = new.excluido_em
    where orcamento_id = new.id and assinatura_id = new.assinatura_id and excluido_em is null
    returning sha256
  loop
    perform enfileirar('anexo.apagar', json_build_object('assinaturaId', new.assinatura_id, 'sha256', apagado),
      'anexo.apagar:' || new.assinatura_id || ':' || apagado);
  end loop;
  return null;
end
$$;
create trigger apagar_anexos after update of excluido_em on balcao.orcamento
  for each row when (old.excluido_em is null and new.excluido_em is not null)
  execute function balcao.apagar_anexos_do_orcamento();

-- Those of the cases deleted until now were left behind.
with apagados as (
  update balcao.anexo a set excluido_em = o.excluido_em from balcao.orcamento o
  where o.id = a.orcamento_id and o.excluido_em is not null and a.excluido_em is null
  returning a.assinatura_id, a.sha256
)
select balcao.enfileirar('anexo.apagar', json_build_object('assinaturaId', assinatura_id, 'sha256', sha256),
  'anexo.apagar:' || assinatura_id || ':' || sha256)
from (select distinct assinatura_id, sha256 from apagados) r;
