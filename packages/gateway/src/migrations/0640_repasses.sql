-- What the brokerage owes its producers: a share of each commission that is received, paid in lots.

insert into balcao.natureza_contabil (codigo, grupo, titular, realizada, descricao) values
  ('REPASSE_A_PAGAR', 'PASSIVO', 'PRODUTOR', true, 'O que se deve a cada produtor das comissões'),
  ('DESPESA_DE_REPASSE', 'RESULTADO', 'PRODUTOR', true, 'Repasses devidos, menos o que já foi pago pelas contas da corretora'),
  ('IRRF_A_RECOLHER', 'PASSIVO', 'PRODUTOR', true, 'Imposto de renda retido dos produtores, a recolher'),
  ('ISS_A_RECOLHER', 'PASSIVO', 'PRODUTOR', true, 'Imposto sobre serviços retido dos produtores, a recolher'),
  ('INSS_A_RECOLHER', 'PASSIVO', 'PRODUTOR', true, 'Contribuição à previdência retida dos produtores, a recolher');

create table balcao.lote_repasse (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  numero integer not null check (numero > 0),
  -- days of release it took
  de date not null,
  ate date not null check (ate >= de),
  status text not null default 'ABERTO' check (status in ('ABERTO', 'APROVADO', 'PAGO', 'CANCELADO', 'ESTORNADO')),
  aprovado_em timestamptz,
  aprovado_por uuid,
  pago_em date,
  pago_por uuid,
  -- where the money leaves from
  conta_id uuid,
  desfeito_em timestamptz,
  desfeito_por uuid,
  motivo text check (motivo <> ''),
  -- the file sent to the bank: its number, and the agreement by which the bank takes it
  remessa_em timestamptz,
  remessa_numero integer check (remessa_numero between 1 and 999999),
  remessa_pagar_em date,
  convenio text,
  unique (assinatura_id, id),
  unique (assinatura_id, numero),
  foreign key (assinatura_id, conta_id) references balcao.conta_financeira (assinatura_id, id),
  check ((remessa_em is null) = (remessa_numero is null)),
  check (status <> 'PAGO' or (pago_em is not null and conta_id is not null)),
  check ((status in ('CANCELADO', 'ESTORNADO')) = (desfeito_em is not null))
);
create unique index lote_repasse_remessa on balcao.lote_repasse (assinatura_id, conta_id, remessa_numero) where remessa_numero is not null;
comment on table balcao.lote_repasse is 'Lotes de pagamento de repasses a produtores.';
select balcao.registro('balcao.lote_repasse');

-- What a lot pays one producer.
create table balcao.pagamento_repasse (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  lote_id uuid not null,
  produtor_id uuid not null,
  repasses integer not null check (repasses > 0),
  bruto_centavos bigint not null check (bruto_centavos > 0),
  irrf_centavos bigint not null check (irrf_centavos >= 0),
  iss_centavos bigint not null check (iss_centavos >= 0),
  inss_centavos bigint not null check (inss_centavos >= 0),
  liquido_centavos bigint not null check (liquido_centavos > 0),
  status text not null default 'PENDENTE' check (status in ('PENDENTE', 'PAGO', 'REJEITADO', 'CANCELADO', 'ESTORNADO')),
  pago_em date,
  lancamento_id uuid,
  -- the number the bank answers by
  seu_numero text not null check (seu_numero ~ '^[0-9A-Z]{1,20}$'),
  -- what the bank said last: {situacao, ocorrencias, nossoNumero}
  retorno jsonb check (jsonb_typeof(retorno) = 'object'),
  unique (assinatura_id, id),
  unique (lote_id, produtor_id),
  unique (assinatura_id, seu_numero),
  foreign key (assinatura_id, lote_id) references balcao.lote_repasse (assinatura_id, id),
  foreign key (assinatura_id, produtor_id) references balcao.produtor (assinatura_id, id),
  foreign key (assinatura_id, lancamento_id) references balcao.lancamento (assinatura_id, id),
  check (bruto_centavos = irrf_centavos + iss_centavos + inss_centavos + liquido_centavos),
  check ((status = 'PAGO') = (pago_em is not null)),
  check ((status = 'PAGO') = (lancamento_id is not null))
);
create index pagamento_do_produtor on balcao.pagamento_repasse (assinatura_id, produtor_id);
comment on table balcao.pagamento_repasse is 'O que cada lote paga a cada produtor, com o que foi retido.';
select balcao.registro('balcao.pagamento_repasse');

