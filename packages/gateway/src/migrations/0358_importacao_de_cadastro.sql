-- A file on its way to be records: kept whole until it is written or given up, so that a process that dies meanwhile loses nothing.
create table balcao.importacao_cadastro (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  usuario_id uuid not null,
  cadastro text not null check (cadastro in ('PRODUTOR')),
  nome text not null,
  status text not null default 'RECEBIDA'
    check (status in ('RECEBIDA', 'CONFERINDO', 'CONFERIDA', 'GRAVANDO', 'CONCLUIDA', 'CANCELADA', 'FALHOU')),
  -- cells of the file, a list a line; gone once nothing more is to be read of them
  linhas jsonb,
  colunas jsonb not null,
  amostra jsonb not null,
  mapeamento jsonb not null default '{}',
  total integer not null,
  processadas integer not null default 0,
  validas integer not null default 0,
  recusadas integer not null default 0,
  erros jsonb not null default '[]',
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index importacao_cadastro_da_assinatura on balcao.importacao_cadastro (assinatura_id, criado_em);
create trigger carimbar before update on balcao.importacao_cadastro for each row execute function balcao.carimbar();
-- the trail tells the records that came of it, not each step of a file
select balcao.tabela_de_assinatura('balcao.importacao_cadastro', false);

-- A file nobody came back to is let go of.
create or replace function balcao.limpar_vencidos(p_agora timestamptz) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  delete from sessao where expira_em < p_agora - interval '30 days';
  delete from prova_acesso where expira_em < p_agora - interval '7 days';
  delete from idempotencia where criado_em < p_agora - interval '2 days';
  delete from evento where publicado_em < p_agora - interval '7 days';
  delete from tentativa_acesso where atualizado_em < p_agora - interval '2 days';
  delete from processo where visto_em < p_agora - interval '1 day';
  delete from codigo_suporte where expira_em < p_agora;
  delete from importacao_cadastro where criado_em < p_agora - interval '7 days';
$$;
