-- The domains that e-mails to clients leave from: their DKIM key, and how their records stood when they were looked at last.
create table balcao.dominio_remetente (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  dominio text not null check (dominio = lower(dominio) and dominio <> ''),
  seletor text not null check (seletor ~ '^[a-z0-9]{1,30}$'),
  chave_publica text not null,
  -- the private key, sealed: never read but to sign
  segredo bytea not null,
  situacao text not null default 'NAO_VERIFICADO' check (situacao in ('NAO_VERIFICADO', 'PENDENTE', 'VERIFICADO', 'FALHOU')),
  motivo text,
  conferido_em timestamptz,
  -- by record, what was wrong with it
  problemas jsonb not null default '{}',
  unique (assinatura_id, dominio)
);
comment on table balcao.dominio_remetente is 'Domínios de onde saem os e-mails aos clientes: chave DKIM selada e situação dos registros.';
select balcao.registro('balcao.dominio_remetente');

-- Domains in use, for the daily look at their records.
create function balcao.dominios_a_conferir() returns table (assinatura_id uuid, dominio text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select d.assinatura_id, d.dominio from dominio_remetente d
  join parametro p on p.assinatura_id = d.assinatura_id and p.grupo = 'remetente' and p.excluido_em is null
  where d.excluido_em is null and lower(p.valor ->> 'endereco') like '%@' || d.dominio
  order by d.conferido_em nulls first, d.id
$$;
revoke execute on function balcao.dominios_a_conferir from public;
grant execute on function balcao.dominios_a_conferir to balcao_app;