create table balcao.repasse (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  produtor_id uuid not null,
  papel text not null default 'PRODUTOR' check (papel in ('PRODUTOR', 'SUPERVISOR')),
  -- null once they are kept no longer
  comissao_id uuid,
  apolice_id uuid,
  -- null: owed as soon as the policy was issued
  recebimento_id uuid,
  regra_id uuid,
  base text not null check (base in ('COMISSAO_BRUTA', 'COMISSAO_LIQUIDA', 'PREMIO_LIQUIDO')),
  base_centavos bigint not null,
  -- of the base, and of what all producers of the policy share
  pct_bps integer not null,
  parte_bps integer not null,
  -- negative: what is taken back of one that was paid
  valor_centavos bigint not null check (valor_centavos <> 0),
  liberado_em date not null,
  status text not null default 'LIBERADO' check (status in ('LIBERADO', 'EM_LOTE', 'PAGO', 'ESTORNADO')),
  lote_id uuid,
  estorno_de uuid,
  contestado_em timestamptz,
  contestado_por uuid,
  contestacao text check (contestacao <> ''),
  respondido_em timestamptz,
  respondido_por uuid,
  resposta text check (resposta <> ''),
  unique (assinatura_id, id),
  foreign key (assinatura_id, produtor_id) references balcao.produtor (assinatura_id, id),
  foreign key (assinatura_id, comissao_id) references balcao.comissao (assinatura_id, id) on delete set null (comissao_id),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id) on delete set null (apolice_id),
  foreign key (assinatura_id, recebimento_id) references balcao.recebimento (assinatura_id, id),
  foreign key (assinatura_id, regra_id) references balcao.regra_repasse (assinatura_id, id),
  foreign key (assinatura_id, lote_id) references balcao.lote_repasse (assinatura_id, id),
  foreign key (assinatura_id, estorno_de) references balcao.repasse (assinatura_id, id),
  check ((status in ('EM_LOTE', 'PAGO')) <= (lote_id is not null)),
  check (excluido_em is null or status = 'LIBERADO'),
  check ((contestado_em is null) = (contestacao is null)),
  check ((respondido_em is null) = (resposta is null)),
  check (respondido_em is null or contestado_em is not null)
);
-- a receipt releases each share once
create unique index repasse_do_recebimento on balcao.repasse (recebimento_id, comissao_id, produtor_id, papel)
  where excluido_em is null and recebimento_id is not null and estorno_de is null;
create unique index repasse_da_emissao on balcao.repasse (comissao_id, produtor_id, papel)
  where excluido_em is null and recebimento_id is null and estorno_de is null;
create unique index repasse_estornado_uma_vez on balcao.repasse (estorno_de) where excluido_em is null and estorno_de is not null;
create index repasse_da_comissao on balcao.repasse (assinatura_id, comissao_id) where comissao_id is not null;
create index repasse_da_apolice on balcao.repasse (assinatura_id, apolice_id) where apolice_id is not null;
create index repasse_do_produtor on balcao.repasse (assinatura_id, produtor_id, liberado_em) where excluido_em is null;
create index repasse_liberado on balcao.repasse (assinatura_id, liberado_em, id) where excluido_em is null;
create index repasse_do_lote on balcao.repasse (assinatura_id, lote_id) where lote_id is not null;
comment on table balcao.repasse is 'Partes de produtores nas comissões recebidas, e o que se toma de volta delas.';
select balcao.registro('balcao.repasse');

