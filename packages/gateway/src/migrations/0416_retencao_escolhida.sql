-- A subscription may keep longer than the law asks, never less.
create function balcao.meses_escolhidos(p_assinatura uuid, p_campo text, p_minimo integer) returns integer
language sql stable set search_path = balcao, pg_temp as $$
  select greatest(p_minimo, coalesce((select (valor ->> p_campo)::integer from parametro
    where assinatura_id = p_assinatura and grupo = 'retencao' and excluido_em is null), 60))
$$;

-- What is kept for no longer than the subscription chose: files of cases that ended without a sale, and requests that were discarded. A
-- request leaves nothing of what it said in the trail; the bytes of files go by their job.
create function balcao.descartar_pela_retencao(p_agora timestamptz) returns void
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
declare
  arquivo record;
  pedidos uuid[];
begin
  for arquivo in
    with a as (
      update anexo x set excluido_em = p_agora from orcamento o
      where o.id = x.orcamento_id and x.excluido_em is null and o.status in ('RECUSADO', 'EXPIRADO')
        and o.alterado_em + make_interval(months => meses_escolhidos(o.assinatura_id, 'arquivosMeses', 6)) <= p_agora
      returning x.assinatura_id, x.sha256
    ), q as (
      update questionario_arquivo x set excluido_em = p_agora from questionario_link l join orcamento o on o.id = l.orcamento_id
      where l.id = x.questionario_id and x.excluido_em is null and o.status in ('RECUSADO', 'EXPIRADO')
        and o.alterado_em + make_interval(months => meses_escolhidos(o.assinatura_id, 'arquivosMeses', 6)) <= p_agora
      returning x.assinatura_id, x.sha256
    )
    select assinatura_id, sha256 from a union select assinatura_id, sha256 from q
  loop
    perform enfileirar('anexo.apagar', json_build_object('assinaturaId', arquivo.assinatura_id, 'sha256', arquivo.sha256),
      'anexo.apagar:' || arquivo.assinatura_id || ':' || arquivo.sha256);
  end loop;
  with idas as (
    delete from solicitacao_cotacao s where s.status = 'DESCARTADA'
      and s.alterado_em + make_interval(months => meses_escolhidos(s.assinatura_id, 'solicitacoesMeses', 1)) <= p_agora
    returning id
  )
  select coalesce(array_agg(id), '{}') into pedidos from idas;
  update auditoria set antes = so_o_rastro(antes), depois = so_o_rastro(depois)
  where entidade = 'solicitacao_cotacao' and entidade_id = any (array(select x::text from unnest(pedidos) x));
end
$$;

revoke execute on function balcao.meses_escolhidos, balcao.descartar_pela_retencao from public;
grant execute on function balcao.descartar_pela_retencao to balcao_app;
