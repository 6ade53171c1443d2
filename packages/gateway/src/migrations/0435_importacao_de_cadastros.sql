-- Files of any record: which records there are is said by the contract, once.
alter table balcao.importacao_cadastro drop constraint importacao_cadastro_cadastro_check;
alter table balcao.importacao_cadastro add constraint importacao_cadastro_cadastro_check check (cadastro ~ '^[A-Z][A-Z_]*$');
