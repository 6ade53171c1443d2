-- The order by the last change, of a list as long as it may be.
create index produtor_alterado on balcao.produtor (assinatura_id, alterado_em, id) where excluido_em is null;
create index produtor_tipo on balcao.produtor (assinatura_id, tipo, (nome collate balcao.pt_br), id) where excluido_em is null;
