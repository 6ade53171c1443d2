-- An eliminated person stands in cases of others, too: as a driver, an owner, a proponent, a beneficiary, a dependant, a third party.

-- The rule that holds on a day for a subscription: the one place where a period of keeping is read.
create function balcao.regra_de_retencao(p_conta uuid, p_codigo text, p_hoje date) returns balcao.regra_retencao
language plpgsql stable set search_path = balcao, pg_temp as $$
declare
  regra regra_retencao;
begin
  select * into strict regra from regra_retencao where codigo = p_codigo and desde <= p_hoje and (ate is null or ate >= p_hoje);
  regra.meses := meses_escolhidos(p_conta, lower(p_codigo) || 'Meses', regra.meses);
  return regra;
end
$$;

-- The document an object of a case says of its person, as it is stored.
create function balcao.documento_em(pessoa jsonb) returns text language sql immutable parallel safe as $$
  select nullif(upper(regexp_replace(coalesce(pessoa ->> 'documento', pessoa ->> 'cpf', pessoa ->> 'cnpj', ''), '[^0-9A-Za-z]', '', 'g')), '')
$$;

-- A case without one person. An object that has their document, or their name and no document, loses what names them; what it says of their
-- age (the year), sex and relation stays. In text their names and contacts are struck out, except in an object of somebody else.
create function balcao.sem_pessoa(caso jsonb, p_marcas text, p_documento text, p_nomes text[]) returns jsonb
language plpgsql immutable parallel safe set search_path = balcao, pg_temp as $$
declare
  documento text;
