-- A user is invited by a link of their own, which is one more single-use proof.
alter table balcao.prova_acesso drop constraint prova_acesso_finalidade_check;
alter table balcao.prova_acesso add constraint prova_acesso_finalidade_check
  check (finalidade in ('SENHA_EXPIRADA', 'SENHA_ESQUECIDA', 'CONFIRMAR_EMAIL', 'MIGRACAO', 'DESBLOQUEIO', 'SEGUNDO_FATOR', 'CONVITE'));
