-- The lists of instalments and of commissions are written again in a time that grows with their lines, also while nobody counted their tables: whether a
-- line is still of something is asked of it alone, and never by comparing all with all.

create or replace function balcao.listar_parcelas(p_ids uuid[]) returns void language sql volatile security definer
set search_path = balcao, pg_temp as $$
  delete from parcela_lista l where l.id = any (p_ids) and (select true from parcela q join apolice a on a.id = q.apolice_id
    where q.id = l.id and q.excluido_em is null and a.excluido_em is null) is null;
  insert into parcela_lista (id, assinatura_id, apolice_id, apolice_numero, endosso, numero, total, segurado_id, segurado_nome, bem, seguradora,
    ramo, produtor_id, usuario_id, vencimento, valor_centavos, pago_centavos, forma, status, pago_em)
  select q.id, q.assinatura_id, a.id, a.numero, e.numero, q.numero,
    (select count(*) from parcela t where t.assinatura_id = q.assinatura_id and t.apolice_id = q.apolice_id
      and t.endosso_id is not distinct from q.endosso_id and t.excluido_em is null)::int,
    a.segurado_id, s.nome, a.bem, a.seguradora, a.ramo, a.produtor_id, a.usuario_id, q.vencimento, q.valor_centavos + q.ajuste_centavos,
    coalesce(q.pago_centavos, 0), q.forma, q.status, q.pago_em
  from parcela q join apolice a on a.id = q.apolice_id join segurado s on s.id = a.segurado_id left join endosso e on e.id = q.endosso_id
  where q.id = any (p_ids) and q.excluido_em is null and a.excluido_em is null
  -- two who write of one policy at once both have its lines there
  on conflict (id) do update set apolice_id = excluded.apolice_id, apolice_numero = excluded.apolice_numero, endosso = excluded.endosso,
    numero = excluded.numero, total = excluded.total, segurado_id = excluded.segurado_id, segurado_nome = excluded.segurado_nome,
    bem = excluded.bem, seguradora = excluded.seguradora, ramo = excluded.ramo, produtor_id = excluded.produtor_id,
    usuario_id = excluded.usuario_id, vencimento = excluded.vencimento, valor_centavos = excluded.valor_centavos,
    pago_centavos = excluded.pago_centavos, forma = excluded.forma, status = excluded.status, pago_em = excluded.pago_em
$$;

create or replace function balcao.listar_comissoes_a_receber(p_ids uuid[]) returns void language sql volatile security definer
set search_path = balcao, pg_temp as $$
  delete from comissao_lista l where l.id = any (p_ids) and (select true from comissao c join apolice a on a.id = c.apolice_id
    where c.id = l.id and c.excluido_em is null and a.excluido_em is null and c.status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA')) is null;
  insert into comissao_lista (id, assinatura_id, apolice_id, apolice_numero, endosso, parcela, tipo, segurado_id, segurado_nome, seguradora, ramo,
    corretora_id, produtor_id, prevista_centavos, recebida_centavos, previsao_em, status)
  select c.id, c.assinatura_id, a.id, a.numero, case when e.id is not null then coalesce(e.numero_seguradora, e.numero::text) end, q.numero, c.tipo,
    a.segurado_id, s.nome, a.seguradora, a.ramo, a.corretora_id, a.produtor_id, c.prevista_centavos, c.recebida_centavos, c.previsao_em, c.status
  from comissao c join apolice a on a.id = c.apolice_id join segurado s on s.id = a.segurado_id
    left join endosso e on e.id = c.endosso_id left join parcela q on q.id = c.parcela_id
  where c.id = any (p_ids) and c.excluido_em is null and a.excluido_em is null and c.status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA')
  on conflict (id) do update set apolice_id = excluded.apolice_id, apolice_numero = excluded.apolice_numero, endosso = excluded.endosso,
    parcela = excluded.parcela, tipo = excluded.tipo, segurado_id = excluded.segurado_id, segurado_nome = excluded.segurado_nome,
    seguradora = excluded.seguradora, ramo = excluded.ramo, corretora_id = excluded.corretora_id, produtor_id = excluded.produtor_id,
    prevista_centavos = excluded.prevista_centavos, recebida_centavos = excluded.recebida_centavos, previsao_em = excluded.previsao_em,
    status = excluded.status
$$;
