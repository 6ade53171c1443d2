-- A portfolio that goes from producer to producer (domain design §2.3): each transfer with the policies it took, so that undoing it is exact, and
-- the shares of each policy by the day they count from.

create table balcao.transferencia (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  de_produtor_id uuid not null,
  para_produtor_id uuid not null,
  -- which of the policies of the first
  filtro jsonb not null default '{}' check (jsonb_typeof(filtro) = 'object'),
  vigor_desde date not null,
  apolices integer not null default 0 check (apolices >= 0),
  premio_centavos bigint not null default 0,
  comissoes_centavos bigint not null default 0,
  -- how far the work is
  feitas integer not null default 0 check (feitas >= 0),
  concluida_em timestamptz,
  desfeita_em timestamptz,
  status text not null default 'PENDENTE' check (status in ('PENDENTE', 'CONCLUIDA', 'CANCELADA', 'FALHOU', 'DESFAZENDO', 'DESFEITA')),
  unique (assinatura_id, id),
  foreign key (assinatura_id, de_produtor_id) references balcao.produtor (assinatura_id, id),
  foreign key (assinatura_id, para_produtor_id) references balcao.produtor (assinatura_id, id),
  check (de_produtor_id <> para_produtor_id),
  check (status not in ('CONCLUIDA', 'DESFAZENDO', 'DESFEITA') or concluida_em is not null),
  check ((status = 'DESFEITA') = (desfeita_em is not null))
);
comment on table balcao.transferencia is 'Carteiras passadas de um produtor a outro, com o que se escolheu e a data desde quando vale.';
select balcao.registro('balcao.transferencia');

create table balcao.transferencia_item (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  transferencia_id uuid not null,
  apolice_id uuid not null,
  produtor_antes_id uuid,
  produtores_antes jsonb not null,
  produtor_depois_id uuid,
  produtores_depois jsonb not null,
  unique (transferencia_id, apolice_id),
  foreign key (assinatura_id, transferencia_id) references balcao.transferencia (assinatura_id, id),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id) on delete cascade
);
create index transferencia_da_apolice on balcao.transferencia_item (assinatura_id, apolice_id);
comment on table balcao.transferencia_item is 'Cada apólice de uma transferência, com os produtores de antes e de depois.';
-- what changes of the policies is in their own trail
select balcao.tabela_de_assinatura('balcao.transferencia_item', false);

create table balcao.divisao_produtor (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  apolice_id uuid not null,
  -- counts from this day until the next of its policy
  desde date not null,
  -- [{id, nome, pctBps}]
  produtores jsonb not null check (jsonb_typeof(produtores) = 'array'),
  transferencia_id uuid,
  unique (assinatura_id, id),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, transferencia_id) references balcao.transferencia (assinatura_id, id)
);
create index divisao_da_apolice on balcao.divisao_produtor (assinatura_id, apolice_id, desde, id);
create index divisao_da_transferencia on balcao.divisao_produtor (assinatura_id, transferencia_id) where transferencia_id is not null;
comment on table balcao.divisao_produtor is 'Como a comissão de uma apólice se divide entre produtores, por data.';
select balcao.tabela_de_assinatura('balcao.divisao_produtor', false);

-- Who shares in a policy on a day; of a policy that never changed hands, as the policy says.
create function balcao.produtores_no_dia(p_apolice uuid, p_dia date) returns jsonb language sql stable parallel safe as $$
  select coalesce(
    (select d.produtores from balcao.divisao_produtor d where d.apolice_id = p_apolice and d.desde <= p_dia order by d.desde desc, d.id desc limit 1),
    (select case when a.produtores = '[]' and a.produtor_id is not null
        then jsonb_build_array(jsonb_build_object('id', a.produtor_id, 'nome', p.nome, 'pctBps', 10000)) else a.produtores end
      from balcao.apolice a left join balcao.produtor p on p.id = a.produtor_id where a.id = p_apolice))
$$;

-- The shares with one producer in another's place; who shared already shares in both parts.
create function balcao.trocar_produtor(p_produtores jsonb, p_de uuid, p_para uuid, p_nome text) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'nome', x.nome, 'pctBps', x.pct) order by x.lugar), '[]') from (
    select case when e ->> 'id' = p_de::text then p_para::text else e ->> 'id' end as id,
      max(case when e ->> 'id' in (p_de::text, p_para::text) then p_nome else e ->> 'nome' end) as nome,
      sum((e ->> 'pctBps')::int)::int as pct, min(n) as lugar
    from jsonb_array_elements(p_produtores) with ordinality as t (e, n) group by 1) x
$$;
grant execute on function balcao.produtores_no_dia, balcao.trocar_produtor to balcao_app;
