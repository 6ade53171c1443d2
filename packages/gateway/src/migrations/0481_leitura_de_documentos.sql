-- Documents found by what they say: numbers as searches write them, and the record each most probably belongs to.

create trigger largar_documentos after delete on balcao.endosso for each row execute function balcao.largar_documentos();

-- Numbers without what parts them, as a search writes them: 123.456.789-09 is 12345678909, BRA-2E19 is bra2e19.
create function balcao.texto_procuravel(texto text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(balcao.sem_acento(left(texto, 300000)), '(\d)[./-](?=\d)', '\1', 'g'), '\m([a-z]{3})-(\d[a-z0-9]\d\d)\M', '\1\2', 'g')
$$;

alter table balcao.documento_texto drop column busca;
alter table balcao.documento_texto
  add busca tsvector not null generated always as (
    setweight(to_tsvector('portuguese', balcao.texto_procuravel(nome)), 'A') ||
    setweight(to_tsvector('portuguese', balcao.texto_procuravel(texto)), 'B')) stored;
create index documento_texto_busca on balcao.documento_texto using gin (assinatura_id, busca);

-- One word of a search, as `palavrasDaBusca` gives it: whatever begins with it.
create function balcao.consulta_do_texto(palavra text) returns tsquery language sql immutable parallel safe as $$
  select case when btrim(regexp_replace(palavra, '[^[:alnum:]]+', ' ', 'g')) = '' then ''::tsquery
    else to_tsquery('portuguese', replace(btrim(regexp_replace(balcao.sem_acento(palavra), '[^[:alnum:]]+', ' ', 'g')), ' ', ':* & ') || ':*') end
$$;
grant execute on function balcao.texto_procuravel, balcao.consulta_do_texto to balcao_app;

alter table balcao.documento
  -- {alvo, alvoId, pontos, motivos}: the record it most probably belongs to, as it was when its text was read
  add sugestao jsonb check (jsonb_typeof(sugestao) = 'object');
