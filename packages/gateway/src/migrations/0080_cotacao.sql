-- The runs of a case, which never change, and what each insurer answered (domain design §2.3, §2.6).

create table balcao.cotacao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  orcamento_id uuid not null,
  -- 1 for the first run of the case, then 2, 3 …
  rodada integer not null check (rodada > 0),
  status text not null default 'NA_FILA' check (status in ('NA_FILA', 'CALCULANDO', 'PARCIAL', 'CONCLUIDA', 'CANCELADA')),
  -- everything asked, frozen: {risco, corretor, codigos}
  snapshot jsonb not null,
  payload_hash text not null check (payload_hash ~ '^[0-9a-f]{64}$'),
  seguradoras text[] not null check (cardinality(seguradoras) > 0),
  comissao_bps jsonb not null default '{}',
  desconto_bps jsonb not null default '{}',
  iniciada_em timestamptz,
  concluida_em timestamptz,
  limite_segundos integer not null check (limite_segundos > 0),
  -- the run whose answers go on standing, when this one asks only some insurers again
  complementa_id uuid,
  unique (orcamento_id, rodada),
  unique (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (assinatura_id, complementa_id) references balcao.cotacao (assinatura_id, id),
  check (complementa_id <> id)
);
create index cotacao_em_curso on balcao.cotacao (assinatura_id, orcamento_id) where status in ('NA_FILA', 'CALCULANDO', 'PARCIAL');
-- a new case comes with the insurers its user asked last in the line: this finds the newest run of a user without reading them all
create index cotacao_do_usuario on balcao.cotacao (assinatura_id, criado_por, criado_em desc) where complementa_id is null;
comment on table balcao.cotacao is 'Rodadas de cálculo de um orçamento, com o retrato do que se perguntou.';
select balcao.registro('balcao.cotacao');
create trigger vigiar_estado before update of status on balcao.cotacao
  for each row execute function balcao.vigiar_estado('cotacao');

-- the newest run of a case; each names the other
alter table balcao.orcamento
  add foreign key (assinatura_id, cotacao_id) references balcao.cotacao (assinatura_id, id) deferrable initially deferred;

-- What was asked is evidence: a run may advance, never change its question.
create function balcao.cotacao_imutavel() returns trigger language plpgsql as $$
begin
  if (new.orcamento_id, new.rodada, new.snapshot, new.payload_hash, new.seguradoras, new.comissao_bps, new.desconto_bps)
     is distinct from
     (old.orcamento_id, old.rodada, old.snapshot, old.payload_hash, old.seguradoras, old.comissao_bps, old.desconto_bps) then
    raise exception 'uma cotação iniciada não muda' using errcode = 'check_violation', constraint = 'cotacao_imutavel';
  end if;
  return new;
end
$$;
create trigger cotacao_imutavel before update on balcao.cotacao for each row execute function balcao.cotacao_imutavel();

-- A recalculation that asks only some insurers is a run of its own that names the run whose answers go on standing: an earlier one of the
-- same case, named once and for all.
create function balcao.complemento_valido() returns trigger language plpgsql as $$
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
$$;
create trigger complemento_valido before insert or update of complementa_id on balcao.cotacao
  for each row execute function balcao.complemento_valido();

create table balcao.resultado_cotacao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  cotacao_id uuid not null,
  seguradora text not null references balcao.seguradora (slug),
  status text not null default 'PENDENTE'
    check (status in ('PENDENTE', 'CALCULANDO', 'OK', 'RECUSADO', 'ERRO', 'TIMEOUT', 'CREDENCIAL', 'CANCELADO')),
  familia_erro text check (familia_erro in ('CREDENCIAL', 'PERMISSAO', 'DADO', 'ACEITACAO', 'COMERCIAL', 'INSTABILIDADE')),
  mensagens jsonb not null default '[]',
  numero_calculo text,
  validade date,
  iniciado_em timestamptz,
  tempo_ms integer check (tempo_ms >= 0),
  -- how often the insurer was asked; part of the idempotency key it is given
  tentativas integer not null default 0 check (tentativas >= 0),
  unique (cotacao_id, seguradora),
  unique (assinatura_id, id),
  foreign key (assinatura_id, cotacao_id) references balcao.cotacao (assinatura_id, id),
  check ((familia_erro is not null) = (status in ('RECUSADO', 'ERRO', 'TIMEOUT', 'CREDENCIAL')))
);
comment on table balcao.resultado_cotacao is 'O que cada seguradora respondeu a uma rodada.';
select balcao.registro('balcao.resultado_cotacao');
create trigger vigiar_estado before update of status on balcao.resultado_cotacao
  for each row execute function balcao.vigiar_estado('resultado');

create table balcao.oferta_cotacao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  resultado_id uuid not null,
  cotacao_id uuid not null,
  ordem integer not null,
  pacote text not null,
  principal boolean not null,
  premio_liquido_centavos bigint not null check (premio_liquido_centavos > 0),
  iof_centavos bigint not null check (iof_centavos >= 0),
  premio_total_centavos bigint not null,
  comissao_bps integer not null check (comissao_bps between 0 and 10000),
  comissao_centavos bigint not null check (comissao_centavos >= 0),
  franquias jsonb not null default '[]',
  coberturas jsonb not null default '[]',
  assistencias jsonb not null default '[]',
  parcelamentos jsonb not null default '[]',
  observacoes jsonb not null default '[]',
  periodicidade text not null default 'ANUAL' check (periodicidade in ('UNICA', 'MENSAL', 'ANUAL')),
  -- [{rotulo, valorCentavos}], summing to the net premium; empty when the insurer does not say
  composicao jsonb not null default '[]',
  unique (resultado_id, ordem),
  foreign key (assinatura_id, resultado_id) references balcao.resultado_cotacao (assinatura_id, id),
  foreign key (assinatura_id, cotacao_id) references balcao.cotacao (assinatura_id, id),
  check (premio_liquido_centavos + iof_centavos = premio_total_centavos),
  unique (assinatura_id, id)
);
create index oferta_da_cotacao on balcao.oferta_cotacao (cotacao_id);
comment on table balcao.oferta_cotacao is 'Ofertas de um resultado: prêmio, coberturas, parcelamentos.';
-- an offer never changes, so it needs no trail
select balcao.tabela_de_assinatura('balcao.oferta_cotacao', false);

