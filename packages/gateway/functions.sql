-- As funções e os gatilhos do esquema balcao, com os tipos e as vistas em que se apoiam.
-- Escrito por `npm run schema` a partir das migrações; não se edita. Para ler: quem cria as tabelas são as migrações.

-- ==============================================================================
-- Tipos e vistas
-- ==============================================================================

CREATE TYPE base_de_repasse AS (comissao_id uuid, recebimento_id uuid, apolice_id uuid, dia date, bruto_centavos bigint, liquido_centavos bigint, premio_centavos bigint);

CREATE TYPE busca_achado AS (id uuid, ordem smallint, nivel smallint);

CREATE TYPE movimento_contabil AS (assinatura_id uuid, apolice_id uuid, origem_id uuid, natureza text, titular text, centavos bigint);

CREATE VIEW busca_fonte AS
 SELECT u.id,
    u.assinatura_id,
    1::smallint AS categoria,
    u.nome AS titulo,
    NULL::text AS numero,
    NULL::text AS linha,
    NULL::uuid AS alvo,
    NULL::uuid AS dono,
    ARRAY['email'::text] AS campos,
    ARRAY[u.email] AS valores
   FROM usuario u
  WHERE u.excluido_em IS NULL
UNION ALL
 SELECT s.id,
    s.assinatura_id,
    2::smallint AS categoria,
    s.nome AS titulo,
    NULL::text AS numero,
    NULL::text AS linha,
    NULL::uuid AS alvo,
    NULL::uuid AS dono,
    ARRAY['documento'::text, 'email'::text, 'celular'::text, 'nomeSocial'::text, 'cep'::text] || array_fill('apolice'::text, ARRAY[COALESCE(cardinality(p.numeros), 0)]) AS campos,
    ARRAY[s.documento, s.email, s.celular, s.nome_social, s.cep] || p.numeros AS valores
   FROM segurado s
     LEFT JOIN LATERAL ( SELECT array_agg(a.numero) AS numeros
           FROM ( SELECT a_1.numero
                   FROM apolice a_1
                  WHERE a_1.assinatura_id = s.assinatura_id AND a_1.segurado_id = s.id AND a_1.excluido_em IS NULL
                  ORDER BY a_1.vig_fim DESC, a_1.id
                 LIMIT 40) a) p ON true
  WHERE s.excluido_em IS NULL
UNION ALL
 SELECT s.id,
    s.assinatura_id,
    3::smallint AS categoria,
    p.nome AS titulo,
    s.numero::text AS numero,
    NULL::text AS linha,
    NULL::uuid AS alvo,
    NULL::uuid AS dono,
    ARRAY['numero'::text, 'protocolo'::text, 'placa'::text, 'apolice'::text, 'documento'::text] AS campos,
    ARRAY[s.numero::text, s.protocolo_seguradora, s.placa, a.numero, p.documento] AS valores
   FROM sinistro s
     JOIN apolice a ON a.id = s.apolice_id
     JOIN segurado p ON p.id = a.segurado_id
  WHERE s.excluido_em IS NULL
UNION ALL
 SELECT r.id,
    r.assinatura_id,
    4::smallint AS categoria,
    p.nome AS titulo,
    r.numero::text AS numero,
    NULL::text AS linha,
    NULL::uuid AS alvo,
    r.usuario_id AS dono,
    ARRAY['numero'::text, 'numeroSeguradora'::text, 'placa'::text, 'documento'::text] AS campos,
    ARRAY[r.numero::text, r.numero_seguradora, r.placa, p.documento] AS valores
   FROM proposta r
     JOIN segurado p ON p.id = r.segurado_id
  WHERE r.excluido_em IS NULL
