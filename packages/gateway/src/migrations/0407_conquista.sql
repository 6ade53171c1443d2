-- Badges: given once for what really happened, and never taken. What each asks for is a parameter of the product.
create table balcao.conquista (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  usuario_id uuid not null,
  conquista text not null check (conquista ~ '^[A-Z_0-9]{3,40}$'),
  unique (usuario_id, conquista),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index conquista_da_assinatura on balcao.conquista (assinatura_id, usuario_id);
comment on table balcao.conquista is 'Conquistas de cada usuário; dadas uma vez, nunca retiradas.';
call balcao.proteger('balcao.conquista');
grant select, insert on balcao.conquista to balcao_app;

-- What each user did, of the caller's subscription: it runs with the caller's rights, so that the tables' own policies hold.
create function balcao.medidas_das_conquistas()
returns table (usuario_id uuid, calculos integer, propostas integer, perfil integer, segundo_fator integer, equipe integer, faturas integer, indicacoes integer)
language sql stable set search_path = balcao, pg_temp as $$
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
$$;

-- Subscriptions in use.
create function balcao.assinaturas_em_uso() returns setof uuid
language sql stable security definer set search_path = balcao, pg_temp as $$
  select id from assinatura where excluido_em is null and status in ('TRIAL', 'ATIVA', 'PENDENTE', 'REATIVADA') order by id
$$;
revoke execute on function balcao.medidas_das_conquistas, balcao.assinaturas_em_uso from public;
grant execute on function balcao.medidas_das_conquistas, balcao.assinaturas_em_uso to balcao_app;
