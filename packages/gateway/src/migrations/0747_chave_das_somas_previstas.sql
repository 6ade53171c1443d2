-- Each row of a subscription's has a key of its own, as every table's here.
alter table balcao.repasse_previsto_soma drop constraint repasse_previsto_soma_pkey,
  add column id uuid primary key default balcao.uuid7(),
  add unique (assinatura_id, produtor_id, mes, seguradora, corretora_id);
