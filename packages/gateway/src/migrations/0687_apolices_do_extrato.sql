-- A statement of a few thousand lines looks at the policies it names, and not at every commission the insurer still owes.

-- A number as it is compared (`foldNumero` of the domain, which a test compares with this over every letter): some that are not of the Latin alphabet
-- have capitals that are.
create function balcao.numero_dobrado(numero text) returns text language sql immutable parallel safe as $$
  select ltrim(regexp_replace(upper(case when numero ~ '[^\x01-\x7f]' then
      replace(replace(replace(replace(replace(replace(replace(replace(translate(numero, 'ıſŉǰẖẗẘẙẚ', 'ISNJHTWYA'), 'ß', 'SS'),
        'ﬀ', 'FF'), 'ﬁ', 'FI'), 'ﬂ', 'FL'), 'ﬃ', 'FFI'), 'ﬄ', 'FFL'), 'ﬅ', 'ST'), 'ﬆ', 'ST')
    else numero end), '[^0-9A-Z]', '', 'g'), '0')
$$;
create index apolice_numero_dobrado on balcao.apolice (assinatura_id, seguradora, balcao.numero_dobrado(numero));
create index proposta_numero_dobrado on balcao.proposta (assinatura_id, balcao.numero_dobrado(numero_seguradora)) where numero_seguradora is not null;
create index segurado_excluido_documento on balcao.segurado (assinatura_id, documento) where excluido_em is not null;

/*
 * Policies of an insurer, by a brokerage, that lines of a statement may be of: by their numbers as they are compared, by whole documents of clients,
 * by numbers of proposals. Each is looked up by itself.
 */
create function balcao.apolices_do_extrato(p_seguradora text, p_corretora uuid, p_numeros text[], p_documentos text[], p_propostas text[])
returns setof uuid language sql stable security definer set search_path = balcao, pg_temp as $$
  select a.id from unnest(p_numeros) n cross join lateral (select x.id, x.corretora_id from apolice x
    where x.assinatura_id = assinatura_atual() and x.seguradora = p_seguradora and numero_dobrado(x.numero) = n offset 0) a
  where a.corretora_id = p_corretora
  union
  select a.id from unnest(p_documentos) d
    cross join lateral (select s.id from segurado s where s.assinatura_id = assinatura_atual() and s.documento = d and s.excluido_em is null
      union all select s.id from segurado s where s.assinatura_id = assinatura_atual() and s.documento = d and s.excluido_em is not null) s
    cross join lateral (select x.id, x.seguradora, x.corretora_id from apolice x
      where x.assinatura_id = assinatura_atual() and x.segurado_id = s.id offset 0) a
  where a.seguradora = p_seguradora and a.corretora_id = p_corretora
  union
  select a.id from unnest(p_propostas) n
    cross join lateral (select p.id from proposta p where p.assinatura_id = assinatura_atual() and p.numero_seguradora is not null
      and numero_dobrado(p.numero_seguradora) = n offset 0) p
    cross join lateral (select c.apolice_id from comissao c where c.proposta_id = p.id offset 0) c
    cross join lateral (select x.id, x.seguradora, x.corretora_id from apolice x where x.id = c.apolice_id offset 0) a
  where a.seguradora = p_seguradora and a.corretora_id = p_corretora
$$;
revoke execute on function balcao.apolices_do_extrato from public;
grant execute on function balcao.numero_dobrado, balcao.apolices_do_extrato to balcao_app;
