-- The agreement of payments that a bank gives for an account is kept with it: typed once, every later file is by it.

alter table balcao.conta_financeira add column convenio text check (convenio ~ '^[0-9A-Za-z]{1,20}$');
comment on column balcao.conta_financeira.convenio is 'Convênio de pagamentos com o banco, como foi usado por último.';
update balcao.conta_financeira k set convenio = u.convenio
from (select distinct on (l.conta_id) l.conta_id, l.convenio from balcao.lote_repasse l
  where l.convenio ~ '^[0-9A-Za-z]{1,20}$' and l.excluido_em is null order by l.conta_id, l.remessa_em desc nulls last) u
where u.conta_id = k.id;
