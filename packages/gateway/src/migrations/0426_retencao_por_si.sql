-- What passed its time of keeping is eliminated by itself, once a day, in batches.
create table balcao.retencao_aplicada (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null,
  -- how many records of each kind a batch eliminated, by the kind's name
  contados jsonb not null check (jsonb_typeof(contados) = 'object'),
  -- when administrators were told
  avisado_em timestamptz
);
create index retencao_aplicada_a_avisar on balcao.retencao_aplicada (assinatura_id) where avisado_em is null;
comment on table balcao.retencao_aplicada is 'O que se eliminou por ter passado do prazo de guarda, lote a lote, e quando se avisou.';
call balcao.proteger('balcao.retencao_aplicada');
grant select on balcao.retencao_aplicada to balcao_app;

-- Whether an administrator of the subscription chose for how long things are kept.
create function balcao.escolheu_retencao(p_conta uuid) returns boolean
language sql stable set search_path = balcao, pg_temp as $$
  select exists (select from parametro where assinatura_id = p_conta and grupo = 'retencao' and excluido_em is null)
$$;

-- Contracts of a subscription that no rule keeps any longer: none of their parts still runs, and no claim is open. None, until an administrator
-- chose for how long they are kept: a brokerage's history never goes by a default.
create function balcao.contratos_vencidos(p_conta uuid, p_hoje date) returns table (apolice_id uuid, proposta_id uuid, vig_fim date)
language sql stable set search_path = balcao, pg_temp as $$
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
$$;

-- Proofs of what a client permitted that no longer prove what stands: an act that a later one replaced, or a revocation.
create function balcao.provas_vencidas(p_conta uuid, p_hoje date) returns setof uuid
language sql stable set search_path = balcao, pg_temp as $$
  select p.id from permissao_lgpd p
  where p.assinatura_id = p_conta
    and (p.em at time zone 'America/Sao_Paulo')::date <= (p_hoje - make_interval(months => (select (regra_de_retencao(p_conta, 'CONSENTIMENTO', p_hoje)).meses)))::date
    -- what was granted is proved for as long after its end as the rule says
    and (p.ato = 'REVOGADA' or exists (select from permissao_lgpd d where d.assinatura_id = p.assinatura_id and d.segurado_id = p.segurado_id
      and d.finalidade = p.finalidade and d.em > p.em
      and (d.em at time zone 'America/Sao_Paulo')::date <= (p_hoje - make_interval(months => (select (regra_de_retencao(p_conta, 'CONSENTIMENTO', p_hoje)).meses)))::date))
  -- the oldest first: what was granted never stands again because only its revocation went
  order by p.em, p.id
$$;

-- Closed requests of holders whose proof is no longer owed, but for those that still say what is kept of whom.
create function balcao.pedidos_vencidos(p_conta uuid, p_hoje date) returns setof uuid
language sql stable set search_path = balcao, pg_temp as $$
  select s.id from solicitacao_titular s
  where s.assinatura_id = p_conta
    and (s.encerrada_em at time zone 'America/Sao_Paulo')::date <= (p_hoje - make_interval(months => (select (regra_de_retencao(p_conta, 'PEDIDO', p_hoje)).meses)))::date
    and not exists (select from retencao_titular r where r.solicitacao_id = s.id and r.entidade <> 'solicitacao_titular' and r.guardar_ate > p_hoje)
$$;

-- Eliminations of which something kept is free to go.
create function balcao.eliminacoes_a_concluir(p_conta uuid, p_hoje date) returns setof uuid
language sql stable set search_path = balcao, pg_temp as $$
  select s.id from solicitacao_titular s
  where s.assinatura_id = p_conta and s.tipo = 'ELIMINACAO' and s.status = 'ATENDIDA'
    and exists (select from retencao_titular r where r.solicitacao_id = s.id and r.guardar_ate <= p_hoje
      and r.entidade not in ('permissao_lgpd', 'solicitacao_titular'))
$$;

create function balcao.assinaturas_com_retencao_vencida(p_hoje date) returns setof uuid
language sql stable security definer set search_path = balcao, pg_temp as $$
  select a.id from assinatura a
  where exists (select from contratos_vencidos(a.id, p_hoje)) or exists (select from provas_vencidas(a.id, p_hoje))
    or exists (select from pedidos_vencidos(a.id, p_hoje)) or exists (select from eliminacoes_a_concluir(a.id, p_hoje))
    or exists (select from retencao_aplicada r where r.assinatura_id = a.id and r.avisado_em is null)
  order by a.id
$$;

-- One batch of the current subscription. Answers how many records of each kind it eliminated; nothing left answers '{}'.
create function balcao.aplicar_retencao(p_agora timestamptz, p_limite integer) returns jsonb
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
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
$$;

-- What administrators of the current subscription were not told of yet, summed by kind; it counts as told from now on.
create function balcao.retencao_a_avisar(p_agora timestamptz) returns jsonb
language sql volatile security definer set search_path = balcao, pg_temp as $$
  with ditas as (
    update retencao_aplicada set avisado_em = p_agora where assinatura_id = assinatura_atual() and avisado_em is null returning contados
  )
  select coalesce(jsonb_object_agg(key, n), '{}') from (select key, sum(value::int) as n from ditas, jsonb_each_text(contados) group by key) x
$$;

revoke execute on function balcao.escolheu_retencao, balcao.contratos_vencidos, balcao.provas_vencidas, balcao.pedidos_vencidos, balcao.eliminacoes_a_concluir,
  balcao.assinaturas_com_retencao_vencida, balcao.aplicar_retencao, balcao.retencao_a_avisar from public;
grant execute on function balcao.assinaturas_com_retencao_vencida, balcao.aplicar_retencao, balcao.retencao_a_avisar to balcao_app;
