-- Bytes of a removed attachment leave the store, by a job that asks who still names them.
create index anexo_bytes on balcao.anexo (assinatura_id, sha256) where excluido_em is null;

-- Those removed until now were only forgotten.
select balcao.enfileirar('anexo.apagar', json_build_object('assinaturaId', r.assinatura_id, 'sha256', r.sha256),
  'anexo.apagar:' || r.assinatura_id || ':' || r.sha256)
from (select distinct assinatura_id, sha256 from balcao.anexo where excluido_em is not null) r;
