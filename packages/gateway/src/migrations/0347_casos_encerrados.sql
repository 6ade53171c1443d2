-- What ended lately, for the numbers of the home: from the index alone.
create index orcamento_encerrado on balcao.orcamento (assinatura_id, alterado_em) include (status, usuario_id, premio_centavos, fechado_em)
  where status in ('FECHADO', 'RECUSADO', 'EXPIRADO') and excluido_em is null and not em_branco;