-- A price is written once; asking again writes other offers, under other ids.
create function balcao.oferta_imutavel() returns trigger language plpgsql as $$
begin
  raise exception 'uma oferta não muda' using errcode = 'check_violation', constraint = 'oferta_imutavel';
end
$$;
create trigger oferta_imutavel before update on balcao.oferta_cotacao for each row execute function balcao.oferta_imutavel();

-- What an insurer must be told to take an offer up, in its own words: never sent to a browser, so kept apart from the offer.
create table balcao.referencia_oferta (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  oferta_id uuid not null,
  referencia text not null check (referencia <> ''),
  unique (oferta_id),
  foreign key (assinatura_id, oferta_id) references balcao.oferta_cotacao (assinatura_id, id)
);
comment on table balcao.referencia_oferta is 'O que uma seguradora precisa ouvir para efetivar uma oferta; nunca vai ao navegador.';
select balcao.tabela_de_assinatura('balcao.referencia_oferta', false);

-- The health declaration of a chosen life offer: sensitive data, under a consent that may be withdrawn.
create table balcao.declaracao_saude (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  orcamento_id uuid not null,
  oferta_id uuid not null,
  -- which words were consented to, when, and who wrote it down; stays after a withdrawal
  termo_versao text not null check (termo_versao <> ''),
  consentido_em timestamptz not null,
  registrado_por uuid not null,
  revogado_em timestamptz,
  -- the answers, sealed for this row's offer; the audit trail never copies a column of this name
  segredo bytea,
  unique (oferta_id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (oferta_id) references balcao.oferta_cotacao (id) on delete cascade,
  foreign key (assinatura_id, registrado_por) references balcao.usuario (assinatura_id, id),
  -- withdrawn means gone
  check ((revogado_em is null) = (segredo is not null))
);
create index declaracao_do_orcamento on balcao.declaracao_saude (assinatura_id, orcamento_id);
comment on table balcao.declaracao_saude is 'Declarações pessoais de saúde para uma oferta, seladas, e o consentimento delas.';
select balcao.registro('balcao.declaracao_saude');

-- What each insurer says as of a run: its own answer where it was asked, else the newest of the runs that one completes.
create function balcao.respostas_de(alvo uuid) returns table (resultado_id uuid, cotacao_id uuid, seguradora text, rodada integer)
language sql stable as $$
  with recursive cadeia as (
    select c.id, c.complementa_id, c.rodada from balcao.cotacao c where c.id = alvo
    union all
    select c.id, c.complementa_id, c.rodada from balcao.cotacao c join cadeia on c.id = cadeia.complementa_id
  )
  select distinct on (r.seguradora) r.id, r.cotacao_id, r.seguradora, cadeia.rodada
  from cadeia join balcao.resultado_cotacao r on r.cotacao_id = cadeia.id
  order by r.seguradora, cadeia.rodada desc
$$;

-- Locks a run while one answer is stored, so that insurers that answer together are stored together: a writer that ends the run waits for
-- it, other answers do not. Only the first answer has the run to itself, because it marks it PARCIAL. Returns whether the run is still to
-- be marked.
create function balcao.segurar_para_resposta(p_cotacao uuid) returns boolean
language plpgsql volatile set search_path = balcao, pg_temp as $$
begin
  if exists (select from cotacao where id = p_cotacao and status = 'PARCIAL') then
    perform from cotacao where id = p_cotacao for share;
    return false;
  end if;
  perform from cotacao where id = p_cotacao for update;
  return true;
end
$$;

-- The best price of the case, among the answers that stand. The case is locked before they are read: of two answers that arrive at once,
-- the second then sees the first. A run that completes no other reads its own offers alone.
create function balcao.atualizar_melhor_premio(p_cotacao uuid) returns void
language plpgsql volatile set search_path = balcao, pg_temp as $$
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
$$;

-- Subscriptions with cases to expire on a day: all prices ended so many days ago; a subscription that chose nothing waits `p_carencia`
-- days. A price without validity never ends, and keeps its case open.
create function balcao.assinaturas_com_vencidos(p_hoje date, p_carencia integer) returns setof uuid
language sql stable security definer set search_path = balcao, pg_temp as $$
  select distinct o.assinatura_id
  from orcamento o
  left join parametro_cotacao p on p.assinatura_id = o.assinatura_id
  where o.status in ('CALCULADO', 'ENVIADO') and o.excluido_em is null
    and exists (select from resultado_cotacao r where r.cotacao_id = o.cotacao_id and r.status = 'OK')
    and not exists (
      select from resultado_cotacao r where r.cotacao_id = o.cotacao_id and r.status = 'OK'
        and (r.validade is null or r.validade >= p_hoje - coalesce(p.carencia_dias, p_carencia)))
$$;

grant execute on function balcao.segurar_para_resposta, balcao.atualizar_melhor_premio, balcao.assinaturas_com_vencidos to balcao_app;