UNION ALL
 SELECT o.id,
    o.assinatura_id,
    5::smallint AS categoria,
    o.segurado_nome AS titulo,
    o.numero::text AS numero,
    o.linha,
    NULL::uuid AS alvo,
    o.usuario_id AS dono,
    ARRAY['numero'::text, 'documento'::text, 'placa'::text, 'celular'::text, 'cep'::text, 'apolice'::text] AS campos,
    ARRAY[o.numero::text, o.segurado_documento, o.rascunho #>> '{risco,veiculo,placa}'::text[], o.rascunho #>> '{risco,segurado,celular}'::text[], o.rascunho #>> '{risco,segurado,cep}'::text[], o.rascunho #>> '{risco,seguro,apoliceAnterior}'::text[]] AS valores
   FROM orcamento o
  WHERE o.excluido_em IS NULL
UNION ALL
 SELECT c.id,
    c.assinatura_id,
    6::smallint AS categoria,
    o.segurado_nome AS titulo,
    (o.numero || '-'::text) || c.rodada AS numero,
    o.linha,
    o.id AS alvo,
    o.usuario_id AS dono,
    ARRAY['numero'::text] AS campos,
    ARRAY[(o.numero || '-'::text) || c.rodada] AS valores
   FROM cotacao c
     JOIN orcamento o ON o.id = c.orcamento_id
  WHERE c.excluido_em IS NULL AND o.excluido_em IS NULL;

-- ==============================================================================
-- Funções e procedimentos, por nome
-- ==============================================================================

CREATE OR REPLACE FUNCTION balcao.abrir_plano_de_contas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform semear_plano_de_contas(new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.achar_alvo_suporte(p_tipo text, p_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select case p_tipo
    when 'usuario' then (select u.nome from usuario u where u.id = p_id and u.excluido_em is null)
    when 'assinatura' then (
      select coalesce((select c.fantasia from corretora c where c.assinatura_id = a.id and c.excluido_em is null
                       order by c.principal desc, c.id limit 1), a.login)
      from assinatura a where a.id = p_id and a.excluido_em is null)
  end
  where atendente_atual() is not null
$function$;

CREATE OR REPLACE FUNCTION balcao.acompanhar_renovacao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update balcao.apolice a set situacao_renovacao = case new.status
    when 'RECUSADO' then 'NAO_RENOVADA'
    when 'CALCULADO' then 'EM_COTACAO'
    else case when a.seguradora = (
        select p.seguradora from balcao.proposta p
        where p.orcamento_id = new.id and p.excluido_em is null and p.status not in ('RECUSADA', 'CANCELADA')
        order by p.numero desc limit 1)
      then 'RENOVADA_PROPRIA' else 'RENOVADA_OUTRA' end
    end
  where a.id = new.apolice_anterior_id and a.assinatura_id = new.assinatura_id
    and a.situacao_renovacao in ('EM_COTACAO', 'NAO_RENOVADA', 'RENOVADA_PROPRIA', 'RENOVADA_OUTRA');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.acompanhar_tabela_nova(tabela regclass, apolice text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  tipo name := (select relname from pg_class where oid = tabela);
  gatilho name := 'contabilizar_' || tipo;
begin
  perform balcao.escrever_gatilho_de_conjunto(gatilho, $c$perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
%s
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null$c$,
    format('select r.assinatura_id, %s as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::%I) p', apolice, tipo),
    format('select r.assinatura_id, %s as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::%I) p', apolice, tipo),
    -- what was realised stays in the ledger, without its holder
    format('select r.assinatura_id, %s as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::%I) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('''', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada', apolice, tipo));
  execute format('create trigger razao_inclusao after insert on %s referencing new table as novas for each statement execute function balcao.%I()', tabela, gatilho);
  execute format('create trigger razao_alteracao after update on %s referencing old table as velhas new table as novas for each statement execute function balcao.%I()', tabela, gatilho);
  execute format('create trigger razao_exclusao after delete on %s referencing old table as velhas for each statement execute function balcao.%I()', tabela, gatilho);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.administrador_chegou()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform entregar_mensagens_valendo(new.assinatura_id, new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.agendar_webinar()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  momento record;
begin
  for momento in
    select 'inicio' as qual, new.data as em
    union all select 'fim', new.data + make_interval(mins => new.duracao_min)
  loop
    perform enfileirar('webinar.anunciar', json_build_object('id', new.id, 'em', momento.em), 'webinar:' || new.id || ':' || momento.qual,
      p_em => momento.em);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.anotar_opcoes_de_parcelas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  insert into opcao_de_lista (assinatura_id, lista, cadastro, usuario_id, valor)
  select x.* from (
    select distinct n.assinatura_id, 'parcela_lista', o.cadastro, n.usuario_id, o.valor from novas n cross join lateral (values
      ('seguradoras', n.seguradora), ('produtores', n.produtor_id::text)) o (cadastro, valor)
  ) x (assinatura_id, lista, cadastro, usuario_id, valor)
  where x.valor is not null and not exists (select from opcao_de_lista j
    where (j.assinatura_id, j.lista, j.cadastro, j.usuario_id, j.valor) = (x.assinatura_id, x.lista, x.cadastro, x.usuario_id, x.valor));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.anotar_opcoes_de_vendas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  insert into opcao_de_lista (assinatura_id, lista, cadastro, usuario_id, valor)
  select x.* from (
    select distinct n.assinatura_id, 'venda_lista', o.cadastro, n.usuario_id, o.valor from novas n cross join lateral (values
      ('seguradoras', n.seguradora), ('ramos', n.ramo), ('produtores', n.produtor_id::text), ('corretoras', n.corretora_id::text)) o (cadastro, valor)
  ) x (assinatura_id, lista, cadastro, usuario_id, valor)
  where x.valor is not null and not exists (select from opcao_de_lista j
    where (j.assinatura_id, j.lista, j.cadastro, j.usuario_id, j.valor) = (x.assinatura_id, x.lista, x.cadastro, x.usuario_id, x.valor));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.apagar_anexos_do_orcamento()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  apagado text;
begin
  for apagado in
    update anexo set excluido_em = new.excluido_em
    where orcamento_id = new.id and assinatura_id = new.assinatura_id and excluido_em is null
    returning sha256
  loop
    perform enfileirar('anexo.apagar', json_build_object('assinaturaId', new.assinatura_id, 'sha256', apagado),
      'anexo.apagar:' || new.assinatura_id || ':' || apagado);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.apagar_casos(conta uuid, casos uuid[], leads uuid[], p_agora timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.apagar_documentos_soltos(conta uuid, documentos uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  apagado record;
begin
  for apagado in
    delete from documento d where d.assinatura_id = conta and d.id = any (documentos)
      and not exists (select from documento_vinculo v where v.documento_id = d.id)
    returning d.id, d.sha256
  loop
    perform enfileirar('anexo.apagar', json_build_object('assinaturaId', conta, 'sha256', apagado.sha256), 'anexo.apagar:' || conta || ':' || apagado.sha256);
    update auditoria set antes = so_o_rastro(antes), depois = so_o_rastro(depois)
    where assinatura_id = conta and entidade = 'documento' and entidade_id = apagado.id::text;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.apagar_vendas(conta uuid, propostas uuid[], apolices uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  delete from prazo where assinatura_id = conta and (alvo_id = any (propostas) or alvo_id = any (apolices) or alvo_id in (
    select id from parcela where proposta_id = any (propostas) or apolice_id = any (apolices)
    union select id from sinistro where apolice_id = any (apolices)));
  delete from comissao where proposta_id = any (propostas) or apolice_id = any (apolices);
  delete from parcela where proposta_id = any (propostas) or apolice_id = any (apolices);
  delete from aviso_seguradora where proposta_id = any (propostas);
  delete from anexo_da_resposta where resposta_id in (select id from resposta_exigencia where proposta_id = any (propostas));
  delete from resposta_exigencia where proposta_id = any (propostas);
  update proposta set renovacao_de_id = null where renovacao_de_id = any (apolices);
  update proposta set apolice_id = null where apolice_id = any (apolices) and id <> all (propostas);
  delete from proposta where assinatura_id = conta and id = any (propostas);
  delete from sinistro where apolice_id = any (apolices);
  delete from movimento_apolice where apolice_id = any (apolices);
  delete from divergencia_emissao where apolice_id = any (apolices);
  delete from endosso where apolice_id = any (apolices);
  update apolice set renovacao_de_id = null where renovacao_de_id = any (apolices);
  update orcamento set apolice_anterior_id = null where apolice_anterior_id = any (apolices);
  delete from apolice where assinatura_id = conta and id = any (apolices);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.aplicar_retencao(p_agora timestamp with time zone, p_limite integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  conta uuid := assinatura_atual();
  hoje date := (p_agora at time zone 'America/Sao_Paulo')::date;
  pedido solicitacao_titular;
  apolices uuid[];
  propostas uuid[];
  sinistros uuid[];
  casos uuid[];
  cotacoes uuid[];
  leads uuid[];
  pessoas uuid[];
  provas uuid[];
  pedidos uuid[];
  concluidas integer := 0;
  contados jsonb;
begin
  -- one run at a time: the second finds nothing left
  perform pg_advisory_xact_lock(hashtext('balcao.retencao:' || conta));
  for pedido in select * from solicitacao_titular where id in (select eliminacoes_a_concluir(conta, hoje)) order by id limit p_limite for update loop
    delete from retencao_titular where solicitacao_id = pedido.id and guardar_ate <= hoje and entidade not in ('permissao_lgpd', 'solicitacao_titular');
    -- who became a client again since then is kept by the contracts of today
    if not exists (select from segurado where assinatura_id = conta and documento = pedido.documento and excluido_em is null) then
      perform eliminar_do_pedido(conta, pedido, p_agora);
      concluidas := concluidas + 1;
    end if;
  end loop;

  select array_agg(distinct apolice_id) filter (where apolice_id is not null), array_agg(distinct proposta_id) filter (where proposta_id is not null)
    into apolices, propostas
    from (select * from contratos_vencidos(conta, hoje) order by vig_fim, apolice_id, proposta_id limit p_limite) x;
  -- the limit may part a policy from some of its proposals
  apolices := coalesce(apolices, '{}');
  propostas := coalesce(propostas, '{}');
  propostas := propostas || array(select id from proposta where apolice_id = any (apolices) and not (id = any (propostas)));
  sinistros := array(select id from sinistro where apolice_id = any (apolices));
  pessoas := array(select segurado_id from proposta where id = any (propostas) union select segurado_id from apolice where id = any (apolices));
  casos := array(select orcamento_id from proposta where id = any (propostas) and orcamento_id is not null
    union select orcamento_id from apolice where id = any (apolices) and orcamento_id is not null);
  perform apagar_vendas(conta, propostas, apolices);
  casos := array(select c from unnest(casos) c where not exists (select from proposta where orcamento_id = c)
    and not exists (select from apolice where orcamento_id = c));
  cotacoes := array(select id from cotacao where orcamento_id = any (casos));
  leads := array(select id from solicitacao_cotacao where orcamento_id = any (casos));
  perform apagar_casos(conta, casos, leads, p_agora);
  -- of whom nothing is left, the record goes as well
  pessoas := array(select id from segurado s where s.id = any (pessoas) and not exists (select from proposta where segurado_id = s.id)
    and not exists (select from apolice where segurado_id = s.id) and not exists (select from orcamento where segurado_id = s.id)
    and not exists (select from solicitacao_titular where assinatura_id = conta and documento = s.documento and encerrada_em is null));
  update segurado set nome = 'Titular eliminado', documento = '00000000000', nome_social = null, nascimento = null, sexo = null, estado_civil = null,
    profissao = null, renda_centavos = null, email = null, celular = null, cep = null, logradouro = null, numero = null, complemento = null,
    bairro = null, cidade = null, uf = null, tags = '{}', excluido_em = coalesce(excluido_em, p_agora)
  where id = any (pessoas);
  update coleta_permissao set enviado_para = null, expira_em = least(expira_em, p_agora) where segurado_id = any (pessoas);

  provas := array(select * from provas_vencidas(conta, hoje) limit p_limite);
  delete from permissao_lgpd where id = any (provas);
  pedidos := array(select * from pedidos_vencidos(conta, hoje) limit p_limite);
  delete from retencao_titular where solicitacao_id = any (pedidos);
  delete from solicitacao_titular where id = any (pedidos);

  -- the trail says that each was there and went, and nothing of what it said
  update auditoria set antes = so_o_rastro(antes), depois = so_o_rastro(depois)
  where assinatura_id = conta and entidade in ('apolice', 'proposta', 'sinistro', 'orcamento', 'cotacao', 'solicitacao_cotacao', 'segurado', 'permissao_lgpd', 'solicitacao_titular')
    and entidade_id = any (array(select x::text from unnest(apolices || propostas || sinistros || casos || cotacoes || leads || pessoas || provas || pedidos) x));

  contados := (select coalesce(jsonb_object_agg(k, n), '{}') from (values ('eliminacoes', concluidas), ('apolices', cardinality(apolices)),
    ('propostas', cardinality(propostas)), ('sinistros', cardinality(sinistros)), ('orcamentos', cardinality(casos)), ('clientes', cardinality(pessoas)),
    ('permissoes', cardinality(provas)), ('pedidos', cardinality(pedidos))) x (k, n) where n > 0);
  if contados <> '{}' then
    insert into retencao_aplicada (assinatura_id, criado_em, contados) values (conta, p_agora, contados);
  end if;
  return contados;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.apolices_do_extrato(p_seguradora text, p_corretora uuid, p_numeros text[], p_documentos text[], p_propostas text[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.apolices_do_risco(p_chaves text[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 5
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select a.id from apolice a where a.assinatura_id = assinatura_atual() and a.excluido_em is null and a.chaves_risco && p_chaves
$function$;

CREATE OR REPLACE FUNCTION balcao.apurar_contestacoes(p_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  with apuradas as (
    select c.id, c.assinatura_id, c.status, bool_or(i.situacao = 'ABERTO') as aberta,
      case when bool_or(i.situacao = 'PAGO') then 'PAGA' else 'CANCELADA' end as desfecho
    from contestacao c join contestacao_item i on i.contestacao_id = c.id
    where c.id = any (p_ids) and c.excluido_em is null and coalesce(c.desfecho, 'PAGA') in ('PAGA', 'CANCELADA') group by c.id
  ), mudadas as (
    update contestacao c set status = case when a.aberta then c.status_antes else 'ENCERRADA' end,
      status_antes = case when a.aberta then null else c.status end,
      desfecho = case when a.aberta then null else a.desfecho end,
      encerrada_em = case when a.aberta then null else now() end
    from apuradas a where a.id = c.id and a.aberta = (a.status = 'ENCERRADA') returning c.id, c.assinatura_id, c.status, c.desfecho
  )
  insert into contestacao_evento (assinatura_id, contestacao_id, tipo, dia, desfecho, automatico)
  select m.assinatura_id, m.id, case when m.status = 'ENCERRADA' then 'ENCERRADA' else 'REABERTA' end,
    (now() at time zone 'America/Sao_Paulo')::date, m.desfecho, true from mudadas m;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.assinatura_atual()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('balcao.assinatura_id', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION balcao.assinatura_reabriu()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform entregar_mensagens_valendo(new.id, null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.assinaturas_a_encerrar(p_hoje date)
 RETURNS TABLE(assinatura_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select id from assinatura where cancela_em <= p_hoje and status <> 'CANCELADA' and excluido_em is null order by id
$function$;

CREATE OR REPLACE FUNCTION balcao.assinaturas_a_faturar(p_ate date)
 RETURNS TABLE(assinatura_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select a.id from assinatura a
  join lateral (
    select vencimento from fatura_assinatura f where f.assinatura_id = a.id and f.status <> 'CANCELADA' order by vencimento desc limit 1
  ) u on true
  where a.excluido_em is null and a.cancela_em is null and a.status in ('ATIVA', 'PENDENTE')
    and (u.vencimento + interval '1 month')::date <= p_ate
$function$;

CREATE OR REPLACE FUNCTION balcao.assinaturas_com_prazos(p_hoje date)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select a.id from assinatura a where exists (select from prazo p where p.assinatura_id = a.id and p.fim is null and p.excluido_em is null)
    or exists (select from parcela q where q.assinatura_id = a.id and q.status = 'ABERTA' and q.vencimento < p_hoje and q.apolice_id is not null
      and q.excluido_em is null)
    or exists (select from apolice x where x.assinatura_id = a.id and x.excluido_em is null and ((x.status = 'A_VIGORAR' and x.vig_ini <= p_hoje)
      or (x.status in ('VIGENTE', 'SUSPENSA') and x.vig_fim < p_hoje)))
$function$;

CREATE OR REPLACE FUNCTION balcao.assinaturas_com_razao()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select a.id from assinatura a where exists (select from conta_contabil c where c.assinatura_id = a.id)
$function$;

CREATE OR REPLACE FUNCTION balcao.assinaturas_com_retencao_vencida(p_hoje date)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select a.id from assinatura a
  where exists (select from contratos_vencidos(a.id, p_hoje)) or exists (select from provas_vencidas(a.id, p_hoje))
    or exists (select from pedidos_vencidos(a.id, p_hoje)) or exists (select from eliminacoes_a_concluir(a.id, p_hoje))
    or exists (select from retencao_aplicada r where r.assinatura_id = a.id and r.avisado_em is null)
  order by a.id
$function$;

CREATE OR REPLACE FUNCTION balcao.assinaturas_com_series()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select distinct s.assinatura_id from serie_lancamento s where s.excluido_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.assinaturas_com_vencidos(p_hoje date, p_carencia integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select distinct o.assinatura_id
  from orcamento o
  left join parametro_cotacao p on p.assinatura_id = o.assinatura_id
  where o.status in ('CALCULADO', 'ENVIADO') and o.excluido_em is null
    and exists (select from resultado_cotacao r where r.cotacao_id = o.cotacao_id and r.status = 'OK')
    and not exists (
      select from resultado_cotacao r where r.cotacao_id = o.cotacao_id and r.status = 'OK'
        and (r.validade is null or r.validade >= p_hoje - coalesce(p.carencia_dias, p_carencia)))
$function$;

CREATE OR REPLACE FUNCTION balcao.assinaturas_com_vidas()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select distinct g.assinatura_id from grupo_coletivo g where g.excluido_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.assinaturas_em_uso()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select id from assinatura where excluido_em is null and status in ('TRIAL', 'ATIVA', 'PENDENTE', 'REATIVADA') order by id
$function$;

CREATE OR REPLACE FUNCTION balcao.atendente_atual()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select u.id from usuario u
  where u.id = nullif(current_setting('balcao.segfyer_id', true), '')::uuid
    and u.segfyer and u.status = 'ATIVO' and u.excluido_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.atualizar_melhor_premio(p_cotacao uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  melhor record;
begin
  perform from orcamento where cotacao_id = p_cotacao for no key update;
  if not found then
    return;
  end if;
  if exists (select from cotacao where id = p_cotacao and complementa_id is not null) then
    select f.premio_total_centavos as premio, r.seguradora into melhor
    from respostas_de(p_cotacao) v join resultado_cotacao r on r.id = v.resultado_id join oferta_cotacao f on f.resultado_id = r.id
    where r.status = 'OK' order by f.premio_total_centavos, r.seguradora limit 1;
  else
    select f.premio_total_centavos as premio, r.seguradora into melhor
    from resultado_cotacao r join oferta_cotacao f on f.resultado_id = r.id
    where r.cotacao_id = p_cotacao and r.status = 'OK' order by f.premio_total_centavos, r.seguradora limit 1;
  end if;
  if found then
    update orcamento o set melhor_premio_centavos = melhor.premio, melhor_seguradora = melhor.seguradora
    where o.cotacao_id = p_cotacao and o.melhor_premio_centavos is distinct from melhor.premio;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.avisar_direitos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('direitos', new.assinatura_id::text);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.avisar_fim_dos_testes(p_agora timestamp with time zone, p_titulo text, p_link text)
 RETURNS SETOF uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with avisados as (
    insert into notificacao (assinatura_id, criado_em, usuario_id, tipo, titulo, descricao, link, aviso_id, valida_ate)
    select a.id, p_agora, u.id, 3, p_titulo,
      'Termina em ' || to_char(a.trial_fim at time zone 'America/Sao_Paulo', 'DD/MM/YYYY "às" HH24:MI') || '.', p_link,
      md5('fim-do-teste:' || a.id || ':' || extract(epoch from a.trial_fim))::uuid, a.trial_fim
    from assinatura a
    join usuario u on u.assinatura_id = a.id and u.administrador and u.status = 'ATIVO' and u.excluido_em is null
    where a.status = 'TRIAL' and a.trial_fim > p_agora and a.trial_fim <= p_agora + interval '3 days'
    on conflict do nothing
    returning assinatura_id
  )
  select distinct assinatura_id from avisados
$function$;

CREATE OR REPLACE FUNCTION balcao.avisar_parcelas_pendentes(p_agora timestamp with time zone, p_hoje date, p_titulo text, p_link text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform balcao.seguir_parcelas(null, p_agora, p_hoje);

  -- without its event it may be told again, should the same be pending again
  update notificacao n set valida_ate = p_agora, aviso_id = null
  from fatura_assinatura f
  where n.aviso_id = md5('parcela-pendente:' || f.id)::uuid and not is_fatura_devida(f.status);
  update notificacao n set valida_ate = p_agora, aviso_id = null
  from assinatura a
  where n.aviso_id = md5('parcela-pendente:' || a.id)::uuid and not a.tem_parcela_pendente;

  return query with avisados as (
    insert into notificacao (assinatura_id, criado_em, usuario_id, tipo, titulo, descricao, link, aviso_id)
    select a.id, p_agora, u.id, 3, p_titulo,
      coalesce('Fatura de ' || right(f.competencia, 2) || '/' || left(f.competencia, 4) || ', vencida em '
        || to_char(f.vencimento, 'DD/MM/YYYY') || '.', ''),
      p_link, md5('parcela-pendente:' || coalesce(f.id, a.id))::uuid
    from assinatura a
    left join lateral (
      select id, competencia, vencimento from fatura_assinatura
      where assinatura_id = a.id and balcao.is_fatura_pendente(status, vencimento, p_hoje)
      order by vencimento, id limit 1
    ) f on true
    join usuario u on u.assinatura_id = a.id and u.administrador and u.status = 'ATIVO' and u.excluido_em is null
    where a.tem_parcela_pendente and a.status not in ('BLOQUEADA', 'CANCELADA') and a.excluido_em is null
    on conflict do nothing
    returning assinatura_id
  )
  select distinct assinatura_id from avisados;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.avisar_prazos_titular(p_agora timestamp with time zone, p_titulo text, p_link text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  return query with marcas as (
    update solicitacao_titular s set avisado_pct = m.pct
    from (
      select id, case when p_agora >= prazo_em then 100 when p_agora >= recebida_em + (prazo_em - recebida_em) * 0.8 then 80
        when p_agora >= recebida_em + (prazo_em - recebida_em) * 0.5 then 50 else 0 end as pct
      from solicitacao_titular where encerrada_em is null and excluido_em is null
    ) m
    where m.id = s.id and m.pct > s.avisado_pct
    returning s.id, s.assinatura_id, s.avisado_pct, s.prazo_em
  ), avisados as (
    insert into notificacao (assinatura_id, criado_em, usuario_id, tipo, titulo, descricao, link, aviso_id)
    select m.assinatura_id, p_agora, u.id, 6, p_titulo,
      case when m.avisado_pct = 100 then 'O prazo terminou em ' else m.avisado_pct || '% do prazo já passou; ele termina em ' end
        || to_char(m.prazo_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') || '.',
      p_link || '&pedido=' || m.id, md5('prazo-titular:' || m.id || ':' || m.avisado_pct)::uuid
    from marcas m
    join usuario u on u.assinatura_id = m.assinatura_id and u.administrador and u.status = 'ATIVO' and u.excluido_em is null
    on conflict do nothing
    returning assinatura_id
  )
  select distinct assinatura_id from avisados;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.base_prevista(c comissao)
 RETURNS base_de_repasse
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select row(c.id, null, c.apolice_id, c.previsao_em, c.prevista_centavos - c.recebida_centavos, c.prevista_centavos - c.recebida_centavos,
    round(c.base_centavos::numeric * (c.prevista_centavos - c.recebida_centavos) / c.prevista_centavos)::bigint)::balcao.base_de_repasse
  where c.excluido_em is null and c.apolice_id is not null and c.status in ('PREVISTA', 'PARCIAL', 'CONTESTADA')
    and c.prevista_centavos > c.recebida_centavos
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_ao_alterar()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_ao_incluir()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform busca_indexar(tg_argv[0]::smallint, array(select id from mudadas));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_chaves(titulo text, valores text[])
 RETURNS TABLE(ordem smallint, nivel smallint, chave text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'balcao', 'public', 'pg_temp'
AS $function$
  select n::smallint, 0::smallint, left(c, 80)
  from unnest(valores) with ordinality as t (v, n) cross join lateral busca_compacta(v) as c where v is not null and c <> ''
  union all
  select (100 + n)::smallint, least(n - 1, 1)::smallint, left(array_to_string(p[n:] || p[:n - 1], ' '), 120)
  from busca_palavras(titulo) as p, generate_series(1, least(cardinality(p), 10)) as n
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_compacta(texto text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'balcao', 'public', 'pg_temp'
AS $function$ select regexp_replace(balcao.busca_simples(texto), '[^a-z0-9]', '', 'g') $function$;

CREATE OR REPLACE FUNCTION balcao.busca_contatos(contatos jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(string_agg(
    case c ->> 'tipo' when 'EMAIL' then balcao.sem_acento(c ->> 'valor') else balcao.busca_valor(c ->> 'valor') end, ' ' order by n), '')
  from jsonb_array_elements(contatos) with ordinality as x (c, n)
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_da_apolice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform busca_indexar(2::smallint, array(select distinct segurado_id from mudadas));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_do_segurado(s segurado)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select balcao.sem_acento(s.nome) || ' ' || balcao.sem_acento(coalesce(s.nome_social, '')) || ' ' || balcao.busca_valor(s.documento)
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_dos_itens(p_itens jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(string_agg(balcao.busca_valor(i ->> 'placa') || ' ' || balcao.busca_valor(i ->> 'chassi'), ' '), '')
  from jsonb_array_elements(p_itens) i
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_dos_segurados(p_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  ids uuid[] := array(select id from segurado where id = any (p_ids) and assinatura_id = assinatura_atual());
begin
  perform busca_indexar(2::smallint, ids);
  perform busca_indexar(4::smallint, array(select id from proposta where assinatura_id = assinatura_atual() and segurado_id = any (ids)));
  perform busca_indexar(3::smallint, array(select s.id from sinistro s join apolice a on a.id = s.apolice_id
    where a.assinatura_id = assinatura_atual() and a.segurado_id = any (ids)));
end
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_indexar(p_categoria smallint, p_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  if cardinality(p_ids) = 0 then
    return;
  end if;
  delete from busca_chave where id = any (p_ids);
  delete from busca_item where id = any (p_ids);
  insert into busca_item (id, assinatura_id, categoria, titulo, numero, linha, alvo, dono, campos, valores)
  select id, assinatura_id, categoria, titulo, numero, linha, alvo, dono, campos, valores
  from busca_fonte where categoria = p_categoria and id = any (p_ids);
  insert into busca_chave (id, assinatura_id, ordem, categoria, nivel, chave, dono)
  select i.id, i.assinatura_id, c.ordem, i.categoria, c.nivel, c.chave, i.dono
  from busca_item i cross join lateral busca_chaves(i.titulo, i.valores) c where i.id = any (p_ids);
  insert into busca_palavra (assinatura_id, palavra)
  select novas.assinatura_id, novas.palavra
  from (select distinct c.assinatura_id, split_part(c.chave, ' ', 1) as palavra from busca_chave c where c.id = any (p_ids) and c.ordem > 100) novas
  where length(novas.palavra) >= 3
    and not exists (select from busca_palavra p where p.assinatura_id = novas.assinatura_id and p.palavra = novas.palavra);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_palavras(texto text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'balcao', 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(p order by n) filter (where p <> all ('{d,da,das,de,do,dos,e}')), array_agg(p order by n), '{}')
  from regexp_split_to_table(regexp_replace(balcao.busca_simples(texto), '[''’´`]', '', 'g'), '[^a-z0-9]+') with ordinality as t (p, n)
  where p <> ''
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_parecidas(p_assinatura uuid, p_palavra text, p_conhecida boolean)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
AS $function$
declare
  limiar text;
  perto text[];
begin
  foreach limiar in array array['0.34', '0.18'] loop
    perform set_config('pg_trgm.similarity_threshold', limiar, true);
    select array_agg(x.palavra order by x.d, x.palavra) into perto from (
      select p.palavra, levenshtein(p.palavra, p_palavra) as d from (
        select distinct palavra from busca_palavra where assinatura_id = p_assinatura and palavra % p_palavra) p
      where p.palavra <> p_palavra and abs(length(p.palavra) - length(p_palavra)) <= 2
      order by 2, 1 limit 4) x
    where x.d <= case when length(p_palavra) <= 4 then 1 else 2 end;
    exit when perto is not null or p_conhecida;
  end loop;
  return array[p_palavra] || perto;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_por_palavras(p_assinatura uuid, p_categorias smallint[], p_dono uuid, p_palavra text, p_outras text[], p_nivel smallint, p_limite integer)
 RETURNS SETOF busca_achado
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
AS $function$
begin
  return query
    select x.id, x.ordem, p_nivel from unnest(p_categorias) k cross join lateral (
      select c.id, c.ordem from (
        (select b.id, b.ordem, b.chave, b.dono from busca_chave b
          where b.assinatura_id = p_assinatura and b.categoria = k and b.nivel = 0
            and b.chave >= p_palavra and b.chave < p_palavra || chr(1114111)
          -- two words everybody has, and nobody together: read no further than this
          limit 15000)
        union all
        (select b.id, b.ordem, b.chave, b.dono from busca_chave b
          where b.assinatura_id = p_assinatura and b.categoria = k and b.nivel = 1
            and b.chave >= p_palavra and b.chave < p_palavra || chr(1114111)
          limit 15000)) c
      where c.ordem > 100 and (p_dono is null or k < 4 or c.dono = p_dono)
        and (cardinality(p_outras) = 0 or (' ' || c.chave) ~ all (p_outras))
      limit p_limite) x;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_quantos(p_achados busca_achado[])
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select count(distinct a.id) from unnest(p_achados) a $function$;

CREATE OR REPLACE FUNCTION balcao.busca_quase(p_assinatura uuid, p_palavras text[], p_categorias smallint[], p_dono uuid, p_limite integer)
 RETURNS SETOF busca_achado
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
AS $function$
declare
  exigidas text[] := '{}';
  guia text[];
  n_guia integer;
  parecidas text[];
  conhecida boolean;
  guia_conhecida boolean := true;
  p text;
begin
  for n in 1..cardinality(p_palavras) loop
    p := p_palavras[n];
    conhecida := exists (
      select from busca_palavra where assinatura_id = p_assinatura and palavra >= p and palavra < p || chr(1114111));
    parecidas := case when length(p) < 3 then array[p] else busca_parecidas(p_assinatura, p, conhecida) end;
    exigidas := exigidas || (' (' || array_to_string(parecidas, '|') || ')');
    if guia is null or (guia_conhecida and not conhecida) or (guia_conhecida = conhecida and length(p) > length(guia[1])) then
      guia := parecidas;
      n_guia := n;
      guia_conhecida := conhecida;
    end if;
  end loop;
  exigidas := exigidas[:n_guia - 1] || exigidas[n_guia + 1:];
  return query
    select a.* from unnest(guia) q
    cross join lateral busca_por_palavras(p_assinatura, p_categorias, p_dono, q, exigidas, 4::smallint, p_limite) a;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_raridade(p_assinatura uuid, p_categorias smallint[], p_palavra text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
AS $function$
declare
  quantas bigint;
begin
  select count(*) into quantas from unnest(p_categorias) k cross join unnest('{0,1}'::smallint[]) n cross join lateral (
    select from busca_chave c where c.assinatura_id = p_assinatura and c.categoria = k and c.nivel = n
      and c.chave >= p_palavra and c.chave < p_palavra || chr(1114111)
    limit 300) x;
  return quantas;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_simples(texto text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'balcao', 'public', 'pg_temp'
AS $function$ select lower(unaccent('unaccent', coalesce(texto, ''))) $function$;

CREATE OR REPLACE FUNCTION balcao.busca_texto(texto text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select balcao.sem_acento(coalesce(texto, '')) || ' ' || regexp_replace(balcao.sem_acento(coalesce(texto, '')), '[^a-z0-9 ]', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION balcao.busca_valor(texto text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(balcao.sem_acento(coalesce(texto, '')), '[^a-z0-9]', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar(p_consulta text, p_categorias smallint[], p_dono uuid, p_limite integer)
 RETURNS TABLE(id uuid, categoria smallint, titulo text, numero text, linha text, alvo uuid, campo text, valor text, nivel smallint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
AS $function$
declare
  t constant uuid := assinatura_atual();
  palavras constant text[] := (busca_palavras(p_consulta))[:8];
  compacta constant text := left(busca_compacta(p_consulta), 80);
  inteira constant text := array_to_string(palavras, ' ');
  achados busca_achado[] := '{}';
  alternativas text[];
  rara text;
  outras text[];
begin
  if t is null or compacta = '' then
    return;
  end if;

  achados := array(
    select row (x.id, x.ordem, case when x.chave = p then 0 else 1 end)::busca_achado
    from unnest(p_categorias) k cross join (select distinct p from unnest(array[inteira, compacta]) p) padroes cross join lateral (
      select c.id, c.ordem, c.chave from busca_chave c
      where c.assinatura_id = t and c.categoria = k and c.nivel = 0 and c.chave >= p and c.chave < p || chr(1114111)
        -- an unbroken run of letters is no value by chance: «ana li» must not find «analia@…» before a name
        and (p <> compacta or p = inteira or c.ordem < 100)
        and (p_dono is null or k < 4 or c.dono = p_dono)
      order by c.chave limit p_limite) x);

  if busca_quantos(achados) < p_limite then
    select p into rara from unnest(palavras) p order by busca_raridade(t, p_categorias, p), length(p) desc limit 1;
    outras := array(select ' ' || p from unnest(palavras) with ordinality u (p, n)
      where n <> (select min(m) from unnest(palavras) with ordinality v (q, m) where q = rara));
    achados := achados || array(
      select a from busca_por_palavras(t, p_categorias, p_dono, rara, outras, 2::smallint, p_limite + cardinality(achados)) a);
  end if;

  if busca_quantos(achados) < p_limite and length(compacta) >= 4 and compacta ~ '[0-9]' then
    achados := achados || array(
      select row (c.id, c.ordem, 3)::busca_achado from busca_chave c
      where c.assinatura_id = t and c.ordem < 100 and c.chave like '%' || compacta || '%' and c.categoria = any (p_categorias)
        and (p_dono is null or c.categoria < 4 or c.dono = p_dono)
      limit p_limite);
  end if;

  if cardinality(achados) = 0 and compacta !~ '[0-9]' then
    achados := array(select a from busca_quase(t, palavras, p_categorias, p_dono, p_limite) a);
  end if;

  return query
    select i.id, i.categoria, i.titulo, i.numero, i.linha, i.alvo, i.campos[m.ordem], i.valores[m.ordem], m.nivel
    from (select distinct on (a.id) a.id, case when a.ordem < 100 then a.ordem end as ordem, a.nivel from unnest(achados) a order by a.id, a.nivel, a.ordem) m
    join busca_item i on i.id = m.id
    -- one of each kind, then another of each: a thousand people never hide the one claim
    order by m.nivel, row_number() over (partition by m.nivel, i.categoria order by i.titulo, i.id), i.categoria
    limit p_limite;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_coleta(p_hash bytea, p_agora timestamp with time zone)
 RETURNS TABLE(id uuid, assinatura_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select c.id, c.assinatura_id
  from coleta_permissao c
  join segurado s on s.id = c.segurado_id and s.excluido_em is null
  join assinatura a on a.id = c.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where c.token_hash = p_hash and c.excluido_em is null and c.expira_em > p_agora
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_compartilhamento_por_consentimento(p_consent text)
 RETURNS TABLE(id uuid, assinatura_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select c.id, c.assinatura_id from compartilhamento c where c.consent_id = p_consent and c.status = 'AUTORIZADO'
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_compartilhamento_por_estado(p_hash bytea)
 RETURNS TABLE(id uuid, assinatura_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select s.id, s.assinatura_id from compartilhamento_segredo s where s.estado_hash = p_hash
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_corretores(p_busca text)
 RETURNS TABLE(assinatura_id uuid, usuario_id uuid, nome text, nome_corretora text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select u.assinatura_id, u.id, u.nome, coalesce(c.fantasia, '')
  from usuario u
  left join lateral (
    select fantasia from corretora where corretora.assinatura_id = u.assinatura_id and excluido_em is null
    order by principal desc, id limit 1
  ) c on true
  where atendente_atual() is not null and u.excluido_em is null
    and (position(sem_acento(p_busca) in sem_acento(u.nome)) > 0 or position(lower(p_busca) in lower(u.email)) > 0
      or position(sem_acento(p_busca) in sem_acento(c.fantasia)) > 0)
  order by c.fantasia, u.nome, u.id
  limit 20
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_cotacoes(p_padroes text[], p_filtro jsonb, p_ordem text, p_decrescente boolean, p_limite integer, p_pulo integer, p_teto integer)
 RETURNS TABLE(ids uuid[], total integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
 SET work_mem TO '32MB'
 SET jit TO 'off'
 SET random_page_cost TO '1.1'
AS $function$
declare
  d text := case when p_decrescente then ' desc' else ' asc' end;
  ordem text := case p_ordem
    when 'criadoEm' then 'l.criado_em' || d
    when 'numero' then 'l.numero' || d
    when 'segurado' then 'l.segurado_nome collate balcao.pt_br' || d || ' nulls last'
    when 'menorPremio' then 'l.premio_centavos' || d || ' nulls last' end;
begin
  return query select * from pagina_limitada('cotacao_lista l',
    format('l.assinatura_id = %L%s', assinatura_atual(), condicao_do_filtro(p_filtro, 'l', 'cotacao_id')),
    ' join orcamento o on o.id = l.orcamento_id',
    format('o.assinatura_id = %L and o.excluido_em is null and not o.em_branco and %s', assinatura_atual(), condicao_das_palavras(p_padroes)),
    array['l.cotacao_id', 'l.criado_em', 'l.numero', 'l.segurado_nome', 'l.premio_centavos'],
    ordem || ', l.cotacao_id' || d, p_limite, p_pulo, p_teto);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_envio(p_hash bytea, p_agora timestamp with time zone)
 RETURNS TABLE(id uuid, assinatura_id uuid, usuario_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select e.id, e.assinatura_id, e.usuario_id
  from envio_orcamento e
  join orcamento o on o.id = e.orcamento_id and o.excluido_em is null
  join assinatura a on a.id = e.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where e.token_hash = p_hash and e.revogado_em is null and e.excluido_em is null and e.expira_em > p_agora
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_orcamentos(p_padroes text[], p_filtro jsonb, p_ordem text, p_decrescente boolean, p_limite integer, p_pulo integer, p_teto integer)
 RETURNS TABLE(ids uuid[], total integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
 SET work_mem TO '32MB'
 SET jit TO 'off'
 SET random_page_cost TO '1.1'
AS $function$
declare
  d text := case when p_decrescente then ' desc' else ' asc' end;
  -- the words an index of the list was made with: on columns that are never null they are left out
  ordem text := case p_ordem
    when 'numero' then 'o.numero' || d
    when 'criadoEm' then 'o.criado_em' || d
    when 'alteradoEm' then 'o.alterado_em' || d
    when 'status' then 'o.status' || d || ', o.alterado_em' || d
    when 'segurado' then 'o.segurado_nome collate balcao.pt_br' || d || ' nulls last'
    when 'melhorPremio' then 'o.premio_centavos' || d || ' nulls last'
    when 'vigIni' then 'o.vig_ini' || d || ' nulls last' end;
begin
  return query select * from pagina_limitada('orcamento o',
    format('o.assinatura_id = %L and o.excluido_em is null and not o.em_branco%s', assinatura_atual(), condicao_do_filtro(p_filtro, 'o', 'id')),
    '', condicao_das_palavras(p_padroes),
    array['o.id', 'o.numero', 'o.criado_em', 'o.alterado_em', 'o.status', 'o.segurado_nome', 'o.premio_centavos', 'o.vig_ini'],
    ordem || ', o.id' || d, p_limite, p_pulo, p_teto);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_pagina_publica(p_slug text)
 RETURNS TABLE(id uuid, assinatura_id uuid, publicada_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select p.id, p.assinatura_id, p.publicada_id
  from pagina_publica p
  join assinatura a on a.id = p.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where p.slug = p_slug and p.publicada_id is not null and p.excluido_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_pedido_compartilhamento(p_hash bytea, p_agora timestamp with time zone)
 RETURNS TABLE(id uuid, assinatura_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select p.id, p.assinatura_id
  from pedido_compartilhamento p
  join segurado s on s.id = p.segurado_id and s.excluido_em is null
  join assinatura a on a.id = p.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where p.token_hash = p_hash and p.excluido_em is null and p.expira_em > p_agora
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_prova(p_token_hash bytea, p_agora timestamp with time zone)
 RETURNS TABLE(prova_id uuid, assinatura_id uuid, usuario_id uuid, finalidade text, email_novo text, nome text, email text, senha_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select p.id, p.assinatura_id, p.usuario_id, p.finalidade, p.email, u.nome, u.email, u.senha_hash
  from prova_acesso p
  join usuario u on u.id = p.usuario_id and u.excluido_em is null
  join assinatura a on a.id = p.assinatura_id and a.excluido_em is null
  where p.token_hash = p_token_hash and p.usada_em is null and p.expira_em > p_agora
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_questionario(p_hash bytea, p_agora timestamp with time zone)
 RETURNS TABLE(id uuid, assinatura_id uuid, usuario_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select q.id, q.assinatura_id, q.usuario_id
  from questionario_link q
  join assinatura a on a.id = q.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA', 'EXPIRADA')
  where q.token_hash = p_hash and q.revogado_em is null and q.excluido_em is null and q.expira_em > p_agora
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_registros(p_tabela text, p_palavras text, p_padroes text[], p_iguais jsonb, p_ordem text[], p_limite integer, p_pulo integer, p_teto integer)
 RETURNS TABLE(ids uuid[], total integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET work_mem TO '32MB'
 SET jit TO 'off'
 SET random_page_cost TO '1.1'
AS $function$
declare
  -- rows of an order that are looked through before another way is tried
  passos constant integer := 5000;
  is_propria constant boolean := p_palavras = p_tabela;
  -- where what holds the words is found, and which of the values are asked of it
  fonte text := format('%I t', p_palavras);
  das_palavras jsonb := p_iguais;
  termo text;
  partes text[];
  primeira text[];
  colunas text[] := array['t.id'];
  termos text[] := '{}';
  ordem text;
  de_todos text := format('t.assinatura_id = %L and t.excluido_em is null', assinatura_atual()) || colunas_iguais('t', p_iguais);
  alem text := '';
  achados text;
  -- the same of a row that is come by in order
  achada text;
  trecho text := format(' limit %s offset %s', p_limite, p_pulo);
  inicio text := replace(left(btrim(p_padroes[1], '%'), 6), '\', '');
  fim text := inicio || U&'\FFFF';
  antes uuid[];
  ali text;
begin
  if not is_propria then
    if not exists (select from pg_constraint c where c.contype = 'f' and c.conrelid = to_regclass(format('balcao.%I', p_palavras))
        and c.confrelid = to_regclass(format('balcao.%I', p_tabela))) then
      raise exception 'the words of the record % are not there to be searched', p_tabela;
    end if;
    -- left: asked of nothing but the words and their values, its rows are not read
    fonte := fonte || format(' left join %I l on l.id = t.id', p_tabela);
    das_palavras := (select coalesce(jsonb_object_agg(x.key, x.value), '{}') from jsonb_each(p_iguais) x
      where exists (select from pg_attribute a where a.attrelid = to_regclass(format('balcao.%I', p_palavras)) and a.attname = x.key));
    alem := colunas_iguais('l', p_iguais - array(select jsonb_object_keys(das_palavras)));
  end if;
  foreach termo in array p_ordem loop
    partes := regexp_match(termo, '^([a-z_]+)( collate balcao\.pt_br)? (asc|desc)$');
    if partes is null then
      raise exception 'no order: %', termo;
    end if;
    primeira := coalesce(primeira, partes);
    termos := termos || format('t.%I%s %s', partes[1], coalesce(partes[2], ''), partes[3]);
    colunas := colunas || case when partes[1] <> 'id' then array[format('t.%I', partes[1])] else '{}' end;
  end loop;
  ordem := array_to_string(termos, ', ');

  achados := condicao_do_registro(p_palavras, p_padroes, das_palavras, true);
  achada := format('(select b.busca like all (%L::text[]) from %I b where b.id = t.id)', p_padroes, p_palavras);
  -- of a broad word the rows with the values that only the table has are asked for their words: those with the words are too many
  execute case when alem = '' or strpos(achados, ' and t.busca like ''') > 0
    then format('select array(select t.id from %s where %s%s limit %s)', fonte, achados, alem, p_teto + 1)
    else format('select array(select t.id from %I t where %s and %s limit %s)', p_tabela, de_todos, achada, p_teto + 1) end into ids;
  total := cardinality(ids);
  if total <= p_teto then
    execute format('select array(select t.id from %I t where t.id = any($1) order by %s%s)', p_tabela, ordem, trecho) into ids using ids;
    return next;
    return;
  end if;

  achados := condicao_do_registro(p_palavras, p_padroes, das_palavras, false) || alem;
  if is_propria then
    achada := achados;
  end if;
  execute format('select array(select t.id from (select t.* from %1$I t where %2$s order by %3$s limit %4$s) t where %5$s order by %3$s%6$s)',
    p_tabela, de_todos, ordem, passos, achada, trecho) into ids;
  if cardinality(ids) >= p_limite then
    return next;
    return;
  end if;

  if primeira[2] is not null and length(p_padroes[1]) > 4 then
    ali := case primeira[3] when 'asc' then format('left(t.%I, 6) collate pt_br < %L', primeira[1], inicio)
      else format('left(t.%I, 6) collate pt_br > %L', primeira[1], fim) end;
    execute format('select array(select t.id from %s where %s and %s limit %s)', fonte, achados, ali, passos + 1) into antes;
    if cardinality(antes) <= passos then
      ali := case primeira[3] when 'asc' then format('t.%I collate pt_br >= %L', primeira[1], inicio)
        else format('t.%I collate pt_br <= %L', primeira[1], fim) end;
      execute format(
        'select array(select t.id from (
           (select %1$s from %2$I t where t.id = any($1))
           union
           (select %1$s from (select t.* from %2$I t where %3$s and %4$s order by %5$s limit %6$s) t where %7$s order by %5$s limit %8$s)) t
         order by %5$s%9$s)',
        array_to_string(colunas, ', '), p_tabela, de_todos, ali, ordem, passos, achada, p_limite + p_pulo, trecho) into ids using antes;
      if cardinality(ids) >= p_limite then
        return next;
        return;
      end if;
    end if;
  end if;

  execute format('select array(select t.id from (select %s from %s where %s offset 0) t order by %s%s)',
    replace(array_to_string(colunas, ', '), 't.', case when is_propria then 't.' else 'l.' end), fonte, achados, ordem, trecho) into ids;
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_sessao(p_token_hash bytea)
 RETURNS TABLE(sessao_id uuid, assinatura_id uuid, usuario_id uuid, guid uuid, companheiro_hash bytea, criado_em timestamp with time zone, expira_em timestamp with time zone, encerrada_em timestamp with time zone, motivo text, usuario_status text, assinatura_status text, email text, nome text, administrador boolean, segfyer boolean, segfyer_id uuid, flags jsonb, horarios jsonb, produtor_id uuid, primeiro_acesso boolean, assinatura_login text, data_assinatura date, trial_inicio timestamp with time zone, trial_fim timestamp with time zone, tem_parcela_pendente boolean, nome_corretora text, cnpj_corretora text, email_intranet text, cancela_em text, acesso jsonb, calendario jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select s.id, s.assinatura_id, s.usuario_id, s.guid, s.companheiro_hash, s.criado_em, s.expira_em,
    s.encerrada_em, s.motivo, u.status, a.status, u.email, u.nome, u.administrador,
    u.segfyer, s.segfyer_id, coalesce(p.flags, '{}') || u.flags, u.horarios, u.produtor_id, u.primeiro_acesso, a.login,
    a.data_assinatura, a.trial_inicio, a.trial_fim, a.tem_parcela_pendente,
    c.fantasia, c.cnpj, c.email_intranet, a.cancela_em::text,
    -- only hours are judged by them: most users have none
    case when u.horarios <> '[]' then (select valor from parametro where assinatura_id = s.assinatura_id and grupo = 'acesso') end,
    case when u.horarios <> '[]' then (select valor from parametro where assinatura_id = s.assinatura_id and grupo = 'calendario') end
  from sessao s
  join usuario u on u.id = s.usuario_id and u.excluido_em is null
  join assinatura a on a.id = s.assinatura_id and a.excluido_em is null
  left join perfil_acesso p on p.id = u.perfil_id and p.excluido_em is null
  left join lateral (
    select fantasia, cnpj, email_intranet from corretora
    where corretora.assinatura_id = s.assinatura_id and excluido_em is null
    -- the user's own brokerage first, else the subscription's main one
    order by ativo desc, array_position(u.corretora_ids, id), principal desc, id
    limit 1
  ) c on true
  where s.token_hash = p_token_hash
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_sessoes_abertas(p_token_hashes bytea[])
 RETURNS TABLE(guid uuid, expira_em timestamp with time zone, encerrada_em timestamp with time zone, usuario_status text, assinatura_status text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select s.guid, s.expira_em, s.encerrada_em, u.status, a.status
  from sessao s
  join usuario u on u.id = s.usuario_id and u.excluido_em is null
  join assinatura a on a.id = s.assinatura_id and a.excluido_em is null
  where s.token_hash = any (p_token_hashes) and s.encerrada_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_usuario_por_email(p_email text)
 RETURNS TABLE(usuario_id uuid, assinatura_id uuid, nome text, email text, senha_hash text, status text, segfyer boolean, bloqueado_ate timestamp with time zone, senha_expira_em timestamp with time zone, assinatura_status text, horarios jsonb, email_confirmado_em timestamp with time zone, tem_segundo_fator boolean, acesso jsonb, calendario jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select u.id, u.assinatura_id, u.nome, u.email, u.senha_hash, u.status, u.segfyer, u.bloqueado_ate,
    u.senha_expira_em, a.status, u.horarios, u.email_confirmado_em,
    exists (select from segundo_fator f where f.usuario_id = u.id and f.ativo_em is not null),
    (select valor from parametro where assinatura_id = u.assinatura_id and grupo = 'acesso'),
    (select valor from parametro where assinatura_id = u.assinatura_id and grupo = 'calendario')
  from usuario u join assinatura a on a.id = u.assinatura_id
  where lower(u.email) = lower(p_email) and u.excluido_em is null and a.excluido_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.buscar_usuario_por_login(p_login text)
 RETURNS TABLE(usuario_id uuid, assinatura_id uuid, nome text, senha_hash text, status text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select u.id, u.assinatura_id, u.nome, u.senha_hash, u.status
  from usuario u join assinatura a on a.id = u.assinatura_id
  where lower(u.login_legado) = lower(p_login) and u.excluido_em is null and a.excluido_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.calcular_repasses(p_bases base_de_repasse[])
 RETURNS TABLE(assinatura_id uuid, comissao_id uuid, recebimento_id uuid, apolice_id uuid, dia date, produtor_id uuid, papel text, regra_id uuid, momento text, base text, base_centavos bigint, pct_bps integer, parte_bps integer, valor_centavos bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
 SET enable_nestloop TO 'off'
AS $function$
  with recursive bases as materialized (
    select b.n, b.comissao_id, b.recebimento_id, b.apolice_id, b.dia, b.bruto_centavos, b.liquido_centavos, b.premio_centavos, a.assinatura_id, a.ramo,
      a.seguradora, case when a.renovacao_de_id is null then 'NOVO' else 'RENOVACAO' end as negocio
    from unnest(p_bases) with ordinality b (comissao_id, recebimento_id, apolice_id, dia, bruto_centavos, liquido_centavos, premio_centavos, n)
    cross join lateral (select a.* from apolice a where a.id = b.apolice_id limit 1) a
  ), divisoes as materialized (
    select x.apolice_id, x.dia, (e.um ->> 'id')::uuid as produtor_id, (e.um ->> 'pctBps')::bigint as peso, e.lugar
    from (select distinct apolice_id, dia from bases) x
    cross join lateral jsonb_array_elements(produtores_no_dia(x.apolice_id, x.dia)) with ordinality e (um, lugar)
  ), donos as materialized (
    select b.n, b.apolice_id, d.produtor_id, d.peso, d.lugar, b.assinatura_id, b.ramo, b.seguradora, b.negocio, b.dia, sum(d.peso) over (partition by b.n) as soma
    from bases b join divisoes d on d.apolice_id = b.apolice_id and d.dia = b.dia
  ), quem as materialized (
    select x.assinatura_id, x.produtor_id, c.supervisor_id from (select distinct assinatura_id, produtor_id from donos) x
    cross join lateral (select c.supervisor_id from produtor c where c.id = x.produtor_id and c.assinatura_id = x.assinatura_id limit 1) c
  ), regras as materialized (
    select x.*, r.id as regra_id, r.momento, r.base, r.pct_bps
    from (select distinct assinatura_id, produtor_id, ramo, seguradora, negocio, dia from donos) x
    cross join lateral (
      select r.id, r.momento, r.base, r.pct_bps from regra_repasse r
      where r.assinatura_id = x.assinatura_id and r.produtor_id = x.produtor_id and r.excluido_em is null and r.alcance = 'VENDAS'
        and r.desde <= x.dia and (r.ate is null or x.dia <= r.ate) and (r.ramo is null or r.ramo = x.ramo)
        and (r.seguradora is null or r.seguradora = x.seguradora) and (r.negocio is null or r.negocio = x.negocio)
      order by num_nonnulls(r.ramo, r.seguradora, r.negocio) desc, r.seguradora is not null desc, r.ramo is not null desc, r.desde desc, r.id
      limit 1) r
  ), cobertas (assinatura_id, produtor_id, regra_id, alcance, momento, base, pct_bps, desde, ate, apolice_id, distancia) as (
    -- the policies that a rule of one policy is of: it, and by choice those that renew it
    select q.assinatura_id, q.produtor_id, r.id, r.alcance, r.momento, r.base, r.pct_bps, r.desde, r.ate, r.apolice_id, 0
    from quem q cross join lateral (
      select r.* from regra_repasse r where r.assinatura_id = q.assinatura_id and r.produtor_id = q.produtor_id and r.apolice_id is not null
        and r.excluido_em is null offset 0) r
    union all
    select c.assinatura_id, c.produtor_id, c.regra_id, c.alcance, c.momento, c.base, c.pct_bps, c.desde, c.ate, f.id, c.distancia + 1
    from cobertas c cross join lateral (
      select f.id from apolice f where f.assinatura_id = c.assinatura_id and f.renovacao_de_id = c.apolice_id offset 0) f
    where c.alcance = 'RENOVACOES' and c.distancia < 30
  ), da_apolice as materialized (
    select distinct on (d.n, d.produtor_id) d.n, d.produtor_id, c.regra_id, c.momento, c.base, c.pct_bps
    from donos d join cobertas c on c.apolice_id = d.apolice_id and c.produtor_id = d.produtor_id
    where c.desde <= d.dia and (c.ate is null or d.dia <= c.ate)
    order by d.n, d.produtor_id, c.distancia, c.desde desc, c.regra_id
  ), tocados as materialized (
    -- what each producer's rule makes of the whole
    select b.*, d.produtor_id, d.lugar, d.peso, v.regra_id, v.momento, v.base, v.pct_bps, q.supervisor_id, v.base_centavos,
      round(v.base_centavos::numeric * v.pct_bps / 10000)::bigint as total
    from donos d join bases b on b.n = d.n
    join quem q on (q.assinatura_id, q.produtor_id) = (d.assinatura_id, d.produtor_id)
    left join da_apolice e on e.n = d.n and e.produtor_id = d.produtor_id
    left join regras r on (r.assinatura_id, r.produtor_id, r.ramo, r.seguradora, r.negocio, r.dia) = (d.assinatura_id, d.produtor_id, d.ramo, d.seguradora, d.negocio, d.dia)
    cross join lateral (select w.*, case w.base when 'COMISSAO_BRUTA' then b.bruto_centavos when 'COMISSAO_LIQUIDA' then b.liquido_centavos
        else b.premio_centavos end as base_centavos
      from (select coalesce(e.regra_id, r.regra_id) as regra_id, coalesce(e.momento, r.momento) as momento, coalesce(e.base, r.base) as base,
        coalesce(e.pct_bps, r.pct_bps) as pct_bps) w) v
    where d.soma > 0 and v.regra_id is not null
  ), restos as (
    -- by weights, as `apportion` of the domain does it: rounded down, and what is left to the largest remainders, the earlier first
    select t.n, t.total, d.lugar, t.total * d.peso as produto, d.soma::bigint as soma, ((t.total * d.peso) % d.soma::bigint + d.soma::bigint) % d.soma::bigint as resto
    from (select distinct n, total from tocados) t join donos d on d.n = t.n
  ), partes as (
    select n, total, lugar, (produto - resto) / soma as parte, sum((produto - resto) / soma) over (partition by n, total) as somado,
      row_number() over (partition by n, total order by resto desc, lugar) as vez
    from restos
  ), devidos as (
    select t.*, p.parte + case when p.vez <= t.total - p.somado then 1 else 0 end as centavos,
      case when t.supervisor_id is null then 0 else coalesce(s.bps, 0) end as supervisor_bps
    from tocados t
    join partes p on p.n = t.n and p.total = t.total and p.lugar = t.lugar
    left join (select x.assinatura_id, (x.valor ->> 'supervisorBps')::int as bps from parametro x
      where x.grupo = 'repasse' and x.excluido_em is null) s on s.assinatura_id = t.assinatura_id
  )
  select p.assinatura_id, p.comissao_id, p.recebimento_id, p.apolice_id, p.dia, q.produtor_id, q.papel, p.regra_id, p.momento, p.base,
    p.base_centavos, p.pct_bps, p.peso::int, q.centavos
  from devidos p
  -- of two weights, what is left is the supervisor's when theirs is the larger remainder
  cross join lateral (select (p.centavos * p.supervisor_bps % 10000 + 10000) % 10000 as dele,
    (p.centavos * (10000 - p.supervisor_bps) % 10000 + 10000) % 10000 as do_produtor) r
  cross join lateral (select (p.centavos * p.supervisor_bps - r.dele) / 10000 + case when r.dele > r.do_produtor then 1 else 0 end as centavos) u
  cross join lateral (values (p.produtor_id, 'PRODUTOR', p.centavos - u.centavos), (p.supervisor_id, 'SUPERVISOR', u.centavos)) q (produtor_id, papel, centavos)
  where q.centavos <> 0 and q.produtor_id is not null
$function$;

CREATE OR REPLACE FUNCTION balcao.carimbar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.alterado_em := clock_timestamp();
  new.alterado_por := coalesce(balcao.usuario_atual(), old.alterado_por);
  new.versao := old.versao + 1;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.chave_de_texto(p_texto text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select nullif(upper(regexp_replace(balcao.sem_acento(coalesce(p_texto, '')), '[^[:alnum:]]', '', 'g')), '')
$function$;

CREATE OR REPLACE FUNCTION balcao.chaves_do_contrato(p_segurado uuid, p_ramo text, p_bem text, p_itens jsonb)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with veiculos as (
    select 'PLACA:' || chave_de_texto(i ->> 'placa') as chave from jsonb_array_elements(p_itens) i
    union select 'CHASSI:' || chave_de_texto(i ->> 'chassi') from jsonb_array_elements(p_itens) i
    union select unnest(risco_da_apolice(null, null, p_bem))
  ), outros as (
    select 'MANUAL:' || s.documento || ':' || chave_de_texto(p_ramo) || ':' || chave_de_texto(p_bem) as chave
    from segurado s where s.id = p_segurado and not exists (select from veiculos where chave is not null)
  )
  select coalesce(array_agg(chave order by chave), '{}') from (select chave from veiculos union select chave from outros) c where chave is not null
$function$;

CREATE OR REPLACE FUNCTION balcao.chaves_do_risco(p_formulario text, p_risco jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with partes as (
    select chave_de_texto(p_risco #>> '{segurado,documento}') as documento,
      case when p_risco #>> '{local,igualSegurado}' = 'false' then p_risco -> 'local' else p_risco -> 'segurado' end as endereco
  ), lugar as (
    select documento,
      chave_de_texto(endereco ->> 'cep') || ':' || chave_de_texto(endereco ->> 'numero') || ':'
        || coalesce(chave_de_texto(endereco ->> 'complemento'), '') as onde
    from partes
  )
  select coalesce(array_agg(distinct chave order by chave) filter (where chave is not null), '{}')
  from lugar cross join lateral (
    select 'PLACA:' || chave_de_texto(p_risco #>> '{veiculo,placa}') as chave where p_formulario = 'AUTO'
    union all
    select 'CHASSI:' || chave_de_texto(p_risco #>> '{veiculo,chassi}') where p_formulario = 'AUTO'
    union all
    select p_formulario || ':' || documento || ':' || onde where p_formulario in ('RESIDENCIAL', 'CONDOMINIO', 'EMPRESARIAL')
    union all
    select 'PET:' || documento || ':' || coalesce(chave_de_texto(pet ->> 'microchip'), chave_de_texto(pet ->> 'nome'))
      from jsonb_array_elements(case when jsonb_typeof(p_risco -> 'pets') = 'array' then p_risco -> 'pets' else '[]' end) pet
      where p_formulario = 'PET'
    union all
    select p_formulario || ':' || documento where p_formulario in ('VIDA', 'SAUDE')
    union all
    select 'MANUAL:' || documento || ':' || chave_de_texto(p_risco #>> '{objeto,ramo}') || ':' || chave_de_texto(p_risco #>> '{objeto,descricao}')
      where p_formulario = 'MANUAL'
  ) chaves
$function$;

CREATE OR REPLACE FUNCTION balcao.cliente_espera_desde(p_orcamento_id uuid, p_envio_id uuid DEFAULT NULL::uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select min(p.em)
  from orcamento o
  join envio_orcamento e on e.orcamento_id = o.id and e.excluido_em is null
  join envio_resposta p on p.envio_id = e.id and p.tipo in ('DUVIDA', 'ATUALIZACAO')
  where o.id = p_orcamento_id and (p_envio_id is null or e.id = p_envio_id) and o.status not in ('FECHADO', 'RECUSADO')
    and not exists (
      select 1 from envio_resposta r where r.envio_id = e.id and r.tipo in ('RESPOSTA', 'RESOLVIDA') and r.em > p.em)
    and not (p.tipo = 'ATUALIZACAO' and exists (
      select 1 from envio_orcamento n where n.orcamento_id = o.id and n.criado_em > p.em and n.excluido_em is null))
$function$;

CREATE OR REPLACE FUNCTION balcao.cobranca_do_txid(p_txid text)
 RETURNS TABLE(id uuid, assinatura_id uuid, fatura_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select c.id, c.assinatura_id, c.fatura_id from cobranca_fatura c where c.txid = p_txid
$function$;

CREATE OR REPLACE FUNCTION balcao.colunas_iguais(p_linha text, p_iguais jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select coalesce(string_agg(format(' and %I.%I = %L', p_linha, coluna, valor), ''), '') from jsonb_each_text(p_iguais) as x (coluna, valor)
$function$;

CREATE OR REPLACE FUNCTION balcao.complemento_valido()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.complementa_id is distinct from old.complementa_id then
    raise exception 'uma cotação iniciada não muda' using errcode = 'check_violation', constraint = 'cotacao_imutavel';
  end if;
  if tg_op = 'INSERT' and new.complementa_id is not null and not exists (
    select 1 from balcao.cotacao c where c.id = new.complementa_id and c.orcamento_id = new.orcamento_id and c.rodada < new.rodada
  ) then
    raise exception 'uma cotação só completa outra anterior do mesmo orçamento'
      using errcode = 'check_violation', constraint = 'cotacao_complemento';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.concluir_mesclagem(p_mesclagem uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  m mesclagem_segurado;
begin
  select * into m from mesclagem_segurado where id = p_mesclagem and assinatura_id = assinatura_atual() for update;
  update mesclagem_segurado x set depois = dizeres_do_segurado(s) from segurado s where x.id = m.id and s.id = m.sobrevivente_id;
  insert into segurado_alias (assinatura_id, segurado_id, documento, mesclagem_id)
  select m.assinatura_id, m.sobrevivente_id, d.documento, m.id
  from (select m.antes ->> 'documento' union select documento from segurado where id = m.mesclado_id) d (documento)
  where d.documento <> (select documento from segurado where id = m.sobrevivente_id)
  on conflict (assinatura_id, documento) do nothing;
  perform set_config('balcao.mesclando', '', true);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.condicao_das_palavras(p_padroes text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  condicao text := 'true';
  padrao text;
  slugs text[];
begin
  foreach padrao in array p_padroes loop
    slugs := array(select s.slug from seguradora s where sem_acento(s.nome) like padrao);
    -- a word that names no insurer must not cost the plan a second condition
    condicao := condicao || case cardinality(slugs)
      when 0 then format(' and o.busca like %L', padrao)
      else format(' and (o.busca like %L or o.premio_seguradora = any(%L::text[]))', padrao, slugs) end;
  end loop;
  return condicao;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.condicao_do_filtro(p_filtro jsonb, p_tabela text, p_id text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  condicao text := '';
begin
  if p_filtro ? 'usuario' then
    condicao := condicao || format(' and %I.usuario_id = %L', p_tabela, (p_filtro ->> 'usuario')::uuid);
  end if;
  if p_filtro ? 'status' then
    condicao := condicao || format(' and %I.status = any(%L::text[])', p_tabela, array(select jsonb_array_elements_text(p_filtro -> 'status')));
  end if;
  if p_filtro ? 'linhas' then
    condicao := condicao || format(' and %I.linha = any(%L::text[])', p_tabela, array(select jsonb_array_elements_text(p_filtro -> 'linhas')));
  end if;
  if p_filtro ? 'de' then
    condicao := condicao || format(' and %I.criado_em >= %L', p_tabela, (p_filtro ->> 'de')::date::timestamp at time zone 'America/Sao_Paulo');
  end if;
  if p_filtro ? 'ate' then
    condicao := condicao
      || format(' and %I.criado_em < %L', p_tabela, ((p_filtro ->> 'ate')::date + 1)::timestamp at time zone 'America/Sao_Paulo');
  end if;
  if p_filtro ? 'ids' then
    condicao := condicao || format(' and %I.%I = any(%L::uuid[])', p_tabela, p_id, array(select jsonb_array_elements_text(p_filtro -> 'ids')));
  end if;
  if p_filtro ? 'fora' then
    condicao := condicao || format(' and %I.%I <> all(%L::uuid[])', p_tabela, p_id, array(select jsonb_array_elements_text(p_filtro -> 'fora')));
  end if;
  return condicao;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.condicao_do_registro(p_tabela text, p_padroes text[], p_iguais jsonb, p_poucos boolean)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  condicao text := format('t.assinatura_id = %L and t.excluido_em is null', assinatura_atual()) || colunas_iguais('t', p_iguais);
  longos text[] := array(select p from unnest(p_padroes) p where length(p) > 4);
  raro text := longos[1];
  parte float8;
begin
  if not exists (select from pg_index i where i.indrelid = to_regclass(format('balcao.%I', p_tabela))
      and i.indexrelid = to_regclass(format('balcao.%I', p_tabela || '_procurada'))) then
    raise exception 'the record % is not one to be searched', p_tabela;
  end if;
  if cardinality(longos) > 1 or p_poucos and raro is not null then
    -- by a hundred pages of the table
    execute format('with amostra as materialized (select busca from %I tablesample system (%s) repeatable (1))
        select p, (select count(*) filter (where busca like all ($1))::float8 / greatest(count(*), 1) from amostra) from unnest($1) p
        cross join lateral (select count(*) filter (where busca like p) as quantos from amostra) x order by x.quantos, p limit 1',
      p_tabela, (select least(100, 10000.0 / greatest(relpages, 1)) from pg_class where oid = to_regclass(format('balcao.%I', p_tabela))))
      into raro, parte using longos;
    if p_poucos and parte > 0.02 then
      raro := null;
    end if;
  end if;
  if raro is not null then
    condicao := condicao || format(' and t.busca like %L', raro);
  end if;
  -- an index answers no `like all`, and the planner knows how many rows hold it
  return condicao || case when p_padroes <> array[raro] then format(' and t.busca like all (%L::text[])', array_remove(p_padroes, raro)) else '' end;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.conferir_conciliacao()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  movimento uuid := case tg_table_name when 'transacao' then new.id else (to_jsonb(new) ->> 'transacao_id')::uuid end;
begin
  if exists (
    select from transacao t where t.id = movimento
    and coalesce((select sum(c.valor_centavos) from conciliacao c where c.transacao_id = t.id and c.excluido_em is null), 0)
      <> case t.status when 'CONCILIADA' then t.valor_centavos else 0 end
  ) then
    raise exception 'movement % is not what it is reconciled with', movimento using errcode = 'check_violation';
  end if;
  if exists (
    select from (select distinct c.lancamento_id, t.conta_id from conciliacao c join transacao t on t.id = c.transacao_id
                 where c.transacao_id = movimento and c.excluido_em is null) a
    join lancamento l on l.id = a.lancamento_id
    cross join lateral (select sum(d.valor_centavos) as centavos from conciliacao d join transacao u on u.id = d.transacao_id
                        where d.lancamento_id = a.lancamento_id and d.excluido_em is null and u.conta_id = a.conta_id) s
    where l.excluido_em is not null or l.status <> 'REALIZADO'
      or a.conta_id not in (l.conta_id, coalesce(l.destino_id, l.conta_id))
      or s.centavos * case when l.tipo = 'RECEITA' or l.destino_id = a.conta_id then 1 else -1 end not between 0 and l.valor_centavos
  ) then
    raise exception 'an entry of movement % is reconciled with other than it is', movimento using errcode = 'check_violation';
  end if;
  if exists (
    select from conciliacao c join transacao t on t.id = c.transacao_id join recebimento r on r.id = c.recebimento_id
    cross join lateral (select sum(d.valor_centavos) as centavos from conciliacao d
                        where d.recebimento_id = r.id and d.excluido_em is null) s
    where c.transacao_id = movimento and c.excluido_em is null
      and (r.excluido_em is not null or r.conta_id <> t.conta_id
        or s.centavos * sign(r.valor_centavos) not between 0 and abs(r.valor_centavos))
  ) then
    raise exception 'a receipt of movement % is reconciled with other than it is', movimento using errcode = 'check_violation';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.conferir_contestada()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if not exists (select from contestacao_item i join contestacao c on c.id = i.contestacao_id
    where i.assinatura_id = new.assinatura_id and i.comissao_id = new.id and i.situacao in ('ABERTO', 'PAGO', 'CANCELADO') and c.excluido_em is null
      and coalesce(c.desfecho, 'PAGA') in ('PAGA', 'CANCELADA')) then
    new.status := 'DIVERGENTE';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.conferir_pagamento_de_repasse()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if exists (
    select from pagamento_repasse p cross join lateral (
      select sum(r.valor_centavos) as centavos, count(*)::int as quantos from repasse r
      where r.lote_id = p.lote_id and r.produtor_id = p.produtor_id and r.excluido_em is null) x
    where p.id = new.id and p.status in ('PENDENTE', 'PAGO') and (p.bruto_centavos, p.repasses) is distinct from (x.centavos, x.quantos)
  ) then
    raise exception 'payment % is not the sum of its shares', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.conferir_partidas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  torto record;
begin
  select p.lancamento_id, p.centavos, c.conta_id into torto
  from (values (true)) x
  left join lateral (
    select n.lancamento_id, n.centavos from (select assinatura_id, lancamento_id, sum(centavos) as centavos from novas group by 1, 2) n
    where n.centavos <> 0
      or (select l.assinatura_id from balcao.lancamento_contabil l where l.id = n.lancamento_id) is distinct from n.assinatura_id
    limit 1) p on true
  left join lateral (
    select n.conta_id from (select distinct assinatura_id, conta_id from novas) n
    where (select k.assinatura_id from balcao.conta_contabil k where k.id = n.conta_id) is distinct from n.assinatura_id
    limit 1) c on true;
  if torto.centavos <> 0 then
    raise exception 'posting % does not balance', torto.lancamento_id using errcode = 'check_violation';
  elsif torto.lancamento_id is not null then
    raise exception 'posting % is not of the subscription of its entries', torto.lancamento_id using errcode = 'foreign_key_violation';
  elsif torto.conta_id is not null then
    raise exception 'account % is not of the subscription of its entry', torto.conta_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.consulta_do_texto(palavra text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when btrim(regexp_replace(palavra, '[^[:alnum:]]+', ' ', 'g')) = '' then ''::tsquery
    else to_tsquery('portuguese', replace(btrim(regexp_replace(balcao.sem_acento(palavra), '[^[:alnum:]]+', ' ', 'g')), ' ', ':* & ') || ':*') end
$function$;

CREATE OR REPLACE FUNCTION balcao.consumo_do_periodo(p_de date, p_ate date)
 RETURNS TABLE(dia date, usuario_id uuid, calculos integer, buscas integer, mensagens integer)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with inicio as (
    select p_de::timestamp at time zone 'America/Sao_Paulo' as de, (p_ate + 1)::timestamp at time zone 'America/Sao_Paulo' as ate
  ), uso as (
    -- prices typed by hand are no calculation
    select (c.criado_em at time zone 'America/Sao_Paulo')::date as dia, c.criado_por as usuario_id, 1 as calculos, 0 as buscas, 0 as mensagens
    from cotacao c join orcamento o on o.id = c.orcamento_id and o.origem <> 'MANUAL', inicio
    where c.criado_em >= inicio.de and c.criado_em < inicio.ate and c.criado_por is not null
    union all
    select b.dia, b.usuario_id, 0, b.quantidade, 0 from consumo_busca b where b.dia between p_de and p_ate
    union all
    select (e.criado_em at time zone 'America/Sao_Paulo')::date, e.usuario_id, 0, 0, 1
    from envio_entrega e, inicio
    where e.criado_em >= inicio.de and e.criado_em < inicio.ate and e.usuario_id is not null and e.status <> 'CANCELADA'
  )
  select dia, usuario_id, sum(calculos)::int, sum(buscas)::int, sum(mensagens)::int from uso group by dia, usuario_id
$function$;

CREATE OR REPLACE FUNCTION balcao.contabilizar_comissao()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::comissao) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::comissao) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif exists (select from novas) then
        perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::comissao) p
union all
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::comissao) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.contabilizar_conta_financeira()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::conta_financeira) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::conta_financeira) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif exists (select from novas) then
        perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::conta_financeira) p
union all
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::conta_financeira) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.contabilizar_lancamento()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::lancamento) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::lancamento) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif exists (select from novas) then
        perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::lancamento) p
union all
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::lancamento) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.contabilizar_movimento_apolice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::movimento_apolice) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::movimento_apolice) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif exists (select from novas) then
        perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::movimento_apolice) p
union all
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::movimento_apolice) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.contabilizar_pagamento_repasse()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::pagamento_repasse) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::pagamento_repasse) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif exists (select from novas) then
        perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::pagamento_repasse) p
union all
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::pagamento_repasse) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.contabilizar_parcela()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::parcela) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::parcela) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif exists (select from novas) then
        perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::parcela) p
