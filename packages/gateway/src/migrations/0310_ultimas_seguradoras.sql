-- A new case comes with the insurers its user asked last in the line: the newest run of a user is found without reading all of them.
create index cotacao_do_usuario on balcao.cotacao (assinatura_id, criado_por, criado_em desc) where complementa_id is null;
