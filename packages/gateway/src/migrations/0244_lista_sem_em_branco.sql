-- The list's indexes hold what the list shows: with the cases never begun left out of them, no row is opened to ask whether it is one.
drop index balcao.orcamento_alterado, balcao.orcamento_criado, balcao.orcamento_usuario, balcao.orcamento_status,
  balcao.orcamento_segurado, balcao.orcamento_premio, balcao.orcamento_segurado_desc, balcao.orcamento_premio_desc;
create index orcamento_alterado on balcao.orcamento (assinatura_id, alterado_em, id) where excluido_em is null and not em_branco;
create index orcamento_criado on balcao.orcamento (assinatura_id, criado_em, id) where excluido_em is null and not em_branco;
create index orcamento_usuario on balcao.orcamento (assinatura_id, usuario_id, alterado_em, id) where excluido_em is null and not em_branco;
create index orcamento_status on balcao.orcamento (assinatura_id, status, alterado_em, id) where excluido_em is null and not em_branco;
create index orcamento_segurado on balcao.orcamento (assinatura_id, (segurado_nome collate balcao.pt_br), id)
  where excluido_em is null and not em_branco;
create index orcamento_premio on balcao.orcamento (assinatura_id, melhor_premio_centavos, id) where excluido_em is null and not em_branco;
create index orcamento_segurado_desc on balcao.orcamento (assinatura_id, (segurado_nome collate balcao.pt_br) desc nulls last, id desc)
  where excluido_em is null and not em_branco;
create index orcamento_premio_desc on balcao.orcamento (assinatura_id, melhor_premio_centavos desc nulls last, id desc)
  where excluido_em is null and not em_branco;
