-- Photographs and documents a client sends with a questionnaire. They wait beside the link until the answers are a case, and are its
-- attachments from then on.
create table balcao.questionario_arquivo (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  -- taken back by the client, thrown away with the lead, or gone to its case
  excluido_em timestamptz,
  questionario_id uuid not null,
  nome text not null check (nome <> ''),
  mime text not null check (mime in ('application/pdf', 'image/png', 'image/jpeg')),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  unique (assinatura_id, id),
  foreign key (assinatura_id, questionario_id) references balcao.questionario_link (assinatura_id, id)
);
create unique index questionario_arquivo_unico on balcao.questionario_arquivo (assinatura_id, questionario_id, sha256)
  where excluido_em is null;
create index questionario_arquivo_bytes on balcao.questionario_arquivo (assinatura_id, sha256) where excluido_em is null;
create trigger carimbar before update on balcao.questionario_arquivo for each row execute function balcao.carimbar();

-- The files go where the answers go: with a case, they are attached to it; with a lead that leads nowhere, they are erased.
create function balcao.levar_arquivos_do_questionario() returns trigger language plpgsql set search_path = balcao, pg_temp as $$
declare
  apagado text;
begin
  if new.questionario_id is null then
    return null;
  end if;
  if new.orcamento_id is not null then
    insert into anexo (assinatura_id, orcamento_id, nome, mime, bytes, sha256)
    select f.assinatura_id, new.orcamento_id, f.nome, f.mime, f.bytes, f.sha256
    from questionario_arquivo f
    where f.assinatura_id = new.assinatura_id and f.questionario_id = new.questionario_id and f.excluido_em is null
    order by f.criado_em, f.id
    on conflict (assinatura_id, orcamento_id, sha256) where excluido_em is null do nothing;
    update questionario_arquivo set excluido_em = now()
    where assinatura_id = new.assinatura_id and questionario_id = new.questionario_id and excluido_em is null;
  elsif new.status = 'DESCARTADA' then
    for apagado in
      update questionario_arquivo set excluido_em = now()
      where assinatura_id = new.assinatura_id and questionario_id = new.questionario_id and excluido_em is null
      returning sha256
    loop
      perform enfileirar('anexo.apagar', json_build_object('assinaturaId', new.assinatura_id, 'sha256', apagado),
        'anexo.apagar:' || new.assinatura_id || ':' || apagado);
    end loop;
  end if;
  return null;
end
$$;
create trigger levar_arquivos after insert or update of orcamento_id, status on balcao.solicitacao_cotacao
  for each row execute function balcao.levar_arquivos_do_questionario();

select balcao.tabela_de_assinatura('balcao.questionario_arquivo');
