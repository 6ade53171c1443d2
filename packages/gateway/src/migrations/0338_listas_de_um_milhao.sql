-- The lists of a subscription with a million cases. A page deep in a list skips all that comes before it: it skips lines of an index and
-- opens no row, because the index of each order also says what the lists narrow by.
drop index balcao.orcamento_alterado, balcao.orcamento_criado, balcao.orcamento_usuario, balcao.orcamento_status,
  balcao.orcamento_segurado, balcao.orcamento_segurado_desc, balcao.orcamento_premio, balcao.orcamento_premio_desc;
create index orcamento_alterado on balcao.orcamento (assinatura_id, alterado_em, id) include (status, linha, usuario_id, criado_em)
  where excluido_em is null and not em_branco;
create index orcamento_criado on balcao.orcamento (assinatura_id, criado_em, id) include (status, linha, usuario_id, premio_centavos)
  where excluido_em is null and not em_branco;
create index orcamento_usuario on balcao.orcamento (assinatura_id, usuario_id, alterado_em, id) include (status, linha, criado_em)
  where excluido_em is null and not em_branco;
-- by state, and within a state as the list itself is ordered
create index orcamento_status on balcao.orcamento (assinatura_id, status, alterado_em, id) include (linha, usuario_id, criado_em)
  where excluido_em is null and not em_branco;
create index orcamento_numero on balcao.orcamento (assinatura_id, numero, id) include (status, linha, usuario_id, criado_em)
  where excluido_em is null and not em_branco;
create index orcamento_segurado on balcao.orcamento (assinatura_id, (segurado_nome collate balcao.pt_br), id)
  include (status, linha, usuario_id, criado_em) where excluido_em is null and not em_branco;
create index orcamento_premio on balcao.orcamento (assinatura_id, premio_centavos, id) include (status, linha, usuario_id, criado_em)
  where excluido_em is null and not em_branco;
create index orcamento_vigencia on balcao.orcamento (assinatura_id, vig_ini, id) include (status, linha, usuario_id, criado_em)
  where excluido_em is null and not em_branco;
-- backwards, absent values still come last: the indexes above read from their end would bring them first
create index orcamento_segurado_desc on balcao.orcamento (assinatura_id, (segurado_nome collate balcao.pt_br) desc nulls last, id desc)
  include (status, linha, usuario_id, criado_em) where excluido_em is null and not em_branco;
create index orcamento_premio_desc on balcao.orcamento (assinatura_id, premio_centavos desc nulls last, id desc)
  include (status, linha, usuario_id, criado_em) where excluido_em is null and not em_branco;
create index orcamento_vigencia_desc on balcao.orcamento (assinatura_id, vig_ini desc nulls last, id desc)
  include (status, linha, usuario_id, criado_em) where excluido_em is null and not em_branco;

-- From the policies that end soon to the cases that renew them.
create index orcamento_da_apolice on balcao.orcamento (assinatura_id, apolice_anterior_id) where apolice_anterior_id is not null;

-- Runs: every order, whole from its index too.
drop index balcao.cotacao_recente;
create index cotacao_lista_recente on balcao.cotacao_lista (assinatura_id, criado_em, cotacao_id) include (orcamento_id, status, linha, usuario_id);
create index cotacao_lista_numero on balcao.cotacao_lista (assinatura_id, numero, cotacao_id)
  include (orcamento_id, status, linha, usuario_id, criado_em);
create index cotacao_lista_segurado on balcao.cotacao_lista (assinatura_id, (segurado_nome collate balcao.pt_br), cotacao_id)
  include (orcamento_id, status, linha, usuario_id, criado_em);
create index cotacao_lista_premio on balcao.cotacao_lista (assinatura_id, premio_centavos, cotacao_id)
  include (orcamento_id, status, linha, usuario_id, criado_em);
create index cotacao_lista_segurado_desc on balcao.cotacao_lista (assinatura_id, (segurado_nome collate balcao.pt_br) desc nulls last, cotacao_id desc)
  include (orcamento_id, status, linha, usuario_id, criado_em);
create index cotacao_lista_premio_desc on balcao.cotacao_lista (assinatura_id, premio_centavos desc nulls last, cotacao_id desc)
  include (orcamento_id, status, linha, usuario_id, criado_em);