begin
  if caso is null or caso::text !~* p_marcas then
    return caso;
  end if;
  case jsonb_typeof(caso)
    when 'string' then
      return to_jsonb(sem_marcas(caso #>> '{}', p_marcas));
    when 'array' then
      return (select jsonb_agg(sem_pessoa(item, p_marcas, p_documento, p_nomes) order by n) from jsonb_array_elements(caso) with ordinality x (item, n));
    when 'object' then
      documento := documento_em(caso);
      if documento = p_documento
        or (documento is null and exists (select from unnest(p_nomes) x where sem_acento(x) = sem_acento(caso ->> 'nome'))) then
        return (select jsonb_object_agg(key, case
            when key = 'nome' then '"Pessoa eliminada"'::jsonb
            when key = 'nascimento' and value #>> '{}' ~ '^[0-9]{4}-' then to_jsonb(left(value #>> '{}', 4) || '-01-01')
            else sem_pessoa(value, p_marcas, p_documento, p_nomes) end)
          from jsonb_each(caso) where key not in ('documento', 'cpf', 'cnpj', 'rg', 'cnh', 'nomeSocial', 'email', 'celular', 'telefone', 'contato',
            'profissao', 'cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'cid'));
      end if;
      -- a couple may share an e-mail: what is said of a person with a document of their own is theirs
      return (select jsonb_object_agg(key, case when documento is not null and key in ('nome', 'nomeSocial', 'email', 'celular', 'telefone') then value
          else sem_pessoa(value, p_marcas, p_documento, p_nomes) end) from jsonb_each(caso));
    else
      return caso;
  end case;
end
$$;

-- Where a case says something of people, and by which record it is kept or not.
create function balcao.tabelas_dos_casos() returns table (tabela text, coluna text, tipo text, de text) language sql immutable as $$
  values
    ('orcamento', 'rascunho', 'jsonb', 't.id'), ('orcamento', 'bem', 'text', 't.id'),
    ('cotacao', 'snapshot', 'jsonb', 't.orcamento_id'),
    ('resultado_cotacao', 'mensagens', 'jsonb', '(select c.orcamento_id from balcao.cotacao c where c.id = t.cotacao_id)'),
    ('oferta_cotacao', 'observacoes', 'jsonb', '(select c.orcamento_id from balcao.cotacao c where c.id = t.cotacao_id)'),
    ('solicitacao_cotacao', 'dados', 'jsonb', 't.orcamento_id'), ('solicitacao_cotacao', 'motivo_descarte', 'text', 't.orcamento_id'),
    ('envio_orcamento', 'assunto', 'text', 't.orcamento_id'), ('envio_orcamento', 'mensagem', 'text', 't.orcamento_id'),
    ('envio_resposta', 'mensagem', 'text', '(select e.orcamento_id from balcao.envio_orcamento e where e.id = t.envio_id)'),
    ('proposta', 'bem', 'text', 't.id'), ('proposta', 'exigencias', 'jsonb', 't.id'), ('proposta', 'vistoria', 'jsonb', 't.id'),
    ('proposta', 'dados_complementares', 'jsonb', 't.id'), ('proposta', 'mensagens', 'jsonb', 't.id'),
    ('resposta_exigencia', 'nota', 'text', 't.proposta_id'),
    ('apolice', 'bem', 'text', 't.id'), ('apolice', 'rascunho', 'jsonb', 't.id'),
    ('sinistro', 'item', 'text', 't.id'), ('sinistro', 'local', 'text', 't.id'), ('sinistro', 'relato', 'text', 't.id'),
    ('sinistro', 'terceiros', 'jsonb', 't.id'), ('sinistro', 'checklist', 'jsonb', 't.id'), ('sinistro', 'andamentos', 'jsonb', 't.id')
$$;

-- What a calculation was made of, and what a client answered, changes for an elimination alone.
create or replace function balcao.cotacao_imutavel() returns trigger language plpgsql as $$
begin
  if (new.orcamento_id, new.rodada, new.payload_hash, new.seguradoras, new.comissao_bps, new.desconto_bps) is distinct from
     (old.orcamento_id, old.rodada, old.payload_hash, old.seguradoras, old.comissao_bps, old.desconto_bps)
     or (new.snapshot is distinct from old.snapshot and current_setting('balcao.eliminando', true) is distinct from 'sim') then
    raise exception 'uma cotação iniciada não muda' using errcode = 'check_violation', constraint = 'cotacao_imutavel';
  end if;
  return new;
end
$$;
create or replace function balcao.vigiar_solicitacao() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in
    (('NOVA', 'EM_ATENDIMENTO'), ('NOVA', 'DESCARTADA'), ('EM_ATENDIMENTO', 'CONVERTIDA'), ('EM_ATENDIMENTO', 'DESCARTADA')) then
    raise exception 'transição recusada: solicitação de % para %', old.status, new.status
      using errcode = 'check_violation', constraint = 'solicitacao_transicao';
  end if;
  if (new.consentimento, new.questionario_id) is distinct from (old.consentimento, old.questionario_id)
    or (new.dados is distinct from old.dados and current_setting('balcao.eliminando', true) is distinct from 'sim') then
    raise exception 'o que o cliente respondeu não muda' using errcode = 'check_violation', constraint = 'solicitacao_imutavel';
  end if;
  return new;
end
$$;

-- Removes sales with all that hangs from them; which ones is decided by whoever calls.
create function balcao.apagar_vendas(conta uuid, propostas uuid[], apolices uuid[]) returns void
language plpgsql volatile set search_path = balcao, pg_temp as $$
begin
  delete from comissao where proposta_id = any (propostas);
  delete from parcela where proposta_id = any (propostas);
  delete from aviso_seguradora where proposta_id = any (propostas);
  delete from anexo_da_resposta where resposta_id in (select id from resposta_exigencia where proposta_id = any (propostas));
  delete from resposta_exigencia where proposta_id = any (propostas);
  delete from proposta where assinatura_id = conta and id = any (propostas);
  delete from sinistro where apolice_id = any (apolices);
  update orcamento set apolice_anterior_id = null where apolice_anterior_id = any (apolices);
  delete from apolice where assinatura_id = conta and id = any (apolices);
end
$$;

-- Removes cases with all that hangs from them, files and the requests of quotes they began with included.
create function balcao.apagar_casos(conta uuid, casos uuid[], leads uuid[], p_agora timestamptz) returns void
language plpgsql volatile set search_path = balcao, pg_temp as $$
declare
  cotacoes uuid[] := array(select id from cotacao where orcamento_id = any (casos));
  links uuid[] := array(select id from questionario_link where orcamento_id = any (casos)
    union select questionario_id from solicitacao_cotacao where id = any (leads) and questionario_id is not null);
  arquivo text;
begin
  -- files: the bytes go by a job, which looks whether anybody else still names them
  for arquivo in
    with a as (delete from anexo where orcamento_id = any (casos) returning sha256),
      q as (delete from questionario_arquivo where questionario_id = any (links) returning sha256)
    select sha256 from a union select sha256 from q
  loop
    perform enfileirar('anexo.apagar', json_build_object('assinaturaId', conta, 'sha256', arquivo), 'anexo.apagar:' || conta || ':' || arquivo);
  end loop;

  delete from solicitacao_cotacao where assinatura_id = conta and id = any (leads);
  update questionario_link set excluido_em = coalesce(excluido_em, p_agora), orcamento_id = null where id = any (links);
  delete from envio_entrega where envio_id in (select id from envio_orcamento where orcamento_id = any (casos));
  delete from envio_resposta where envio_id in (select id from envio_orcamento where orcamento_id = any (casos));
  delete from envio_orcamento where orcamento_id = any (casos);
  delete from busca_recente where assinatura_id = conta and guid = any (array(select x::text from unnest(casos) x));
  delete from notificacao where assinatura_id = conta and exists (select from unnest(casos) x where link like '%' || x || '%');
  delete from declaracao_saude where orcamento_id = any (casos);
  update orcamento set cotacao_id = null where id = any (casos);
  delete from referencia_oferta where oferta_id in (select id from oferta_cotacao where cotacao_id = any (cotacoes));
  delete from oferta_cotacao where cotacao_id = any (cotacoes);
  delete from resultado_cotacao where cotacao_id = any (cotacoes);
  delete from cotacao where id = any (cotacoes);
  delete from atividade where orcamento_id = any (casos);
  delete from orcamento_evento where orcamento_id = any (casos);
  delete from orcamento_recusa where orcamento_id = any (casos);
  delete from tarefa where assinatura_id = conta and exists (select from unnest(casos) x where vinculo::text like '%' || x || '%');
  delete from orcamento where assinatura_id = conta and id = any (casos);
end
$$;

-- What a request of elimination removes; asked for, or repeated once what a rule kept is free to go.
create function balcao.eliminar_do_pedido(conta uuid, pedido balcao.solicitacao_titular, p_agora timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
declare
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
$$;

create or replace function balcao.eliminar_titular(p_solicitacao uuid, p_agora timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
declare
  conta uuid := assinatura_atual();
  pedido solicitacao_titular;
begin
  select * into pedido from solicitacao_titular where id = p_solicitacao and assinatura_id = conta and excluido_em is null for update;
  if pedido.id is null or pedido.tipo <> 'ELIMINACAO' or pedido.encerrada_em is not null then
    raise exception 'a solicitação não pede uma eliminação' using errcode = 'check_violation', constraint = 'eliminacao_pedida';
  end if;
  return eliminar_do_pedido(conta, pedido, p_agora);
end
$$;

revoke execute on function balcao.regra_de_retencao, balcao.documento_em, balcao.sem_pessoa, balcao.tabelas_dos_casos, balcao.apagar_vendas, balcao.apagar_casos,
  balcao.eliminar_do_pedido from public;
