-- A statement of a few thousand lines looks at the policies it names, and not at every commission the insurer still owes.

-- A number as it is compared (`foldNumero` of the domain, which a test compares with this).
create function balcao.numero_dobrado(numero text) returns text language sql immutable parallel safe as $$
  select ltrim(regexp_replace(upper(numero), '[^0-9A-Z]', '', 'g'), '0')
$$;
create index apolice_numero_dobrado on balcao.apolice (assinatura_id, seguradora, balcao.numero_dobrado(numero));
create index proposta_numero_dobrado on balcao.proposta (assinatura_id, balcao.numero_dobrado(numero_seguradora)) where numero_seguradora is not null;
-- few, or none: a letter that is not of the Latin alphabet may be compared otherwise outside the database, so a number that has one is always looked at
create index apolice_numero_estranho on balcao.apolice (assinatura_id, seguradora) where numero ~ '[^\x01-\x7f]';
create index proposta_numero_estranho on balcao.proposta (assinatura_id) where numero_seguradora ~ '[^\x01-\x7f]';
create index segurado_excluido_documento on balcao.segurado (assinatura_id, documento) where excluido_em is not null;

/*
 * Policies of an insurer, by a brokerage, that lines of a statement may be of: by their numbers as they are compared, by whole documents of clients,
 * by numbers of proposals.
 */
create function balcao.apolices_do_extrato(p_seguradora text, p_corretora uuid, p_numeros text[], p_documentos text[], p_propostas text[])
returns setof uuid language sql stable security definer set search_path = balcao, pg_temp as $$
  with achadas as (
    select a.id from apolice a where a.assinatura_id = assinatura_atual() and a.seguradora = p_seguradora
      and numero_dobrado(a.numero) in (select unnest(p_numeros))
    union
    select a.id from apolice a where a.assinatura_id = assinatura_atual() and a.seguradora = p_seguradora and a.numero ~ '[^\x01-\x7f]'
    union
    select a.id from segurado s join apolice a on a.assinatura_id = s.assinatura_id and a.segurado_id = s.id
    where s.assinatura_id = assinatura_atual() and s.documento in (select unnest(p_documentos)) and s.excluido_em is null
    union
    select a.id from segurado s join apolice a on a.assinatura_id = s.assinatura_id and a.segurado_id = s.id
    where s.assinatura_id = assinatura_atual() and s.documento in (select unnest(p_documentos)) and s.excluido_em is not null
    union
    select c.apolice_id from proposta p join comissao c on c.proposta_id = p.id
    where p.assinatura_id = assinatura_atual() and numero_dobrado(p.numero_seguradora) in (select unnest(p_propostas)) and p.numero_seguradora is not null
    union
    select c.apolice_id from proposta p join comissao c on c.proposta_id = p.id
    where p.assinatura_id = assinatura_atual() and p.numero_seguradora ~ '[^\x01-\x7f]'
  )
  select a.id from apolice a where a.id in (select id from achadas) and a.assinatura_id = assinatura_atual() and a.seguradora = p_seguradora
    and a.corretora_id = p_corretora
$$;
revoke execute on function balcao.apolices_do_extrato from public;
grant execute on function balcao.numero_dobrado, balcao.apolices_do_extrato to balcao_app;
