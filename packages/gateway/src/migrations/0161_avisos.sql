-- What reaches a broker without being asked for: notices of their own, and webinars of everybody (spec §3).

create table balcao.notificacao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default clock_timestamp(),
  usuario_id uuid not null,
  -- 1 screen, 2 user, 3 money, 4 info, 5 file, anything else warning
  tipo smallint not null,
  titulo text not null check (titulo <> ''),
  descricao text not null default '',
  -- an address inside the site, never another site's
  link text check (link ~ '^/([^/\\]|$)'),
  lida_em timestamptz,
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index notificacao_recente on balcao.notificacao (assinatura_id, usuario_id, criado_em desc, id desc);
create index notificacao_nao_lida on balcao.notificacao (assinatura_id, usuario_id) where lida_em is null;
select balcao.tabela_de_assinatura('balcao.notificacao', false);

-- Global catalogue.
create table balcao.webinar (
  id uuid primary key default balcao.uuid7(),
  titulo text not null,
  descricao text not null default '',
  data timestamptz not null,
  duracao_min integer not null check (duracao_min between 1 and 1440),
  link text
);
create index webinar_data on balcao.webinar (data);

create table balcao.inscricao_webinar (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  usuario_id uuid not null,
  webinar_id uuid not null references balcao.webinar (id) on delete cascade,
  unique (usuario_id, webinar_id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
select balcao.tabela_de_assinatura('balcao.inscricao_webinar', false);

-- Whoever writes a webinar down also schedules its beginning and its end, in the same transaction: when its time changes,
-- the jobs move with it, and a gateway that was down at that moment tells as soon as it is back.
create function balcao.agendar_webinar() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  momento record;
begin
  for momento in
    select 'inicio' as qual, new.data as em
    union all select 'fim', new.data + make_interval(mins => new.duracao_min)
  loop
    perform enfileirar('webinar.anunciar', json_build_object('id', new.id, 'em', momento.em), 'webinar:' || new.id || ':' || momento.qual,
      p_em => momento.em);
  end loop;
  return null;
end
$$;
create trigger agendar after insert or update of data, duracao_min on balcao.webinar
  for each row execute function balcao.agendar_webinar();
