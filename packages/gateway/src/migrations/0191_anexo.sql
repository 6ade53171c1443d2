-- Files of a case. The bytes lie in the file store under their hash; here is who attached what, and what it is.
create table balcao.anexo (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
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
create trigger carimbar before update on balcao.anexo for each row execute function balcao.carimbar();
select balcao.tabela_de_assinatura('balcao.anexo');

-- A manual case is of the line of its ramo, and the ramo is chosen inside the draft: whoever saves one moves the case along.
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