union all
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::parcela) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.contabilizar_recebimento()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::recebimento) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::recebimento) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif exists (select from novas) then
        perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::recebimento) p
union all
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::recebimento) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.contabilizar_repasse()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::repasse) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::repasse) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif exists (select from novas) then
        perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::repasse) p
union all
select r.assinatura_id, r.apolice_id as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::repasse) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.contabilizar_transacao()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::transacao) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, t.titular, t.sinal * p.centavos as centavos
    from velhas r, lateral posicoes(r::transacao) p join natureza_contabil n on n.codigo = p.natureza,
      lateral (values (p.titular, -1), ('', 1)) t (titular, sinal) where t.sinal = -1 or n.realizada
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
        end if;
      elsif exists (select from novas) then
        perform lancar(tg_table_name, l.movimentos) from (
    select array_agg(row(m.*)::movimento_contabil) as movimentos from (
      select assinatura_id, apolice_id, id, natureza, titular, sum(centavos)::bigint from (
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, -p.centavos as centavos from velhas r, lateral posicoes(r::transacao) p
union all
select r.assinatura_id, null::uuid as apolice_id, r.id, p.natureza, p.titular, p.centavos from novas r, lateral posicoes(r::transacao) p
      ) x group by 1, 2, 3, 4, 5 having sum(centavos) <> 0) m) l
    where l.movimentos is not null;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.contar_aceite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update balcao.orcamento set status = status where id = (select e.orcamento_id from balcao.envio_orcamento e where e.id = new.envio_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.contar_assinatura()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform enfileirar('assinatura.mudou', json_build_object('assinaturaId', new.id), 'assinatura.mudou:' || new.id, 5);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.contar_cotacao()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into lista_contagem values (old.assinatura_id, 'COTACOES', old.usuario_id, old.status, old.linha, mes_em_sao_paulo(old.criado_em), -1, 0);
  end if;
  if tg_op <> 'DELETE' then
    insert into lista_contagem values (new.assinatura_id, 'COTACOES', new.usuario_id, new.status, new.linha, mes_em_sao_paulo(new.criado_em), 1, 0);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.contar_divergencias()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  alvo uuid := case when tg_op = 'DELETE' then old.apolice_id else new.apolice_id end;
begin
  update venda_lista set divergencias = (select count(*) from divergencia_emissao d
    where d.apolice_id = alvo and d.status in ('ABERTA', 'CONTESTADA') and d.excluido_em is null) where id = alvo;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.contar_fatura()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform enfileirar('assinatura.mudou', json_build_object('assinaturaId', new.assinatura_id), 'assinatura.mudou:' || new.assinatura_id, 5);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.contar_mensagem_provedor(p_id uuid)
 RETURNS TABLE(entregues integer, lidas integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select count(n.id)::int, count(n.lida_em)::int
  from mensagem_provedor m
  left join notificacao n on n.aviso_id = m.id
  where m.id = p_id and m.assinatura_id = assinatura_atual() and atendente_atual() is not null
  group by m.id
$function$;

CREATE OR REPLACE FUNCTION balcao.contar_orcamento()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' and old.excluido_em is null and not old.em_branco then
    insert into lista_contagem values (old.assinatura_id, 'ORCAMENTOS', old.usuario_id, old.status, old.linha,
      mes_em_sao_paulo(old.criado_em), -1, -coalesce(old.premio_centavos, 0));
  end if;
  if tg_op <> 'DELETE' and new.excluido_em is null and not new.em_branco then
    insert into lista_contagem values (new.assinatura_id, 'ORCAMENTOS', new.usuario_id, new.status, new.linha,
      mes_em_sao_paulo(new.criado_em), 1, coalesce(new.premio_centavos, 0));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.contar_pedidos(p_chave bytea, p_quantos integer, p_janela interval)
 RETURNS TABLE(feitos integer, restante_ms integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  insert into contagem_pedido as c (chave, feitos, ate) values (p_chave, p_quantos, clock_timestamp() + p_janela)
  on conflict (chave) do update set
    feitos = case when c.ate <= clock_timestamp() then excluded.feitos else c.feitos + excluded.feitos end,
    ate = case when c.ate <= clock_timestamp() then excluded.ate else c.ate end
  returning c.feitos, greatest(0, ceil(extract(epoch from c.ate - clock_timestamp()) * 1000))::integer
$function$;

CREATE OR REPLACE FUNCTION balcao.contar_perda()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into lista_contagem values (old.assinatura_id, 'PERDAS', old.usuario_id, old.motivo, old.linha,
      mes_em_sao_paulo(old.perdido_em), -1, -coalesce(old.premio_centavos, 0));
  end if;
  if tg_op <> 'DELETE' then
    insert into lista_contagem values (new.assinatura_id, 'PERDAS', new.usuario_id, new.motivo, new.linha,
      mes_em_sao_paulo(new.perdido_em), 1, coalesce(new.premio_centavos, 0));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.contar_tentativas(p_agora timestamp with time zone, p_chaves bytea[], p_alvos bytea[], p_regras jsonb)
 RETURNS TABLE(ordem integer, feitas integer, livre_em timestamp with time zone, is_contada boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  esperando boolean;
begin
  insert into tentativa_acesso (chave, alvo, tentativas, atualizado_em)
  select k.chave, k.alvo, 0, p_agora from unnest(p_chaves, p_alvos) as k (chave, alvo) order by k.chave
  on conflict (chave) do nothing;
  perform from tentativa_acesso t where t.chave = any(p_chaves) order by t.chave for update;

  select exists (select from tentativa_acesso t where t.chave = any(p_chaves) and t.bloqueado_ate > p_agora) into esperando;
  if not esperando then
    update tentativa_acesso t set
      tentativas = n.feitas,
      atualizado_em = p_agora,
      bloqueado_ate = case when n.feitas >= n.limite
        then p_agora + least(n.base_ms * power(2, least(n.feitas - n.limite, 20)), n.maxima_ms) * interval '1 millisecond' end
    from (
      select k.chave, r.limite, r.base_ms, r.maxima_ms,
        tentativas_que_contam(a.tentativas, a.atualizado_em, p_agora, r.recuo_ms * interval '1 millisecond') + 1 as feitas
      from unnest(p_chaves) with ordinality as k (chave, i)
      join jsonb_array_elements(p_regras) with ordinality as e (regra, i) on e.i = k.i
      cross join jsonb_to_record(e.regra) as r (limite integer, recuo_ms double precision, base_ms double precision, maxima_ms double precision)
      join tentativa_acesso a on a.chave = k.chave
    ) n
    where t.chave = n.chave;
  end if;

  return query
    select k.i::integer, t.tentativas, case when t.bloqueado_ate > p_agora then t.bloqueado_ate end, not esperando
    from unnest(p_chaves) with ordinality as k (chave, i) join tentativa_acesso t on t.chave = k.chave
    order by k.i;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.contratos_vencidos(p_conta uuid, p_hoje date)
 RETURNS TABLE(apolice_id uuid, proposta_id uuid, vig_fim date)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with regra as materialized (select (regra_de_retencao(p_conta, 'CONTRATO', p_hoje)).meses as meses),
  limite as materialized (select (p_hoje - make_interval(months => meses))::date as ate from regra),
  apolices as (
    select a.id, a.vig_fim from apolice a, limite where a.assinatura_id = p_conta and a.vig_fim <= limite.ate and escolheu_retencao(p_conta)
      and not exists (select from sinistro s where s.apolice_id = a.id and s.excluido_em is null and s.status not like 'ENCERRADO%')
      and not exists (select from proposta p where p.apolice_id = a.id and p.vig_fim > limite.ate)
  )
  select a.id, p.id, a.vig_fim from apolices a left join proposta p on p.apolice_id = a.id
  union all
  select null, p.id, p.vig_fim from proposta p, limite where p.assinatura_id = p_conta and p.apolice_id is null
    and p.transmitida_em is not null and p.vig_fim <= limite.ate and escolheu_retencao(p_conta)
$function$;

CREATE OR REPLACE FUNCTION balcao.cotacao_imutavel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.orcamento_id, new.rodada, new.payload_hash, new.seguradoras, new.comissao_bps, new.desconto_bps) is distinct from
     (old.orcamento_id, old.rodada, old.payload_hash, old.seguradoras, old.comissao_bps, old.desconto_bps)
     or (new.snapshot is distinct from old.snapshot and current_setting('balcao.eliminando', true) is distinct from 'sim') then
    raise exception 'uma cotação iniciada não muda' using errcode = 'check_violation', constraint = 'cotacao_imutavel';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.cotacoes_com(p_padroes text[])
 RETURNS SETOF cotacao_lista
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
 SET work_mem TO '32MB'
AS $function$
declare
  consulta text := format(
    'select l.* from cotacao_lista l join orcamento o on o.id = l.orcamento_id
     where l.assinatura_id = %1$L and o.assinatura_id = %1$L and o.excluido_em is null and not o.em_branco', assinatura_atual());
  padrao text;
  slugs text[];
begin
  foreach padrao in array p_padroes loop
    slugs := array(select s.slug from seguradora s where sem_acento(s.nome) like padrao);
    if cardinality(slugs) = 0 then
      consulta := consulta || format(' and o.busca like %L', padrao);
    else
      consulta := consulta || format(' and (o.busca like %L or o.premio_seguradora = any(%L::text[]))', padrao, slugs);
    end if;
  end loop;
  return query execute consulta;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.criar_mes_da_auditoria(p_mes date)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'public', 'pg_temp'
AS $function$
declare
  mes date := date_trunc('month', p_mes)::date;
  de timestamptz := mes::timestamp at time zone 'America/Sao_Paulo';
  ate timestamptz := (mes + interval '1 month') at time zone 'America/Sao_Paulo';
  parte text := 'auditoria_' || to_char(mes, 'YYYY_MM');
begin
  if to_regclass('balcao.' || parte) is not null then
    return;
  end if;
  execute format('create table balcao.%I (like balcao.auditoria including defaults including constraints)', parte);
  call balcao.proteger(format('balcao.%I', parte)::regclass);
  execute format('revoke all on balcao.%I from balcao_app', parte);
  execute format('with vindas as (delete from balcao.auditoria_resto where ts >= %L and ts < %L returning *) insert into balcao.%I select * from vindas',
    de, ate, parte);
  execute format('alter table balcao.auditoria attach partition balcao.%I for values from (%L) to (%L)', parte, de, ate);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.descartar_em_branco(p_agora timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  update orcamento set excluido_em = p_agora where em_branco and excluido_em is null and alterado_em < p_agora - interval '8 days'
$function$;

CREATE OR REPLACE FUNCTION balcao.descartar_pela_retencao(p_agora timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.desfazer_importacao_de_segurados(p_importacao uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  campos constant text := (select string_agg(format('%1$I = v.%1$I', a.attname), ', ' order by a.attnum) from pg_attribute a
    where a.attrelid = 'balcao.segurado'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname not in ('id', 'assinatura_id', 'criado_em', 'criado_por', 'alterado_em', 'alterado_por', 'versao', 'excluido_em'));
  lugar record;
  usados uuid[] := '{}';
  mais uuid[];
  total integer;
  voltaram integer;
  sairam integer;
begin
  perform set_config('balcao.importando', 'sim', true);
  select count(*) into total from importacao_linha where importacao_id = p_importacao;
  execute format('update segurado s set %s from importacao_linha i cross join lateral jsonb_populate_record(null::segurado, i.antes) v
    where i.importacao_id = $1 and i.antes is not null and s.id = i.registro_id and s.versao = i.versao and s.excluido_em is null', campos)
    using p_importacao;
  get diagnostics voltaram = row_count;
  for lugar in select * from referencias_ao_segurado() where forma in ('chave', 'alvo') loop
    execute format('select array_agg(distinct t.%1$I) from balcao.%2$I t join importacao_linha i on i.registro_id = t.%1$I
      where i.importacao_id = $1 and i.antes is null', lugar.coluna, lugar.tabela) into mais using p_importacao;
    usados := usados || coalesce(mais, '{}');
  end loop;
  update segurado s set excluido_em = now() from importacao_linha i
  where i.importacao_id = p_importacao and i.antes is null and s.id = i.registro_id and s.versao = i.versao and s.excluido_em is null
    and not (s.id = any (usados));
  get diagnostics sairam = row_count;
  perform busca_dos_segurados(array(select registro_id from importacao_linha where importacao_id = p_importacao));
  perform set_config('balcao.importando', '', true);
  delete from importacao_linha where importacao_id = p_importacao;
  return total - voltaram - sairam;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.desfazer_mesclagem(p_mesclagem uuid, p_agora timestamp with time zone)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  conta uuid := assinatura_atual();
  m mesclagem_segurado;
  agora jsonb;
  volta jsonb;
  mudados text[];
  lugar record;
begin
  perform set_config('balcao.mesclando', 'sim', true);
  select * into m from mesclagem_segurado where id = p_mesclagem and assinatura_id = conta and desfeita_em is null for update;
  select dizeres_do_segurado(s) into agora from segurado s where s.id = m.sobrevivente_id;
  delete from segurado_alias where mesclagem_id = m.id;
  select coalesce(jsonb_object_agg(a.key, a.value) filter (where agora -> a.key = m.depois -> a.key), '{}'),
    coalesce(array_agg(a.key order by a.key) filter (where agora -> a.key <> m.depois -> a.key), '{}')
  into volta, mudados from jsonb_each(m.antes) a where a.value <> m.depois -> a.key;
  if volta <> '{}' then
    execute (select format('update segurado s set %s from jsonb_populate_record(null::segurado, $1) v where s.id = $2',
      string_agg(format('%1$I = v.%1$I', k), ', ')) from jsonb_object_keys(volta) k) using volta, m.sobrevivente_id;
  end if;
  update segurado set excluido_em = null where id = m.mesclado_id;
  for lugar in select x.tabela, x.coluna, x.forma, x.ids from jsonb_to_recordset(m.movidos) as x (tabela text, coluna text, forma text, ids uuid[]) loop
    perform mover_referencias(conta, lugar, m.sobrevivente_id, m.mesclado_id, lugar.ids);
  end loop;
  update mesclagem_segurado set desfeita_em = p_agora where id = m.id;
  perform set_config('balcao.mesclando', '', true);
  return mudados;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.devolver_orcamento()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update balcao.orcamento o set status = 'CALCULADO', fechado_em = null
  where o.id = new.orcamento_id and o.assinatura_id = new.assinatura_id and o.status = 'FECHADO'
    and not exists (select from balcao.proposta p where p.orcamento_id = o.id and p.id <> new.id and p.excluido_em is null
      and p.status not in ('RECUSADA', 'CANCELADA'));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.devolver_renovacao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update balcao.apolice set situacao_renovacao = 'A_RENOVAR'
  where id = new.apolice_anterior_id and assinatura_id = new.assinatura_id and situacao_renovacao = 'EM_COTACAO';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.dia_de_sao_paulo(p_em timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (p_em at time zone 'America/Sao_Paulo')::date
$function$;

CREATE OR REPLACE FUNCTION balcao.dizeres_da_trilha(linha jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select linha - array['senha_hash', 'token_hash', 'companheiro_hash', 'segredo', 'chaves_risco', 'cidade_chave', 'aniversario', 'documento_chave']
$function$;

CREATE OR REPLACE FUNCTION balcao.dizeres_do_segurado(s segurado)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select to_jsonb(s) - array['id', 'assinatura_id', 'criado_em', 'criado_por', 'alterado_em', 'alterado_por', 'versao', 'excluido_em', 'busca',
    'cidade_chave', 'aniversario']
$function$;

CREATE OR REPLACE FUNCTION balcao.documento_em(pessoa jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select nullif(upper(regexp_replace(coalesce(pessoa ->> 'documento', pessoa ->> 'cpf', pessoa ->> 'cnpj', ''), '[^0-9A-Za-z]', '', 'g')), '')
$function$;

CREATE OR REPLACE FUNCTION balcao.dominios_a_conferir()
 RETURNS TABLE(assinatura_id uuid, dominio text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select d.assinatura_id, d.dominio from dominio_remetente d
  join parametro p on p.assinatura_id = d.assinatura_id and p.grupo = 'remetente' and p.excluido_em is null
  where d.excluido_em is null and lower(p.valor ->> 'endereco') like '%@' || d.dominio
  order by d.conferido_em nulls first, d.id
$function$;

CREATE OR REPLACE FUNCTION balcao.eliminacoes_a_concluir(p_conta uuid, p_hoje date)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select s.id from solicitacao_titular s
  where s.assinatura_id = p_conta and s.tipo = 'ELIMINACAO' and s.status = 'ATENDIDA'
    and exists (select from retencao_titular r where r.solicitacao_id = s.id and r.guardar_ate <= p_hoje
      and r.entidade not in ('permissao_lgpd', 'solicitacao_titular'))
$function$;

CREATE OR REPLACE FUNCTION balcao.eliminar_do_pedido(conta uuid, pedido solicitacao_titular, p_agora timestamp with time zone)
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

CREATE OR REPLACE FUNCTION balcao.eliminar_titular(p_solicitacao uuid, p_agora timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.emails_de_testes(p_destinatario text, p_desde timestamp with time zone, p_ate_quantos integer)
 RETURNS SETOF timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select e.criado_em from envio_entrega e join assinatura a on a.id = e.assinatura_id and a.status = 'TRIAL'
  where lower(e.destinatario) = lower(p_destinatario) and e.criado_em > p_desde and e.status <> 'CANCELADA'
  order by e.criado_em desc limit p_ate_quantos
$function$;

CREATE OR REPLACE FUNCTION balcao.encerrar_entrega(p_propostas uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  update prazo p set fim = greatest(p.inicio, least(dia_de_sao_paulo(d.criado_em), dia_de_sao_paulo(clock_timestamp()))), documento_id = d.id
  from proposta o cross join lateral (
    select d.id, d.criado_em from documento_vinculo v join documento d on d.id = v.documento_id
    where d.tipo = 'APOLICE' and d.excluido_em is null
      and ((v.alvo = 'PROPOSTA' and v.alvo_id = o.id) or (v.alvo = 'APOLICE' and v.alvo_id = o.apolice_id))
    order by d.criado_em, d.id limit 1) d
  where o.id = any (p_propostas) and p.alvo_id = o.id and p.tipo = 'ENTREGA_APOLICE' and p.fim is null and p.excluido_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.enfileirar(p_tarefa text, p_payload json, p_chave text DEFAULT NULL::text, p_max_tentativas integer DEFAULT NULL::integer, p_em timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(p_tarefa, p_payload, job_key => p_chave, max_attempts => p_max_tentativas, run_at => p_em);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.entregar_mensagem_provedor(p_id uuid, p_agora timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  entregues integer;
begin
  if atendente_atual() is null then
    return 0;
  end if;
  insert into notificacao (assinatura_id, criado_em, usuario_id, tipo, titulo, descricao, link, aviso_id, valida_ate)
  select u.assinatura_id, p_agora, u.id, 4, m.titulo, m.texto, m.link, m.id, m.valida_ate
  from mensagem_provedor m
  cross join usuario u
  join assinatura a on a.id = u.assinatura_id
  where m.id = p_id and m.assinatura_id = assinatura_atual()
    and u.administrador and u.status = 'ATIVO' and u.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA')
  on conflict do nothing;
  get diagnostics entregues = row_count;
  return entregues;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.entregar_mensagens_valendo(p_assinatura uuid, p_usuario uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  insert into notificacao (assinatura_id, usuario_id, tipo, titulo, descricao, link, aviso_id, valida_ate)
  select u.assinatura_id, u.id, 4, m.titulo, m.texto, m.link, m.id, m.valida_ate
  from usuario u
  join assinatura a on a.id = u.assinatura_id
  join mensagem_provedor m on m.retirada_em is null and m.valida_ate > now()
  where u.assinatura_id = p_assinatura and (p_usuario is null or u.id = p_usuario)
    and u.administrador and u.status = 'ATIVO' and u.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA')
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION balcao.escolheu_retencao(p_conta uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select exists (select from parametro where assinatura_id = p_conta and grupo = 'retencao' and excluido_em is null)
$function$;

CREATE OR REPLACE FUNCTION balcao.escrever_gatilho_de_conjunto(nome text, comando text, novas text, velhas text, removidas text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format($modelo$
    create or replace function balcao.%1$I() returns trigger language plpgsql security definer
      set search_path = balcao, pg_temp set plan_cache_mode = force_generic_plan as $gatilho$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          %2$s;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          %3$s;
        end if;
      elsif exists (select from novas) then
        %4$s;
      end if;
      return null;
    end
    $gatilho$ $modelo$, nome, format(comando, novas), format(comando, coalesce(removidas, velhas)), format(comando, velhas || E'\nunion all\n' || novas));
end
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_alvo(p_alvo bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  delete from tentativa_acesso where alvo = p_alvo
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_compartilhamentos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from balcao.apolice_externa where segurado_id = new.id;
  delete from balcao.compartilhamento_segredo where id in (select c.id from balcao.compartilhamento c where c.segurado_id = new.id);
  update balcao.compartilhamento set status = case when status = 'AUTORIZADO' then 'REVOGADO' else 'RECUSADO' end,
    encerrado_em = now(), encerrado_por = 'CORRETORA'
  where segurado_id = new.id and encerrado_em is null;
  update balcao.pedido_compartilhamento set enviado_para = null, expira_em = least(expira_em, now()) where segurado_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_convites(p_antes date)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with esquecidos as (
    update indicacao set email = null, nome = 'Convite sem resposta'
    where indicada_id is null and expira_em < p_antes and email is not null returning 1
  )
  select count(*)::int from esquecidos
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_documento()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform apagar_documentos_soltos(new.assinatura_id, array[new.documento_id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_em_contestacoes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  marcas text := (select string_agg(regexp_replace(m, '([.\\+*?\[^\]$(){}=!<>|:#/-])', '\\\1', 'g'), '|' order by length(m) desc)
    from unnest(array[old.nome, old.documento, old.email, old.celular]) m where length(m) > 3);
begin
  if marcas is null then
    return null;
  end if;
  update contestacao set texto = sem_marcas(texto, marcas) where assinatura_id = old.assinatura_id and texto ~* marcas;
  update contestacao_evento set texto = sem_marcas(texto, marcas) where assinatura_id = old.assinatura_id and texto ~* marcas;
  update contestacao_envio set mensagem = sem_marcas(mensagem, marcas) where assinatura_id = old.assinatura_id and mensagem ~* marcas;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_em_extratos()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  update extrato_linha set segurado = null, documento = null, casamento = casamento || '{"divergem": []}'
  where assinatura_id = old.assinatura_id and documento = old.documento;
  update extrato_arquivo set status = 'CANCELADO', conteudo = null, previa = null
  where assinatura_id = old.assinatura_id and status = 'SEM_MAPEAMENTO';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_em_repasses()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  update repasse r set contestacao = 'Texto eliminado.', resposta = case when r.resposta is null then null else 'Texto eliminado.' end
  from apolice a where a.segurado_id = old.id and r.assinatura_id = old.assinatura_id and r.apolice_id = a.id and r.contestado_em is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_mensagens()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from balcao.mensagem_segurado where segurado_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_mesclagens()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  delete from segurado_alias where assinatura_id = new.assinatura_id and segurado_id = new.id;
  update mesclagem_segurado set antes = '{}', depois = '{}', desfazer_ate = least(desfazer_ate, now())
  where assinatura_id = new.assinatura_id and new.id in (sobrevivente_id, mesclado_id) and antes <> '{}';
  delete from importacao_linha where assinatura_id = new.assinatura_id and registro_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_partes_do_segurado()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.contatos := '[]';
  new.enderecos := '[]';
  new.dependentes := '[]';
  new.representantes := '[]';
  new.grupo_id := null;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_tentativas(p_chave bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  delete from tentativa_acesso where chave = p_chave
$function$;

CREATE OR REPLACE FUNCTION balcao.esquecer_vidas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  meses integer := (regra_de_retencao(new.assinatura_id, 'CONTRATO', (now() at time zone 'America/Sao_Paulo')::date)).meses;
  livres uuid[] := array(select a.id from apolice a where a.assinatura_id = new.assinatura_id
    and a.vig_fim + make_interval(months => meses) <= (now() at time zone 'America/Sao_Paulo')::date
    and exists (select from grupo_coletivo g where g.apolice_id = a.id));
  doc text := regexp_replace(new.documento, '[^0-9]', '', 'g');
begin
  delete from fatura_arquivo f where f.assinatura_id = new.assinatura_id and f.status = 'LIDO' and regexp_replace(f.lidas::text, '[.-]', '', 'g') like '%' || doc || '%';
  delete from movimento_vida m where m.assinatura_id = new.assinatura_id and doc in (regexp_replace(m.cpf, '[^0-9]', '', 'g'), regexp_replace(m.titular_cpf, '[^0-9]', '', 'g'))
    and (m.situacao = 'RECUSADO' or m.fatura_id in (select f.id from fatura f where f.apolice_id = any (livres)));
  update vida set titular_cpf = '00000000000' where assinatura_id = new.assinatura_id and titular_cpf = doc and apolice_id = any (livres);
  update vida set cpf = '00000000000', nome = 'Vida eliminada', nascimento = date_trunc('year', nascimento)
  where assinatura_id = new.assinatura_id and cpf = doc and apolice_id = any (livres);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.exigir_corretora_principal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  da_assinatura constant uuid := coalesce(new.assinatura_id, old.assinatura_id);
begin
  if exists (select from balcao.corretora where assinatura_id = da_assinatura and excluido_em is null)
    and not exists (select from balcao.corretora where assinatura_id = da_assinatura and excluido_em is null and principal)
  then
    raise exception 'a assinatura ficaria sem corretora padrão' using errcode = 'check_violation', constraint = 'corretora_principal_existe';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.expirar_trials(p_agora timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  update assinatura set status = 'EXPIRADA', alterado_em = p_agora, versao = versao + 1 where status = 'TRIAL' and trial_fim < p_agora
$function$;

CREATE OR REPLACE FUNCTION balcao.fatos_da_indicada(p_indicacao uuid, p_dominios_de_todos text[])
 RETURNS TABLE(nome text, email text, status text, is_email_confirmado boolean, has_fatura boolean, paga_em timestamp with time zone, mesmo_documento boolean, mesmo_email boolean, mesmo_telefone boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with par as (
    select i.assinatura_id as de, i.indicada_id as para from indicacao i where i.id = p_indicacao and i.assinatura_id = assinatura_atual()
  ), pessoas as (
    select u.assinatura_id, lower(u.email) as email, split_part(lower(u.email), '@', 2) as dominio, u.telefone
    from usuario u, par where u.assinatura_id in (par.de, par.para) and not u.segfyer
  ), empresas as (
    select c.assinatura_id, left(c.cnpj, 8) as raiz, c.responsavel ->> 'cpf' as cpf from corretora c, par where c.assinatura_id in (par.de, par.para)
  )
  select
    (select c.fantasia from corretora c where c.assinatura_id = b.id and c.principal and c.excluido_em is null),
    (select u.email from usuario u where u.assinatura_id = b.id and u.administrador order by u.criado_em, u.id limit 1),
    b.status,
    exists (select from usuario u where u.assinatura_id = b.id and u.email_confirmado_em is not null),
    exists (select from fatura_assinatura f where f.assinatura_id = b.id and f.status <> 'CANCELADA'),
    (select f.pago_em from fatura_assinatura f
      -- an invoice that credits paid is no payment
      where f.assinatura_id = b.id and f.valor_centavos > 0 and f.status in ('PAGA', 'PAGA_COM_ATRASO', 'PAGA_A_MAIOR')
      order by f.vencimento limit 1),
    exists (select from empresas x join empresas y on x.raiz = y.raiz or x.cpf = y.cpf where x.assinatura_id = par.de and y.assinatura_id = par.para),
    exists (select from pessoas x join pessoas y on x.dominio = y.dominio
      where x.assinatura_id = par.de and y.assinatura_id = par.para and (x.email = y.email or x.dominio <> all (p_dominios_de_todos))),
    exists (select from pessoas x join pessoas y on x.telefone = y.telefone where x.assinatura_id = par.de and y.assinatura_id = par.para)
  from par join assinatura b on b.id = par.para
$function$;

CREATE OR REPLACE FUNCTION balcao.faturas_vencidas(p_hoje date)
 RETURNS TABLE(id uuid, assinatura_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select f.id, f.assinatura_id from fatura_assinatura f
  join assinatura a on a.id = f.assinatura_id and a.excluido_em is null and a.status in ('ATIVA', 'PENDENTE')
  where is_fatura_pendente(f.status, f.vencimento, p_hoje)
  order by f.assinatura_id, f.vencimento
$function$;

CREATE OR REPLACE FUNCTION balcao.guardar_conciliado()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if exists (select from conciliacao c where c.assinatura_id = old.assinatura_id and c.lancamento_id = old.id and c.excluido_em is null) then
    raise exception 'entry % is reconciled', old.id using errcode = 'restrict_violation', constraint = 'lancamento_conciliado';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.guardar_recebimento_conciliado()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if exists (select from conciliacao c where c.assinatura_id = old.assinatura_id and c.recebimento_id = old.id and c.excluido_em is null) then
    raise exception 'receipt % is reconciled', old.id using errcode = 'restrict_violation', constraint = 'recebimento_conciliado';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.guardar_saldos()
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  conta uuid := assinatura_atual();
  instante timestamptz;
begin
  perform pg_advisory_xact_lock(hashtext('razao'), hashtext(conta::text));
  instante := clock_timestamp();
  insert into saldo_contabil (assinatura_id, conta_id, ate, centavos)
  select c.assinatura_id, c.id, instante, saldo_em(c.id, instante) from conta_contabil c
  where c.assinatura_id = conta and exists (select from partida p where p.conta_id = c.id
    and p.em > coalesce((select max(s.ate) from saldo_contabil s where s.conta_id = c.id), '-infinity'));
  return instante;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.herdar_apolice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select p.apolice_id into new.apolice_id from balcao.proposta p where p.id = new.proposta_id;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.identificar_apolice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.chaves_risco := case when new.rascunho is not null then balcao.risco_da_apolice(new.formulario, new.rascunho, new.bem)
    else balcao.chaves_do_contrato(new.segurado_id, new.ramo, new.bem, new.itens) end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.identificar_proposta()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.chaves_risco := coalesce(balcao.risco_da_proposta(new.oferta_id, new.dados_complementares, new.placa), '{}');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.identificar_proposta_digitada()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.chaves_risco := balcao.chaves_do_contrato(new.segurado_id, new.ramo, new.bem,
    new.itens || case when new.placa is null then '[]' else jsonb_build_array(jsonb_build_object('placa', new.placa)) end);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.importar_segurados(p_importacao uuid, p_regra text, p_linhas jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  conta uuid := assinatura_atual();
  -- what a line may say; contacts and labels add to what is there
  campos constant text[] := array['nome', 'nome_social', 'nascimento', 'sexo', 'estado_civil', 'profissao', 'renda_centavos', 'email', 'celular',
    'cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'produtor_id', 'grupo_id'];
  vindas integer;
  mudadas integer;
  muda text;
  tocados uuid[];
begin
  with vieram as (
    insert into segurado (assinatura_id, pessoa, documento, nome, nome_social, nascimento, sexo, estado_civil, profissao, renda_centavos, email,
      celular, cep, logradouro, numero, complemento, bairro, cidade, uf, produtor_id, grupo_id, tags, contatos, origem)
    select conta, x.pessoa, x.documento, x.nome, x.nome_social, x.nascimento, x.sexo, x.estado_civil, x.profissao, x.renda_centavos, x.email,
      x.celular, x.cep, x.logradouro, x.numero, x.complemento, x.bairro, x.cidade, x.uf, x.produtor_id, x.grupo_id, coalesce(x.tags, '{}'),
      coalesce(x.contatos, '[]'), 'IMPORTADO'
    from jsonb_populate_recordset(null::segurado, p_linhas) x
    where not exists (select from segurado_alias l where l.documento = x.documento)
    on conflict (assinatura_id, documento) where excluido_em is null do nothing
    returning id, versao),
  ditas as (
    insert into importacao_linha (assinatura_id, importacao_id, registro_id, versao) select conta, p_importacao, id, versao from vieram returning 1)
  select count(*) into vindas from ditas;
  if p_regra not in ('COMPLETAR', 'SOBRESCREVER') or vindas = jsonb_array_length(p_linhas) then
    return vindas;
  end if;

  muda := (select string_agg(case when p_regra = 'COMPLETAR' then format('%1$I = coalesce(s.%1$I, x.%1$I)', c)
    else format('%1$I = coalesce(x.%1$I, s.%1$I)', c) end, ', ') from unnest(campos) c);
  perform set_config('balcao.importando', 'sim', true);
  execute format($sql$
    with alvos as materialized (
      select s.id, dizeres_do_segurado(s) as antes, x as linha
      from jsonb_populate_recordset(null::segurado, $1) x
      cross join lateral (select coalesce(
        (select l.segurado_id from segurado_alias l where l.assinatura_id = $2 and l.documento = x.documento),
        (select d.id from segurado d where d.assinatura_id = $2 and d.documento = x.documento and d.excluido_em is null)) as id) k
      join segurado s on s.id = k.id and s.excluido_em is null
      where not exists (select from importacao_linha i where i.importacao_id = $3 and i.registro_id = s.id)
      order by s.id for no key update of s),
    mudados as (
      update segurado s set %s,
        tags = (select coalesce(array_agg(t order by n), '{}') from (
          select t, min(n) as n from unnest(s.tags || coalesce(x.tags, '{}')) with ordinality u (t, n) group by t order by 2 limit 20) y),
        contatos = (select coalesce(jsonb_agg(c order by n), '[]') from (
          select c, min(n) as n from jsonb_array_elements(s.contatos || coalesce(x.contatos, '[]')) with ordinality u (c, n)
          group by c order by 2 limit 20) y)
      from alvos a cross join lateral (select (a.linha).*) x where s.id = a.id
      returning s.id, s.versao, a.antes),
    ditas as (
      insert into importacao_linha (assinatura_id, importacao_id, registro_id, versao, antes)
      select $2, $3, id, versao, antes from mudados returning registro_id)
    select coalesce(array_agg(registro_id), '{}') from ditas$sql$, muda) into tocados using p_linhas, conta, p_importacao;
  mudadas := cardinality(tocados);
  perform busca_dos_segurados(tocados);
  perform set_config('balcao.importando', '', true);
  return vindas + mudadas;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.indicacoes_vencidas(p_hoje date)
 RETURNS TABLE(id uuid, assinatura_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select i.id, i.assinatura_id from indicacao i
  where i.expira_em < p_hoje and i.situacao in ('CONVIDADO', 'CADASTRADO', 'EM_TESTE', 'ASSINOU') and i.excluido_em is null
  order by i.assinatura_id, i.id
$function$;

CREATE OR REPLACE FUNCTION balcao.indicador_do_codigo(p_codigo text)
 RETURNS TABLE(assinatura_id uuid, usuario_id uuid, nome text, corretora text, senha_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select u.assinatura_id, u.id, u.nome, c.fantasia, u.senha_hash
  from usuario u
  join assinatura a on a.id = u.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA')
  join corretora c on c.assinatura_id = a.id and c.principal and c.excluido_em is null
  where u.codigo_indicacao = p_codigo and u.status = 'ATIVO' and not u.segfyer and u.excluido_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.is_fatura_devida(p_status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select p_status in ('ABERTA', 'VENCIDA', 'PARCIAL', 'DEVOLVIDA') $function$;

CREATE OR REPLACE FUNCTION balcao.is_fatura_pendente(p_status text, p_vencimento date, p_hoje date)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select balcao.is_fatura_devida(p_status) and p_vencimento < p_hoje $function$;

CREATE OR REPLACE FUNCTION balcao.julgar_codigo_indicacao(p_codigo text, p_raiz text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select case
    when not exists (select from usuario u where u.codigo_indicacao = p_codigo and not u.segfyer) then 'DESCONHECIDO'
    when i.assinatura_id is null then 'VENCIDO'
    when exists (select from corretora c where c.assinatura_id = i.assinatura_id and left(c.cnpj, 8) = p_raiz) then 'PROPRIO'
    else 'VALE' end
  from (select 1) as uma left join indicador_do_codigo(p_codigo) i on true
$function$;

CREATE OR REPLACE FUNCTION balcao.juntar_somas()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with idas as (delete from parcela_soma where assinatura_id = assinatura_atual() returning *)
  insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
  select assinatura_id, usuario_id, status, forma, vencimento, sum(quantas), sum(valor_centavos), sum(pago_centavos) from idas
  group by 1, 2, 3, 4, 5 having sum(quantas) <> 0 or sum(valor_centavos) <> 0 or sum(pago_centavos) <> 0;
  with idas as (delete from comissao_soma where assinatura_id = assinatura_atual() returning *)
  insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
  select assinatura_id, previsao_em, sum(prevista_centavos), sum(estorno_centavos), sum(aberta_centavos), sum(a_estornar_centavos) from idas
  group by 1, 2 having sum(prevista_centavos) <> 0 or sum(estorno_centavos) <> 0 or sum(aberta_centavos) <> 0 or sum(a_estornar_centavos) <> 0;
  with idas as (delete from comissao_a_receber_soma where assinatura_id = assinatura_atual() returning *)
  insert into comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
  select assinatura_id, seguradora, corretora_id, previsao_em, sum(quantas), sum(prevista_centavos), sum(recebida_centavos) from idas
  group by 1, 2, 3, 4 having sum(quantas) <> 0 or sum(prevista_centavos) <> 0 or sum(recebida_centavos) <> 0
$function$;

CREATE OR REPLACE FUNCTION balcao.lancar(p_origem text, p_movimentos movimento_contabil[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  agora timestamptz;
  dia_contabil date := coalesce(nullif(current_setting('balcao.dia_contabil', true), '')::date, (now() at time zone 'America/Sao_Paulo')::date);
begin
  perform pg_advisory_xact_lock_shared(hashtext('razao'), hashtext(x.assinatura_id::text))
  from (select distinct m.assinatura_id from unnest(p_movimentos) m order by 1) x;
  insert into conta_contabil (assinatura_id, natureza, titular)
  select m.* from (select distinct assinatura_id, natureza, titular from unnest(p_movimentos)) m
  where not exists (select from conta_contabil c where (c.assinatura_id, c.natureza, c.titular) = (m.assinatura_id, m.natureza, m.titular))
  on conflict do nothing;
  agora := clock_timestamp();
  with somados as (
    select m.assinatura_id, m.apolice_id, m.origem_id, m.natureza, m.titular, sum(m.centavos) over da_conta::bigint as centavos,
      row_number() over da_conta = 1 as is_primeiro
    from unnest(p_movimentos) m window da_conta as (partition by m.assinatura_id, m.apolice_id, m.natureza, m.titular)
  ), novos as materialized (
    -- each policy's posting, with what becomes an entry of it
    select uuid7() as id, g.* from (
      select s.assinatura_id, s.apolice_id, array_agg(distinct s.origem_id) as origens,
        array_agg(row(s.assinatura_id, s.apolice_id, null, s.natureza, s.titular, s.centavos)::movimento_contabil)
          filter (where s.centavos <> 0 and s.is_primeiro) as contas
      from somados s group by 1, 2) g
    where g.contas is not null
  ), escritos as (
    insert into lancamento_contabil (id, assinatura_id, em, dia, origem, apolice_id, origens)
    select id, assinatura_id, agora, dia_contabil, p_origem, apolice_id, origens from novos
  )
  insert into partida (assinatura_id, lancamento_id, conta_id, em, centavos)
  select n.assinatura_id, n.id, c.id, agora, x.centavos from novos n cross join lateral unnest(n.contas) x
  join conta_contabil c on (c.assinatura_id, c.natureza, c.titular) = (n.assinatura_id, x.natureza, x.titular);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.largar_documentos()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  soltos uuid[];
begin
  with v as (
    delete from documento_vinculo where assinatura_id = old.assinatura_id and alvo = upper(tg_table_name) and alvo_id = old.id returning documento_id
  )
  select array_agg(documento_id) into soltos from v;
  if soltos is not null then
    perform apagar_documentos_soltos(old.assinatura_id, soltos);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.largar_grupo_vazio()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update balcao.grupo_segurado g set excluido_em = now(), nome = '—'
  where g.id = old.grupo_id and g.assinatura_id = old.assinatura_id and g.excluido_em is null
    and not exists (select from balcao.segurado s where s.assinatura_id = g.assinatura_id and s.grupo_id = g.id and s.excluido_em is null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.ler_codigo_suporte(p_hash bytea, p_agora timestamp with time zone)
 RETURNS TABLE(assinatura_id uuid, usuario_id uuid, nome_corretora text, foto jsonb, criado_em timestamp with time zone, expira_em timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  atendente uuid := atendente_atual();
  lido codigo_suporte;
begin
  select * into lido from codigo_suporte c where c.token_hash = p_hash and c.expira_em > p_agora;
  if atendente is null or not found then
    return;
  end if;
  insert into ato_suporte (assinatura_id, em, ato, autor_id, autor, detalhe)
  select lido.assinatura_id, p_agora, 'codigo-lido', u.id, u.nome, coalesce(lido.foto ->> 'rota', '')
  from usuario u where u.id = atendente;
  return query
    select lido.assinatura_id, lido.usuario_id,
      coalesce((select c.fantasia from corretora c where c.assinatura_id = lido.assinatura_id and c.excluido_em is null
                order by c.principal desc, c.id limit 1), ''),
      lido.foto, lido.criado_em, lido.expira_em;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.ler_pagina_publica(p_slug text)
 RETURNS TABLE(conteudo jsonb, consentimento_versao integer, corretora jsonb, logo_da_corretora text, tamanhos jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select v.conteudo, v.consentimento_versao, jsonb_build_object('nome', c.fantasia, 'cnpj', c.cnpj, 'susep', c.susep), c.logo_sha256,
    coalesce((
      select jsonb_object_agg(i.sha256, jsonb_build_object('largura', i.largura, 'altura', i.altura)) from imagem_pagina i
      where i.assinatura_id = b.assinatura_id and (
        i.sha256 in (v.conteudo ->> 'logo', v.conteudo ->> 'foto')
        or i.sha256 in (select pessoa ->> 'foto' from jsonb_array_elements(v.conteudo -> 'equipe') pessoa))), '{}')
  from buscar_pagina_publica(p_slug) b
  join pagina_publica p on p.id = b.id
  join pagina_publicada v on v.id = b.publicada_id
  join corretora c on c.id = p.corretora_id
$function$;

CREATE OR REPLACE FUNCTION balcao.levantar_suspensao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update balcao.prazo set fim = greatest(inicio, coalesce(new.pago_em, current_date))
  where alvo_id = new.id and tipo = 'AVISO_DE_MORA' and fim is null and excluido_em is null;
  update balcao.apolice a set status = 'VIGENTE', suspensa_em = null, coberto_ate = null
  where a.id = new.apolice_id and a.status = 'SUSPENSA' and not exists (
    select from balcao.parcela q join balcao.prazo p on p.alvo_id = q.id and p.tipo = 'AVISO_DE_MORA' and p.fim is null and p.excluido_em is null
    where q.apolice_id = a.id and q.excluido_em is null and q.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA'));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.levar_arquivos_do_questionario()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  apagado text;
begin
  if new.questionario_id is null then
    return null;
  end if;
  if new.orcamento_id is not null then
    insert into anexo (assinatura_id, orcamento_id, nome, mime, bytes, sha256)
    select f.assinatura_id, new.orcamento_id, f.nome, f.mime, f.bytes, f.sha256
    from questionario_arquivo f
    where f.assinatura_id = new.assinatura_id and f.questionario_id = new.questionario_id and f.excluido_em is null
    order by f.criado_em, f.id
    on conflict (assinatura_id, orcamento_id, sha256) where excluido_em is null do nothing;
    update questionario_arquivo set excluido_em = now()
    where assinatura_id = new.assinatura_id and questionario_id = new.questionario_id and excluido_em is null;
  elsif new.status = 'DESCARTADA' then
    for apagado in
      update questionario_arquivo set excluido_em = now()
      where assinatura_id = new.assinatura_id and questionario_id = new.questionario_id and excluido_em is null
      returning sha256
    loop
      perform enfileirar('anexo.apagar', json_build_object('assinaturaId', new.assinatura_id, 'sha256', apagado),
        'anexo.apagar:' || new.assinatura_id || ':' || apagado);
    end loop;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.levar_conta_a_apolice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update balcao.parcela set apolice_id = new.apolice_id where proposta_id = new.id and apolice_id is distinct from new.apolice_id;
  update balcao.comissao set apolice_id = new.apolice_id where proposta_id = new.id and apolice_id is distinct from new.apolice_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.liberar_repasses(p_bases base_de_repasse[], p_momento text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  insert into repasse (assinatura_id, produtor_id, papel, comissao_id, apolice_id, recebimento_id, regra_id, base, base_centavos, pct_bps, parte_bps,
    valor_centavos, liberado_em)
  select c.assinatura_id, c.produtor_id, c.papel, c.comissao_id, c.apolice_id, c.recebimento_id, (array_agg(c.regra_id order by c.regra_id))[1],
    (array_agg(c.base order by c.regra_id))[1], max(c.base_centavos), (array_agg(c.pct_bps order by c.regra_id))[1], least(sum(c.parte_bps), 10000)::int,
    sum(c.valor_centavos)::bigint, c.dia
  from calcular_repasses(p_bases) c where c.momento = p_momento
  group by c.assinatura_id, c.produtor_id, c.papel, c.comissao_id, c.apolice_id, c.recebimento_id, c.dia having sum(c.valor_centavos) <> 0
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION balcao.limpar_contagens()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  delete from contagem_pedido where ate <= clock_timestamp()
$function$;

CREATE OR REPLACE FUNCTION balcao.limpar_vencidos(p_agora timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  delete from sessao where expira_em < p_agora - interval '30 days';
  delete from prova_acesso where expira_em < p_agora - interval '7 days';
  delete from idempotencia where criado_em < p_agora - interval '2 days';
  delete from evento where publicado_em < p_agora - interval '7 days';
  delete from tentativa_acesso where atualizado_em < p_agora - interval '2 days';
  delete from processo where visto_em < p_agora - interval '1 day';
  delete from codigo_suporte where expira_em < p_agora;
  delete from codigo_titular where expira_em < p_agora - interval '1 day';
  delete from importacao_cadastro where criado_em < p_agora - interval '7 days';
  delete from imagem_pagina i where i.criado_em < p_agora - interval '7 days'
    and not exists (select from pagina_publica p where p.assinatura_id = i.assinatura_id and strpos(p.rascunho::text, i.sha256) > 0)
    and not exists (select from pagina_publicada v where v.assinatura_id = i.assinatura_id and strpos(v.conteudo::text, i.sha256) > 0);
$function$;

CREATE OR REPLACE FUNCTION balcao.linha_do_manual()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.formulario = 'MANUAL' then
    new.linha := coalesce((select r.linha from balcao.ramo r where r.codigo = new.rascunho #>> '{risco,objeto,ramo}'), new.linha);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_apolice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  mudadas uuid[] := array(select x.id from (
      select id, numero, segurado_id, bem, seguradora, ramo, corretora_id, usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos,
        premio_total_centavos, comissao_bps, status, situacao_renovacao, origem, itens, excluido_em is null from novas
      union
      select id, numero, segurado_id, bem, seguradora, ramo, corretora_id, usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos,
        premio_total_centavos, comissao_bps, status, situacao_renovacao, origem, itens, excluido_em is null from velhas) x
    group by 1 having count(*) > 1);
begin
  if cardinality(mudadas) > 0 then
    perform listar_vendas(mudadas || array(select e.id from novas n join endosso e on e.assinatura_id = n.assinatura_id and e.apolice_id = n.id
      where n.id = any (mudadas)));
  end if;
  update venda_lista l set produtor_id = m.produtor_id from (
    select x.id, t.produtor_id from (select assinatura_id, id, produtor_id from novas except select assinatura_id, id, produtor_id from velhas) t
    cross join lateral (select t.id union all select e.id from endosso e where e.assinatura_id = t.assinatura_id and e.apolice_id = t.id offset 0) x) m
  where l.id = m.id and l.produtor_id is distinct from m.produtor_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_atos_suporte(p_limite integer)
 RETURNS TABLE(em timestamp with time zone, ato text, autor text, detalhe text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select em, ato, autor, detalhe from ato_suporte where atendente_atual() is not null order by em desc, id desc limit p_limite
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_comissoes_a_receber(p_ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_comissoes_de_apolices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  mudadas uuid[] := array(select c.id from (
    select x.assinatura_id, x.id from (
      select assinatura_id, id, numero, segurado_id, seguradora, ramo, corretora_id, excluido_em is null from novas
      union select assinatura_id, id, numero, segurado_id, seguradora, ramo, corretora_id, excluido_em is null from velhas) x
    group by 1, 2 having count(*) > 1) m
    cross join lateral (select c.id from comissao c where c.assinatura_id = m.assinatura_id and c.apolice_id = m.id offset 0) c);
begin
  if cardinality(mudadas) > 0 then
    perform listar_comissoes_a_receber(mudadas);
  end if;
  update comissao_lista l set produtor_id = m.produtor_id from (
    select x.id, t.produtor_id from (select assinatura_id, id, produtor_id from novas except select assinatura_id, id, produtor_id from velhas) t
    cross join lateral (select c.id from comissao_lista c where c.assinatura_id = t.assinatura_id and c.apolice_id = t.id offset 0) x) m
  where l.id = m.id and l.produtor_id is distinct from m.produtor_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_comissoes_de_endosso()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  update comissao_lista l set endosso = coalesce(new.numero_seguradora, new.numero::text)
  from comissao c where c.endosso_id = new.id and l.id = c.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_comissoes_do_segurado()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  update comissao_lista set segurado_nome = new.nome where assinatura_id = new.assinatura_id and segurado_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_comissoes_mudadas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform listar_comissoes_a_receber(array(select id from mudadas where apolice_id is not null));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_cotacao()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform from orcamento where id = new.orcamento_id for no key update;
  if tg_op = 'UPDATE' and old.excluido_em is null and new.excluido_em is null then
    update cotacao_lista set status = new.status, criado_em = new.criado_em where cotacao_id = new.id;
    if found then
      return null;
    end if;
  end if;
  perform listar_cotacoes(array[new.id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_cotacoes(p_ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  delete from cotacao_lista l using cotacao c join orcamento o on o.id = c.orcamento_id
  where l.cotacao_id = any (p_ids) and c.id = l.cotacao_id and (c.excluido_em is not null or o.excluido_em is not null);
  insert into cotacao_lista as l
  select c.id, c.assinatura_id, c.orcamento_id, c.criado_em, c.status, o.numero, o.linha, o.usuario_id, o.segurado_nome, m.premio, m.seguradora
  from cotacao c join orcamento o on o.id = c.orcamento_id left join lateral (
    select f.premio_total_centavos as premio, r.seguradora from oferta_cotacao f join resultado_cotacao r on r.id = f.resultado_id
    where f.cotacao_id = c.id and r.status = 'OK' order by f.premio_total_centavos, r.seguradora limit 1) m on true
  where c.id = any (p_ids) and c.excluido_em is null and o.excluido_em is null
  on conflict (cotacao_id) do update set criado_em = excluded.criado_em, status = excluded.status, numero = excluded.numero, linha = excluded.linha,
    usuario_id = excluded.usuario_id, segurado_nome = excluded.segurado_nome
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_cotacoes_do_caso()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform listar_cotacoes(array(select id from cotacao where orcamento_id = new.id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_do_segurado()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  update venda_busca b set segurado_nome = new.nome, busca_segurado = busca_do_segurado(new) from venda_lista l
  where l.assinatura_id = new.assinatura_id and l.segurado_id = new.id and b.id = l.id;
  update venda_lista set segurado_nome = new.nome
  where assinatura_id = new.assinatura_id and segurado_id = new.id and segurado_nome is distinct from new.nome;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_menor_premio()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  menor record;
begin
  for menor in
    select distinct on (c.orcamento_id, f.cotacao_id) c.orcamento_id, f.cotacao_id, f.premio_total_centavos as premio, r.seguradora
    from novas f join resultado_cotacao r on r.id = f.resultado_id and r.status = 'OK' join cotacao c on c.id = f.cotacao_id
    order by c.orcamento_id, f.cotacao_id, f.premio_total_centavos, r.seguradora
  loop
    -- most answers are not the cheapest: those hold nothing
    if exists (select from cotacao_lista l where l.cotacao_id = menor.cotacao_id
        and (l.premio_centavos is null or (menor.premio, menor.seguradora) < (l.premio_centavos, l.seguradora))) then
      perform from orcamento where id = menor.orcamento_id for no key update;
      update cotacao_lista l set premio_centavos = menor.premio, seguradora = menor.seguradora where l.cotacao_id = menor.cotacao_id
        and (l.premio_centavos is null or (menor.premio, menor.seguradora) < (l.premio_centavos, l.seguradora));
    end if;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_parcelas(p_ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_parcelas_da_apolice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform listar_parcelas(array(select q.id from parcela q
    where (q.assinatura_id, q.apolice_id) in (select distinct m.assinatura_id, m.apolice_id from mudadas m where m.apolice_id is not null)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_parcelas_de_apolices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  mudadas uuid[] := array(select q.id from (
    select x.assinatura_id, x.id from (
      select assinatura_id, id, numero, segurado_id, bem, seguradora, ramo, usuario_id, excluido_em is null from novas
      union select assinatura_id, id, numero, segurado_id, bem, seguradora, ramo, usuario_id, excluido_em is null from velhas) x
    group by 1, 2 having count(*) > 1) m
    cross join lateral (select q.id from parcela q where q.assinatura_id = m.assinatura_id and q.apolice_id = m.id offset 0) q);
begin
  if cardinality(mudadas) > 0 then
    perform listar_parcelas(mudadas);
  end if;
  update parcela_lista l set produtor_id = m.produtor_id from (
    select x.id, t.produtor_id from (select assinatura_id, id, produtor_id from novas except select assinatura_id, id, produtor_id from velhas) t
    cross join lateral (select p.id from parcela_lista p where p.assinatura_id = t.assinatura_id and p.apolice_id = t.id offset 0) x) m
  where l.id = m.id and l.produtor_id is distinct from m.produtor_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_parcelas_do_segurado()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  update parcela_lista set segurado_nome = new.nome where assinatura_id = new.assinatura_id and segurado_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_parcelas_mudadas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform listar_parcelas(array(select id from mudadas where apolice_id is not null));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_perda_da_recusa()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  caso uuid := case tg_op when 'DELETE' then old.orcamento_id else new.orcamento_id end;
begin
  perform from orcamento where id = caso for no key update;
  perform listar_perdas(array[caso]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_perda_do_caso()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform listar_perdas(array[new.id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_perdas(p_ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  delete from perda_lista l using orcamento o
  where l.orcamento_id = any (p_ids) and o.id = l.orcamento_id and (o.status <> 'RECUSADO' or o.excluido_em is not null);
  insert into perda_lista as l
  select o.id, o.assinatura_id, o.usuario_id, o.linha, o.motivo_recusa, coalesce(r.criado_em, o.alterado_em),
    coalesce(r.premio_perdido_centavos, o.premio_centavos), o.premio_seguradora, o.busca || coalesce(' ' || sem_acento(r.concorrente), '')
  from orcamento o
    left join orcamento_recusa r on r.assinatura_id = o.assinatura_id and r.orcamento_id = o.id and r.reaberta_em is null
  where o.id = any (p_ids) and o.status = 'RECUSADO' and o.excluido_em is null
  on conflict (orcamento_id) do update set usuario_id = excluded.usuario_id, linha = excluded.linha, motivo = excluded.motivo,
    perdido_em = excluded.perdido_em, premio_centavos = excluded.premio_centavos, premio_seguradora = excluded.premio_seguradora,
    busca = excluded.busca
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_proposta()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform listar_vendas(array(select id from mudadas union all select apolice_id from mudadas where apolice_id is not null));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_venda()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from venda_lista where id in (select id from mudadas);
  else
    perform listar_vendas(array(select id from mudadas));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.listar_vendas(p_ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  delete from venda_lista l where l.id = any (p_ids) and case l.tipo
    when 'PROPOSTA' then not exists (select from proposta p where p.id = l.id and p.excluido_em is null)
    when 'APOLICE' then not exists (select from apolice a where a.id = l.id and a.excluido_em is null)
    else not exists (select from endosso e join apolice a on a.id = e.apolice_id
      where e.id = l.id and e.excluido_em is null and a.excluido_em is null) end;
  with certas as materialized (
    select v.id, v.assinatura_id, v.tipo, v.numero, v.ordem_numero, v.apolice_id, v.segurado_id, s.nome as segurado_nome, v.bem, v.seguradora, v.ramo,
      v.corretora_id, v.produtor_id, v.usuario_id, v.emissao, v.vig_ini, v.vig_fim, v.liquido as premio_liquido_centavos, v.total as premio_total_centavos,
      v.comissao as comissao_centavos, v.status, v.renovacao, v.origem, v.divergencias, v.busca as busca_propria, busca_do_segurado(s) as busca_segurado
    from (
      select p.id, p.assinatura_id, 'PROPOSTA' as tipo, p.numero::text as numero, lpad(p.numero::text, 12, '0') as ordem_numero, p.apolice_id,
        p.segurado_id, p.bem, p.seguradora, p.ramo, p.corretora_id, (p.produtores -> 0 ->> 'id')::uuid as produtor_id, p.usuario_id,
        coalesce(p.transmitida_em, p.criado_em)::date as emissao, p.vig_ini, p.vig_fim, p.premio_liquido_centavos as liquido,
        p.premio_total_centavos as total,
        coalesce(p.comissao_centavos, round(p.premio_liquido_centavos * p.comissao_bps / 10000.0)::bigint) as comissao, p.status,
        null as renovacao, p.origem, 0 as divergencias,
        concat_ws(' ', p.numero, busca_valor(p.numero_seguradora), busca_valor(p.numero_apolice), sem_acento(p.bem), busca_valor(p.placa),
          busca_dos_itens(p.itens)) as busca
      from proposta p where p.id = any (p_ids) and p.excluido_em is null
      union all
      select a.id, a.assinatura_id, 'APOLICE', a.numero, a.numero, null, a.segurado_id, a.bem, a.seguradora, a.ramo, a.corretora_id,
        a.produtor_id, a.usuario_id, a.emissao, a.vig_ini, a.vig_fim, a.premio_liquido_centavos, a.premio_total_centavos,
        round(a.premio_liquido_centavos * coalesce(a.comissao_bps, 0) / 10000.0)::bigint, a.status, a.situacao_renovacao, a.origem,
        (select count(*) from divergencia_emissao d where d.apolice_id = a.id and d.status in ('ABERTA', 'CONTESTADA') and d.excluido_em is null)::int,
        concat_ws(' ', busca_valor(a.numero), sem_acento(a.bem), busca_valor(substring(upper(a.bem) from '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M')),
          busca_dos_itens(a.itens),
          (select string_agg(concat_ws(' ', p.numero, busca_valor(p.numero_seguradora)), ' ') from proposta p
            where p.assinatura_id = a.assinatura_id and p.apolice_id = a.id and p.excluido_em is null))
      from apolice a where a.id = any (p_ids) and a.excluido_em is null
      union all
      select e.id, e.assinatura_id, 'ENDOSSO', a.numero || ' / ' || e.numero, a.numero || lpad(e.numero::text, 6, '0'), a.id, a.segurado_id, a.bem,
        a.seguradora, a.ramo, a.corretora_id, a.produtor_id, a.usuario_id, coalesce(e.emitido_em, e.criado_em::date), e.vig_ini, a.vig_fim,
        e.premio_liquido_centavos, e.premio_total_centavos, e.comissao_centavos, e.status, null, e.canal, 0,
        concat_ws(' ', busca_valor(a.numero), busca_valor(e.numero_seguradora), sem_acento(a.bem),
          busca_valor(substring(upper(a.bem) from '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M')), busca_dos_itens(a.itens))
      from endosso e join apolice a on a.id = e.apolice_id
      where e.id = any (p_ids) and e.excluido_em is null and a.excluido_em is null
    ) v join segurado s on s.id = v.segurado_id
  ), linhas as (
    insert into venda_lista as l (id, assinatura_id, tipo, numero, ordem_numero, apolice_id, segurado_id, segurado_nome, bem, seguradora, ramo,
      corretora_id, produtor_id, usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos, premio_total_centavos, comissao_centavos, status,
      renovacao, origem, divergencias)
    select id, assinatura_id, tipo, numero, ordem_numero, apolice_id, segurado_id, segurado_nome, bem, seguradora, ramo,
      corretora_id, produtor_id, usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos, premio_total_centavos, comissao_centavos, status,
      renovacao, origem, divergencias
    from certas
    -- two who write of one sale at once both have its line there
    on conflict (id) do update set
      numero = excluded.numero, ordem_numero = excluded.ordem_numero, apolice_id = excluded.apolice_id,
      segurado_id = excluded.segurado_id, segurado_nome = excluded.segurado_nome, bem = excluded.bem, seguradora = excluded.seguradora,
      ramo = excluded.ramo, corretora_id = excluded.corretora_id, produtor_id = excluded.produtor_id, usuario_id = excluded.usuario_id,
      emissao = excluded.emissao, vig_ini = excluded.vig_ini, vig_fim = excluded.vig_fim,
      premio_liquido_centavos = excluded.premio_liquido_centavos, premio_total_centavos = excluded.premio_total_centavos,
      comissao_centavos = excluded.comissao_centavos, status = excluded.status, renovacao = excluded.renovacao, origem = excluded.origem,
      divergencias = excluded.divergencias
    where l.* is distinct from excluded.*
  )
  insert into venda_busca as b (id, assinatura_id, tipo, seguradora, ramo, usuario_id, segurado_nome, busca_propria, busca_segurado)
  select c.id, c.assinatura_id, c.tipo, c.seguradora, c.ramo, c.usuario_id, c.segurado_nome, c.busca_propria, c.busca_segurado from certas c
  on conflict (id) do update set seguradora = excluded.seguradora, ramo = excluded.ramo, usuario_id = excluded.usuario_id,
    segurado_nome = excluded.segurado_nome, busca_propria = excluded.busca_propria, busca_segurado = excluded.busca_segurado
  where (b.seguradora, b.ramo, b.usuario_id, b.segurado_nome, b.busca_propria, b.busca_segurado) is distinct from
    (excluded.seguradora, excluded.ramo, excluded.usuario_id, excluded.segurado_nome, excluded.busca_propria, excluded.busca_segurado)
$function$;

CREATE OR REPLACE FUNCTION balcao.manter_auditoria(p_agora timestamp with time zone, p_meses integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
 SET lock_timeout TO '5s'
AS $function$
declare
  este date := date_trunc('month', p_agora at time zone 'America/Sao_Paulo')::date;
  primeiro date := este - make_interval(months => p_meses);
  parte text;
  idas integer := 0;
begin
  for mes in 0..2 loop
    perform criar_mes_da_auditoria((este + make_interval(months => mes))::date);
  end loop;
  for parte in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'balcao.auditoria'::regclass and c.relname ~ '^auditoria_[0-9]{4}_[0-9]{2}$'
      and to_date(substring(c.relname from 11), 'YYYY_MM') < primeiro
  loop
    execute format('drop table balcao.%I', parte);
    idas := idas + 1;
  end loop;
  delete from auditoria_resto where ts < primeiro::timestamp at time zone 'America/Sao_Paulo';
  return idas;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.marcar_previstos(p_assinatura uuid, p_comissoes uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  insert into repasse_previsto_mudanca (assinatura_id, comissoes)
  select p_assinatura, array_agg(t.id) from unnest(p_comissoes) with ordinality t (id, n) group by (t.n - 1) / 1000;
  if cardinality(p_comissoes) > 1000 then
    perform enfileirar('repasses_previstos', json_build_object('assinaturaId', p_assinatura), p_em => now() + interval '30 seconds');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.marcar_previstos_das_apolices(p_assinatura uuid, p_apolices uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select marcar_previstos(p_assinatura, array(select c.id from unnest(p_apolices) a (id) cross join lateral (
    select c.id from comissao c where c.assinatura_id = p_assinatura and c.apolice_id = a.id offset 0) c))
$function$;

CREATE OR REPLACE FUNCTION balcao.marcar_previstos_do_produtor(p_assinatura uuid, p_produtor uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  insert into repasse_previsto_mudanca (assinatura_id, produtor_id) values (p_assinatura, p_produtor);
  if current_setting('balcao.previstos_pedidos', true) is distinct from p_assinatura::text then
    perform enfileirar('repasses_previstos', json_build_object('assinaturaId', p_assinatura));
    perform set_config('balcao.previstos_pedidos', p_assinatura::text, true);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.medidas_das_conquistas()
 RETURNS TABLE(usuario_id uuid, calculos integer, propostas integer, perfil integer, segundo_fator integer, equipe integer, faturas integer, indicacoes integer)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with feitos as (
    -- prices typed by hand are no calculation
    select c.criado_por as usuario_id, 'calculos' as medida, count(*)::int as n
    from cotacao c join orcamento o on o.id = c.orcamento_id and o.origem <> 'MANUAL' where c.criado_por is not null group by 1
    union all
    select p.usuario_id, 'propostas', count(*)::int from proposta p where p.transmitida_em is not null and p.excluido_em is null group by 1
    union all
    select f.usuario_id, 'segundo_fator', 1 from segundo_fator f where f.ativo_em is not null
    union all
    select u.criado_por, 'equipe', count(*)::int from usuario u where u.criado_por is not null and u.criado_por <> u.id and not u.segfyer group by 1
    union all
    select i.usuario_id, 'indicacoes', count(*)::int from indicacao i where i.situacao = 'CREDITO_LANCADO' group by 1
  ), faturas as (
    select count(*)::int as n from fatura_assinatura where valor_centavos > 0 and status in ('PAGA', 'PAGA_COM_ATRASO', 'PAGA_A_MAIOR')
  )
  select u.id,
    coalesce(max(f.n) filter (where f.medida = 'calculos'), 0),
    coalesce(max(f.n) filter (where f.medida = 'propostas'), 0),
    (u.email_confirmado_em is not null)::int + (u.telefone is not null)::int + (not u.primeiro_acesso)::int,
    coalesce(max(f.n) filter (where f.medida = 'segundo_fator'), 0),
    coalesce(max(f.n) filter (where f.medida = 'equipe'), 0),
    -- who pays is the administrator
    case when u.administrador then (select n from faturas) else 0 end,
    coalesce(max(f.n) filter (where f.medida = 'indicacoes'), 0)
  from usuario u left join feitos f on f.usuario_id = u.id
  where u.status = 'ATIVO' and not u.segfyer and u.excluido_em is null
  group by u.id
$function$;

CREATE OR REPLACE FUNCTION balcao.mes_em_sao_paulo(quando timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select date_trunc('month', quando at time zone 'America/Sao_Paulo')::date $function$;

CREATE OR REPLACE FUNCTION balcao.mesclar_segurados(p_mesclagem uuid, p_sobrevivente uuid, p_mesclado uuid, p_agora timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  conta uuid := assinatura_atual();
  fica segurado;
  lugar record;
  ids uuid[];
  levados jsonb := '[]';
begin
  perform set_config('balcao.mesclando', 'sim', true);
  select * into fica from segurado where id = p_sobrevivente and assinatura_id = conta and excluido_em is null;
  if fica.id is null or not exists (select from segurado where id = p_mesclado and assinatura_id = conta and excluido_em is null) then
    raise exception 'só se juntam dois cadastros que existem' using errcode = 'check_violation', constraint = 'mesclagem_de_dois';
  end if;
  insert into mesclagem_segurado (id, assinatura_id, sobrevivente_id, mesclado_id, antes, depois, desfazer_ate)
  values (p_mesclagem, conta, p_sobrevivente, p_mesclado, dizeres_do_segurado(fica), '{}', p_agora + interval '24 hours');
  update segurado set excluido_em = p_agora where id = p_mesclado;
  for lugar in select * from referencias_ao_segurado() order by tabela, coluna loop
    ids := mover_referencias(conta, lugar, p_mesclado, p_sobrevivente, null);
    if cardinality(ids) > 0 then
      levados := levados || jsonb_build_object('tabela', lugar.tabela, 'coluna', lugar.coluna, 'forma', lugar.forma, 'ids', to_jsonb(ids));
    end if;
  end loop;
  update mesclagem_segurado m set movidos = levados where m.id = p_mesclagem;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.meses_escolhidos(p_assinatura uuid, p_campo text, p_minimo integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select greatest(p_minimo, coalesce((select (valor ->> p_campo)::integer from parametro
    where assinatura_id = p_assinatura and grupo = 'retencao' and excluido_em is null), 60))
$function$;

CREATE OR REPLACE FUNCTION balcao.mover_referencias(p_conta uuid, p_lugar record, p_de uuid, p_para uuid, p_ids uuid[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  onde text := case p_lugar.forma when 'chave' then format('%I = $2', p_lugar.coluna)
    when 'alvo' then format('%I = $2 and upper(alvo) = ''SEGURADO''', p_lugar.coluna)
    else format('%1$I::text like ''%%'' || $2 || ''%%'' and balcao.trocar_vinculo(%1$I, $2, $3) <> %1$I', p_lugar.coluna) end;
  valor text := case p_lugar.forma when 'vinculo' then format('balcao.trocar_vinculo(%I, $2, $3)', p_lugar.coluna) else '$3' end;
  muda text := format('with movidos as (update balcao.%I set %I = %s where assinatura_id = $1 and %s and ($4 is null or id = any ($4)) returning id)
    select coalesce(array_agg(id), ''{}'') from movidos', p_lugar.tabela, p_lugar.coluna, valor, onde);
  alvos uuid[];
  alvo uuid;
  um uuid[];
  feitos uuid[] := '{}';
begin
  execute muda into feitos using p_conta, p_de, p_para, p_ids;
  return feitos;
exception when unique_violation then
  -- what both name already stays named by the one that leaves; the others go, one by one
  execute format('select coalesce(array_agg(id), ''{}'') from balcao.%I where assinatura_id = $1 and %s and ($4 is null or id = any ($4))',
    p_lugar.tabela, onde) into alvos using p_conta, p_de, p_para, p_ids;
  foreach alvo in array alvos loop
    begin
      execute muda into um using p_conta, p_de, p_para, array[alvo];
      feitos := feitos || um;
    exception when unique_violation then
      null;
    end;
  end loop;
  return feitos;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.numero_dobrado(numero text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select ltrim(regexp_replace(upper(case when numero ~ '[^\x01-\x7f]' then
      replace(replace(replace(replace(replace(replace(replace(replace(translate(numero, 'ıſŉǰẖẗẘẙẚ', 'ISNJHTWYA'), 'ß', 'SS'),
        'ﬀ', 'FF'), 'ﬁ', 'FI'), 'ﬂ', 'FL'), 'ﬃ', 'FFI'), 'ﬄ', 'FFL'), 'ﬅ', 'ST'), 'ﬆ', 'ST')
    else numero end), '[^0-9A-Z]', '', 'g'), '0')
$function$;

CREATE OR REPLACE FUNCTION balcao.ocupa_lugar(p_status text, p_segfyer boolean, p_excluido_em timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select p_status <> 'INATIVO' and not p_segfyer and p_excluido_em is null $function$;

CREATE OR REPLACE FUNCTION balcao.oferta_escolhida(p_orcamento uuid, p_status text, p_cotacao uuid)
 RETURNS TABLE(premio_centavos bigint, seguradora text, de text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  (select p.premio_total_centavos, p.seguradora, 'VENDA' from proposta p
    where p_status = 'FECHADO' and p.orcamento_id = p_orcamento and p.excluido_em is null and p.status not in ('RECUSADA', 'CANCELADA')
    order by p.numero desc limit 1)
  union all
  (select f.premio_total_centavos, v.seguradora, 'CLIENTE'
    from envio_orcamento e
      join envio_resposta a on a.envio_id = e.id and a.tipo = 'ACEITE'
      join oferta_cotacao f on f.id = a.oferta_id
      join respostas_de(p_cotacao) v on v.resultado_id = f.resultado_id
    where e.orcamento_id = p_orcamento and e.excluido_em is null
    order by a.em desc limit 1)
  limit 1
$function$;

CREATE OR REPLACE FUNCTION balcao.oferta_imutavel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'uma oferta não muda' using errcode = 'check_violation', constraint = 'oferta_imutavel';
end
$function$;

CREATE OR REPLACE FUNCTION balcao.orcamentos_com(p_padroes text[])
 RETURNS TABLE(id uuid, numero integer, linha text, status text, usuario_id uuid, criado_em timestamp with time zone, alterado_em timestamp with time zone, segurado_nome text, vig_ini date, premio_centavos bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'public', 'pg_temp'
 SET work_mem TO '32MB'
AS $function$
declare
  consulta text := format(
    'select o.id, o.numero, o.linha, o.status, o.usuario_id, o.criado_em, o.alterado_em, o.segurado_nome, o.vig_ini, o.premio_centavos
     from orcamento o where o.assinatura_id = %L and o.excluido_em is null and not o.em_branco', assinatura_atual());
  padrao text;
  slugs text[];
begin
  foreach padrao in array p_padroes loop
    slugs := array(select s.slug from seguradora s where sem_acento(s.nome) like padrao);
    -- a word that names no insurer must not cost the plan a second condition
    if cardinality(slugs) = 0 then
      consulta := consulta || format(' and o.busca like %L', padrao);
    else
      consulta := consulta || format(' and (o.busca like %L or o.premio_seguradora = any(%L::text[]))', padrao, slugs);
    end if;
  end loop;
  return query execute consulta;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.pagina_limitada(p_lista text, p_filtro text, p_juncao text, p_palavras text, p_colunas text[], p_ordem text, p_limite integer, p_pulo integer, p_teto integer)
 RETURNS TABLE(ids uuid[], total integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  tabela text := split_part(p_lista, ' ', 2);
  id text := p_colunas[1];
  achados text := format('%s%s where %s and %s', p_lista, p_juncao, p_filtro, p_palavras);
  pagina text := format(' order by %s limit %s offset %s', p_ordem, p_limite, p_pulo);
begin
  execute format('select array(select %s from %s limit %s)', id, achados, p_teto + 1) into ids;
  total := cardinality(ids);
  -- all of them are known: these are put in order, and nothing is looked for again
  if total <= p_teto then
    execute format('select array(select %s from %s where %s = any($1)%s)', id, p_lista, id, pagina) into ids using ids;
    return next;
    return;
  end if;
  -- a broad word fills a page near the beginning of most orders ...
  execute format('select array(select %s from (select %s from %s where %s order by %s limit 20000) %s%s where %s%s)',
    id, tabela || '.*', p_lista, p_filtro, p_ordem, tabela, p_juncao, p_palavras, pagina) into ids;
  if cardinality(ids) < p_limite then
    -- ... and of the others, as the Marias in the order of names, all that match are put in order
    execute format('select array(select %s from (select %s from %s offset 0) %s%s)',
      id, array_to_string(p_colunas, ', '), achados, tabela, pagina) into ids;
  end if;
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.parte_da_soma(r comissao)
 RETURNS TABLE(prevista_centavos bigint, estorno_centavos bigint, aberta_centavos bigint, a_estornar_centavos bigint)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select greatest(r.prevista_centavos, 0), least(r.prevista_centavos, 0), greatest(x.aberta, 0), least(x.aberta, 0)
  from (select case when r.status in ('PREVISTA', 'PARCIAL') then r.prevista_centavos - r.recebida_centavos else 0 end as aberta) x
  where r.excluido_em is null and r.status <> 'CANCELADA'
$function$;

CREATE OR REPLACE FUNCTION balcao.pedidos_de_cotacao_do_titular(p_solicitacao uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select s.id from solicitacao_titular p cross join lateral quem_e_o_titular(p.assinatura_id, p) q
  join solicitacao_cotacao s on s.id = any (q.leads)
  where p.id = p_solicitacao and p.assinatura_id = assinatura_atual() and (
    upper(regexp_replace(s.dados #>> '{segurado,documento}', '[^0-9A-Za-z]', '', 'g')) = p.documento or s.orcamento_id = any (q.casos)
    or exists (select from unnest(q.nomes) x where sem_acento(x) = sem_acento(s.nome)))
$function$;

CREATE OR REPLACE FUNCTION balcao.pedidos_vencidos(p_conta uuid, p_hoje date)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select s.id from solicitacao_titular s
  where s.assinatura_id = p_conta
    and (s.encerrada_em at time zone 'America/Sao_Paulo')::date <= (p_hoje - make_interval(months => (select (regra_de_retencao(p_conta, 'PEDIDO', p_hoje)).meses)))::date
    and not exists (select from retencao_titular r where r.solicitacao_id = s.id and r.entidade <> 'solicitacao_titular' and r.guardar_ate > p_hoje)
$function$;

CREATE OR REPLACE FUNCTION balcao.perdoar_tentativas(p_chaves bytea[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  update tentativa_acesso t set tentativas = greatest(0, t.tentativas - 1), bloqueado_ate = null
  from (select chave from tentativa_acesso where chave = any(p_chaves) order by chave for update) k
  where t.chave = k.chave
$function$;

CREATE OR REPLACE FUNCTION balcao.pessoa_no_caso(p_coluna text, p_caso jsonb, p_documento text, p_nomes text[])
 RETURNS TABLE(lugar text, dados jsonb)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.pessoas_do_documento(p_conta uuid, p_documento text)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with recursive pessoas (id) as (
    select id from segurado where assinatura_id = p_conta and documento = p_documento
    union
    select segurado_id from segurado_alias where assinatura_id = p_conta and documento = p_documento
    union
    select case when m.sobrevivente_id = p.id then m.mesclado_id else m.sobrevivente_id end
    from pessoas p join mesclagem_segurado m on p.id in (m.sobrevivente_id, m.mesclado_id)
    where m.assinatura_id = p_conta and m.desfeita_em is null)
  select coalesce(array_agg(id), '{}') from pessoas
$function$;

CREATE OR REPLACE FUNCTION balcao.posicoes(r comissao)
 RETURNS TABLE(natureza text, titular text, centavos bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with x as materialized (
    select a.seguradora, r.recebida_centavos as recebida,
      case when r.status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA') then r.prevista_centavos - r.recebida_centavos else 0 end as aberta
    from balcao.apolice a where a.id = r.apolice_id and r.excluido_em is null
  )
  select p.natureza, x.seguradora, p.centavos from x, lateral (values
    ('COMISSAO_A_RECEBER', x.aberta), ('COMISSAO_A_APROPRIAR', -x.aberta), ('COMISSAO_EM_CONFERENCIA', x.recebida),
    ('RECEITA_DE_COMISSAO', -x.recebida)) p (natureza, centavos)
  where p.centavos <> 0
$function$;

CREATE OR REPLACE FUNCTION balcao.posicoes(r conta_financeira)
 RETURNS TABLE(natureza text, titular text, centavos bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select p.natureza, r.id::text, p.centavos from (values ('CONTA', r.saldo_inicial_centavos), ('SALDO_DE_ABERTURA', -r.saldo_inicial_centavos)) p (natureza, centavos)
  where r.excluido_em is null and p.centavos <> 0
$function$;

CREATE OR REPLACE FUNCTION balcao.posicoes(r lancamento)
 RETURNS TABLE(natureza text, titular text, centavos bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select p.natureza, p.titular::text, p.centavos from (values
    ('PREVISTO', 'RECEITA', 'LANCAMENTO_A_RECEBER', r.categoria_id, r.valor_centavos),
    ('PREVISTO', 'RECEITA', 'LANCAMENTO_PREVISTO', r.categoria_id, -r.valor_centavos),
    ('PREVISTO', 'DESPESA', 'LANCAMENTO_PREVISTO', r.categoria_id, r.valor_centavos),
    ('PREVISTO', 'DESPESA', 'LANCAMENTO_A_PAGAR', r.categoria_id, -r.valor_centavos),
    ('REALIZADO', 'RECEITA', 'CONTA', r.conta_id, r.valor_centavos),
    ('REALIZADO', 'RECEITA', 'RECEITA', r.categoria_id, -r.valor_centavos),
    ('REALIZADO', 'DESPESA', 'DESPESA', r.categoria_id, r.valor_centavos),
    ('REALIZADO', 'DESPESA', 'CONTA', r.conta_id, -r.valor_centavos),
    ('REALIZADO', 'TRANSFERENCIA', 'CONTA', r.destino_id, r.valor_centavos),
    ('REALIZADO', 'TRANSFERENCIA', 'CONTA', r.conta_id, -r.valor_centavos)) p (status, tipo, natureza, titular, centavos)
  where r.excluido_em is null and p.status = r.status and p.tipo = r.tipo
$function$;

CREATE OR REPLACE FUNCTION balcao.posicoes(r movimento_apolice)
 RETURNS TABLE(natureza text, titular text, centavos bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select p.natureza, a.seguradora, p.centavos from balcao.apolice a, lateral (values
    (case r.tipo when 'DEVOLUCAO' then 'PREMIO_A_DEVOLVER' when 'COBRANCA' then 'PREMIO_A_COBRAR' else 'ESTORNO_A_DEVOLVER' end, r.centavos),
    (case r.tipo when 'ESTORNO' then 'RECEITA_DE_COMISSAO' else 'PREMIO_AJUSTADO' end, -r.centavos)) p (natureza, centavos)
  where a.id = r.apolice_id
$function$;

CREATE OR REPLACE FUNCTION balcao.posicoes(r pagamento_repasse)
 RETURNS TABLE(natureza text, titular text, centavos bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select p.natureza, r.produtor_id::text, p.centavos from (values
    ('REPASSE_A_PAGAR', r.bruto_centavos), ('DESPESA_DE_REPASSE', -r.liquido_centavos), ('IRRF_A_RECOLHER', -r.irrf_centavos - r.acerto_irrf_centavos),
    ('ISS_A_RECOLHER', -r.iss_centavos), ('INSS_A_RECOLHER', -r.inss_centavos - r.acerto_inss_centavos)) p (natureza, centavos)
  where r.excluido_em is null and r.status = 'PAGO' and p.centavos <> 0
$function$;

CREATE OR REPLACE FUNCTION balcao.posicoes(r parcela)
 RETURNS TABLE(natureza text, titular text, centavos bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with x as materialized (
    select a.seguradora,
      case when r.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA') then greatest(0, r.valor_centavos + r.ajuste_centavos - coalesce(r.pago_centavos, 0))
        else 0 end as aberto,
      case when r.status = 'ESTORNADA' then 0 else coalesce(r.pago_centavos, 0) end as pago
    from balcao.apolice a where a.id = r.apolice_id and r.excluido_em is null
  )
  select p.natureza, x.seguradora, p.centavos from x, lateral (values
    ('PREMIO_A_PAGAR', x.aberto), ('PREMIO_EM_ABERTO', -x.aberto), ('PREMIO_PAGO', x.pago), ('PREMIO_QUITADO', -x.pago)) p (natureza, centavos)
  where p.centavos <> 0
$function$;

CREATE OR REPLACE FUNCTION balcao.posicoes(r recebimento)
 RETURNS TABLE(natureza text, titular text, centavos bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select p.natureza, p.titular, p.centavos from (values
    ('CONTA', r.conta_id::text, r.valor_centavos),
    ('IRRF_RETIDO', r.seguradora, r.irrf_centavos),
    ('ISS_RETIDO', r.seguradora, r.iss_centavos),
    ('INSS_RETIDO', r.seguradora, r.inss_centavos),
    ('OUTRAS_RETENCOES', r.seguradora, r.outros_centavos),
    ('COMISSAO_EM_CONFERENCIA', r.seguradora, -r.casado_centavos),
    ('COMISSAO_NAO_IDENTIFICADA', r.seguradora,
      r.casado_centavos - r.valor_centavos - r.irrf_centavos - r.iss_centavos - r.inss_centavos - r.outros_centavos)) p (natureza, titular, centavos)
  where r.excluido_em is null and p.centavos <> 0
$function$;

CREATE OR REPLACE FUNCTION balcao.posicoes(r repasse)
 RETURNS TABLE(natureza text, titular text, centavos bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select p.natureza, r.produtor_id::text, p.centavos
  from (values ('DESPESA_DE_REPASSE', r.valor_centavos), ('REPASSE_A_PAGAR', -r.valor_centavos)) p (natureza, centavos)
  where r.excluido_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.posicoes(r transacao)
 RETURNS TABLE(natureza text, titular text, centavos bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select p.natureza, r.conta_id::text, p.centavos from (values ('BANCO_DECLARADO', r.valor_centavos), ('BANCO_CONTRAPARTIDA', -r.valor_centavos)) p (natureza, centavos)
  where r.excluido_em is null and p.centavos <> 0
$function$;

CREATE OR REPLACE FUNCTION balcao.posicoes_dos_registros()
 RETURNS TABLE(natureza text, titular text, centavos bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  tabela text;
begin
  for tabela in select c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'razao_inclusao' order by 1 loop
    return query execute format('select p.natureza, p.titular, sum(p.centavos)::bigint from %I r, lateral posicoes(r) p where r.assinatura_id = assinatura_atual() group by 1, 2', tabela);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.prever_repasses_de_apolices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  uma record;
begin
  for uma in
    with recursive mudadas as (
      select x.assinatura_id, x.id, count(distinct (x.renovacao_de_id, x.renovacao_de_id is null)) > 1 as renova_outra from (
        select assinatura_id, id, numero, seguradora, ramo, corretora_id, produtor_id, produtores, renovacao_de_id from novas
        union select assinatura_id, id, numero, seguradora, ramo, corretora_id, produtor_id, produtores, renovacao_de_id from velhas) x
      group by 1, 2 having count(*) > 1
    ), atingidas (assinatura_id, id, renova_outra, distancia) as (
      select m.*, 0 from mudadas m
      union all
      select t.assinatura_id, f.id, true, t.distancia + 1 from atingidas t cross join lateral (
        select f.id from apolice f where f.assinatura_id = t.assinatura_id and f.renovacao_de_id = t.id offset 0) f
      where t.renova_outra and t.distancia < 30
    )
    select t.assinatura_id, array_agg(distinct t.id) as apolices from atingidas t group by 1
  loop
    perform marcar_previstos_das_apolices(uma.assinatura_id, uma.apolices);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.prever_repasses_de_comissoes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    perform marcar_previstos(m.assinatura_id, array_agg(m.id)) from (
      select x.assinatura_id, x.id from (
        select assinatura_id, id, apolice_id, previsao_em, prevista_centavos, recebida_centavos, base_centavos, excluido_em is null,
          status in ('PREVISTA', 'PARCIAL', 'CONTESTADA') from mudadas
        union select assinatura_id, id, apolice_id, previsao_em, prevista_centavos, recebida_centavos, base_centavos, excluido_em is null,
          status in ('PREVISTA', 'PARCIAL', 'CONTESTADA') from velhas) x
      group by 1, 2 having count(*) > 1) m group by m.assinatura_id;
  else
    perform marcar_previstos(n.assinatura_id, array_agg(n.id)) from mudadas n where n.apolice_id is not null group by n.assinatura_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.prever_repasses_de_divisoes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    perform marcar_previstos_das_apolices(m.assinatura_id, array_agg(distinct p.id)) from (
      select x.assinatura_id, x.id, array_agg(x.apolice_id) as apolices from (
        select assinatura_id, id, apolice_id, desde, produtores from mudadas union select assinatura_id, id, apolice_id, desde, produtores from velhas) x
      group by 1, 2 having count(*) > 1) m cross join lateral unnest(m.apolices) p (id) group by m.assinatura_id;
  else
    perform marcar_previstos_das_apolices(m.assinatura_id, array_agg(distinct m.apolice_id)) from mudadas m group by m.assinatura_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.prever_repasses_de_regras()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  uma record;
begin
  for uma in execute case tg_op
      when 'UPDATE' then 'select distinct m.assinatura_id, p.id as produtor_id from (
          select x.assinatura_id, x.id, array_agg(x.produtor_id) as produtores from (
            select assinatura_id, id, produtor_id, ramo, seguradora, negocio, base, pct_bps, momento, desde, ate, alcance, apolice_id,
              excluido_em is null from mudadas
            union select assinatura_id, id, produtor_id, ramo, seguradora, negocio, base, pct_bps, momento, desde, ate, alcance, apolice_id,
              excluido_em is null from velhas) x
          group by 1, 2 having count(*) > 1) m cross join lateral unnest(m.produtores) p (id)'
      else 'select distinct assinatura_id, produtor_id from mudadas' end loop
    perform marcar_previstos_do_produtor(uma.assinatura_id, uma.produtor_id);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.prever_repasses_do_produtor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform marcar_previstos_do_produtor(coalesce(new.assinatura_id, old.assinatura_id), coalesce(new.id, old.id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.prever_repasses_dos_parametros()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform marcar_previstos_do_produtor(coalesce(new.assinatura_id, old.assinatura_id), null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.previstos_por_refazer()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select coalesce(sum(coalesce(cardinality(m.comissoes), 1)), 0)::int from repasse_previsto_mudanca m where m.assinatura_id = assinatura_atual()
$function$;

CREATE OR REPLACE FUNCTION balcao.processo_vivo(p_id uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select exists (
    select from processo p where p.id = p_id and (
      p.visto_em > clock_timestamp() - interval '5 seconds'
      or exists (
        select from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and l.classid = 9000 and l.objid = p.numero and l.objsubid = 2 and l.granted and d.datname = current_database()
      )
    )
  )
$function$;

CREATE OR REPLACE PROCEDURE balcao.procuravel(IN tabela regclass, IN nome text, VARIADIC filtros text[] DEFAULT '{}'::text[])
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $procedure$
begin
  execute format('create index %I on %s using gin (assinatura_id, busca gin_trgm_ops, (left(%I, 6) collate pt_br)%s) with (fastupdate = off)
    where excluido_em is null',
    (select relname from pg_class where oid = tabela) || '_procurada', tabela, nome,
    (select coalesce(string_agg(format(', %I', f), ''), '') from unnest(filtros) f));
end
$procedure$;

CREATE OR REPLACE FUNCTION balcao.produtores_no_dia(p_apolice uuid, p_dia date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(
    (select d.produtores from balcao.divisao_produtor d where d.apolice_id = p_apolice and d.desde <= p_dia order by d.desde desc, d.id desc limit 1),
    (select case when a.produtores = '[]' and a.produtor_id is not null
        then jsonb_build_array(jsonb_build_object('id', a.produtor_id, 'nome', p.nome, 'pctBps', 10000)) else a.produtores end
      from balcao.apolice a left join balcao.produtor p on p.id = a.produtor_id where a.id = p_apolice))
$function$;

CREATE OR REPLACE FUNCTION balcao.proposta_imutavel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.oferta_id is not null and
     (new.orcamento_id, new.oferta_id, new.seguradora, new.segurado_id, new.premio_liquido_centavos, new.iof_centavos,
      new.premio_total_centavos, new.comissao_bps, new.comissao_centavos, new.politica_comissao, new.plano, new.coberturas, new.produtores)
     is distinct from
     (old.orcamento_id, old.oferta_id, old.seguradora, old.segurado_id, old.premio_liquido_centavos, old.iof_centavos,
      old.premio_total_centavos, old.comissao_bps, old.comissao_centavos, old.politica_comissao, old.plano, old.coberturas, old.produtores) then
    raise exception 'uma proposta não muda de conteúdo' using errcode = 'check_violation', constraint = 'proposta_imutavel';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.propostas_da_seguradora(p_seguradora text, p_numero text)
 RETURNS TABLE(id uuid, assinatura_id uuid, usuario_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select p.id, p.assinatura_id, p.usuario_id from proposta p
  where p.seguradora = p_seguradora and p.numero_seguradora = p_numero and p.transmissao = 'CONCLUIDA' and p.excluido_em is null
$function$;

CREATE OR REPLACE FUNCTION balcao.propostas_do_risco(p_chaves text[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 5
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select p.id from proposta p where p.assinatura_id = assinatura_atual() and p.excluido_em is null and p.chaves_risco && p_chaves
$function$;

CREATE OR REPLACE FUNCTION balcao.propostas_do_vinculo(p_alvo text, p_id uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select coalesce(array_agg(o.id), '{}') from proposta o
  where (p_alvo = 'PROPOSTA' and o.id = p_id) or (p_alvo = 'APOLICE' and o.apolice_id = p_id)
$function$;

CREATE OR REPLACE PROCEDURE balcao.proteger(IN tabela regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', tabela);
  execute format('alter table %s force row level security', tabela);
  execute format(
    'create policy assinatura on %s for all to balcao_app using (assinatura_id = (select balcao.assinatura_atual())) with check (assinatura_id = (select balcao.assinatura_atual()))',
    tabela);
  execute format('create policy dono on %s for all to %I using (true) with check (true)', tabela, current_user);
end
$procedure$;

CREATE OR REPLACE FUNCTION balcao.provar_razao()
 RETURNS TABLE(falha text, natureza text, titular text, esperado_centavos bigint, razao_centavos bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with esperados as (
    select p.natureza, p.titular, sum(p.centavos)::bigint as centavos from posicoes_dos_registros() p group by 1, 2
  ), lancados as (
    select c.id, c.natureza, c.titular, coalesce(sum(p.centavos), 0)::bigint as centavos
    from conta_contabil c left join partida p on p.conta_id = c.id where c.assinatura_id = assinatura_atual() group by c.id
  )
  select 'REGISTROS', coalesce(e.natureza, l.natureza), coalesce(e.titular, l.titular), coalesce(e.centavos, 0), coalesce(l.centavos, 0)
  from esperados e full join lancados l on l.natureza = e.natureza and l.titular = e.titular
  where coalesce(l.titular, e.titular) <> '' and coalesce(e.centavos, 0) <> coalesce(l.centavos, 0)
  union all
  select 'LANCAMENTO', '', p.lancamento_id::text, 0, sum(p.centavos)::bigint from partida p where p.assinatura_id = assinatura_atual()
  group by p.lancamento_id having sum(p.centavos) <> 0
  union all
  select 'SALDO', c.natureza, c.titular, (select coalesce(sum(p.centavos), 0) from partida p where p.conta_id = c.id and p.em <= s.ate)::bigint, s.centavos
  from conta_contabil c, lateral (select ate, centavos from saldo_contabil s where s.conta_id = c.id order by ate desc limit 1) s
  where c.assinatura_id = assinatura_atual()
    and s.centavos <> (select coalesce(sum(p.centavos), 0) from partida p where p.conta_id = c.id and p.em <= s.ate)
  union all
  -- what is kept of each day is what its records sum to
  select 'SOMA', 'parcela', x.vencimento::text, sum(x.valor_centavos) filter (where x.certa)::bigint, sum(x.valor_centavos) filter (where not x.certa)::bigint
  from (select true as certa, s.* from somas_das_parcelas(assinatura_atual()) s
    union all select false, k.usuario_id, k.status, k.forma, k.vencimento, k.quantas, k.valor_centavos, k.pago_centavos
    from parcela_soma k where k.assinatura_id = assinatura_atual()) x
  group by x.vencimento, x.usuario_id, x.status, x.forma
  having coalesce(sum(x.quantas) filter (where x.certa), 0) <> coalesce(sum(x.quantas) filter (where not x.certa), 0)
    or coalesce(sum(x.valor_centavos) filter (where x.certa), 0) <> coalesce(sum(x.valor_centavos) filter (where not x.certa), 0)
    or coalesce(sum(x.pago_centavos) filter (where x.certa), 0) <> coalesce(sum(x.pago_centavos) filter (where not x.certa), 0)
  union all
  select 'SOMA', 'comissao', x.previsao_em::text, sum(x.prevista_centavos) filter (where x.certa)::bigint,
    sum(x.prevista_centavos) filter (where not x.certa)::bigint
  from (select true as certa, s.* from somas_das_comissoes(assinatura_atual()) s
    union all select false, k.previsao_em, k.prevista_centavos, k.estorno_centavos, k.aberta_centavos, k.a_estornar_centavos
    from comissao_soma k where k.assinatura_id = assinatura_atual()) x
  group by x.previsao_em
  having coalesce(sum(x.prevista_centavos) filter (where x.certa), 0) <> coalesce(sum(x.prevista_centavos) filter (where not x.certa), 0)
    or coalesce(sum(x.estorno_centavos) filter (where x.certa), 0) <> coalesce(sum(x.estorno_centavos) filter (where not x.certa), 0)
    or coalesce(sum(x.aberta_centavos) filter (where x.certa), 0) <> coalesce(sum(x.aberta_centavos) filter (where not x.certa), 0)
    or coalesce(sum(x.a_estornar_centavos) filter (where x.certa), 0) <> coalesce(sum(x.a_estornar_centavos) filter (where not x.certa), 0)
  union all
  select 'SOMA', 'comissao_lista', x.dia::text, sum(x.prevista) filter (where x.certa)::bigint, sum(x.prevista) filter (where not x.certa)::bigint
  from (select true as certa, l.seguradora, l.corretora_id, l.previsao_em as dia, 1 as quantas, l.prevista_centavos as prevista, l.recebida_centavos as recebida
      from comissao_lista l where l.assinatura_id = assinatura_atual()
    union all select false, k.seguradora, k.corretora_id, k.previsao_em, k.quantas, k.prevista_centavos, k.recebida_centavos
      from comissao_a_receber_soma k where k.assinatura_id = assinatura_atual()) x
  group by x.dia, x.seguradora, x.corretora_id
  having coalesce(sum(x.quantas) filter (where x.certa), 0) <> coalesce(sum(x.quantas) filter (where not x.certa), 0)
    or coalesce(sum(x.prevista) filter (where x.certa), 0) <> coalesce(sum(x.prevista) filter (where not x.certa), 0)
    or coalesce(sum(x.recebida) filter (where x.certa), 0) <> coalesce(sum(x.recebida) filter (where not x.certa), 0)
$function$;

CREATE OR REPLACE FUNCTION balcao.provas_vencidas(p_conta uuid, p_hoje date)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select p.id from permissao_lgpd p
  where p.assinatura_id = p_conta
    and (p.em at time zone 'America/Sao_Paulo')::date <= (p_hoje - make_interval(months => (select (regra_de_retencao(p_conta, 'CONSENTIMENTO', p_hoje)).meses)))::date
    -- what was granted is proved for as long after its end as the rule says
    and (p.ato = 'REVOGADA' or exists (select from permissao_lgpd d where d.assinatura_id = p.assinatura_id and d.segurado_id = p.segurado_id
      and d.finalidade = p.finalidade and d.em > p.em
      and (d.em at time zone 'America/Sao_Paulo')::date <= (p_hoje - make_interval(months => (select (regra_de_retencao(p_conta, 'CONSENTIMENTO', p_hoje)).meses)))::date))
  -- the oldest first: what was granted never stands again because only its revocation went
  order by p.em, p.id
$function$;

CREATE OR REPLACE FUNCTION balcao.quem_e_o_titular(conta uuid, pedido solicitacao_titular, OUT pessoas uuid[], OUT casos uuid[], OUT leads uuid[], OUT contatos text[], OUT nomes text[], OUT marcas text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  documentos text[];
begin
  -- who it is: the document names the person; what they are called and reached by is read from their own rows
  pessoas := pessoas_do_documento(conta, pedido.documento);
  -- of records that became one, each had its document
  documentos := array(select documento from segurado where id = any (pessoas) and documento <> '00000000000' union select pedido.documento);
  casos := array(select id from orcamento where assinatura_id = conta and (segurado_id = any (pessoas)
    or upper(regexp_replace(segurado_documento, '[^0-9A-Za-z]', '', 'g')) = any (documentos)
    or upper(regexp_replace(rascunho #>> '{risco,segurado,documento}', '[^0-9A-Za-z]', '', 'g')) = any (documentos)));
  leads := array(select id from solicitacao_cotacao where assinatura_id = conta and (orcamento_id = any (casos)
    or upper(regexp_replace(dados #>> '{segurado,documento}', '[^0-9A-Za-z]', '', 'g')) = any (documentos)));
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
      where o.assinatura_id = conta and jsonb_typeof(p) = 'object' and documento_em(p) = any (documentos)) x (nome)
    where nome ~ '\S\s+\S' and not exists (select from segurado s where s.assinatura_id = conta and not (s.id = any (pessoas))
      and sem_acento(s.nome) = sem_acento(x.nome)) and not exists (select from orcamento o where o.assinatura_id = conta
      and not (o.id = any (casos)) and sem_acento(o.segurado_nome) = sem_acento(x.nome)));
  marcas := (select string_agg(regexp_replace(m, '([.\\+*?\[^\]$(){}=!<>|:#/-])', '\\\1', 'g'), '|' order by length(m) desc) from (
    select unnest(contatos || nomes || documentos) union
    select regexp_replace(d, '^(...)(...)(...)(..)$', '\1.\2.\3-\4') from unnest(documentos) d where length(d) = 11 union
    select regexp_replace(d, '^(..)(...)(...)(....)(..)$', '\1.\2.\3/\4-\5') from unnest(documentos) d where length(d) = 14 union
    select regexp_replace(c, '^(..)(.....)(....)$', '(\1) \2-\3') from unnest(contatos) c where c ~ '^[0-9]{11}$') x (m));
end
$function$;

CREATE OR REPLACE FUNCTION balcao.recontar_extrato(p_extrato uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  update extrato_comissao e set linhas = x.linhas, casadas = x.casadas, pendentes = x.pendentes,
    casado_centavos = coalesce((select sum(p.valor_centavos) from extrato_parte p where p.extrato_id = e.id), 0)
  from (select count(*)::int as linhas,
      (count(*) filter (where decisao not in ('PENDENTE', 'IGNORADA')))::int as casadas,
      (count(*) filter (where decisao = 'PENDENTE'))::int as pendentes
    from extrato_linha where extrato_id = p_extrato) x
  where e.id = p_extrato
$function$;

CREATE OR REPLACE FUNCTION balcao.recusar_alteracao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'append-only: % of % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION balcao.refazer_listas()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  delete from cotacao_lista;
  perform listar_cotacoes(array(select id from cotacao));
  delete from perda_lista;
  perform listar_perdas(array(select id from orcamento where status = 'RECUSADO'));
  delete from lista_contagem;
  insert into lista_contagem
  select assinatura_id, 'ORCAMENTOS', usuario_id, status, linha, mes_em_sao_paulo(criado_em), count(*), coalesce(sum(premio_centavos), 0)
  from orcamento where excluido_em is null and not em_branco group by 1, 2, 3, 4, 5, 6
  union all
  select assinatura_id, 'COTACOES', usuario_id, status, linha, mes_em_sao_paulo(criado_em), count(*), 0
  from cotacao_lista group by 1, 2, 3, 4, 5, 6
  union all
  select assinatura_id, 'PERDAS', usuario_id, motivo, linha, mes_em_sao_paulo(perdido_em), count(*), coalesce(sum(premio_centavos), 0)
  from perda_lista group by 1, 2, 3, 4, 5, 6;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.refazer_previstos(p_limite integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  conta uuid := assinatura_atual();
  amplas uuid[];
  mudadas uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('repasses_previstos'), hashtext(conta::text)) then
    return false;
  end if;
  -- what is of many becomes what is of each: that is a turn of its own
  with idas as (delete from repasse_previsto_mudanca where assinatura_id = conta and comissoes is null returning produtor_id)
  select array_agg(distinct i.produtor_id) into amplas from idas i;
  if amplas is not null then
    insert into repasse_previsto_mudanca (assinatura_id, comissoes)
    select conta, array_agg(t.id) from (
      select y.id, row_number() over (order by y.id) as n from (
        select c.id from comissao c where array_position(amplas, null) is not null and c.assinatura_id = conta and c.apolice_id is not null
        union
        select c.id from (
            select a.id from apolice a where a.assinatura_id = conta and (a.produtor_id = any (amplas)
              or a.produtores @> any (array(select jsonb_build_array(jsonb_build_object('id', p)) from unnest(amplas) p)))
            union all
            select d.apolice_id from divisao_produtor d where d.assinatura_id = conta
              and d.produtores @> any (array(select jsonb_build_array(jsonb_build_object('id', p)) from unnest(amplas) p))) x
          cross join lateral (select c.id from comissao c where c.assinatura_id = conta and c.apolice_id = x.id offset 0) c
        where array_position(amplas, null) is null
        union
        select k.comissao_id from repasse_previsto k
        where array_position(amplas, null) is null and k.assinatura_id = conta and k.produtor_id = any (amplas)) y) t
    group by (t.n - 1) / 1000;
    return true;
  end if;
  with fila as (
    select m.id, sum(cardinality(m.comissoes)) over (order by m.id) - cardinality(m.comissoes) as antes from repasse_previsto_mudanca m
    where m.assinatura_id = conta
  ), idas as (
    delete from repasse_previsto_mudanca m where m.id in (select f.id from fila f where f.antes < p_limite) returning m.comissoes
  )
  select array_agg(distinct u.id) into mudadas from idas i cross join lateral unnest(i.comissoes) u (id);
  if mudadas is null then
    return true;
  end if;
  with certos as materialized (
    select r.*, a.numero, a.seguradora, a.corretora_id, p.nome
    from repasses_das_bases(array(select x.b from unnest(mudadas) m (id)
      cross join lateral (select base_prevista(c) as b from comissao c where c.id = m.id offset 0) x where (x.b).comissao_id is not null)) r
    cross join lateral (select a.numero, a.seguradora, a.corretora_id from apolice a where a.id = r.apolice_id limit 1) a
    cross join lateral (select p.nome from produtor p where p.id = r.produtor_id limit 1) p
  ), idos as (
    delete from repasse_previsto k where k.comissao_id = any (mudadas) and k.id not in (select c.id from certos c)
  )
  insert into repasse_previsto as k (id, assinatura_id, comissao_id, apolice_id, produtor_id, papel, base, base_centavos, pct_bps, parte_bps,
    valor_centavos, dia, apolice_numero, seguradora, corretora_id, produtor_nome)
  select c.id, conta, c.comissao_id, c.apolice_id, c.produtor_id, c.papel, c.base, c.base_centavos, c.pct_bps, c.parte_bps, c.valor_centavos, c.dia,
    c.numero, c.seguradora, c.corretora_id, c.nome from certos c
  on conflict (id) do update set apolice_id = excluded.apolice_id, base = excluded.base, base_centavos = excluded.base_centavos,
    pct_bps = excluded.pct_bps, parte_bps = excluded.parte_bps, valor_centavos = excluded.valor_centavos, dia = excluded.dia,
    apolice_numero = excluded.apolice_numero, seguradora = excluded.seguradora, corretora_id = excluded.corretora_id,
    produtor_nome = excluded.produtor_nome
  where (k.apolice_id, k.base, k.base_centavos, k.pct_bps, k.parte_bps, k.valor_centavos, k.dia, k.apolice_numero, k.seguradora, k.corretora_id,
    k.produtor_nome) is distinct from (excluded.apolice_id, excluded.base, excluded.base_centavos, excluded.pct_bps, excluded.parte_bps,
    excluded.valor_centavos, excluded.dia, excluded.apolice_numero, excluded.seguradora, excluded.corretora_id, excluded.produtor_nome);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.refazer_somas(p_assinatura uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  delete from parcela_soma where assinatura_id = p_assinatura;
  delete from comissao_soma where assinatura_id = p_assinatura;
  insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
  select p_assinatura, s.* from somas_das_parcelas(p_assinatura) s;
  insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
  select p_assinatura, s.* from somas_das_comissoes(p_assinatura) s;
  delete from comissao_a_receber_soma where assinatura_id = p_assinatura;
  insert into comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
  select p_assinatura, l.seguradora, l.corretora_id, l.previsao_em, count(*), sum(l.prevista_centavos), sum(l.recebida_centavos)
  from comissao_lista l where l.assinatura_id = p_assinatura group by 2, 3, 4
$function$;

CREATE OR REPLACE FUNCTION balcao.referencias_ao_segurado()
 RETURNS TABLE(tabela text, coluna text, forma text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select r.relname::text, a.attname::text, 'chave'
  from pg_constraint c
  join pg_class r on r.oid = c.conrelid
  cross join lateral unnest(c.conkey, c.confkey) as k (minha, dele)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.minha
  join pg_attribute d on d.attrelid = c.confrelid and d.attnum = k.dele
  where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'balcao.segurado'::regclass and d.attname = 'id'
    and r.relname <> 'mesclagem_segurado'
  union
  select t.table_name::text, c.column_name::text, case c.data_type when 'jsonb' then 'vinculo' else 'alvo' end
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  where c.table_schema = 'balcao' and c.is_generated = 'NEVER' and (
    (c.data_type = 'jsonb' and c.column_name in ('vinculo', 'vinculos'))
    or (c.data_type = 'uuid' and c.column_name = 'alvo_id' and exists (
      select from information_schema.columns a
      where a.table_schema = 'balcao' and a.table_name = c.table_name and a.column_name = 'alvo' and a.data_type = 'text')))
$function$;

CREATE OR REPLACE FUNCTION balcao.registrar_cadastro(p_chave bytea, p_corpo bytea)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  gravado bytea;
begin
  insert into cadastro (chave_hash, corpo_hash) values (p_chave, p_corpo) on conflict do nothing;
  if found then
    return 'NOVO';
  end if;
  select corpo_hash into gravado from cadastro where chave_hash = p_chave;
  return case when gravado = p_corpo then 'REPETIDO' else 'OUTRO' end;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.registro(tabela regclass, auditada boolean DEFAULT true)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger carimbar before update on %s for each row execute function balcao.carimbar()', tabela);
  perform balcao.tabela_de_assinatura(tabela, auditada);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.registros_com(p_tabela text, p_padroes text[], p_iguais jsonb)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET work_mem TO '32MB'
AS $function$
begin
  return query execute format('select t.id from %I t where %s', p_tabela, condicao_do_registro(p_tabela, p_padroes, p_iguais, false));
end
$function$;

CREATE OR REPLACE FUNCTION balcao.registros_com_ate(p_tabela text, p_padroes text[], p_iguais jsonb, p_quantos integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  condicao text := condicao_do_registro(p_tabela, p_padroes, p_iguais, true);
  -- of a table without a sample yet, nothing
  linhas float8 := (select reltuples from pg_class where oid = to_regclass(format('balcao.%I', p_tabela)));
  ids uuid[];
begin
  -- no word is rare enough for the index: at least one in fifty rows holds them all
  if cardinality(p_padroes) > 0 and linhas > 20.0 * p_quantos and strpos(condicao, ' and t.busca like ''') = 0
      and exists (select from unnest(p_padroes) p where length(p) > 4) then
    return null;
  end if;
  execute format('select array(select t.id from %I t where %s limit %s)', p_tabela, condicao, p_quantos) into ids;
  return ids;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.regra_de_retencao(p_conta uuid, p_codigo text, p_hoje date)
 RETURNS regra_retencao
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  regra regra_retencao;
begin
  select * into strict regra from regra_retencao where codigo = p_codigo and desde <= p_hoje and (ate is null or ate >= p_hoje);
  regra.meses := meses_escolhidos(p_conta, lower(p_codigo) || 'Meses', regra.meses);
  return regra;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.repassar_emitida()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if new.status = 'CANCELADA' or new.excluido_em is not null then
    perform retomar_repasses(array(select id from repasse where comissao_id = new.id and recebimento_id is null and excluido_em is null
      and estorno_de is null), (now() at time zone 'America/Sao_Paulo')::date);
  elsif new.status = 'PREVISTA' and new.prevista_centavos <> 0 then
    perform repor_repasses(new.id, (now() at time zone 'America/Sao_Paulo')::date);
    if exists (select from regra_repasse r where r.assinatura_id = new.assinatura_id and r.momento = 'EMISSAO' and r.excluido_em is null) then
      perform liberar_repasses(array[row(new.id, null, new.apolice_id, (select a.emissao from apolice a where a.id = new.apolice_id),
        new.prevista_centavos, new.prevista_centavos, new.base_centavos)::base_de_repasse], 'EMISSAO');
    end if;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.repassar_emitidas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  bases base_de_repasse[];
begin
  select array_agg(row(c.id, null, c.apolice_id, a.emissao, c.prevista_centavos, c.prevista_centavos, c.base_centavos)::base_de_repasse) into bases
  from novas c join apolice a on a.id = c.apolice_id
  where c.excluido_em is null and c.status = 'PREVISTA' and c.prevista_centavos <> 0 and exists (select from regra_repasse r
    where r.assinatura_id = c.assinatura_id and r.momento = 'EMISSAO' and r.excluido_em is null);
  if bases is not null then
    perform liberar_repasses(bases, 'EMISSAO');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.repassar_recebidas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  bases base_de_repasse[];
begin
  select array_agg(row(x.comissao_id, x.recebimento_id, x.apolice_id, x.dia, x.valor_centavos, x.valor_centavos - x.retido, x.premio)::base_de_repasse)
  into bases from (
    select n.comissao_id, n.recebimento_id, c.apolice_id, r.dia, n.valor_centavos,
      case when c.prevista_centavos = 0 then 0 else round(c.base_centavos::numeric * n.valor_centavos / c.prevista_centavos)::bigint end as premio,
      case when g.bruto = 0 then 0 else round(n.ate::numeric * g.retido / g.bruto)::bigint - round((n.ate - n.valor_centavos)::numeric * g.retido / g.bruto)::bigint end as retido
    from (select v.recebimento_id, v.comissao_id, v.valor_centavos,
        sum(v.valor_centavos) over (partition by v.recebimento_id order by v.comissao_id, v.id) as ate from novas v) n
    join recebimento r on r.id = n.recebimento_id
    join comissao c on c.id = n.comissao_id
    cross join lateral (select r.irrf_centavos + r.iss_centavos + r.inss_centavos + r.outros_centavos as retido,
      r.valor_centavos + r.irrf_centavos + r.iss_centavos + r.inss_centavos + r.outros_centavos as bruto) g
    where r.excluido_em is null and c.apolice_id is not null and n.valor_centavos <> 0) x;
  if bases is not null then
    perform liberar_repasses(bases, 'RECEBIMENTO');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.repasses_das_bases(p_bases base_de_repasse[])
 RETURNS TABLE(id uuid, comissao_id uuid, apolice_id uuid, produtor_id uuid, papel text, base text, base_centavos bigint, pct_bps integer, parte_bps integer, valor_centavos bigint, dia date)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select overlay(overlay(md5(r.comissao_id::text || r.produtor_id::text || r.papel) placing '8' from 13) placing '8' from 17)::uuid, r.comissao_id,
    r.apolice_id, r.produtor_id, r.papel, max(r.base), max(r.base_centavos), max(r.pct_bps), least(sum(r.parte_bps), 10000)::int,
    sum(r.valor_centavos)::bigint, r.dia
  from calcular_repasses(p_bases) r where r.momento = 'RECEBIMENTO'
  group by r.comissao_id, r.apolice_id, r.produtor_id, r.papel, r.dia having sum(r.valor_centavos) <> 0
$function$;

CREATE OR REPLACE FUNCTION balcao.repasses_previstos()
 RETURNS TABLE(id uuid, comissao_id uuid, apolice_id uuid, produtor_id uuid, papel text, base text, base_centavos bigint, pct_bps integer, parte_bps integer, valor_centavos bigint, dia date)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select * from repasses_das_bases(array(select b from comissao c cross join lateral (select base_prevista(c) as b) x
    where c.assinatura_id = assinatura_atual() and (x.b).comissao_id is not null))
$function$;

CREATE OR REPLACE FUNCTION balcao.repor_repasses(p_comissao uuid, p_dia date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  estornado record;
begin
  for estornado in
    select r.id, n.id as estorno_id, n.status from repasse r join repasse n on n.estorno_de = r.id and n.excluido_em is null
    where r.comissao_id = p_comissao and r.recebimento_id is null and r.estorno_de is null and r.status = 'ESTORNADO' and r.excluido_em is null
      and not exists (select from repasse v where v.estorno_de = n.id and v.excluido_em is null)
    order by r.id for no key update of r, n
  loop
    if estornado.status = 'LIBERADO' then
      update repasse set excluido_em = now() where id = estornado.estorno_id;
      update repasse set status = 'PAGO' where id = estornado.id;
    else
      insert into repasse (assinatura_id, produtor_id, papel, comissao_id, apolice_id, regra_id, base, base_centavos, pct_bps, parte_bps, valor_centavos,
        liberado_em, estorno_de)
      select n.assinatura_id, n.produtor_id, n.papel, n.comissao_id, n.apolice_id, n.regra_id, n.base, -n.base_centavos, n.pct_bps, n.parte_bps,
        -n.valor_centavos, p_dia, n.id
      from repasse n where n.id = estornado.estorno_id;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.respostas_de(alvo uuid)
 RETURNS TABLE(resultado_id uuid, cotacao_id uuid, seguradora text, rodada integer)
 LANGUAGE sql
 STABLE
AS $function$
  with recursive cadeia as (
    select c.id, c.complementa_id, c.rodada from balcao.cotacao c where c.id = alvo
    union all
    select c.id, c.complementa_id, c.rodada from balcao.cotacao c join cadeia on c.id = cadeia.complementa_id
  )
  select distinct on (r.seguradora) r.id, r.cotacao_id, r.seguradora, cadeia.rodada
  from cadeia join balcao.resultado_cotacao r on r.cotacao_id = cadeia.id
  order by r.seguradora, cadeia.rodada desc
$function$;

CREATE OR REPLACE FUNCTION balcao.retencao_a_avisar(p_agora timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with ditas as (
    update retencao_aplicada set avisado_em = p_agora where assinatura_id = assinatura_atual() and avisado_em is null returning contados
  )
  select coalesce(jsonb_object_agg(key, n), '{}') from (select key, sum(value::int) as n from ditas, jsonb_each_text(contados) group by key) x
$function$;

CREATE OR REPLACE FUNCTION balcao.retirar_mensagem_provedor(p_id uuid, p_agora timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if atendente_atual() is null then
    return false;
  end if;
  update mensagem_provedor set retirada_em = p_agora
  where id = p_id and assinatura_id = assinatura_atual() and retirada_em is null and valida_ate > p_agora;
  if not found then
    return false;
  end if;
  update notificacao set valida_ate = p_agora where aviso_id = p_id;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.retomar_desfeitas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform retomar_repasses(array(select r.id from velhas v join repasse r on r.recebimento_id = v.recebimento_id and r.comissao_id = v.comissao_id
    where r.excluido_em is null and r.estorno_de is null), (now() at time zone 'America/Sao_Paulo')::date);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.retomar_do_recebimento()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform retomar_repasses(array(select id from repasse where recebimento_id = new.id and excluido_em is null and estorno_de is null),
    (now() at time zone 'America/Sao_Paulo')::date);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.retomar_repasses(p_ids uuid[], p_dia date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform from repasse r where r.id = any (p_ids) order by r.id for no key update;
  if exists (select from repasse r where r.id = any (p_ids) and r.excluido_em is null and r.status = 'EM_LOTE') then
    raise exception 'shares are in a lot' using errcode = 'restrict_violation', constraint = 'repasse_em_lote';
  end if;
  update repasse r set excluido_em = now() where r.id = any (p_ids) and r.excluido_em is null and r.status = 'LIBERADO';
  insert into repasse (assinatura_id, produtor_id, papel, comissao_id, apolice_id, recebimento_id, regra_id, base, base_centavos, pct_bps, parte_bps,
    valor_centavos, liberado_em, estorno_de)
  select r.assinatura_id, r.produtor_id, r.papel, r.comissao_id, r.apolice_id, r.recebimento_id, r.regra_id, r.base, -r.base_centavos, r.pct_bps,
    r.parte_bps, -r.valor_centavos, p_dia, r.id
  from repasse r where r.id = any (p_ids) and r.status = 'PAGO' and r.estorno_de is null;
  update repasse r set status = 'ESTORNADO' where r.id = any (p_ids) and r.status = 'PAGO' and r.estorno_de is null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.rever_entrega(p_documento uuid, p_propostas uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  update prazo p set fim = null, documento_id = null
  where p.alvo_id = any (p_propostas) and p.tipo = 'ENTREGA_APOLICE' and p.documento_id = p_documento and p.excluido_em is null;
  perform encerrar_entrega(p_propostas);
end
$function$;

CREATE OR REPLACE FUNCTION balcao.risco_da_apolice(p_formulario text, p_rascunho jsonb, p_bem text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select case
    when p_rascunho is not null then chaves_do_risco(p_formulario, p_rascunho -> 'risco')
    when upper(p_bem) ~ '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M'
      then array['PLACA:' || chave_de_texto(substring(upper(p_bem) from '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M'))]
    else '{}' end
$function$;

CREATE OR REPLACE FUNCTION balcao.risco_da_proposta(p_oferta uuid, p_dados jsonb, p_placa text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select chaves_do_risco(o.formulario, r.risco || case when o.formulario <> 'AUTO' then '{}'::jsonb else jsonb_build_object('veiculo',
      coalesce(r.risco -> 'veiculo', '{}') || jsonb_strip_nulls(jsonb_build_object(
        'placa', coalesce(nullif(p_dados ->> 'placa', ''), r.risco #>> '{veiculo,placa}', p_placa),
        'chassi', coalesce(nullif(p_dados ->> 'chassi', ''), r.risco #>> '{veiculo,chassi}')))) end)
  from oferta_cotacao f join cotacao c on c.id = f.cotacao_id join orcamento o on o.id = c.orcamento_id
    cross join lateral (select coalesce(c.snapshot -> 'risco', o.rascunho -> 'risco', '{}') as risco) r
  where f.id = p_oferta
$function$;

CREATE OR REPLACE FUNCTION balcao.saldo_em(p_conta uuid, p_instante timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with guardado as (select ate, centavos from saldo_contabil where conta_id = p_conta and ate <= p_instante order by ate desc limit 1)
  select (coalesce((select centavos from guardado), 0)
    + coalesce((select sum(centavos) from partida where conta_id = p_conta and em <= p_instante
        and em > coalesce((select ate from guardado), '-infinity')), 0))::bigint
$function$;

CREATE OR REPLACE FUNCTION balcao.seguir_comissao_perdida()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform from contestacao where id = new.contestacao_id for no key update;
  update contestacao_item set situacao = 'CANCELADO' where id = new.id;
  perform apurar_contestacoes(array[new.contestacao_id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.seguir_comissoes_contestadas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  tocadas uuid[];
begin
  select array_agg(distinct i.contestacao_id) into tocadas from (
    select x.assinatura_id, x.id from (
      select assinatura_id, id, status, excluido_em is null from novas union select assinatura_id, id, status, excluido_em is null from velhas) x
    group by 1, 2 having count(*) > 1) m
  cross join lateral (select i.contestacao_id from contestacao_item i where i.assinatura_id = m.assinatura_id and i.comissao_id = m.id
    and i.situacao in ('ABERTO', 'PAGO', 'CANCELADO') offset 0) i;
  if tocadas is null then
    return null;
  end if;
  -- always in the same order, so that two settlements cannot wait for each other
  perform from contestacao where id = any (tocadas) order by id for no key update;
  update contestacao_item i set situacao = case
      when n.excluido_em is not null or n.status = 'CANCELADA' then 'CANCELADO'
      when n.status = 'RECEBIDA' then 'PAGO'
      when n.status = 'ESTORNADA' then case when i.situacao = 'PAGO' then 'PAGO' else 'CANCELADO' end
      when c.desfecho in ('ACEITA', 'DESISTIDA') then 'LIBERADO'
      else 'ABERTO' end
  from novas n, contestacao c
  where i.contestacao_id = any (tocadas) and i.comissao_id = n.id and c.id = i.contestacao_id and i.situacao in ('ABERTO', 'PAGO', 'CANCELADO');
  perform apurar_contestacoes(tocadas);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.seguir_entrega_da_proposta()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform encerrar_entrega(array[case tg_table_name when 'prazo' then to_jsonb(new) ->> 'alvo_id' else to_jsonb(new) ->> 'id' end]::uuid[]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.seguir_entrega_do_documento()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  v record;
begin
  for v in select alvo, alvo_id, criado_em from documento_vinculo where documento_id = new.id and alvo in ('PROPOSTA', 'APOLICE') loop
    if new.tipo = 'APOLICE' then
      perform encerrar_entrega(propostas_do_vinculo(v.alvo, v.alvo_id));
    elsif dia_de_sao_paulo(v.criado_em) = dia_de_sao_paulo(clock_timestamp()) then
      perform rever_entrega(new.id, propostas_do_vinculo(v.alvo, v.alvo_id));
    end if;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.seguir_entrega_do_vinculo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    perform encerrar_entrega(propostas_do_vinculo(new.alvo, new.alvo_id));
  elsif dia_de_sao_paulo(old.criado_em) = dia_de_sao_paulo(clock_timestamp()) then
    perform rever_entrega(old.documento_id, propostas_do_vinculo(old.alvo, old.alvo_id));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.seguir_escolha()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> 'FECHADO' and not exists (select from balcao.envio_orcamento e
      where e.assinatura_id = new.assinatura_id and e.orcamento_id = new.id) then
    new.escolha_premio_centavos := null;
    new.escolha_seguradora := null;
    new.escolha_de := null;
    return new;
  end if;
  select e.premio_centavos, e.seguradora, e.de into new.escolha_premio_centavos, new.escolha_seguradora, new.escolha_de
  from (select) x left join balcao.oferta_escolhida(new.id, new.status, new.cotacao_id) e on true;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.seguir_fatura()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform balcao.seguir_parcelas(new.assinatura_id, now(), (now() at time zone 'America/Sao_Paulo')::date);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.seguir_indicacao()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  perform enfileirar('indicacao.acompanhar', json_build_object('assinaturaId', i.assinatura_id, 'indicacaoId', i.id), 'indicacao.acompanhar:' || i.id, 12)
  from indicacao i where i.indicada_id = new.assinatura_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.seguir_parcelas(p_assinatura uuid, p_agora timestamp with time zone, p_hoje date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  update assinatura a set tem_parcela_pendente = f.pendente, alterado_em = p_agora, versao = a.versao + 1
  from (
    select assinatura_id, bool_or(balcao.is_fatura_pendente(status, vencimento, p_hoje)) as pendente
    from fatura_assinatura where p_assinatura is null or assinatura_id = p_assinatura group by assinatura_id
  ) f
  where f.assinatura_id = a.id and a.tem_parcela_pendente <> f.pendente;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.seguir_prazos_da_proposta()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  hoje date := dia_de_sao_paulo(clock_timestamp());
  espera constant text[] := array['TRANSMITIDA', 'EM_ANALISE', 'EXIGENCIA', 'VISTORIA'];
begin
  if new.transmitida_em is not null and new.status = any (espera) and not exists (
    select from prazo where alvo_id = new.id and tipo = 'ACEITACAO_PROPOSTA'
  ) then
    insert into prazo (assinatura_id, tipo, alvo_tipo, alvo_id, usuario_id, inicio)
    values (new.assinatura_id, 'ACEITACAO_PROPOSTA', 'PROPOSTA', new.id, new.usuario_id, dia_de_sao_paulo(new.transmitida_em))
    on conflict do nothing;
  end if;
  if tg_op = 'INSERT' then
    return null;
  end if;
  if new.exigencias is distinct from old.exigencias then
    update prazo p set pausas = coalesce((
      select jsonb_agg(jsonb_build_object('de', dia_de_sao_paulo((e ->> 'pedidaEm')::timestamptz),
        'ate', dia_de_sao_paulo((e ->> 'atendidaEm')::timestamptz)) order by e ->> 'pedidaEm')
      from jsonb_array_elements(new.exigencias) e where e ->> 'pedidaEm' is not null), '[]')
    where p.alvo_id = new.id and p.tipo = 'ACEITACAO_PROPOSTA' and p.fim is null;
  end if;
  if new.status is distinct from old.status and new.status in ('ACEITA', 'EMITIDA', 'RECUSADA', 'CANCELADA') then
    update prazo set fim = greatest(inicio, hoje) where alvo_id = new.id and tipo = 'ACEITACAO_PROPOSTA' and fim is null;
    if new.status in ('ACEITA', 'EMITIDA') then
      insert into prazo (assinatura_id, tipo, alvo_tipo, alvo_id, usuario_id, inicio)
      select new.assinatura_id, 'ENTREGA_APOLICE', 'PROPOSTA', new.id, new.usuario_id, hoje
      where not exists (select from prazo where alvo_id = new.id and tipo = 'ENTREGA_APOLICE')
      on conflict do nothing;
    else
      update prazo set fim = greatest(inicio, hoje) where alvo_id = new.id and tipo = 'ENTREGA_APOLICE' and fim is null;
    end if;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.segurado_atual(p_id uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  with recursive caminho (id, passo) as (
    select p_id, 0
    union all
    select m.sobrevivente_id, c.passo + 1 from caminho c
    join balcao.mesclagem_segurado m on m.mesclado_id = c.id and m.desfeita_em is null where c.passo < 50)
  select id from caminho order by passo desc limit 1
$function$;

CREATE OR REPLACE FUNCTION balcao.segurados_com_tag_ate(p_tag text, p_quantos integer)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select array(select s.id from segurado s where s.assinatura_id = assinatura_atual() and s.excluido_em is null and s.tags @> array[p_tag] limit p_quantos)
$function$;

CREATE OR REPLACE FUNCTION balcao.segurar_para_resposta(p_cotacao uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
begin
  if exists (select from cotacao where id = p_cotacao and status = 'PARCIAL') then
    perform from cotacao where id = p_cotacao for share;
    return false;
  end if;
  perform from cotacao where id = p_cotacao for update;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.sem_acento(texto text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select lower(translate(texto,
    'áàâãäåéèêëíìîïóòôõöúùûüçñýÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝ',
    'aaaaaaeeeeiiiiooooouuuucnyAAAAAAEEEEIIIIOOOOOUUUUCNY') collate "C")
$function$;

CREATE OR REPLACE FUNCTION balcao.sem_marcas(texto text, marcas text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(texto, marcas, '[eliminado]', 'gi')
$function$;

CREATE OR REPLACE FUNCTION balcao.sem_pessoa(caso jsonb, p_marcas text, p_documento text, p_nomes text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.semear_plano_de_contas(conta uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  insert into categoria_financeira (assinatura_id, tipo, nome)
  select conta, p.tipo, p.nome from (values
    ('RECEITA', 'Honorários e consultoria'), ('RECEITA', 'Bonificações e campanhas'), ('RECEITA', 'Rendimentos de aplicações'),
    ('RECEITA', 'Outras receitas'),
    ('DESPESA', 'Aluguel e condomínio'), ('DESPESA', 'Água, luz e internet'), ('DESPESA', 'Salários e encargos'), ('DESPESA', 'Pró-labore'),
    ('DESPESA', 'Repasses a produtores'), ('DESPESA', 'Impostos e taxas'), ('DESPESA', 'Sistemas e assinaturas'), ('DESPESA', 'Marketing'),
    ('DESPESA', 'Contabilidade e jurídico'), ('DESPESA', 'Viagens e deslocamentos'), ('DESPESA', 'Tarifas bancárias'),
    ('DESPESA', 'Material e manutenção'), ('DESPESA', 'Outras despesas')) p (tipo, nome)
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION balcao.situacao_da_apolice(p_status text, p_ini date, p_fim date, p_dia date)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when p_status in ('CANCELADA', 'SUSPENSA') then p_status when p_ini > p_dia then 'A_VIGORAR' when p_fim < p_dia then 'VENCIDA'
    else 'VIGENTE' end
$function$;

CREATE OR REPLACE FUNCTION balcao.so_o_rastro(linha jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select jsonb_object_agg(key, value) from jsonb_each(linha)
  where key in ('id', 'assinatura_id', 'criado_em', 'criado_por', 'alterado_em', 'alterado_por', 'versao', 'excluido_em', 'status')
$function$;

CREATE OR REPLACE FUNCTION balcao.somar_comissoes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
  select assinatura_id, previsao_em, sum(sinal * prevista_centavos), sum(sinal * estorno_centavos), sum(sinal * aberta_centavos),
    sum(sinal * a_estornar_centavos) from (
select r.assinatura_id, r.previsao_em, 1 as sinal, p.* from novas r cross join lateral parte_da_soma(r::comissao) p
  ) x group by 1, 2
  having sum(sinal * prevista_centavos) <> 0 or sum(sinal * estorno_centavos) <> 0 or sum(sinal * aberta_centavos) <> 0
    or sum(sinal * a_estornar_centavos) <> 0;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
  select assinatura_id, previsao_em, sum(sinal * prevista_centavos), sum(sinal * estorno_centavos), sum(sinal * aberta_centavos),
    sum(sinal * a_estornar_centavos) from (
select r.assinatura_id, r.previsao_em, -1 as sinal, p.* from velhas r cross join lateral parte_da_soma(r::comissao) p
  ) x group by 1, 2
  having sum(sinal * prevista_centavos) <> 0 or sum(sinal * estorno_centavos) <> 0 or sum(sinal * aberta_centavos) <> 0
    or sum(sinal * a_estornar_centavos) <> 0;
        end if;
      elsif exists (select from novas) then
        insert into comissao_soma (assinatura_id, previsao_em, prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos)
  select assinatura_id, previsao_em, sum(sinal * prevista_centavos), sum(sinal * estorno_centavos), sum(sinal * aberta_centavos),
    sum(sinal * a_estornar_centavos) from (
select r.assinatura_id, r.previsao_em, -1 as sinal, p.* from velhas r cross join lateral parte_da_soma(r::comissao) p
union all
select r.assinatura_id, r.previsao_em, 1 as sinal, p.* from novas r cross join lateral parte_da_soma(r::comissao) p
  ) x group by 1, 2
  having sum(sinal * prevista_centavos) <> 0 or sum(sinal * estorno_centavos) <> 0 or sum(sinal * aberta_centavos) <> 0
    or sum(sinal * a_estornar_centavos) <> 0;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.somar_comissoes_a_receber()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          insert into comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
  select assinatura_id, seguradora, corretora_id, previsao_em, sum(sinal), sum(sinal * prevista_centavos), sum(sinal * recebida_centavos) from (
select assinatura_id, seguradora, corretora_id, previsao_em, 1 as sinal, prevista_centavos, recebida_centavos from novas
  ) x
  group by 1, 2, 3, 4 having sum(sinal) <> 0 or sum(sinal * prevista_centavos) <> 0 or sum(sinal * recebida_centavos) <> 0;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          insert into comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
  select assinatura_id, seguradora, corretora_id, previsao_em, sum(sinal), sum(sinal * prevista_centavos), sum(sinal * recebida_centavos) from (
select assinatura_id, seguradora, corretora_id, previsao_em, -1 as sinal, prevista_centavos, recebida_centavos from velhas
  ) x
  group by 1, 2, 3, 4 having sum(sinal) <> 0 or sum(sinal * prevista_centavos) <> 0 or sum(sinal * recebida_centavos) <> 0;
        end if;
      elsif exists (select from novas) then
        insert into comissao_a_receber_soma (assinatura_id, seguradora, corretora_id, previsao_em, quantas, prevista_centavos, recebida_centavos)
  select assinatura_id, seguradora, corretora_id, previsao_em, sum(sinal), sum(sinal * prevista_centavos), sum(sinal * recebida_centavos) from (
select assinatura_id, seguradora, corretora_id, previsao_em, -1 as sinal, prevista_centavos, recebida_centavos from velhas
union all
select assinatura_id, seguradora, corretora_id, previsao_em, 1 as sinal, prevista_centavos, recebida_centavos from novas
  ) x
  group by 1, 2, 3, 4 having sum(sinal) <> 0 or sum(sinal * prevista_centavos) <> 0 or sum(sinal * recebida_centavos) <> 0;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.somar_contagens()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  with repetidas as (
    select assinatura_id, lista, usuario_id, status, linha, mes from lista_contagem group by 1, 2, 3, 4, 5, 6 having count(*) > 1),
  lidas as (
    delete from lista_contagem l using repetidas r
    where (l.assinatura_id, l.lista, l.usuario_id, l.status, l.linha, l.mes) = (r.assinatura_id, r.lista, r.usuario_id, r.status, r.linha, r.mes)
    returning l.*)
  insert into lista_contagem
  select assinatura_id, lista, usuario_id, status, linha, mes, sum(quantidade), sum(soma_centavos) from lidas
  group by 1, 2, 3, 4, 5, 6 having sum(quantidade) <> 0 or sum(soma_centavos) <> 0
$function$;

CREATE OR REPLACE FUNCTION balcao.somar_parcelas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
  select assinatura_id, usuario_id, status, forma, vencimento, sum(sinal), sum(sinal * valor_centavos), sum(sinal * pago_centavos) from (
select assinatura_id, usuario_id, status, forma, vencimento, 1 as sinal, valor_centavos, pago_centavos from novas
  ) x
  group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0 or sum(sinal * pago_centavos) <> 0;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
  select assinatura_id, usuario_id, status, forma, vencimento, sum(sinal), sum(sinal * valor_centavos), sum(sinal * pago_centavos) from (
select assinatura_id, usuario_id, status, forma, vencimento, -1 as sinal, valor_centavos, pago_centavos from velhas
  ) x
  group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0 or sum(sinal * pago_centavos) <> 0;
        end if;
      elsif exists (select from novas) then
        insert into parcela_soma (assinatura_id, usuario_id, status, forma, vencimento, quantas, valor_centavos, pago_centavos)
  select assinatura_id, usuario_id, status, forma, vencimento, sum(sinal), sum(sinal * valor_centavos), sum(sinal * pago_centavos) from (
select assinatura_id, usuario_id, status, forma, vencimento, -1 as sinal, valor_centavos, pago_centavos from velhas
union all
select assinatura_id, usuario_id, status, forma, vencimento, 1 as sinal, valor_centavos, pago_centavos from novas
  ) x
  group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0 or sum(sinal * pago_centavos) <> 0;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.somar_previstos()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          insert into repasse_previsto_soma as s (assinatura_id, produtor_id, mes, seguradora, corretora_id, quantas, valor_centavos)
  select assinatura_id, produtor_id, date_trunc('month', dia)::date, seguradora, corretora_id, sum(sinal), sum(sinal * valor_centavos) from (
select assinatura_id, produtor_id, dia, seguradora, corretora_id, 1 as sinal, valor_centavos from novas
  ) x
  group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0
  on conflict (assinatura_id, produtor_id, mes, seguradora, corretora_id) do update set quantas = s.quantas + excluded.quantas,
    valor_centavos = s.valor_centavos + excluded.valor_centavos;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          insert into repasse_previsto_soma as s (assinatura_id, produtor_id, mes, seguradora, corretora_id, quantas, valor_centavos)
  select assinatura_id, produtor_id, date_trunc('month', dia)::date, seguradora, corretora_id, sum(sinal), sum(sinal * valor_centavos) from (
select assinatura_id, produtor_id, dia, seguradora, corretora_id, -1 as sinal, valor_centavos from velhas
  ) x
  group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0
  on conflict (assinatura_id, produtor_id, mes, seguradora, corretora_id) do update set quantas = s.quantas + excluded.quantas,
    valor_centavos = s.valor_centavos + excluded.valor_centavos;
        end if;
      elsif exists (select from novas) then
        insert into repasse_previsto_soma as s (assinatura_id, produtor_id, mes, seguradora, corretora_id, quantas, valor_centavos)
  select assinatura_id, produtor_id, date_trunc('month', dia)::date, seguradora, corretora_id, sum(sinal), sum(sinal * valor_centavos) from (
select assinatura_id, produtor_id, dia, seguradora, corretora_id, -1 as sinal, valor_centavos from velhas
union all
select assinatura_id, produtor_id, dia, seguradora, corretora_id, 1 as sinal, valor_centavos from novas
  ) x
  group by 1, 2, 3, 4, 5 having sum(sinal) <> 0 or sum(sinal * valor_centavos) <> 0
  on conflict (assinatura_id, produtor_id, mes, seguradora, corretora_id) do update set quantas = s.quantas + excluded.quantas,
    valor_centavos = s.valor_centavos + excluded.valor_centavos;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.somas_das_comissoes(p_assinatura uuid)
 RETURNS TABLE(previsao_em date, prevista_centavos bigint, estorno_centavos bigint, aberta_centavos bigint, a_estornar_centavos bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select r.previsao_em, sum(p.prevista_centavos)::bigint, sum(p.estorno_centavos)::bigint, sum(p.aberta_centavos)::bigint, sum(p.a_estornar_centavos)::bigint
  from comissao r cross join lateral parte_da_soma(r) p where r.assinatura_id = p_assinatura group by 1
$function$;

CREATE OR REPLACE FUNCTION balcao.somas_das_parcelas(p_assinatura uuid)
 RETURNS TABLE(usuario_id uuid, status text, forma text, vencimento date, quantas bigint, valor_centavos bigint, pago_centavos bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select l.usuario_id, l.status, l.forma, l.vencimento, count(*), sum(l.valor_centavos)::bigint, sum(l.pago_centavos)::bigint
  from parcela_lista l where l.assinatura_id = p_assinatura group by 1, 2, 3, 4
$function$;

CREATE OR REPLACE FUNCTION balcao.sortear_codigo_indicacao()
 RETURNS text
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  with sorte as materialized (select uuid_send(gen_random_uuid()) as bytes)
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(bytes, i) % 32, 1), '')
  -- of a version 4 UUID, the bytes that are wholly random
  from sorte, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as i
$function$;

CREATE OR REPLACE FUNCTION balcao.tabela_de_assinatura(tabela regclass, auditada boolean DEFAULT true)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  call balcao.proteger(tabela);
  execute format('grant select, insert, update, delete on %s to balcao_app', tabela);
  if auditada then
    execute format('create trigger trilha after insert or update or delete on %s for each row execute function balcao.trilha_auditoria()', tabela);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.tabelas_dos_casos()
 RETURNS TABLE(tabela text, coluna text, tipo text, de text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
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
    ('proposta', 'itens', 'jsonb', 't.id'),
    ('apolice', 'bem', 'text', 't.id'), ('apolice', 'rascunho', 'jsonb', 't.id'), ('apolice', 'itens', 'jsonb', 't.id'),
    ('pedido_endosso', 'pedido', 'jsonb', '(select e.apolice_id from balcao.endosso e where e.id = t.endosso_id)'),
    ('endosso', 'motivo', 'text', 't.apolice_id'), ('endosso', 'dados', 'jsonb', 't.apolice_id'), ('endosso', 'recusa', 'text', 't.apolice_id'),
    ('divergencia_emissao', 'nota', 'text', 't.apolice_id'),
    ('sinistro', 'item', 'text', 't.id'), ('sinistro', 'local', 'text', 't.id'), ('sinistro', 'relato', 'text', 't.id'),
    ('sinistro', 'terceiros', 'jsonb', 't.id'), ('sinistro', 'checklist', 'jsonb', 't.id'), ('sinistro', 'andamentos', 'jsonb', 't.id'),
    ('segurado', 'dependentes', 'jsonb', 't.id'),
    ('segurado', 'representantes', 'jsonb', 't.id')
$function$;

CREATE OR REPLACE FUNCTION balcao.tabelas_varridas()
 RETURNS TABLE(tabela text, coluna text, tipo text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select c.table_name::text, c.column_name::text, c.data_type::text
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  where c.table_schema = 'balcao' and c.is_generated = 'NEVER' and (c.data_type in ('text', 'jsonb') or c.udt_name = '_text')
    and exists (select from information_schema.columns a where a.table_schema = 'balcao' and a.table_name = c.table_name and a.column_name = 'assinatura_id')
    and c.table_name in ('notificacao', 'tarefa', 'filtro_salvo', 'orcamento_evento', 'orcamento_recusa', 'evento', 'importacao_cadastro', 'modelo_mensagem', 'anexo',
      'grupo_segurado', 'documento', 'documento_texto', 'importacao_arquivo', 'lancamento', 'serie_lancamento', 'leitura_de_extrato', 'extrato_bancario',
      'transacao', 'regra_memo', 'recebimento', 'extrato_linha', 'extrato_arquivo',
      'fatura_arquivo', 'fatura_ato', 'repasse', 'lote_repasse')
$function$;

CREATE OR REPLACE FUNCTION balcao.tentativas_feitas(p_chave bytea, p_agora timestamp with time zone, p_recuo interval)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select tentativas_que_contam(tentativas, atualizado_em, p_agora, p_recuo) from tentativa_acesso where chave = p_chave
$function$;

CREATE OR REPLACE FUNCTION balcao.tentativas_que_contam(p_feitas integer, p_desde timestamp with time zone, p_agora timestamp with time zone, p_recuo interval)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select greatest(0, p_feitas - floor(greatest(0, extract(epoch from p_agora - p_desde)) / extract(epoch from p_recuo))::integer)
$function$;

CREATE OR REPLACE FUNCTION balcao.termo_pendente(p_usuario uuid, p_agora timestamp with time zone)
 RETURNS SETOF termo_versao
 LANGUAGE sql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
  select * from (select * from termo_versao where publicado_em <= p_agora order by publicado_em desc, id desc limit 1) t
  where not exists (select from termo_assinado a where a.termo_id = t.id and a.usuario_id = p_usuario)
$function$;

CREATE OR REPLACE FUNCTION balcao.texto_procuravel(texto text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(regexp_replace(balcao.sem_acento(left(texto, 300000)), '(\d)[./-](?=\d)', '\1', 'g'), '\m([a-z]{3})-(\d[a-z0-9]\d\d)\M', '\1\2', 'g')
$function$;

CREATE OR REPLACE FUNCTION balcao.titular_em_outros_casos(p_solicitacao uuid)
 RETURNS TABLE(registro text, desde timestamp with time zone, lugar text, dados jsonb)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.transicao_de_repasse_permitida(entidade text, de text, para text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select de = para or (entidade, de, para) in (
    ('lote_repasse', 'ABERTO', 'APROVADO'), ('lote_repasse', 'ABERTO', 'CANCELADO'), ('lote_repasse', 'APROVADO', 'ABERTO'),
    ('lote_repasse', 'APROVADO', 'PAGO'), ('lote_repasse', 'APROVADO', 'CANCELADO'),
    ('lote_repasse', 'APROVADO', 'ESTORNADO'), ('lote_repasse', 'PAGO', 'ESTORNADO'),
    ('pagamento_repasse', 'PENDENTE', 'PAGO'), ('pagamento_repasse', 'PENDENTE', 'REJEITADO'), ('pagamento_repasse', 'PENDENTE', 'CANCELADO'),
    ('pagamento_repasse', 'PAGO', 'ESTORNADO'),
    ('repasse', 'LIBERADO', 'EM_LOTE'), ('repasse', 'EM_LOTE', 'LIBERADO'), ('repasse', 'EM_LOTE', 'PAGO'),
    ('repasse', 'PAGO', 'LIBERADO'), ('repasse', 'PAGO', 'ESTORNADO'), ('repasse', 'ESTORNADO', 'PAGO'), ('repasse', 'ESTORNADO', 'LIBERADO'))
$function$;

CREATE OR REPLACE FUNCTION balcao.transicao_de_venda_permitida(entidade text, de text, para text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select de = para or (entidade, de, para) in (
    ('proposta', 'RASCUNHO', 'TRANSMITIDA'),
    ('proposta', 'RASCUNHO', 'CANCELADA'),
    ('proposta', 'TRANSMITIDA', 'EM_ANALISE'),
    ('proposta', 'TRANSMITIDA', 'RECUSADA'),
    ('proposta', 'TRANSMITIDA', 'CANCELADA'),
    ('proposta', 'EM_ANALISE', 'EXIGENCIA'),
    ('proposta', 'EM_ANALISE', 'VISTORIA'),
    ('proposta', 'EM_ANALISE', 'ACEITA'),
    ('proposta', 'EM_ANALISE', 'RECUSADA'),
    ('proposta', 'EM_ANALISE', 'CANCELADA'),
    ('proposta', 'EXIGENCIA', 'EM_ANALISE'),
    ('proposta', 'EXIGENCIA', 'RECUSADA'),
    ('proposta', 'EXIGENCIA', 'CANCELADA'),
    ('proposta', 'VISTORIA', 'EM_ANALISE'),
    ('proposta', 'VISTORIA', 'RECUSADA'),
    ('proposta', 'VISTORIA', 'CANCELADA'),
    ('proposta', 'ACEITA', 'EMITIDA'),
    ('proposta', 'ACEITA', 'CANCELADA'),

    ('apolice', 'A_VIGORAR', 'VIGENTE'),
    ('apolice', 'A_VIGORAR', 'VENCIDA'),
    ('apolice', 'A_VIGORAR', 'CANCELADA'),
    ('apolice', 'VIGENTE', 'VENCIDA'),
    ('apolice', 'VIGENTE', 'SUSPENSA'),
    ('apolice', 'VIGENTE', 'CANCELADA'),
    ('apolice', 'SUSPENSA', 'VIGENTE'),
    ('apolice', 'SUSPENSA', 'VENCIDA'),
    ('apolice', 'SUSPENSA', 'CANCELADA'),
    -- reactivated: as it stood before
    ('apolice', 'CANCELADA', 'A_VIGORAR'),
    ('apolice', 'CANCELADA', 'VIGENTE'),
    ('apolice', 'CANCELADA', 'SUSPENSA'),

    ('endosso', 'SOLICITADO', 'EM_ANALISE'),
    ('endosso', 'SOLICITADO', 'EMITIDO'),
    ('endosso', 'SOLICITADO', 'RECUSADO'),
    ('endosso', 'EM_ANALISE', 'EMITIDO'),
    ('endosso', 'EM_ANALISE', 'RECUSADO'),

    ('divergencia', 'ABERTA', 'CONTESTADA'),
    ('divergencia', 'ABERTA', 'ACEITA'),
    ('divergencia', 'CONTESTADA', 'CORRIGIDA'),
    ('divergencia', 'CONTESTADA', 'ACEITA'),

    ('parcela', 'ABERTA', 'PAGA'),
    ('parcela', 'ABERTA', 'VENCIDA'),
    -- a proposal that is given up, or a policy that is cancelled, takes its open instalments with it
    ('parcela', 'ABERTA', 'CANCELADA'),
    ('parcela', 'VENCIDA', 'EM_COBRANCA'),
    ('parcela', 'VENCIDA', 'PAGA'),
    ('parcela', 'VENCIDA', 'CANCELADA'),
    ('parcela', 'EM_COBRANCA', 'PAGA'),
    ('parcela', 'EM_COBRANCA', 'CANCELADA'),
    -- its insurer reissued it: it waits again, until the new due day
    ('parcela', 'VENCIDA', 'ABERTA'),
    ('parcela', 'EM_COBRANCA', 'ABERTA'),
    ('parcela', 'PAGA', 'ESTORNADA'),
    -- a payment that is taken back: as it stood before
    ('parcela', 'PAGA', 'ABERTA'),
    ('parcela', 'PAGA', 'VENCIDA'),
    ('parcela', 'PAGA', 'EM_COBRANCA'),
    -- reactivated: as it stood before
    ('parcela', 'CANCELADA', 'ABERTA'),
    ('parcela', 'CANCELADA', 'VENCIDA'),
    ('parcela', 'CANCELADA', 'EM_COBRANCA'),

    ('reemissao', 'PEDIDA', 'ENVIADA'),
    ('reemissao', 'PEDIDA', 'FALHOU'),
    ('reemissao', 'PEDIDA', 'CANCELADA'),
    ('reemissao', 'ENVIADA', 'ATENDIDA'),
    ('reemissao', 'ENVIADA', 'RECUSADA'),
    ('reemissao', 'ENVIADA', 'FALHOU'),

    ('comissao', 'PREVISTA', 'PARCIAL'),
    -- paid whole at once
    ('comissao', 'PREVISTA', 'RECEBIDA'),
    ('comissao', 'PREVISTA', 'DIVERGENTE'),
    ('comissao', 'PREVISTA', 'ESTORNADA'),
    ('comissao', 'PREVISTA', 'CANCELADA'),
    ('comissao', 'PARCIAL', 'RECEBIDA'),
    ('comissao', 'PARCIAL', 'DIVERGENTE'),
    ('comissao', 'PARCIAL', 'ESTORNADA'),
    ('comissao', 'PARCIAL', 'CANCELADA'),
    ('comissao', 'DIVERGENTE', 'RECEBIDA'),
    ('comissao', 'DIVERGENTE', 'CONTESTADA'),
    ('comissao', 'DIVERGENTE', 'ESTORNADA'),
    ('comissao', 'DIVERGENTE', 'CANCELADA'),
    -- a later statement pays what was contested
    ('comissao', 'CONTESTADA', 'RECEBIDA'),
    ('comissao', 'CONTESTADA', 'ESTORNADA'),
    ('comissao', 'CONTESTADA', 'CANCELADA'),
    ('comissao', 'RECEBIDA', 'ESTORNADA'),
    -- reactivated: as it stood before
    ('comissao', 'CANCELADA', 'PREVISTA'),
    ('comissao', 'CANCELADA', 'PARCIAL'),
    ('comissao', 'CANCELADA', 'DIVERGENTE'),
    ('comissao', 'CANCELADA', 'CONTESTADA')
  )
$function$;

CREATE OR REPLACE FUNCTION balcao.transicao_permitida(entidade text, de text, para text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select de = para or (entidade, de, para) in (
    ('orcamento', 'RASCUNHO', 'CALCULANDO'),
    ('orcamento', 'CALCULANDO', 'CALCULADO'),
    -- the first run was cancelled before any answer
    ('orcamento', 'CALCULANDO', 'RASCUNHO'),
    -- recalculating opens another run of the same case
    ('orcamento', 'CALCULADO', 'CALCULANDO'),
    ('orcamento', 'ENVIADO', 'CALCULANDO'),
    ('orcamento', 'CALCULADO', 'ENVIADO'),
    ('orcamento', 'CALCULADO', 'FECHADO'),
    ('orcamento', 'CALCULADO', 'RECUSADO'),
    ('orcamento', 'CALCULADO', 'EXPIRADO'),
    ('orcamento', 'ENVIADO', 'FECHADO'),
    ('orcamento', 'ENVIADO', 'RECUSADO'),
    ('orcamento', 'ENVIADO', 'EXPIRADO'),
    -- reopened by the broker
    ('orcamento', 'RECUSADO', 'CALCULADO'),
    -- its proposal ended without a policy: another offer may be sold
    ('orcamento', 'FECHADO', 'CALCULADO'),

    ('cotacao', 'NA_FILA', 'CALCULANDO'),
    ('cotacao', 'NA_FILA', 'CANCELADA'),
    ('cotacao', 'CALCULANDO', 'PARCIAL'),
    ('cotacao', 'CALCULANDO', 'CONCLUIDA'),
    ('cotacao', 'CALCULANDO', 'CANCELADA'),
    ('cotacao', 'PARCIAL', 'CONCLUIDA'),
    ('cotacao', 'PARCIAL', 'CANCELADA'),
    -- one insurer is asked again: the others' answers stand
    ('cotacao', 'CONCLUIDA', 'PARCIAL'),
    ('cotacao', 'CANCELADA', 'PARCIAL'),

    ('resultado', 'PENDENTE', 'CALCULANDO'),
    ('resultado', 'PENDENTE', 'ERRO'),
    ('resultado', 'PENDENTE', 'CREDENCIAL'),
    ('resultado', 'PENDENTE', 'CANCELADO'),
    ('resultado', 'CALCULANDO', 'OK'),
    ('resultado', 'CALCULANDO', 'RECUSADO'),
    ('resultado', 'CALCULANDO', 'ERRO'),
    ('resultado', 'CALCULANDO', 'TIMEOUT'),
    ('resultado', 'CALCULANDO', 'CREDENCIAL'),
    ('resultado', 'CALCULANDO', 'CANCELADO'),
    ('resultado', 'RECUSADO', 'PENDENTE'),
    ('resultado', 'ERRO', 'PENDENTE'),
    ('resultado', 'TIMEOUT', 'PENDENTE'),
    ('resultado', 'CREDENCIAL', 'PENDENTE'),
    ('resultado', 'CANCELADO', 'PENDENTE')
  )
$function$;

CREATE OR REPLACE FUNCTION balcao.trilha_auditoria()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  velho jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  novo jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  linha jsonb := coalesce(novo, velho);
begin
  if velho = novo then
    return null;
  end if;
  insert into auditoria (assinatura_id, entidade, entidade_id, acao, antes, depois, usuario_id, segfyer_id, ip)
  values (
    (linha ->> 'assinatura_id')::uuid, tg_table_name, linha ->> 'id',
    case tg_op when 'INSERT' then 'INCLUSAO' when 'UPDATE' then 'ALTERACAO' else 'EXCLUSAO' end,
    dizeres_da_trilha(velho), dizeres_da_trilha(novo), usuario_atual(),
    nullif(current_setting('balcao.segfyer_id', true), ''), nullif(current_setting('balcao.ip', true), '')
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.trilha_em_conjunto()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    begin
      if tg_op = 'INSERT' then
        if exists (select from novas) then
          insert into auditoria (assinatura_id, entidade, entidade_id, acao, antes, depois, usuario_id, segfyer_id, ip)
  select x.assinatura_id, tg_table_name, x.id::text, case tg_op when 'INSERT' then 'INCLUSAO' when 'UPDATE' then 'ALTERACAO' else 'EXCLUSAO' end,
    dizeres_da_trilha(x.antes), dizeres_da_trilha(x.depois), usuario_atual(),
    nullif(current_setting('balcao.segfyer_id', true), ''), nullif(current_setting('balcao.ip', true), '')
  from (select y.id, y.assinatura_id, (array_agg(y.antes) filter (where y.antes is not null))[1] as antes,
    (array_agg(y.depois) filter (where y.depois is not null))[1] as depois from (
select n.id, n.assinatura_id, null::jsonb, to_jsonb(n) from novas n
    ) y (id, assinatura_id, antes, depois) group by 1, 2) x
  where x.antes is distinct from x.depois;
        end if;
      elsif tg_op = 'DELETE' then
        if exists (select from velhas) then
          insert into auditoria (assinatura_id, entidade, entidade_id, acao, antes, depois, usuario_id, segfyer_id, ip)
  select x.assinatura_id, tg_table_name, x.id::text, case tg_op when 'INSERT' then 'INCLUSAO' when 'UPDATE' then 'ALTERACAO' else 'EXCLUSAO' end,
    dizeres_da_trilha(x.antes), dizeres_da_trilha(x.depois), usuario_atual(),
    nullif(current_setting('balcao.segfyer_id', true), ''), nullif(current_setting('balcao.ip', true), '')
  from (select y.id, y.assinatura_id, (array_agg(y.antes) filter (where y.antes is not null))[1] as antes,
    (array_agg(y.depois) filter (where y.depois is not null))[1] as depois from (
select v.id, v.assinatura_id, to_jsonb(v), null::jsonb from velhas v
    ) y (id, assinatura_id, antes, depois) group by 1, 2) x
  where x.antes is distinct from x.depois;
        end if;
      elsif exists (select from novas) then
        insert into auditoria (assinatura_id, entidade, entidade_id, acao, antes, depois, usuario_id, segfyer_id, ip)
  select x.assinatura_id, tg_table_name, x.id::text, case tg_op when 'INSERT' then 'INCLUSAO' when 'UPDATE' then 'ALTERACAO' else 'EXCLUSAO' end,
    dizeres_da_trilha(x.antes), dizeres_da_trilha(x.depois), usuario_atual(),
    nullif(current_setting('balcao.segfyer_id', true), ''), nullif(current_setting('balcao.ip', true), '')
  from (select y.id, y.assinatura_id, (array_agg(y.antes) filter (where y.antes is not null))[1] as antes,
    (array_agg(y.depois) filter (where y.depois is not null))[1] as depois from (
select v.id, v.assinatura_id, to_jsonb(v), null::jsonb from velhas v
union all
select n.id, n.assinatura_id, null::jsonb, to_jsonb(n) from novas n
    ) y (id, assinatura_id, antes, depois) group by 1, 2) x
  where x.antes is distinct from x.depois;
      end if;
      return null;
    end
    $function$;

CREATE OR REPLACE FUNCTION balcao.trocar_produtor(p_produtores jsonb, p_de uuid, p_para uuid, p_nome text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'nome', x.nome, 'pctBps', x.pct) order by x.lugar), '[]') from (
    select case when e ->> 'id' = p_de::text then p_para::text else e ->> 'id' end as id,
      max(case when e ->> 'id' in (p_de::text, p_para::text) then p_nome else e ->> 'nome' end) as nome,
      sum((e ->> 'pctBps')::int)::int as pct, min(n) as lugar
    from jsonb_array_elements(p_produtores) with ordinality as t (e, n) group by 1) x
$function$;

CREATE OR REPLACE FUNCTION balcao.trocar_vinculo(p_vinculo jsonb, p_de uuid, p_para uuid)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case jsonb_typeof(p_vinculo)
    when 'array' then (select coalesce(jsonb_agg(balcao.trocar_vinculo(v, p_de, p_para) order by n), '[]') from jsonb_array_elements(p_vinculo) with ordinality as x (v, n))
    when 'object' then case when p_vinculo ->> 'tipo' = 'segurado' and p_vinculo ->> 'id' = p_de::text
      then jsonb_set(p_vinculo, '{id}', to_jsonb(p_para::text)) else p_vinculo end
    else p_vinculo end
$function$;

CREATE OR REPLACE FUNCTION balcao.ultima_emissao_vencida(p_tipo text, p_hoje date)
 RETURNS date
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'balcao', 'pg_temp'
AS $function$
declare
  assinatura constant uuid := assinatura_atual();
  dia date := 'infinity';
begin
  loop
    select max(l.emissao) into dia from venda_lista l
    where l.assinatura_id = assinatura and l.tipo = p_tipo and l.excluido_em is null and l.emissao < dia;
    exit when dia is null or exists (select from venda_lista l
      where l.assinatura_id = assinatura and l.tipo = p_tipo and l.excluido_em is null and l.emissao = dia and l.vig_fim < p_hoje);
  end loop;
  return dia;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.usuario_atual()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('balcao.usuario_id', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION balcao.uuid7()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
AS $function$select uuidv7()$function$;

CREATE OR REPLACE FUNCTION balcao.ve_o_caixa()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((
    select u.administrador or coalesce((coalesce(p.flags, '{}') || u.flags) ->> 'acessoGestao', 'true') <> 'false'
    from balcao.usuario u left join balcao.perfil_acesso p on p.id = u.perfil_id where u.id = balcao.usuario_atual()), true)
$function$;

CREATE OR REPLACE FUNCTION balcao.ve_so_o_seu()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((
    select not u.administrador and coalesce((coalesce(p.flags, '{}') || u.flags) ->> 'administradorOrcamento', 'true') = 'false'
    from balcao.usuario u left join balcao.perfil_acesso p on p.id = u.perfil_id where u.id = balcao.usuario_atual()), false)
$function$;

CREATE OR REPLACE FUNCTION balcao.venda_fecha()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  alvo uuid := coalesce(new.proposta_id, old.proposta_id);
  p record;
  parcelado bigint;
  comissionado bigint;
begin
  select id, oferta_id, apolice_id, plano, comissao_centavos into p from balcao.proposta where id = alvo;
  if p.oferta_id is null or p.apolice_id is not null then return null; end if;
  select coalesce(sum(valor_centavos), 0) into parcelado from balcao.parcela where proposta_id = alvo and excluido_em is null;
  select coalesce(sum(prevista_centavos), 0) into comissionado
    from balcao.comissao where proposta_id = alvo and excluido_em is null and tipo = 'COMISSAO';
  if parcelado <> (p.plano ->> 'totalCentavos')::bigint then
    raise exception 'as parcelas não somam o plano' using errcode = 'check_violation', constraint = 'parcelas_fecham';
  end if;
  if comissionado <> p.comissao_centavos then
    raise exception 'as comissões não somam a da oferta' using errcode = 'check_violation', constraint = 'comissoes_fecham';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_entrega()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('NA_FILA', 'ENVIANDO'), ('NA_FILA', 'CANCELADA'), ('ENVIANDO', 'NA_FILA'), ('ENVIANDO', 'ENVIADA'), ('ENVIANDO', 'FALHOU'),
    ('ENVIANDO', 'INCERTA')) then
    raise exception 'transição recusada: entrega de % para %', old.status, new.status
      using errcode = 'check_violation', constraint = 'entrega_transicao';
  end if;
  new.alterado_em := clock_timestamp();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_estado()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not balcao.transicao_permitida(tg_argv[0], old.status, new.status) then
    raise exception 'transição recusada: % de % para %', tg_argv[0], old.status, new.status
      using errcode = 'check_violation', constraint = tg_argv[0] || '_transicao';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_estado_da_comissao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not balcao.transicao_de_venda_permitida('comissao', old.status, new.status)
    and not (coalesce(current_setting('balcao.reabertura', true), '') = 'sim'
      and old.status in ('PARCIAL', 'RECEBIDA', 'DIVERGENTE', 'CONTESTADA') and new.status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA')) then
    raise exception 'transição recusada: comissao de % para %', old.status, new.status using errcode = 'check_violation', constraint = 'comissao_transicao';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_estado_da_contestacao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> new.status and (old.status, new.status) not in (
    ('ABERTA', 'ENVIADA'), ('ENVIADA', 'RESPONDIDA'), ('RESPONDIDA', 'ENVIADA'), ('ABERTA', 'ENCERRADA'), ('ENVIADA', 'ENCERRADA'),
    ('RESPONDIDA', 'ENCERRADA'), ('ENCERRADA', 'ABERTA'), ('ENCERRADA', 'ENVIADA'), ('ENCERRADA', 'RESPONDIDA')) then
    raise exception 'transição recusada: contestacao de % para %', old.status, new.status
      using errcode = 'check_violation', constraint = 'contestacao_transicao';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_estado_da_fatura()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> new.status and (old.status, new.status) not in (('ABERTA', 'FECHADA'), ('FECHADA', 'REABERTA'), ('REABERTA', 'FECHADA')) then
    raise exception 'transição recusada: fatura de % para %', old.status, new.status using errcode = 'check_violation', constraint = 'fatura_transicao';
  end if;
  if old.status = 'FECHADA' and new.status = 'FECHADA' and (old.vidas, old.liquido_centavos, old.iof_centavos, old.comissao_centavos,
      old.ajuste_liquido_centavos, old.ajuste_iof_centavos, old.ajuste_comissao_centavos, old.preco, old.vencimento) is distinct from
    (new.vidas, new.liquido_centavos, new.iof_centavos, new.comissao_centavos,
      new.ajuste_liquido_centavos, new.ajuste_iof_centavos, new.ajuste_comissao_centavos, new.preco, new.vencimento) then
    raise exception 'fatura fechada não muda' using errcode = 'check_violation', constraint = 'fatura_fechada';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_estado_da_venda()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not balcao.transicao_de_venda_permitida(tg_argv[0], old.status, new.status) then
    raise exception 'transição recusada: % de % para %', tg_argv[0], old.status, new.status
      using errcode = 'check_violation', constraint = tg_argv[0] || '_transicao';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_estado_do_extrato()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> new.status and (old.status, new.status) not in (
    ('BUSCADO', 'LIDO'), ('LIDO', 'CONFERENCIA'),
    ('CONFERENCIA', 'BAIXADO'), ('CONFERENCIA', 'DIVERGENTE'),
    ('BAIXADO', 'REABERTO'), ('DIVERGENTE', 'REABERTO'),
    ('REABERTO', 'BAIXADO'), ('REABERTO', 'DIVERGENTE')) then
    raise exception 'transição recusada: extrato de % para %', old.status, new.status using errcode = 'check_violation', constraint = 'extrato_transicao';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_estado_do_repasse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not balcao.transicao_de_repasse_permitida(tg_table_name, old.status, new.status) then
    raise exception 'transição recusada: % de % para %', tg_table_name, old.status, new.status
      using errcode = 'check_violation', constraint = 'repasse_transicao';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_renovacao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.situacao_renovacao <> new.situacao_renovacao and (old.situacao_renovacao, new.situacao_renovacao) not in (
    ('A_RENOVAR', 'EM_COTACAO'),
    ('A_RENOVAR', 'NAO_RENOVADA'),
    ('A_RENOVAR', 'RENOVADA_OUTRA'),
    ('A_RENOVAR', 'RENOVADA_PROPRIA'),
    ('EM_COTACAO', 'A_RENOVAR'),
    ('EM_COTACAO', 'RENOVADA_PROPRIA'),
    ('EM_COTACAO', 'RENOVADA_OUTRA'),
    ('EM_COTACAO', 'NAO_RENOVADA'),
    -- a quote refused at first and won later
    ('NAO_RENOVADA', 'EM_COTACAO'),
    -- what had been sold was refused by its insurer, or given up
    ('RENOVADA_PROPRIA', 'EM_COTACAO'),
    ('RENOVADA_OUTRA', 'EM_COTACAO')
  ) then
    raise exception 'transição recusada: renovação de % para %', old.situacao_renovacao, new.situacao_renovacao
      using errcode = 'check_violation', constraint = 'renovacao_transicao';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_solicitacao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION balcao.vigiar_solicitacao_titular()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('ABERTA', 'EM_ATENDIMENTO'), ('ABERTA', 'ATENDIDA'), ('ABERTA', 'RECUSADA'), ('EM_ATENDIMENTO', 'ATENDIDA'), ('EM_ATENDIMENTO', 'RECUSADA')) then
    raise exception 'transição recusada: solicitação de % para %', old.status, new.status
      using errcode = 'check_violation', constraint = 'solicitacao_titular_transicao';
  end if;
  if (new.tipo, new.documento, new.recebida_em, new.prazo_em) is distinct from (old.tipo, old.documento, old.recebida_em, old.prazo_em) then
    raise exception 'o que o titular pediu não muda' using errcode = 'check_violation', constraint = 'solicitacao_titular_imutavel';
  end if;
  return new;
end
$function$;

-- ==============================================================================
-- Gatilhos: Assinatura e corretora
-- ==============================================================================

CREATE TRIGGER abrir_plano_de_contas AFTER INSERT ON assinatura FOR EACH ROW EXECUTE FUNCTION abrir_plano_de_contas();
CREATE TRIGGER contar AFTER UPDATE OF tem_parcela_pendente ON assinatura FOR EACH ROW WHEN (old.tem_parcela_pendente <> new.tem_parcela_pendente) EXECUTE FUNCTION contar_assinatura();
CREATE TRIGGER direitos_mudaram AFTER UPDATE OF status, trial_fim, excluido_em ON assinatura FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.trial_fim IS DISTINCT FROM new.trial_fim OR old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION avisar_direitos();
CREATE TRIGGER mensagens_do_provedor AFTER UPDATE OF status ON assinatura FOR EACH ROW WHEN ((old.status = ANY (ARRAY['BLOQUEADA'::text, 'CANCELADA'::text])) AND (new.status <> ALL (ARRAY['BLOQUEADA'::text, 'CANCELADA'::text]))) EXECUTE FUNCTION assinatura_reabriu();
CREATE TRIGGER seguir_indicacao AFTER UPDATE OF status ON assinatura FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION seguir_indicacao();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON assinatura FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON corretora FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE CONSTRAINT TRIGGER corretora_principal_existe AFTER INSERT OR DELETE OR UPDATE ON corretora DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION exigir_corretora_principal();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON corretora FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON aliquota_corretora FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON aliquota_corretora FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER contar AFTER UPDATE OF status, pago_centavos ON fatura_assinatura FOR EACH ROW WHEN (old.status <> new.status OR old.pago_centavos <> new.pago_centavos) EXECUTE FUNCTION contar_fatura();
CREATE TRIGGER seguir AFTER INSERT OR UPDATE OF status, vencimento ON fatura_assinatura FOR EACH ROW EXECUTE FUNCTION seguir_fatura();
CREATE TRIGGER seguir_indicacao AFTER INSERT OR UPDATE OF status ON fatura_assinatura FOR EACH ROW EXECUTE FUNCTION seguir_indicacao();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON fatura_assinatura FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON cobranca_fatura FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON ajuste_fatura FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON indicacao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON indicacao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON cancelamento_assinatura FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON exportacao_conta FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON perfil_automacao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON parametro FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR UPDATE OF valor ON parametro FOR EACH ROW WHEN (new.grupo = ANY (ARRAY['acesso'::text, 'calendario'::text])) EXECUTE FUNCTION avisar_direitos();
CREATE TRIGGER prever_excluido AFTER DELETE ON parametro FOR EACH ROW WHEN (old.grupo = 'repasse'::text) EXECUTE FUNCTION prever_repasses_dos_parametros();
CREATE TRIGGER prever_incluido AFTER INSERT ON parametro FOR EACH ROW WHEN (new.grupo = 'repasse'::text) EXECUTE FUNCTION prever_repasses_dos_parametros();
CREATE TRIGGER prever_mudado AFTER UPDATE ON parametro FOR EACH ROW WHEN (('repasse'::text = old.grupo OR 'repasse'::text = new.grupo) AND (old.grupo IS DISTINCT FROM new.grupo OR (old.valor -> 'supervisorBps'::text) IS DISTINCT FROM (new.valor -> 'supervisorBps'::text) OR (old.excluido_em IS NULL) IS DISTINCT FROM (new.excluido_em IS NULL))) EXECUTE FUNCTION prever_repasses_dos_parametros();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON parametro FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON parametro_cotacao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON parametro_cotacao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON dominio_remetente FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON dominio_remetente FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

-- ==============================================================================
-- Gatilhos: Acesso
-- ==============================================================================

CREATE TRIGGER busca_alterar AFTER UPDATE OF nome, email, excluido_em ON usuario FOR EACH ROW WHEN (old.nome IS DISTINCT FROM new.nome OR old.email IS DISTINCT FROM new.email OR old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION busca_ao_alterar('1');
CREATE TRIGGER busca_excluir AFTER DELETE ON usuario REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('1');
CREATE TRIGGER busca_incluir AFTER INSERT ON usuario REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('1');
CREATE TRIGGER direitos_mudaram AFTER UPDATE OF status, excluido_em, administrador, segfyer, perfil_id, flags, horarios ON usuario FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.excluido_em IS DISTINCT FROM new.excluido_em OR old.administrador IS DISTINCT FROM new.administrador OR old.segfyer IS DISTINCT FROM new.segfyer OR old.perfil_id IS DISTINCT FROM new.perfil_id OR old.flags IS DISTINCT FROM new.flags OR old.horarios IS DISTINCT FROM new.horarios) EXECUTE FUNCTION avisar_direitos();
CREATE TRIGGER mensagens_do_provedor AFTER INSERT OR UPDATE OF administrador, status, excluido_em ON usuario FOR EACH ROW WHEN (new.administrador AND new.status = 'ATIVO'::text AND new.excluido_em IS NULL) EXECUTE FUNCTION administrador_chegou();
CREATE TRIGGER seguir_indicacao AFTER UPDATE OF email_confirmado_em ON usuario FOR EACH ROW WHEN (old.email_confirmado_em IS NULL AND new.email_confirmado_em IS NOT NULL) EXECUTE FUNCTION seguir_indicacao();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON usuario FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER direitos_mudaram AFTER UPDATE OF flags, excluido_em ON perfil_acesso FOR EACH ROW WHEN (old.flags IS DISTINCT FROM new.flags OR old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION avisar_direitos();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON perfil_acesso FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON sessao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON prova_acesso FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON segundo_fator FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON codigo_recuperacao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

-- ==============================================================================
-- Gatilhos: Cadastros da corretora
-- ==============================================================================

CREATE TRIGGER busca_alterar AFTER UPDATE OF nome, nome_social, documento, email, celular, cep, excluido_em ON segurado FOR EACH ROW WHEN ((old.nome IS DISTINCT FROM new.nome OR old.nome_social IS DISTINCT FROM new.nome_social OR old.documento IS DISTINCT FROM new.documento OR old.email IS DISTINCT FROM new.email OR old.celular IS DISTINCT FROM new.celular OR old.cep IS DISTINCT FROM new.cep OR old.excluido_em IS DISTINCT FROM new.excluido_em) AND COALESCE(current_setting('balcao.importando'::text, true), ''::text) <> 'sim'::text) EXECUTE FUNCTION busca_ao_alterar('2');
CREATE TRIGGER busca_excluir AFTER DELETE ON segurado REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('2');
CREATE TRIGGER busca_incluir AFTER INSERT ON segurado REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('2');
CREATE TRIGGER carimbar BEFORE UPDATE ON segurado FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER esquecer_compartilhamentos AFTER UPDATE ON segurado FOR EACH ROW WHEN (current_setting('balcao.eliminando'::text, true) = 'sim'::text OR new.excluido_em IS NOT NULL AND new.email IS NULL AND new.celular IS NULL AND new.cep IS NULL AND new.nascimento IS NULL) EXECUTE FUNCTION esquecer_compartilhamentos();
CREATE TRIGGER esquecer_em_contestacoes AFTER UPDATE ON segurado FOR EACH ROW WHEN (COALESCE(current_setting('balcao.eliminando'::text, true), ''::text) = 'sim'::text) EXECUTE FUNCTION esquecer_em_contestacoes();
CREATE TRIGGER esquecer_em_extratos AFTER UPDATE ON segurado FOR EACH ROW WHEN (COALESCE(current_setting('balcao.eliminando'::text, true), ''::text) = 'sim'::text) EXECUTE FUNCTION esquecer_em_extratos();
CREATE TRIGGER esquecer_em_repasses AFTER UPDATE ON segurado FOR EACH ROW WHEN (COALESCE(current_setting('balcao.eliminando'::text, true), ''::text) = 'sim'::text) EXECUTE FUNCTION esquecer_em_repasses();
CREATE TRIGGER esquecer_mensagens AFTER UPDATE ON segurado FOR EACH ROW WHEN (current_setting('balcao.eliminando'::text, true) = 'sim'::text OR new.nome = 'Titular eliminado'::text AND old.nome <> 'Titular eliminado'::text) EXECUTE FUNCTION esquecer_mensagens();
CREATE TRIGGER esquecer_mesclagens AFTER UPDATE ON segurado FOR EACH ROW WHEN (COALESCE(current_setting('balcao.eliminando'::text, true), ''::text) = 'sim'::text) EXECUTE FUNCTION esquecer_mesclagens();
CREATE TRIGGER esquecer_partes BEFORE UPDATE ON segurado FOR EACH ROW WHEN (new.excluido_em IS NOT NULL AND new.email IS NULL AND new.celular IS NULL AND new.cep IS NULL AND new.nascimento IS NULL AND new.tags = '{}'::text[] AND (new.contatos <> '[]'::jsonb OR new.enderecos <> '[]'::jsonb OR new.dependentes <> '[]'::jsonb OR new.representantes <> '[]'::jsonb OR new.grupo_id IS NOT NULL) AND COALESCE(current_setting('balcao.mesclando'::text, true), ''::text) <> 'sim'::text) EXECUTE FUNCTION esquecer_partes_do_segurado();
CREATE TRIGGER largar_documentos AFTER UPDATE ON segurado FOR EACH ROW WHEN (new.excluido_em IS NOT NULL AND (current_setting('balcao.eliminando'::text, true) = 'sim'::text OR new.nome = 'Titular eliminado'::text AND old.nome <> 'Titular eliminado'::text)) EXECUTE FUNCTION largar_documentos();
CREATE TRIGGER largar_grupo AFTER UPDATE ON segurado FOR EACH ROW WHEN (old.grupo_id IS NOT NULL AND (old.grupo_id IS DISTINCT FROM new.grupo_id OR new.excluido_em IS NOT NULL AND old.excluido_em IS NULL) AND COALESCE(current_setting('balcao.mesclando'::text, true), ''::text) <> 'sim'::text) EXECUTE FUNCTION largar_grupo_vazio();
CREATE TRIGGER listar_comissoes AFTER UPDATE ON segurado FOR EACH ROW WHEN (old.nome IS DISTINCT FROM new.nome) EXECUTE FUNCTION listar_comissoes_do_segurado();
CREATE TRIGGER listar_parcelas AFTER UPDATE ON segurado FOR EACH ROW WHEN (old.nome IS DISTINCT FROM new.nome) EXECUTE FUNCTION listar_parcelas_do_segurado();
CREATE TRIGGER listar_vendas AFTER UPDATE ON segurado FOR EACH ROW WHEN (old.nome IS DISTINCT FROM new.nome OR old.nome_social IS DISTINCT FROM new.nome_social OR old.documento IS DISTINCT FROM new.documento) EXECUTE FUNCTION listar_do_segurado();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON segurado FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON grupo_segurado FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON grupo_segurado FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON mesclagem_segurado FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON mesclagem_segurado FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON segurado_alias FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON produtor FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER prever_excluido AFTER DELETE ON produtor FOR EACH ROW EXECUTE FUNCTION prever_repasses_do_produtor();
CREATE TRIGGER prever_repasses AFTER UPDATE ON produtor FOR EACH ROW WHEN (old.supervisor_id IS DISTINCT FROM new.supervisor_id OR old.nome IS DISTINCT FROM new.nome) EXECUTE FUNCTION prever_repasses_do_produtor();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON produtor FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON regra_repasse FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER prever_excluidas AFTER DELETE ON regra_repasse REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION prever_repasses_de_regras();
CREATE TRIGGER prever_incluidas AFTER INSERT ON regra_repasse REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION prever_repasses_de_regras();
CREATE TRIGGER prever_mudadas AFTER UPDATE ON regra_repasse REFERENCING OLD TABLE AS velhas NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION prever_repasses_de_regras();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON regra_repasse FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON seguradora_tenant FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON seguradora_tenant FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON ramo_assinatura FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON ramo_assinatura FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON conjunto FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON conjunto FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON filtro_salvo FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON filtro_salvo FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON importacao_cadastro FOR EACH ROW EXECUTE FUNCTION carimbar();

-- ==============================================================================
-- Gatilhos: Catálogos
-- ==============================================================================

CREATE TRIGGER trilha AFTER INSERT ON seguradora FOR EACH ROW WHEN (new.assinatura_id IS NOT NULL) EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON tabela_retencao_assinatura FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON tabela_retencao_assinatura FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

-- ==============================================================================
-- Gatilhos: Orçamento e cotação
-- ==============================================================================

CREATE TRIGGER acompanhar_renovacao AFTER UPDATE OF status ON orcamento FOR EACH ROW WHEN (new.apolice_anterior_id IS NOT NULL AND old.status IS DISTINCT FROM new.status AND ((new.status = ANY (ARRAY['FECHADO'::text, 'RECUSADO'::text])) OR new.status = 'CALCULADO'::text AND (old.status = ANY (ARRAY['FECHADO'::text, 'RECUSADO'::text])))) EXECUTE FUNCTION acompanhar_renovacao();
CREATE TRIGGER apagar_anexos AFTER UPDATE OF excluido_em ON orcamento FOR EACH ROW WHEN (old.excluido_em IS NULL AND new.excluido_em IS NOT NULL) EXECUTE FUNCTION apagar_anexos_do_orcamento();
CREATE TRIGGER busca_alterar AFTER UPDATE OF numero, segurado_nome, segurado_documento, linha, usuario_id, excluido_em, rascunho ON orcamento FOR EACH ROW WHEN (old.numero IS DISTINCT FROM new.numero OR old.segurado_nome IS DISTINCT FROM new.segurado_nome OR old.segurado_documento IS DISTINCT FROM new.segurado_documento OR old.linha IS DISTINCT FROM new.linha OR old.usuario_id IS DISTINCT FROM new.usuario_id OR old.excluido_em IS DISTINCT FROM new.excluido_em OR (old.rascunho #>> '{risco,veiculo,placa}'::text[]) IS DISTINCT FROM (new.rascunho #>> '{risco,veiculo,placa}'::text[]) OR (old.rascunho #>> '{risco,segurado,celular}'::text[]) IS DISTINCT FROM (new.rascunho #>> '{risco,segurado,celular}'::text[]) OR (old.rascunho #>> '{risco,segurado,cep}'::text[]) IS DISTINCT FROM (new.rascunho #>> '{risco,segurado,cep}'::text[]) OR (old.rascunho #>> '{risco,seguro,apoliceAnterior}'::text[]) IS DISTINCT FROM (new.rascunho #>> '{risco,seguro,apoliceAnterior}'::text[])) EXECUTE FUNCTION busca_ao_alterar('5');
CREATE TRIGGER busca_excluir AFTER DELETE ON orcamento REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('5');
CREATE TRIGGER busca_incluir AFTER INSERT ON orcamento REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('5');
CREATE TRIGGER carimbar BEFORE UPDATE ON orcamento FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER contar_alterar AFTER UPDATE ON orcamento FOR EACH ROW WHEN (old.usuario_id IS DISTINCT FROM new.usuario_id OR old.status IS DISTINCT FROM new.status OR old.linha IS DISTINCT FROM new.linha OR old.criado_em IS DISTINCT FROM new.criado_em OR old.premio_centavos IS DISTINCT FROM new.premio_centavos OR (old.excluido_em IS NULL) IS DISTINCT FROM (new.excluido_em IS NULL) OR old.em_branco IS DISTINCT FROM new.em_branco) EXECUTE FUNCTION contar_orcamento();
CREATE TRIGGER contar_excluir AFTER DELETE ON orcamento FOR EACH ROW EXECUTE FUNCTION contar_orcamento();
CREATE TRIGGER contar_incluir AFTER INSERT ON orcamento FOR EACH ROW WHEN (new.excluido_em IS NULL AND NOT new.em_branco) EXECUTE FUNCTION contar_orcamento();
CREATE TRIGGER devolver_renovacao AFTER UPDATE OF excluido_em, status ON orcamento FOR EACH ROW WHEN (new.apolice_anterior_id IS NOT NULL AND (new.excluido_em IS NOT NULL AND old.excluido_em IS NULL OR new.status = 'EXPIRADO'::text AND old.status <> 'EXPIRADO'::text)) EXECUTE FUNCTION devolver_renovacao();
CREATE TRIGGER direitos_mudaram AFTER UPDATE OF usuario_id, excluido_em ON orcamento FOR EACH ROW WHEN (old.usuario_id IS DISTINCT FROM new.usuario_id OR old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION avisar_direitos();
CREATE TRIGGER largar_documentos AFTER DELETE ON orcamento FOR EACH ROW EXECUTE FUNCTION largar_documentos();
CREATE TRIGGER linha_do_manual BEFORE INSERT OR UPDATE OF rascunho ON orcamento FOR EACH ROW EXECUTE FUNCTION linha_do_manual();
CREATE TRIGGER listar_cotacoes AFTER UPDATE ON orcamento FOR EACH ROW WHEN (old.numero IS DISTINCT FROM new.numero OR old.linha IS DISTINCT FROM new.linha OR old.usuario_id IS DISTINCT FROM new.usuario_id OR old.segurado_nome IS DISTINCT FROM new.segurado_nome OR (old.excluido_em IS NULL) IS DISTINCT FROM (new.excluido_em IS NULL)) EXECUTE FUNCTION listar_cotacoes_do_caso();
CREATE TRIGGER listar_perda_alterar AFTER UPDATE ON orcamento FOR EACH ROW WHEN (old.status = 'RECUSADO'::text OR new.status = 'RECUSADO'::text) EXECUTE FUNCTION listar_perda_do_caso();
CREATE TRIGGER listar_perda_incluir AFTER INSERT ON orcamento FOR EACH ROW WHEN (new.status = 'RECUSADO'::text) EXECUTE FUNCTION listar_perda_do_caso();
CREATE TRIGGER seguir_escolha BEFORE UPDATE OF status, cotacao_id ON orcamento FOR EACH ROW EXECUTE FUNCTION seguir_escolha();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON orcamento FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON orcamento FOR EACH ROW EXECUTE FUNCTION vigiar_estado('orcamento');

CREATE TRIGGER carimbar BEFORE UPDATE ON orcamento_recusa FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER listar_perda AFTER INSERT OR DELETE OR UPDATE ON orcamento_recusa FOR EACH ROW EXECUTE FUNCTION listar_perda_da_recusa();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON orcamento_recusa FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON anexo FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON anexo FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON declaracao_saude FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON declaracao_saude FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER busca_alterar AFTER UPDATE OF excluido_em ON cotacao FOR EACH ROW WHEN (old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION busca_ao_alterar('6');
CREATE TRIGGER busca_excluir AFTER DELETE ON cotacao REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('6');
CREATE TRIGGER busca_incluir AFTER INSERT ON cotacao REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('6');
CREATE TRIGGER carimbar BEFORE UPDATE ON cotacao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER complemento_valido BEFORE INSERT OR UPDATE OF complementa_id ON cotacao FOR EACH ROW EXECUTE FUNCTION complemento_valido();
CREATE TRIGGER cotacao_imutavel BEFORE UPDATE ON cotacao FOR EACH ROW EXECUTE FUNCTION cotacao_imutavel();
CREATE TRIGGER listar_alterar AFTER UPDATE ON cotacao FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.criado_em IS DISTINCT FROM new.criado_em OR (old.excluido_em IS NULL) IS DISTINCT FROM (new.excluido_em IS NULL)) EXECUTE FUNCTION listar_cotacao();
CREATE TRIGGER listar_incluir AFTER INSERT ON cotacao FOR EACH ROW EXECUTE FUNCTION listar_cotacao();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON cotacao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON cotacao FOR EACH ROW EXECUTE FUNCTION vigiar_estado('cotacao');

CREATE TRIGGER carimbar BEFORE UPDATE ON resultado_cotacao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON resultado_cotacao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON resultado_cotacao FOR EACH ROW EXECUTE FUNCTION vigiar_estado('resultado');

CREATE TRIGGER listar_menor_premio AFTER INSERT ON oferta_cotacao REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION listar_menor_premio();
CREATE TRIGGER oferta_imutavel BEFORE UPDATE ON oferta_cotacao FOR EACH ROW EXECUTE FUNCTION oferta_imutavel();

-- ==============================================================================
-- Gatilhos: Cliente: questionários e envios
-- ==============================================================================

CREATE TRIGGER carimbar BEFORE UPDATE ON questionario_link FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON questionario_link FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON questionario_arquivo FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON questionario_arquivo FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON solicitacao_cotacao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER levar_arquivos AFTER INSERT OR UPDATE OF orcamento_id, status ON solicitacao_cotacao FOR EACH ROW EXECUTE FUNCTION levar_arquivos_do_questionario();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON solicitacao_cotacao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE ON solicitacao_cotacao FOR EACH ROW EXECUTE FUNCTION vigiar_solicitacao();

CREATE TRIGGER carimbar BEFORE UPDATE ON modelo_mensagem FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON modelo_mensagem FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON envio_orcamento FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON envio_orcamento FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER vigiar_estado BEFORE UPDATE ON envio_entrega FOR EACH ROW EXECUTE FUNCTION vigiar_entrega();

CREATE TRIGGER contar_aceite AFTER INSERT ON envio_resposta FOR EACH ROW WHEN (new.tipo = 'ACEITE'::text) EXECUTE FUNCTION contar_aceite();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON envio_resposta FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON pagina_publica FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON pagina_publica FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

-- ==============================================================================
-- Gatilhos: Documentos
-- ==============================================================================

CREATE TRIGGER carimbar BEFORE UPDATE ON documento FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER seguir_entrega AFTER UPDATE OF tipo ON documento FOR EACH ROW WHEN (new.tipo <> old.tipo AND ('APOLICE'::text = new.tipo OR 'APOLICE'::text = old.tipo)) EXECUTE FUNCTION seguir_entrega_do_documento();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON documento FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER seguir_entrega_posta AFTER INSERT ON documento_vinculo FOR EACH ROW WHEN (new.alvo = ANY (ARRAY['PROPOSTA'::text, 'APOLICE'::text])) EXECUTE FUNCTION seguir_entrega_do_vinculo();
CREATE TRIGGER seguir_entrega_tirada AFTER DELETE ON documento_vinculo FOR EACH ROW WHEN (old.alvo = ANY (ARRAY['PROPOSTA'::text, 'APOLICE'::text])) EXECUTE FUNCTION seguir_entrega_do_vinculo();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON documento_vinculo FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER esquecer_documento AFTER UPDATE ON documento_texto FOR EACH ROW WHEN (current_setting('balcao.eliminando'::text, true) = 'sim'::text AND (new.nome IS DISTINCT FROM old.nome OR new.texto IS DISTINCT FROM old.texto)) EXECUTE FUNCTION esquecer_documento();

-- ==============================================================================
-- Gatilhos: Privacidade
-- ==============================================================================

CREATE TRIGGER carimbar BEFORE UPDATE ON encarregado FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON encarregado FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON permissao_lgpd FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON coleta_permissao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON coleta_permissao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON solicitacao_titular FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER esquecer_vidas AFTER UPDATE OF status ON solicitacao_titular FOR EACH ROW WHEN (COALESCE(current_setting('balcao.eliminando'::text, true), ''::text) = 'sim'::text) EXECUTE FUNCTION esquecer_vidas();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON solicitacao_titular FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE ON solicitacao_titular FOR EACH ROW EXECUTE FUNCTION vigiar_solicitacao_titular();

CREATE TRIGGER carimbar BEFORE UPDATE ON pedido_compartilhamento FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON pedido_compartilhamento FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON compartilhamento FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON compartilhamento FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON apolice_externa FOR EACH ROW EXECUTE FUNCTION carimbar();

-- ==============================================================================
-- Gatilhos: Proposta e carteira
-- ==============================================================================

CREATE TRIGGER busca_alterar AFTER UPDATE OF numero, numero_seguradora, placa, segurado_id, usuario_id, excluido_em ON proposta FOR EACH ROW WHEN (old.numero IS DISTINCT FROM new.numero OR old.numero_seguradora IS DISTINCT FROM new.numero_seguradora OR old.placa IS DISTINCT FROM new.placa OR old.segurado_id IS DISTINCT FROM new.segurado_id OR old.usuario_id IS DISTINCT FROM new.usuario_id OR old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION busca_ao_alterar('4');
CREATE TRIGGER busca_excluir AFTER DELETE ON proposta REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('4');
CREATE TRIGGER busca_incluir AFTER INSERT ON proposta REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('4');
CREATE TRIGGER carimbar BEFORE UPDATE ON proposta FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER deslistar AFTER DELETE ON proposta REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_venda();
CREATE TRIGGER devolver_orcamento AFTER UPDATE OF status ON proposta FOR EACH ROW WHEN (new.oferta_id IS NOT NULL AND (new.status = ANY (ARRAY['RECUSADA'::text, 'CANCELADA'::text])) AND old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION devolver_orcamento();
CREATE TRIGGER direitos_mudaram AFTER UPDATE OF usuario_id, excluido_em ON proposta FOR EACH ROW WHEN (old.usuario_id IS DISTINCT FROM new.usuario_id OR old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION avisar_direitos();
CREATE TRIGGER identificar BEFORE INSERT OR UPDATE OF dados_complementares ON proposta FOR EACH ROW WHEN (new.oferta_id IS NOT NULL) EXECUTE FUNCTION identificar_proposta();
CREATE TRIGGER identificar_digitada BEFORE INSERT OR UPDATE OF bem, itens, ramo, segurado_id, placa ON proposta FOR EACH ROW WHEN (new.oferta_id IS NULL) EXECUTE FUNCTION identificar_proposta_digitada();
CREATE TRIGGER largar_documentos AFTER DELETE ON proposta FOR EACH ROW EXECUTE FUNCTION largar_documentos();
CREATE TRIGGER levar_conta AFTER UPDATE OF apolice_id ON proposta FOR EACH ROW WHEN (new.apolice_id IS DISTINCT FROM old.apolice_id) EXECUTE FUNCTION levar_conta_a_apolice();
CREATE TRIGGER listar AFTER UPDATE ON proposta REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_proposta();
CREATE TRIGGER listar_incluir AFTER INSERT ON proposta REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_proposta();
CREATE TRIGGER proposta_imutavel BEFORE UPDATE ON proposta FOR EACH ROW WHEN (COALESCE(current_setting('balcao.mesclando'::text, true), ''::text) <> 'sim'::text) EXECUTE FUNCTION proposta_imutavel();
CREATE TRIGGER seguir_entrega AFTER UPDATE OF apolice_id ON proposta FOR EACH ROW WHEN (new.apolice_id IS NOT NULL AND new.apolice_id IS DISTINCT FROM old.apolice_id) EXECUTE FUNCTION seguir_entrega_da_proposta();
CREATE TRIGGER seguir_prazos AFTER INSERT OR UPDATE OF status, transmitida_em, exigencias ON proposta FOR EACH ROW EXECUTE FUNCTION seguir_prazos_da_proposta();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON proposta FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON proposta FOR EACH ROW EXECUTE FUNCTION vigiar_estado_da_venda('proposta');

CREATE TRIGGER carimbar BEFORE UPDATE ON resposta_exigencia FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON resposta_exigencia FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON parcela FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER deslistar AFTER DELETE ON parcela REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_parcelas_da_apolice();
CREATE TRIGGER herdar_apolice BEFORE INSERT ON parcela FOR EACH ROW WHEN (new.proposta_id IS NOT NULL) EXECUTE FUNCTION herdar_apolice();
CREATE TRIGGER largar_documentos AFTER DELETE ON parcela FOR EACH ROW EXECUTE FUNCTION largar_documentos();
CREATE TRIGGER levantar_suspensao AFTER UPDATE OF status ON parcela FOR EACH ROW WHEN (new.status = 'PAGA'::text AND old.status <> 'PAGA'::text AND new.apolice_id IS NOT NULL) EXECUTE FUNCTION levantar_suspensao();
CREATE TRIGGER listar AFTER UPDATE ON parcela REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_parcelas_mudadas();
CREATE TRIGGER listar_incluir AFTER INSERT ON parcela REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_parcelas_da_apolice();
CREATE TRIGGER razao_alteracao AFTER UPDATE ON parcela REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_parcela();
CREATE TRIGGER razao_exclusao AFTER DELETE ON parcela REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_parcela();
CREATE TRIGGER razao_inclusao AFTER INSERT ON parcela REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_parcela();
CREATE TRIGGER trilha_alteracao AFTER UPDATE ON parcela REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION trilha_em_conjunto();
CREATE TRIGGER trilha_exclusao AFTER DELETE ON parcela REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION trilha_em_conjunto();
CREATE TRIGGER trilha_inclusao AFTER INSERT ON parcela REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION trilha_em_conjunto();
CREATE CONSTRAINT TRIGGER venda_fecha AFTER INSERT ON parcela DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.proposta_id IS NOT NULL) EXECUTE FUNCTION venda_fecha();
CREATE CONSTRAINT TRIGGER venda_fecha_mudada AFTER UPDATE OF valor_centavos, excluido_em ON parcela DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.proposta_id IS NOT NULL) EXECUTE FUNCTION venda_fecha();
CREATE CONSTRAINT TRIGGER venda_fecha_tirada AFTER DELETE ON parcela DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.proposta_id IS NOT NULL) EXECUTE FUNCTION venda_fecha();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON parcela FOR EACH ROW EXECUTE FUNCTION vigiar_estado_da_venda('parcela');

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON pagamento_parcela FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON contato_parcela FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE ON reemissao_parcela FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER trilha_do_estado AFTER UPDATE ON reemissao_parcela FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON reemissao_parcela FOR EACH ROW EXECUTE FUNCTION vigiar_estado_da_venda('reemissao');

CREATE TRIGGER carimbar BEFORE UPDATE ON comissao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER conferir_contestada BEFORE UPDATE OF status ON comissao FOR EACH ROW WHEN (new.status = 'CONTESTADA'::text AND (old.status = ANY (ARRAY['RECEBIDA'::text, 'CANCELADA'::text]))) EXECUTE FUNCTION conferir_contestada();
CREATE TRIGGER herdar_apolice BEFORE INSERT ON comissao FOR EACH ROW WHEN (new.proposta_id IS NOT NULL) EXECUTE FUNCTION herdar_apolice();
CREATE TRIGGER listar AFTER UPDATE ON comissao REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_comissoes_mudadas();
CREATE TRIGGER listar_incluir AFTER INSERT ON comissao REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_comissoes_mudadas();
CREATE TRIGGER prever_excluidas AFTER DELETE ON comissao REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION prever_repasses_de_comissoes();
CREATE TRIGGER prever_incluidas AFTER INSERT ON comissao REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION prever_repasses_de_comissoes();
CREATE TRIGGER prever_mudadas AFTER UPDATE ON comissao REFERENCING OLD TABLE AS velhas NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION prever_repasses_de_comissoes();
CREATE TRIGGER razao_alteracao AFTER UPDATE ON comissao REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_comissao();
CREATE TRIGGER razao_exclusao AFTER DELETE ON comissao REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_comissao();
CREATE TRIGGER razao_inclusao AFTER INSERT ON comissao REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_comissao();
CREATE TRIGGER repassar_emitida AFTER UPDATE ON comissao FOR EACH ROW WHEN (new.apolice_id IS NOT NULL AND (old.apolice_id IS NULL OR (old.excluido_em IS NULL) <> (new.excluido_em IS NULL) OR old.status <> new.status AND ('CANCELADA'::text = old.status OR 'CANCELADA'::text = new.status))) EXECUTE FUNCTION repassar_emitida();
CREATE TRIGGER repassar_emitidas AFTER INSERT ON comissao REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION repassar_emitidas();
CREATE TRIGGER seguir_contestacoes AFTER UPDATE ON comissao REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION seguir_comissoes_contestadas();
CREATE TRIGGER somar_alteracao AFTER UPDATE ON comissao REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION somar_comissoes();
CREATE TRIGGER somar_exclusao AFTER DELETE ON comissao REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION somar_comissoes();
CREATE TRIGGER somar_inclusao AFTER INSERT ON comissao REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION somar_comissoes();
CREATE TRIGGER trilha_alteracao AFTER UPDATE ON comissao REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION trilha_em_conjunto();
CREATE TRIGGER trilha_exclusao AFTER DELETE ON comissao REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION trilha_em_conjunto();
CREATE TRIGGER trilha_inclusao AFTER INSERT ON comissao REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION trilha_em_conjunto();
CREATE CONSTRAINT TRIGGER venda_fecha AFTER INSERT ON comissao DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.proposta_id IS NOT NULL) EXECUTE FUNCTION venda_fecha();
CREATE CONSTRAINT TRIGGER venda_fecha_mudada AFTER UPDATE OF prevista_centavos, excluido_em ON comissao DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.proposta_id IS NOT NULL) EXECUTE FUNCTION venda_fecha();
CREATE CONSTRAINT TRIGGER venda_fecha_tirada AFTER DELETE ON comissao DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.proposta_id IS NOT NULL) EXECUTE FUNCTION venda_fecha();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON comissao FOR EACH ROW EXECUTE FUNCTION vigiar_estado_da_comissao();

CREATE TRIGGER busca_alterar AFTER UPDATE OF numero, segurado_id, excluido_em ON apolice FOR EACH ROW WHEN (old.numero IS DISTINCT FROM new.numero OR old.segurado_id IS DISTINCT FROM new.segurado_id OR old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION busca_ao_alterar('0');
CREATE TRIGGER busca_excluir AFTER DELETE ON apolice REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_da_apolice();
CREATE TRIGGER busca_incluir AFTER INSERT ON apolice REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_da_apolice();
CREATE TRIGGER carimbar BEFORE UPDATE ON apolice FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER deslistar AFTER DELETE ON apolice REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_venda();
CREATE TRIGGER identificar BEFORE INSERT OR UPDATE OF rascunho, bem, itens, ramo, segurado_id ON apolice FOR EACH ROW EXECUTE FUNCTION identificar_apolice();
CREATE TRIGGER largar_documentos AFTER DELETE ON apolice FOR EACH ROW EXECUTE FUNCTION largar_documentos();
CREATE TRIGGER listar AFTER UPDATE ON apolice REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION listar_apolice();
CREATE TRIGGER listar_comissoes AFTER UPDATE ON apolice REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION listar_comissoes_de_apolices();
CREATE TRIGGER listar_incluir AFTER INSERT ON apolice REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_venda();
CREATE TRIGGER listar_parcelas AFTER UPDATE ON apolice REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION listar_parcelas_de_apolices();
CREATE TRIGGER prever_repasses AFTER UPDATE ON apolice REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION prever_repasses_de_apolices();
CREATE TRIGGER trilha_alteracao AFTER UPDATE ON apolice REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION trilha_em_conjunto();
CREATE TRIGGER trilha_exclusao AFTER DELETE ON apolice REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION trilha_em_conjunto();
CREATE TRIGGER trilha_inclusao AFTER INSERT ON apolice REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION trilha_em_conjunto();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON apolice FOR EACH ROW EXECUTE FUNCTION vigiar_estado_da_venda('apolice');
CREATE TRIGGER vigiar_renovacao BEFORE UPDATE OF situacao_renovacao ON apolice FOR EACH ROW EXECUTE FUNCTION vigiar_renovacao();

CREATE TRIGGER carimbar BEFORE UPDATE ON endosso FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER deslistar AFTER DELETE ON endosso REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_venda();
CREATE TRIGGER largar_documentos AFTER DELETE ON endosso FOR EACH ROW EXECUTE FUNCTION largar_documentos();
CREATE TRIGGER listar AFTER UPDATE ON endosso REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_venda();
CREATE TRIGGER listar_comissoes AFTER UPDATE ON endosso FOR EACH ROW WHEN (old.numero_seguradora IS DISTINCT FROM new.numero_seguradora OR old.numero IS DISTINCT FROM new.numero) EXECUTE FUNCTION listar_comissoes_de_endosso();
CREATE TRIGGER listar_incluir AFTER INSERT ON endosso REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION listar_venda();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON endosso FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON endosso FOR EACH ROW EXECUTE FUNCTION vigiar_estado_da_venda('endosso');

CREATE TRIGGER carimbar BEFORE UPDATE ON divergencia_emissao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER contar AFTER INSERT OR DELETE OR UPDATE OF status, excluido_em ON divergencia_emissao FOR EACH ROW EXECUTE FUNCTION contar_divergencias();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON divergencia_emissao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON divergencia_emissao FOR EACH ROW EXECUTE FUNCTION vigiar_estado_da_venda('divergencia');

CREATE TRIGGER razao_alteracao AFTER UPDATE ON movimento_apolice REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_movimento_apolice();
CREATE TRIGGER razao_exclusao AFTER DELETE ON movimento_apolice REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_movimento_apolice();
CREATE TRIGGER razao_inclusao AFTER INSERT ON movimento_apolice REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_movimento_apolice();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON movimento_apolice FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON prazo FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER seguir_entrega AFTER INSERT ON prazo FOR EACH ROW WHEN (new.tipo = 'ENTREGA_APOLICE'::text AND new.fim IS NULL) EXECUTE FUNCTION seguir_entrega_da_proposta();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON prazo FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON transferencia FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON transferencia FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER prever_excluidas AFTER DELETE ON divisao_produtor REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION prever_repasses_de_divisoes();
CREATE TRIGGER prever_incluidas AFTER INSERT ON divisao_produtor REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION prever_repasses_de_divisoes();
CREATE TRIGGER prever_mudadas AFTER UPDATE ON divisao_produtor REFERENCING OLD TABLE AS velhas NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION prever_repasses_de_divisoes();

CREATE TRIGGER busca_alterar AFTER UPDATE OF numero, protocolo_seguradora, placa, apolice_id, excluido_em ON sinistro FOR EACH ROW WHEN (old.numero IS DISTINCT FROM new.numero OR old.protocolo_seguradora IS DISTINCT FROM new.protocolo_seguradora OR old.placa IS DISTINCT FROM new.placa OR old.apolice_id IS DISTINCT FROM new.apolice_id OR old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION busca_ao_alterar('3');
CREATE TRIGGER busca_excluir AFTER DELETE ON sinistro REFERENCING OLD TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('3');
CREATE TRIGGER busca_incluir AFTER INSERT ON sinistro REFERENCING NEW TABLE AS mudadas FOR EACH STATEMENT EXECUTE FUNCTION busca_ao_incluir('3');
CREATE TRIGGER carimbar BEFORE UPDATE ON sinistro FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER largar_documentos AFTER DELETE ON sinistro FOR EACH ROW EXECUTE FUNCTION largar_documentos();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON sinistro FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

-- ==============================================================================
-- Gatilhos: Financeiro
-- ==============================================================================

CREATE TRIGGER carimbar BEFORE UPDATE ON conta_financeira FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER razao_alteracao AFTER UPDATE ON conta_financeira REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_conta_financeira();
CREATE TRIGGER razao_exclusao AFTER DELETE ON conta_financeira REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_conta_financeira();
CREATE TRIGGER razao_inclusao AFTER INSERT ON conta_financeira REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_conta_financeira();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON conta_financeira FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON categoria_financeira FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON categoria_financeira FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON centro_de_custo FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON centro_de_custo FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON lancamento FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER guardar_conciliado BEFORE UPDATE ON lancamento FOR EACH ROW WHEN (old.tipo IS DISTINCT FROM new.tipo OR old.conta_id IS DISTINCT FROM new.conta_id OR old.destino_id IS DISTINCT FROM new.destino_id OR old.valor_centavos IS DISTINCT FROM new.valor_centavos OR old.status IS DISTINCT FROM new.status OR old.pago_em IS DISTINCT FROM new.pago_em OR old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION guardar_conciliado();
CREATE TRIGGER largar_documentos AFTER DELETE ON lancamento FOR EACH ROW EXECUTE FUNCTION largar_documentos();
CREATE TRIGGER largar_documentos_do_excluido AFTER UPDATE ON lancamento FOR EACH ROW WHEN (old.excluido_em IS NULL AND new.excluido_em IS NOT NULL) EXECUTE FUNCTION largar_documentos();
CREATE TRIGGER largar_documentos_do_titular AFTER UPDATE ON lancamento FOR EACH ROW WHEN (current_setting('balcao.eliminando'::text, true) = 'sim'::text AND (new.descricao IS DISTINCT FROM old.descricao OR new.pessoa IS DISTINCT FROM old.pessoa OR new.documento IS DISTINCT FROM old.documento OR new.observacao IS DISTINCT FROM old.observacao)) EXECUTE FUNCTION largar_documentos();
CREATE TRIGGER razao_alteracao AFTER UPDATE ON lancamento REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_lancamento();
CREATE TRIGGER razao_exclusao AFTER DELETE ON lancamento REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_lancamento();
CREATE TRIGGER razao_inclusao AFTER INSERT ON lancamento REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_lancamento();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON lancamento FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON serie_lancamento FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON serie_lancamento FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON previsao_financeira FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON previsao_financeira FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON extrato_comissao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON extrato_comissao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON extrato_comissao FOR EACH ROW EXECUTE FUNCTION vigiar_estado_do_extrato();

CREATE TRIGGER carimbar BEFORE UPDATE ON recebimento FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER guardar_conciliado BEFORE UPDATE ON recebimento FOR EACH ROW WHEN (old.conta_id IS DISTINCT FROM new.conta_id OR old.dia IS DISTINCT FROM new.dia OR old.valor_centavos IS DISTINCT FROM new.valor_centavos OR old.excluido_em IS DISTINCT FROM new.excluido_em) EXECUTE FUNCTION guardar_recebimento_conciliado();
CREATE TRIGGER razao_alteracao AFTER UPDATE ON recebimento REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_recebimento();
CREATE TRIGGER razao_exclusao AFTER DELETE ON recebimento REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_recebimento();
CREATE TRIGGER razao_inclusao AFTER INSERT ON recebimento REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_recebimento();
CREATE TRIGGER retomar_do_recebimento AFTER UPDATE OF excluido_em ON recebimento FOR EACH ROW WHEN (old.excluido_em IS NULL AND new.excluido_em IS NOT NULL) EXECUTE FUNCTION retomar_do_recebimento();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON recebimento FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER repassar_recebidas AFTER INSERT ON recebimento_comissao REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION repassar_recebidas();
CREATE TRIGGER retomar_desfeitas AFTER DELETE ON recebimento_comissao REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION retomar_desfeitas();

CREATE TRIGGER carimbar BEFORE UPDATE ON contestacao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON contestacao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON contestacao FOR EACH ROW EXECUTE FUNCTION vigiar_estado_da_contestacao();

CREATE TRIGGER seguir_comissao AFTER UPDATE OF comissao_id ON contestacao_item FOR EACH ROW WHEN (new.comissao_id IS NULL AND new.situacao = 'ABERTO'::text) EXECUTE FUNCTION seguir_comissao_perdida();

CREATE TRIGGER carimbar BEFORE UPDATE ON repasse FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER razao_alteracao AFTER UPDATE ON repasse REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_repasse();
CREATE TRIGGER razao_exclusao AFTER DELETE ON repasse REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_repasse();
CREATE TRIGGER razao_inclusao AFTER INSERT ON repasse REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_repasse();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON repasse FOR EACH ROW EXECUTE FUNCTION vigiar_estado_do_repasse();

CREATE TRIGGER carimbar BEFORE UPDATE ON lote_repasse FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON lote_repasse FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON lote_repasse FOR EACH ROW EXECUTE FUNCTION vigiar_estado_do_repasse();

CREATE TRIGGER carimbar BEFORE UPDATE ON pagamento_repasse FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE CONSTRAINT TRIGGER conferir_pagamento AFTER INSERT OR UPDATE ON pagamento_repasse DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION conferir_pagamento_de_repasse();
CREATE TRIGGER razao_alteracao AFTER UPDATE ON pagamento_repasse REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_pagamento_repasse();
CREATE TRIGGER razao_exclusao AFTER DELETE ON pagamento_repasse REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_pagamento_repasse();
CREATE TRIGGER razao_inclusao AFTER INSERT ON pagamento_repasse REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_pagamento_repasse();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON pagamento_repasse FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE OF status ON pagamento_repasse FOR EACH ROW EXECUTE FUNCTION vigiar_estado_do_repasse();

CREATE TRIGGER carimbar BEFORE UPDATE ON extrato_bancario FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON extrato_bancario FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE CONSTRAINT TRIGGER conferir_conciliacao AFTER UPDATE OF status, valor_centavos, excluido_em ON transacao DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION conferir_conciliacao();
CREATE TRIGGER razao_alteracao AFTER UPDATE ON transacao REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_transacao();
CREATE TRIGGER razao_exclusao AFTER DELETE ON transacao REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_transacao();
CREATE TRIGGER razao_inclusao AFTER INSERT ON transacao REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION contabilizar_transacao();

CREATE TRIGGER carimbar BEFORE UPDATE ON conciliacao FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE CONSTRAINT TRIGGER conferir_conciliacao AFTER INSERT OR UPDATE ON conciliacao DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION conferir_conciliacao();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON conciliacao FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON regra_memo FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON regra_memo FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON grupo_coletivo FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON grupo_coletivo FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON vida FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON vida FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER carimbar BEFORE UPDATE ON fatura FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON fatura FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
CREATE TRIGGER vigiar_estado BEFORE UPDATE ON fatura FOR EACH ROW EXECUTE FUNCTION vigiar_estado_da_fatura();

CREATE TRIGGER so_acrescenta BEFORE DELETE OR UPDATE OR TRUNCATE ON conta_contabil FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();

CREATE TRIGGER so_acrescenta BEFORE DELETE OR UPDATE OR TRUNCATE ON lancamento_contabil FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();

CREATE TRIGGER conferir AFTER INSERT ON partida REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION conferir_partidas();
CREATE TRIGGER so_acrescenta BEFORE DELETE OR UPDATE OR TRUNCATE ON partida FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();

-- ==============================================================================
-- Gatilhos: O dia do corretor
-- ==============================================================================

CREATE TRIGGER carimbar BEFORE UPDATE ON tarefa FOR EACH ROW EXECUTE FUNCTION carimbar();
CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON tarefa FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON mensagem_provedor FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();

CREATE TRIGGER agendar AFTER INSERT OR UPDATE OF data, duracao_min ON webinar FOR EACH ROW EXECUTE FUNCTION agendar_webinar();

-- ==============================================================================
-- Gatilhos: Busca e listas
-- ==============================================================================

CREATE TRIGGER contar_alterar AFTER UPDATE ON cotacao_lista FOR EACH ROW WHEN (old.usuario_id IS DISTINCT FROM new.usuario_id OR old.status IS DISTINCT FROM new.status OR old.linha IS DISTINCT FROM new.linha OR old.criado_em IS DISTINCT FROM new.criado_em) EXECUTE FUNCTION contar_cotacao();
CREATE TRIGGER contar_excluir AFTER DELETE ON cotacao_lista FOR EACH ROW EXECUTE FUNCTION contar_cotacao();
CREATE TRIGGER contar_incluir AFTER INSERT ON cotacao_lista FOR EACH ROW EXECUTE FUNCTION contar_cotacao();

CREATE TRIGGER contar_alterar AFTER UPDATE ON perda_lista FOR EACH ROW WHEN (old.usuario_id IS DISTINCT FROM new.usuario_id OR old.motivo IS DISTINCT FROM new.motivo OR old.linha IS DISTINCT FROM new.linha OR old.perdido_em IS DISTINCT FROM new.perdido_em OR old.premio_centavos IS DISTINCT FROM new.premio_centavos) EXECUTE FUNCTION contar_perda();
CREATE TRIGGER contar_excluir AFTER DELETE ON perda_lista FOR EACH ROW EXECUTE FUNCTION contar_perda();
CREATE TRIGGER contar_incluir AFTER INSERT ON perda_lista FOR EACH ROW EXECUTE FUNCTION contar_perda();

CREATE TRIGGER opcoes_alteracao AFTER UPDATE ON venda_lista REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION anotar_opcoes_de_vendas();
CREATE TRIGGER opcoes_inclusao AFTER INSERT ON venda_lista REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION anotar_opcoes_de_vendas();

CREATE TRIGGER opcoes_alteracao AFTER UPDATE ON parcela_lista REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION anotar_opcoes_de_parcelas();
CREATE TRIGGER opcoes_inclusao AFTER INSERT ON parcela_lista REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION anotar_opcoes_de_parcelas();
CREATE TRIGGER somar_alteracao AFTER UPDATE ON parcela_lista REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION somar_parcelas();
CREATE TRIGGER somar_exclusao AFTER DELETE ON parcela_lista REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION somar_parcelas();
CREATE TRIGGER somar_inclusao AFTER INSERT ON parcela_lista REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION somar_parcelas();

CREATE TRIGGER somar_alteracao AFTER UPDATE ON comissao_lista REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION somar_comissoes_a_receber();
CREATE TRIGGER somar_exclusao AFTER DELETE ON comissao_lista REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION somar_comissoes_a_receber();
CREATE TRIGGER somar_inclusao AFTER INSERT ON comissao_lista REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION somar_comissoes_a_receber();

CREATE TRIGGER somar_alteracao AFTER UPDATE ON repasse_previsto REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION somar_previstos();
CREATE TRIGGER somar_exclusao AFTER DELETE ON repasse_previsto REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION somar_previstos();
CREATE TRIGGER somar_inclusao AFTER INSERT ON repasse_previsto REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION somar_previstos();

-- ==============================================================================
-- Gatilhos: Menu e suporte
-- ==============================================================================

CREATE TRIGGER trilha AFTER INSERT OR DELETE OR UPDATE ON acesso_suporte FOR EACH ROW EXECUTE FUNCTION trilha_auditoria();
