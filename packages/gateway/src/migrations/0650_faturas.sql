-- Collective policies of life and health: who is in them, what moves every month, and the monthly bill that becomes an instalment and its commissions.

-- How a collective policy is billed: a policy is collective once it has one.
create table balcao.grupo_coletivo (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  apolice_id uuid not null,
  -- by age band, the same for every life, or by the capital of each and the rate of its band
  preco text not null check (preco in ('FAIXA', 'POR_VIDA', 'CAPITAL')),
  -- price of the first band, or of every life; null by capital
  base_centavos bigint check (base_centavos between 1 and 100000000),
  -- ten: thousandths of the first band, or centavos a month for each million of centavos of capital; null of one price for all
  tabela integer[] check (cardinality(tabela) = 10 and 0 < all (tabela)),
  cobranca text not null check (cobranca in ('PRO_RATA', 'MES_CHEIO')),
  dia_vencimento smallint not null check (dia_vencimento between 1 and 28),
  comissao_bps integer not null check (comissao_bps between 0 and 10000),
  -- one reward over the first bills
  agenciamento_bps integer not null default 0 check (agenciamento_bps between 0 and 50000),
  agenciamento_faturas smallint not null default 1 check (agenciamento_faturas between 1 and 12),
  prolabore_bps integer not null default 0 check (prolabore_bps between 0 and 10000),
  unique (assinatura_id, id),
  unique (assinatura_id, apolice_id),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id) on delete cascade,
  check ((preco = 'CAPITAL') = (base_centavos is null)),
  check ((preco = 'POR_VIDA') = (tabela is null))
);
comment on table balcao.grupo_coletivo is 'Como se fatura cada apólice coletiva: preço, vencimento e comissão.';
select balcao.registro('balcao.grupo_coletivo');

create table balcao.vida (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  apolice_id uuid not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  nome text not null check (nome <> ''),
  nascimento date not null,
  papel text not null check (papel in ('TITULAR', 'DEPENDENTE')),
  titular_cpf text check (titular_cpf ~ '^[0-9]{11}$'),
  -- first and last day covered
  inicio date not null,
  fim date,
  -- what ended it: the person left, or goes on with another capital in a row of its own
  fim_por text check (fim_por in ('EXCLUSAO', 'CAPITAL')),
  capital_centavos bigint check (capital_centavos >= 0),
  -- the band its next change to was already told of
  faixa_avisada smallint check (faixa_avisada between 0 and 9),
  unique (assinatura_id, id),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id) on delete cascade,
  check ((papel = 'DEPENDENTE') = (titular_cpf is not null)),
  check ((fim is null) = (fim_por is null)),
  check (fim >= inicio)
);
-- of those eliminated, who it was is not known any more
create unique index vida_uma_vez on balcao.vida (apolice_id, cpf) where fim is null and excluido_em is null and cpf <> '00000000000';
create index vida_da_apolice on balcao.vida (assinatura_id, apolice_id, nome) where excluido_em is null;
create index vida_da_pessoa on balcao.vida (assinatura_id, cpf);
comment on table balcao.vida is 'Vidas das apólices coletivas: quem é coberto, desde quando e até quando.';
select balcao.registro('balcao.vida');

-- The bill of a month. While it is open its amounts follow the lives; closed, they stay, and what was wrong goes to the next.
create table balcao.fatura (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  apolice_id uuid not null,
  competencia date not null check (extract(day from competencia) = 1),
  vencimento date not null,
  status text not null default 'ABERTA' check (status in ('ABERTA', 'FECHADA', 'REABERTA')),
  -- what it is reckoned with: as it was when it closed
  preco jsonb not null,
  vidas integer not null default 0,
  liquido_centavos bigint not null default 0,
  iof_centavos bigint not null default 0,
  comissao_centavos bigint not null default 0,
  -- what earlier months owe or are owed: the sum of fatura_ajuste
  ajuste_liquido_centavos bigint not null default 0,
  ajuste_iof_centavos bigint not null default 0,
  ajuste_comissao_centavos bigint not null default 0,
  agenciamento_centavos bigint not null default 0,
  prolabore_centavos bigint not null default 0,
  -- what closing it charged: nothing where the whole comes to less than nothing, which then goes to the next
  is_cobrada boolean,
  unique (assinatura_id, id),
  unique (assinatura_id, apolice_id, competencia),
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id) on delete cascade,
  check ((status = 'FECHADA') = (is_cobrada is not null))
);
create index fatura_por_mes on balcao.fatura (assinatura_id, competencia, id) where excluido_em is null;
comment on table balcao.fatura is 'Faturas mensais das apólices coletivas.';
select balcao.registro('balcao.fatura');

create function balcao.vigiar_estado_da_fatura() returns trigger language plpgsql as $$
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
$$;
create trigger vigiar_estado before update on balcao.fatura for each row execute function balcao.vigiar_estado_da_fatura();

create table balcao.fatura_faixa (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  fatura_id uuid not null,
  -- 0 to 9: the bands of RN ANS 563/2022
  faixa smallint not null check (faixa between 0 and 9),
  vidas integer not null check (vidas > 0),
  premio_centavos bigint not null check (premio_centavos >= 0),
  unique (fatura_id, faixa),
  foreign key (assinatura_id, fatura_id) references balcao.fatura (assinatura_id, id) on delete cascade
);
comment on table balcao.fatura_faixa is 'Vidas e prêmio de cada faixa etária de uma fatura.';
select balcao.tabela_de_assinatura('balcao.fatura_faixa', false);

