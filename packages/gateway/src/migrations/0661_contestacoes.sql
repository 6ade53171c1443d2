-- Contestations: what an insurer owes of commissions and is asked for by a letter, until it pays, or somebody accepts that it will not.
create table balcao.contestacao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  numero integer not null,
  seguradora text not null references balcao.seguradora (slug),
  corretora_id uuid not null,
  motivo text not null check (motivo in ('NAO_PAGA', 'PAGA_A_MENOR', 'PERCENTUAL', 'ESTORNO_INDEVIDO', 'OUTRO')),
  texto text check (texto <> ''),
  status text not null default 'ABERTA' check (status in ('ABERTA', 'ENVIADA', 'RESPONDIDA', 'ENCERRADA')),
  -- PAGA and CANCELADA by what became of its commissions; the others by somebody
  desfecho text check (desfecho in ('PAGA', 'CANCELADA', 'ACEITA', 'DESISTIDA')),
  -- what it goes back to when what closed it is undone
  status_antes text check (status_antes in ('ABERTA', 'ENVIADA', 'RESPONDIDA')),
  meio text check (meio in ('EMAIL', 'PORTAL', 'CARTA', 'OUTRO')),
  destinatario text check (destinatario <> ''),
  protocolo text check (protocolo <> ''),
  enviada_em date,
  respondida_em date,
  encerrada_em timestamptz,
  proximo_contato_em date,
  unique (assinatura_id, id),
  unique (assinatura_id, numero),
  foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id),
  check ((status = 'ENCERRADA') = (desfecho is not null)),
  check ((status = 'ENCERRADA') = (status_antes is not null)),
  check ((status = 'ENCERRADA') = (encerrada_em is not null))
);
create index contestacao_recentes on balcao.contestacao (assinatura_id, criado_em, id) where excluido_em is null;
comment on table balcao.contestacao is 'Contestações de comissões que as seguradoras não pagaram, ou não pagaram inteiras.';
select balcao.registro('balcao.contestacao');

create function balcao.vigiar_estado_da_contestacao() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and (old.status, new.status) not in (
    ('ABERTA', 'ENVIADA'), ('ENVIADA', 'RESPONDIDA'), ('RESPONDIDA', 'ENVIADA'), ('ABERTA', 'ENCERRADA'), ('ENVIADA', 'ENCERRADA'),
    ('RESPONDIDA', 'ENCERRADA'), ('ENCERRADA', 'ABERTA'), ('ENCERRADA', 'ENVIADA'), ('ENCERRADA', 'RESPONDIDA')) then
    raise exception 'transição recusada: contestacao de % para %', old.status, new.status
      using errcode = 'check_violation', constraint = 'contestacao_transicao';
  end if;
  return new;
end
$$;
create trigger vigiar_estado before update of status on balcao.contestacao for each row execute function balcao.vigiar_estado_da_contestacao();

-- The commissions of a contestation, as they were when it was made.
create table balcao.contestacao_item (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  contestacao_id uuid not null,
  -- null once its policy is kept no longer
  comissao_id uuid,
  ordem integer not null check (ordem > 0),
  prevista_centavos bigint not null,
  recebida_centavos bigint not null,
  -- ABERTO: waits; PAGO, CANCELADO: by what became of the commission; ACEITO, LIBERADO: by how somebody closed the contestation
  situacao text not null default 'ABERTO' check (situacao in ('ABERTO', 'PAGO', 'CANCELADO', 'ACEITO', 'LIBERADO')),
  -- how the commission was when its difference was accepted
  status_antes text,
  unique (contestacao_id, ordem),
  foreign key (assinatura_id, contestacao_id) references balcao.contestacao (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, comissao_id) references balcao.comissao (assinatura_id, id) on delete set null (comissao_id),
  check ((situacao = 'ACEITO') = (status_antes is not null))
);
create index contestacao_item_da_comissao on balcao.contestacao_item (assinatura_id, comissao_id);
-- a commission is asked for once at a time
create unique index contestacao_item_aberto on balcao.contestacao_item (comissao_id) where situacao = 'ABERTO';
comment on table balcao.contestacao_item is 'As comissões de cada contestação, como estavam quando ela foi feita.';
select balcao.tabela_de_assinatura('balcao.contestacao_item', false);

