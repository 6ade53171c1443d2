-- The record of insurers a brokerage works with: whom to call, and one that was excluded may come again.

alter table balcao.seguradora_tenant
  add column telefone_sinistro text check (telefone_sinistro ~ '^[0-9]{3,11}$'),
  add column telefone_assistencia text check (telefone_assistencia ~ '^[0-9]{3,11}$'),
  drop constraint seguradora_tenant_assinatura_id_seguradora_corretora_id_key,
  add constraint seguradora_tenant_id unique (assinatura_id, id);
create unique index seguradora_tenant_da_corretora on balcao.seguradora_tenant (assinatura_id, seguradora, corretora_id)
  where excluido_em is null;
comment on table balcao.seguradora_tenant is 'Seguradoras com que uma corretora trabalha: código, comissão e limites de cada linha, telefones.';
