-- The list of sales narrowed to an insurer, and its totals: read from the insurer's own lines in the order of the list. Without it each asking
-- read the lines of the whole portfolio (400,000 policies: 70 ms for an insurer that has none; 5 with it).
create index venda_lista_seguradora on balcao.venda_lista (assinatura_id, tipo, seguradora, emissao, id) where excluido_em is null;