-- What was done of a contestation, and noted of it.
create table balcao.contestacao_evento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default clock_timestamp(), criado_por uuid default balcao.usuario_atual(),
  contestacao_id uuid not null,
  tipo text not null check (tipo in ('CRIADA', 'ENVIADA', 'RESPONDIDA', 'ANOTACAO', 'ENCERRADA', 'REABERTA')),
  -- the day it tells of
  dia date not null,
  texto text check (texto <> ''),
  -- of ENCERRADA
  desfecho text,
  -- by what became of its commissions, and not by a person
  automatico boolean not null default false,
  foreign key (assinatura_id, contestacao_id) references balcao.contestacao (assinatura_id, id) on delete cascade
);
create index contestacao_evento_da_contestacao on balcao.contestacao_evento (assinatura_id, contestacao_id, criado_em, id);
comment on table balcao.contestacao_evento is 'O que se fez e se anotou de cada contestação.';
select balcao.tabela_de_assinatura('balcao.contestacao_evento', false);

-- A letter on its way by e-mail.
create table balcao.contestacao_envio (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), usuario_id uuid not null references balcao.usuario (id),
  contestacao_id uuid not null,
  destinatario text not null check (destinatario <> ''),
  mensagem text not null check (mensagem <> ''),
  status text not null default 'NA_FILA' check (status in ('NA_FILA', 'ENVIANDO', 'ENVIADA', 'INCERTA', 'FALHOU', 'CANCELADA')),
  foreign key (assinatura_id, contestacao_id) references balcao.contestacao (assinatura_id, id) on delete cascade
);
create index contestacao_envio_da_contestacao on balcao.contestacao_envio (assinatura_id, contestacao_id, id);
-- one letter of a contestation is on its way at a time
create unique index contestacao_envio_a_caminho on balcao.contestacao_envio (contestacao_id) where status in ('NA_FILA', 'ENVIANDO');
comment on table balcao.contestacao_envio is 'Cartas de contestação enviadas por e-mail.';
select balcao.tabela_de_assinatura('balcao.contestacao_envio', false);

/*
 * Closes contestations nothing of which waits any more, and reopens those closed so of which something waits again. What somebody closed stays
 * closed. The caller holds their rows.
 */
create function balcao.apurar_contestacoes(p_ids uuid[]) returns void language plpgsql security definer set search_path = balcao, pg_temp as $$
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
$$;
revoke execute on function balcao.apurar_contestacoes from public;

-- Whatever way a commission changes, what is asked of it follows in the same statement.
create function balcao.seguir_comissoes_contestadas() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  tocadas uuid[];
begin
  select array_agg(distinct i.contestacao_id) into tocadas from novas n
  join velhas v on v.id = n.id and (v.status, v.excluido_em is null) is distinct from (n.status, n.excluido_em is null)
  join contestacao_item i on i.assinatura_id = n.assinatura_id and i.comissao_id = n.id and i.situacao in ('ABERTO', 'PAGO', 'CANCELADO');
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
$$;
create trigger seguir_contestacoes after update on balcao.comissao referencing old table as velhas new table as novas for each statement
  execute function balcao.seguir_comissoes_contestadas();

-- Of a policy that is kept no longer nothing is asked.
create function balcao.seguir_comissao_perdida() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform from contestacao where id = new.contestacao_id for no key update;
  update contestacao_item set situacao = 'CANCELADO' where id = new.id;
  perform apurar_contestacoes(array[new.contestacao_id]);
  return null;
end
$$;
create trigger seguir_comissao after update of comissao_id on balcao.contestacao_item for each row
  when (new.comissao_id is null and new.situacao = 'ABERTO') execute function balcao.seguir_comissao_perdida();

-- What is undone gives back a contested commission only while somebody asks for it; else it is divergent, as before it was contested.
create function balcao.conferir_contestada() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if not exists (select from contestacao_item i join contestacao c on c.id = i.contestacao_id
    where i.assinatura_id = new.assinatura_id and i.comissao_id = new.id and i.situacao in ('ABERTO', 'PAGO', 'CANCELADO') and c.excluido_em is null
      and coalesce(c.desfecho, 'PAGA') in ('PAGA', 'CANCELADA')) then
    new.status := 'DIVERGENTE';
  end if;
  return new;
end
$$;
create trigger conferir_contestada before update of status on balcao.comissao for each row
  when (new.status = 'CONTESTADA' and old.status in ('RECEBIDA', 'CANCELADA')) execute function balcao.conferir_contestada();

-- What was written of a contestation may name a client: of who is eliminated, the words that name them go.
create function balcao.esquecer_em_contestacoes() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
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
$$;
create trigger esquecer_em_contestacoes after update on balcao.segurado for each row
  when (coalesce(current_setting('balcao.eliminando', true), '') = 'sim') execute function balcao.esquecer_em_contestacoes();
