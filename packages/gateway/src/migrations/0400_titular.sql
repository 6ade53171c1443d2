-- Requests of the holders of personal data (LGPD art. 18), each with fifteen days to be answered (art. 19, II).
create table balcao.solicitacao_titular (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  tipo text not null check (tipo in ('ACESSO', 'CORRECAO', 'PORTABILIDADE', 'ELIMINACAO')),
  nome text not null check (length(nome) between 2 and 120),
  documento text not null check (documento ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  -- by which the brokerage answers
  contato text,
  detalhe text check (length(detalhe) <= 2000),
  recebida_em timestamptz not null,
  prazo_em timestamptz not null,
  status text not null default 'ABERTA' check (status in ('ABERTA', 'EM_ATENDIMENTO', 'ATENDIDA', 'RECUSADA')),
  resposta text check (length(resposta) <= 2000),
  encerrada_em timestamptz,
  -- the last of the 50, 80 and 100 per cent of the time of which administrators were told
  avisado_pct integer not null default 0 check (avisado_pct in (0, 50, 80, 100)),
  unique (assinatura_id, id),
  check (prazo_em > recebida_em),
  check ((encerrada_em is not null) = (status in ('ATENDIDA', 'RECUSADA'))),
  check (status <> 'RECUSADA' or resposta <> '')
);
create index solicitacao_titular_lista on balcao.solicitacao_titular (assinatura_id, status, prazo_em, id);
create index solicitacao_titular_aberta on balcao.solicitacao_titular (prazo_em) where encerrada_em is null;
comment on table balcao.solicitacao_titular is 'Pedidos de titulares de dados, com o prazo de quinze dias.';
select balcao.registro('balcao.solicitacao_titular');

create function balcao.vigiar_solicitacao_titular() returns trigger language plpgsql as $$
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
$$;
create trigger vigiar_estado before update on balcao.solicitacao_titular for each row execute function balcao.vigiar_solicitacao_titular();

-- Tells administrators once of each mark of the time that passed. Returns the subscriptions told.
create function balcao.avisar_prazos_titular(p_agora timestamptz, p_titulo text, p_link text) returns setof uuid
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
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
$$;

-- How long the law makes one keep what, and why. A rule that changes gets an end, and another begins.
create table balcao.regra_retencao (
  id uuid primary key default balcao.uuid7(),
  codigo text not null check (codigo in ('CONTRATO', 'CONSENTIMENTO', 'PEDIDO')),
  titulo text not null,
  fundamento text not null,
  meses integer not null check (meses > 0),
  desde date not null,
  ate date,
  unique (codigo, desde),
  check (ate >= desde)
);
comment on table balcao.regra_retencao is 'Por quanto tempo a lei manda guardar o quê, de quando até quando, e por quê.';
insert into balcao.regra_retencao (codigo, titulo, fundamento, meses, desde) values
  ('CONTRATO', 'Propostas transmitidas, apólices, parcelas, comissões e sinistros',
   'Circular SUSEP nº 605/2020: cinco anos do fim da vigência; LGPD, art. 16, I', 60, '2020-07-01'),
  ('CONSENTIMENTO', 'Prova do que o titular permitiu ou revogou', 'LGPD, art. 8º, § 2º, e art. 16, I: cabe à corretora provar o consentimento', 60, '2020-09-18'),
  ('PEDIDO', 'Pedidos do titular e a resposta dada', 'LGPD, art. 18 e art. 16, I: a corretora prova que atendeu', 60, '2020-09-18');

-- What was kept of a person who was eliminated, by which rule, and until when.
create table balcao.retencao_titular (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  solicitacao_id uuid not null,
  entidade text not null,
  entidade_id uuid not null,
  regra_id uuid not null references balcao.regra_retencao (id),
  guardar_ate date not null,
  unique (solicitacao_id, entidade, entidade_id),
  foreign key (assinatura_id, solicitacao_id) references balcao.solicitacao_titular (assinatura_id, id)
);
comment on table balcao.retencao_titular is 'O que se guardou de quem pediu a eliminação, por qual regra e até quando.';
call balcao.proteger('balcao.retencao_titular');
grant select on balcao.retencao_titular to balcao_app;

revoke execute on function balcao.avisar_prazos_titular from public;
grant execute on function balcao.avisar_prazos_titular to balcao_app;
