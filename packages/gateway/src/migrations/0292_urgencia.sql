-- What makes a case urgent is asked at each reading of the list: a client's answer nobody has taken up, and the tasks of a case.
create index orcamento_evento_do_cliente on balcao.orcamento_evento (assinatura_id, orcamento_id, em)
  where tipo = 'RESPONDIDO' and usuario_id is null;
create index tarefa_do_caso on balcao.tarefa (assinatura_id, (vinculo ->> 'id'), vencimento)
  where excluido_em is null and status in ('ABERTA', 'EM_ANDAMENTO');
