-- A plate, a document, a telephone, a postcode, the number of a policy: what is searched for is their letters and digits alone.
create function balcao.busca_valor(texto text) returns text language sql immutable parallel safe as $$
  select regexp_replace(balcao.sem_acento(coalesce(texto, '')), '[^a-z0-9]', '', 'g')
$$;
-- A text and, word by word, the same without its punctuation.
create function balcao.busca_texto(texto text) returns text language sql immutable parallel safe as $$
  select balcao.sem_acento(coalesce(texto, '')) || ' ' || regexp_replace(balcao.sem_acento(coalesce(texto, '')), '[^a-z0-9 ]', '', 'g')
$$;
grant execute on function balcao.busca_valor(text), balcao.busca_texto(text) to balcao_app;

-- The list of quotes is searched by the telephone, the postcodes and the previous policy of the draft too.
alter table balcao.orcamento drop column busca;
alter table balcao.orcamento add column busca text not null generated always as (
  numero::text || ' ' || balcao.sem_acento(coalesce(segurado_nome, '')) || ' ' || balcao.busca_valor(segurado_documento)
  || ' ' || balcao.busca_texto(bem)
  || ' ' || balcao.busca_valor(rascunho #>> '{risco,segurado,celular}')
  || ' ' || balcao.busca_valor(rascunho #>> '{risco,segurado,cep}')
  || ' ' || balcao.busca_valor(rascunho #>> '{risco,pernoite,cepPernoite}')
  || ' ' || balcao.busca_valor(rascunho #>> '{risco,seguro,apoliceAnterior}')
) stored;
alter table balcao.orcamento alter column busca set storage main;