-- The states of a lot, of what it pays and of a share, held by the database itself.
create function balcao.transicao_de_repasse_permitida(entidade text, de text, para text) returns boolean language sql immutable parallel safe as $$
  select de = para or (entidade, de, para) in (
    ('lote_repasse', 'ABERTO', 'APROVADO'), ('lote_repasse', 'ABERTO', 'CANCELADO'),
    ('lote_repasse', 'APROVADO', 'PAGO'), ('lote_repasse', 'APROVADO', 'CANCELADO'),
    ('lote_repasse', 'APROVADO', 'ESTORNADO'), ('lote_repasse', 'PAGO', 'ESTORNADO'),
    ('pagamento_repasse', 'PENDENTE', 'PAGO'), ('pagamento_repasse', 'PENDENTE', 'REJEITADO'), ('pagamento_repasse', 'PENDENTE', 'CANCELADO'),
    ('pagamento_repasse', 'PAGO', 'ESTORNADO'),
    ('repasse', 'LIBERADO', 'EM_LOTE'), ('repasse', 'EM_LOTE', 'LIBERADO'), ('repasse', 'EM_LOTE', 'PAGO'),
    ('repasse', 'PAGO', 'LIBERADO'), ('repasse', 'PAGO', 'ESTORNADO'), ('repasse', 'ESTORNADO', 'PAGO'), ('repasse', 'ESTORNADO', 'LIBERADO'))
$$;
create function balcao.vigiar_estado_do_repasse() returns trigger language plpgsql as $$
begin
  if not balcao.transicao_de_repasse_permitida(tg_table_name, old.status, new.status) then
    raise exception 'transição recusada: % de % para %', tg_table_name, old.status, new.status
      using errcode = 'check_violation', constraint = 'repasse_transicao';
  end if;
  return new;
end
$$;
create trigger vigiar_estado before update of status on balcao.lote_repasse for each row execute function balcao.vigiar_estado_do_repasse();
create trigger vigiar_estado before update of status on balcao.pagamento_repasse for each row execute function balcao.vigiar_estado_do_repasse();
create trigger vigiar_estado before update of status on balcao.repasse for each row execute function balcao.vigiar_estado_do_repasse();

-- At commit what a lot pays a producer is the sum of the shares it has of theirs.
create function balcao.conferir_pagamento_de_repasse() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
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
$$;
create constraint trigger conferir_pagamento after insert or update on balcao.pagamento_repasse
  deferrable initially deferred for each row execute function balcao.conferir_pagamento_de_repasse();

create function balcao.posicoes(r balcao.repasse) returns table (natureza text, titular text, centavos bigint) language sql stable as $$
  select p.natureza, r.produtor_id::text, p.centavos
  from (values ('DESPESA_DE_REPASSE', r.valor_centavos), ('REPASSE_A_PAGAR', -r.valor_centavos)) p (natureza, centavos)
  where r.excluido_em is null
$$;
-- What left the account is an entry of its own, in its category: of the expense only what was withheld stays here.
create function balcao.posicoes(r balcao.pagamento_repasse) returns table (natureza text, titular text, centavos bigint) language sql stable as $$
  select p.natureza, r.produtor_id::text, p.centavos from (values
    ('REPASSE_A_PAGAR', r.bruto_centavos), ('DESPESA_DE_REPASSE', -r.liquido_centavos), ('IRRF_A_RECOLHER', -r.irrf_centavos),
    ('ISS_A_RECOLHER', -r.iss_centavos), ('INSS_A_RECOLHER', -r.inss_centavos)) p (natureza, centavos)
  where r.excluido_em is null and r.status = 'PAGO' and p.centavos <> 0
$$;
select balcao.acompanhar_tabela_nova('balcao.repasse', 'r.apolice_id');
select balcao.acompanhar_tabela_nova('balcao.pagamento_repasse', 'null::uuid');

-- An amount by weights, as `apportion` of the domain does it: rounded down, and what is left to the largest remainders, the earlier first.
create function balcao.ratear(p_total bigint, p_pesos integer[]) returns bigint[] language sql immutable parallel safe as $$
  with pesos as (
    select n, p_total::numeric * peso as produto, (select sum(x) from unnest(p_pesos) x)::numeric as soma from unnest(p_pesos) with ordinality t (peso, n)
  ), restos as (
    select n, produto, soma, mod(mod(produto, soma) + soma, soma) as resto from pesos where soma > 0
  ), partes as (
    select n, resto, div(produto - resto, soma) as parte from restos
  )
  select array_agg((p.parte + case when p.lugar <= p_total - p.soma then 1 else 0 end)::bigint order by p.n) from (
    select n, parte, sum(parte) over () as soma, row_number() over (order by resto desc, n) as lugar from partes) p
$$;

create type balcao.base_de_repasse as (
  comissao_id uuid, recebimento_id uuid, apolice_id uuid, dia date, bruto_centavos bigint, liquido_centavos bigint, premio_centavos bigint);

