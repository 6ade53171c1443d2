-- The broker's case, from its draft to its end (domain design §2.3, §2.6).

create table balcao.orcamento (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  numero integer not null check (numero > 0),
  linha text not null check (linha in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'OUTRO')),
  tipo text not null default 'NOVO' check (tipo in ('NOVO', 'RENOVACAO_PROPRIA', 'RENOVACAO_CONGENERE')),
  origem text not null default 'INTERNO' check (origem in ('INTERNO', 'MANUAL', 'PAGINA_PUBLICA', 'RENOVACAO', 'IMPORTADO')),
  status text not null default 'RASCUNHO'
    check (status in ('RASCUNHO', 'CALCULANDO', 'CALCULADO', 'ENVIADO', 'FECHADO', 'RECUSADO', 'EXPIRADO')),
  usuario_id uuid not null,
  segurado_id uuid,
  -- read from the draft each time it is saved, so that the list never opens the JSON
  segurado_nome text,
  segurado_documento text,
  bem text,
  vig_ini date,
  vig_fim date,
  rascunho jsonb not null default '{}',
  schema_versao integer not null default 1,
  -- lock of the draft alone: an answer that arrives must not refuse the broker's next save
  rascunho_versao integer not null default 1,
  rascunho_por uuid,
  -- last run, and the best price it brought
  cotacao_id uuid,
  melhor_premio_centavos bigint check (melhor_premio_centavos > 0),
  melhor_seguradora text references balcao.seguradora (slug),
  fechado_em timestamptz,
  motivo_recusa text check (motivo_recusa in
    ('PRECO', 'CONCORRENTE', 'BANCO_DIRETO', 'DESISTIU', 'SEM_RETORNO', 'COBERTURA', 'ACEITACAO', 'ATRASO', 'DUPLICADO', 'OUTRO')),
  -- the form it was filled in
  formulario text not null check (formulario in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'MANUAL')),
  -- the policy it renews
  apolice_anterior_id uuid,
  -- who sells: the first producer of the draft, so that the list never opens the JSON. Text, because a draft may hold anything.
  produtor_id text generated always as (rascunho #>> '{risco,seguro,produtores,0,id}') stored,
  -- A case opened in which nothing was typed yet: an address visited by mistake is not a case of the brokerage. It is found by its own
  -- address and by nothing else until its first word is saved.
  nasceu_em_branco boolean not null default false,
  em_branco boolean not null generated always as (nasceu_em_branco and rascunho_versao = 1 and status = 'RASCUNHO') stored,
  -- the offer that counts (see oferta_escolhida): the one that was sold or accepted, else the cheapest answer
  escolha_premio_centavos bigint check (escolha_premio_centavos > 0),
  escolha_seguradora text references balcao.seguradora (slug),
  escolha_de text check (escolha_de in ('VENDA', 'CLIENTE')),
  premio_centavos bigint generated always as (coalesce(escolha_premio_centavos, melhor_premio_centavos)) stored,
  premio_seguradora text generated always as (coalesce(escolha_seguradora, melhor_seguradora)) stored,
  premio_de text generated always as (coalesce(escolha_de, case when melhor_premio_centavos is not null then 'MELHOR' end)) stored,
  busca text not null generated always as (
    numero::text || ' ' || balcao.sem_acento(coalesce(segurado_nome, '')) || ' ' || balcao.busca_valor(segurado_documento)
    || ' ' || balcao.busca_texto(bem)
    || ' ' || balcao.busca_valor(rascunho #>> '{risco,segurado,celular}')
    || ' ' || balcao.busca_valor(rascunho #>> '{risco,segurado,cep}')
    || ' ' || balcao.busca_valor(rascunho #>> '{risco,pernoite,cepPernoite}')
    || ' ' || balcao.busca_valor(rascunho #>> '{risco,seguro,apoliceAnterior}')
  ) stored,
  unique (assinatura_id, numero),
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  check (status <> 'FECHADO' or fechado_em is not null),
  check (status <> 'RECUSADO' or motivo_recusa is not null),
  -- a line that is asked of insurers is asked in its own form
  check (formulario = linha or formulario = 'MANUAL'),
  check ((escolha_de is null) = (escolha_premio_centavos is null) and (escolha_de is null) = (escolha_seguradora is null))
) with (toast_tuple_target = 512);
-- The draft lives out of line: a page of the heap then holds tens of cases and the list reads little. What the list's search looks into
-- stays in line, and its statistics tell how common a word is: among a hundred samples all but the commonest look alike.
alter table balcao.orcamento
  alter column rascunho set storage external,
  alter column busca set storage main,
  alter column busca set statistics 1000;
-- never two open renewals of one policy, even when two users open them at once
create unique index orcamento_renova_apolice on balcao.orcamento (assinatura_id, apolice_anterior_id)
  where apolice_anterior_id is not null and excluido_em is null and status not in ('RECUSADO', 'EXPIRADO');
-- A page deep in a list skips all that comes before it: it skips lines of an index and opens no row, because the index of each order also
-- holds the columns the lists narrow by, and leaves out the cases the lists leave out.
create index orcamento_alterado on balcao.orcamento (assinatura_id, alterado_em, id) include (status, linha, usuario_id, criado_em)
  where excluido_em is null and not em_branco;
create index orcamento_criado on balcao.orcamento (assinatura_id, criado_em, id) include (status, linha, usuario_id, premio_centavos)
  where excluido_em is null and not em_branco;
create index orcamento_usuario on balcao.orcamento (assinatura_id, usuario_id, alterado_em, id) include (status, linha, criado_em)
  where excluido_em is null and not em_branco;
-- by state, and within a state as the list itself is ordered
create index orcamento_status on balcao.orcamento (assinatura_id, status, alterado_em, id) include (linha, usuario_id, criado_em)
  where excluido_em is null and not em_branco;
create index orcamento_numero on balcao.orcamento (assinatura_id, numero, id) include (status, linha, usuario_id, criado_em)
  where excluido_em is null and not em_branco;
create index orcamento_segurado on balcao.orcamento (assinatura_id, (segurado_nome collate balcao.pt_br), id)
  include (status, linha, usuario_id, criado_em) where excluido_em is null and not em_branco;
create index orcamento_premio on balcao.orcamento (assinatura_id, premio_centavos, id) include (status, linha, usuario_id, criado_em)
  where excluido_em is null and not em_branco;
create index orcamento_vigencia on balcao.orcamento (assinatura_id, vig_ini, id) include (status, linha, usuario_id, criado_em)
  where excluido_em is null and not em_branco;
-- backwards, absent values still come last: the indexes above read from their end would bring them first
create index orcamento_segurado_desc on balcao.orcamento (assinatura_id, (segurado_nome collate balcao.pt_br) desc nulls last, id desc)
  include (status, linha, usuario_id, criado_em) where excluido_em is null and not em_branco;
create index orcamento_premio_desc on balcao.orcamento (assinatura_id, premio_centavos desc nulls last, id desc)
  include (status, linha, usuario_id, criado_em) where excluido_em is null and not em_branco;
create index orcamento_vigencia_desc on balcao.orcamento (assinatura_id, vig_ini desc nulls last, id desc)
  include (status, linha, usuario_id, criado_em) where excluido_em is null and not em_branco;
-- from the policies that end soon to the cases that renew them
create index orcamento_da_apolice on balcao.orcamento (assinatura_id, apolice_anterior_id) where apolice_anterior_id is not null;
-- what ended lately, for the numbers of the home page, from the index alone
create index orcamento_encerrado on balcao.orcamento (assinatura_id, alterado_em) include (status, usuario_id, premio_centavos, fechado_em)
  where status in ('FECHADO', 'RECUSADO', 'EXPIRADO') and excluido_em is null and not em_branco;
-- losses are summed and ordered from the index alone
create index orcamento_perdido on balcao.orcamento (assinatura_id, alterado_em, id) include (motivo_recusa, premio_centavos, usuario_id)
  where status = 'RECUSADO' and excluido_em is null;
-- `like` is not leakproof, so behind row-level security no index may serve it: the functions that search lists look as the owner, and only
-- into the subscription of their caller
create index orcamento_busca on balcao.orcamento using gin (assinatura_id, busca gin_trgm_ops) with (fastupdate = off)
  where excluido_em is null and not em_branco;
create index orcamento_seguradora on balcao.orcamento (assinatura_id, premio_seguradora) where excluido_em is null and not em_branco;
create index orcamento_do_produtor on balcao.orcamento (assinatura_id, produtor_id) where produtor_id is not null;
-- the few cases that several producers share
create index orcamento_de_varios_produtores on balcao.orcamento (assinatura_id, id)
  where (rascunho #> '{risco,seguro,produtores,1}') is not null;
comment on table balcao.orcamento is 'Orçamentos: um risco a segurar, do rascunho ao desfecho.';
select balcao.registro('balcao.orcamento');

-- whose the case is decides who may hear of it
create trigger direitos_mudaram after update of usuario_id, excluido_em on balcao.orcamento
  for each row when ((old.usuario_id, old.excluido_em) is distinct from (new.usuario_id, new.excluido_em))
  execute function balcao.avisar_direitos();

-- The states of domain design §2.6, held by the database itself: no code path can skip one.
create function balcao.transicao_permitida(entidade text, de text, para text) returns boolean
language sql immutable parallel safe as $$
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
$$;

create function balcao.vigiar_estado() returns trigger language plpgsql as $$
begin
  if not balcao.transicao_permitida(tg_argv[0], old.status, new.status) then
    raise exception 'transição recusada: % de % para %', tg_argv[0], old.status, new.status
      using errcode = 'check_violation', constraint = tg_argv[0] || '_transicao';
  end if;
  return new;
end
$$;
create trigger vigiar_estado before update of status on balcao.orcamento
  for each row execute function balcao.vigiar_estado('orcamento');

-- The line of a manual case is that of its ramo, which is chosen inside the draft: saving the draft updates the line.
create function balcao.linha_do_manual() returns trigger language plpgsql as $$
begin
  if new.formulario = 'MANUAL' then
    new.linha := coalesce((select r.linha from balcao.ramo r where r.codigo = new.rascunho #>> '{risco,objeto,ramo}'), new.linha);
  end if;
  return new;
end
$$;
create trigger linha_do_manual before insert or update of rascunho on balcao.orcamento
  for each row execute function balcao.linha_do_manual();

-- Deletes cases nothing was typed in, eight days after their last change: a browser may hold what was typed without connection for seven.
create function balcao.descartar_em_branco(p_agora timestamptz) returns void
language sql volatile security definer set search_path = balcao, pg_temp as $$
  update orcamento set excluido_em = p_agora where em_branco and excluido_em is null and alterado_em < p_agora - interval '8 days'
$$;

-- What happened to a case after it was drafted, written in the transaction of the fact itself.
create table balcao.orcamento_evento (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  orcamento_id uuid not null,
  em timestamptz not null default clock_timestamp(),
  tipo text not null check (tipo in (
    'OFERTAS', 'ENVIADO', 'ABERTO', 'RESPONDIDO', 'PROPOSTA', 'TRANSMITIDO', 'RENOVADO', 'RECUSADO', 'REABERTO', 'EXPIRADO', 'ANEXO', 'OUTRO'
  )),
  -- who did it; null for a client, or the product itself
  usuario_id uuid,
  texto text not null check (texto <> ''),
  dados jsonb not null default '{}',
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index orcamento_evento_do_caso on balcao.orcamento_evento (assinatura_id, orcamento_id, em, id);
-- a client's answer that the brokerage has not taken up makes the case urgent: each page of the list asks for it
create index orcamento_evento_do_cliente on balcao.orcamento_evento (assinatura_id, orcamento_id, em)
  where tipo = 'RESPONDIDO' and usuario_id is null;
comment on table balcao.orcamento_evento is 'O que aconteceu a um orçamento, em ordem.';
select balcao.tabela_de_assinatura('balcao.orcamento_evento', false);
-- it is its own trail: added to, never rewritten
revoke update, delete on balcao.orcamento_evento from balcao_app;

-- Each time a case was lost, and why. A case that is reopened keeps its losses: later reports must still know of them.
create table balcao.orcamento_recusa (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  orcamento_id uuid not null,
  motivo text not null check (motivo in
    ('PRECO', 'CONCORRENTE', 'BANCO_DIRETO', 'DESISTIU', 'SEM_RETORNO', 'COBERTURA', 'ACEITACAO', 'ATRASO', 'DUPLICADO', 'OUTRO')),
  texto text,
  concorrente text,
  premio_perdido_centavos bigint check (premio_perdido_centavos > 0),
  recontato_em date,
  tarefa_id uuid,
  reaberta_em timestamptz,
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id),
  foreign key (assinatura_id, tarefa_id) references balcao.tarefa (assinatura_id, id),
  check (motivo <> 'OUTRO' or texto <> ''),
  check ((recontato_em is not null) = (tarefa_id is not null))
);
-- a case is lost once at a time
create unique index recusa_vigente on balcao.orcamento_recusa (assinatura_id, orcamento_id) where reaberta_em is null;
comment on table balcao.orcamento_recusa is 'Cada vez que um orçamento se perdeu, e por quê.';
select balcao.registro('balcao.orcamento_recusa');

-- What the home page shows as recent; the audit trail keeps the rest.
create table balcao.atividade (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  em timestamptz not null default now(),
  tipo text not null check (tipo in ('ORCAMENTO_ABERTO', 'COTACAO_CONCLUIDA', 'ORCAMENTO_FECHADO', 'ORCAMENTO_RECUSADO', 'OUTRA')),
  usuario_id uuid not null,
  orcamento_id uuid,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id)
);
create index atividade_recente on balcao.atividade (assinatura_id, em desc);
create index atividade_do_usuario on balcao.atividade (assinatura_id, usuario_id, em desc);
comment on table balcao.atividade is 'O que o dia do corretor mostra como recente.';
-- the activity list is its own trail
select balcao.tabela_de_assinatura('balcao.atividade', false);

-- Files of a case. The bytes lie in the file store under their hash; here is who attached what, and what it is.
create table balcao.anexo (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  orcamento_id uuid not null,
  nome text not null check (nome <> ''),
  -- what the bytes say they are, whatever they were called
  mime text not null check (mime in ('application/pdf', 'image/png', 'image/jpeg')),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  unique (assinatura_id, id),
  foreign key (assinatura_id, orcamento_id) references balcao.orcamento (assinatura_id, id)
);
-- the same file twice in one case is one attachment
create unique index anexo_unico on balcao.anexo (assinatura_id, orcamento_id, sha256) where excluido_em is null;
-- the bytes of a removed attachment leave the store by a job that asks which attachments still name them
create index anexo_bytes on balcao.anexo (assinatura_id, sha256) where excluido_em is null;
comment on table balcao.anexo is 'Arquivos de um orçamento; os bytes ficam no balde.';
select balcao.registro('balcao.anexo');

-- A case that is deleted, by its broker or by the sweep, takes its attachments with it: their rows at once, their bytes by the job that
-- asks which attachments still name them.
create function balcao.apagar_anexos_do_orcamento() returns trigger language plpgsql set search_path = balcao, pg_temp as $$
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
$$;
create trigger apagar_anexos after update of excluido_em on balcao.orcamento
  for each row when (old.excluido_em is null and new.excluido_em is not null)
  execute function balcao.apagar_anexos_do_orcamento();

grant execute on function balcao.descartar_em_branco to balcao_app;