-- What a bill makes good of an earlier one that closed wrong.
create table balcao.fatura_ajuste (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  fatura_id uuid not null, de_fatura_id uuid not null check (de_fatura_id <> fatura_id),
  liquido_centavos bigint not null,
  iof_centavos bigint not null,
  comissao_centavos bigint not null,
  unique (fatura_id, de_fatura_id),
  foreign key (assinatura_id, fatura_id) references balcao.fatura (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, de_fatura_id) references balcao.fatura (assinatura_id, id) on delete cascade
);
create index fatura_ajuste_de on balcao.fatura_ajuste (assinatura_id, de_fatura_id);
comment on table balcao.fatura_ajuste is 'O que uma fatura acerta de outra, de mês anterior, que fechou com valor diferente do certo.';
select balcao.tabela_de_assinatura('balcao.fatura_ajuste', false);

-- A file of movements of a month.
create table balcao.fatura_arquivo (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  fatura_id uuid not null,
  nome text not null check (nome <> ''),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  formato text not null check (formato in ('CSV', 'XLSX', 'TXT', 'PDF')),
  status text not null default 'LIDO' check (status in ('LIDO', 'CONFIRMADO')),
  -- all of its rows as they were read, until it counts: they are judged again then
  lidas jsonb,
  -- rows, and those that were applied
  linhas integer not null,
  aplicadas integer not null default 0,
  confirmado_em timestamptz,
  unique (assinatura_id, id),
  foreign key (assinatura_id, fatura_id) references balcao.fatura (assinatura_id, id) on delete cascade,
  check ((status = 'CONFIRMADO') = (confirmado_em is not null)),
  check ((status = 'LIDO') = (lidas is not null))
);
-- the same bytes count once in a month
create unique index fatura_arquivo_uma_vez on balcao.fatura_arquivo (fatura_id, sha256) where status = 'CONFIRMADO';
create index fatura_arquivo_da_fatura on balcao.fatura_arquivo (assinatura_id, fatura_id);
comment on table balcao.fatura_arquivo is 'Arquivos de movimentação de vidas de uma fatura.';
select balcao.tabela_de_assinatura('balcao.fatura_arquivo', false);

-- Movements that counted, and rows of files that were refused.
create table balcao.movimento_vida (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  fatura_id uuid not null,
  -- null: by hand
  arquivo_id uuid,
  -- where it stands in its file
  linha integer not null,
  tipo text check (tipo in ('INCLUSAO', 'EXCLUSAO', 'ALTERACAO')),
  -- as they were written
  cpf text not null, nome text not null, nascimento text not null, titular_cpf text not null, em text not null,
  papel text check (papel in ('TITULAR', 'DEPENDENTE')),
  capital_centavos bigint,
  faixa smallint,
  -- what is wrong with it; empty of one that was applied
  erros jsonb not null default '[]',
  situacao text not null generated always as (case when erros = '[]'::jsonb then 'APLICADO' else 'RECUSADO' end) stored,
  foreign key (assinatura_id, fatura_id) references balcao.fatura (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, arquivo_id) references balcao.fatura_arquivo (assinatura_id, id) on delete cascade
);
create index movimento_vida_da_fatura on balcao.movimento_vida (assinatura_id, fatura_id, id);
create index movimento_vida_da_pessoa on balcao.movimento_vida (assinatura_id, cpf);
comment on table balcao.movimento_vida is 'Inclusões, exclusões e alterações de vidas de cada mês, e as linhas recusadas.';
select balcao.tabela_de_assinatura('balcao.movimento_vida', false);

create table balcao.fatura_ato (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  fatura_id uuid not null,
  tipo text not null check (tipo in ('ABERTURA', 'MOVIMENTACAO', 'MOVIMENTO', 'PRECO', 'FECHAMENTO', 'REABERTURA')),
  total_centavos bigint not null,
  vidas integer not null,
  motivo text check (motivo <> ''),
  foreign key (assinatura_id, fatura_id) references balcao.fatura (assinatura_id, id) on delete cascade
);
create index fatura_ato_da_fatura on balcao.fatura_ato (assinatura_id, fatura_id, id);
comment on table balcao.fatura_ato is 'O que se fez com cada fatura: aberta, movimentada, fechada, reaberta.';
select balcao.tabela_de_assinatura('balcao.fatura_ato', false);
revoke update on balcao.fatura_ato, balcao.movimento_vida from balcao_app;

-- The instalment and the commissions that closing a bill makes.
alter table balcao.parcela add fatura_id uuid, add foreign key (assinatura_id, fatura_id) references balcao.fatura (assinatura_id, id);
create unique index parcela_da_fatura on balcao.parcela (fatura_id) where fatura_id is not null;
alter table balcao.comissao add fatura_id uuid, add foreign key (assinatura_id, fatura_id) references balcao.fatura (assinatura_id, id);
create unique index comissao_da_fatura on balcao.comissao (fatura_id, tipo) where fatura_id is not null;

create function balcao.assinaturas_com_vidas() returns setof uuid language sql stable security definer set search_path = balcao, pg_temp as $$
  select distinct g.assinatura_id from grupo_coletivo g where g.excluido_em is null
$$;
revoke execute on function balcao.assinaturas_com_vidas() from public;
grant execute on function balcao.assinaturas_com_vidas() to balcao_app;

/*
 * Lives are named: of who is eliminated, files that do not count yet and rows that were refused go; what a contract is made of stays while the rule
 * of contracts keeps it, and after that forgets of whom it was.
 */
create function balcao.esquecer_vidas() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
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
$$;
create trigger esquecer_vidas after update of status on balcao.solicitacao_titular for each row
  when (coalesce(current_setting('balcao.eliminando', true), '') = 'sim') execute function balcao.esquecer_vidas();
