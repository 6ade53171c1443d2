-- Who a holder of personal data is in a subscription is found once, for what is handed over to them and for what is eliminated.
create function balcao.quem_e_o_titular(conta uuid, pedido balcao.solicitacao_titular,
  out pessoas uuid[], out casos uuid[], out leads uuid[], out contatos text[], out nomes text[], out marcas text)
language plpgsql stable set search_path = balcao, pg_temp as $$
begin
  -- who it is: the document names the person; what they are called and reached by is read from their own rows
  pessoas := array(select id from segurado where assinatura_id = conta and documento = pedido.documento);
  casos := array(select id from orcamento where assinatura_id = conta and (segurado_id = any (pessoas)
    or upper(regexp_replace(segurado_documento, '[^0-9A-Za-z]', '', 'g')) = pedido.documento
    or upper(regexp_replace(rascunho #>> '{risco,segurado,documento}', '[^0-9A-Za-z]', '', 'g')) = pedido.documento));
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
    union all select nome from solicitacao_cotacao where id = any (leads) union all select pedido.nome
    union all select p ->> 'nome' from orcamento o cross join lateral jsonb_path_query(o.rascunho, 'strict $.**') p
      where o.assinatura_id = conta and jsonb_typeof(p) = 'object' and documento_em(p) = pedido.documento) x (nome)
    where nome ~ '\S\s+\S' and not exists (select from segurado s where s.assinatura_id = conta and not (s.id = any (pessoas))
      and sem_acento(s.nome) = sem_acento(x.nome)) and not exists (select from orcamento o where o.assinatura_id = conta
      and not (o.id = any (casos)) and sem_acento(o.segurado_nome) = sem_acento(x.nome)));
  marcas := (select string_agg(regexp_replace(m, '([.\\+*?\[^\]$(){}=!<>|:#/-])', '\\\1', 'g'), '|' order by length(m) desc) from (
    select unnest(contatos || nomes || array[pedido.documento]) union
    select regexp_replace(pedido.documento, '^(...)(...)(...)(..)$', '\1.\2.\3-\4') where length(pedido.documento) = 11 union
    select regexp_replace(pedido.documento, '^(..)(...)(...)(....)(..)$', '\1.\2.\3/\4-\5') where length(pedido.documento) = 14 union
    select regexp_replace(c, '^(..)(.....)(....)$', '(\1) \2-\3') from unnest(contatos) c where c ~ '^[0-9]{11}$') x (m));
end
$$;

create or replace function balcao.eliminar_do_pedido(conta uuid, pedido solicitacao_titular, p_agora timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  titular record;
  hoje date := (p_agora at time zone 'America/Sao_Paulo')::date;
  pessoas uuid[];
  casos uuid[];
  guardados uuid[];
  fora uuid[];
  apolices uuid[];
  alheios uuid[];
  propostas uuid[];
  cotacoes uuid[];
  vendas uuid[];
  vencidas uuid[];
  leads uuid[];
  contatos text[];
  nomes text[];
  marcas text;
  contrato regra_retencao;
  consentimento regra_retencao;
  guarda_pedido regra_retencao;
  ate_contrato date;
  exportacao uuid;
  alvo record;
  valor text;
  n integer;
  contados jsonb := '{}';
begin
  contrato := regra_de_retencao(conta, 'CONTRATO', hoje);
  consentimento := regra_de_retencao(conta, 'CONSENTIMENTO', hoje);
  guarda_pedido := regra_de_retencao(conta, 'PEDIDO', hoje);
  perform set_config('balcao.eliminando', 'sim', true);

  -- held first: who edits one of them meanwhile waits
  perform from segurado where assinatura_id = conta and documento = pedido.documento for update;
  select q.casos into casos from quem_e_o_titular(conta, pedido) q;
  perform from orcamento where id = any (casos) for update;
  select * into titular from quem_e_o_titular(conta, pedido);
  pessoas := titular.pessoas;
  casos := titular.casos;
  leads := titular.leads;
  contatos := titular.contatos;
  nomes := titular.nomes;
  marcas := titular.marcas;

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

  -- another client's contract that is kept says who drives, is paid or depends, and is kept whole: so says the rule that keeps it
  alheios := array(select id from orcamento o where o.assinatura_id = conta and not (o.id = any (casos))
    and (o.rascunho::text ~* marcas or exists (select from cotacao c where c.orcamento_id = o.id and c.snapshot::text ~* marcas))
    and (exists (select from proposta p where p.orcamento_id = o.id and p.transmitida_em is not null and p.vig_fim + make_interval(months => contrato.meses) > hoje)
      or exists (select from apolice a where a.orcamento_id = o.id and a.vig_fim + make_interval(months => contrato.meses) > hoje)));
  alheios := alheios || array(
    select id from proposta p where p.assinatura_id = conta and not (p.id = any (propostas)) and p.transmitida_em is not null
      and p.vig_fim + make_interval(months => contrato.meses) > hoje and to_jsonb(p)::text ~* marcas
    union all select id from apolice a where a.assinatura_id = conta and not (a.id = any (apolices))
      and a.vig_fim + make_interval(months => contrato.meses) > hoje and to_jsonb(a)::text ~* marcas
    union all select s.id from sinistro s join apolice a on a.id = s.apolice_id where s.assinatura_id = conta and not (a.id = any (apolices))
      and a.vig_fim + make_interval(months => contrato.meses) > hoje and to_jsonb(s)::text ~* marcas);

  insert into retencao_titular (assinatura_id, solicitacao_id, entidade, entidade_id, regra_id, guardar_ate)
  select conta, pedido.id, x.entidade, x.id, x.regra, x.ate::date from (
    select 'proposta', id, contrato.id, vig_fim + make_interval(months => contrato.meses) from proposta where id = any (propostas)
    union all select 'apolice', id, contrato.id, vig_fim + make_interval(months => contrato.meses) from apolice where id = any (apolices)
    union all select 'sinistro', s.id, contrato.id, a.vig_fim + make_interval(months => contrato.meses) from sinistro s join apolice a on a.id = s.apolice_id
      where a.id = any (apolices)
    union all select 'orcamento', g, contrato.id, ate_contrato from unnest(guardados) g
    union all select 'segurado', p, contrato.id, ate_contrato from unnest(pessoas) p where ate_contrato is not null
    union all select x.entidade, x.id, contrato.id, x.ate + make_interval(months => contrato.meses) from (
      select 'orcamento', o.id, (select max(fim) from (select vig_fim from proposta where orcamento_id = o.id and transmitida_em is not null
        union all select vig_fim from apolice where orcamento_id = o.id) v (fim)) from orcamento o where o.id = any (alheios)
      union all select 'proposta', p.id, p.vig_fim from proposta p where p.id = any (alheios)
      union all select 'apolice', a.id, a.vig_fim from apolice a where a.id = any (alheios)
      union all select 'sinistro', s.id, a.vig_fim from sinistro s join apolice a on a.id = s.apolice_id where s.id = any (alheios)) x (entidade, id, ate)
    union all select 'permissao_lgpd', id, consentimento.id, em + make_interval(months => consentimento.meses) from permissao_lgpd
      where segurado_id = any (pessoas)
    union all select 'solicitacao_titular', id, guarda_pedido.id, p_agora + make_interval(months => guarda_pedido.meses) from solicitacao_titular
      where assinatura_id = conta and documento = pedido.documento
  ) x (entidade, id, regra, ate)
  on conflict do nothing;

  -- a copy of the account's data names the person as well: it is withdrawn, and one that is being written is asked for again
  for exportacao in update exportacao_conta set expira_em = p_agora, status = 'VENCIDA' where assinatura_id = conta and status = 'PRONTA' returning id
  loop
    perform enfileirar('exportacao.apagar', json_build_object('assinaturaId', conta, 'exportacaoId', exportacao), 'exportacao.apagar:' || exportacao);
  end loop;
  update exportacao_conta set status = 'FALHOU' where assinatura_id = conta and status in ('NA_FILA', 'GERANDO');

  -- sales whose time of keeping is over, and drafts of sales
  vendas := array(select id from proposta where assinatura_id = conta and segurado_id = any (pessoas) and not (id = any (propostas)));
  vencidas := array(select id from apolice where assinatura_id = conta and segurado_id = any (pessoas) and not (id = any (apolices)));
  perform apagar_vendas(conta, vendas, vencidas);
  perform apagar_casos(conta, fora, leads, p_agora);
  delete from busca_recente where assinatura_id = conta and guid = any (array(select x::text from unnest(pessoas) x));
  delete from notificacao where assinatura_id = conta and exists (select from unnest(pessoas) x where link like '%' || x || '%');
  delete from tarefa where assinatura_id = conta and exists (select from unnest(pessoas) x where vinculo::text like '%' || x || '%');
  contados := jsonb_build_object('propostas', cardinality(vendas), 'apolices', cardinality(vencidas), 'orcamentos', cardinality(fora), 'solicitacoes', cardinality(leads));

  -- answers kept for a repeated request quote whatever they answered
  delete from idempotencia where assinatura_id = conta and resposta::text ~* marcas;
  for alvo in select * from tabelas_varridas() loop
    valor := case alvo.tipo when 'ARRAY' then format('array(select balcao.sem_marcas(x, $2) from unnest(%I) x)', alvo.coluna)
      when 'jsonb' then format('balcao.sem_marcas(%I::text, $2)::jsonb', alvo.coluna) else format('balcao.sem_marcas(%I, $2)', alvo.coluna) end;
    execute format('update balcao.%I set %I = %s where assinatura_id = $1 and %I::text ~* $2', alvo.tabela, alvo.coluna, valor, alvo.coluna)
      using conta, marcas;
  end loop;

  -- in cases of others the person's name and ways to reach them go; year of birth, sex and relation stay, for prices and shares were made of them
  guardados := guardados || propostas || apolices || alheios;
  for alvo in select * from tabelas_dos_casos() loop
    valor := case alvo.tipo when 'jsonb' then format('balcao.sem_pessoa(%I, $2, $3, $4)', alvo.coluna) else format('balcao.sem_marcas(%I, $2)', alvo.coluna) end;
    -- who edits the draft meanwhile is told that it changed
    if alvo.tabela = 'orcamento' and alvo.coluna = 'rascunho' then
      valor := valor || ', rascunho_versao = rascunho_versao + 1';
    end if;
    execute format('update balcao.%I t set %I = %s where assinatura_id = $1 and %I::text ~* $2 and coalesce(not (%s = any ($5)), true)',
      alvo.tabela, alvo.coluna, valor, alvo.coluna, alvo.de) using conta, marcas, pedido.documento, nomes, guardados;
    get diagnostics n = row_count;
    if n > 0 and alvo.coluna = 'rascunho' and alvo.tabela = 'orcamento' then
      contados := contados || jsonb_build_object('casos_alheios', n);
    end if;
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
  update solicitacao_titular set status = 'ATENDIDA', encerrada_em = p_agora where id = pedido.id and encerrada_em is null;

  -- words of the person's names are suggested to who mistypes them, while a name that is still there has them
  delete from busca_palavra p where p.assinatura_id = conta
    and p.palavra in (select w from unnest(nomes) x, regexp_split_to_table(sem_acento(x), '[^a-z0-9]+') w)
    and not exists (select from segurado where assinatura_id = conta and sem_acento(nome) like '%' || p.palavra || '%')
    and not exists (select from orcamento where assinatura_id = conta and sem_acento(segurado_nome) like '%' || p.palavra || '%')
    and not exists (select from usuario where assinatura_id = conta and sem_acento(nome) like '%' || p.palavra || '%')
    and not exists (select from busca_item i where i.assinatura_id = conta
      and sem_acento(coalesce(i.titulo, '') || ' ' || array_to_string(i.valores, ' ')) like '%' || p.palavra || '%');

  -- last, for every line above wrote to the trail what it removed: of a case of another the trail stays, without the person
  update auditoria set antes = sem_pessoa(antes, marcas, pedido.documento, nomes), depois = sem_pessoa(depois, marcas, pedido.documento, nomes)
  where assinatura_id = conta and entidade in ('orcamento', 'cotacao', 'proposta', 'apolice', 'sinistro', 'solicitacao_cotacao')
    and (antes::text ~* marcas or depois::text ~* marcas)
    and not (entidade_id = any (array(select x::text from unnest(casos || cotacoes || leads || vendas || guardados) x)));
  update auditoria set antes = so_o_rastro(antes), depois = so_o_rastro(depois)
  where assinatura_id = conta
    and ((antes::text ~* marcas or depois::text ~* marcas) or entidade_id = any (array(select x::text from unnest(fora || pessoas || cotacoes || leads) x)))
    and not (entidade in ('proposta', 'apolice', 'sinistro', 'orcamento')
      and exists (select from retencao_titular r where r.solicitacao_id = pedido.id and r.entidade = auditoria.entidade and r.entidade_id::text = auditoria.entidade_id));
  perform set_config('balcao.eliminando', '', true);
  return contados || jsonb_build_object('guardados', (select count(*) from retencao_titular where solicitacao_id = pedido.id),
    'contatos', to_jsonb(contatos));
end
$function$;

-- The objects of a case that say something of a person: by what the case calls each, with what it says of them alone.
create function balcao.pessoa_no_caso(p_coluna text, p_caso jsonb, p_documento text, p_nomes text[]) returns table (lugar text, dados jsonb)
language sql immutable set search_path = balcao, pg_temp as $$
  with recursive partes (nome, parte) as (
    select p_coluna, p_caso
    union all
    select dentro.nome, dentro.parte from partes p cross join lateral (
      select key, value from jsonb_each(case when jsonb_typeof(p.parte) = 'object' then p.parte else '{}' end)
      union all select p.nome, value from jsonb_array_elements(case when jsonb_typeof(p.parte) = 'array' then p.parte else '[]' end)
    ) as dentro (nome, parte)
  )
  select p.nome, (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p.parte)
    where jsonb_typeof(value) in ('string', 'number', 'boolean') and key in ('nome', 'nomeSocial', 'documento', 'cpf', 'cnpj', 'rg', 'cnh', 'nascimento',
      'sexo', 'estadoCivil', 'relacao', 'parentesco', 'papel', 'profissao', 'anosCnh', 'pctBps', 'cid', 'email', 'celular', 'telefone', 'contato',
      'cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'))
  from partes p where jsonb_typeof(p.parte) = 'object' and (documento_em(p.parte) = p_documento
    or (documento_em(p.parte) is null and exists (select from unnest(p_nomes) x where sem_acento(x) = sem_acento(p.parte ->> 'nome'))))
$$;

-- Where the holder of a request stands in cases of others: what kind of record and place, since when, and what is said there of them. Of whose
-- case it is, nothing; of a text that names them, only that it does. Read by the rules of whoever asks.
create function balcao.titular_em_outros_casos(p_solicitacao uuid) returns table (registro text, desde timestamptz, lugar text, dados jsonb)
language plpgsql stable set search_path = balcao, pg_temp as $$
declare
  conta uuid := assinatura_atual();
  pedido solicitacao_titular;
  titular record;
  proprios uuid[];
  alvo record;
begin
  select * into pedido from solicitacao_titular where id = p_solicitacao and assinatura_id = conta;
  if pedido.id is null then
    return;
  end if;
  select * into titular from quem_e_o_titular(conta, pedido);
  proprios := titular.casos || titular.leads
    || array(select id from proposta where assinatura_id = conta and (segurado_id = any (titular.pessoas) or orcamento_id = any (titular.casos)))
    || array(select id from apolice where assinatura_id = conta and (segurado_id = any (titular.pessoas) or orcamento_id = any (titular.casos)));
  proprios := proprios || array(select id from sinistro where assinatura_id = conta and apolice_id = any (proprios));
  for alvo in select * from tabelas_dos_casos() loop
    return query execute format(
      $sql$select %1$L, coalesce(to_jsonb(t) ->> 'criado_em', to_jsonb(t) ->> 'em')::timestamptz, coalesce(p.lugar, %2$L), p.dados
        from balcao.%1$I t left join lateral balcao.pessoa_no_caso(%2$L, %3$s, $2, $3) p on true
        where t.assinatura_id = $1 and t.%2$I::text ~* $4 and not (t.id = any ($5)) and coalesce(not (%4$s = any ($5)), true)$sql$,
      alvo.tabela, alvo.coluna, case alvo.tipo when 'jsonb' then format('t.%I', alvo.coluna) else 'null::jsonb' end, alvo.de)
      using conta, pedido.documento, titular.nomes, titular.marcas, proprios;
  end loop;
end
$$;

-- What the holder of a request asked for without a document: by how they are reached and by a name that is theirs alone.
create function balcao.pedidos_de_cotacao_do_titular(p_solicitacao uuid) returns setof uuid
language sql stable set search_path = balcao, pg_temp as $$
  select s.id from solicitacao_titular p cross join lateral quem_e_o_titular(p.assinatura_id, p) q
  join solicitacao_cotacao s on s.id = any (q.leads)
  where p.id = p_solicitacao and p.assinatura_id = assinatura_atual() and (
    upper(regexp_replace(s.dados #>> '{segurado,documento}', '[^0-9A-Za-z]', '', 'g')) = p.documento or s.orcamento_id = any (q.casos)
    or exists (select from unnest(q.nomes) x where sem_acento(x) = sem_acento(s.nome)))
$$;

revoke execute on function balcao.quem_e_o_titular, balcao.pessoa_no_caso, balcao.titular_em_outros_casos, balcao.pedidos_de_cotacao_do_titular from public;
grant execute on function balcao.quem_e_o_titular, balcao.pessoa_no_caso, balcao.titular_em_outros_casos, balcao.pedidos_de_cotacao_do_titular,
  balcao.tabelas_dos_casos, balcao.documento_em to balcao_app;
