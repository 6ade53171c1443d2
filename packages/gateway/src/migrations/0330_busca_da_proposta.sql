-- A proposal is found by whom it may be opened by: who sees their own cases alone does not find a colleague's sale, as its screen answers.
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
  select r.id, r.assinatura_id, 4::smallint, p.nome, r.numero::text, null, null, r.usuario_id,
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

-- Of the six kinds, from the fourth on a record has an owner.
do $$
declare
  funcao regprocedure;
  antes text;
  depois text;
begin
  foreach funcao in array array[
    'balcao.busca_por_palavras(uuid,smallint[],uuid,text,text[],smallint,integer)', 'balcao.buscar(text,smallint[],uuid,integer)'
  ]::regprocedure[] loop
    antes := pg_get_functiondef(funcao);
    depois := replace(replace(antes, 'k < 5 or', 'k < 4 or'), 'c.categoria < 5 or', 'c.categoria < 4 or');
    if depois = antes then
      raise exception 'a busca não tem a regra de dono que se muda: %', funcao;
    end if;
    execute depois;
  end loop;
end
$$;

drop trigger busca_alterar on balcao.proposta;
create trigger busca_alterar after update of numero, numero_seguradora, placa, segurado_id, usuario_id, excluido_em on balcao.proposta
  for each row when ((old.numero, old.numero_seguradora, old.placa, old.segurado_id, old.usuario_id, old.excluido_em)
    is distinct from (new.numero, new.numero_seguradora, new.placa, new.segurado_id, new.usuario_id, new.excluido_em))
  execute function balcao.busca_ao_alterar(4);

-- What was there before.
select balcao.busca_indexar(categoria, array_agg(id)) from balcao.busca_fonte where categoria = 4 group by categoria;
