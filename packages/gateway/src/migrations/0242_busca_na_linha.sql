-- The list's own search reads what it looks into from every row: out of line, each row was three journeys more. The draft stays out.
alter table balcao.orcamento set (toast_tuple_target = 512);
-- made anew, so that the rows that are there already are written anew too
alter table balcao.orcamento drop column busca;
alter table balcao.orcamento add column busca text not null generated always as
  (balcao.sem_acento(
    numero::text || ' ' || coalesce(segurado_nome, '') || ' ' || coalesce(segurado_documento, '') || ' ' || coalesce(bem, '')
    -- a plate is found with or without its hyphen
    || ' ' || replace(coalesce(bem, ''), '-', '')
  )) stored;
alter table balcao.orcamento alter column busca set storage main;
