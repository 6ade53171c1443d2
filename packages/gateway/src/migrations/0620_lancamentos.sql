-- Entries: what was expected of one that was done, which undoing brings back, and whether the statement of the bank shows it.

alter table balcao.lancamento
  -- what it stood at before it was done; null of one that was written as done
  add column previsto_centavos bigint check (previsto_centavos > 0),
  add column prevista_conta_id uuid,
  -- when a movement of the bank was found to be it
  add column conciliado_em timestamptz,
  add foreign key (assinatura_id, prevista_conta_id) references balcao.conta_financeira (assinatura_id, id),
  add check (status = 'REALIZADO' or num_nonnulls(previsto_centavos, prevista_conta_id, conciliado_em) = 0);

-- A category and a cost centre are turned off as every record is.
alter table balcao.categoria_financeira rename column ativa to ativo;
