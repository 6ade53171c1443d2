-- The list of users in each of its orders, and by any part of a name or an e-mail, of a subscription with thousands of them.
alter table balcao.usuario add column busca text not null generated always as (balcao.sem_acento(nome || ' ' || email)) stored;
create index usuario_por_nome on balcao.usuario (assinatura_id, (nome collate balcao.pt_br), id) where excluido_em is null and not segfyer;
create index usuario_por_email on balcao.usuario (assinatura_id, lower(email), id) where excluido_em is null and not segfyer;
create index usuario_por_acesso on balcao.usuario (assinatura_id, coalesce(ultimo_acesso_em, '-infinity'), id)
  where excluido_em is null and not segfyer;
create index usuario_alterado on balcao.usuario (assinatura_id, alterado_em, id) where excluido_em is null and not segfyer;
