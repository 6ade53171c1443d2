-- What the sales of a stage of renewal sum to is read from the index of the sums too, and not from 270,000 rows of the list.
drop index balcao.venda_lista_soma;
create index venda_lista_soma on balcao.venda_lista (assinatura_id, tipo, vig_ini, vig_fim) include (premio_total_centavos,
  premio_liquido_centavos, comissao_centavos, emissao, seguradora, ramo, produtor_id, usuario_id, status, renovacao) where excluido_em is null;
