-- What the instalments of an insurer sum to is read from the index that lists them: of 70,000, 146 ms came from their rows.
drop index balcao.parcela_lista_da_seguradora;
create index parcela_lista_da_seguradora on balcao.parcela_lista (assinatura_id, seguradora, vencimento, id)
  include (status, valor_centavos, pago_centavos);