/*
 * The shares of producers in commissions: who shares in the policy on the day, each by the rule of theirs that names most of the sale, then the
 * newest (`pickRegraRepasse` and `splitRepasse` of the domain, which a test compares with this). Of each, their supervisor takes the part that the
 * parameters say.
 */
create function balcao.calcular_repasses(p_bases balcao.base_de_repasse[]) returns table (
  assinatura_id uuid, comissao_id uuid, recebimento_id uuid, apolice_id uuid, dia date, produtor_id uuid, papel text, regra_id uuid, momento text,
  base text, base_centavos bigint, pct_bps integer, parte_bps integer, valor_centavos bigint)
language sql stable set search_path = balcao, pg_temp as $$
  with bases as materialized (
    select b.*, a.assinatura_id, a.ramo, a.seguradora, case when a.renovacao_de_id is null then 'NOVO' else 'RENOVACAO' end as negocio,
      produtores_no_dia(a.id, b.dia) as produtores
    from unnest(p_bases) b join apolice a on a.id = b.apolice_id
  ), donos as (
    select b.*, e.lugar, (e.um ->> 'id')::uuid as produtor_id, (e.um ->> 'pctBps')::int as parte_bps,
      array(select (x ->> 'pctBps')::int from jsonb_array_elements(b.produtores) with ordinality o (x, n) order by n) as pesos
    from bases b cross join lateral jsonb_array_elements(b.produtores) with ordinality e (um, lugar)
  ), partes as (
    select d.assinatura_id, d.comissao_id, d.recebimento_id, d.apolice_id, d.dia, d.produtor_id, d.parte_bps, r.id as regra_id, r.momento, r.base,
      r.pct_bps, v.base_centavos, (ratear(round(v.base_centavos::numeric * r.pct_bps / 10000)::bigint, d.pesos))[d.lugar] as centavos,
      p.supervisor_id, coalesce((select (x.valor ->> 'supervisorBps')::int from parametro x
        where x.assinatura_id = d.assinatura_id and x.grupo = 'repasse' and x.excluido_em is null), 0) as supervisor_bps
    from donos d
    join produtor p on p.id = d.produtor_id and p.assinatura_id = d.assinatura_id
    cross join lateral (
      select r.id, r.momento, r.base, r.pct_bps from regra_repasse r
      where r.produtor_id = d.produtor_id and r.excluido_em is null and r.desde <= d.dia and (r.ate is null or d.dia <= r.ate)
        and (r.ramo is null or r.ramo = d.ramo) and (r.seguradora is null or r.seguradora = d.seguradora)
        and (r.negocio is null or r.negocio = d.negocio)
      order by num_nonnulls(r.ramo, r.seguradora, r.negocio) desc, r.desde desc, r.id limit 1) r
    cross join lateral (select case r.base when 'COMISSAO_BRUTA' then d.bruto_centavos when 'COMISSAO_LIQUIDA' then d.liquido_centavos
      else d.premio_centavos end as base_centavos) v
  )
  select p.assinatura_id, p.comissao_id, p.recebimento_id, p.apolice_id, p.dia, q.produtor_id, q.papel, p.regra_id, p.momento, p.base,
    p.base_centavos, p.pct_bps, p.parte_bps, q.centavos
  from partes p
  cross join lateral (select case when p.supervisor_id is null then 0 else p.supervisor_bps end as bps) s
  cross join lateral (select ratear(p.centavos, array[10000 - s.bps, s.bps]) as dois) d
  cross join lateral (values (p.produtor_id, 'PRODUTOR', d.dois[1]), (p.supervisor_id, 'SUPERVISOR', d.dois[2])) q (produtor_id, papel, centavos)
  where q.centavos <> 0 and q.produtor_id is not null
$$;

