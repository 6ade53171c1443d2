-- Brokerages, insurers and users keep filters as every other list does; which lists there are is said by the contract, once.
alter table balcao.filtro_salvo drop constraint filtro_salvo_lista_check;
alter table balcao.filtro_salvo add constraint filtro_salvo_lista_check check (lista ~ '^[A-Z][A-Z_]*$');
