-- When a client who owes is spoken to again: a contact may say it, and a task keeps it for somebody.
alter table balcao.contato_parcela
  drop constraint contato_parcela_tipo_check,
  add constraint contato_parcela_tipo_check check (tipo in ('EMAIL', 'WHATSAPP', 'LIGACAO', 'PROMESSA')),
  add proximo_em date,
  add check (proximo_em is null or tarefa_id is not null);
-- whose task is still to be done is asked for on each page of the list
create index contato_com_tarefa on balcao.contato_parcela (assinatura_id, parcela_id, id desc) where tarefa_id is not null;
