-- A common word is counted among the newest that have it, by kind, and not by asking each row of a list for its words.
create index venda_busca_nova on balcao.venda_busca (assinatura_id, tipo, id) where excluido_em is null;
