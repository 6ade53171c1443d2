-- Notices of one subject that follow each other: while one is unread, the next takes its place.

alter table balcao.notificacao
  -- the subject, in the words of who writes; null for a notice that stands by itself
  add column grupo text check (grupo <> '' and length(grupo) <= 100);
create unique index notificacao_do_grupo on balcao.notificacao (usuario_id, grupo) where grupo is not null and lida_em is null;
