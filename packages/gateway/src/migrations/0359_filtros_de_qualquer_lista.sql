-- Saved filters are of any list, and may ask more than the words of its address: conditions in groups, which the address names by their id.
-- What was kept before is its words alone, and goes on as it is.
alter table balcao.filtro_salvo drop constraint filtro_salvo_lista_check;
alter table balcao.filtro_salvo
  add constraint filtro_salvo_lista_check
    check (lista in ('ORCAMENTOS', 'COTACOES', 'RENOVACOES', 'PERDAS', 'SOLICITACOES', 'PRODUTORES', 'RAMOS')),
  -- a group of the grammar of filters; null: nothing besides the words
  add column definicao jsonb check (jsonb_typeof(definicao) = 'object');