-- A supervisor of two producers of one policy has one share of it.
create function balcao.liberar_repasses(p_bases balcao.base_de_repasse[], p_momento text) returns void language sql security definer
set search_path = balcao, pg_temp as $$
  insert into repasse (assinatura_id, produtor_id, papel, comissao_id, apolice_id, recebimento_id, regra_id, base, base_centavos, pct_bps, parte_bps,
    valor_centavos, liberado_em)
  select c.assinatura_id, c.produtor_id, c.papel, c.comissao_id, c.apolice_id, c.recebimento_id, (array_agg(c.regra_id order by c.regra_id))[1],
    (array_agg(c.base order by c.regra_id))[1], max(c.base_centavos), (array_agg(c.pct_bps order by c.regra_id))[1], least(sum(c.parte_bps), 10000)::int,
    sum(c.valor_centavos)::bigint, c.dia
  from calcular_repasses(p_bases) c where c.momento = p_momento
  group by c.assinatura_id, c.produtor_id, c.papel, c.comissao_id, c.apolice_id, c.recebimento_id, c.dia having sum(c.valor_centavos) <> 0
  on conflict do nothing
$$;

/*
 * Takes back shares: what nobody was paid is as if it never was; what was paid is discounted, as a share of a negative amount. One that is in a lot
 * keeps the lot from being another than who approved it saw.
 */
create function balcao.retomar_repasses(p_ids uuid[], p_dia date) returns void language plpgsql security definer
set search_path = balcao, pg_temp as $$
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
$$;
/*
 * Gives back shares that were owed at the issue of a policy and taken back since: what takes them back goes while nobody discounted it; what was
 * discounted is owed again.
 */
create function balcao.repor_repasses(p_comissao uuid, p_dia date) returns void language plpgsql security definer
set search_path = balcao, pg_temp as $$
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
$$;
revoke execute on function balcao.liberar_repasses(balcao.base_de_repasse[], text), balcao.retomar_repasses(uuid[], date),
  balcao.repor_repasses(uuid, date) from public;

-- A commission that is received releases its shares. Of what was withheld of a receipt, each commission bears its part, and they add up.
create function balcao.repassar_recebidas() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
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
$$;
create trigger repassar_recebidas after insert on balcao.recebimento_comissao referencing new table as novas
  for each statement execute function balcao.repassar_recebidas();

create function balcao.retomar_do_recebimento() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform retomar_repasses(array(select id from repasse where recebimento_id = new.id and excluido_em is null and estorno_de is null),
    (now() at time zone 'America/Sao_Paulo')::date);
  return null;
end
$$;
create trigger retomar_do_recebimento after update of excluido_em on balcao.recebimento for each row
  when (old.excluido_em is null and new.excluido_em is not null) execute function balcao.retomar_do_recebimento();

-- A receipt by hand that is written otherwise says again what it did: of what it says no longer, the shares go.
create function balcao.retomar_desfeitas() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform retomar_repasses(array(select r.id from velhas v join repasse r on r.recebimento_id = v.recebimento_id and r.comissao_id = v.comissao_id
    where r.excluido_em is null and r.estorno_de is null), (now() at time zone 'America/Sao_Paulo')::date);
  return null;
end
$$;
create trigger retomar_desfeitas after delete on balcao.recebimento_comissao referencing old table as velhas
  for each statement execute function balcao.retomar_desfeitas();

-- Where the rule says so, a share is owed as soon as the policy is issued, of what is expected; and is taken back with a commission that will not come.
create function balcao.repassar_emitidas() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
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
$$;
create trigger repassar_emitidas after insert on balcao.comissao referencing new table as novas
  for each statement execute function balcao.repassar_emitidas();

create function balcao.repassar_emitida() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if new.status = 'CANCELADA' or new.excluido_em is not null then
    perform retomar_repasses(array(select id from repasse where comissao_id = new.id and recebimento_id is null and excluido_em is null
      and estorno_de is null), (now() at time zone 'America/Sao_Paulo')::date);
  elsif new.status = 'PREVISTA' and new.prevista_centavos <> 0 then
    perform repor_repasses(new.id, (now() at time zone 'America/Sao_Paulo')::date);
    perform liberar_repasses(array[row(new.id, null, new.apolice_id, (select a.emissao from apolice a where a.id = new.apolice_id),
      new.prevista_centavos, new.prevista_centavos, new.base_centavos)::base_de_repasse], 'EMISSAO');
  end if;
  return null;
end
$$;
create trigger repassar_emitida after update on balcao.comissao for each row
  when (new.apolice_id is not null and (old.apolice_id is null or (old.excluido_em is null) <> (new.excluido_em is null)
    or (old.status <> new.status and 'CANCELADA' in (old.status, new.status))))
  execute function balcao.repassar_emitida();
