-- The list names who sells: the first producer of the draft, read from it so that the list never opens the JSON. Text, because a
-- draft may hold anything.
alter table balcao.orcamento
  add column produtor_id text generated always as (rascunho #>> '{risco,seguro,produtores,0,id}') stored;

-- Every run of a subscription, newest first.
create index cotacao_recente on balcao.cotacao (assinatura_id, criado_em, id);
-- The other orders of the list, and the boards' columns.
create index orcamento_segurado on balcao.orcamento (assinatura_id, (segurado_nome collate balcao.pt_br), id) where excluido_em is null;
create index orcamento_premio on balcao.orcamento (assinatura_id, melhor_premio_centavos, id) where excluido_em is null;
-- backwards, absent values still come last: the index above read from its end would bring them first
create index orcamento_segurado_desc on balcao.orcamento (assinatura_id, (segurado_nome collate balcao.pt_br) desc nulls last, id desc)
  where excluido_em is null;
create index orcamento_premio_desc on balcao.orcamento (assinatura_id, melhor_premio_centavos desc nulls last, id desc)
  where excluido_em is null;
