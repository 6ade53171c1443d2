-- Working hours, fees of who pays late, shares, numbering and retention are groups of parameters too.
alter table balcao.parametro drop constraint parametro_grupo_check;
alter table balcao.parametro add constraint parametro_grupo_check
  check (grupo in ('acesso', 'calendario', 'renovacao', 'remetente', 'expediente', 'atraso', 'repasse', 'numeracao', 'retencao'));
comment on table balcao.parametro is 'Escolhas da assinatura fora da cotação, um grupo por linha: acesso, calendário, renovação, expediente, atraso, repasse, numeração, retenção, remetente.';
