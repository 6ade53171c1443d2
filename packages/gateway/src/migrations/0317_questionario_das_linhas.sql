-- Every line asks its clients, not only auto.
alter table balcao.questionario_link drop constraint questionario_link_linha_check;
alter table balcao.questionario_link add constraint questionario_link_linha_check
  check (linha in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE'));
