-- The trail of policies and of instalments is one statement, too: twenty thousand policies change hands, or come in by a sheet with ten instalments
-- each, in a few statements.
drop trigger trilha on balcao.apolice;
create trigger trilha_inclusao after insert on balcao.apolice referencing new table as novas
  for each statement execute function balcao.trilha_em_conjunto();
create trigger trilha_alteracao after update on balcao.apolice referencing old table as velhas new table as novas
  for each statement execute function balcao.trilha_em_conjunto();
create trigger trilha_exclusao after delete on balcao.apolice referencing old table as velhas
  for each statement execute function balcao.trilha_em_conjunto();
drop trigger trilha on balcao.parcela;
create trigger trilha_inclusao after insert on balcao.parcela referencing new table as novas
  for each statement execute function balcao.trilha_em_conjunto();
create trigger trilha_alteracao after update on balcao.parcela referencing old table as velhas new table as novas
  for each statement execute function balcao.trilha_em_conjunto();
create trigger trilha_exclusao after delete on balcao.parcela referencing old table as velhas
  for each statement execute function balcao.trilha_em_conjunto();
