-- A subscription may keep longer than the law asks, never less.
create function balcao.meses_escolhidos(p_assinatura uuid, p_campo text, p_minimo integer) returns integer
language sql stable set search_path = balcao, pg_temp as $$
  select greatest(p_minimo, coalesce((select (valor ->> p_campo)::integer from parametro
    where assinatura_id = p_assinatura and grupo = 'retencao' and excluido_em is null), 60))
$$;

-- The rule of the law on a day, with the months that the subscription keeps by it.
create function balcao.regra_em_vigor(p_codigo text, p_assinatura uuid, p_hoje date) returns regra_retencao
language plpgsql stable set search_path = balcao, pg_temp as $$
declare
  regra regra_retencao;
begin
  select * into strict regra from regra_retencao where codigo = p_codigo and desde <= p_hoje and (ate is null or ate >= p_hoje);
  regra.meses := meses_escolhidos(p_assinatura, lower(p_codigo) || 'Meses', regra.meses);
  return regra;
end
$$;

create or replace function balcao.eliminar_titular(p_solicitacao uuid, p_agora timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
declare
  conta uuid := assinatura_atual();
  hoje date := (p_agora at time zone 'America/Sao_Paulo')::date;
  pedido solicitacao_titular;
  pessoas uuid[];
  casos uuid[];
  guardados uuid[];
  fora uuid[];
  apolices uuid[];
  propostas uuid[];
  cotacoes uuid[];
  vendas uuid[];
  leads uuid[];
  links uuid[];
  contatos text[];
  nomes text[];
  marcas text;
  contrato regra_retencao;
  consentimento regra_retencao;
  guarda_pedido regra_retencao;
  ate_contrato date;
  arquivo text;
  exportacao uuid;
  alvo record;
  valor text;
  n integer;
  contados jsonb := '{}';
begin
  select * into pedido from solicitacao_titular where id = p_solicitacao and assinatura_id = conta and excluido_em is null for update;
  if pedido.id is null or pedido.tipo <> 'ELIMINACAO' or pedido.encerrada_em is not null then
    raise exception 'a solicitação não pede uma eliminação' using errcode = 'check_violation', constraint = 'eliminacao_pedida';
  end if;
  select * into strict contrato from regra_em_vigor('CONTRATO', conta, hoje);
  select * into strict consentimento from regra_em_vigor('CONSENTIMENTO', conta, hoje);
  select * into strict guarda_pedido from regra_em_vigor('PEDIDO', conta, hoje);

  -- who it is: the document names the person; what they are called and reached by is read from their own rows
  pessoas := array(select id from segurado where assinatura_id = conta and documento = pedido.documento for update);
  casos := array(select id from orcamento where assinatura_id = conta and (segurado_id = any (pessoas)
    or upper(regexp_replace(segurado_documento, '[^0-9A-Za-z]', '', 'g')) = pedido.documento
    or upper(regexp_replace(rascunho #>> '{risco,segurado,documento}', '[^0-9A-Za-z]', '', 'g')) = pedido.documento) for update);
  leads := array(select id from solicitacao_cotacao where assinatura_id = conta and (orcamento_id = any (casos)
    or upper(regexp_replace(dados #>> '{segurado,documento}', '[^0-9A-Za-z]', '', 'g')) = pedido.documento));
  contatos := array(select distinct lower(c) from (
    select email from segurado where id = any (pessoas) union all select celular from segurado where id = any (pessoas)
    union all select rascunho #>> '{risco,segurado,email}' from orcamento where id = any (casos)
    union all select regexp_replace(rascunho #>> '{risco,segurado,celular}', '[^0-9]', '', 'g') from orcamento where id = any (casos)
    union all select email from solicitacao_cotacao where id = any (leads) union all select celular from solicitacao_cotacao where id = any (leads)
    union all select pedido.contato) x (c) where length(trim(c)) >= 8);
  leads := leads || array(select id from solicitacao_cotacao where assinatura_id = conta and not (id = any (leads))
    and (lower(email) = any (contatos) or celular = any (contatos)));
  -- a name that somebody else has, too, is not the person's alone: it is not looked for in free text
  nomes := array(select distinct nome from (
    select nome from segurado where id = any (pessoas) union all select segurado_nome from orcamento where id = any (casos)
    union all select nome from solicitacao_cotacao where id = any (leads) union all select pedido.nome) x (nome)
    where nome ~ '\S\s+\S' and not exists (select from segurado s where s.assinatura_id = conta and not (s.id = any (pessoas))
      and sem_acento(s.nome) = sem_acento(x.nome)) and not exists (select from orcamento o where o.assinatura_id = conta
      and not (o.id = any (casos)) and sem_acento(o.segurado_nome) = sem_acento(x.nome)));
  marcas := (select string_agg(regexp_replace(m, '([.\\+*?\[^\]$(){}=!<>|:#/-])', '\\\1', 'g'), '|' order by length(m) desc) from (
    select unnest(contatos || nomes || array[pedido.documento]) union
    select regexp_replace(pedido.documento, '^(...)(...)(...)(..)$', '\1.\2.\3-\4') where length(pedido.documento) = 11 union
    select regexp_replace(pedido.documento, '^(..)(...)(...)(....)(..)$', '\1.\2.\3/\4-\5') where length(pedido.documento) = 14 union
    select regexp_replace(c, '^(..)(.....)(....)$', '(\1) \2-\3') from unnest(contatos) c where c ~ '^[0-9]{11}$') x (m));

  -- what the contract makes one keep, and the case each came from
  propostas := array(select id from proposta where assinatura_id = conta and segurado_id = any (pessoas) and transmitida_em is not null
    and vig_fim + make_interval(months => contrato.meses) > hoje);
  apolices := array(select id from apolice where assinatura_id = conta and segurado_id = any (pessoas)
    and vig_fim + make_interval(months => contrato.meses) > hoje);
  propostas := propostas || array(select id from proposta where apolice_id = any (apolices) and not (id = any (propostas)));
  apolices := apolices || array(select apolice_id from proposta where id = any (propostas) and apolice_id is not null and not (apolice_id = any (apolices)));
  guardados := array(select orcamento_id from proposta where id = any (propostas) and orcamento_id is not null
    union select orcamento_id from apolice where id = any (apolices) and orcamento_id is not null);
  fora := array(select c from unnest(casos) c where not (c = any (guardados)));
  ate_contrato := (select max(fim) + make_interval(months => contrato.meses) from (
    select vig_fim from proposta where id = any (propostas) union all select vig_fim from apolice where id = any (apolices)) x (fim));
  cotacoes := array(select id from cotacao where orcamento_id = any (fora));
  links := array(select id from questionario_link where orcamento_id = any (fora)
    union select questionario_id from solicitacao_cotacao where id = any (leads) and questionario_id is not null);

  insert into retencao_titular (assinatura_id, solicitacao_id, entidade, entidade_id, regra_id, guardar_ate)
  select conta, pedido.id, x.entidade, x.id, x.regra, x.ate::date from (
    select 'proposta', id, contrato.id, vig_fim + make_interval(months => contrato.meses) from proposta where id = any (propostas)
    union all select 'apolice', id, contrato.id, vig_fim + make_interval(months => contrato.meses) from apolice where id = any (apolices)
    union all select 'sinistro', s.id, contrato.id, a.vig_fim + make_interval(months => contrato.meses) from sinistro s join apolice a on a.id = s.apolice_id
      where a.id = any (apolices)
    union all select 'orcamento', g, contrato.id, ate_contrato from unnest(guardados) g
    union all select 'segurado', p, contrato.id, ate_contrato from unnest(pessoas) p where ate_contrato is not null
    union all select 'permissao_lgpd', id, consentimento.id, em + make_interval(months => consentimento.meses) from permissao_lgpd
      where segurado_id = any (pessoas)
    union all select 'solicitacao_titular', id, guarda_pedido.id, p_agora + make_interval(months => guarda_pedido.meses) from solicitacao_titular
      where assinatura_id = conta and documento = pedido.documento
  ) x (entidade, id, regra, ate);

  -- files: the bytes go by a job, which looks whether anybody else still names them
  for arquivo in
    with a as (delete from anexo where orcamento_id = any (fora) returning sha256),
      q as (delete from questionario_arquivo where questionario_id = any (links) returning sha256)
    select sha256 from a union select sha256 from q
  loop
    perform enfileirar('anexo.apagar', json_build_object('assinaturaId', conta, 'sha256', arquivo), 'anexo.apagar:' || conta || ':' || arquivo);
  end loop;

  -- a copy of the account's data names the person as well: it is withdrawn, and one that is being written is asked for again
  for exportacao in update exportacao_conta set expira_em = p_agora, status = 'VENCIDA' where assinatura_id = conta and status = 'PRONTA' returning id
  loop
    perform enfileirar('exportacao.apagar', json_build_object('assinaturaId', conta, 'exportacaoId', exportacao), 'exportacao.apagar:' || exportacao);
  end loop;
  update exportacao_conta set status = 'FALHOU' where assinatura_id = conta and status in ('NA_FILA', 'GERANDO');

  delete from solicitacao_cotacao where id = any (leads);
  get diagnostics n = row_count;
  contados := contados || jsonb_build_object('solicitacoes', n);
  update questionario_link set excluido_em = coalesce(excluido_em, p_agora), orcamento_id = null where id = any (links);
  delete from envio_entrega where envio_id in (select id from envio_orcamento where orcamento_id = any (fora));
  delete from envio_resposta where envio_id in (select id from envio_orcamento where orcamento_id = any (fora));
  delete from envio_orcamento where orcamento_id = any (fora);
  get diagnostics n = row_count;
  contados := contados || jsonb_build_object('envios', n);

  -- sales whose time of keeping is over, and drafts of sales
  vendas := array(select id from proposta where assinatura_id = conta and segurado_id = any (pessoas) and not (id = any (propostas)));
  delete from comissao where proposta_id = any (vendas);
  delete from parcela where proposta_id = any (vendas);
  delete from aviso_seguradora where proposta_id = any (vendas);
  delete from anexo_da_resposta where resposta_id in (select id from resposta_exigencia where proposta_id = any (vendas));
  delete from resposta_exigencia where proposta_id = any (vendas);
  delete from proposta where id = any (vendas);
  get diagnostics n = row_count;
  contados := contados || jsonb_build_object('propostas', n);
  delete from sinistro where apolice_id in (select id from apolice where segurado_id = any (pessoas) and not (id = any (apolices)));
  update orcamento set apolice_anterior_id = null where apolice_anterior_id in (select id from apolice where segurado_id = any (pessoas) and not (id = any (apolices)));
  delete from apolice where assinatura_id = conta and segurado_id = any (pessoas) and not (id = any (apolices));
  get diagnostics n = row_count;
  contados := contados || jsonb_build_object('apolices', n);

  delete from busca_recente where assinatura_id = conta and guid = any (array(select x::text from unnest(fora || pessoas) x));
  delete from notificacao where assinatura_id = conta and exists (select from unnest(fora || pessoas) x where link like '%' || x || '%');
  delete from declaracao_saude where orcamento_id = any (fora);
  update orcamento set cotacao_id = null where id = any (fora);
  delete from referencia_oferta where oferta_id in (select id from oferta_cotacao where cotacao_id = any (cotacoes));
  delete from oferta_cotacao where cotacao_id = any (cotacoes);
  delete from resultado_cotacao where cotacao_id = any (cotacoes);
  delete from cotacao where id = any (cotacoes);
  delete from atividade where orcamento_id = any (fora);
  delete from orcamento_evento where orcamento_id = any (fora);
  delete from orcamento_recusa where orcamento_id = any (fora);
  delete from tarefa where assinatura_id = conta and exists (select from unnest(fora || pessoas) x where vinculo::text like '%' || x || '%');
  delete from orcamento where id = any (fora);
  get diagnostics n = row_count;
  contados := contados || jsonb_build_object('orcamentos', n);

  -- answers kept for a repeated request quote whatever they answered
  delete from idempotencia where assinatura_id = conta and resposta::text ~* marcas;
  for alvo in select * from tabelas_varridas() loop
    valor := case alvo.tipo when 'ARRAY' then format('array(select balcao.sem_marcas(x, $2) from unnest(%I) x)', alvo.coluna)
      when 'jsonb' then format('balcao.sem_marcas(%I::text, $2)::jsonb', alvo.coluna) else format('balcao.sem_marcas(%I, $2)', alvo.coluna) end;
    execute format('update balcao.%I set %I = %s where assinatura_id = $1 and %I::text ~* $2', alvo.tabela, alvo.coluna, valor, alvo.coluna)
      using conta, marcas;
  end loop;

  update coleta_permissao set enviado_para = null, expira_em = least(expira_em, p_agora) where segurado_id = any (pessoas);
  -- of who has a contract that is kept, what names them in it; of the others, nothing
  update segurado set nome_social = null, nascimento = null, sexo = null, estado_civil = null, profissao = null, renda_centavos = null,
    email = null, celular = null, cep = null, logradouro = null, numero = null, complemento = null, bairro = null, cidade = null, uf = null, tags = '{}',
    nome = case when ate_contrato is null then 'Titular eliminado' else nome end,
    documento = case when ate_contrato is null then '00000000000' else documento end,
    excluido_em = coalesce(excluido_em, p_agora)
  where id = any (pessoas);
  get diagnostics n = row_count;
  contados := contados || jsonb_build_object('cadastros', n);
  update solicitacao_titular set contato = null, detalhe = null where assinatura_id = conta and documento = pedido.documento;
  update solicitacao_titular set status = 'ATENDIDA', encerrada_em = p_agora where id = pedido.id;

  -- words of the person's names are suggested to who mistypes them, while a name that is still there has them
  delete from busca_palavra p where p.assinatura_id = conta
    and p.palavra in (select w from unnest(nomes) x, regexp_split_to_table(sem_acento(x), '[^a-z0-9]+') w)
    and not exists (select from segurado where assinatura_id = conta and sem_acento(nome) like '%' || p.palavra || '%')
    and not exists (select from orcamento where assinatura_id = conta and sem_acento(segurado_nome) like '%' || p.palavra || '%')
    and not exists (select from usuario where assinatura_id = conta and sem_acento(nome) like '%' || p.palavra || '%')
    and not exists (select from busca_item i where i.assinatura_id = conta
      and sem_acento(coalesce(i.titulo, '') || ' ' || array_to_string(i.valores, ' ')) like '%' || p.palavra || '%');

  -- last, for every line above wrote to the trail what it removed
  update auditoria set antes = so_o_rastro(antes), depois = so_o_rastro(depois)
  where assinatura_id = conta
    and ((antes::text ~* marcas or depois::text ~* marcas) or entidade_id = any (array(select x::text from unnest(fora || pessoas || cotacoes || leads || links) x)))
    and not (entidade in ('proposta', 'apolice', 'sinistro', 'orcamento')
      and exists (select from retencao_titular r where r.solicitacao_id = pedido.id and r.entidade = auditoria.entidade and r.entidade_id::text = auditoria.entidade_id));
  return contados || jsonb_build_object('guardados', (select count(*) from retencao_titular where solicitacao_id = pedido.id),
    'contatos', to_jsonb(contatos));
end
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

revoke execute on function balcao.meses_escolhidos, balcao.regra_em_vigor, balcao.descartar_pela_retencao from public;
grant execute on function balcao.descartar_pela_retencao to balcao_app;
