-- What banks say of the brokerage's accounts, and what of the books it is.

insert into balcao.natureza_contabil (codigo, grupo, titular, realizada, descricao) values
  ('BANCO_DECLARADO', 'COMPENSACAO', 'CONTA', true, 'Movimentos que os extratos dos bancos dizem, por conta'),
  ('BANCO_CONTRAPARTIDA', 'COMPENSACAO', 'CONTA', true, 'Contrapartida dos movimentos que os bancos dizem');

-- A file that was read and does not count yet: it leaves once it does, or when another is read for its account by the same person.
create table balcao.leitura_de_extrato (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  conta_id uuid not null,
  nome text not null check (nome <> ''),
  formato text not null check (formato in ('OFX', 'CSV', 'XLSX', 'TXT', 'PDF')),
  sha256 text not null,
  inicio date,
  fim date,
  saldo_em date,
  saldo_centavos bigint,
  -- as they are in the file
  movimentos jsonb not null check (jsonb_typeof(movimentos) = 'array'),
  unique (assinatura_id, id),
  foreign key (assinatura_id, conta_id) references balcao.conta_financeira (assinatura_id, id),
  check ((saldo_em is null) = (saldo_centavos is null))
);
create index leitura_da_conta on balcao.leitura_de_extrato (assinatura_id, conta_id);
comment on table balcao.leitura_de_extrato is 'Extratos bancários lidos e ainda não confirmados.';
select balcao.tabela_de_assinatura('balcao.leitura_de_extrato', false);

create table balcao.extrato_bancario (
  -- that of its reading, so that a confirmation repeated finds what it made
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  conta_id uuid not null,
  nome text not null check (nome <> ''),
  formato text not null check (formato in ('OFX', 'CSV', 'XLSX', 'TXT', 'PDF')),
  sha256 text not null,
  inicio date,
  fim date,
  saldo_em date,
  saldo_centavos bigint,
  -- movements of the file, and how many of them were new
  lidos integer not null check (lidos >= 0),
  novos integer not null check (novos between 0 and lidos),
  desfeito_em timestamptz,
  unique (assinatura_id, id),
  foreign key (assinatura_id, conta_id) references balcao.conta_financeira (assinatura_id, id),
  check ((saldo_em is null) = (saldo_centavos is null))
);
create index extrato_da_conta on balcao.extrato_bancario (assinatura_id, conta_id, criado_em desc);
comment on table balcao.extrato_bancario is 'Extratos bancários importados.';
select balcao.registro('balcao.extrato_bancario');

-- A movement of an account, as its bank says it. Ids are given in the order of the file.
create table balcao.transacao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), excluido_em timestamptz,
  conta_id uuid not null,
  extrato_id uuid not null,
  -- the bank's own identifier; banks use one again for another movement
  fitid text,
  dia date not null,
  -- negative when it leaves the account
  valor_centavos bigint not null,
  memo text not null,
  tipo text not null,
  documento text,
  status text not null default 'ABERTA' check (status in ('ABERTA', 'CONCILIADA', 'IGNORADA')),
  -- why it is ignored
  motivo text,
  resolvida_em timestamptz,
  resolvida_por uuid,
  busca text not null generated always as (balcao.sem_acento(memo)) stored,
  unique (assinatura_id, id),
  foreign key (assinatura_id, conta_id) references balcao.conta_financeira (assinatura_id, id),
  foreign key (assinatura_id, extrato_id) references balcao.extrato_bancario (assinatura_id, id),
  check ((status = 'IGNORADA') = (motivo is not null)),
  check ((status = 'ABERTA') = (resolvida_em is null)),
  check (excluido_em is null or status <> 'CONCILIADA')
);
create index transacao_da_conta on balcao.transacao (assinatura_id, conta_id, dia, id) where excluido_em is null;
create index transacao_aberta on balcao.transacao (assinatura_id, conta_id, dia) where excluido_em is null and status = 'ABERTA';
create index transacao_do_extrato on balcao.transacao (extrato_id);
call balcao.procuravel('balcao.transacao', 'memo', 'conta_id', 'status');
comment on table balcao.transacao is 'Movimentos das contas, como os bancos os dizem.';
-- fifty thousand come in one file: who brought them is the file's, who settled them their own
select balcao.tabela_de_assinatura('balcao.transacao', false);

