-- How much of each offer a person has the results of a quote show; chosen there, and found again in any browser.
alter table balcao.preferencia_usuario
  add column densidade_resultados text not null default 'compacto' check (densidade_resultados in ('compacto', 'completo'));
