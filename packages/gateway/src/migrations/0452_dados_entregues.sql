-- When a holder downloaded by their own link what a request granted them: that it was handed over is proved by the trail.
alter table balcao.solicitacao_titular add column entregue_em timestamptz;