create function balcao.posicoes(r balcao.transacao) returns table (natureza text, titular text, centavos bigint) language sql stable as $$
  select p.natureza, r.conta_id::text, p.centavos from (values ('BANCO_DECLARADO', r.valor_centavos), ('BANCO_CONTRAPARTIDA', -r.valor_centavos)) p (natureza, centavos)
  where r.excluido_em is null and p.centavos <> 0
$$;
select balcao.acompanhar_tabela_nova('balcao.transacao', 'null::uuid');

-- What of the books a movement is: one of many, or many of one.
create table balcao.conciliacao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  transacao_id uuid not null,
  -- each kind of target has its column
  alvo_tipo text not null default 'LANCAMENTO' check (alvo_tipo in ('LANCAMENTO')),
  lancamento_id uuid not null,
  -- with the sign of the movement
  valor_centavos bigint not null check (valor_centavos <> 0),
  -- what was done to the entry for it to be this movement, and is undone with it
  efeito text check (efeito in ('CRIOU', 'REALIZOU')),
  unique (assinatura_id, id),
  foreign key (assinatura_id, transacao_id) references balcao.transacao (assinatura_id, id),
  foreign key (assinatura_id, lancamento_id) references balcao.lancamento (assinatura_id, id)
);
create unique index conciliacao_unica on balcao.conciliacao (transacao_id, lancamento_id) where excluido_em is null;
create index conciliacao_do_lancamento on balcao.conciliacao (assinatura_id, lancamento_id) where excluido_em is null;
comment on table balcao.conciliacao is 'O que cada movimento do banco é nos lançamentos da corretora.';
select balcao.registro('balcao.conciliacao');

-- At commit a reconciled movement is wholly explained and any other not at all; and no entry is more than it is worth in that account.
create function balcao.conferir_conciliacao() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
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
  return null;
end
$$;
create constraint trigger conferir_conciliacao after insert or update on balcao.conciliacao
  deferrable initially deferred for each row execute function balcao.conferir_conciliacao();
create constraint trigger conferir_conciliacao after update of status, valor_centavos, excluido_em on balcao.transacao
  deferrable initially deferred for each row execute function balcao.conferir_conciliacao();

-- An entry the bank confirmed stays as it was confirmed, until that is undone.
create function balcao.guardar_conciliado() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if exists (select from conciliacao c where c.assinatura_id = old.assinatura_id and c.lancamento_id = old.id and c.excluido_em is null) then
    raise exception 'entry % is reconciled', old.id using errcode = 'restrict_violation', constraint = 'lancamento_conciliado';
  end if;
  return new;
end
$$;
create trigger guardar_conciliado before update on balcao.lancamento for each row
  when (row(old.tipo, old.conta_id, old.destino_id, old.valor_centavos, old.status, old.pago_em, old.excluido_em)
    is distinct from row(new.tipo, new.conta_id, new.destino_id, new.valor_centavos, new.status, new.pago_em, new.excluido_em))
  execute function balcao.guardar_conciliado();

-- What the user taught: a memo that contains so and so is of a category; money comes in or goes out as the category's kind says.
create table balcao.regra_memo (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  contem text not null check (length(contem) between 2 and 120),
  categoria_id uuid not null,
  unique (assinatura_id, id),
  foreign key (assinatura_id, categoria_id) references balcao.categoria_financeira (assinatura_id, id)
);
create index regra_memo_da_assinatura on balcao.regra_memo (assinatura_id, criado_em, id) where excluido_em is null;
comment on table balcao.regra_memo is 'Regras de conciliação: o que um memo contém diz a categoria.';
select balcao.registro('balcao.regra_memo');
