-- The quick search finds a person by their postcode and the numbers of their policies, and a case by the telephone, the postcode and the
-- previous policy of its draft, as the lists do.
create or replace view balcao.busca_fonte with (security_invoker = true) as
  select u.id, u.assinatura_id, 1::smallint as categoria, u.nome as titulo, null::text as numero, null::text as linha,
    null::uuid as alvo, null::uuid as dono, array['email'] as campos, array[u.email] as valores
  from balcao.usuario u where u.excluido_em is null
  union all
  select s.id, s.assinatura_id, 2::smallint, s.nome, null, null, null, null,
    array['documento', 'email', 'celular', 'nomeSocial', 'cep'] || array_fill('apolice'::text, array[coalesce(cardinality(p.numeros), 0)]),
    array[s.documento, s.email, s.celular, s.nome_social, s.cep] || p.numeros
  from balcao.segurado s left join lateral (
    select array_agg(a.numero) as numeros from (
      select a.numero from balcao.apolice a
      where a.assinatura_id = s.assinatura_id and a.segurado_id = s.id and a.excluido_em is null order by a.vig_fim desc, a.id limit 40) a) p on true where s.excluido_em is null
  union all
  select s.id, s.assinatura_id, 3::smallint, p.nome, s.numero::text, null, null, null,
    array['numero', 'protocolo', 'placa', 'apolice', 'documento'], array[s.numero::text, s.protocolo_seguradora, s.placa, a.numero, p.documento]
  from balcao.sinistro s join balcao.apolice a on a.id = s.apolice_id join balcao.segurado p on p.id = a.segurado_id
  where s.excluido_em is null
  union all
  select r.id, r.assinatura_id, 4::smallint, p.nome, r.numero::text, null, null, null,
    array['numero', 'numeroSeguradora', 'placa', 'documento'], array[r.numero::text, r.numero_seguradora, r.placa, p.documento]
  from balcao.proposta r join balcao.segurado p on p.id = r.segurado_id
  where r.excluido_em is null
  union all
  select o.id, o.assinatura_id, 5::smallint, o.segurado_nome, o.numero::text, o.linha, null, o.usuario_id,
    array['numero', 'documento', 'placa', 'celular', 'cep', 'apolice'],
    array[o.numero::text, o.segurado_documento, o.rascunho #>> '{risco,veiculo,placa}', o.rascunho #>> '{risco,segurado,celular}',
      o.rascunho #>> '{risco,segurado,cep}', o.rascunho #>> '{risco,seguro,apoliceAnterior}']
  from balcao.orcamento o where o.excluido_em is null
  union all
  select c.id, c.assinatura_id, 6::smallint, o.segurado_nome, o.numero || '-' || c.rodada, o.linha, o.id, o.usuario_id,
    array['numero'], array[o.numero || '-' || c.rodada]
  from balcao.cotacao c join balcao.orcamento o on o.id = c.orcamento_id
  where c.excluido_em is null and o.excluido_em is null;

-- A policy is written in the claims made of it and in whom it insures.
create or replace function balcao.busca_ao_alterar() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if tg_table_name <> 'apolice' then
    perform busca_indexar(tg_argv[0]::smallint, array[new.id]);
  end if;
  if tg_table_name = 'segurado' then
    perform busca_indexar(4::smallint, array(select id from proposta where assinatura_id = new.assinatura_id and segurado_id = new.id));
    perform busca_indexar(3::smallint, array(
      select s.id from sinistro s join apolice a on a.id = s.apolice_id where a.assinatura_id = new.assinatura_id and a.segurado_id = new.id));
  elsif tg_table_name = 'apolice' then
    perform busca_indexar(2::smallint, array(select distinct id from unnest(array[old.segurado_id, new.segurado_id]) as id));
    perform busca_indexar(3::smallint, array(select id from sinistro where assinatura_id = new.assinatura_id and apolice_id = new.id));
  elsif tg_table_name = 'orcamento' then
    perform busca_indexar(6::smallint, array(select id from cotacao where orcamento_id = new.id));
  end if;
  return null;
end
$$;

create function balcao.busca_da_apolice() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform busca_indexar(2::smallint, array(select distinct segurado_id from mudadas));
  return null;
end
$$;
create trigger busca_incluir after insert on balcao.apolice referencing new table as mudadas
  for each statement execute function balcao.busca_da_apolice();
create trigger busca_excluir after delete on balcao.apolice referencing old table as mudadas
  for each statement execute function balcao.busca_da_apolice();
revoke execute on function balcao.busca_da_apolice() from balcao_app, public;

drop trigger busca_alterar on balcao.apolice;
create trigger busca_alterar after update of numero, segurado_id, excluido_em on balcao.apolice for each row
  when ((old.numero, old.segurado_id, old.excluido_em) is distinct from (new.numero, new.segurado_id, new.excluido_em))
  execute function balcao.busca_ao_alterar(0);
drop trigger busca_alterar on balcao.segurado;
create trigger busca_alterar after update of nome, nome_social, documento, email, celular, cep, excluido_em on balcao.segurado for each row
  when ((old.nome, old.nome_social, old.documento, old.email, old.celular, old.cep, old.excluido_em)
    is distinct from (new.nome, new.nome_social, new.documento, new.email, new.celular, new.cep, new.excluido_em))
  execute function balcao.busca_ao_alterar(2);
drop trigger busca_alterar on balcao.orcamento;
create trigger busca_alterar after update of numero, segurado_nome, segurado_documento, linha, usuario_id, excluido_em, rascunho
  on balcao.orcamento for each row
  when ((old.numero, old.segurado_nome, old.segurado_documento, old.linha, old.usuario_id, old.excluido_em,
      old.rascunho #>> '{risco,veiculo,placa}', old.rascunho #>> '{risco,segurado,celular}', old.rascunho #>> '{risco,segurado,cep}',
      old.rascunho #>> '{risco,seguro,apoliceAnterior}')
    is distinct from (new.numero, new.segurado_nome, new.segurado_documento, new.linha, new.usuario_id, new.excluido_em,
      new.rascunho #>> '{risco,veiculo,placa}', new.rascunho #>> '{risco,segurado,celular}', new.rascunho #>> '{risco,segurado,cep}',
      new.rascunho #>> '{risco,seguro,apoliceAnterior}'))
  execute function balcao.busca_ao_alterar(5);

-- What was there before.
select balcao.busca_indexar(categoria, array_agg(id)) from balcao.busca_fonte where categoria in (2, 5) group by categoria;
