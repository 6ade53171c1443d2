-- A document that was confirmed became a policy, a proposal, or an endorsement of a policy.
alter table balcao.importacao_arquivo
  add column proposta_id uuid references balcao.proposta (id) on delete set null,
  add column endosso_id uuid references balcao.endosso (id) on delete set null;
create index importacao_arquivo_proposta on balcao.importacao_arquivo (proposta_id) where proposta_id is not null;
create index importacao_arquivo_endosso on balcao.importacao_arquivo (endosso_id) where endosso_id is not null;
