-- As tabelas do esquema balcao, por área: colunas, restrições, isolamento e índices.
-- Escrito por `npm run schema` a partir das migrações; não se edita. Para ler: quem cria as tabelas são as migrações.

-- ==============================================================================
-- Assinatura e corretora
-- ==============================================================================

-- Quem contrata o produto; o dono de tudo o que tem assinatura_id.
CREATE TABLE assinatura (
  id                   uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id        uuid        GENERATED ALWAYS AS (id) STORED NOT NULL,
  criado_em            timestamptz NOT NULL DEFAULT now(),
  criado_por           uuid        DEFAULT usuario_atual(),
  alterado_em          timestamptz NOT NULL DEFAULT now(),
  alterado_por         uuid        DEFAULT usuario_atual(),
  versao               integer     NOT NULL DEFAULT 1,
  excluido_em          timestamptz,
  login                text        NOT NULL,
  plano                text        NOT NULL,
  status               text        NOT NULL,
  data_assinatura      date        NOT NULL DEFAULT CURRENT_DATE,
  trial_inicio         timestamptz,
  trial_fim            timestamptz,
  limites              jsonb       NOT NULL DEFAULT '{}'::jsonb,
  tem_parcela_pendente boolean     NOT NULL DEFAULT false,
  cancela_em           date,
  CONSTRAINT assinatura_pkey PRIMARY KEY (id),
  CONSTRAINT assinatura_login_key UNIQUE (login),
  CONSTRAINT assinatura_plano_check CHECK (plano = ANY (ARRAY['multicalculo'::text, 'integrado'::text, 'gestao'::text])),
  CONSTRAINT assinatura_status_check CHECK (status = ANY (ARRAY['TRIAL'::text, 'ATIVA'::text, 'EXPIRADA'::text, 'PENDENTE'::text, 'BLOQUEADA'::text, 'REATIVADA'::text, 'CANCELADA'::text]))
);
-- isolada por assinatura

-- Corretoras de uma assinatura; uma é a principal.
CREATE TABLE corretora (
  id                  uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id       uuid        NOT NULL,
  criado_em           timestamptz NOT NULL DEFAULT now(),
  criado_por          uuid        DEFAULT usuario_atual(),
  alterado_em         timestamptz NOT NULL DEFAULT now(),
  alterado_por        uuid        DEFAULT usuario_atual(),
  versao              integer     NOT NULL DEFAULT 1,
  excluido_em         timestamptz,
  razao_social        text        NOT NULL,
  fantasia            text        NOT NULL,
  cnpj                text        NOT NULL,
  susep               text,
  inscricao_municipal text,
  regime              text        NOT NULL DEFAULT 'SIMPLES'::text,
  email_intranet      text,
  contas              jsonb       NOT NULL DEFAULT '[]'::jsonb,
  principal           boolean     NOT NULL DEFAULT false,
  site                text,
  ativo               boolean     NOT NULL DEFAULT true,
  telefone            text,
  enderecos           jsonb       NOT NULL DEFAULT '[]'::jsonb,
  responsavel         jsonb,
  logo_sha256         text,
  busca               text        GENERATED ALWAYS AS ((((((((sem_acento(fantasia) || ' '::text) || sem_acento(razao_social)) || ' '::text) || busca_valor(cnpj)) || ' '::text) || busca_valor(susep)) || ' '::text) || busca_valor(telefone)) STORED NOT NULL,
  CONSTRAINT corretora_pkey PRIMARY KEY (id),
  CONSTRAINT corretora_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT corretora_cnpj_check CHECK (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'::text),
  CONSTRAINT corretora_enderecos_check CHECK (jsonb_typeof(enderecos) = 'array'::text),
  CONSTRAINT corretora_logo_sha256_check CHECK (logo_sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT corretora_principal_ativa CHECK (NOT principal OR ativo),
  CONSTRAINT corretora_regime_check CHECK (regime = ANY (ARRAY['SIMPLES'::text, 'PRESUMIDO'::text, 'REAL'::text, 'PF'::text])),
  CONSTRAINT corretora_responsavel_check CHECK (jsonb_typeof(responsavel) = 'object'::text),
  CONSTRAINT corretora_susep_check CHECK (susep ~ '^[0-9]{6,15}$'::text),
  CONSTRAINT corretora_telefone_check CHECK (telefone ~ '^[0-9]{10,11}$'::text),
  CONSTRAINT corretora_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX corretora_cnpj ON corretora USING btree (assinatura_id, cnpj) WHERE excluido_em IS NULL;
CREATE INDEX corretora_da_lista ON corretora USING btree (assinatura_id, fantasia COLLATE pt_br, id) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX corretora_principal ON corretora USING btree (assinatura_id) WHERE principal AND excluido_em IS NULL;

-- O logo de uma corretora, redesenhado pelo gateway, que o PDF e a página do cliente mostram.
CREATE TABLE logo_corretora (
  id            uuid        NOT NULL,
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  tipo          text        NOT NULL,
  imagem        bytea       NOT NULL,
  CONSTRAINT logo_corretora_pkey PRIMARY KEY (id),
  CONSTRAINT logo_corretora_imagem_check CHECK (octet_length(imagem) >= 1 AND octet_length(imagem) <= 204800),
  CONSTRAINT logo_corretora_tipo_check CHECK (tipo = ANY (ARRAY['image/png'::text, 'image/jpeg'::text])),
  CONSTRAINT logo_corretora_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT logo_corretora_assinatura_id_id_fkey FOREIGN KEY (assinatura_id, id) REFERENCES corretora(assinatura_id, id)
);
-- isolada por assinatura

-- Quanto uma corretora paga de cada tributo sobre as comissões, e em que dias.
CREATE TABLE aliquota_corretora (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  corretora_id  uuid        NOT NULL,
  tributo       text        NOT NULL,
  municipio     text,
  bps           integer     NOT NULL,
  desde         date        NOT NULL,
  ate           date,
  CONSTRAINT aliquota_corretora_pkey PRIMARY KEY (id),
  CONSTRAINT aliquota_corretora_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT aliquota_corretora_bps_check CHECK (bps >= 0 AND bps <= 10000),
  CONSTRAINT aliquota_corretora_check CHECK (ate >= desde),
  CONSTRAINT aliquota_corretora_check1 CHECK ((tributo = 'ISS'::text) = (municipio IS NOT NULL)),
  CONSTRAINT aliquota_corretora_municipio_check CHECK (length(municipio) >= 1 AND length(municipio) <= 80),
  CONSTRAINT aliquota_corretora_tributo_check CHECK (tributo = ANY (ARRAY['IRRF'::text, 'ISS'::text, 'SIMPLES'::text])),
  CONSTRAINT aliquota_corretora_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT aliquota_corretora_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT aliquota_corretora_periodo EXCLUDE USING gist (assinatura_id WITH =, corretora_id WITH =, tributo WITH =, sem_acento(COALESCE(municipio, ''::text)) WITH =, daterange(desde, ate, '[]'::text) WITH &&) WHERE (excluido_em IS NULL) DEFERRABLE INITIALLY DEFERRED
);
-- isolada por assinatura
CREATE INDEX aliquota_corretora_da_corretora ON aliquota_corretora USING btree (assinatura_id, corretora_id);

-- Planos que se contratam, com o que cada um permite.
CREATE TABLE plano (
  plano           text    NOT NULL,
  ordem           integer NOT NULL,
  nome            text    NOT NULL,
  resumo          text    NOT NULL,
  itens           text[]  NOT NULL,
  mensal_centavos bigint  NOT NULL,
  usuarios        integer NOT NULL,
  calculos_mes    integer NOT NULL,
  lotes           integer NOT NULL,
  flags           jsonb   NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT plano_pkey PRIMARY KEY (plano),
  CONSTRAINT plano_mensal_centavos_check CHECK (mensal_centavos >= 0),
  CONSTRAINT plano_plano_check CHECK (plano = ANY (ARRAY['multicalculo'::text, 'integrado'::text, 'gestao'::text])),
  CONSTRAINT plano_usuarios_check CHECK (usuarios > 0)
);
-- sem isolamento por assinatura

-- Faturas da assinatura: valor, vencimento, situação.
CREATE TABLE fatura_assinatura (
  id                 uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id      uuid        NOT NULL,
  criado_em          timestamptz NOT NULL DEFAULT now(),
  competencia        text        NOT NULL,
  plano              text        NOT NULL,
  forma              text        NOT NULL,
  valor_centavos     bigint      NOT NULL,
  vencimento         date        NOT NULL,
  linha_digitavel    text,
  pago_em            timestamptz,
  status             text        NOT NULL DEFAULT 'ABERTA'::text,
  pago_centavos      bigint      NOT NULL DEFAULT 0,
  encargos_centavos  bigint      NOT NULL DEFAULT 0,
  excedente_centavos bigint      NOT NULL DEFAULT 0,
  CONSTRAINT fatura_assinatura_pkey PRIMARY KEY (id),
  CONSTRAINT fatura_assinatura_assinatura_id_competencia_key UNIQUE (assinatura_id, competencia),
  CONSTRAINT fatura_assinatura_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT fatura_assinatura_competencia_check CHECK (competencia ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text),
  CONSTRAINT fatura_assinatura_encargos_centavos_check CHECK (encargos_centavos >= 0),
  CONSTRAINT fatura_assinatura_excedente_centavos_check CHECK (excedente_centavos >= 0),
  CONSTRAINT fatura_assinatura_forma_check CHECK (forma = ANY (ARRAY['BOLETO'::text, 'PIX'::text])),
  CONSTRAINT fatura_assinatura_status_check CHECK (status = ANY (ARRAY['ABERTA'::text, 'VENCIDA'::text, 'PARCIAL'::text, 'DEVOLVIDA'::text, 'PAGA'::text, 'PAGA_COM_ATRASO'::text, 'PAGA_A_MAIOR'::text, 'CANCELADA'::text])),
  CONSTRAINT fatura_assinatura_valor_centavos_check CHECK (valor_centavos >= 0),
  CONSTRAINT fatura_assinatura_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT fatura_assinatura_plano_fkey FOREIGN KEY (plano) REFERENCES plano(plano)
);
-- isolada por assinatura

-- Cobranças Pix de cada fatura da assinatura, como o PSP as tem.
CREATE TABLE cobranca_fatura (
  id               uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id    uuid        NOT NULL,
  criado_em        timestamptz NOT NULL DEFAULT now(),
  fatura_id        uuid        NOT NULL,
  txid             text        NOT NULL,
  valor_centavos   bigint      NOT NULL,
  abatido_centavos bigint      NOT NULL DEFAULT 0,
  vencimento       date        NOT NULL,
  validade_dias    integer     NOT NULL,
  multa            jsonb,
  juros            jsonb,
  status           text        NOT NULL DEFAULT 'NOVA'::text,
  location         text,
  CONSTRAINT cobranca_fatura_pkey PRIMARY KEY (id),
  CONSTRAINT cobranca_fatura_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT cobranca_fatura_txid_key UNIQUE (txid),
  CONSTRAINT cobranca_fatura_check CHECK ((status = ANY (ARRAY['NOVA'::text, 'REMOVIDA'::text])) OR location IS NOT NULL),
  CONSTRAINT cobranca_fatura_juros_check CHECK (jsonb_typeof(juros) = 'object'::text),
  CONSTRAINT cobranca_fatura_location_check CHECK (length(location) <= 77),
  CONSTRAINT cobranca_fatura_multa_check CHECK (jsonb_typeof(multa) = 'object'::text),
  CONSTRAINT cobranca_fatura_status_check CHECK (status = ANY (ARRAY['NOVA'::text, 'ATIVA'::text, 'CONCLUIDA'::text, 'REMOVIDA'::text])),
  CONSTRAINT cobranca_fatura_txid_check CHECK (txid ~ '^[a-zA-Z0-9]{26,35}$'::text),
  CONSTRAINT cobranca_fatura_validade_dias_check CHECK (validade_dias >= 0),
  CONSTRAINT cobranca_fatura_valor_centavos_check CHECK (valor_centavos > 0),
  CONSTRAINT cobranca_fatura_assinatura_id_fatura_id_fkey FOREIGN KEY (assinatura_id, fatura_id) REFERENCES fatura_assinatura(assinatura_id, id),
  CONSTRAINT cobranca_fatura_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX cobranca_fatura_da_fatura ON cobranca_fatura USING btree (assinatura_id, fatura_id);
CREATE UNIQUE INDEX cobranca_fatura_em_pe ON cobranca_fatura USING btree (fatura_id) WHERE status = ANY (ARRAY['NOVA'::text, 'ATIVA'::text]);

-- Pagamentos recebidos das faturas da assinatura; nunca mudam.
CREATE TABLE pagamento_fatura (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  cobranca_id    uuid        NOT NULL,
  end_to_end_id  text        NOT NULL,
  valor_centavos bigint      NOT NULL,
  horario        timestamptz NOT NULL,
  origem         text        NOT NULL,
  CONSTRAINT pagamento_fatura_pkey PRIMARY KEY (id),
  CONSTRAINT pagamento_fatura_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT pagamento_fatura_end_to_end_id_key UNIQUE (end_to_end_id),
  CONSTRAINT pagamento_fatura_end_to_end_id_check CHECK (end_to_end_id ~ '^[a-zA-Z0-9]{32}$'::text),
  CONSTRAINT pagamento_fatura_origem_check CHECK (origem = ANY (ARRAY['AVISO'::text, 'CONSULTA'::text, 'CONCILIACAO'::text])),
  CONSTRAINT pagamento_fatura_valor_centavos_check CHECK (valor_centavos > 0),
  CONSTRAINT pagamento_fatura_assinatura_id_cobranca_id_fkey FOREIGN KEY (assinatura_id, cobranca_id) REFERENCES cobranca_fatura(assinatura_id, id),
  CONSTRAINT pagamento_fatura_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX pagamento_fatura_da_cobranca ON pagamento_fatura USING btree (assinatura_id, cobranca_id);

-- O que voltou a quem pagou uma fatura, e cada situação por que passou.
CREATE TABLE devolucao_fatura (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  pagamento_id   uuid        NOT NULL,
  devolucao      text        NOT NULL,
  valor_centavos bigint      NOT NULL,
  status         text        NOT NULL,
  CONSTRAINT devolucao_fatura_pkey PRIMARY KEY (id),
  CONSTRAINT devolucao_fatura_pagamento_id_devolucao_status_key UNIQUE (pagamento_id, devolucao, status),
  CONSTRAINT devolucao_fatura_devolucao_check CHECK (devolucao ~ '^[a-zA-Z0-9]{1,35}$'::text),
  CONSTRAINT devolucao_fatura_status_check CHECK (status = ANY (ARRAY['EM_PROCESSAMENTO'::text, 'DEVOLVIDO'::text, 'NAO_REALIZADO'::text])),
  CONSTRAINT devolucao_fatura_valor_centavos_check CHECK (valor_centavos > 0),
  CONSTRAINT devolucao_fatura_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT devolucao_fatura_assinatura_id_pagamento_id_fkey FOREIGN KEY (assinatura_id, pagamento_id) REFERENCES pagamento_fatura(assinatura_id, id)
);
-- isolada por assinatura

-- Avisos de pagamento que o PSP mandou e foram aceitos.
CREATE TABLE aviso_pix (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  cobranca_id   uuid        NOT NULL,
  end_to_end_id text        NOT NULL,
  resumo        bytea       NOT NULL,
  CONSTRAINT aviso_pix_pkey PRIMARY KEY (id),
  CONSTRAINT aviso_pix_cobranca_id_resumo_key UNIQUE (cobranca_id, resumo),
  CONSTRAINT aviso_pix_assinatura_id_cobranca_id_fkey FOREIGN KEY (assinatura_id, cobranca_id) REFERENCES cobranca_fatura(assinatura_id, id),
  CONSTRAINT aviso_pix_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Lembretes e bloqueio de cada fatura vencida, quando aconteceram.
CREATE TABLE lembrete_fatura (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  fatura_id     uuid        NOT NULL,
  etapa         text        NOT NULL,
  dia           date        NOT NULL,
  CONSTRAINT lembrete_fatura_pkey PRIMARY KEY (id),
  CONSTRAINT lembrete_fatura_fatura_id_etapa_key UNIQUE (fatura_id, etapa),
  CONSTRAINT lembrete_fatura_etapa_check CHECK (etapa ~ '^(LEMBRETE_[0-9]{1,3}|BLOQUEIO)$'::text),
  CONSTRAINT lembrete_fatura_assinatura_id_fatura_id_fkey FOREIGN KEY (assinatura_id, fatura_id) REFERENCES fatura_assinatura(assinatura_id, id),
  CONSTRAINT lembrete_fatura_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Créditos e acréscimos da assinatura, e em qual fatura cada um entrou.
CREATE TABLE ajuste_fatura (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  tipo           text        NOT NULL,
  valor_centavos bigint      NOT NULL,
  origem         uuid        NOT NULL,
  descricao      text        NOT NULL,
  fatura_id      uuid,
  passo          integer     NOT NULL DEFAULT 0,
  CONSTRAINT ajuste_fatura_pkey PRIMARY KEY (id),
  CONSTRAINT ajuste_fatura_passo_check CHECK (passo >= 0),
  CONSTRAINT ajuste_fatura_tipo_check CHECK (tipo = ANY (ARRAY['TROCA_DE_PLANO'::text, 'EXCEDENTE'::text, 'INDICACAO'::text, 'SALDO'::text])),
  CONSTRAINT ajuste_fatura_valor_centavos_check CHECK (valor_centavos <> 0),
  CONSTRAINT ajuste_fatura_assinatura_id_fatura_id_fkey FOREIGN KEY (assinatura_id, fatura_id) REFERENCES fatura_assinatura(assinatura_id, id),
  CONSTRAINT ajuste_fatura_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX ajuste_fatura_da_fatura ON ajuste_fatura USING btree (assinatura_id, fatura_id);
CREATE UNIQUE INDEX ajuste_fatura_uma_vez ON ajuste_fatura USING btree (assinatura_id, tipo, origem, passo) WHERE tipo = ANY (ARRAY['TROCA_DE_PLANO'::text, 'INDICACAO'::text]);

-- Quem foi indicado por quem, e em que ponto está: do convite ao crédito na fatura.
CREATE TABLE indicacao (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  usuario_id    uuid        NOT NULL,
  nome          text        NOT NULL,
  email         text,
  indicada_id   uuid,
  situacao      text        NOT NULL,
  motivo        text,
  andou_em      timestamptz NOT NULL DEFAULT now(),
  expira_em     date        NOT NULL,
  CONSTRAINT indicacao_pkey PRIMARY KEY (id),
  CONSTRAINT indicacao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT indicacao_indicada_id_key UNIQUE (indicada_id),
  CONSTRAINT indicacao_check CHECK ((situacao = 'RECUSADA'::text) = (motivo IS NOT NULL)),
  CONSTRAINT indicacao_check1 CHECK (situacao <> 'CONVIDADO'::text OR indicada_id IS NULL),
  CONSTRAINT indicacao_motivo_check CHECK (motivo = ANY (ARRAY['MESMO_DOCUMENTO'::text, 'MESMO_EMAIL'::text, 'MESMO_TELEFONE'::text, 'MESMO_APARELHO'::text])),
  CONSTRAINT indicacao_situacao_check CHECK (situacao = ANY (ARRAY['CONVIDADO'::text, 'CADASTRADO'::text, 'EM_TESTE'::text, 'ASSINOU'::text, 'CREDITO_LANCADO'::text, 'ESTORNADO'::text, 'EXPIROU'::text, 'RECUSADA'::text])),
  CONSTRAINT indicacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT indicacao_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT indicacao_indicada_id_fkey FOREIGN KEY (indicada_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX indicacao_convite ON indicacao USING btree (assinatura_id, lower(email)) WHERE situacao = 'CONVIDADO'::text AND excluido_em IS NULL;
CREATE INDEX indicacao_da_assinatura ON indicacao USING btree (assinatura_id, criado_em DESC);

-- Pedidos de cancelamento da assinatura, com o motivo, e se foram desfeitos ou aconteceram.
CREATE TABLE cancelamento_assinatura (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  motivo        text        NOT NULL,
  comentario    text,
  desfeito_em   timestamptz,
  desfeito_por  uuid,
  efetivado_em  timestamptz,
  CONSTRAINT cancelamento_assinatura_pkey PRIMARY KEY (id),
  CONSTRAINT cancelamento_assinatura_check CHECK (desfeito_em IS NULL OR efetivado_em IS NULL),
  CONSTRAINT cancelamento_assinatura_comentario_check CHECK (length(comentario) <= 1000),
  CONSTRAINT cancelamento_assinatura_motivo_check CHECK (motivo = ANY (ARRAY['PRECO'::text, 'FALTA_RECURSO'::text, 'DIFICIL_DE_USAR'::text, 'TROCA_DE_SISTEMA'::text, 'ENCERRAMENTO'::text, 'OUTRO'::text])),
  CONSTRAINT cancelamento_assinatura_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX cancelamento_em_aberto ON cancelamento_assinatura USING btree (assinatura_id) WHERE desfeito_em IS NULL AND efetivado_em IS NULL;

-- Exportações dos dados da assinatura: andamento, arquivo e até quando ele pode ser baixado.
CREATE TABLE exportacao_conta (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  status        text        NOT NULL DEFAULT 'NA_FILA'::text,
  feitos        integer     NOT NULL DEFAULT 0,
  total         integer     NOT NULL,
  sha256        text,
  bytes         bigint,
  expira_em     timestamptz,
  CONSTRAINT exportacao_conta_pkey PRIMARY KEY (id),
  CONSTRAINT exportacao_conta_check CHECK ((status = ANY (ARRAY['PRONTA'::text, 'VENCIDA'::text])) = (sha256 IS NOT NULL AND bytes IS NOT NULL AND expira_em IS NOT NULL)),
  CONSTRAINT exportacao_conta_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT exportacao_conta_status_check CHECK (status = ANY (ARRAY['NA_FILA'::text, 'GERANDO'::text, 'PRONTA'::text, 'FALHOU'::text, 'VENCIDA'::text])),
  CONSTRAINT exportacao_conta_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX exportacao_da_assinatura ON exportacao_conta USING btree (assinatura_id, id);
CREATE UNIQUE INDEX exportacao_em_curso ON exportacao_conta USING btree (assinatura_id) WHERE status = ANY (ARRAY['NA_FILA'::text, 'GERANDO'::text]);

-- Quantas buscas cada usuário fez em cada dia.
CREATE TABLE consumo_busca (
  id            uuid    NOT NULL DEFAULT uuid7(),
  assinatura_id uuid    NOT NULL,
  usuario_id    uuid    NOT NULL,
  dia           date    NOT NULL,
  quantidade    integer NOT NULL DEFAULT 1,
  CONSTRAINT consumo_busca_pkey PRIMARY KEY (id),
  CONSTRAINT consumo_busca_assinatura_id_usuario_id_dia_key UNIQUE (assinatura_id, usuario_id, dia),
  CONSTRAINT consumo_busca_quantidade_check CHECK (quantidade > 0),
  CONSTRAINT consumo_busca_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT consumo_busca_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura

-- Conquistas de cada usuário; dadas uma vez, nunca retiradas.
CREATE TABLE conquista (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  usuario_id    uuid        NOT NULL,
  conquista     text        NOT NULL,
  CONSTRAINT conquista_pkey PRIMARY KEY (id),
  CONSTRAINT conquista_usuario_id_conquista_key UNIQUE (usuario_id, conquista),
  CONSTRAINT conquista_conquista_check CHECK (conquista ~ '^[A-Z_0-9]{3,40}$'::text),
  CONSTRAINT conquista_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT conquista_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX conquista_da_assinatura ON conquista USING btree (assinatura_id, usuario_id);

-- Cadastros de corretoras novas já concluídos, pela chave de quem os pediu.
CREATE TABLE cadastro (
  chave_hash bytea       NOT NULL,
  corpo_hash bytea       NOT NULL,
  criado_em  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cadastro_pkey PRIMARY KEY (chave_hash)
);
-- sem isolamento por assinatura

-- Versões publicadas dos termos de uso.
CREATE TABLE termo_versao (
  id           uuid        NOT NULL DEFAULT uuid7(),
  versao       text        NOT NULL,
  titulo       text        NOT NULL,
  texto        text        NOT NULL,
  sha256       text        NOT NULL,
  publicado_em timestamptz NOT NULL,
  CONSTRAINT termo_versao_pkey PRIMARY KEY (id),
  CONSTRAINT termo_versao_versao_key UNIQUE (versao),
  CONSTRAINT termo_versao_check CHECK (sha256 = encode(sha256(convert_to(texto, 'UTF8'::name)), 'hex'::text))
);
-- sem isolamento por assinatura

-- Quem aceitou qual versão dos termos, e quando.
CREATE TABLE termo_assinado (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  usuario_id    uuid        NOT NULL,
  termo_id      uuid        NOT NULL,
  sha256        text        NOT NULL,
  assinado_em   timestamptz NOT NULL,
  ip            text,
  user_agent    text,
  CONSTRAINT termo_assinado_pkey PRIMARY KEY (id),
  CONSTRAINT termo_assinado_assinatura_id_usuario_id_termo_id_key UNIQUE (assinatura_id, usuario_id, termo_id),
  CONSTRAINT termo_assinado_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT termo_assinado_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT termo_assinado_termo_id_fkey FOREIGN KEY (termo_id) REFERENCES termo_versao(id)
);
-- isolada por assinatura

-- Perfil da automação de cada usuário; do token, só o resumo.
CREATE TABLE perfil_automacao (
  id                 uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id      uuid        NOT NULL,
  criado_em          timestamptz NOT NULL DEFAULT now(),
  usuario_id         uuid        NOT NULL,
  token_hash         bytea,
  status             text        NOT NULL DEFAULT 'active'::text,
  credentials_active integer     NOT NULL DEFAULT 0,
  CONSTRAINT perfil_automacao_pkey PRIMARY KEY (id),
  CONSTRAINT perfil_automacao_token_hash_key UNIQUE (token_hash),
  CONSTRAINT perfil_automacao_usuario_id_key UNIQUE (usuario_id),
  CONSTRAINT perfil_automacao_credentials_active_check CHECK (credentials_active >= 0),
  CONSTRAINT perfil_automacao_status_check CHECK (status = ANY (ARRAY['active'::text, 'inactive'::text, 'unconfig'::text])),
  CONSTRAINT perfil_automacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT perfil_automacao_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura

-- Escolhas da assinatura fora da cotação, um grupo por linha: acesso, calendário, renovação, expediente, atraso, repasse, numeração, retenção, remetente.
CREATE TABLE parametro (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  grupo         text        NOT NULL,
  valor         jsonb       NOT NULL,
  CONSTRAINT parametro_pkey PRIMARY KEY (id),
  CONSTRAINT parametro_assinatura_id_grupo_key UNIQUE (assinatura_id, grupo),
  CONSTRAINT parametro_grupo_check CHECK (grupo = ANY (ARRAY['acesso'::text, 'calendario'::text, 'renovacao'::text, 'remetente'::text, 'expediente'::text, 'atraso'::text, 'repasse'::text, 'numeracao'::text, 'retencao'::text])),
  CONSTRAINT parametro_valor_check CHECK (jsonb_typeof(valor) = 'object'::text),
  CONSTRAINT parametro_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Escolhas da assinatura sobre cotações, como os dias até um orçamento expirar.
CREATE TABLE parametro_cotacao (
  id                 uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id      uuid        NOT NULL,
  criado_em          timestamptz NOT NULL DEFAULT now(),
  criado_por         uuid        DEFAULT usuario_atual(),
  alterado_em        timestamptz NOT NULL DEFAULT now(),
  alterado_por       uuid        DEFAULT usuario_atual(),
  versao             integer     NOT NULL DEFAULT 1,
  excluido_em        timestamptz,
  carencia_dias      integer     NOT NULL,
  pesos              jsonb,
  validade_link_dias integer,
  comissao_min_bps   integer,
  desconto_max_bps   integer,
  CONSTRAINT parametro_cotacao_pkey PRIMARY KEY (id),
  CONSTRAINT parametro_cotacao_assinatura_id_key UNIQUE (assinatura_id),
  CONSTRAINT parametro_cotacao_carencia_dias_check CHECK (carencia_dias >= 0 AND carencia_dias <= 365),
  CONSTRAINT parametro_cotacao_comissao_min_bps_check CHECK (comissao_min_bps >= 0 AND comissao_min_bps <= 5000),
  CONSTRAINT parametro_cotacao_desconto_max_bps_check CHECK (desconto_max_bps >= 0 AND desconto_max_bps <= 3000),
  CONSTRAINT parametro_cotacao_pesos_check CHECK (jsonb_typeof(pesos) = 'object'::text),
  CONSTRAINT parametro_cotacao_validade_link_dias_check CHECK (validade_link_dias >= 1 AND validade_link_dias <= 90),
  CONSTRAINT parametro_cotacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Domínios de onde saem os e-mails aos clientes: chave DKIM selada e situação dos registros.
CREATE TABLE dominio_remetente (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  dominio       text        NOT NULL,
  seletor       text        NOT NULL,
  chave_publica text        NOT NULL,
  segredo       bytea       NOT NULL,
  situacao      text        NOT NULL DEFAULT 'NAO_VERIFICADO'::text,
  motivo        text,
  conferido_em  timestamptz,
  problemas     jsonb       NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT dominio_remetente_pkey PRIMARY KEY (id),
  CONSTRAINT dominio_remetente_assinatura_id_dominio_key UNIQUE (assinatura_id, dominio),
  CONSTRAINT dominio_remetente_dominio_check CHECK (dominio = lower(dominio) AND dominio <> ''::text),
  CONSTRAINT dominio_remetente_seletor_check CHECK (seletor ~ '^[a-z0-9]{1,30}$'::text),
  CONSTRAINT dominio_remetente_situacao_check CHECK (situacao = ANY (ARRAY['NAO_VERIFICADO'::text, 'PENDENTE'::text, 'VERIFICADO'::text, 'FALHOU'::text])),
  CONSTRAINT dominio_remetente_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Último número dado a cada espécie de registro de uma assinatura.
CREATE TABLE sequencia (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  nome          text        NOT NULL,
  ultimo        integer     NOT NULL DEFAULT 0,
  CONSTRAINT sequencia_pkey PRIMARY KEY (id),
  CONSTRAINT sequencia_assinatura_id_nome_key UNIQUE (assinatura_id, nome),
  CONSTRAINT sequencia_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- ==============================================================================
-- Acesso
-- ==============================================================================

-- Pessoas que entram no produto: permissões, senha em resumo, situação.
CREATE TABLE usuario (
  id                  uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id       uuid        NOT NULL,
  criado_em           timestamptz NOT NULL DEFAULT now(),
  criado_por          uuid        DEFAULT usuario_atual(),
  alterado_em         timestamptz NOT NULL DEFAULT now(),
  alterado_por        uuid        DEFAULT usuario_atual(),
  versao              integer     NOT NULL DEFAULT 1,
  excluido_em         timestamptz,
  nome                text        NOT NULL,
  email               text        NOT NULL,
  senha_hash          text        NOT NULL,
  administrador       boolean     NOT NULL DEFAULT false,
  segfyer             boolean     NOT NULL DEFAULT false,
  perfil_id           uuid,
  flags               jsonb       NOT NULL DEFAULT '{}'::jsonb,
  produtor_id         uuid,
  corretora_ids       uuid[]      NOT NULL DEFAULT '{}'::uuid[],
  horarios            jsonb       NOT NULL DEFAULT '[]'::jsonb,
  status              text        NOT NULL DEFAULT 'ATIVO'::text,
  tentativas          integer     NOT NULL DEFAULT 0,
  bloqueado_ate       timestamptz,
  senha_expira_em     timestamptz,
  primeiro_acesso     boolean     NOT NULL DEFAULT true,
  ultimo_acesso_em    timestamptz,
  email_confirmado_em timestamptz DEFAULT now(),
  telefone            text,
  senha_trocada_em    timestamptz,
  login_legado        text,
  codigo_indicacao    text        NOT NULL DEFAULT sortear_codigo_indicacao(),
  busca               text        GENERATED ALWAYS AS (sem_acento((nome || ' '::text) || email)) STORED NOT NULL,
  CONSTRAINT usuario_pkey PRIMARY KEY (id),
  CONSTRAINT usuario_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT usuario_codigo_indicacao_check CHECK (codigo_indicacao ~ '^[2-9A-HJ-NP-Z]{8}$'::text),
  CONSTRAINT usuario_status_check CHECK (status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text, 'BLOQUEADO'::text, 'PENDENTE'::text])),
  CONSTRAINT usuario_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT usuario_assinatura_id_perfil_id_fkey FOREIGN KEY (assinatura_id, perfil_id) REFERENCES perfil_acesso(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX usuario_alterado ON usuario USING btree (assinatura_id, alterado_em, id) WHERE excluido_em IS NULL AND NOT segfyer;
CREATE UNIQUE INDEX usuario_codigo_indicacao ON usuario USING btree (codigo_indicacao);
CREATE INDEX usuario_da_assinatura ON usuario USING btree (assinatura_id, nome);
CREATE INDEX usuario_do_produtor ON usuario USING btree (assinatura_id, produtor_id) WHERE produtor_id IS NOT NULL;
CREATE UNIQUE INDEX usuario_email ON usuario USING btree (lower(email)) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX usuario_login_legado ON usuario USING btree (lower(login_legado)) WHERE login_legado IS NOT NULL AND excluido_em IS NULL;
CREATE INDEX usuario_por_acesso ON usuario USING btree (assinatura_id, COALESCE(ultimo_acesso_em, '-infinity'::timestamp with time zone), id) WHERE excluido_em IS NULL AND NOT segfyer;
CREATE INDEX usuario_por_email ON usuario USING btree (assinatura_id, lower(email), id) WHERE excluido_em IS NULL AND NOT segfyer;
CREATE INDEX usuario_por_nome ON usuario USING btree (assinatura_id, nome COLLATE pt_br, id) WHERE excluido_em IS NULL AND NOT segfyer;

-- Permissões guardadas com um nome, para vários usuários, e de quem eles veem os registros.
CREATE TABLE perfil_acesso (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  nome          text        NOT NULL,
  escopo        text        NOT NULL DEFAULT 'PROPRIO'::text,
  flags         jsonb       NOT NULL DEFAULT '{}'::jsonb,
  segue_plano   boolean     NOT NULL DEFAULT false,
  CONSTRAINT perfil_acesso_pkey PRIMARY KEY (id),
  CONSTRAINT perfil_acesso_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT perfil_acesso_assinatura_id_nome_key UNIQUE (assinatura_id, nome),
  CONSTRAINT perfil_acesso_escopo_check CHECK (escopo = ANY (ARRAY['PROPRIO'::text, 'EQUIPE'::text, 'TODOS'::text])),
  CONSTRAINT perfil_acesso_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Sessões abertas e encerradas; do token, só o resumo.
CREATE TABLE sessao (
  id               uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id    uuid        NOT NULL,
  criado_em        timestamptz NOT NULL DEFAULT now(),
  usuario_id       uuid        NOT NULL,
  guid             uuid        NOT NULL,
  token_hash       bytea       NOT NULL,
  companheiro_hash bytea       NOT NULL,
  expira_em        timestamptz NOT NULL,
  encerrada_em     timestamptz,
  motivo           text,
  segfyer_id       uuid,
  ip               text,
  user_agent       text,
  CONSTRAINT sessao_pkey PRIMARY KEY (id),
  CONSTRAINT sessao_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT sessao_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX sessao_do_usuario ON sessao USING btree (assinatura_id, usuario_id) WHERE encerrada_em IS NULL;
CREATE INDEX sessao_vencida ON sessao USING btree (expira_em);

-- Provas de uso único mandadas fora de uma sessão: senha esquecida, e-mail novo.
CREATE TABLE prova_acesso (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  usuario_id    uuid        NOT NULL,
  finalidade    text        NOT NULL,
  token_hash    bytea       NOT NULL,
  expira_em     timestamptz NOT NULL,
  usada_em      timestamptz,
  email         text,
  CONSTRAINT prova_acesso_pkey PRIMARY KEY (id),
  CONSTRAINT prova_acesso_token_hash_key UNIQUE (token_hash),
  CONSTRAINT prova_acesso_finalidade_check CHECK (finalidade = ANY (ARRAY['SENHA_EXPIRADA'::text, 'SENHA_ESQUECIDA'::text, 'CONFIRMAR_EMAIL'::text, 'MIGRACAO'::text, 'DESBLOQUEIO'::text, 'SEGUNDO_FATOR'::text, 'CONVITE'::text, 'INSCRICAO_FATOR'::text])),
  CONSTRAINT prova_acesso_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT prova_acesso_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX prova_do_usuario ON prova_acesso USING btree (assinatura_id, usuario_id, finalidade, criado_em);

-- Segredo selado do segundo fator de cada usuário.
CREATE TABLE segundo_fator (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  usuario_id    uuid        NOT NULL,
  segredo       bytea       NOT NULL,
  ativo_em      timestamptz,
  ultimo_passo  bigint      NOT NULL DEFAULT 0,
  CONSTRAINT segundo_fator_pkey PRIMARY KEY (id),
  CONSTRAINT segundo_fator_assinatura_id_usuario_id_key UNIQUE (assinatura_id, usuario_id),
  CONSTRAINT segundo_fator_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT segundo_fator_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura

-- Códigos de reserva do segundo fator, em resumo.
CREATE TABLE codigo_recuperacao (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  usuario_id    uuid        NOT NULL,
  token_hash    bytea       NOT NULL,
  usado_em      timestamptz,
  CONSTRAINT codigo_recuperacao_pkey PRIMARY KEY (id),
  CONSTRAINT codigo_recuperacao_assinatura_id_usuario_id_token_hash_key UNIQUE (assinatura_id, usuario_id, token_hash),
  CONSTRAINT codigo_recuperacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT codigo_recuperacao_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura

-- Tentativas erradas de entrada, por resumo de quem e de onde.
CREATE TABLE tentativa_acesso (
  chave         bytea       NOT NULL,
  tentativas    integer     NOT NULL DEFAULT 0,
  bloqueado_ate timestamptz,
  atualizado_em timestamptz NOT NULL DEFAULT now(),
  alvo          bytea,
  CONSTRAINT tentativa_acesso_pkey PRIMARY KEY (chave)
);
-- sem isolamento por assinatura
CREATE INDEX tentativa_do_alvo ON tentativa_acesso USING btree (alvo) WHERE alvo IS NOT NULL;

-- O que cada usuário escolheu da aparência: tema, densidade, menu.
CREATE TABLE preferencia_usuario (
  id                   uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id        uuid        NOT NULL,
  usuario_id           uuid        NOT NULL,
  alterado_em          timestamptz NOT NULL DEFAULT now(),
  tema                 text        NOT NULL,
  densidade            text        NOT NULL,
  collapsed_menu       boolean     NOT NULL,
  show_tutorial_plugin boolean     NOT NULL,
  densidade_resultados text        NOT NULL DEFAULT 'compacto'::text,
  CONSTRAINT preferencia_usuario_pkey PRIMARY KEY (id),
  CONSTRAINT preferencia_usuario_assinatura_id_usuario_id_key UNIQUE (assinatura_id, usuario_id),
  CONSTRAINT preferencia_usuario_densidade_check CHECK (densidade = ANY (ARRAY['confortavel'::text, 'compacta'::text])),
  CONSTRAINT preferencia_usuario_densidade_resultados_check CHECK (densidade_resultados = ANY (ARRAY['compacto'::text, 'completo'::text])),
  CONSTRAINT preferencia_usuario_tema_check CHECK (tema = ANY (ARRAY['sistema'::text, 'claro'::text, 'escuro'::text])),
  CONSTRAINT preferencia_usuario_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT preferencia_usuario_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura

-- Passeios guiados que cada usuário já viu.
CREATE TABLE tour_usuario (
  id                uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id     uuid        NOT NULL,
  alterado_em       timestamptz NOT NULL DEFAULT now(),
  usuario_id        uuid        NOT NULL,
  step              integer     NOT NULL,
  login_configurado boolean     NOT NULL DEFAULT false,
  fade_menu         boolean     NOT NULL DEFAULT false,
  CONSTRAINT tour_usuario_pkey PRIMARY KEY (id),
  CONSTRAINT tour_usuario_usuario_id_key UNIQUE (usuario_id),
  CONSTRAINT tour_usuario_step_check CHECK (step >= 0 AND step <= 17),
  CONSTRAINT tour_usuario_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT tour_usuario_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura

-- ==============================================================================
-- Cadastros da corretora
-- ==============================================================================

-- Clientes da corretora: pessoas e empresas.
CREATE TABLE segurado (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  alterado_em    timestamptz NOT NULL DEFAULT now(),
  alterado_por   uuid        DEFAULT usuario_atual(),
  versao         integer     NOT NULL DEFAULT 1,
  excluido_em    timestamptz,
  pessoa         text        NOT NULL,
  documento      text        NOT NULL,
  nome           text        NOT NULL,
  nome_social    text,
  nascimento     date,
  sexo           text,
  estado_civil   text,
  profissao      text,
  renda_centavos bigint,
  email          text,
  celular        text,
  cep            text,
  logradouro     text,
  numero         text,
  complemento    text,
  bairro         text,
  cidade         text,
  uf             text,
  produtor_id    uuid,
  origem         text        NOT NULL DEFAULT 'INTERNO'::text,
  tags           text[]      NOT NULL DEFAULT '{}'::text[],
  status         text        NOT NULL DEFAULT 'ATIVO'::text,
  contatos       jsonb       NOT NULL DEFAULT '[]'::jsonb,
  enderecos      jsonb       NOT NULL DEFAULT '[]'::jsonb,
  grupo_id       uuid,
  busca          text        GENERATED ALWAYS AS ((((((((((sem_acento(nome) || ' '::text) || sem_acento(COALESCE(nome_social, ''::text))) || ' '::text) || busca_valor(documento)) || ' '::text) || sem_acento(COALESCE(email, ''::text))) || ' '::text) || busca_valor(celular)) || ' '::text) || busca_contatos(contatos)) STORED NOT NULL,
  dependentes    jsonb       NOT NULL DEFAULT '[]'::jsonb,
  representantes jsonb       NOT NULL DEFAULT '[]'::jsonb,
  cidade_chave   text        GENERATED ALWAYS AS (sem_acento(cidade)) STORED,
  aniversario    integer     GENERATED ALWAYS AS ((EXTRACT(month FROM nascimento) * 100::numeric + EXTRACT(day FROM nascimento))::integer) STORED,
  CONSTRAINT segurado_pkey PRIMARY KEY (id),
  CONSTRAINT segurado_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT segurado_cep_check CHECK (cep ~ '^[0-9]{8}$'::text),
  CONSTRAINT segurado_contatos_check CHECK (jsonb_typeof(contatos) = 'array'::text),
  CONSTRAINT segurado_dependentes_check CHECK (jsonb_typeof(dependentes) = 'array'::text),
  CONSTRAINT segurado_documento_check CHECK (documento ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'::text),
  CONSTRAINT segurado_enderecos_check CHECK (jsonb_typeof(enderecos) = 'array'::text),
  CONSTRAINT segurado_estado_civil_check CHECK (estado_civil = ANY (ARRAY['SOLTEIRO'::text, 'CASADO'::text, 'UNIAO_ESTAVEL'::text, 'SEPARADO'::text, 'DIVORCIADO'::text, 'VIUVO'::text, 'OUTROS'::text])),
  CONSTRAINT segurado_pessoa_check CHECK (pessoa = ANY (ARRAY['PF'::text, 'PJ'::text])),
  CONSTRAINT segurado_renda_centavos_check CHECK (renda_centavos >= 0),
  CONSTRAINT segurado_representantes_check CHECK (jsonb_typeof(representantes) = 'array'::text),
  CONSTRAINT segurado_sexo_check CHECK (sexo = ANY (ARRAY['M'::text, 'F'::text, 'ND'::text])),
  CONSTRAINT segurado_status_check CHECK (status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text])),
  CONSTRAINT segurado_uf_check CHECK (uf ~ '^[A-Z]{2}$'::text),
  CONSTRAINT segurado_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT segurado_assinatura_id_produtor_id_fkey FOREIGN KEY (assinatura_id, produtor_id) REFERENCES produtor(assinatura_id, id),
  CONSTRAINT segurado_grupo FOREIGN KEY (assinatura_id, grupo_id) REFERENCES grupo_segurado(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX segurado_alterado ON segurado USING btree (assinatura_id, alterado_em, id) WHERE excluido_em IS NULL;
CREATE INDEX segurado_aniversario ON segurado USING btree (assinatura_id, aniversario) WHERE excluido_em IS NULL AND aniversario IS NOT NULL;
CREATE INDEX segurado_cidade ON segurado USING btree (assinatura_id, cidade COLLATE pt_br, id) WHERE excluido_em IS NULL;
CREATE INDEX segurado_do_grupo ON segurado USING btree (assinatura_id, grupo_id) WHERE grupo_id IS NOT NULL;
CREATE INDEX segurado_do_produtor ON segurado USING btree (assinatura_id, produtor_id) WHERE produtor_id IS NOT NULL;
CREATE UNIQUE INDEX segurado_documento ON segurado USING btree (assinatura_id, documento) WHERE excluido_em IS NULL;
CREATE INDEX segurado_etiquetado ON segurado USING btree (assinatura_id, id) WHERE excluido_em IS NULL AND cardinality(tags) > 0;
CREATE INDEX segurado_excluido_documento ON segurado USING btree (assinatura_id, documento) WHERE excluido_em IS NOT NULL;
CREATE INDEX segurado_na_cidade ON segurado USING btree (assinatura_id, cidade_chave, nome COLLATE pt_br, id) WHERE excluido_em IS NULL;
CREATE INDEX segurado_nome ON segurado USING btree (assinatura_id, nome COLLATE pt_br, id) WHERE excluido_em IS NULL;
CREATE INDEX segurado_procurada ON segurado USING gin (assinatura_id, busca gin_trgm_ops, "left"(nome, 6) COLLATE pt_br, pessoa, status, produtor_id, grupo_id) WITH (fastupdate='on', gin_pending_list_limit='256') WHERE excluido_em IS NULL;
CREATE INDEX segurado_sem_celular ON segurado USING btree (assinatura_id, nome COLLATE pt_br, id) WHERE excluido_em IS NULL AND celular IS NULL;
CREATE INDEX segurado_sem_email ON segurado USING btree (assinatura_id, nome COLLATE pt_br, id) WHERE excluido_em IS NULL AND email IS NULL;
CREATE INDEX segurado_situacao ON segurado USING btree (assinatura_id, status, pessoa, nome COLLATE pt_br, id) WHERE excluido_em IS NULL;
CREATE INDEX segurado_tags ON segurado USING gin (assinatura_id, tags) WHERE excluido_em IS NULL;

-- Famílias e grupos de empresas a que clientes pertencem.
CREATE TABLE grupo_segurado (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  tipo          text        NOT NULL,
  nome          text        NOT NULL,
  CONSTRAINT grupo_segurado_pkey PRIMARY KEY (id),
  CONSTRAINT grupo_segurado_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT grupo_segurado_nome_check CHECK (btrim(nome) <> ''::text),
  CONSTRAINT grupo_segurado_tipo_check CHECK (tipo = ANY (ARRAY['FAMILIA'::text, 'EMPRESAS'::text])),
  CONSTRAINT grupo_segurado_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX grupo_segurado_nome ON grupo_segurado USING btree (assinatura_id, sem_acento(nome)) WHERE excluido_em IS NULL;

-- Mensagens por e-mail a clientes que permitem divulgação, uma por dia.
CREATE TABLE mensagem_segurado (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  segurado_id   uuid        NOT NULL,
  usuario_id    uuid        NOT NULL,
  destinatario  text        NOT NULL,
  assunto       text        NOT NULL,
  texto         text        NOT NULL,
  sai_em        timestamptz NOT NULL,
  dia           date        NOT NULL,
  status        text        NOT NULL DEFAULT 'NA_FILA'::text,
  CONSTRAINT mensagem_segurado_pkey PRIMARY KEY (id),
  CONSTRAINT mensagem_segurado_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT mensagem_segurado_assunto_check CHECK (assunto <> ''::text),
  CONSTRAINT mensagem_segurado_destinatario_check CHECK (destinatario <> ''::text),
  CONSTRAINT mensagem_segurado_status_check CHECK (status = ANY (ARRAY['NA_FILA'::text, 'ENVIADA'::text, 'CANCELADA'::text])),
  CONSTRAINT mensagem_segurado_texto_check CHECK (texto <> ''::text),
  CONSTRAINT mensagem_segurado_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT mensagem_segurado_assinatura_id_segurado_id_fkey FOREIGN KEY (assinatura_id, segurado_id) REFERENCES segurado(assinatura_id, id),
  CONSTRAINT mensagem_segurado_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX mensagem_segurado_do_dia ON mensagem_segurado USING btree (assinatura_id, segurado_id, dia) WHERE status <> 'CANCELADA'::text;
CREATE INDEX mensagem_segurado_escrita ON mensagem_segurado USING btree (assinatura_id, criado_em DESC);

-- Segurados que viraram um só, e o que é preciso para desfazer.
CREATE TABLE mesclagem_segurado (
  id              uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id   uuid        NOT NULL,
  criado_em       timestamptz NOT NULL DEFAULT now(),
  criado_por      uuid        DEFAULT usuario_atual(),
  alterado_em     timestamptz NOT NULL DEFAULT now(),
  alterado_por    uuid        DEFAULT usuario_atual(),
  versao          integer     NOT NULL DEFAULT 1,
  excluido_em     timestamptz,
  sobrevivente_id uuid        NOT NULL,
  mesclado_id     uuid        NOT NULL,
  antes           jsonb       NOT NULL,
  depois          jsonb       NOT NULL,
  movidos         jsonb       NOT NULL DEFAULT '[]'::jsonb,
  desfazer_ate    timestamptz NOT NULL,
  desfeita_em     timestamptz,
  CONSTRAINT mesclagem_segurado_pkey PRIMARY KEY (id),
  CONSTRAINT mesclagem_segurado_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT mesclagem_segurado_check CHECK (sobrevivente_id <> mesclado_id),
  CONSTRAINT mesclagem_mesclado FOREIGN KEY (assinatura_id, mesclado_id) REFERENCES segurado(assinatura_id, id),
  CONSTRAINT mesclagem_segurado_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT mesclagem_sobrevivente FOREIGN KEY (assinatura_id, sobrevivente_id) REFERENCES segurado(assinatura_id, id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX mesclagem_do_mesclado ON mesclagem_segurado USING btree (assinatura_id, mesclado_id) WHERE desfeita_em IS NULL;
CREATE INDEX mesclagem_do_sobrevivente ON mesclagem_segurado USING btree (assinatura_id, sobrevivente_id);

-- Documentos por que um segurado também é conhecido, de cadastros que viraram o dele.
CREATE TABLE segurado_alias (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  segurado_id   uuid        NOT NULL,
  documento     text        NOT NULL,
  mesclagem_id  uuid        NOT NULL,
  CONSTRAINT segurado_alias_pkey PRIMARY KEY (id),
  CONSTRAINT segurado_alias_assinatura_id_documento_key UNIQUE (assinatura_id, documento),
  CONSTRAINT segurado_alias_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT segurado_alias_mesclagem FOREIGN KEY (assinatura_id, mesclagem_id) REFERENCES mesclagem_segurado(assinatura_id, id),
  CONSTRAINT segurado_alias_segurado FOREIGN KEY (assinatura_id, segurado_id) REFERENCES segurado(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX segurado_alias_do_segurado ON segurado_alias USING btree (assinatura_id, segurado_id);

-- Quem traz negócios à corretora e recebe repasse.
CREATE TABLE produtor (
  id              uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id   uuid        NOT NULL,
  criado_em       timestamptz NOT NULL DEFAULT now(),
  criado_por      uuid        DEFAULT usuario_atual(),
  alterado_em     timestamptz NOT NULL DEFAULT now(),
  alterado_por    uuid        DEFAULT usuario_atual(),
  versao          integer     NOT NULL DEFAULT 1,
  excluido_em     timestamptz,
  tipo            text        NOT NULL,
  pessoa          text        NOT NULL,
  nome            text        NOT NULL,
  documento       text        NOT NULL,
  susep           text,
  email           text,
  celular         text,
  ativo           boolean     NOT NULL DEFAULT true,
  regime          text,
  ir_bps          integer     NOT NULL DEFAULT 0,
  iss_bps         integer     NOT NULL DEFAULT 0,
  inss_bps        integer     NOT NULL DEFAULT 0,
  conta           jsonb,
  pix             jsonb,
  supervisor_id   uuid,
  busca           text        GENERATED ALWAYS AS ((((((((sem_acento(nome) || ' '::text) || busca_valor(documento)) || ' '::text) || busca_valor(susep)) || ' '::text) || sem_acento(COALESCE(email, ''::text))) || ' '::text) || busca_valor(celular)) STORED NOT NULL,
  retencao_tabela boolean     NOT NULL DEFAULT false,
  CONSTRAINT produtor_pkey PRIMARY KEY (id),
  CONSTRAINT produtor_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT produtor_check CHECK (supervisor_id <> id),
  CONSTRAINT produtor_check1 CHECK (NOT retencao_tabela OR pessoa = 'PF'::text),
  CONSTRAINT produtor_conta_check CHECK (jsonb_typeof(conta) = 'object'::text),
  CONSTRAINT produtor_inss_bps_check CHECK (inss_bps >= 0 AND inss_bps <= 10000),
  CONSTRAINT produtor_ir_bps_check CHECK (ir_bps >= 0 AND ir_bps <= 10000),
  CONSTRAINT produtor_iss_bps_check CHECK (iss_bps >= 0 AND iss_bps <= 10000),
  CONSTRAINT produtor_pessoa_check CHECK (pessoa = ANY (ARRAY['PF'::text, 'PJ'::text])),
  CONSTRAINT produtor_pix_check CHECK (jsonb_typeof(pix) = 'object'::text),
  CONSTRAINT produtor_regime_check CHECK (regime = ANY (ARRAY['PF'::text, 'SIMPLES'::text, 'PRESUMIDO'::text, 'REAL'::text])),
  CONSTRAINT produtor_tipo_check CHECK (tipo = ANY (ARRAY['INTERNO'::text, 'EXTERNO'::text, 'INDICADOR'::text, 'CORRETOR'::text])),
  CONSTRAINT produtor_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT produtor_supervisor FOREIGN KEY (assinatura_id, supervisor_id) REFERENCES produtor(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX produtor_alterado ON produtor USING btree (assinatura_id, alterado_em, id) WHERE excluido_em IS NULL;
CREATE INDEX produtor_do_supervisor ON produtor USING btree (assinatura_id, supervisor_id) WHERE supervisor_id IS NOT NULL;
CREATE UNIQUE INDEX produtor_documento ON produtor USING btree (assinatura_id, documento) WHERE excluido_em IS NULL;
CREATE INDEX produtor_nome ON produtor USING btree (assinatura_id, nome COLLATE pt_br, id) WHERE excluido_em IS NULL;
CREATE INDEX produtor_procurada ON produtor USING gin (assinatura_id, busca gin_trgm_ops, "left"(nome, 6) COLLATE pt_br, tipo, pessoa, ativo, supervisor_id) WITH (fastupdate=off) WHERE excluido_em IS NULL;
CREATE INDEX produtor_tipo ON produtor USING btree (assinatura_id, tipo, nome COLLATE pt_br, id) WHERE excluido_em IS NULL;

-- Quanto de cada comissão é repassado a um produtor, e quando.
CREATE TABLE regra_repasse (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  produtor_id   uuid        NOT NULL,
  ramo          text,
  seguradora    text,
  negocio       text,
  base          text        NOT NULL,
  pct_bps       integer     NOT NULL,
  momento       text        NOT NULL,
  desde         date        NOT NULL,
  ate           date,
  alcance       text        NOT NULL DEFAULT 'VENDAS'::text,
  apolice_id    uuid,
  CONSTRAINT regra_repasse_pkey PRIMARY KEY (id),
  CONSTRAINT regra_repasse_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT regra_repasse_alcance_check CHECK (alcance = ANY (ARRAY['VENDAS'::text, 'APOLICE'::text, 'RENOVACOES'::text])),
  CONSTRAINT regra_repasse_base_check CHECK (base = ANY (ARRAY['COMISSAO_BRUTA'::text, 'COMISSAO_LIQUIDA'::text, 'PREMIO_LIQUIDO'::text])),
  CONSTRAINT regra_repasse_check CHECK (ate >= desde),
  CONSTRAINT regra_repasse_check1 CHECK (
CASE alcance
    WHEN 'VENDAS'::text THEN apolice_id IS NULL
    ELSE num_nonnulls(ramo, seguradora, negocio) = 0
END),
  CONSTRAINT regra_repasse_momento_check CHECK (momento = ANY (ARRAY['RECEBIMENTO'::text, 'EMISSAO'::text])),
  CONSTRAINT regra_repasse_negocio_check CHECK (negocio = ANY (ARRAY['NOVO'::text, 'RENOVACAO'::text])),
  CONSTRAINT regra_repasse_pct_bps_check CHECK (pct_bps >= 1 AND pct_bps <= 10000),
  CONSTRAINT regra_repasse_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id) ON DELETE SET NULL (apolice_id),
  CONSTRAINT regra_repasse_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT regra_repasse_assinatura_id_produtor_id_fkey FOREIGN KEY (assinatura_id, produtor_id) REFERENCES produtor(assinatura_id, id),
  CONSTRAINT regra_repasse_ramo_fkey FOREIGN KEY (ramo) REFERENCES ramo(codigo),
  CONSTRAINT regra_repasse_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura
CREATE INDEX regra_repasse_da_apolice ON regra_repasse USING btree (assinatura_id, apolice_id) WHERE apolice_id IS NOT NULL;
CREATE INDEX regra_repasse_do_produtor ON regra_repasse USING btree (assinatura_id, produtor_id);
CREATE INDEX regra_repasse_do_ramo ON regra_repasse USING btree (assinatura_id, ramo) WHERE ramo IS NOT NULL;

-- Seguradoras com que uma corretora trabalha: código, comissão e limites de cada linha, telefones.
CREATE TABLE seguradora_tenant (
  id                   uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id        uuid        NOT NULL,
  criado_em            timestamptz NOT NULL DEFAULT now(),
  criado_por           uuid        DEFAULT usuario_atual(),
  alterado_em          timestamptz NOT NULL DEFAULT now(),
  alterado_por         uuid        DEFAULT usuario_atual(),
  versao               integer     NOT NULL DEFAULT 1,
  excluido_em          timestamptz,
  seguradora           text        NOT NULL,
  corretora_id         uuid        NOT NULL,
  codigo_corretor      text        NOT NULL,
  ativo                boolean     NOT NULL DEFAULT true,
  comissao             jsonb       NOT NULL DEFAULT '[]'::jsonb,
  politica_comissao    text        NOT NULL DEFAULT 'PARCELADA'::text,
  regras_estorno       jsonb       NOT NULL DEFAULT '[]'::jsonb,
  telefone_sinistro    text,
  telefone_assistencia text,
  CONSTRAINT seguradora_tenant_pkey PRIMARY KEY (id),
  CONSTRAINT seguradora_tenant_id UNIQUE (assinatura_id, id),
  CONSTRAINT seguradora_tenant_politica_comissao_check CHECK (politica_comissao = ANY (ARRAY['PARCELADA'::text, 'PRIMEIRA'::text, 'ANTECIPADA'::text])),
  CONSTRAINT seguradora_tenant_telefone_assistencia_check CHECK (telefone_assistencia ~ '^[0-9]{3,11}$'::text),
  CONSTRAINT seguradora_tenant_telefone_sinistro_check CHECK (telefone_sinistro ~ '^[0-9]{3,11}$'::text),
  CONSTRAINT seguradora_tenant_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT seguradora_tenant_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT seguradora_tenant_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura
CREATE UNIQUE INDEX seguradora_tenant_da_corretora ON seguradora_tenant USING btree (assinatura_id, seguradora, corretora_id) WHERE excluido_em IS NULL;

-- O que uma assinatura mudou de um ramo do catálogo.
CREATE TABLE ramo_assinatura (
  id                   text        NOT NULL,
  assinatura_id        uuid        NOT NULL,
  criado_em            timestamptz NOT NULL DEFAULT now(),
  criado_por           uuid        DEFAULT usuario_atual(),
  alterado_em          timestamptz NOT NULL DEFAULT now(),
  alterado_por         uuid        DEFAULT usuario_atual(),
  versao               integer     NOT NULL DEFAULT 1,
  apelido              text,
  ativo                boolean     NOT NULL DEFAULT true,
  comissao_padrao_bps  integer,
  aviso_renovacao_dias integer[],
  CONSTRAINT ramo_assinatura_pkey PRIMARY KEY (assinatura_id, id),
  CONSTRAINT ramo_assinatura_apelido_check CHECK (length(apelido) >= 2 AND length(apelido) <= 80),
  CONSTRAINT ramo_assinatura_aviso_renovacao_dias_check CHECK (cardinality(aviso_renovacao_dias) >= 1 AND cardinality(aviso_renovacao_dias) <= 10),
  CONSTRAINT ramo_assinatura_comissao_padrao_bps_check CHECK (comissao_padrao_bps >= 0 AND comissao_padrao_bps <= 10000),
  CONSTRAINT ramo_assinatura_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT ramo_assinatura_id_fkey FOREIGN KEY (id) REFERENCES ramo(codigo)
);
-- isolada por assinatura

-- Seguradoras ou coberturas guardadas com um nome, para aplicar a outros orçamentos.
CREATE TABLE conjunto (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  usuario_id    uuid        NOT NULL,
  tipo          text        NOT NULL,
  linha         text        NOT NULL DEFAULT ''::text,
  nome          text        NOT NULL,
  seguradoras   text[]      NOT NULL DEFAULT '{}'::text[],
  coberturas    jsonb       NOT NULL DEFAULT '{}'::jsonb,
  compartilhado boolean     NOT NULL DEFAULT false,
  CONSTRAINT conjunto_pkey PRIMARY KEY (id),
  CONSTRAINT conjunto_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT conjunto_check CHECK ((tipo = 'COBERTURAS'::text) = (linha <> ''::text)),
  CONSTRAINT conjunto_coberturas_check CHECK (jsonb_typeof(coberturas) = 'object'::text),
  CONSTRAINT conjunto_nome_check CHECK (nome <> ''::text),
  CONSTRAINT conjunto_tipo_check CHECK (tipo = ANY (ARRAY['SEGURADORAS'::text, 'COBERTURAS'::text])),
  CONSTRAINT conjunto_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT conjunto_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX conjunto_nome_da_corretora ON conjunto USING btree (assinatura_id, tipo, linha, lower(nome)) WHERE excluido_em IS NULL AND compartilhado;
CREATE UNIQUE INDEX conjunto_nome_meu ON conjunto USING btree (assinatura_id, usuario_id, tipo, linha, lower(nome)) WHERE excluido_em IS NULL AND NOT compartilhado;

-- Filtros de listas guardados com um nome.
CREATE TABLE filtro_salvo (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  usuario_id    uuid        NOT NULL,
  lista         text        NOT NULL,
  nome          text        NOT NULL,
  consulta      jsonb       NOT NULL,
  padrao        boolean     NOT NULL DEFAULT false,
  compartilhado boolean     NOT NULL DEFAULT false,
  definicao     jsonb,
  CONSTRAINT filtro_salvo_pkey PRIMARY KEY (id),
  CONSTRAINT filtro_salvo_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT filtro_salvo_consulta_check CHECK (jsonb_typeof(consulta) = 'object'::text),
  CONSTRAINT filtro_salvo_definicao_check CHECK (jsonb_typeof(definicao) = 'object'::text),
  CONSTRAINT filtro_salvo_lista_check CHECK (lista ~ '^[A-Z][A-Z_]*$'::text),
  CONSTRAINT filtro_salvo_nome_check CHECK (nome <> ''::text),
  CONSTRAINT filtro_salvo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT filtro_salvo_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX filtro_salvo_nome ON filtro_salvo USING btree (assinatura_id, usuario_id, lista, lower(nome)) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX filtro_salvo_padrao ON filtro_salvo USING btree (assinatura_id, usuario_id, lista) WHERE padrao AND excluido_em IS NULL;

-- Como cada usuário arrumou as colunas de cada lista.
CREATE TABLE arranjo_lista (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  usuario_id    uuid        NOT NULL,
  lista         text        NOT NULL,
  arranjo       jsonb       NOT NULL,
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT arranjo_lista_pkey PRIMARY KEY (id),
  CONSTRAINT arranjo_lista_assinatura_id_usuario_id_lista_key UNIQUE (assinatura_id, usuario_id, lista),
  CONSTRAINT arranjo_lista_arranjo_check CHECK (jsonb_typeof(arranjo) = 'object'::text),
  CONSTRAINT arranjo_lista_lista_check CHECK (lista ~ '^[a-z][a-z0-9-]{0,59}$'::text),
  CONSTRAINT arranjo_lista_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT arranjo_lista_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura

-- Planilhas de cadastro à espera de virar registros.
CREATE TABLE importacao_cadastro (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  usuario_id    uuid        NOT NULL,
  cadastro      text        NOT NULL,
  nome          text        NOT NULL,
  status        text        NOT NULL DEFAULT 'RECEBIDA'::text,
  linhas        jsonb,
  colunas       jsonb       NOT NULL,
  amostra       jsonb       NOT NULL,
  mapeamento    jsonb       NOT NULL DEFAULT '{}'::jsonb,
  total         integer     NOT NULL,
  processadas   integer     NOT NULL DEFAULT 0,
  validas       integer     NOT NULL DEFAULT 0,
  recusadas     integer     NOT NULL DEFAULT 0,
  erros         jsonb       NOT NULL DEFAULT '[]'::jsonb,
  regra         text,
  repetidas     integer     NOT NULL DEFAULT 0,
  ignoradas     integer     NOT NULL DEFAULT 0,
  mantidas      integer     NOT NULL DEFAULT 0,
  CONSTRAINT importacao_cadastro_pkey PRIMARY KEY (id),
  CONSTRAINT importacao_cadastro_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT importacao_cadastro_cadastro_check CHECK (cadastro ~ '^[A-Z][A-Z_]*$'::text),
  CONSTRAINT importacao_cadastro_regra_check CHECK (regra ~ '^[A-Z][A-Z_]*$'::text),
  CONSTRAINT importacao_cadastro_status_check CHECK (status ~ '^[A-Z][A-Z_]*$'::text),
  CONSTRAINT importacao_cadastro_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT importacao_cadastro_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX importacao_cadastro_da_assinatura ON importacao_cadastro USING btree (assinatura_id, criado_em);

-- O que uma importação fez com cada registro, para ser desfeita.
CREATE TABLE importacao_linha (
  id            uuid    NOT NULL DEFAULT uuid7(),
  assinatura_id uuid    NOT NULL,
  importacao_id uuid    NOT NULL,
  registro_id   uuid    NOT NULL,
  versao        integer NOT NULL,
  antes         jsonb,
  CONSTRAINT importacao_linha_pkey PRIMARY KEY (id),
  CONSTRAINT importacao_linha_assinatura_id_importacao_id_registro_id_key UNIQUE (assinatura_id, importacao_id, registro_id),
  CONSTRAINT importacao_linha_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT importacao_linha_importacao FOREIGN KEY (assinatura_id, importacao_id) REFERENCES importacao_cadastro(assinatura_id, id) ON DELETE CASCADE
);
-- isolada por assinatura

-- Que coluna enche cada campo, de planilhas com os mesmos títulos.
CREATE TABLE importacao_mapeamento (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  cadastro      text        NOT NULL,
  titulos       text        NOT NULL,
  mapeamento    jsonb       NOT NULL,
  CONSTRAINT importacao_mapeamento_pkey PRIMARY KEY (id),
  CONSTRAINT importacao_mapeamento_assinatura_id_cadastro_titulos_key UNIQUE (assinatura_id, cadastro, titulos),
  CONSTRAINT importacao_mapeamento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- ==============================================================================
-- Catálogos
-- ==============================================================================

-- Seguradoras que o produto conhece, e as que uma assinatura acrescentou.
CREATE TABLE seguradora (
  slug          text        NOT NULL,
  nome          text        NOT NULL,
  cnpj          text,
  codigo_susep  text,
  registro_ans  text,
  tipo          text        NOT NULL,
  sandbox       boolean     NOT NULL DEFAULT false,
  base_url      text,
  portal_url    text,
  capacidades   text[]      NOT NULL DEFAULT '{}'::text[],
  linhas        text[]      NOT NULL DEFAULT '{}'::text[],
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  CONSTRAINT seguradora_pkey PRIMARY KEY (slug),
  CONSTRAINT seguradora_propria CHECK ((assinatura_id IS NULL) = (strpos(slug, '__'::text) = 0)),
  CONSTRAINT seguradora_propria_nome CHECK (assinatura_id IS NULL OR length(nome) >= 2 AND length(nome) <= 80 AND nome = btrim(nome)),
  CONSTRAINT seguradora_slug_check CHECK (slug ~ '^[a-z0-9_]{2,60}$'::text),
  CONSTRAINT seguradora_tipo_check CHECK (tipo = ANY (ARRAY['SEGURADORA'::text, 'SEGURADORA_SAUDE'::text, 'OPERADORA'::text])),
  CONSTRAINT seguradora_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
CREATE POLICY assinatura ON seguradora FOR INSERT TO balcao_app WITH CHECK ((assinatura_id = ( SELECT assinatura_atual() AS assinatura_atual)));
CREATE POLICY catalogo ON seguradora FOR SELECT TO balcao_app USING (((assinatura_id IS NULL) OR (assinatura_id = ( SELECT assinatura_atual() AS assinatura_atual))));
CREATE POLICY dono ON seguradora FOR ALL TO balcao_dono USING (true) WITH CHECK (true);
CREATE INDEX seguradora_da_assinatura ON seguradora USING btree (assinatura_id) WHERE assinatura_id IS NOT NULL;

-- Ramos de seguro, com o código da SUSEP.
CREATE TABLE ramo (
  codigo               text      NOT NULL,
  codigo_susep         text,
  nome                 text      NOT NULL,
  linha                text      NOT NULL,
  principal            boolean   NOT NULL DEFAULT false,
  aviso_renovacao_dias integer[] NOT NULL DEFAULT '{60,45,30,15,5}'::integer[],
  CONSTRAINT ramo_pkey PRIMARY KEY (codigo),
  CONSTRAINT ramo_codigo_susep_check CHECK (codigo_susep ~ '^[0-9]{4}$'::text),
  CONSTRAINT ramo_linha_check CHECK (linha = ANY (ARRAY['AUTO'::text, 'RESIDENCIAL'::text, 'CONDOMINIO'::text, 'PET'::text, 'VIDA'::text, 'EMPRESARIAL'::text, 'SAUDE'::text, 'OUTRO'::text]))
);
-- sem isolamento por assinatura

-- Alíquota de IOF de cada ramo, de quando até quando.
CREATE TABLE ramo_iof (
  ramo  text    NOT NULL,
  bps   integer NOT NULL,
  desde date    NOT NULL,
  ate   date,
  CONSTRAINT ramo_iof_pkey PRIMARY KEY (ramo, desde),
  CONSTRAINT ramo_iof_bps_check CHECK (bps >= 0 AND bps <= 2500),
  CONSTRAINT ramo_iof_check CHECK (ate >= desde),
  CONSTRAINT ramo_iof_ramo_fkey FOREIGN KEY (ramo) REFERENCES ramo(codigo)
);
-- sem isolamento por assinatura

-- Tabelas mensais de retenção de autônomos: faixas do imposto de renda e teto do INSS, de quando até quando.
CREATE TABLE tabela_retencao (
  desde                      date    NOT NULL,
  ate                        date,
  inss_bps                   integer NOT NULL,
  inss_teto_centavos         bigint  NOT NULL,
  irrf_faixas                jsonb   NOT NULL,
  irrf_simplificado_centavos bigint  NOT NULL,
  irrf_minimo_centavos       bigint  NOT NULL,
  irrf_reducao               jsonb,
  fonte                      text    NOT NULL,
  CONSTRAINT tabela_retencao_pkey PRIMARY KEY (desde),
  CONSTRAINT tabela_retencao_check CHECK (ate >= desde),
  CONSTRAINT tabela_retencao_fonte_check CHECK (fonte <> ''::text),
  CONSTRAINT tabela_retencao_inss_bps_check CHECK (inss_bps >= 0 AND inss_bps <= 10000),
  CONSTRAINT tabela_retencao_inss_teto_centavos_check CHECK (inss_teto_centavos > 0),
  CONSTRAINT tabela_retencao_irrf_faixas_check CHECK (jsonb_typeof(irrf_faixas) = 'array'::text),
  CONSTRAINT tabela_retencao_irrf_minimo_centavos_check CHECK (irrf_minimo_centavos >= 0),
  CONSTRAINT tabela_retencao_irrf_simplificado_centavos_check CHECK (irrf_simplificado_centavos >= 0),
  CONSTRAINT tabela_retencao_mes CHECK (EXTRACT(day FROM desde) = 1::numeric)
);
-- sem isolamento por assinatura

-- Tabelas mensais de retenção que uma assinatura acrescentou às do produto.
CREATE TABLE tabela_retencao_assinatura (
  id                         uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id              uuid        NOT NULL,
  criado_em                  timestamptz NOT NULL DEFAULT now(),
  criado_por                 uuid        DEFAULT usuario_atual(),
  alterado_em                timestamptz NOT NULL DEFAULT now(),
  alterado_por               uuid        DEFAULT usuario_atual(),
  versao                     integer     NOT NULL DEFAULT 1,
  excluido_em                timestamptz,
  desde                      date        NOT NULL,
  inss_bps                   integer     NOT NULL,
  inss_teto_centavos         bigint      NOT NULL,
  irrf_faixas                jsonb       NOT NULL,
  irrf_simplificado_centavos bigint      NOT NULL,
  irrf_minimo_centavos       bigint      NOT NULL,
  irrf_reducao               jsonb,
  fonte                      text        NOT NULL,
  CONSTRAINT tabela_retencao_assinatura_pkey PRIMARY KEY (id),
  CONSTRAINT tabela_retencao_assinatura_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT tabela_retencao_assinatura_desde_check CHECK (EXTRACT(day FROM desde) = 1::numeric),
  CONSTRAINT tabela_retencao_assinatura_fonte_check CHECK (fonte <> ''::text),
  CONSTRAINT tabela_retencao_assinatura_inss_bps_check CHECK (inss_bps >= 0 AND inss_bps <= 10000),
  CONSTRAINT tabela_retencao_assinatura_inss_teto_centavos_check CHECK (inss_teto_centavos > 0),
  CONSTRAINT tabela_retencao_assinatura_irrf_faixas_check CHECK (jsonb_typeof(irrf_faixas) = 'array'::text),
  CONSTRAINT tabela_retencao_assinatura_irrf_minimo_centavos_check CHECK (irrf_minimo_centavos >= 0),
  CONSTRAINT tabela_retencao_assinatura_irrf_reducao_check CHECK (jsonb_typeof(irrf_reducao) = 'object'::text),
  CONSTRAINT tabela_retencao_assinatura_irrf_simplificado_centavos_check CHECK (irrf_simplificado_centavos >= 0),
  CONSTRAINT tabela_retencao_assinatura_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX tabela_retencao_do_mes ON tabela_retencao_assinatura USING btree (assinatura_id, desde) WHERE excluido_em IS NULL;

-- Atividades de empresas, da tabela de subclasses do IBGE.
CREATE TABLE cnae (
  codigo     text NOT NULL,
  descricao  text NOT NULL,
  atividades text NOT NULL DEFAULT ''::text,
  busca      text GENERATED ALWAYS AS (sem_acento((((codigo || ' '::text) || descricao) || ' '::text) || atividades)) STORED NOT NULL,
  CONSTRAINT cnae_pkey PRIMARY KEY (codigo),
  CONSTRAINT cnae_codigo_check CHECK (codigo ~ '^[0-9]{7}$'::text),
  CONSTRAINT cnae_descricao_check CHECK (descricao <> ''::text)
);
-- sem isolamento por assinatura
CREATE INDEX cnae_busca ON cnae USING gin (busca gin_trgm_ops);

-- Modelos de veículos da tabela FIPE, por ano e combustível.
CREATE TABLE fipe (
  codigo         text    NOT NULL,
  ano_modelo     integer NOT NULL,
  combustivel    text    NOT NULL,
  marca          text    NOT NULL,
  modelo         text    NOT NULL,
  valor_centavos bigint  NOT NULL,
  lugares        integer NOT NULL,
  busca          text    GENERATED ALWAYS AS (sem_acento((((((codigo || ' '::text) || marca) || ' '::text) || modelo) || ' '::text) || ano_modelo::text)) STORED NOT NULL,
  CONSTRAINT fipe_pkey PRIMARY KEY (codigo, ano_modelo, combustivel),
  CONSTRAINT fipe_ano_modelo_check CHECK (ano_modelo >= 1950 AND ano_modelo <= 2100),
  CONSTRAINT fipe_codigo_check CHECK (codigo ~ '^[0-9]{6}-[0-9]$'::text),
  CONSTRAINT fipe_combustivel_check CHECK (combustivel = ANY (ARRAY['GASOLINA'::text, 'FLEX'::text, 'HIBRIDO'::text, 'ELETRICO'::text, 'DIESEL'::text, 'GAS_GNV'::text, 'ALCOOL_ETANOL'::text, 'FLEX_E_GNV'::text])),
  CONSTRAINT fipe_lugares_check CHECK (lugares >= 1 AND lugares <= 60),
  CONSTRAINT fipe_valor_centavos_check CHECK (valor_centavos > 0)
);
-- sem isolamento por assinatura
CREATE INDEX fipe_busca ON fipe USING gin (busca gin_trgm_ops);

-- Veículo de cada placa conhecida.
CREATE TABLE veiculo_placa (
  placa          text    NOT NULL,
  chassi         text,
  ano_fabricacao integer NOT NULL,
  fipe           text    NOT NULL,
  ano_modelo     integer NOT NULL,
  combustivel    text    NOT NULL,
  CONSTRAINT veiculo_placa_pkey PRIMARY KEY (placa),
  CONSTRAINT veiculo_placa_chassi_check CHECK (chassi ~ '^[A-HJ-NPR-Z0-9]{17}$'::text),
  CONSTRAINT veiculo_placa_placa_check CHECK (placa ~ '^[A-Z]{3}[0-9][A-Z0-9][0-9]{2}$'::text),
  CONSTRAINT veiculo_placa_fipe_ano_modelo_combustivel_fkey FOREIGN KEY (fipe, ano_modelo, combustivel) REFERENCES fipe(codigo, ano_modelo, combustivel)
);
-- sem isolamento por assinatura

-- Endereço de cada CEP.
CREATE TABLE cep (
  cep        text NOT NULL,
  logradouro text NOT NULL,
  bairro     text NOT NULL,
  cidade     text NOT NULL,
  uf         text NOT NULL,
  CONSTRAINT cep_pkey PRIMARY KEY (cep),
  CONSTRAINT cep_cep_check CHECK (cep ~ '^[0-9]{8}$'::text),
  CONSTRAINT cep_uf_check CHECK (uf ~ '^[A-Z]{2}$'::text)
);
-- sem isolamento por assinatura

-- Faixa de CEPs de cada cidade.
CREATE TABLE cep_faixa (
  de     text NOT NULL,
  ate    text NOT NULL,
  cidade text NOT NULL,
  uf     text NOT NULL,
  CONSTRAINT cep_faixa_pkey PRIMARY KEY (de),
  CONSTRAINT cep_faixa_check CHECK (ate ~ '^[0-9]{8}$'::text AND ate >= de),
  CONSTRAINT cep_faixa_de_check CHECK (de ~ '^[0-9]{8}$'::text),
  CONSTRAINT cep_faixa_uf_check CHECK (uf ~ '^[A-Z]{2}$'::text)
);
-- sem isolamento por assinatura

-- De que arquivo cada catálogo foi enchido, e quando.
CREATE TABLE catalogo_versao (
  id           integer     GENERATED ALWAYS AS IDENTITY NOT NULL,
  tipo         text        NOT NULL,
  versao       text        NOT NULL,
  arquivo      text        NOT NULL,
  sha256       text        NOT NULL,
  linhas       integer     NOT NULL,
  recusadas    integer     NOT NULL,
  carregado_em timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT catalogo_versao_pkey PRIMARY KEY (id),
  CONSTRAINT catalogo_versao_linhas_check CHECK (linhas > 0),
  CONSTRAINT catalogo_versao_recusadas_check CHECK (recusadas >= 0),
  CONSTRAINT catalogo_versao_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT catalogo_versao_tipo_check CHECK (tipo = ANY (ARRAY['seguradoras'::text, 'fipe'::text, 'cep'::text, 'cep-faixas'::text, 'ramos'::text, 'planos'::text, 'cnae'::text])),
  CONSTRAINT catalogo_versao_versao_check CHECK (versao <> ''::text)
);
-- sem isolamento por assinatura
CREATE INDEX catalogo_versao_ultima ON catalogo_versao USING btree (tipo, id);

-- ==============================================================================
-- Orçamento e cotação
-- ==============================================================================

-- Orçamentos: um risco a segurar, do rascunho ao desfecho.
CREATE TABLE orcamento (
  id                      uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id           uuid        NOT NULL,
  criado_em               timestamptz NOT NULL DEFAULT now(),
  criado_por              uuid        DEFAULT usuario_atual(),
  alterado_em             timestamptz NOT NULL DEFAULT now(),
  alterado_por            uuid        DEFAULT usuario_atual(),
  versao                  integer     NOT NULL DEFAULT 1,
  excluido_em             timestamptz,
  numero                  integer     NOT NULL,
  linha                   text        NOT NULL,
  tipo                    text        NOT NULL DEFAULT 'NOVO'::text,
  origem                  text        NOT NULL DEFAULT 'INTERNO'::text,
  status                  text        NOT NULL DEFAULT 'RASCUNHO'::text,
  usuario_id              uuid        NOT NULL,
  segurado_id             uuid,
  segurado_nome           text,
  segurado_documento      text,
  bem                     text,
  vig_ini                 date,
  vig_fim                 date,
  rascunho                jsonb       NOT NULL DEFAULT '{}'::jsonb,
  schema_versao           integer     NOT NULL DEFAULT 1,
  rascunho_versao         integer     NOT NULL DEFAULT 1,
  rascunho_por            uuid,
  cotacao_id              uuid,
  melhor_premio_centavos  bigint,
  melhor_seguradora       text,
  fechado_em              timestamptz,
  motivo_recusa           text,
  formulario              text        NOT NULL,
  apolice_anterior_id     uuid,
  produtor_id             text        GENERATED ALWAYS AS (rascunho #>> '{risco,seguro,produtores,0,id}'::text[]) STORED,
  nasceu_em_branco        boolean     NOT NULL DEFAULT false,
  em_branco               boolean     GENERATED ALWAYS AS (nasceu_em_branco AND rascunho_versao = 1 AND status = 'RASCUNHO'::text) STORED NOT NULL,
  escolha_premio_centavos bigint,
  escolha_seguradora      text,
  escolha_de              text,
  premio_centavos         bigint      GENERATED ALWAYS AS (COALESCE(escolha_premio_centavos, melhor_premio_centavos)) STORED,
  premio_seguradora       text        GENERATED ALWAYS AS (COALESCE(escolha_seguradora, melhor_seguradora)) STORED,
  premio_de               text        GENERATED ALWAYS AS (COALESCE(escolha_de,
CASE
    WHEN melhor_premio_centavos IS NOT NULL THEN 'MELHOR'::text
    ELSE NULL::text
END)) STORED,
  busca                   text        GENERATED ALWAYS AS ((((((((((((((numero::text || ' '::text) || sem_acento(COALESCE(segurado_nome, ''::text))) || ' '::text) || busca_valor(segurado_documento)) || ' '::text) || busca_texto(bem)) || ' '::text) || busca_valor(rascunho #>> '{risco,segurado,celular}'::text[])) || ' '::text) || busca_valor(rascunho #>> '{risco,segurado,cep}'::text[])) || ' '::text) || busca_valor(rascunho #>> '{risco,pernoite,cepPernoite}'::text[])) || ' '::text) || busca_valor(rascunho #>> '{risco,seguro,apoliceAnterior}'::text[])) STORED NOT NULL,
  documento_chave         text        GENERATED ALWAYS AS (upper(regexp_replace(segurado_documento, '[^0-9A-Za-z]'::text, ''::text, 'g'::text))) STORED,
  CONSTRAINT orcamento_pkey PRIMARY KEY (id),
  CONSTRAINT orcamento_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT orcamento_assinatura_id_numero_key UNIQUE (assinatura_id, numero),
  CONSTRAINT orcamento_check CHECK (status <> 'FECHADO'::text OR fechado_em IS NOT NULL),
  CONSTRAINT orcamento_check1 CHECK (status <> 'RECUSADO'::text OR motivo_recusa IS NOT NULL),
  CONSTRAINT orcamento_check2 CHECK (formulario = linha OR formulario = 'MANUAL'::text),
  CONSTRAINT orcamento_check3 CHECK ((escolha_de IS NULL) = (escolha_premio_centavos IS NULL) AND (escolha_de IS NULL) = (escolha_seguradora IS NULL)),
  CONSTRAINT orcamento_escolha_de_check CHECK (escolha_de = ANY (ARRAY['VENDA'::text, 'CLIENTE'::text])),
  CONSTRAINT orcamento_escolha_premio_centavos_check CHECK (escolha_premio_centavos > 0),
  CONSTRAINT orcamento_formulario_check CHECK (formulario = ANY (ARRAY['AUTO'::text, 'RESIDENCIAL'::text, 'CONDOMINIO'::text, 'PET'::text, 'VIDA'::text, 'EMPRESARIAL'::text, 'SAUDE'::text, 'MANUAL'::text])),
  CONSTRAINT orcamento_linha_check CHECK (linha = ANY (ARRAY['AUTO'::text, 'RESIDENCIAL'::text, 'CONDOMINIO'::text, 'PET'::text, 'VIDA'::text, 'EMPRESARIAL'::text, 'SAUDE'::text, 'OUTRO'::text])),
  CONSTRAINT orcamento_melhor_premio_centavos_check CHECK (melhor_premio_centavos > 0),
  CONSTRAINT orcamento_motivo_recusa_check CHECK (motivo_recusa = ANY (ARRAY['PRECO'::text, 'CONCORRENTE'::text, 'BANCO_DIRETO'::text, 'DESISTIU'::text, 'SEM_RETORNO'::text, 'COBERTURA'::text, 'ACEITACAO'::text, 'ATRASO'::text, 'DUPLICADO'::text, 'OUTRO'::text])),
  CONSTRAINT orcamento_numero_check CHECK (numero > 0),
  CONSTRAINT orcamento_origem_check CHECK (origem = ANY (ARRAY['INTERNO'::text, 'MANUAL'::text, 'PAGINA_PUBLICA'::text, 'RENOVACAO'::text, 'IMPORTADO'::text])),
  CONSTRAINT orcamento_status_check CHECK (status = ANY (ARRAY['RASCUNHO'::text, 'CALCULANDO'::text, 'CALCULADO'::text, 'ENVIADO'::text, 'FECHADO'::text, 'RECUSADO'::text, 'EXPIRADO'::text])),
  CONSTRAINT orcamento_tipo_check CHECK (tipo = ANY (ARRAY['NOVO'::text, 'RENOVACAO_PROPRIA'::text, 'RENOVACAO_CONGENERE'::text])),
  CONSTRAINT orcamento_assinatura_id_apolice_anterior_id_fkey FOREIGN KEY (assinatura_id, apolice_anterior_id) REFERENCES apolice(assinatura_id, id),
  CONSTRAINT orcamento_assinatura_id_cotacao_id_fkey FOREIGN KEY (assinatura_id, cotacao_id) REFERENCES cotacao(assinatura_id, id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT orcamento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT orcamento_assinatura_id_segurado_id_fkey FOREIGN KEY (assinatura_id, segurado_id) REFERENCES segurado(assinatura_id, id),
  CONSTRAINT orcamento_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT orcamento_escolha_seguradora_fkey FOREIGN KEY (escolha_seguradora) REFERENCES seguradora(slug),
  CONSTRAINT orcamento_melhor_seguradora_fkey FOREIGN KEY (melhor_seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura
CREATE INDEX orcamento_alterado ON orcamento USING btree (assinatura_id, alterado_em, id) INCLUDE (status, linha, usuario_id, criado_em) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_busca ON orcamento USING gin (assinatura_id, busca gin_trgm_ops) WITH (fastupdate=off) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_criado ON orcamento USING btree (assinatura_id, criado_em, id) INCLUDE (status, linha, usuario_id, premio_centavos) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_da_apolice ON orcamento USING btree (assinatura_id, apolice_anterior_id) WHERE apolice_anterior_id IS NOT NULL;
CREATE INDEX orcamento_da_chave ON orcamento USING btree (assinatura_id, documento_chave, usuario_id) WHERE documento_chave IS NOT NULL;
CREATE INDEX orcamento_de_varios_produtores ON orcamento USING btree (assinatura_id, id) WHERE (rascunho #> '{risco,seguro,produtores,1}'::text[]) IS NOT NULL;
CREATE INDEX orcamento_do_documento ON orcamento USING btree (assinatura_id, upper(regexp_replace(segurado_documento, '[^0-9A-Za-z]'::text, ''::text, 'g'::text))) WHERE segurado_documento IS NOT NULL;
CREATE INDEX orcamento_do_produtor ON orcamento USING btree (assinatura_id, produtor_id) WHERE produtor_id IS NOT NULL;
CREATE INDEX orcamento_do_segurado ON orcamento USING btree (assinatura_id, segurado_id) WHERE segurado_id IS NOT NULL;
CREATE INDEX orcamento_encerrado ON orcamento USING btree (assinatura_id, alterado_em) INCLUDE (status, usuario_id, premio_centavos, fechado_em) WHERE (status = ANY (ARRAY['FECHADO'::text, 'RECUSADO'::text, 'EXPIRADO'::text])) AND excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_numero ON orcamento USING btree (assinatura_id, numero, id) INCLUDE (status, linha, usuario_id, criado_em) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_perdido ON orcamento USING btree (assinatura_id, alterado_em, id) INCLUDE (motivo_recusa, premio_centavos, usuario_id) WHERE status = 'RECUSADO'::text AND excluido_em IS NULL;
CREATE INDEX orcamento_premio ON orcamento USING btree (assinatura_id, premio_centavos, id) INCLUDE (status, linha, usuario_id, criado_em) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_premio_desc ON orcamento USING btree (assinatura_id, premio_centavos DESC NULLS LAST, id DESC) INCLUDE (status, linha, usuario_id, criado_em) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE UNIQUE INDEX orcamento_renova_apolice ON orcamento USING btree (assinatura_id, apolice_anterior_id) WHERE apolice_anterior_id IS NOT NULL AND excluido_em IS NULL AND (status <> ALL (ARRAY['RECUSADO'::text, 'EXPIRADO'::text]));
CREATE INDEX orcamento_segurado ON orcamento USING btree (assinatura_id, segurado_nome COLLATE pt_br, id) INCLUDE (status, linha, usuario_id, criado_em) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_segurado_desc ON orcamento USING btree (assinatura_id, segurado_nome COLLATE pt_br DESC NULLS LAST, id DESC) INCLUDE (status, linha, usuario_id, criado_em) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_seguradora ON orcamento USING btree (assinatura_id, premio_seguradora) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_status ON orcamento USING btree (assinatura_id, status, alterado_em, id) INCLUDE (linha, usuario_id, criado_em) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_usuario ON orcamento USING btree (assinatura_id, usuario_id, alterado_em, id) INCLUDE (status, linha, criado_em) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_vigencia ON orcamento USING btree (assinatura_id, vig_ini, id) INCLUDE (status, linha, usuario_id, criado_em) WHERE excluido_em IS NULL AND NOT em_branco;
CREATE INDEX orcamento_vigencia_desc ON orcamento USING btree (assinatura_id, vig_ini DESC NULLS LAST, id DESC) INCLUDE (status, linha, usuario_id, criado_em) WHERE excluido_em IS NULL AND NOT em_branco;

-- O que aconteceu a um orçamento, em ordem.
CREATE TABLE orcamento_evento (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  orcamento_id  uuid        NOT NULL,
  em            timestamptz NOT NULL DEFAULT clock_timestamp(),
  tipo          text        NOT NULL,
  usuario_id    uuid,
  texto         text        NOT NULL,
  dados         jsonb       NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT orcamento_evento_pkey PRIMARY KEY (id),
  CONSTRAINT orcamento_evento_texto_check CHECK (texto <> ''::text),
  CONSTRAINT orcamento_evento_tipo_check CHECK (tipo = ANY (ARRAY['OFERTAS'::text, 'ENVIADO'::text, 'ABERTO'::text, 'RESPONDIDO'::text, 'PROPOSTA'::text, 'TRANSMITIDO'::text, 'RENOVADO'::text, 'RECUSADO'::text, 'REABERTO'::text, 'EXPIRADO'::text, 'ANEXO'::text, 'OUTRO'::text])),
  CONSTRAINT orcamento_evento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT orcamento_evento_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id),
  CONSTRAINT orcamento_evento_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX orcamento_evento_do_caso ON orcamento_evento USING btree (assinatura_id, orcamento_id, em, id);
CREATE INDEX orcamento_evento_do_cliente ON orcamento_evento USING btree (assinatura_id, orcamento_id, em) WHERE tipo = 'RESPONDIDO'::text AND usuario_id IS NULL;

-- Cada vez que um orçamento se perdeu, e por quê.
CREATE TABLE orcamento_recusa (
  id                      uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id           uuid        NOT NULL,
  criado_em               timestamptz NOT NULL DEFAULT now(),
  criado_por              uuid        DEFAULT usuario_atual(),
  alterado_em             timestamptz NOT NULL DEFAULT now(),
  alterado_por            uuid        DEFAULT usuario_atual(),
  versao                  integer     NOT NULL DEFAULT 1,
  excluido_em             timestamptz,
  orcamento_id            uuid        NOT NULL,
  motivo                  text        NOT NULL,
  texto                   text,
  concorrente             text,
  premio_perdido_centavos bigint,
  recontato_em            date,
  tarefa_id               uuid,
  reaberta_em             timestamptz,
  CONSTRAINT orcamento_recusa_pkey PRIMARY KEY (id),
  CONSTRAINT orcamento_recusa_check CHECK (motivo <> 'OUTRO'::text OR texto <> ''::text),
  CONSTRAINT orcamento_recusa_check1 CHECK ((recontato_em IS NOT NULL) = (tarefa_id IS NOT NULL)),
  CONSTRAINT orcamento_recusa_motivo_check CHECK (motivo = ANY (ARRAY['PRECO'::text, 'CONCORRENTE'::text, 'BANCO_DIRETO'::text, 'DESISTIU'::text, 'SEM_RETORNO'::text, 'COBERTURA'::text, 'ACEITACAO'::text, 'ATRASO'::text, 'DUPLICADO'::text, 'OUTRO'::text])),
  CONSTRAINT orcamento_recusa_premio_perdido_centavos_check CHECK (premio_perdido_centavos > 0),
  CONSTRAINT orcamento_recusa_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT orcamento_recusa_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id),
  CONSTRAINT orcamento_recusa_assinatura_id_tarefa_id_fkey FOREIGN KEY (assinatura_id, tarefa_id) REFERENCES tarefa(assinatura_id, id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX recusa_vigente ON orcamento_recusa USING btree (assinatura_id, orcamento_id) WHERE reaberta_em IS NULL;

-- Arquivos de um orçamento; os bytes ficam no balde.
CREATE TABLE anexo (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  orcamento_id  uuid        NOT NULL,
  nome          text        NOT NULL,
  mime          text        NOT NULL,
  bytes         integer     NOT NULL,
  sha256        text        NOT NULL,
  CONSTRAINT anexo_pkey PRIMARY KEY (id),
  CONSTRAINT anexo_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT anexo_bytes_check CHECK (bytes > 0),
  CONSTRAINT anexo_mime_check CHECK (mime = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text])),
  CONSTRAINT anexo_nome_check CHECK (nome <> ''::text),
  CONSTRAINT anexo_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT anexo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT anexo_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX anexo_bytes ON anexo USING btree (assinatura_id, sha256) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX anexo_unico ON anexo USING btree (assinatura_id, orcamento_id, sha256) WHERE excluido_em IS NULL;

-- Declarações pessoais de saúde para uma oferta, seladas, e o consentimento delas.
CREATE TABLE declaracao_saude (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  alterado_em    timestamptz NOT NULL DEFAULT now(),
  alterado_por   uuid        DEFAULT usuario_atual(),
  versao         integer     NOT NULL DEFAULT 1,
  excluido_em    timestamptz,
  orcamento_id   uuid        NOT NULL,
  oferta_id      uuid        NOT NULL,
  termo_versao   text        NOT NULL,
  consentido_em  timestamptz NOT NULL,
  registrado_por uuid        NOT NULL,
  revogado_em    timestamptz,
  segredo        bytea,
  CONSTRAINT declaracao_saude_pkey PRIMARY KEY (id),
  CONSTRAINT declaracao_saude_oferta_id_key UNIQUE (oferta_id),
  CONSTRAINT declaracao_saude_check CHECK ((revogado_em IS NULL) = (segredo IS NOT NULL)),
  CONSTRAINT declaracao_saude_termo_versao_check CHECK (termo_versao <> ''::text),
  CONSTRAINT declaracao_saude_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT declaracao_saude_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id),
  CONSTRAINT declaracao_saude_assinatura_id_registrado_por_fkey FOREIGN KEY (assinatura_id, registrado_por) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT declaracao_saude_oferta_id_fkey FOREIGN KEY (oferta_id) REFERENCES oferta_cotacao(id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX declaracao_do_orcamento ON declaracao_saude USING btree (assinatura_id, orcamento_id);

-- Rodadas de cálculo de um orçamento, com o retrato do que se perguntou.
CREATE TABLE cotacao (
  id              uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id   uuid        NOT NULL,
  criado_em       timestamptz NOT NULL DEFAULT now(),
  criado_por      uuid        DEFAULT usuario_atual(),
  alterado_em     timestamptz NOT NULL DEFAULT now(),
  alterado_por    uuid        DEFAULT usuario_atual(),
  versao          integer     NOT NULL DEFAULT 1,
  excluido_em     timestamptz,
  orcamento_id    uuid        NOT NULL,
  rodada          integer     NOT NULL,
  status          text        NOT NULL DEFAULT 'NA_FILA'::text,
  snapshot        jsonb       NOT NULL,
  payload_hash    text        NOT NULL,
  seguradoras     text[]      NOT NULL,
  comissao_bps    jsonb       NOT NULL DEFAULT '{}'::jsonb,
  desconto_bps    jsonb       NOT NULL DEFAULT '{}'::jsonb,
  iniciada_em     timestamptz,
  concluida_em    timestamptz,
  limite_segundos integer     NOT NULL,
  complementa_id  uuid,
  CONSTRAINT cotacao_pkey PRIMARY KEY (id),
  CONSTRAINT cotacao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT cotacao_orcamento_id_rodada_key UNIQUE (orcamento_id, rodada),
  CONSTRAINT cotacao_check CHECK (complementa_id <> id),
  CONSTRAINT cotacao_limite_segundos_check CHECK (limite_segundos > 0),
  CONSTRAINT cotacao_payload_hash_check CHECK (payload_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT cotacao_rodada_check CHECK (rodada > 0),
  CONSTRAINT cotacao_seguradoras_check CHECK (cardinality(seguradoras) > 0),
  CONSTRAINT cotacao_status_check CHECK (status = ANY (ARRAY['NA_FILA'::text, 'CALCULANDO'::text, 'PARCIAL'::text, 'CONCLUIDA'::text, 'CANCELADA'::text])),
  CONSTRAINT cotacao_assinatura_id_complementa_id_fkey FOREIGN KEY (assinatura_id, complementa_id) REFERENCES cotacao(assinatura_id, id),
  CONSTRAINT cotacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT cotacao_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX cotacao_do_usuario ON cotacao USING btree (assinatura_id, criado_por, criado_em DESC) WHERE complementa_id IS NULL;
CREATE INDEX cotacao_em_curso ON cotacao USING btree (assinatura_id, orcamento_id) WHERE status = ANY (ARRAY['NA_FILA'::text, 'CALCULANDO'::text, 'PARCIAL'::text]);

-- O que cada seguradora respondeu a uma rodada.
CREATE TABLE resultado_cotacao (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  alterado_em    timestamptz NOT NULL DEFAULT now(),
  alterado_por   uuid        DEFAULT usuario_atual(),
  versao         integer     NOT NULL DEFAULT 1,
  excluido_em    timestamptz,
  cotacao_id     uuid        NOT NULL,
  seguradora     text        NOT NULL,
  status         text        NOT NULL DEFAULT 'PENDENTE'::text,
  familia_erro   text,
  mensagens      jsonb       NOT NULL DEFAULT '[]'::jsonb,
  numero_calculo text,
  validade       date,
  iniciado_em    timestamptz,
  tempo_ms       integer,
  tentativas     integer     NOT NULL DEFAULT 0,
  CONSTRAINT resultado_cotacao_pkey PRIMARY KEY (id),
  CONSTRAINT resultado_cotacao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT resultado_cotacao_cotacao_id_seguradora_key UNIQUE (cotacao_id, seguradora),
  CONSTRAINT resultado_cotacao_check CHECK ((familia_erro IS NOT NULL) = (status = ANY (ARRAY['RECUSADO'::text, 'ERRO'::text, 'TIMEOUT'::text, 'CREDENCIAL'::text]))),
  CONSTRAINT resultado_cotacao_familia_erro_check CHECK (familia_erro = ANY (ARRAY['CREDENCIAL'::text, 'PERMISSAO'::text, 'DADO'::text, 'ACEITACAO'::text, 'COMERCIAL'::text, 'INSTABILIDADE'::text])),
  CONSTRAINT resultado_cotacao_status_check CHECK (status = ANY (ARRAY['PENDENTE'::text, 'CALCULANDO'::text, 'OK'::text, 'RECUSADO'::text, 'ERRO'::text, 'TIMEOUT'::text, 'CREDENCIAL'::text, 'CANCELADO'::text])),
  CONSTRAINT resultado_cotacao_tempo_ms_check CHECK (tempo_ms >= 0),
  CONSTRAINT resultado_cotacao_tentativas_check CHECK (tentativas >= 0),
  CONSTRAINT resultado_cotacao_assinatura_id_cotacao_id_fkey FOREIGN KEY (assinatura_id, cotacao_id) REFERENCES cotacao(assinatura_id, id),
  CONSTRAINT resultado_cotacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT resultado_cotacao_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura

-- Ofertas de um resultado: prêmio, coberturas, parcelamentos.
CREATE TABLE oferta_cotacao (
  id                      uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id           uuid        NOT NULL,
  criado_em               timestamptz NOT NULL DEFAULT now(),
  criado_por              uuid        DEFAULT usuario_atual(),
  alterado_em             timestamptz NOT NULL DEFAULT now(),
  alterado_por            uuid        DEFAULT usuario_atual(),
  versao                  integer     NOT NULL DEFAULT 1,
  excluido_em             timestamptz,
  resultado_id            uuid        NOT NULL,
  cotacao_id              uuid        NOT NULL,
  ordem                   integer     NOT NULL,
  pacote                  text        NOT NULL,
  principal               boolean     NOT NULL,
  premio_liquido_centavos bigint      NOT NULL,
  iof_centavos            bigint      NOT NULL,
  premio_total_centavos   bigint      NOT NULL,
  comissao_bps            integer     NOT NULL,
  comissao_centavos       bigint      NOT NULL,
  franquias               jsonb       NOT NULL DEFAULT '[]'::jsonb,
  coberturas              jsonb       NOT NULL DEFAULT '[]'::jsonb,
  assistencias            jsonb       NOT NULL DEFAULT '[]'::jsonb,
  parcelamentos           jsonb       NOT NULL DEFAULT '[]'::jsonb,
  observacoes             jsonb       NOT NULL DEFAULT '[]'::jsonb,
  periodicidade           text        NOT NULL DEFAULT 'ANUAL'::text,
  composicao              jsonb       NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT oferta_cotacao_pkey PRIMARY KEY (id),
  CONSTRAINT oferta_cotacao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT oferta_cotacao_resultado_id_ordem_key UNIQUE (resultado_id, ordem),
  CONSTRAINT oferta_cotacao_check CHECK ((premio_liquido_centavos + iof_centavos) = premio_total_centavos),
  CONSTRAINT oferta_cotacao_comissao_bps_check CHECK (comissao_bps >= 0 AND comissao_bps <= 10000),
  CONSTRAINT oferta_cotacao_comissao_centavos_check CHECK (comissao_centavos >= 0),
  CONSTRAINT oferta_cotacao_iof_centavos_check CHECK (iof_centavos >= 0),
  CONSTRAINT oferta_cotacao_periodicidade_check CHECK (periodicidade = ANY (ARRAY['UNICA'::text, 'MENSAL'::text, 'ANUAL'::text])),
  CONSTRAINT oferta_cotacao_premio_liquido_centavos_check CHECK (premio_liquido_centavos > 0),
  CONSTRAINT oferta_cotacao_assinatura_id_cotacao_id_fkey FOREIGN KEY (assinatura_id, cotacao_id) REFERENCES cotacao(assinatura_id, id),
  CONSTRAINT oferta_cotacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT oferta_cotacao_assinatura_id_resultado_id_fkey FOREIGN KEY (assinatura_id, resultado_id) REFERENCES resultado_cotacao(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX oferta_da_cotacao ON oferta_cotacao USING btree (cotacao_id);

-- O que uma seguradora precisa ouvir para efetivar uma oferta; nunca vai ao navegador.
CREATE TABLE referencia_oferta (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  oferta_id     uuid        NOT NULL,
  referencia    text        NOT NULL,
  CONSTRAINT referencia_oferta_pkey PRIMARY KEY (id),
  CONSTRAINT referencia_oferta_oferta_id_key UNIQUE (oferta_id),
  CONSTRAINT referencia_oferta_referencia_check CHECK (referencia <> ''::text),
  CONSTRAINT referencia_oferta_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT referencia_oferta_assinatura_id_oferta_id_fkey FOREIGN KEY (assinatura_id, oferta_id) REFERENCES oferta_cotacao(assinatura_id, id)
);
-- isolada por assinatura

-- ==============================================================================
-- Cliente: questionários e envios
-- ==============================================================================

-- Links de questionário mandados a clientes; do token, só o resumo.
CREATE TABLE questionario_link (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  linha         text        NOT NULL,
  usuario_id    uuid        NOT NULL,
  corretora_id  uuid        NOT NULL,
  orcamento_id  uuid,
  token_hash    bytea       NOT NULL,
  expira_em     timestamptz NOT NULL,
  revogado_em   timestamptz,
  aberto_em     timestamptz,
  respondido_em timestamptz,
  CONSTRAINT questionario_link_pkey PRIMARY KEY (id),
  CONSTRAINT questionario_link_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT questionario_link_token_hash_key UNIQUE (token_hash),
  CONSTRAINT questionario_link_linha_check CHECK (linha = ANY (ARRAY['AUTO'::text, 'RESIDENCIAL'::text, 'CONDOMINIO'::text, 'PET'::text, 'VIDA'::text, 'EMPRESARIAL'::text, 'SAUDE'::text])),
  CONSTRAINT questionario_link_token_hash_check CHECK (octet_length(token_hash) = 32),
  CONSTRAINT questionario_link_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT questionario_link_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT questionario_link_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id),
  CONSTRAINT questionario_link_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX questionario_recente ON questionario_link USING btree (assinatura_id, usuario_id, criado_em DESC);

-- Arquivos que um cliente mandou com o questionário.
CREATE TABLE questionario_arquivo (
  id              uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id   uuid        NOT NULL,
  criado_em       timestamptz NOT NULL DEFAULT now(),
  criado_por      uuid        DEFAULT usuario_atual(),
  alterado_em     timestamptz NOT NULL DEFAULT now(),
  alterado_por    uuid        DEFAULT usuario_atual(),
  versao          integer     NOT NULL DEFAULT 1,
  excluido_em     timestamptz,
  questionario_id uuid        NOT NULL,
  nome            text        NOT NULL,
  mime            text        NOT NULL,
  bytes           integer     NOT NULL,
  sha256          text        NOT NULL,
  CONSTRAINT questionario_arquivo_pkey PRIMARY KEY (id),
  CONSTRAINT questionario_arquivo_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT questionario_arquivo_bytes_check CHECK (bytes > 0),
  CONSTRAINT questionario_arquivo_mime_check CHECK (mime = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text])),
  CONSTRAINT questionario_arquivo_nome_check CHECK (nome <> ''::text),
  CONSTRAINT questionario_arquivo_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT questionario_arquivo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT questionario_arquivo_assinatura_id_questionario_id_fkey FOREIGN KEY (assinatura_id, questionario_id) REFERENCES questionario_link(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX questionario_arquivo_bytes ON questionario_arquivo USING btree (assinatura_id, sha256) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX questionario_arquivo_unico ON questionario_arquivo USING btree (assinatura_id, questionario_id, sha256) WHERE excluido_em IS NULL;

-- Pedidos de cotação de clientes, de um questionário ou da página pública.
CREATE TABLE solicitacao_cotacao (
  id              uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id   uuid        NOT NULL,
  criado_em       timestamptz NOT NULL DEFAULT now(),
  criado_por      uuid        DEFAULT usuario_atual(),
  alterado_em     timestamptz NOT NULL DEFAULT now(),
  alterado_por    uuid        DEFAULT usuario_atual(),
  versao          integer     NOT NULL DEFAULT 1,
  excluido_em     timestamptz,
  linha           text        NOT NULL,
  origem          text        NOT NULL,
  status          text        NOT NULL DEFAULT 'NOVA'::text,
  nome            text        NOT NULL,
  email           text,
  celular         text,
  dados           jsonb       NOT NULL,
  consentimento   jsonb       NOT NULL,
  questionario_id uuid,
  orcamento_id    uuid,
  usuario_id      uuid,
  responsavel_id  uuid,
  assumida_em     timestamptz,
  motivo_descarte text,
  protocolo       text,
  utm             jsonb,
  avisado_id      uuid,
  publicada_id    uuid,
  chave           text,
  pedido_hash     bytea,
  CONSTRAINT solicitacao_cotacao_pkey PRIMARY KEY (id),
  CONSTRAINT solicitacao_chave UNIQUE (assinatura_id, chave),
  CONSTRAINT solicitacao_cotacao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT solicitacao_cotacao_questionario_id_key UNIQUE (questionario_id),
  CONSTRAINT solicitacao_protocolo UNIQUE (assinatura_id, protocolo),
  CONSTRAINT solicitacao_cotacao_check CHECK ((status = ANY (ARRAY['NOVA'::text, 'DESCARTADA'::text])) OR responsavel_id IS NOT NULL),
  CONSTRAINT solicitacao_cotacao_check1 CHECK (status <> 'CONVERTIDA'::text OR orcamento_id IS NOT NULL),
  CONSTRAINT solicitacao_cotacao_consentimento_check CHECK (consentimento ? 'texto'::text AND consentimento ? 'em'::text),
  CONSTRAINT solicitacao_cotacao_linha_check CHECK (linha = ANY (ARRAY['AUTO'::text, 'RESIDENCIAL'::text, 'CONDOMINIO'::text, 'PET'::text, 'VIDA'::text, 'EMPRESARIAL'::text, 'SAUDE'::text, 'OUTRO'::text])),
  CONSTRAINT solicitacao_cotacao_nome_check CHECK (nome <> ''::text),
  CONSTRAINT solicitacao_cotacao_origem_check CHECK (origem = ANY (ARRAY['QUESTIONARIO'::text, 'PAGINA_PUBLICA'::text])),
  CONSTRAINT solicitacao_cotacao_pedido_hash_check CHECK (octet_length(pedido_hash) = 32),
  CONSTRAINT solicitacao_cotacao_protocolo_check CHECK (protocolo <> ''::text),
  CONSTRAINT solicitacao_cotacao_status_check CHECK (status = ANY (ARRAY['NOVA'::text, 'EM_ATENDIMENTO'::text, 'CONVERTIDA'::text, 'DESCARTADA'::text])),
  CONSTRAINT solicitacao_cotacao_utm_check CHECK (jsonb_typeof(utm) = 'object'::text),
  CONSTRAINT solicitacao_da_pagina CHECK ((origem = 'PAGINA_PUBLICA'::text) = (publicada_id IS NOT NULL)) NOT VALID,
  CONSTRAINT solicitacao_cotacao_assinatura_id_avisado_id_fkey FOREIGN KEY (assinatura_id, avisado_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT solicitacao_cotacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT solicitacao_cotacao_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id),
  CONSTRAINT solicitacao_cotacao_assinatura_id_publicada_id_fkey FOREIGN KEY (assinatura_id, publicada_id) REFERENCES pagina_publicada(assinatura_id, id),
  CONSTRAINT solicitacao_cotacao_assinatura_id_questionario_id_fkey FOREIGN KEY (assinatura_id, questionario_id) REFERENCES questionario_link(assinatura_id, id),
  CONSTRAINT solicitacao_cotacao_assinatura_id_responsavel_id_fkey FOREIGN KEY (assinatura_id, responsavel_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT solicitacao_cotacao_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX solicitacao_recente ON solicitacao_cotacao USING btree (assinatura_id, status, criado_em DESC, id) WHERE excluido_em IS NULL;

-- Mensagens que uma assinatura escreveu para os seus envios.
CREATE TABLE modelo_mensagem (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  canal         text        NOT NULL,
  nome          text        NOT NULL,
  assunto       text        NOT NULL,
  corpo         text        NOT NULL,
  CONSTRAINT modelo_mensagem_pkey PRIMARY KEY (id),
  CONSTRAINT modelo_mensagem_assinatura_id_canal_nome_key UNIQUE (assinatura_id, canal, nome),
  CONSTRAINT modelo_mensagem_canal_check CHECK (canal = ANY (ARRAY['EMAIL'::text, 'WHATSAPP'::text])),
  CONSTRAINT modelo_mensagem_corpo_check CHECK (corpo <> ''::text),
  CONSTRAINT modelo_mensagem_nome_check CHECK (nome <> ''::text),
  CONSTRAINT modelo_mensagem_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Mensagens com que toda assinatura começa.
CREATE TABLE modelo_padrao (
  id      uuid    NOT NULL DEFAULT uuid7(),
  canal   text    NOT NULL,
  nome    text    NOT NULL,
  ordem   integer NOT NULL,
  assunto text    NOT NULL,
  corpo   text    NOT NULL,
  uso     text    NOT NULL DEFAULT 'COTACAO'::text,
  CONSTRAINT modelo_padrao_pkey PRIMARY KEY (canal, nome),
  CONSTRAINT modelo_padrao_canal_check CHECK (canal = ANY (ARRAY['EMAIL'::text, 'WHATSAPP'::text])),
  CONSTRAINT modelo_padrao_uso_check CHECK (uso = ANY (ARRAY['COTACAO'::text, 'COBRANCA'::text]))
);
-- sem isolamento por assinatura

-- Orçamentos mandados a clientes: o que, a quem, por que link.
CREATE TABLE envio_orcamento (
  id                 uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id      uuid        NOT NULL,
  criado_em          timestamptz NOT NULL DEFAULT now(),
  criado_por         uuid        DEFAULT usuario_atual(),
  alterado_em        timestamptz NOT NULL DEFAULT now(),
  alterado_por       uuid        DEFAULT usuario_atual(),
  versao             integer     NOT NULL DEFAULT 1,
  excluido_em        timestamptz,
  orcamento_id       uuid        NOT NULL,
  usuario_id         uuid        NOT NULL,
  canal              text        NOT NULL,
  destinatarios      text[]      NOT NULL,
  ofertas            uuid[]      NOT NULL,
  assunto            text        NOT NULL,
  mensagem           text        NOT NULL,
  token_hash         bytea       NOT NULL,
  expira_em          timestamptz NOT NULL,
  revogado_em        timestamptz,
  aberto_em          timestamptz,
  ultima_abertura_em timestamptz,
  aberturas          integer     NOT NULL DEFAULT 0,
  CONSTRAINT envio_orcamento_pkey PRIMARY KEY (id),
  CONSTRAINT envio_orcamento_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT envio_orcamento_token_hash_key UNIQUE (token_hash),
  CONSTRAINT envio_orcamento_canal_check CHECK (canal = ANY (ARRAY['EMAIL'::text, 'WHATSAPP'::text, 'LINK'::text])),
  CONSTRAINT envio_orcamento_check CHECK (canal = 'LINK'::text OR cardinality(destinatarios) > 0),
  CONSTRAINT envio_orcamento_ofertas_check CHECK (cardinality(ofertas) >= 1 AND cardinality(ofertas) <= 5),
  CONSTRAINT envio_orcamento_token_hash_check CHECK (octet_length(token_hash) = 32),
  CONSTRAINT envio_orcamento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT envio_orcamento_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id),
  CONSTRAINT envio_orcamento_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX envio_do_orcamento ON envio_orcamento USING btree (assinatura_id, orcamento_id, criado_em DESC);

-- Cada e-mail de um envio e o que foi feito dele.
CREATE TABLE envio_entrega (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT clock_timestamp(),
  envio_id      uuid        NOT NULL,
  destinatario  text        NOT NULL,
  status        text        NOT NULL DEFAULT 'NA_FILA'::text,
  alterado_em   timestamptz NOT NULL DEFAULT clock_timestamp(),
  resposta_id   uuid,
  usuario_id    uuid        DEFAULT usuario_atual(),
  CONSTRAINT envio_entrega_pkey PRIMARY KEY (id),
  CONSTRAINT envio_entrega_status_check CHECK (status = ANY (ARRAY['NA_FILA'::text, 'ENVIANDO'::text, 'ENVIADA'::text, 'FALHOU'::text, 'INCERTA'::text, 'CANCELADA'::text])),
  CONSTRAINT envio_entrega_assinatura_id_envio_id_fkey FOREIGN KEY (assinatura_id, envio_id) REFERENCES envio_orcamento(assinatura_id, id),
  CONSTRAINT envio_entrega_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT envio_entrega_resposta_id_fkey FOREIGN KEY (resposta_id) REFERENCES envio_resposta(id)
);
-- isolada por assinatura
CREATE INDEX entrega_ao_destinatario ON envio_entrega USING btree (lower(destinatario), criado_em);
CREATE INDEX entrega_do_envio ON envio_entrega USING btree (envio_id);
CREATE INDEX entrega_recente ON envio_entrega USING btree (assinatura_id, criado_em);

-- O que o cliente respondeu a um envio.
CREATE TABLE envio_resposta (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  em            timestamptz NOT NULL DEFAULT clock_timestamp(),
  envio_id      uuid        NOT NULL,
  tipo          text        NOT NULL,
  chave         uuid        NOT NULL,
  oferta_id     uuid,
  nome          text        NOT NULL,
  mensagem      text,
  ip            text,
  usuario_id    uuid,
  CONSTRAINT envio_resposta_pkey PRIMARY KEY (id),
  CONSTRAINT envio_resposta_envio_id_chave_key UNIQUE (envio_id, chave),
  CONSTRAINT envio_resposta_autor_check CHECK ((tipo = ANY (ARRAY['RESPOSTA'::text, 'RESOLVIDA'::text])) = (usuario_id IS NOT NULL)),
  CONSTRAINT envio_resposta_ip_check CHECK ((usuario_id IS NULL) = (ip IS NOT NULL)),
  CONSTRAINT envio_resposta_mensagem_check CHECK ((tipo <> ALL (ARRAY['DUVIDA'::text, 'RESPOSTA'::text])) OR mensagem IS NOT NULL AND length(mensagem) <= 4000),
  CONSTRAINT envio_resposta_nome_check CHECK (nome <> ''::text),
  CONSTRAINT envio_resposta_oferta_check CHECK ((tipo = 'ACEITE'::text) = (oferta_id IS NOT NULL)),
  CONSTRAINT envio_resposta_tipo_check CHECK (tipo = ANY (ARRAY['ACEITE'::text, 'DUVIDA'::text, 'ATUALIZACAO'::text, 'RESPOSTA'::text, 'RESOLVIDA'::text])),
  CONSTRAINT envio_resposta_assinatura_id_envio_id_fkey FOREIGN KEY (assinatura_id, envio_id) REFERENCES envio_orcamento(assinatura_id, id),
  CONSTRAINT envio_resposta_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT envio_resposta_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT envio_resposta_oferta_id_fkey FOREIGN KEY (oferta_id) REFERENCES oferta_cotacao(id)
);
-- isolada por assinatura
CREATE INDEX resposta_do_envio ON envio_resposta USING btree (envio_id, em);
CREATE UNIQUE INDEX um_aceite_por_envio ON envio_resposta USING btree (envio_id) WHERE tipo = 'ACEITE'::text;
CREATE UNIQUE INDEX uma_atualizacao_por_envio ON envio_resposta USING btree (envio_id) WHERE tipo = 'ATUALIZACAO'::text;

-- A página pública de uma assinatura: o endereço, o que se edita e a versão no ar.
CREATE TABLE pagina_publica (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  slug          text        NOT NULL,
  corretora_id  uuid        NOT NULL,
  usuario_ids   uuid[]      NOT NULL DEFAULT '{}'::uuid[],
  rascunho      jsonb       NOT NULL,
  publicada_id  uuid,
  CONSTRAINT pagina_publica_pkey PRIMARY KEY (id),
  CONSTRAINT pagina_publica_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT pagina_publica_assinatura_id_key UNIQUE (assinatura_id),
  CONSTRAINT pagina_publica_slug UNIQUE (slug),
  CONSTRAINT pagina_publica_rascunho_check CHECK (jsonb_typeof(rascunho) = 'object'::text),
  CONSTRAINT pagina_publica_slug_check CHECK (slug ~ '^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$'::text),
  CONSTRAINT pagina_publica_usuario_ids_check CHECK (cardinality(usuario_ids) <= 50),
  CONSTRAINT pagina_publica_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT pagina_publica_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT pagina_publica_assinatura_id_publicada_id_fkey FOREIGN KEY (assinatura_id, publicada_id) REFERENCES pagina_publicada(assinatura_id, id)
);
-- isolada por assinatura

-- Cada versão que a página pública já mostrou; não muda depois de publicada.
CREATE TABLE pagina_publicada (
  id                   uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id        uuid        NOT NULL,
  criado_em            timestamptz NOT NULL DEFAULT now(),
  criado_por           uuid        DEFAULT usuario_atual(),
  pagina_id            uuid        NOT NULL,
  numero               integer     NOT NULL,
  conteudo             jsonb       NOT NULL,
  consentimento_versao integer     NOT NULL,
  CONSTRAINT pagina_publicada_pkey PRIMARY KEY (id),
  CONSTRAINT pagina_publicada_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT pagina_publicada_assinatura_id_pagina_id_numero_key UNIQUE (assinatura_id, pagina_id, numero),
  CONSTRAINT pagina_publicada_consentimento_versao_check CHECK (consentimento_versao > 0),
  CONSTRAINT pagina_publicada_conteudo_check CHECK (jsonb_typeof(conteudo) = 'object'::text),
  CONSTRAINT pagina_publicada_numero_check CHECK (numero > 0),
  CONSTRAINT pagina_publicada_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT pagina_publicada_assinatura_id_pagina_id_fkey FOREIGN KEY (assinatura_id, pagina_id) REFERENCES pagina_publica(assinatura_id, id)
);
-- isolada por assinatura

-- Logos, fotos e retratos da página pública, redesenhados pelo gateway; o retrato de quem saiu da página é apagado.
CREATE TABLE imagem_pagina (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  sha256        text        NOT NULL,
  tipo          text        NOT NULL,
  largura       integer     NOT NULL,
  altura        integer     NOT NULL,
  imagem        bytea       NOT NULL,
  CONSTRAINT imagem_pagina_pkey PRIMARY KEY (id),
  CONSTRAINT imagem_pagina_assinatura_id_sha256_key UNIQUE (assinatura_id, sha256),
  CONSTRAINT imagem_pagina_altura_check CHECK (altura > 0),
  CONSTRAINT imagem_pagina_imagem_check CHECK (octet_length(imagem) >= 1 AND octet_length(imagem) <= 1048576),
  CONSTRAINT imagem_pagina_largura_check CHECK (largura > 0),
  CONSTRAINT imagem_pagina_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT imagem_pagina_tipo_check CHECK (tipo = ANY (ARRAY['image/png'::text, 'image/jpeg'::text])),
  CONSTRAINT imagem_pagina_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- De quem foi a última vez no rodízio das solicitações da página pública.
CREATE TABLE vez_na_pagina (
  id            uuid NOT NULL,
  assinatura_id uuid NOT NULL,
  usuario_id    uuid,
  CONSTRAINT vez_na_pagina_pkey PRIMARY KEY (id),
  CONSTRAINT vez_na_pagina_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT vez_na_pagina_assinatura_id_id_fkey FOREIGN KEY (assinatura_id, id) REFERENCES pagina_publica(assinatura_id, id),
  CONSTRAINT vez_na_pagina_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura

-- ==============================================================================
-- Documentos
-- ==============================================================================

-- Arquivos da corretora, pelo conteúdo; os bytes ficam no balde.
CREATE TABLE documento (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  tipo          text        NOT NULL,
  nome          text        NOT NULL,
  sha256        text        NOT NULL,
  object_key    text        GENERATED ALWAYS AS ((('anexos/'::text || assinatura_id::text) || '/'::text) || sha256) STORED NOT NULL,
  mime          text        NOT NULL,
  bytes         integer     NOT NULL,
  origem        text        NOT NULL,
  paginas       integer,
  leitura       text        NOT NULL DEFAULT 'PENDENTE'::text,
  sugestao      jsonb,
  CONSTRAINT documento_pkey PRIMARY KEY (id),
  CONSTRAINT documento_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT documento_bytes_check CHECK (bytes > 0),
  CONSTRAINT documento_leitura_check CHECK (leitura = ANY (ARRAY['PENDENTE'::text, 'LIDO'::text, 'SEM_TEXTO'::text, 'CIFRADO'::text, 'CORROMPIDO'::text, 'GRANDE_DEMAIS'::text, 'DISPENSADA'::text])),
  CONSTRAINT documento_mime_check CHECK (mime = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text])),
  CONSTRAINT documento_nome_check CHECK (nome <> ''::text),
  CONSTRAINT documento_origem_check CHECK (origem = ANY (ARRAY['UPLOAD'::text, 'BUSCA'::text, 'EMAIL'::text, 'GERADO'::text])),
  CONSTRAINT documento_paginas_check CHECK (paginas > 0),
  CONSTRAINT documento_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT documento_sugestao_check CHECK (jsonb_typeof(sugestao) = 'object'::text),
  CONSTRAINT documento_tipo_check CHECK (tipo = ANY (ARRAY['PROPOSTA'::text, 'APOLICE'::text, 'ENDOSSO'::text, 'BOLETO'::text, 'EXTRATO'::text, 'SINISTRO'::text, 'PESSOAL'::text, 'TERMO'::text, 'COMPARATIVO'::text, 'OUTRO'::text])),
  CONSTRAINT documento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX documento_chegada ON documento USING btree (assinatura_id, criado_em, id) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX documento_unico ON documento USING btree (assinatura_id, sha256) WHERE excluido_em IS NULL;

-- A que registros cada documento pertence.
CREATE TABLE documento_vinculo (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  documento_id  uuid        NOT NULL,
  alvo          text        NOT NULL,
  alvo_id       uuid        NOT NULL,
  CONSTRAINT documento_vinculo_pkey PRIMARY KEY (id),
  CONSTRAINT documento_vinculo_documento_id_alvo_alvo_id_key UNIQUE (documento_id, alvo, alvo_id),
  CONSTRAINT documento_vinculo_alvo_check CHECK (alvo = ANY (ARRAY['SEGURADO'::text, 'ORCAMENTO'::text, 'PROPOSTA'::text, 'APOLICE'::text, 'ENDOSSO'::text, 'SINISTRO'::text, 'PARCELA'::text, 'EXTRATO'::text, 'LANCAMENTO'::text])),
  CONSTRAINT documento_vinculo_assinatura_id_documento_id_fkey FOREIGN KEY (assinatura_id, documento_id) REFERENCES documento(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT documento_vinculo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX documento_vinculo_alvo ON documento_vinculo USING btree (assinatura_id, alvo, alvo_id, documento_id);

-- O texto lido de cada documento, para a busca.
CREATE TABLE documento_texto (
  id            uuid     NOT NULL DEFAULT uuid7(),
  assinatura_id uuid     NOT NULL,
  documento_id  uuid     NOT NULL,
  nome          text     NOT NULL,
  texto         text     NOT NULL DEFAULT ''::text,
  busca         tsvector GENERATED ALWAYS AS (setweight(to_tsvector('portuguese'::regconfig, texto_procuravel(nome)), 'A'::"char") || setweight(to_tsvector('portuguese'::regconfig, texto_procuravel(texto)), 'B'::"char")) STORED NOT NULL,
  CONSTRAINT documento_texto_pkey PRIMARY KEY (id),
  CONSTRAINT documento_texto_documento_id_key UNIQUE (documento_id),
  CONSTRAINT documento_texto_assinatura_id_documento_id_fkey FOREIGN KEY (assinatura_id, documento_id) REFERENCES documento(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT documento_texto_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX documento_texto_busca ON documento_texto USING gin (assinatura_id, busca);

-- Importações de PDFs abertas por alguém.
CREATE TABLE importacao_documentos (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  usuario_id    uuid        NOT NULL,
  status        text        NOT NULL DEFAULT 'ABERTA'::text,
  CONSTRAINT importacao_documentos_pkey PRIMARY KEY (id),
  CONSTRAINT importacao_documentos_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT importacao_documentos_status_check CHECK (status = ANY (ARRAY['ABERTA'::text, 'CANCELADA'::text])),
  CONSTRAINT importacao_documentos_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT importacao_documentos_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuario(id)
);
-- isolada por assinatura
CREATE INDEX importacao_documentos_usuario ON importacao_documentos USING btree (assinatura_id, usuario_id, criado_em);

-- Cada PDF de uma importação, com o que se leu dele.
CREATE TABLE importacao_arquivo (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  importacao_id uuid        NOT NULL,
  documento_id  uuid        NOT NULL,
  nome          text        NOT NULL,
  repetido      boolean     NOT NULL,
  status        text        NOT NULL DEFAULT 'NA_FILA'::text,
  leitura       jsonb,
  apolice_id    uuid,
  acao          text,
  proposta_id   uuid,
  endosso_id    uuid,
  CONSTRAINT importacao_arquivo_pkey PRIMARY KEY (id),
  CONSTRAINT importacao_arquivo_importacao_id_documento_id_key UNIQUE (importacao_id, documento_id),
  CONSTRAINT importacao_arquivo_acao_check CHECK (acao = ANY (ARRAY['CRIAR'::text, 'ATUALIZAR'::text])),
  CONSTRAINT importacao_arquivo_nome_check CHECK (nome <> ''::text),
  CONSTRAINT importacao_arquivo_status_check CHECK (status = ANY (ARRAY['NA_FILA'::text, 'LIDO'::text, 'FALHOU'::text, 'CONFIRMADO'::text, 'IGNORADO'::text, 'CANCELADO'::text])),
  CONSTRAINT importacao_arquivo_apolice_id_fkey FOREIGN KEY (apolice_id) REFERENCES apolice(id) ON DELETE SET NULL,
  CONSTRAINT importacao_arquivo_assinatura_id_documento_id_fkey FOREIGN KEY (assinatura_id, documento_id) REFERENCES documento(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT importacao_arquivo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT importacao_arquivo_assinatura_id_importacao_id_fkey FOREIGN KEY (assinatura_id, importacao_id) REFERENCES importacao_documentos(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT importacao_arquivo_endosso_id_fkey FOREIGN KEY (endosso_id) REFERENCES endosso(id) ON DELETE SET NULL,
  CONSTRAINT importacao_arquivo_proposta_id_fkey FOREIGN KEY (proposta_id) REFERENCES proposta(id) ON DELETE SET NULL
);
-- isolada por assinatura
CREATE INDEX importacao_arquivo_apolice ON importacao_arquivo USING btree (apolice_id) WHERE apolice_id IS NOT NULL;
CREATE INDEX importacao_arquivo_documento ON importacao_arquivo USING btree (assinatura_id, documento_id);
CREATE INDEX importacao_arquivo_endosso ON importacao_arquivo USING btree (endosso_id) WHERE endosso_id IS NOT NULL;
CREATE INDEX importacao_arquivo_proposta ON importacao_arquivo USING btree (proposta_id) WHERE proposta_id IS NOT NULL;

-- ==============================================================================
-- Privacidade
-- ==============================================================================

-- Versões publicadas da política de privacidade.
CREATE TABLE politica_versao (
  id           uuid        NOT NULL DEFAULT uuid7(),
  versao       text        NOT NULL,
  titulo       text        NOT NULL,
  texto        text        NOT NULL,
  sha256       text        NOT NULL,
  publicado_em timestamptz NOT NULL,
  CONSTRAINT politica_versao_pkey PRIMARY KEY (id),
  CONSTRAINT politica_versao_versao_key UNIQUE (versao),
  CONSTRAINT politica_versao_check CHECK (sha256 = encode(sha256(convert_to(texto, 'UTF8'::name)), 'hex'::text))
);
-- sem isolamento por assinatura

-- Quem aceitou qual versão da política de privacidade, e quando.
CREATE TABLE politica_aceite (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  usuario_id    uuid        NOT NULL,
  politica_id   uuid        NOT NULL,
  sha256        text        NOT NULL,
  aceito_em     timestamptz NOT NULL,
  ip            text,
  user_agent    text,
  CONSTRAINT politica_aceite_pkey PRIMARY KEY (id),
  CONSTRAINT politica_aceite_assinatura_id_usuario_id_politica_id_key UNIQUE (assinatura_id, usuario_id, politica_id),
  CONSTRAINT politica_aceite_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT politica_aceite_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT politica_aceite_politica_id_fkey FOREIGN KEY (politica_id) REFERENCES politica_versao(id)
);
-- isolada por assinatura

-- Encarregado de dados pessoais de cada assinatura.
CREATE TABLE encarregado (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  nome          text        NOT NULL,
  email         text        NOT NULL,
  telefone      text,
  CONSTRAINT encarregado_pkey PRIMARY KEY (id),
  CONSTRAINT encarregado_assinatura_id_key UNIQUE (assinatura_id),
  CONSTRAINT encarregado_email_check CHECK (email <> ''::text),
  CONSTRAINT encarregado_nome_check CHECK (length(nome) >= 2 AND length(nome) <= 120),
  CONSTRAINT encarregado_telefone_check CHECK (telefone ~ '^[0-9]{10,11}$'::text),
  CONSTRAINT encarregado_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Texto que o cliente lê sobre cada finalidade, por versão.
CREATE TABLE texto_finalidade (
  id           uuid        NOT NULL DEFAULT uuid7(),
  finalidade   text        NOT NULL,
  versao       text        NOT NULL,
  texto        text        NOT NULL,
  sha256       text        NOT NULL,
  publicado_em timestamptz NOT NULL,
  CONSTRAINT texto_finalidade_pkey PRIMARY KEY (id),
  CONSTRAINT texto_finalidade_finalidade_versao_key UNIQUE (finalidade, versao),
  CONSTRAINT texto_finalidade_check CHECK (sha256 = encode(sha256(convert_to(texto, 'UTF8'::name)), 'hex'::text)),
  CONSTRAINT texto_finalidade_finalidade_check CHECK (finalidade = ANY (ARRAY['COTACAO'::text, 'RENOVACAO'::text, 'MARKETING_EMAIL'::text, 'MARKETING_WHATSAPP'::text, 'COMPARTILHAR_SEGURADORA'::text])),
  CONSTRAINT texto_finalidade_texto_check CHECK (texto <> ''::text)
);
-- sem isolamento por assinatura

-- O que cada cliente permitiu ou revogou, por finalidade, com a prova; só se acrescenta.
CREATE TABLE permissao_lgpd (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  em            timestamptz NOT NULL DEFAULT clock_timestamp(),
  segurado_id   uuid        NOT NULL,
  finalidade    text        NOT NULL,
  ato           text        NOT NULL,
  base_legal    text        NOT NULL,
  origem        text        NOT NULL,
  texto_id      uuid        NOT NULL,
  texto_sha256  text        NOT NULL,
  quem          text        NOT NULL,
  usuario_id    uuid,
  coleta_id     uuid,
  ip            text,
  user_agent    text,
  nota          text,
  CONSTRAINT permissao_lgpd_pkey PRIMARY KEY (id),
  CONSTRAINT permissao_lgpd_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT permissao_lgpd_ato_check CHECK (ato = ANY (ARRAY['CONCEDIDA'::text, 'REVOGADA'::text])),
  CONSTRAINT permissao_lgpd_base_legal_check CHECK (base_legal = ANY (ARRAY['CONTRATO'::text, 'CONSENTIMENTO'::text, 'LEGITIMO_INTERESSE'::text])),
  CONSTRAINT permissao_lgpd_check CHECK ((origem = 'CORRETORA'::text) = (usuario_id IS NOT NULL)),
  CONSTRAINT permissao_lgpd_check1 CHECK ((origem = 'PAGINA_CLIENTE'::text) = (coleta_id IS NOT NULL)),
  CONSTRAINT permissao_lgpd_check2 CHECK (origem <> 'CORRETORA'::text OR ato = 'REVOGADA'::text OR nota <> ''::text),
  CONSTRAINT permissao_lgpd_finalidade_check CHECK (finalidade = ANY (ARRAY['COTACAO'::text, 'RENOVACAO'::text, 'MARKETING_EMAIL'::text, 'MARKETING_WHATSAPP'::text, 'COMPARTILHAR_SEGURADORA'::text])),
  CONSTRAINT permissao_lgpd_nota_check CHECK (length(nota) <= 500),
  CONSTRAINT permissao_lgpd_origem_check CHECK (origem = ANY (ARRAY['PAGINA_CLIENTE'::text, 'DESCADASTRO'::text, 'CORRETORA'::text])),
  CONSTRAINT permissao_lgpd_quem_check CHECK (quem <> ''::text),
  CONSTRAINT permissao_lgpd_texto_sha256_check CHECK (texto_sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT permissao_lgpd_assinatura_id_coleta_id_fkey FOREIGN KEY (assinatura_id, coleta_id) REFERENCES coleta_permissao(assinatura_id, id),
  CONSTRAINT permissao_lgpd_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT permissao_lgpd_assinatura_id_segurado_id_fkey FOREIGN KEY (assinatura_id, segurado_id) REFERENCES segurado(assinatura_id, id),
  CONSTRAINT permissao_lgpd_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT permissao_lgpd_texto_id_fkey FOREIGN KEY (texto_id) REFERENCES texto_finalidade(id)
);
-- isolada por assinatura
CREATE INDEX permissao_do_segurado ON permissao_lgpd USING btree (assinatura_id, segurado_id, finalidade, em DESC, id DESC);

-- Links com que clientes dizem o que permitem; do token, só o resumo.
CREATE TABLE coleta_permissao (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  segurado_id   uuid        NOT NULL,
  usuario_id    uuid        NOT NULL,
  token_hash    bytea       NOT NULL,
  enviado_para  text,
  expira_em     timestamptz NOT NULL,
  aberta_em     timestamptz,
  respondida_em timestamptz,
  CONSTRAINT coleta_permissao_pkey PRIMARY KEY (id),
  CONSTRAINT coleta_permissao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT coleta_permissao_token_hash_key UNIQUE (token_hash),
  CONSTRAINT coleta_permissao_token_hash_check CHECK (octet_length(token_hash) = 32),
  CONSTRAINT coleta_permissao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT coleta_permissao_assinatura_id_segurado_id_fkey FOREIGN KEY (assinatura_id, segurado_id) REFERENCES segurado(assinatura_id, id),
  CONSTRAINT coleta_permissao_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX coleta_do_segurado ON coleta_permissao USING btree (assinatura_id, segurado_id, criado_em DESC);

-- Códigos com que um titular confirma quem é, ao pedir o que a lei lhe dá.
CREATE TABLE codigo_titular (
  id            uuid        NOT NULL,
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL,
  coleta_id     uuid        NOT NULL,
  codigo_hash   bytea       NOT NULL,
  expira_em     timestamptz NOT NULL,
  tentativas    integer     NOT NULL DEFAULT 0,
  pedido_id     uuid,
  CONSTRAINT codigo_titular_pkey PRIMARY KEY (id),
  CONSTRAINT codigo_titular_check CHECK (expira_em > criado_em),
  CONSTRAINT codigo_titular_assinatura_id_coleta_id_fkey FOREIGN KEY (assinatura_id, coleta_id) REFERENCES coleta_permissao(assinatura_id, id),
  CONSTRAINT codigo_titular_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX codigo_titular_da_coleta ON codigo_titular USING btree (coleta_id, criado_em DESC, id DESC);
CREATE INDEX codigo_titular_vencido ON codigo_titular USING btree (expira_em);

-- Pedidos de titulares de dados, com o prazo de quinze dias.
CREATE TABLE solicitacao_titular (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  tipo          text        NOT NULL,
  nome          text        NOT NULL,
  documento     text        NOT NULL,
  contato       text,
  detalhe       text,
  recebida_em   timestamptz NOT NULL,
  prazo_em      timestamptz NOT NULL,
  status        text        NOT NULL DEFAULT 'ABERTA'::text,
  resposta      text,
  encerrada_em  timestamptz,
  avisado_pct   integer     NOT NULL DEFAULT 0,
  origem        text        NOT NULL DEFAULT 'CORRETORA'::text,
  entregue_em   timestamptz,
  CONSTRAINT solicitacao_titular_pkey PRIMARY KEY (id),
  CONSTRAINT solicitacao_titular_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT solicitacao_titular_avisado_pct_check CHECK (avisado_pct = ANY (ARRAY[0, 50, 80, 100])),
  CONSTRAINT solicitacao_titular_check CHECK (prazo_em > recebida_em),
  CONSTRAINT solicitacao_titular_check1 CHECK ((encerrada_em IS NOT NULL) = (status = ANY (ARRAY['ATENDIDA'::text, 'RECUSADA'::text]))),
  CONSTRAINT solicitacao_titular_check2 CHECK (status <> 'RECUSADA'::text OR resposta <> ''::text),
  CONSTRAINT solicitacao_titular_detalhe_check CHECK (length(detalhe) <= 2000),
  CONSTRAINT solicitacao_titular_documento_check CHECK (documento ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'::text),
  CONSTRAINT solicitacao_titular_nome_check CHECK (length(nome) >= 2 AND length(nome) <= 120),
  CONSTRAINT solicitacao_titular_origem_check CHECK (origem = ANY (ARRAY['CORRETORA'::text, 'TITULAR'::text])),
  CONSTRAINT solicitacao_titular_resposta_check CHECK (length(resposta) <= 2000),
  CONSTRAINT solicitacao_titular_status_check CHECK (status = ANY (ARRAY['ABERTA'::text, 'EM_ATENDIMENTO'::text, 'ATENDIDA'::text, 'RECUSADA'::text])),
  CONSTRAINT solicitacao_titular_tipo_check CHECK (tipo = ANY (ARRAY['ACESSO'::text, 'CORRECAO'::text, 'PORTABILIDADE'::text, 'ELIMINACAO'::text])),
  CONSTRAINT solicitacao_titular_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX solicitacao_titular_aberta ON solicitacao_titular USING btree (prazo_em) WHERE encerrada_em IS NULL;
CREATE INDEX solicitacao_titular_lista ON solicitacao_titular USING btree (assinatura_id, status, prazo_em, id);

-- Por quanto tempo a lei manda guardar o quê, de quando até quando, e por quê.
CREATE TABLE regra_retencao (
  id         uuid    NOT NULL DEFAULT uuid7(),
  codigo     text    NOT NULL,
  titulo     text    NOT NULL,
  fundamento text    NOT NULL,
  meses      integer NOT NULL,
  desde      date    NOT NULL,
  ate        date,
  CONSTRAINT regra_retencao_pkey PRIMARY KEY (id),
  CONSTRAINT regra_retencao_codigo_desde_key UNIQUE (codigo, desde),
  CONSTRAINT regra_retencao_check CHECK (ate >= desde),
  CONSTRAINT regra_retencao_codigo_check CHECK (codigo = ANY (ARRAY['CONTRATO'::text, 'CONSENTIMENTO'::text, 'PEDIDO'::text])),
  CONSTRAINT regra_retencao_meses_check CHECK (meses > 0)
);
-- sem isolamento por assinatura

-- O que se guardou de quem pediu a eliminação, por qual regra e até quando.
CREATE TABLE retencao_titular (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  solicitacao_id uuid        NOT NULL,
  entidade       text        NOT NULL,
  entidade_id    uuid        NOT NULL,
  regra_id       uuid        NOT NULL,
  guardar_ate    date        NOT NULL,
  CONSTRAINT retencao_titular_pkey PRIMARY KEY (id),
  CONSTRAINT retencao_titular_solicitacao_id_entidade_entidade_id_key UNIQUE (solicitacao_id, entidade, entidade_id),
  CONSTRAINT retencao_titular_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT retencao_titular_assinatura_id_solicitacao_id_fkey FOREIGN KEY (assinatura_id, solicitacao_id) REFERENCES solicitacao_titular(assinatura_id, id),
  CONSTRAINT retencao_titular_regra_id_fkey FOREIGN KEY (regra_id) REFERENCES regra_retencao(id)
);
-- isolada por assinatura

-- O que se eliminou por ter passado do prazo de guarda, lote a lote, e quando se avisou.
CREATE TABLE retencao_aplicada (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL,
  contados      jsonb       NOT NULL,
  avisado_em    timestamptz,
  CONSTRAINT retencao_aplicada_pkey PRIMARY KEY (id),
  CONSTRAINT retencao_aplicada_contados_check CHECK (jsonb_typeof(contados) = 'object'::text),
  CONSTRAINT retencao_aplicada_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX retencao_aplicada_a_avisar ON retencao_aplicada USING btree (assinatura_id) WHERE avisado_em IS NULL;

-- Links com que clientes consentem, pelo Open Insurance, que se leia o que têm em seguradoras; do token, só o resumo.
CREATE TABLE pedido_compartilhamento (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  segurado_id   uuid        NOT NULL,
  usuario_id    uuid        NOT NULL,
  produtos      text[]      NOT NULL,
  finalidades   text[]      NOT NULL,
  meses         smallint    NOT NULL,
  token_hash    bytea       NOT NULL,
  enviado_para  text,
  expira_em     timestamptz NOT NULL,
  endosso_id    uuid,
  CONSTRAINT pedido_compartilhamento_pkey PRIMARY KEY (id),
  CONSTRAINT pedido_compartilhamento_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT pedido_compartilhamento_token_hash_key UNIQUE (token_hash),
  CONSTRAINT pedido_compartilhamento_finalidades_check CHECK ((endosso_id IS NOT NULL) = (cardinality(finalidades) = 0) AND finalidades <@ ARRAY['RENOVACAO'::text, 'COTACAO'::text, 'ANALISE_CARTEIRA'::text]),
  CONSTRAINT pedido_compartilhamento_meses_check CHECK (meses >= 1 AND meses <= 12),
  CONSTRAINT pedido_compartilhamento_produtos_check CHECK ((endosso_id IS NOT NULL) = (cardinality(produtos) = 0) AND produtos <@ ARRAY['AUTO'::text, 'PATRIMONIAL'::text, 'PESSOAS'::text]),
  CONSTRAINT pedido_compartilhamento_token_hash_check CHECK (octet_length(token_hash) = 32),
  CONSTRAINT pedido_compartilhamento_assinatura_id_endosso_id_fkey FOREIGN KEY (assinatura_id, endosso_id) REFERENCES endosso(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT pedido_compartilhamento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT pedido_compartilhamento_assinatura_id_segurado_id_fkey FOREIGN KEY (assinatura_id, segurado_id) REFERENCES segurado(assinatura_id, id),
  CONSTRAINT pedido_compartilhamento_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX pedido_compartilhamento_do_endosso ON pedido_compartilhamento USING btree (assinatura_id, endosso_id) WHERE endosso_id IS NOT NULL;
CREATE INDEX pedido_compartilhamento_do_segurado ON pedido_compartilhamento USING btree (assinatura_id, segurado_id, criado_em DESC);

-- O consentimento de um cliente numa seguradora, e como ele está.
CREATE TABLE compartilhamento (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  pedido_id     uuid        NOT NULL,
  segurado_id   uuid        NOT NULL,
  seguradora    text        NOT NULL,
  status        text        NOT NULL DEFAULT 'PENDENTE'::text,
  consent_id    text,
  permissoes    text[]      NOT NULL DEFAULT '{}'::text[],
  autorizado_em timestamptz,
  vale_ate      timestamptz,
  encerrado_em  timestamptz,
  encerrado_por text,
  motivo        text,
  lido_em       timestamptz,
  falha         text,
  CONSTRAINT compartilhamento_pkey PRIMARY KEY (id),
  CONSTRAINT compartilhamento_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT compartilhamento_consent_id_key UNIQUE (consent_id),
  CONSTRAINT compartilhamento_pedido_id_seguradora_key UNIQUE (pedido_id, seguradora),
  CONSTRAINT compartilhamento_check CHECK (status <> 'AUTORIZADO'::text OR consent_id IS NOT NULL AND autorizado_em IS NOT NULL AND vale_ate IS NOT NULL),
  CONSTRAINT compartilhamento_check1 CHECK ((encerrado_em IS NULL) = (status = ANY (ARRAY['PENDENTE'::text, 'AGUARDANDO'::text, 'AUTORIZADO'::text]))),
  CONSTRAINT compartilhamento_encerrado_por_check CHECK (encerrado_por = ANY (ARRAY['CLIENTE'::text, 'CORRETORA'::text, 'SEGURADORA'::text, 'PRAZO'::text])),
  CONSTRAINT compartilhamento_falha_check CHECK (falha = ANY (ARRAY['LIMITE'::text, 'INDISPONIVEL'::text, 'RECUSADA'::text])),
  CONSTRAINT compartilhamento_status_check CHECK (status = ANY (ARRAY['PENDENTE'::text, 'AGUARDANDO'::text, 'AUTORIZADO'::text, 'RECUSADO'::text, 'CONSUMIDO'::text, 'REVOGADO'::text, 'VENCIDO'::text])),
  CONSTRAINT compartilhamento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT compartilhamento_assinatura_id_pedido_id_fkey FOREIGN KEY (assinatura_id, pedido_id) REFERENCES pedido_compartilhamento(assinatura_id, id),
  CONSTRAINT compartilhamento_assinatura_id_segurado_id_fkey FOREIGN KEY (assinatura_id, segurado_id) REFERENCES segurado(assinatura_id, id),
  CONSTRAINT compartilhamento_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura
CREATE INDEX compartilhamento_do_segurado ON compartilhamento USING btree (assinatura_id, segurado_id, criado_em DESC);
CREATE INDEX compartilhamento_em_vigor ON compartilhamento USING btree (vale_ate) WHERE status = 'AUTORIZADO'::text;

-- Segredos de um consentimento em curso, selados com a chave da instalação.
CREATE TABLE compartilhamento_segredo (
  id             uuid  NOT NULL,
  assinatura_id  uuid  NOT NULL,
  estado_hash    bytea,
  ida_selada     bytea,
  chaves_seladas bytea,
  CONSTRAINT compartilhamento_segredo_pkey PRIMARY KEY (id),
  CONSTRAINT compartilhamento_segredo_estado_hash_key UNIQUE (estado_hash),
  CONSTRAINT compartilhamento_segredo_estado_hash_check CHECK (octet_length(estado_hash) = 32),
  CONSTRAINT compartilhamento_segredo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT compartilhamento_segredo_assinatura_id_id_fkey FOREIGN KEY (assinatura_id, id) REFERENCES compartilhamento(assinatura_id, id) ON DELETE CASCADE
);
-- isolada por assinatura

-- Apólices que clientes têm por outras corretoras, como a seguradora as contou; apagam-se com o consentimento.
CREATE TABLE apolice_externa (
  id                    uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id         uuid        NOT NULL,
  criado_em             timestamptz NOT NULL DEFAULT now(),
  criado_por            uuid        DEFAULT usuario_atual(),
  alterado_em           timestamptz NOT NULL DEFAULT now(),
  alterado_por          uuid        DEFAULT usuario_atual(),
  versao                integer     NOT NULL DEFAULT 1,
  excluido_em           timestamptz,
  compartilhamento_id   uuid        NOT NULL,
  segurado_id           uuid        NOT NULL,
  usuario_id            uuid        NOT NULL,
  seguradora            text        NOT NULL,
  numero                text        NOT NULL,
  produto               text        NOT NULL,
  nome_produto          text        NOT NULL,
  linha                 text        NOT NULL,
  bem                   text        NOT NULL,
  vig_ini               date        NOT NULL,
  vig_fim               date        NOT NULL,
  premio_total_centavos bigint      NOT NULL,
  bonus                 smallint,
  corretor              text,
  veiculo               jsonb,
  coberturas            jsonb       NOT NULL DEFAULT '[]'::jsonb,
  sinistros             jsonb       NOT NULL DEFAULT '[]'::jsonb,
  lida_em               timestamptz NOT NULL,
  apolice_id            uuid,
  orcamento_id          uuid,
  CONSTRAINT apolice_externa_pkey PRIMARY KEY (id),
  CONSTRAINT apolice_externa_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT apolice_externa_assinatura_id_segurado_id_seguradora_numero_key UNIQUE (assinatura_id, segurado_id, seguradora, numero),
  CONSTRAINT apolice_externa_bonus_check CHECK (bonus >= 0 AND bonus <= 10),
  CONSTRAINT apolice_externa_check CHECK (vig_fim > vig_ini),
  CONSTRAINT apolice_externa_coberturas_check CHECK (jsonb_typeof(coberturas) = 'array'::text),
  CONSTRAINT apolice_externa_linha_check CHECK (linha = ANY (ARRAY['AUTO'::text, 'RESIDENCIAL'::text, 'CONDOMINIO'::text, 'PET'::text, 'VIDA'::text, 'EMPRESARIAL'::text, 'SAUDE'::text, 'OUTRO'::text])),
  CONSTRAINT apolice_externa_premio_total_centavos_check CHECK (premio_total_centavos >= 0),
  CONSTRAINT apolice_externa_produto_check CHECK (produto = ANY (ARRAY['AUTO'::text, 'PATRIMONIAL'::text, 'PESSOAS'::text])),
  CONSTRAINT apolice_externa_sinistros_check CHECK (jsonb_typeof(sinistros) = 'array'::text),
  CONSTRAINT apolice_externa_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id) ON DELETE SET NULL (apolice_id),
  CONSTRAINT apolice_externa_assinatura_id_compartilhamento_id_fkey FOREIGN KEY (assinatura_id, compartilhamento_id) REFERENCES compartilhamento(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT apolice_externa_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT apolice_externa_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id) ON DELETE SET NULL (orcamento_id),
  CONSTRAINT apolice_externa_assinatura_id_segurado_id_fkey FOREIGN KEY (assinatura_id, segurado_id) REFERENCES segurado(assinatura_id, id),
  CONSTRAINT apolice_externa_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT apolice_externa_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura
CREATE INDEX apolice_externa_a_trazer ON apolice_externa USING btree (assinatura_id, vig_fim) WHERE apolice_id IS NULL;
CREATE INDEX apolice_externa_do_consentimento ON apolice_externa USING btree (compartilhamento_id);
CREATE INDEX apolice_externa_do_orcamento ON apolice_externa USING btree (orcamento_id) WHERE orcamento_id IS NOT NULL;
CREATE INDEX apolice_externa_nossa ON apolice_externa USING btree (apolice_id) WHERE apolice_id IS NOT NULL;

-- ==============================================================================
-- Proposta e carteira
-- ==============================================================================

-- Propostas transmitidas às seguradoras, da oferta escolhida à apólice.
CREATE TABLE proposta (
  id                      uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id           uuid        NOT NULL,
  criado_em               timestamptz NOT NULL DEFAULT now(),
  criado_por              uuid        DEFAULT usuario_atual(),
  alterado_em             timestamptz NOT NULL DEFAULT now(),
  alterado_por            uuid        DEFAULT usuario_atual(),
  versao                  integer     NOT NULL DEFAULT 1,
  excluido_em             timestamptz,
  numero                  integer     NOT NULL,
  numero_seguradora       text,
  orcamento_id            uuid,
  seguradora              text        NOT NULL,
  ramo                    text        NOT NULL,
  corretora_id            uuid        NOT NULL,
  segurado_id             uuid        NOT NULL,
  apolice_id              uuid,
  usuario_id              uuid        NOT NULL,
  bem                     text        NOT NULL,
  placa                   text,
  vig_ini                 date        NOT NULL,
  vig_fim                 date        NOT NULL,
  premio_liquido_centavos bigint      NOT NULL,
  iof_centavos            bigint      NOT NULL,
  premio_total_centavos   bigint      NOT NULL,
  comissao_bps            integer     NOT NULL DEFAULT 0,
  transmitida_em          timestamptz,
  prazo_aceite            date,
  status                  text        NOT NULL DEFAULT 'RASCUNHO'::text,
  oferta_id               uuid,
  numero_apolice          text,
  comissao_centavos       bigint,
  politica_comissao       text,
  plano                   jsonb,
  rotulo_pagamento        text,
  coberturas              jsonb,
  produtores              jsonb       NOT NULL DEFAULT '[]'::jsonb,
  exigencias              jsonb       NOT NULL DEFAULT '[]'::jsonb,
  vistoria                jsonb,
  dados_complementares    jsonb       NOT NULL DEFAULT '{}'::jsonb,
  transmissao             text,
  mensagens               jsonb       NOT NULL DEFAULT '[]'::jsonb,
  chaves_risco            text[]      NOT NULL DEFAULT '{}'::text[],
  motivo_risco_segurado   text,
  origem                  text        NOT NULL DEFAULT 'ORCAMENTO'::text,
  itens                   jsonb       NOT NULL DEFAULT '[]'::jsonb,
  agenciamento_bps        integer     NOT NULL DEFAULT 0,
  prolabore_bps           integer     NOT NULL DEFAULT 0,
  renovacao_de_id         uuid,
  tipo_documento          text        NOT NULL DEFAULT 'APOLICE'::text,
  bonus                   smallint,
  ci                      text,
  forma                   text,
  CONSTRAINT proposta_pkey PRIMARY KEY (id),
  CONSTRAINT proposta_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT proposta_assinatura_id_numero_key UNIQUE (assinatura_id, numero),
  CONSTRAINT proposta_agenciamento_bps_check CHECK (agenciamento_bps >= 0 AND agenciamento_bps <= 20000),
  CONSTRAINT proposta_bonus_check CHECK (bonus >= 0 AND bonus <= 10),
  CONSTRAINT proposta_check CHECK (vig_fim > vig_ini),
  CONSTRAINT proposta_check1 CHECK ((premio_liquido_centavos + iof_centavos) = premio_total_centavos),
  CONSTRAINT proposta_check2 CHECK ((status = ANY (ARRAY['RASCUNHO'::text, 'CANCELADA'::text])) OR transmitida_em IS NOT NULL),
  CONSTRAINT proposta_check3 CHECK (oferta_id IS NULL OR comissao_centavos IS NOT NULL AND politica_comissao IS NOT NULL AND plano IS NOT NULL),
  CONSTRAINT proposta_check4 CHECK (transmissao <> 'CONCLUIDA'::text OR numero_seguradora IS NOT NULL AND transmitida_em IS NOT NULL),
  CONSTRAINT proposta_comissao_bps_check CHECK (comissao_bps >= 0 AND comissao_bps <= 10000),
  CONSTRAINT proposta_comissao_centavos_check CHECK (comissao_centavos >= 0),
  CONSTRAINT proposta_forma_check CHECK (forma = ANY (ARRAY['BOLETO'::text, 'PIX'::text, 'CARTAO'::text, 'DEBITO'::text, 'CARNE'::text, 'FATURA'::text])),
  CONSTRAINT proposta_iof_centavos_check CHECK (iof_centavos >= 0),
  CONSTRAINT proposta_itens_check CHECK (jsonb_typeof(itens) = 'array'::text),
  CONSTRAINT proposta_motivo_risco_segurado_check CHECK (motivo_risco_segurado <> ''::text),
  CONSTRAINT proposta_numero_check CHECK (numero > 0),
  CONSTRAINT proposta_origem_check CHECK (origem = ANY (ARRAY['ORCAMENTO'::text, 'MANUAL'::text, 'PDF'::text, 'PLANILHA'::text, 'OPEN_INSURANCE'::text])),
  CONSTRAINT proposta_politica_comissao_check CHECK (politica_comissao = ANY (ARRAY['PARCELADA'::text, 'PRIMEIRA'::text, 'ANTECIPADA'::text])),
  CONSTRAINT proposta_premio_liquido_centavos_check CHECK (premio_liquido_centavos > 0),
  CONSTRAINT proposta_prolabore_bps_check CHECK (prolabore_bps >= 0 AND prolabore_bps <= 10000),
  CONSTRAINT proposta_rotulo_pagamento_check CHECK (rotulo_pagamento !~ '[0-9]{5}'::text),
  CONSTRAINT proposta_status_check CHECK (status = ANY (ARRAY['RASCUNHO'::text, 'TRANSMITIDA'::text, 'EM_ANALISE'::text, 'EXIGENCIA'::text, 'VISTORIA'::text, 'ACEITA'::text, 'EMITIDA'::text, 'RECUSADA'::text, 'CANCELADA'::text])),
  CONSTRAINT proposta_tipo_documento_check CHECK (tipo_documento = ANY (ARRAY['APOLICE'::text, 'CERTIFICADO'::text, 'BILHETE'::text])),
  CONSTRAINT proposta_transmissao_check CHECK (transmissao = ANY (ARRAY['PENDENTE'::text, 'EM_CURSO'::text, 'CONCLUIDA'::text, 'FALHOU'::text, 'RECUSADA'::text])),
  CONSTRAINT proposta_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id),
  CONSTRAINT proposta_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT proposta_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT proposta_assinatura_id_oferta_id_fkey FOREIGN KEY (assinatura_id, oferta_id) REFERENCES oferta_cotacao(assinatura_id, id),
  CONSTRAINT proposta_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id),
  CONSTRAINT proposta_assinatura_id_renovacao_de_id_fkey FOREIGN KEY (assinatura_id, renovacao_de_id) REFERENCES apolice(assinatura_id, id),
  CONSTRAINT proposta_assinatura_id_segurado_id_fkey FOREIGN KEY (assinatura_id, segurado_id) REFERENCES segurado(assinatura_id, id),
  CONSTRAINT proposta_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT proposta_ramo_fkey FOREIGN KEY (ramo) REFERENCES ramo(codigo),
  CONSTRAINT proposta_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura
CREATE INDEX proposta_da_apolice ON proposta USING btree (assinatura_id, apolice_id) WHERE apolice_id IS NOT NULL;
CREATE INDEX proposta_da_seguradora ON proposta USING btree (seguradora, numero_seguradora) WHERE transmissao = 'CONCLUIDA'::text;
CREATE INDEX proposta_do_risco ON proposta USING gin (chaves_risco) WITH (fastupdate=off) WHERE excluido_em IS NULL;
CREATE INDEX proposta_do_segurado ON proposta USING btree (assinatura_id, segurado_id) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX proposta_em_pe ON proposta USING btree (assinatura_id, orcamento_id) WHERE oferta_id IS NOT NULL AND excluido_em IS NULL AND (status <> ALL (ARRAY['RECUSADA'::text, 'CANCELADA'::text]));
CREATE INDEX proposta_numero_dobrado ON proposta USING btree (assinatura_id, numero_dobrado(numero_seguradora)) WHERE numero_seguradora IS NOT NULL;
CREATE INDEX proposta_renova ON proposta USING btree (assinatura_id, renovacao_de_id) WHERE renovacao_de_id IS NOT NULL;
CREATE INDEX proposta_status ON proposta USING btree (assinatura_id, status, alterado_em, id) WHERE excluido_em IS NULL;

-- Respostas da corretora às exigências de uma proposta.
CREATE TABLE resposta_exigencia (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  proposta_id   uuid        NOT NULL,
  exigencia     integer     NOT NULL,
  nota          text,
  CONSTRAINT resposta_exigencia_pkey PRIMARY KEY (id),
  CONSTRAINT resposta_exigencia_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT resposta_exigencia_exigencia_check CHECK (exigencia > 0),
  CONSTRAINT resposta_exigencia_nota_check CHECK (nota <> ''::text),
  CONSTRAINT resposta_exigencia_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT resposta_exigencia_assinatura_id_proposta_id_fkey FOREIGN KEY (assinatura_id, proposta_id) REFERENCES proposta(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX resposta_exigencia_da_proposta ON resposta_exigencia USING btree (proposta_id, exigencia) WHERE excluido_em IS NULL;

-- Anexos de cada resposta a uma exigência.
CREATE TABLE anexo_da_resposta (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  resposta_id   uuid        NOT NULL,
  anexo_id      uuid        NOT NULL,
  CONSTRAINT anexo_da_resposta_pkey PRIMARY KEY (id),
  CONSTRAINT anexo_da_resposta_resposta_id_anexo_id_key UNIQUE (resposta_id, anexo_id),
  CONSTRAINT anexo_da_resposta_assinatura_id_anexo_id_fkey FOREIGN KEY (assinatura_id, anexo_id) REFERENCES anexo(assinatura_id, id),
  CONSTRAINT anexo_da_resposta_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT anexo_da_resposta_assinatura_id_resposta_id_fkey FOREIGN KEY (assinatura_id, resposta_id) REFERENCES resposta_exigencia(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX anexo_da_resposta_do_anexo ON anexo_da_resposta USING btree (anexo_id);

-- Avisos que uma seguradora já deu, para que repetidos nada mudem.
CREATE TABLE aviso_seguradora (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  proposta_id   uuid        NOT NULL,
  aviso         text        NOT NULL,
  CONSTRAINT aviso_seguradora_pkey PRIMARY KEY (id),
  CONSTRAINT aviso_seguradora_proposta_id_aviso_key UNIQUE (proposta_id, aviso),
  CONSTRAINT aviso_seguradora_aviso_check CHECK (aviso <> ''::text),
  CONSTRAINT aviso_seguradora_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT aviso_seguradora_assinatura_id_proposta_id_fkey FOREIGN KEY (assinatura_id, proposta_id) REFERENCES proposta(assinatura_id, id)
);
-- isolada por assinatura

-- Parcelas do prêmio de uma proposta, de uma apólice ou de um endosso.
CREATE TABLE parcela (
  id               uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id    uuid        NOT NULL,
  criado_em        timestamptz NOT NULL DEFAULT now(),
  criado_por       uuid        DEFAULT usuario_atual(),
  alterado_em      timestamptz NOT NULL DEFAULT now(),
  alterado_por     uuid        DEFAULT usuario_atual(),
  versao           integer     NOT NULL DEFAULT 1,
  excluido_em      timestamptz,
  proposta_id      uuid,
  numero           integer     NOT NULL,
  vencimento       date        NOT NULL,
  valor_centavos   bigint      NOT NULL,
  iof_centavos     bigint      NOT NULL,
  forma            text        NOT NULL,
  linha_digitavel  text,
  pago_em          date,
  pago_centavos    bigint,
  status           text        NOT NULL DEFAULT 'ABERTA'::text,
  apolice_id       uuid,
  endosso_id       uuid,
  ajuste_centavos  bigint      NOT NULL DEFAULT 0,
  pix_copia_e_cola text,
  fatura_id        uuid,
  multa_centavos   bigint      NOT NULL DEFAULT 0,
  juros_centavos   bigint      NOT NULL DEFAULT 0,
  CONSTRAINT parcela_pkey PRIMARY KEY (id),
  CONSTRAINT parcela_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT parcela_endosso_id_numero_key UNIQUE (endosso_id, numero),
  CONSTRAINT parcela_proposta_id_numero_key UNIQUE (proposta_id, numero),
  CONSTRAINT parcela_check CHECK (iof_centavos >= 0 AND iof_centavos <= valor_centavos),
  CONSTRAINT parcela_check1 CHECK ((status <> ALL (ARRAY['PAGA'::text, 'ESTORNADA'::text])) OR pago_em IS NOT NULL AND pago_centavos IS NOT NULL),
  CONSTRAINT parcela_check2 CHECK ((valor_centavos + ajuste_centavos) >= 0),
  CONSTRAINT parcela_check3 CHECK (num_nonnulls(proposta_id, apolice_id) > 0),
  CONSTRAINT parcela_check4 CHECK (endosso_id IS NULL OR apolice_id IS NOT NULL AND proposta_id IS NULL),
  CONSTRAINT parcela_forma_check CHECK (forma = ANY (ARRAY['BOLETO'::text, 'PIX'::text, 'CARTAO'::text, 'DEBITO'::text, 'CARNE'::text, 'FATURA'::text])),
  CONSTRAINT parcela_juros_centavos_check CHECK (juros_centavos >= 0),
  CONSTRAINT parcela_multa_centavos_check CHECK (multa_centavos >= 0),
  CONSTRAINT parcela_numero_check CHECK (numero > 0),
  CONSTRAINT parcela_pago_centavos_check CHECK (pago_centavos > 0),
  CONSTRAINT parcela_pix_copia_e_cola_check CHECK (pix_copia_e_cola <> ''::text),
  CONSTRAINT parcela_status_check CHECK (status = ANY (ARRAY['ABERTA'::text, 'PAGA'::text, 'VENCIDA'::text, 'EM_COBRANCA'::text, 'CANCELADA'::text, 'ESTORNADA'::text])),
  CONSTRAINT parcela_valor_centavos_check CHECK (valor_centavos > 0),
  CONSTRAINT parcela_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id),
  CONSTRAINT parcela_assinatura_id_endosso_id_fkey FOREIGN KEY (assinatura_id, endosso_id) REFERENCES endosso(assinatura_id, id),
  CONSTRAINT parcela_assinatura_id_fatura_id_fkey FOREIGN KEY (assinatura_id, fatura_id) REFERENCES fatura(assinatura_id, id),
  CONSTRAINT parcela_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT parcela_assinatura_id_proposta_id_fkey FOREIGN KEY (assinatura_id, proposta_id) REFERENCES proposta(assinatura_id, id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX parcela_da_apolice ON parcela USING btree (apolice_id, numero) WHERE proposta_id IS NULL AND endosso_id IS NULL;
CREATE UNIQUE INDEX parcela_da_fatura ON parcela USING btree (fatura_id) WHERE fatura_id IS NOT NULL;
CREATE INDEX parcela_por_apolice ON parcela USING btree (assinatura_id, apolice_id) WHERE apolice_id IS NOT NULL;
CREATE INDEX parcela_vencimento ON parcela USING btree (assinatura_id, status, vencimento) WHERE excluido_em IS NULL;

-- Pagamentos das parcelas, inteiros e parciais; um pagamento desfeito tem a sua volta ao lado.
CREATE TABLE pagamento_parcela (
  id                uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id     uuid        NOT NULL,
  criado_em         timestamptz NOT NULL DEFAULT now(),
  criado_por        uuid        DEFAULT usuario_atual(),
  parcela_id        uuid        NOT NULL,
  pago_em           date        NOT NULL,
  valor_centavos    bigint      NOT NULL,
  encargos_centavos bigint      NOT NULL DEFAULT 0,
  observacao        text,
  desfaz_id         uuid,
  antes             jsonb       NOT NULL,
  CONSTRAINT pagamento_parcela_pkey PRIMARY KEY (id),
  CONSTRAINT pagamento_parcela_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT pagamento_parcela_desfaz_id_key UNIQUE (desfaz_id),
  CONSTRAINT pagamento_parcela_antes_check CHECK (jsonb_typeof(antes) = 'object'::text),
  CONSTRAINT pagamento_parcela_check CHECK ((valor_centavos < 0) = (desfaz_id IS NOT NULL)),
  CONSTRAINT pagamento_parcela_check1 CHECK (
CASE
    WHEN desfaz_id IS NULL THEN encargos_centavos >= 0
    ELSE encargos_centavos <= 0
END),
  CONSTRAINT pagamento_parcela_observacao_check CHECK (observacao <> ''::text),
  CONSTRAINT pagamento_parcela_valor_centavos_check CHECK (valor_centavos <> 0),
  CONSTRAINT pagamento_parcela_assinatura_id_desfaz_id_fkey FOREIGN KEY (assinatura_id, desfaz_id) REFERENCES pagamento_parcela(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT pagamento_parcela_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT pagamento_parcela_assinatura_id_parcela_id_fkey FOREIGN KEY (assinatura_id, parcela_id) REFERENCES parcela(assinatura_id, id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX pagamento_da_parcela ON pagamento_parcela USING btree (assinatura_id, parcela_id, id);

-- Cobranças feitas de uma parcela e promessas de pagamento do cliente.
CREATE TABLE contato_parcela (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  parcela_id     uuid        NOT NULL,
  tipo           text        NOT NULL,
  prometida_para date,
  tarefa_id      uuid,
  observacao     text,
  proximo_em     date,
  CONSTRAINT contato_parcela_pkey PRIMARY KEY (id),
  CONSTRAINT contato_parcela_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT contato_parcela_check CHECK ((tipo = 'PROMESSA'::text) = (prometida_para IS NOT NULL)),
  CONSTRAINT contato_parcela_check1 CHECK (proximo_em IS NULL OR tarefa_id IS NOT NULL),
  CONSTRAINT contato_parcela_observacao_check CHECK (observacao <> ''::text),
  CONSTRAINT contato_parcela_tipo_check CHECK (tipo = ANY (ARRAY['EMAIL'::text, 'WHATSAPP'::text, 'LIGACAO'::text, 'PROMESSA'::text])),
  CONSTRAINT contato_parcela_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT contato_parcela_assinatura_id_parcela_id_fkey FOREIGN KEY (assinatura_id, parcela_id) REFERENCES parcela(assinatura_id, id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX contato_com_tarefa ON contato_parcela USING btree (assinatura_id, parcela_id, id DESC) WHERE tarefa_id IS NOT NULL;
CREATE INDEX contato_da_parcela ON contato_parcela USING btree (assinatura_id, parcela_id, id DESC);

-- Reemissões de parcelas pedidas à seguradora: o que se pediu, o que ela respondeu e como a parcela estava.
CREATE TABLE reemissao_parcela (
  id                  uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id       uuid        NOT NULL,
  criado_em           timestamptz NOT NULL DEFAULT now(),
  criado_por          uuid        DEFAULT usuario_atual(),
  parcela_id          uuid        NOT NULL,
  status              text        NOT NULL DEFAULT 'PEDIDA'::text,
  forma               text        NOT NULL,
  vencimento_pedido   date        NOT NULL,
  observacao          text,
  vencimento_anterior date        NOT NULL,
  saldo_centavos      bigint      NOT NULL,
  linha_anterior      text,
  pix_anterior        text,
  enviada_em          timestamptz,
  protocolo           text,
  consultas           integer     NOT NULL DEFAULT 0,
  consultada_em       timestamptz,
  proxima_em          timestamptz,
  respondida_em       timestamptz,
  recusa              text,
  falha               text,
  vencimento          date,
  multa_centavos      bigint,
  juros_centavos      bigint,
  valor_centavos      bigint,
  linha_digitavel     text,
  pix_copia_e_cola    text,
  CONSTRAINT reemissao_parcela_pkey PRIMARY KEY (id),
  CONSTRAINT reemissao_parcela_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT reemissao_parcela_check CHECK ((status = ANY (ARRAY['PEDIDA'::text, 'ENVIADA'::text])) = (respondida_em IS NULL)),
  CONSTRAINT reemissao_parcela_check1 CHECK (status <> 'ATENDIDA'::text OR num_nonnulls(vencimento, multa_centavos, juros_centavos, valor_centavos) = 4 AND valor_centavos = (saldo_centavos + multa_centavos + juros_centavos) AND num_nonnulls(linha_digitavel, pix_copia_e_cola) > 0),
  CONSTRAINT reemissao_parcela_check2 CHECK ((status = 'RECUSADA'::text) = (recusa IS NOT NULL)),
  CONSTRAINT reemissao_parcela_check3 CHECK ((status = 'FALHOU'::text) = (falha IS NOT NULL)),
  CONSTRAINT reemissao_parcela_falha_check CHECK (falha = ANY (ARRAY['SEM_RESPOSTA'::text, 'NAO_CONFERE'::text, 'PARCELA_MUDOU'::text, 'SEM_CANAL'::text])),
  CONSTRAINT reemissao_parcela_forma_check CHECK (forma = ANY (ARRAY['BOLETO'::text, 'PIX'::text])),
  CONSTRAINT reemissao_parcela_juros_centavos_check CHECK (juros_centavos >= 0),
  CONSTRAINT reemissao_parcela_linha_digitavel_check CHECK (linha_digitavel <> ''::text),
  CONSTRAINT reemissao_parcela_multa_centavos_check CHECK (multa_centavos >= 0),
  CONSTRAINT reemissao_parcela_observacao_check CHECK (observacao <> ''::text),
  CONSTRAINT reemissao_parcela_pix_copia_e_cola_check CHECK (pix_copia_e_cola <> ''::text),
  CONSTRAINT reemissao_parcela_protocolo_check CHECK (protocolo <> ''::text),
  CONSTRAINT reemissao_parcela_recusa_check CHECK (recusa <> ''::text),
  CONSTRAINT reemissao_parcela_saldo_centavos_check CHECK (saldo_centavos > 0),
  CONSTRAINT reemissao_parcela_status_check CHECK (status = ANY (ARRAY['PEDIDA'::text, 'ENVIADA'::text, 'ATENDIDA'::text, 'RECUSADA'::text, 'FALHOU'::text, 'CANCELADA'::text])),
  CONSTRAINT reemissao_parcela_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT reemissao_parcela_assinatura_id_parcela_id_fkey FOREIGN KEY (assinatura_id, parcela_id) REFERENCES parcela(assinatura_id, id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX reemissao_da_parcela ON reemissao_parcela USING btree (assinatura_id, parcela_id, id DESC);
CREATE UNIQUE INDEX reemissao_em_andamento ON reemissao_parcela USING btree (parcela_id) WHERE status = ANY (ARRAY['PEDIDA'::text, 'ENVIADA'::text]);

-- Comissões a receber e recebidas.
CREATE TABLE comissao (
  id                uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id     uuid        NOT NULL,
  criado_em         timestamptz NOT NULL DEFAULT now(),
  criado_por        uuid        DEFAULT usuario_atual(),
  alterado_em       timestamptz NOT NULL DEFAULT now(),
  alterado_por      uuid        DEFAULT usuario_atual(),
  versao            integer     NOT NULL DEFAULT 1,
  excluido_em       timestamptz,
  proposta_id       uuid,
  parcela_id        uuid,
  numero            integer     NOT NULL,
  tipo              text        NOT NULL DEFAULT 'COMISSAO'::text,
  base_centavos     bigint      NOT NULL,
  bps               integer     NOT NULL,
  prevista_centavos bigint      NOT NULL,
  previsao_em       date        NOT NULL,
  recebida_centavos bigint      NOT NULL DEFAULT 0,
  status            text        NOT NULL DEFAULT 'PREVISTA'::text,
  apolice_id        uuid,
  endosso_id        uuid,
  fatura_id         uuid,
  CONSTRAINT comissao_pkey PRIMARY KEY (id),
  CONSTRAINT comissao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT comissao_endosso_id_tipo_numero_key UNIQUE (endosso_id, tipo, numero),
  CONSTRAINT comissao_proposta_id_tipo_numero_key UNIQUE (proposta_id, tipo, numero),
  CONSTRAINT comissao_bps_check CHECK (bps >= 0 AND bps <= 20000),
  CONSTRAINT comissao_check CHECK (num_nonnulls(proposta_id, apolice_id) > 0),
  CONSTRAINT comissao_check1 CHECK (endosso_id IS NULL OR apolice_id IS NOT NULL AND proposta_id IS NULL),
  CONSTRAINT comissao_numero_check CHECK (numero > 0),
  CONSTRAINT comissao_status_check CHECK (status = ANY (ARRAY['PREVISTA'::text, 'PARCIAL'::text, 'RECEBIDA'::text, 'DIVERGENTE'::text, 'CONTESTADA'::text, 'ESTORNADA'::text, 'CANCELADA'::text])),
  CONSTRAINT comissao_tipo_check CHECK (tipo = ANY (ARRAY['COMISSAO'::text, 'AGENCIAMENTO'::text, 'PROLABORE'::text, 'BONUS'::text, 'ESTORNO'::text])),
  CONSTRAINT comissao_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id),
  CONSTRAINT comissao_assinatura_id_endosso_id_fkey FOREIGN KEY (assinatura_id, endosso_id) REFERENCES endosso(assinatura_id, id),
  CONSTRAINT comissao_assinatura_id_fatura_id_fkey FOREIGN KEY (assinatura_id, fatura_id) REFERENCES fatura(assinatura_id, id),
  CONSTRAINT comissao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT comissao_assinatura_id_parcela_id_fkey FOREIGN KEY (assinatura_id, parcela_id) REFERENCES parcela(assinatura_id, id),
  CONSTRAINT comissao_assinatura_id_proposta_id_fkey FOREIGN KEY (assinatura_id, proposta_id) REFERENCES proposta(assinatura_id, id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX comissao_da_apolice ON comissao USING btree (apolice_id, tipo, numero) WHERE proposta_id IS NULL AND endosso_id IS NULL;
CREATE UNIQUE INDEX comissao_da_fatura ON comissao USING btree (fatura_id, tipo) WHERE fatura_id IS NOT NULL;
CREATE INDEX comissao_da_parcela ON comissao USING btree (assinatura_id, parcela_id) WHERE parcela_id IS NOT NULL;
CREATE INDEX comissao_por_apolice ON comissao USING btree (assinatura_id, apolice_id) WHERE apolice_id IS NOT NULL;

-- Apólices da carteira, com vigência e situação da renovação.
CREATE TABLE apolice (
  id                      uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id           uuid        NOT NULL,
  criado_em               timestamptz NOT NULL DEFAULT now(),
  criado_por              uuid        DEFAULT usuario_atual(),
  alterado_em             timestamptz NOT NULL DEFAULT now(),
  alterado_por            uuid        DEFAULT usuario_atual(),
  versao                  integer     NOT NULL DEFAULT 1,
  excluido_em             timestamptz,
  numero                  text        NOT NULL,
  seguradora              text        NOT NULL,
  ramo                    text        NOT NULL,
  corretora_id            uuid        NOT NULL,
  segurado_id             uuid        NOT NULL,
  bem                     text        NOT NULL,
  orcamento_id            uuid,
  produtor_id             uuid,
  usuario_id              uuid        NOT NULL,
  emissao                 date        NOT NULL,
  vig_ini                 date        NOT NULL,
  vig_fim                 date        NOT NULL,
  premio_liquido_centavos bigint      NOT NULL,
  iof_centavos            bigint      NOT NULL,
  premio_total_centavos   bigint      NOT NULL,
  situacao_renovacao      text        NOT NULL DEFAULT 'A_RENOVAR'::text,
  status                  text        NOT NULL,
  formulario              text,
  rascunho                jsonb,
  schema_versao           integer,
  bonus                   smallint,
  ci                      text,
  chaves_risco            text[]      NOT NULL DEFAULT '{}'::text[],
  tipo_documento          text        NOT NULL DEFAULT 'APOLICE'::text,
  origem                  text        NOT NULL DEFAULT 'VENDA'::text,
  itens                   jsonb       NOT NULL DEFAULT '[]'::jsonb,
  coberturas              jsonb,
  comissao_bps            integer,
  agenciamento_bps        integer     NOT NULL DEFAULT 0,
  prolabore_bps           integer     NOT NULL DEFAULT 0,
  politica_comissao       text,
  forma                   text,
  produtores              jsonb       NOT NULL DEFAULT '[]'::jsonb,
  renovacao_de_id         uuid,
  coberto_ate             date,
  suspensa_em             date,
  cancelada_em            date,
  CONSTRAINT apolice_pkey PRIMARY KEY (id),
  CONSTRAINT apolice_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT apolice_assinatura_id_seguradora_numero_corretora_id_key UNIQUE (assinatura_id, seguradora, numero, corretora_id),
  CONSTRAINT apolice_agenciamento_bps_check CHECK (agenciamento_bps >= 0 AND agenciamento_bps <= 20000),
  CONSTRAINT apolice_bonus_check CHECK (bonus >= 0 AND bonus <= 10),
  CONSTRAINT apolice_check CHECK (vig_fim > vig_ini),
  CONSTRAINT apolice_check1 CHECK ((premio_liquido_centavos + iof_centavos) = premio_total_centavos),
  CONSTRAINT apolice_check2 CHECK ((rascunho IS NULL) = (schema_versao IS NULL)),
  CONSTRAINT apolice_check3 CHECK (rascunho IS NULL OR formulario IS NOT NULL),
  CONSTRAINT apolice_check4 CHECK (status <> 'SUSPENSA'::text OR suspensa_em IS NOT NULL) NOT VALID,
  CONSTRAINT apolice_check5 CHECK (status <> 'CANCELADA'::text OR cancelada_em IS NOT NULL) NOT VALID,
  CONSTRAINT apolice_comissao_bps_check CHECK (comissao_bps >= 0 AND comissao_bps <= 10000),
  CONSTRAINT apolice_forma_check CHECK (forma = ANY (ARRAY['BOLETO'::text, 'PIX'::text, 'CARTAO'::text, 'DEBITO'::text, 'CARNE'::text, 'FATURA'::text])),
  CONSTRAINT apolice_formulario_check CHECK (formulario = ANY (ARRAY['AUTO'::text, 'RESIDENCIAL'::text, 'CONDOMINIO'::text, 'PET'::text, 'VIDA'::text, 'EMPRESARIAL'::text, 'SAUDE'::text, 'MANUAL'::text])),
  CONSTRAINT apolice_iof_centavos_check CHECK (iof_centavos >= 0),
  CONSTRAINT apolice_itens_check CHECK (jsonb_typeof(itens) = 'array'::text),
  CONSTRAINT apolice_origem_check CHECK (origem = ANY (ARRAY['VENDA'::text, 'MANUAL'::text, 'PDF'::text, 'PLANILHA'::text, 'OPEN_INSURANCE'::text])),
  CONSTRAINT apolice_politica_comissao_check CHECK (politica_comissao = ANY (ARRAY['PARCELADA'::text, 'PRIMEIRA'::text, 'ANTECIPADA'::text])),
  CONSTRAINT apolice_premio_liquido_centavos_check CHECK (premio_liquido_centavos > 0),
  CONSTRAINT apolice_produtores_check CHECK (jsonb_typeof(produtores) = 'array'::text),
  CONSTRAINT apolice_prolabore_bps_check CHECK (prolabore_bps >= 0 AND prolabore_bps <= 10000),
  CONSTRAINT apolice_situacao_renovacao_check CHECK (situacao_renovacao = ANY (ARRAY['A_RENOVAR'::text, 'EM_COTACAO'::text, 'RENOVADA_PROPRIA'::text, 'RENOVADA_OUTRA'::text, 'NAO_RENOVADA'::text])),
  CONSTRAINT apolice_status_check CHECK (status = ANY (ARRAY['A_VIGORAR'::text, 'VIGENTE'::text, 'VENCIDA'::text, 'SUSPENSA'::text, 'CANCELADA'::text])),
  CONSTRAINT apolice_tipo_documento_check CHECK (tipo_documento = ANY (ARRAY['APOLICE'::text, 'CERTIFICADO'::text, 'BILHETE'::text])),
  CONSTRAINT apolice_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT apolice_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT apolice_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id),
  CONSTRAINT apolice_assinatura_id_produtor_id_fkey FOREIGN KEY (assinatura_id, produtor_id) REFERENCES produtor(assinatura_id, id),
  CONSTRAINT apolice_assinatura_id_renovacao_de_id_fkey FOREIGN KEY (assinatura_id, renovacao_de_id) REFERENCES apolice(assinatura_id, id),
  CONSTRAINT apolice_assinatura_id_segurado_id_fkey FOREIGN KEY (assinatura_id, segurado_id) REFERENCES segurado(assinatura_id, id),
  CONSTRAINT apolice_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT apolice_ramo_fkey FOREIGN KEY (ramo) REFERENCES ramo(codigo),
  CONSTRAINT apolice_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura
CREATE INDEX apolice_a_renovar ON apolice USING btree (assinatura_id, vig_fim) WHERE excluido_em IS NULL AND (situacao_renovacao = ANY (ARRAY['A_RENOVAR'::text, 'EM_COTACAO'::text]));
CREATE INDEX apolice_do_produtor ON apolice USING btree (assinatura_id, produtor_id) WHERE produtor_id IS NOT NULL;
CREATE INDEX apolice_do_ramo ON apolice USING btree (assinatura_id, ramo);
CREATE INDEX apolice_do_risco ON apolice USING gin (chaves_risco) WITH (fastupdate=off) WHERE excluido_em IS NULL;
CREATE INDEX apolice_do_segurado ON apolice USING btree (assinatura_id, segurado_id);
CREATE INDEX apolice_numero_dobrado ON apolice USING btree (assinatura_id, seguradora, numero_dobrado(numero));
CREATE INDEX apolice_renova ON apolice USING btree (assinatura_id, renovacao_de_id) WHERE renovacao_de_id IS NOT NULL;
CREATE INDEX apolice_vigente ON apolice USING btree (assinatura_id, ramo, vig_fim) INCLUDE (segurado_id, vig_ini) WHERE excluido_em IS NULL AND (status <> ALL (ARRAY['CANCELADA'::text, 'SUSPENSA'::text]));
CREATE INDEX apolice_vigente_ate ON apolice USING btree (assinatura_id, vig_fim) INCLUDE (segurado_id, vig_ini) WHERE excluido_em IS NULL AND (status <> ALL (ARRAY['CANCELADA'::text, 'SUSPENSA'::text]));

-- Endossos das apólices: alterações, inclusões, exclusões e cancelamentos.
CREATE TABLE endosso (
  id                      uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id           uuid        NOT NULL,
  criado_em               timestamptz NOT NULL DEFAULT now(),
  criado_por              uuid        DEFAULT usuario_atual(),
  alterado_em             timestamptz NOT NULL DEFAULT now(),
  alterado_por            uuid        DEFAULT usuario_atual(),
  versao                  integer     NOT NULL DEFAULT 1,
  excluido_em             timestamptz,
  apolice_id              uuid        NOT NULL,
  numero                  integer     NOT NULL,
  usuario_id              uuid        NOT NULL,
  numero_seguradora       text,
  tipo                    text        NOT NULL,
  subtipo                 text,
  canal                   text        NOT NULL DEFAULT 'MANUAL'::text,
  protocolo               text,
  motivo                  text,
  dados                   jsonb       NOT NULL DEFAULT '{}'::jsonb,
  vig_ini                 date        NOT NULL,
  premio_liquido_centavos bigint      NOT NULL DEFAULT 0,
  iof_centavos            bigint      NOT NULL DEFAULT 0,
  premio_total_centavos   bigint      NOT NULL DEFAULT 0,
  comissao_centavos       bigint      NOT NULL DEFAULT 0,
  efeitos                 jsonb,
  recusa                  text,
  emitido_em              date,
  desfeito_em             timestamptz,
  status                  text        NOT NULL DEFAULT 'SOLICITADO'::text,
  CONSTRAINT endosso_pkey PRIMARY KEY (id),
  CONSTRAINT endosso_apolice_id_numero_key UNIQUE (apolice_id, numero),
  CONSTRAINT endosso_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT endosso_canal_check CHECK (canal = ANY (ARRAY['MANUAL'::text, 'OPEN_INSURANCE'::text])),
  CONSTRAINT endosso_check CHECK ((premio_liquido_centavos + iof_centavos) = premio_total_centavos),
  CONSTRAINT endosso_check1 CHECK (status <> 'EMITIDO'::text OR emitido_em IS NOT NULL),
  CONSTRAINT endosso_check2 CHECK (status <> 'RECUSADO'::text OR recusa IS NOT NULL),
  CONSTRAINT endosso_check3 CHECK (desfeito_em IS NULL OR status = 'EMITIDO'::text),
  CONSTRAINT endosso_motivo_check CHECK (motivo <> ''::text),
  CONSTRAINT endosso_numero_check CHECK (numero > 0),
  CONSTRAINT endosso_numero_seguradora_check CHECK (numero_seguradora <> ''::text),
  CONSTRAINT endosso_recusa_check CHECK (recusa <> ''::text),
  CONSTRAINT endosso_status_check CHECK (status = ANY (ARRAY['SOLICITADO'::text, 'EM_ANALISE'::text, 'EMITIDO'::text, 'RECUSADO'::text])),
  CONSTRAINT endosso_subtipo_check CHECK (subtipo <> ''::text),
  CONSTRAINT endosso_tipo_check CHECK (tipo = ANY (ARRAY['ALTERACAO'::text, 'INCLUSAO'::text, 'EXCLUSAO'::text, 'CANCELAMENTO'::text])),
  CONSTRAINT endosso_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id),
  CONSTRAINT endosso_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT endosso_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX endosso_da_seguradora ON endosso USING btree (assinatura_id, apolice_id, numero_seguradora) WHERE numero_seguradora IS NOT NULL AND excluido_em IS NULL;
CREATE INDEX endosso_do_protocolo ON endosso USING btree (assinatura_id, protocolo) WHERE protocolo IS NOT NULL AND excluido_em IS NULL;
CREATE INDEX endosso_status ON endosso USING btree (assinatura_id, status, alterado_em, id) WHERE excluido_em IS NULL;

-- Endossos pedidos à seguradora pelo Open Insurance: o que o cliente autoriza, e a espera da resposta.
CREATE TABLE pedido_endosso (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  endosso_id     uuid        NOT NULL,
  pedido         jsonb       NOT NULL,
  protocolado_em timestamptz,
  endereco       text,
  consultas      integer     NOT NULL DEFAULT 0,
  consultado_em  timestamptz,
  proxima_em     timestamptz,
  desistido_em   timestamptz,
  CONSTRAINT pedido_endosso_pkey PRIMARY KEY (id),
  CONSTRAINT pedido_endosso_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT pedido_endosso_endosso_id_key UNIQUE (endosso_id),
  CONSTRAINT pedido_endosso_endereco_check CHECK (endereco ~ '^https://'::text),
  CONSTRAINT pedido_endosso_pedido_check CHECK (jsonb_typeof(pedido) = 'object'::text),
  CONSTRAINT pedido_endosso_assinatura_id_endosso_id_fkey FOREIGN KEY (assinatura_id, endosso_id) REFERENCES endosso(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT pedido_endosso_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- O que foi emitido diferente do proposto, cláusula por cláusula, até ser aceito ou corrigido.
CREATE TABLE divergencia_emissao (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  apolice_id    uuid        NOT NULL,
  clausula      text        NOT NULL,
  item          text,
  de            jsonb,
  para          jsonb,
  nota          text,
  status        text        NOT NULL DEFAULT 'ABERTA'::text,
  CONSTRAINT divergencia_emissao_pkey PRIMARY KEY (id),
  CONSTRAINT divergencia_emissao_apolice_id_clausula_item_key UNIQUE NULLS NOT DISTINCT (apolice_id, clausula, item),
  CONSTRAINT divergencia_emissao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT divergencia_emissao_check CHECK (status <> 'CONTESTADA'::text OR nota IS NOT NULL),
  CONSTRAINT divergencia_emissao_clausula_check CHECK (clausula <> ''::text),
  CONSTRAINT divergencia_emissao_nota_check CHECK (nota <> ''::text),
  CONSTRAINT divergencia_emissao_status_check CHECK (status = ANY (ARRAY['ABERTA'::text, 'CONTESTADA'::text, 'ACEITA'::text, 'CORRIGIDA'::text])),
  CONSTRAINT divergencia_emissao_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id),
  CONSTRAINT divergencia_emissao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Dinheiro que um endosso ou um cancelamento acrescentou à conta de uma apólice; só se acrescenta.
CREATE TABLE movimento_apolice (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  em            timestamptz NOT NULL DEFAULT clock_timestamp(),
  usuario_id    uuid        DEFAULT usuario_atual(),
  apolice_id    uuid        NOT NULL,
  endosso_id    uuid,
  tipo          text        NOT NULL,
  centavos      bigint      NOT NULL,
  CONSTRAINT movimento_apolice_pkey PRIMARY KEY (id),
  CONSTRAINT movimento_apolice_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT movimento_apolice_centavos_check CHECK (centavos <> 0),
  CONSTRAINT movimento_apolice_tipo_check CHECK (tipo = ANY (ARRAY['DEVOLUCAO'::text, 'COBRANCA'::text, 'ESTORNO'::text])),
  CONSTRAINT movimento_apolice_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id),
  CONSTRAINT movimento_apolice_assinatura_id_endosso_id_fkey FOREIGN KEY (assinatura_id, endosso_id) REFERENCES endosso(assinatura_id, id),
  CONSTRAINT movimento_apolice_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX movimento_da_apolice ON movimento_apolice USING btree (assinatura_id, apolice_id, id);

-- Prazos que a lei conta entre cliente, corretora e seguradora, com as pausas e os avisos já dados.
CREATE TABLE prazo (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  tipo          text        NOT NULL,
  alvo_tipo     text        NOT NULL,
  alvo_id       uuid        NOT NULL,
  usuario_id    uuid        NOT NULL,
  inicio        date        NOT NULL,
  pausas        jsonb       NOT NULL DEFAULT '[]'::jsonb,
  fim           date,
  avisos        smallint[]  NOT NULL DEFAULT '{}'::smallint[],
  documento_id  uuid,
  CONSTRAINT prazo_pkey PRIMARY KEY (id),
  CONSTRAINT prazo_alvo_id_tipo_inicio_key UNIQUE (alvo_id, tipo, inicio),
  CONSTRAINT prazo_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT prazo_alvo_tipo_check CHECK (alvo_tipo = ANY (ARRAY['PROPOSTA'::text, 'APOLICE'::text, 'PARCELA'::text, 'SINISTRO'::text])),
  CONSTRAINT prazo_check CHECK (fim IS NULL OR fim >= inicio),
  CONSTRAINT prazo_pausas_check CHECK (jsonb_typeof(pausas) = 'array'::text),
  CONSTRAINT prazo_tipo_check CHECK (tipo = ANY (ARRAY['ACEITACAO_PROPOSTA'::text, 'ENTREGA_APOLICE'::text, 'AVISO_DE_MORA'::text, 'REGULACAO_SINISTRO'::text, 'PAGAMENTO_INDENIZACAO'::text])),
  CONSTRAINT prazo_assinatura_id_documento_id_fkey FOREIGN KEY (assinatura_id, documento_id) REFERENCES documento(assinatura_id, id) ON DELETE SET NULL (documento_id),
  CONSTRAINT prazo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT prazo_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX prazo_correndo ON prazo USING btree (assinatura_id, inicio) WHERE fim IS NULL AND excluido_em IS NULL;
CREATE INDEX prazo_do_documento ON prazo USING btree (assinatura_id, documento_id) WHERE documento_id IS NOT NULL;

-- Provas de um caso como foram impressas: cada mensagem e horário, com o resumo que diz se algo mudou desde então.
CREATE TABLE pacote_provas (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  proposta_id   uuid,
  apolice_id    uuid,
  titulo        text        NOT NULL,
  fatos         integer     NOT NULL,
  texto         text        NOT NULL,
  texto_sha256  text        NOT NULL,
  pdf           bytea       NOT NULL,
  pdf_sha256    text        NOT NULL,
  CONSTRAINT pacote_provas_pkey PRIMARY KEY (id),
  CONSTRAINT pacote_provas_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT pacote_provas_check CHECK (num_nonnulls(proposta_id, apolice_id) > 0),
  CONSTRAINT pacote_provas_fatos_check CHECK (fatos >= 0),
  CONSTRAINT pacote_provas_pdf_sha256_check CHECK (pdf_sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT pacote_provas_texto_sha256_check CHECK (texto_sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT pacote_provas_titulo_check CHECK (titulo <> ''::text),
  CONSTRAINT pacote_provas_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT pacote_provas_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT pacote_provas_assinatura_id_proposta_id_fkey FOREIGN KEY (assinatura_id, proposta_id) REFERENCES proposta(assinatura_id, id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX pacote_da_apolice ON pacote_provas USING btree (assinatura_id, apolice_id) WHERE apolice_id IS NOT NULL;
CREATE INDEX pacote_da_proposta ON pacote_provas USING btree (assinatura_id, proposta_id) WHERE proposta_id IS NOT NULL;
CREATE INDEX pacote_por_resumo ON pacote_provas USING btree (assinatura_id, pdf_sha256);

-- Carteiras passadas de um produtor a outro, com o que se escolheu e a data desde quando vale.
CREATE TABLE transferencia (
  id                 uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id      uuid        NOT NULL,
  criado_em          timestamptz NOT NULL DEFAULT now(),
  criado_por         uuid        DEFAULT usuario_atual(),
  alterado_em        timestamptz NOT NULL DEFAULT now(),
  alterado_por       uuid        DEFAULT usuario_atual(),
  versao             integer     NOT NULL DEFAULT 1,
  excluido_em        timestamptz,
  de_produtor_id     uuid        NOT NULL,
  para_produtor_id   uuid        NOT NULL,
  filtro             jsonb       NOT NULL DEFAULT '{}'::jsonb,
  vigor_desde        date        NOT NULL,
  apolices           integer     NOT NULL DEFAULT 0,
  premio_centavos    bigint      NOT NULL DEFAULT 0,
  comissoes_centavos bigint      NOT NULL DEFAULT 0,
  feitas             integer     NOT NULL DEFAULT 0,
  concluida_em       timestamptz,
  desfeita_em        timestamptz,
  status             text        NOT NULL DEFAULT 'PENDENTE'::text,
  CONSTRAINT transferencia_pkey PRIMARY KEY (id),
  CONSTRAINT transferencia_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT transferencia_apolices_check CHECK (apolices >= 0),
  CONSTRAINT transferencia_check CHECK (de_produtor_id <> para_produtor_id),
  CONSTRAINT transferencia_check1 CHECK ((status <> ALL (ARRAY['CONCLUIDA'::text, 'DESFAZENDO'::text, 'DESFEITA'::text])) OR concluida_em IS NOT NULL),
  CONSTRAINT transferencia_check2 CHECK ((status = 'DESFEITA'::text) = (desfeita_em IS NOT NULL)),
  CONSTRAINT transferencia_feitas_check CHECK (feitas >= 0),
  CONSTRAINT transferencia_filtro_check CHECK (jsonb_typeof(filtro) = 'object'::text),
  CONSTRAINT transferencia_status_check CHECK (status = ANY (ARRAY['PENDENTE'::text, 'CONCLUIDA'::text, 'CANCELADA'::text, 'FALHOU'::text, 'DESFAZENDO'::text, 'DESFEITA'::text])),
  CONSTRAINT transferencia_assinatura_id_de_produtor_id_fkey FOREIGN KEY (assinatura_id, de_produtor_id) REFERENCES produtor(assinatura_id, id),
  CONSTRAINT transferencia_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT transferencia_assinatura_id_para_produtor_id_fkey FOREIGN KEY (assinatura_id, para_produtor_id) REFERENCES produtor(assinatura_id, id)
);
-- isolada por assinatura

-- Cada apólice de uma transferência, com os produtores de antes e de depois.
CREATE TABLE transferencia_item (
  id                 uuid  NOT NULL DEFAULT uuid7(),
  assinatura_id      uuid  NOT NULL,
  transferencia_id   uuid  NOT NULL,
  apolice_id         uuid  NOT NULL,
  produtor_antes_id  uuid,
  produtores_antes   jsonb NOT NULL,
  produtor_depois_id uuid,
  produtores_depois  jsonb NOT NULL,
  CONSTRAINT transferencia_item_pkey PRIMARY KEY (id),
  CONSTRAINT transferencia_item_transferencia_id_apolice_id_key UNIQUE (transferencia_id, apolice_id),
  CONSTRAINT transferencia_item_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT transferencia_item_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT transferencia_item_assinatura_id_transferencia_id_fkey FOREIGN KEY (assinatura_id, transferencia_id) REFERENCES transferencia(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX transferencia_da_apolice ON transferencia_item USING btree (assinatura_id, apolice_id);

-- Como a comissão de uma apólice se divide entre produtores, por data.
CREATE TABLE divisao_produtor (
  id               uuid  NOT NULL DEFAULT uuid7(),
  assinatura_id    uuid  NOT NULL,
  apolice_id       uuid  NOT NULL,
  desde            date  NOT NULL,
  produtores       jsonb NOT NULL,
  transferencia_id uuid,
  CONSTRAINT divisao_produtor_pkey PRIMARY KEY (id),
  CONSTRAINT divisao_produtor_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT divisao_produtor_produtores_check CHECK (jsonb_typeof(produtores) = 'array'::text),
  CONSTRAINT divisao_produtor_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT divisao_produtor_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT divisao_produtor_assinatura_id_transferencia_id_fkey FOREIGN KEY (assinatura_id, transferencia_id) REFERENCES transferencia(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX divisao_da_apolice ON divisao_produtor USING btree (apolice_id, desde, id);
CREATE INDEX divisao_da_transferencia ON divisao_produtor USING btree (assinatura_id, transferencia_id) WHERE transferencia_id IS NOT NULL;

-- Sinistros das apólices.
CREATE TABLE sinistro (
  id                   uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id        uuid        NOT NULL,
  criado_em            timestamptz NOT NULL DEFAULT now(),
  criado_por           uuid        DEFAULT usuario_atual(),
  alterado_em          timestamptz NOT NULL DEFAULT now(),
  alterado_por         uuid        DEFAULT usuario_atual(),
  versao               integer     NOT NULL DEFAULT 1,
  excluido_em          timestamptz,
  numero               integer     NOT NULL,
  protocolo_seguradora text,
  apolice_id           uuid        NOT NULL,
  usuario_id           uuid        NOT NULL,
  item                 text        NOT NULL,
  placa                text,
  causa                text        NOT NULL,
  ocorrido_em          timestamptz NOT NULL,
  aviso_em             timestamptz NOT NULL,
  local                text,
  relato               text,
  terceiros            jsonb       NOT NULL DEFAULT '[]'::jsonb,
  checklist            jsonb       NOT NULL DEFAULT '[]'::jsonb,
  valores              jsonb       NOT NULL DEFAULT '{}'::jsonb,
  classificacao        text,
  negativa             text,
  prazo_regulacao      date,
  andamentos           jsonb       NOT NULL DEFAULT '[]'::jsonb,
  status               text        NOT NULL DEFAULT 'AVISO'::text,
  CONSTRAINT sinistro_pkey PRIMARY KEY (id),
  CONSTRAINT sinistro_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT sinistro_assinatura_id_numero_key UNIQUE (assinatura_id, numero),
  CONSTRAINT sinistro_causa_check CHECK (causa = ANY (ARRAY['COLISAO'::text, 'ROUBO'::text, 'FURTO'::text, 'INCENDIO'::text, 'ALAGAMENTO'::text, 'DANOS_ELETRICOS'::text, 'VENDAVAL'::text, 'MORTE'::text, 'INVALIDEZ'::text, 'DOENCA'::text, 'TERCEIROS'::text, 'VIDROS'::text, 'OUTROS'::text])),
  CONSTRAINT sinistro_check CHECK (aviso_em >= ocorrido_em),
  CONSTRAINT sinistro_check1 CHECK (negativa IS NULL OR (status = ANY (ARRAY['ENCERRADO_SEM_INDENIZACAO'::text, 'REABERTO'::text]))),
  CONSTRAINT sinistro_classificacao_check CHECK (classificacao = ANY (ARRAY['PARCIAL'::text, 'INTEGRAL'::text])),
  CONSTRAINT sinistro_negativa_check CHECK (negativa = ANY (ARRAY['RISCO_EXCLUIDO'::text, 'RISCO_AGRAVADO'::text, 'SEM_DOCUMENTACAO'::text, 'DOCUMENTACAO_INCOMPLETA'::text, 'PRESCRICAO'::text, 'FORA_COBERTURA'::text, 'OUTROS'::text])),
  CONSTRAINT sinistro_numero_check CHECK (numero > 0),
  CONSTRAINT sinistro_status_check CHECK (status = ANY (ARRAY['AVISO'::text, 'DOCUMENTACAO'::text, 'VISTORIA'::text, 'REGULACAO'::text, 'REPARO'::text, 'INDENIZACAO'::text, 'ENCERRADO_COM_INDENIZACAO'::text, 'ENCERRADO_SEM_INDENIZACAO'::text, 'REABERTO'::text])),
  CONSTRAINT sinistro_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id),
  CONSTRAINT sinistro_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT sinistro_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX sinistro_da_apolice ON sinistro USING btree (assinatura_id, apolice_id) WHERE excluido_em IS NULL;
CREATE INDEX sinistro_status ON sinistro USING btree (assinatura_id, status, alterado_em, id) WHERE excluido_em IS NULL;

-- ==============================================================================
-- Financeiro
-- ==============================================================================

-- Contas bancárias e caixas da corretora.
CREATE TABLE conta_financeira (
  id                     uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id          uuid        NOT NULL,
  criado_em              timestamptz NOT NULL DEFAULT now(),
  criado_por             uuid        DEFAULT usuario_atual(),
  alterado_em            timestamptz NOT NULL DEFAULT now(),
  alterado_por           uuid        DEFAULT usuario_atual(),
  versao                 integer     NOT NULL DEFAULT 1,
  excluido_em            timestamptz,
  nome                   text        NOT NULL,
  tipo                   text        NOT NULL,
  corretora_id           uuid,
  banco                  text,
  agencia                text,
  conta                  text,
  saldo_inicial_centavos bigint      NOT NULL DEFAULT 0,
  saldo_inicial_em       date        NOT NULL,
  ativa                  boolean     NOT NULL DEFAULT true,
  convenio               text,
  CONSTRAINT conta_financeira_pkey PRIMARY KEY (id),
  CONSTRAINT conta_financeira_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT conta_financeira_check CHECK ((tipo = 'CAIXA'::text) = (banco IS NULL)),
  CONSTRAINT conta_financeira_check1 CHECK (num_nonnulls(banco, agencia, conta) = ANY (ARRAY[0, 3])),
  CONSTRAINT conta_financeira_convenio_check CHECK (convenio ~ '^[0-9A-Za-z]{1,20}$'::text),
  CONSTRAINT conta_financeira_nome_check CHECK (nome <> ''::text),
  CONSTRAINT conta_financeira_tipo_check CHECK (tipo = ANY (ARRAY['CORRENTE'::text, 'POUPANCA'::text, 'APLICACAO'::text, 'CAIXA'::text])),
  CONSTRAINT conta_financeira_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT conta_financeira_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX conta_financeira_do_banco ON conta_financeira USING btree (assinatura_id, banco, agencia, conta) WHERE excluido_em IS NULL AND banco IS NOT NULL;
CREATE UNIQUE INDEX conta_financeira_nome ON conta_financeira USING btree (assinatura_id, lower(nome)) WHERE excluido_em IS NULL;

-- Categorias de receitas e despesas.
CREATE TABLE categoria_financeira (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  nome          text        NOT NULL,
  tipo          text        NOT NULL,
  ativo         boolean     NOT NULL DEFAULT true,
  busca         text        GENERATED ALWAYS AS (sem_acento(nome)) STORED NOT NULL,
  CONSTRAINT categoria_financeira_pkey PRIMARY KEY (id),
  CONSTRAINT categoria_financeira_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT categoria_financeira_assinatura_id_id_tipo_key UNIQUE (assinatura_id, id, tipo),
  CONSTRAINT categoria_financeira_nome_check CHECK (nome <> ''::text),
  CONSTRAINT categoria_financeira_tipo_check CHECK (tipo = ANY (ARRAY['RECEITA'::text, 'DESPESA'::text])),
  CONSTRAINT categoria_financeira_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX categoria_financeira_da_lista ON categoria_financeira USING btree (assinatura_id, nome COLLATE pt_br, id) WHERE excluido_em IS NULL;
CREATE INDEX categoria_financeira_procurada ON categoria_financeira USING gin (assinatura_id, busca gin_trgm_ops, "left"(nome, 6) COLLATE pt_br, ativo) WITH (fastupdate=off) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX categoria_financeira_unico ON categoria_financeira USING btree (assinatura_id, sem_acento(nome)) WHERE excluido_em IS NULL;

-- Centros de custo das receitas e despesas.
CREATE TABLE centro_de_custo (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  nome          text        NOT NULL,
  ativo         boolean     NOT NULL DEFAULT true,
  busca         text        GENERATED ALWAYS AS (sem_acento(nome)) STORED NOT NULL,
  CONSTRAINT centro_de_custo_pkey PRIMARY KEY (id),
  CONSTRAINT centro_de_custo_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT centro_de_custo_nome_check CHECK (nome <> ''::text),
  CONSTRAINT centro_de_custo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX centro_de_custo_da_lista ON centro_de_custo USING btree (assinatura_id, nome COLLATE pt_br, id) WHERE excluido_em IS NULL;
CREATE INDEX centro_de_custo_procurada ON centro_de_custo USING gin (assinatura_id, busca gin_trgm_ops, "left"(nome, 6) COLLATE pt_br, ativo) WITH (fastupdate=off) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX centro_de_custo_unico ON centro_de_custo USING btree (assinatura_id, sem_acento(nome)) WHERE excluido_em IS NULL;

-- Receitas, despesas e transferências da corretora, previstas e realizadas.
CREATE TABLE lancamento (
  id                uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id     uuid        NOT NULL,
  criado_em         timestamptz NOT NULL DEFAULT now(),
  criado_por        uuid        DEFAULT usuario_atual(),
  alterado_em       timestamptz NOT NULL DEFAULT now(),
  alterado_por      uuid        DEFAULT usuario_atual(),
  versao            integer     NOT NULL DEFAULT 1,
  excluido_em       timestamptz,
  tipo              text        NOT NULL,
  descricao         text        NOT NULL,
  pessoa            text,
  documento         text,
  categoria_id      uuid,
  centro_id         uuid,
  conta_id          uuid,
  destino_id        uuid,
  competencia       date        NOT NULL,
  vencimento        date        NOT NULL,
  pago_em           date,
  valor_centavos    bigint      NOT NULL,
  origem            text        NOT NULL DEFAULT 'MANUAL'::text,
  origem_id         uuid,
  status            text        NOT NULL DEFAULT 'PREVISTO'::text,
  observacao        text,
  previsto_centavos bigint,
  prevista_conta_id uuid,
  conciliado_em     timestamptz,
  serie_id          uuid,
  ocorrencia_em     date,
  busca             text        GENERATED ALWAYS AS ((((sem_acento(descricao) || ' '::text) || sem_acento(COALESCE(pessoa, ''::text))) || ' '::text) || COALESCE(documento, ''::text)) STORED NOT NULL,
  CONSTRAINT lancamento_pkey PRIMARY KEY (id),
  CONSTRAINT lancamento_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT lancamento_check CHECK ((tipo = 'TRANSFERENCIA'::text) = (categoria_id IS NULL)),
  CONSTRAINT lancamento_check1 CHECK ((tipo = 'TRANSFERENCIA'::text) = (destino_id IS NOT NULL)),
  CONSTRAINT lancamento_check2 CHECK (tipo <> 'TRANSFERENCIA'::text OR conta_id IS NOT NULL AND conta_id <> destino_id),
  CONSTRAINT lancamento_check3 CHECK ((status = 'REALIZADO'::text) = (pago_em IS NOT NULL)),
  CONSTRAINT lancamento_check4 CHECK (status <> 'REALIZADO'::text OR conta_id IS NOT NULL),
  CONSTRAINT lancamento_check5 CHECK (status = 'REALIZADO'::text OR num_nonnulls(previsto_centavos, prevista_conta_id, conciliado_em) = 0),
  CONSTRAINT lancamento_check6 CHECK ((serie_id IS NULL) = (ocorrencia_em IS NULL)),
  CONSTRAINT lancamento_competencia_check CHECK (EXTRACT(day FROM competencia) = 1::numeric),
  CONSTRAINT lancamento_descricao_check CHECK (descricao <> ''::text),
  CONSTRAINT lancamento_origem_check CHECK (origem = ANY (ARRAY['MANUAL'::text, 'RECORRENCIA'::text, 'EXTRATO_BANCARIO'::text, 'RECEBIMENTO'::text, 'REPASSE'::text])),
  CONSTRAINT lancamento_previsto_centavos_check CHECK (previsto_centavos > 0),
  CONSTRAINT lancamento_status_check CHECK (status = ANY (ARRAY['PREVISTO'::text, 'REALIZADO'::text, 'CANCELADO'::text])),
  CONSTRAINT lancamento_tipo_check CHECK (tipo = ANY (ARRAY['RECEITA'::text, 'DESPESA'::text, 'TRANSFERENCIA'::text])),
  CONSTRAINT lancamento_valor_centavos_check CHECK (valor_centavos > 0),
  CONSTRAINT lancamento_assinatura_id_categoria_id_tipo_fkey FOREIGN KEY (assinatura_id, categoria_id, tipo) REFERENCES categoria_financeira(assinatura_id, id, tipo),
  CONSTRAINT lancamento_assinatura_id_centro_id_fkey FOREIGN KEY (assinatura_id, centro_id) REFERENCES centro_de_custo(assinatura_id, id),
  CONSTRAINT lancamento_assinatura_id_conta_id_fkey FOREIGN KEY (assinatura_id, conta_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT lancamento_assinatura_id_destino_id_fkey FOREIGN KEY (assinatura_id, destino_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT lancamento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT lancamento_assinatura_id_prevista_conta_id_fkey FOREIGN KEY (assinatura_id, prevista_conta_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT lancamento_assinatura_id_serie_id_fkey FOREIGN KEY (assinatura_id, serie_id) REFERENCES serie_lancamento(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX lancamento_categoria ON lancamento USING btree (assinatura_id, categoria_id) WHERE excluido_em IS NULL;
CREATE INDEX lancamento_centro ON lancamento USING btree (assinatura_id, centro_id) WHERE excluido_em IS NULL AND centro_id IS NOT NULL;
CREATE INDEX lancamento_da_origem ON lancamento USING btree (assinatura_id, origem_id) WHERE origem_id IS NOT NULL;
CREATE UNIQUE INDEX lancamento_da_serie ON lancamento USING btree (serie_id, ocorrencia_em) WHERE excluido_em IS NULL AND serie_id IS NOT NULL;
CREATE INDEX lancamento_pago ON lancamento USING btree (assinatura_id, pago_em, id) WHERE excluido_em IS NULL AND status = 'REALIZADO'::text;
CREATE INDEX lancamento_procurada ON lancamento USING gin (assinatura_id, busca gin_trgm_ops, "left"(descricao, 6) COLLATE pt_br, tipo, categoria_id, centro_id, serie_id) WITH (fastupdate=off) WHERE excluido_em IS NULL;
CREATE INDEX lancamento_vencimento ON lancamento USING btree (assinatura_id, vencimento, id) WHERE excluido_em IS NULL;

-- Receitas, despesas e transferências que se repetem, e quando.
CREATE TABLE serie_lancamento (
  id                uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id     uuid        NOT NULL,
  criado_em         timestamptz NOT NULL DEFAULT now(),
  criado_por        uuid        DEFAULT usuario_atual(),
  alterado_em       timestamptz NOT NULL DEFAULT now(),
  alterado_por      uuid        DEFAULT usuario_atual(),
  versao            integer     NOT NULL DEFAULT 1,
  excluido_em       timestamptz,
  tipo              text        NOT NULL,
  descricao         text        NOT NULL,
  pessoa            text,
  documento         text,
  categoria_id      uuid,
  centro_id         uuid,
  conta_id          uuid,
  destino_id        uuid,
  valor_centavos    bigint      NOT NULL,
  observacao        text,
  frequencia        text        NOT NULL,
  intervalo         smallint    NOT NULL,
  inicio            date        NOT NULL,
  ate               date,
  vezes             smallint,
  ultimo_dia_do_mes boolean     NOT NULL DEFAULT false,
  competencia_meses smallint    NOT NULL DEFAULT 0,
  gerada_ate        date,
  CONSTRAINT serie_lancamento_pkey PRIMARY KEY (id),
  CONSTRAINT serie_lancamento_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT serie_lancamento_check CHECK (ate IS NULL OR vezes IS NULL),
  CONSTRAINT serie_lancamento_check1 CHECK ((tipo = 'TRANSFERENCIA'::text) = (categoria_id IS NULL)),
  CONSTRAINT serie_lancamento_check2 CHECK ((tipo = 'TRANSFERENCIA'::text) = (destino_id IS NOT NULL)),
  CONSTRAINT serie_lancamento_check3 CHECK (tipo <> 'TRANSFERENCIA'::text OR conta_id IS NOT NULL AND conta_id <> destino_id),
  CONSTRAINT serie_lancamento_competencia_meses_check CHECK (competencia_meses >= '-120'::integer AND competencia_meses <= 120),
  CONSTRAINT serie_lancamento_descricao_check CHECK (descricao <> ''::text),
  CONSTRAINT serie_lancamento_frequencia_check CHECK (frequencia = ANY (ARRAY['SEMANAL'::text, 'MENSAL'::text, 'ANUAL'::text])),
  CONSTRAINT serie_lancamento_intervalo_check CHECK (intervalo >= 1 AND intervalo <= 99),
  CONSTRAINT serie_lancamento_tipo_check CHECK (tipo = ANY (ARRAY['RECEITA'::text, 'DESPESA'::text, 'TRANSFERENCIA'::text])),
  CONSTRAINT serie_lancamento_valor_centavos_check CHECK (valor_centavos > 0),
  CONSTRAINT serie_lancamento_vezes_check CHECK (vezes > 0),
  CONSTRAINT serie_lancamento_assinatura_id_categoria_id_tipo_fkey FOREIGN KEY (assinatura_id, categoria_id, tipo) REFERENCES categoria_financeira(assinatura_id, id, tipo),
  CONSTRAINT serie_lancamento_assinatura_id_centro_id_fkey FOREIGN KEY (assinatura_id, centro_id) REFERENCES centro_de_custo(assinatura_id, id),
  CONSTRAINT serie_lancamento_assinatura_id_conta_id_fkey FOREIGN KEY (assinatura_id, conta_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT serie_lancamento_assinatura_id_destino_id_fkey FOREIGN KEY (assinatura_id, destino_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT serie_lancamento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX serie_lancamento_categoria ON serie_lancamento USING btree (assinatura_id, categoria_id) WHERE excluido_em IS NULL;

-- Quanto a assinatura conta do que é previsto no fluxo de caixa, e até quando prevê o que se repete.
CREATE TABLE previsao_financeira (
  id              uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id   uuid        NOT NULL,
  criado_em       timestamptz NOT NULL DEFAULT now(),
  criado_por      uuid        DEFAULT usuario_atual(),
  alterado_em     timestamptz NOT NULL DEFAULT now(),
  alterado_por    uuid        DEFAULT usuario_atual(),
  versao          integer     NOT NULL DEFAULT 1,
  excluido_em     timestamptz,
  conciliada_bps  smallint    NOT NULL,
  em_dia_bps      smallint    NOT NULL,
  atrasada_bps    smallint    NOT NULL,
  atraso_dias     smallint    NOT NULL,
  horizonte_meses smallint    NOT NULL,
  CONSTRAINT previsao_financeira_pkey PRIMARY KEY (id),
  CONSTRAINT previsao_financeira_assinatura_id_key UNIQUE (assinatura_id),
  CONSTRAINT previsao_financeira_atrasada_bps_check CHECK (atrasada_bps >= 0 AND atrasada_bps <= 10000),
  CONSTRAINT previsao_financeira_atraso_dias_check CHECK (atraso_dias >= 0 AND atraso_dias <= 365),
  CONSTRAINT previsao_financeira_conciliada_bps_check CHECK (conciliada_bps >= 0 AND conciliada_bps <= 10000),
  CONSTRAINT previsao_financeira_em_dia_bps_check CHECK (em_dia_bps >= 0 AND em_dia_bps <= 10000),
  CONSTRAINT previsao_financeira_horizonte_meses_check CHECK (horizonte_meses >= 1 AND horizonte_meses <= 60),
  CONSTRAINT previsao_financeira_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Arquivos de extratos de comissão, até serem lidos.
CREATE TABLE extrato_arquivo (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  usuario_id    uuid        NOT NULL,
  corretora_id  uuid        NOT NULL,
  seguradora    text,
  nome          text        NOT NULL,
  sha256        text        NOT NULL,
  bytes         integer     NOT NULL,
  conteudo      bytea,
  status        text        NOT NULL DEFAULT 'NA_FILA'::text,
  escrita       jsonb,
  previa        jsonb,
  mapeamento    jsonb,
  dito          jsonb       NOT NULL DEFAULT '{}'::jsonb,
  recusa        text,
  extrato_id    uuid,
  CONSTRAINT extrato_arquivo_pkey PRIMARY KEY (id),
  CONSTRAINT extrato_arquivo_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT extrato_arquivo_bytes_check CHECK (bytes > 0),
  CONSTRAINT extrato_arquivo_check CHECK ((status = ANY (ARRAY['NA_FILA'::text, 'SEM_MAPEAMENTO'::text])) = (conteudo IS NOT NULL)),
  CONSTRAINT extrato_arquivo_check1 CHECK ((status = 'LIDO'::text) = (extrato_id IS NOT NULL)),
  CONSTRAINT extrato_arquivo_nome_check CHECK (nome <> ''::text),
  CONSTRAINT extrato_arquivo_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT extrato_arquivo_status_check CHECK (status = ANY (ARRAY['NA_FILA'::text, 'SEM_MAPEAMENTO'::text, 'LIDO'::text, 'FALHOU'::text, 'CANCELADO'::text])),
  CONSTRAINT extrato_arquivo_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT extrato_arquivo_assinatura_id_extrato_id_fkey FOREIGN KEY (assinatura_id, extrato_id) REFERENCES extrato_comissao(assinatura_id, id),
  CONSTRAINT extrato_arquivo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT extrato_arquivo_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug),
  CONSTRAINT extrato_arquivo_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuario(id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX extrato_arquivo_bytes ON extrato_arquivo USING btree (assinatura_id, sha256) WHERE status = ANY (ARRAY['NA_FILA'::text, 'SEM_MAPEAMENTO'::text, 'LIDO'::text]);
CREATE INDEX extrato_arquivo_do_extrato ON extrato_arquivo USING btree (assinatura_id, extrato_id) WHERE extrato_id IS NOT NULL;
CREATE INDEX extrato_arquivo_recentes ON extrato_arquivo USING btree (assinatura_id, criado_em);

-- Como se leem os extratos de comissão de cada seguradora, mapeados uma vez em tela.
CREATE TABLE extrato_mapeamento (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  seguradora    text        NOT NULL,
  resumo        text        NOT NULL,
  mapeamento    jsonb       NOT NULL,
  CONSTRAINT extrato_mapeamento_pkey PRIMARY KEY (id),
  CONSTRAINT extrato_mapeamento_assinatura_id_seguradora_resumo_key UNIQUE (assinatura_id, seguradora, resumo),
  CONSTRAINT extrato_mapeamento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT extrato_mapeamento_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura

-- Extratos de comissão das seguradoras.
CREATE TABLE extrato_comissao (
  id               uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id    uuid        NOT NULL,
  criado_em        timestamptz NOT NULL DEFAULT now(),
  criado_por       uuid        DEFAULT usuario_atual(),
  alterado_em      timestamptz NOT NULL DEFAULT now(),
  alterado_por     uuid        DEFAULT usuario_atual(),
  versao           integer     NOT NULL DEFAULT 1,
  excluido_em      timestamptz,
  seguradora       text        NOT NULL,
  corretora_id     uuid        NOT NULL,
  numero           text        NOT NULL,
  numero_chave     text        NOT NULL,
  competencia      date,
  credito_em       date,
  bruto_centavos   bigint      NOT NULL,
  irrf_centavos    bigint,
  iss_centavos     bigint,
  inss_centavos    bigint,
  outros_centavos  bigint,
  liquido_centavos bigint,
  avisos           text[]      NOT NULL DEFAULT '{}'::text[],
  status           text        NOT NULL DEFAULT 'LIDO'::text,
  linhas           integer     NOT NULL DEFAULT 0,
  casadas          integer     NOT NULL DEFAULT 0,
  pendentes        integer     NOT NULL DEFAULT 0,
  casado_centavos  bigint      NOT NULL DEFAULT 0,
  CONSTRAINT extrato_comissao_pkey PRIMARY KEY (id),
  CONSTRAINT extrato_comissao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT extrato_comissao_competencia_check CHECK (EXTRACT(day FROM competencia) = 1::numeric),
  CONSTRAINT extrato_comissao_numero_chave_check CHECK (numero_chave <> ''::text),
  CONSTRAINT extrato_comissao_numero_check CHECK (numero <> ''::text),
  CONSTRAINT extrato_comissao_status_check CHECK (status = ANY (ARRAY['BUSCADO'::text, 'LIDO'::text, 'CONFERENCIA'::text, 'BAIXADO'::text, 'DIVERGENTE'::text, 'REABERTO'::text])),
  CONSTRAINT extrato_comissao_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT extrato_comissao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT extrato_comissao_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura
CREATE INDEX extrato_comissao_credito ON extrato_comissao USING btree (assinatura_id, credito_em, id) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX extrato_comissao_numero ON extrato_comissao USING btree (assinatura_id, seguradora, corretora_id, numero_chave) WHERE excluido_em IS NULL;

-- Linhas dos extratos de comissão, como a seguradora as escreveu, e o que se decidiu de cada uma.
CREATE TABLE extrato_linha (
  id              uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id   uuid        NOT NULL,
  extrato_id      uuid        NOT NULL,
  ordem           integer     NOT NULL,
  linha           integer     NOT NULL,
  apolice         text,
  endosso         text,
  parcela         integer,
  segurado        text,
  proposta        text,
  documento       text,
  premio_centavos bigint,
  bps             integer,
  valor_centavos  bigint      NOT NULL,
  casamento       jsonb       NOT NULL,
  decisao         text        NOT NULL,
  motivo          text,
  decidida_em     timestamptz,
  decidida_por    uuid,
  CONSTRAINT extrato_linha_pkey PRIMARY KEY (id),
  CONSTRAINT extrato_linha_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT extrato_linha_extrato_id_ordem_key UNIQUE (extrato_id, ordem),
  CONSTRAINT extrato_linha_check CHECK ((decisao = 'IGNORADA'::text) = (motivo IS NOT NULL)),
  CONSTRAINT extrato_linha_decisao_check CHECK (decisao = ANY (ARRAY['PENDENTE'::text, 'AUTOMATICA'::text, 'ACEITA'::text, 'ESCOLHIDA'::text, 'DIVIDIDA'::text, 'IGNORADA'::text])),
  CONSTRAINT extrato_linha_motivo_check CHECK (motivo <> ''::text),
  CONSTRAINT extrato_linha_ordem_check CHECK (ordem > 0),
  CONSTRAINT extrato_linha_assinatura_id_extrato_id_fkey FOREIGN KEY (assinatura_id, extrato_id) REFERENCES extrato_comissao(assinatura_id, id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX extrato_linha_documento ON extrato_linha USING btree (assinatura_id, documento) WHERE documento IS NOT NULL;

-- De que comissões é cada linha de um extrato, e quanto.
CREATE TABLE extrato_parte (
  id             uuid   NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid   NOT NULL,
  extrato_id     uuid   NOT NULL,
  linha_id       uuid   NOT NULL,
  comissao_id    uuid   NOT NULL,
  valor_centavos bigint NOT NULL,
  CONSTRAINT extrato_parte_pkey PRIMARY KEY (id),
  CONSTRAINT extrato_parte_linha_id_comissao_id_key UNIQUE (linha_id, comissao_id),
  CONSTRAINT extrato_parte_assinatura_id_comissao_id_fkey FOREIGN KEY (assinatura_id, comissao_id) REFERENCES comissao(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT extrato_parte_assinatura_id_extrato_id_fkey FOREIGN KEY (assinatura_id, extrato_id) REFERENCES extrato_comissao(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT extrato_parte_assinatura_id_linha_id_fkey FOREIGN KEY (assinatura_id, linha_id) REFERENCES extrato_linha(assinatura_id, id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX extrato_parte_da_comissao ON extrato_parte USING btree (assinatura_id, comissao_id);
CREATE INDEX extrato_parte_do_extrato ON extrato_parte USING btree (assinatura_id, extrato_id);

-- O que as seguradoras pagaram: por extrato ou lançado à mão.
CREATE TABLE recebimento (
  id              uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id   uuid        NOT NULL,
  criado_em       timestamptz NOT NULL DEFAULT now(),
  criado_por      uuid        DEFAULT usuario_atual(),
  alterado_em     timestamptz NOT NULL DEFAULT now(),
  alterado_por    uuid        DEFAULT usuario_atual(),
  versao          integer     NOT NULL DEFAULT 1,
  excluido_em     timestamptz,
  extrato_id      uuid,
  descricao       text,
  seguradora      text        NOT NULL,
  corretora_id    uuid        NOT NULL,
  conta_id        uuid        NOT NULL,
  dia             date        NOT NULL,
  valor_centavos  bigint      NOT NULL,
  irrf_centavos   bigint      NOT NULL DEFAULT 0,
  iss_centavos    bigint      NOT NULL DEFAULT 0,
  inss_centavos   bigint      NOT NULL DEFAULT 0,
  outros_centavos bigint      NOT NULL DEFAULT 0,
  casado_centavos bigint      NOT NULL DEFAULT 0,
  CONSTRAINT recebimento_pkey PRIMARY KEY (id),
  CONSTRAINT recebimento_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT recebimento_check CHECK (extrato_id IS NOT NULL OR descricao IS NOT NULL),
  CONSTRAINT recebimento_descricao_check CHECK (descricao <> ''::text),
  CONSTRAINT recebimento_assinatura_id_conta_id_fkey FOREIGN KEY (assinatura_id, conta_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT recebimento_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT recebimento_assinatura_id_extrato_id_fkey FOREIGN KEY (assinatura_id, extrato_id) REFERENCES extrato_comissao(assinatura_id, id),
  CONSTRAINT recebimento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT recebimento_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura
CREATE INDEX recebimento_da_conta ON recebimento USING btree (assinatura_id, conta_id, dia) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX recebimento_do_extrato ON recebimento USING btree (extrato_id) WHERE excluido_em IS NULL AND extrato_id IS NOT NULL;
CREATE INDEX recebimento_por_dia ON recebimento USING btree (assinatura_id, dia, id) WHERE excluido_em IS NULL;

-- O que cada recebimento fez com cada comissão.
CREATE TABLE recebimento_comissao (
  id                      uuid   NOT NULL DEFAULT uuid7(),
  assinatura_id           uuid   NOT NULL,
  recebimento_id          uuid   NOT NULL,
  comissao_id             uuid,
  valor_centavos          bigint NOT NULL,
  recebida_antes_centavos bigint NOT NULL,
  status_antes            text   NOT NULL,
  status_depois           text   NOT NULL,
  CONSTRAINT recebimento_comissao_pkey PRIMARY KEY (id),
  CONSTRAINT recebimento_comissao_assinatura_id_comissao_id_fkey FOREIGN KEY (assinatura_id, comissao_id) REFERENCES comissao(assinatura_id, id) ON DELETE SET NULL (comissao_id),
  CONSTRAINT recebimento_comissao_assinatura_id_recebimento_id_fkey FOREIGN KEY (assinatura_id, recebimento_id) REFERENCES recebimento(assinatura_id, id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX recebimento_comissao_da_comissao ON recebimento_comissao USING btree (assinatura_id, comissao_id);
CREATE INDEX recebimento_comissao_do_recebimento ON recebimento_comissao USING btree (assinatura_id, recebimento_id);

-- Contestações de comissões que as seguradoras não pagaram, ou não pagaram inteiras.
CREATE TABLE contestacao (
  id                 uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id      uuid        NOT NULL,
  criado_em          timestamptz NOT NULL DEFAULT now(),
  criado_por         uuid        DEFAULT usuario_atual(),
  alterado_em        timestamptz NOT NULL DEFAULT now(),
  alterado_por       uuid        DEFAULT usuario_atual(),
  versao             integer     NOT NULL DEFAULT 1,
  excluido_em        timestamptz,
  numero             integer     NOT NULL,
  seguradora         text        NOT NULL,
  corretora_id       uuid        NOT NULL,
  motivo             text        NOT NULL,
  texto              text,
  status             text        NOT NULL DEFAULT 'ABERTA'::text,
  desfecho           text,
  status_antes       text,
  meio               text,
  destinatario       text,
  protocolo          text,
  enviada_em         date,
  respondida_em      date,
  encerrada_em       timestamptz,
  proximo_contato_em date,
  CONSTRAINT contestacao_pkey PRIMARY KEY (id),
  CONSTRAINT contestacao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT contestacao_assinatura_id_numero_key UNIQUE (assinatura_id, numero),
  CONSTRAINT contestacao_check CHECK ((status = 'ENCERRADA'::text) = (desfecho IS NOT NULL)),
  CONSTRAINT contestacao_check1 CHECK ((status = 'ENCERRADA'::text) = (status_antes IS NOT NULL)),
  CONSTRAINT contestacao_check2 CHECK ((status = 'ENCERRADA'::text) = (encerrada_em IS NOT NULL)),
  CONSTRAINT contestacao_desfecho_check CHECK (desfecho = ANY (ARRAY['PAGA'::text, 'CANCELADA'::text, 'ACEITA'::text, 'DESISTIDA'::text])),
  CONSTRAINT contestacao_destinatario_check CHECK (destinatario <> ''::text),
  CONSTRAINT contestacao_meio_check CHECK (meio = ANY (ARRAY['EMAIL'::text, 'PORTAL'::text, 'CARTA'::text, 'OUTRO'::text])),
  CONSTRAINT contestacao_motivo_check CHECK (motivo = ANY (ARRAY['NAO_PAGA'::text, 'PAGA_A_MENOR'::text, 'PERCENTUAL'::text, 'ESTORNO_INDEVIDO'::text, 'OUTRO'::text])),
  CONSTRAINT contestacao_protocolo_check CHECK (protocolo <> ''::text),
  CONSTRAINT contestacao_status_antes_check CHECK (status_antes = ANY (ARRAY['ABERTA'::text, 'ENVIADA'::text, 'RESPONDIDA'::text])),
  CONSTRAINT contestacao_status_check CHECK (status = ANY (ARRAY['ABERTA'::text, 'ENVIADA'::text, 'RESPONDIDA'::text, 'ENCERRADA'::text])),
  CONSTRAINT contestacao_texto_check CHECK (texto <> ''::text),
  CONSTRAINT contestacao_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT contestacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT contestacao_seguradora_fkey FOREIGN KEY (seguradora) REFERENCES seguradora(slug)
);
-- isolada por assinatura
CREATE INDEX contestacao_recentes ON contestacao USING btree (assinatura_id, criado_em, id) WHERE excluido_em IS NULL;

-- As comissões de cada contestação, como estavam quando ela foi feita.
CREATE TABLE contestacao_item (
  id                uuid    NOT NULL DEFAULT uuid7(),
  assinatura_id     uuid    NOT NULL,
  contestacao_id    uuid    NOT NULL,
  comissao_id       uuid,
  ordem             integer NOT NULL,
  prevista_centavos bigint  NOT NULL,
  recebida_centavos bigint  NOT NULL,
  situacao          text    NOT NULL DEFAULT 'ABERTO'::text,
  status_antes      text,
  CONSTRAINT contestacao_item_pkey PRIMARY KEY (id),
  CONSTRAINT contestacao_item_contestacao_id_ordem_key UNIQUE (contestacao_id, ordem),
  CONSTRAINT contestacao_item_check CHECK ((situacao = 'ACEITO'::text) = (status_antes IS NOT NULL)),
  CONSTRAINT contestacao_item_ordem_check CHECK (ordem > 0),
  CONSTRAINT contestacao_item_situacao_check CHECK (situacao = ANY (ARRAY['ABERTO'::text, 'PAGO'::text, 'CANCELADO'::text, 'ACEITO'::text, 'LIBERADO'::text])),
  CONSTRAINT contestacao_item_assinatura_id_comissao_id_fkey FOREIGN KEY (assinatura_id, comissao_id) REFERENCES comissao(assinatura_id, id) ON DELETE SET NULL (comissao_id),
  CONSTRAINT contestacao_item_assinatura_id_contestacao_id_fkey FOREIGN KEY (assinatura_id, contestacao_id) REFERENCES contestacao(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT contestacao_item_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX contestacao_item_aberto ON contestacao_item USING btree (comissao_id) WHERE situacao = 'ABERTO'::text;
CREATE INDEX contestacao_item_da_comissao ON contestacao_item USING btree (assinatura_id, comissao_id);

-- O que se fez e se anotou de cada contestação.
CREATE TABLE contestacao_evento (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT clock_timestamp(),
  criado_por     uuid        DEFAULT usuario_atual(),
  contestacao_id uuid        NOT NULL,
  tipo           text        NOT NULL,
  dia            date        NOT NULL,
  texto          text,
  desfecho       text,
  automatico     boolean     NOT NULL DEFAULT false,
  CONSTRAINT contestacao_evento_pkey PRIMARY KEY (id),
  CONSTRAINT contestacao_evento_texto_check CHECK (texto <> ''::text),
  CONSTRAINT contestacao_evento_tipo_check CHECK (tipo = ANY (ARRAY['CRIADA'::text, 'ENVIADA'::text, 'RESPONDIDA'::text, 'ANOTACAO'::text, 'ENCERRADA'::text, 'REABERTA'::text])),
  CONSTRAINT contestacao_evento_assinatura_id_contestacao_id_fkey FOREIGN KEY (assinatura_id, contestacao_id) REFERENCES contestacao(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT contestacao_evento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX contestacao_evento_da_contestacao ON contestacao_evento USING btree (assinatura_id, contestacao_id, criado_em, id);

-- Cartas de contestação enviadas por e-mail.
CREATE TABLE contestacao_envio (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  usuario_id     uuid        NOT NULL,
  contestacao_id uuid        NOT NULL,
  destinatario   text        NOT NULL,
  mensagem       text        NOT NULL,
  status         text        NOT NULL DEFAULT 'NA_FILA'::text,
  CONSTRAINT contestacao_envio_pkey PRIMARY KEY (id),
  CONSTRAINT contestacao_envio_destinatario_check CHECK (destinatario <> ''::text),
  CONSTRAINT contestacao_envio_mensagem_check CHECK (mensagem <> ''::text),
  CONSTRAINT contestacao_envio_status_check CHECK (status = ANY (ARRAY['NA_FILA'::text, 'ENVIANDO'::text, 'ENVIADA'::text, 'INCERTA'::text, 'FALHOU'::text, 'CANCELADA'::text])),
  CONSTRAINT contestacao_envio_assinatura_id_contestacao_id_fkey FOREIGN KEY (assinatura_id, contestacao_id) REFERENCES contestacao(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT contestacao_envio_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT contestacao_envio_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuario(id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX contestacao_envio_a_caminho ON contestacao_envio USING btree (contestacao_id) WHERE status = ANY (ARRAY['NA_FILA'::text, 'ENVIANDO'::text]);
CREATE INDEX contestacao_envio_da_contestacao ON contestacao_envio USING btree (assinatura_id, contestacao_id, id);

-- Partes de produtores nas comissões recebidas, e o que se toma de volta delas.
CREATE TABLE repasse (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  alterado_em    timestamptz NOT NULL DEFAULT now(),
  alterado_por   uuid        DEFAULT usuario_atual(),
  versao         integer     NOT NULL DEFAULT 1,
  excluido_em    timestamptz,
  produtor_id    uuid        NOT NULL,
  papel          text        NOT NULL DEFAULT 'PRODUTOR'::text,
  comissao_id    uuid,
  apolice_id     uuid,
  recebimento_id uuid,
  regra_id       uuid,
  base           text        NOT NULL,
  base_centavos  bigint      NOT NULL,
  pct_bps        integer     NOT NULL,
  parte_bps      integer     NOT NULL,
  valor_centavos bigint      NOT NULL,
  liberado_em    date        NOT NULL,
  status         text        NOT NULL DEFAULT 'LIBERADO'::text,
  lote_id        uuid,
  estorno_de     uuid,
  contestado_em  timestamptz,
  contestado_por uuid,
  contestacao    text,
  respondido_em  timestamptz,
  respondido_por uuid,
  resposta       text,
  CONSTRAINT repasse_pkey PRIMARY KEY (id),
  CONSTRAINT repasse_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT repasse_base_check CHECK (base = ANY (ARRAY['COMISSAO_BRUTA'::text, 'COMISSAO_LIQUIDA'::text, 'PREMIO_LIQUIDO'::text])),
  CONSTRAINT repasse_check CHECK ((status = ANY (ARRAY['EM_LOTE'::text, 'PAGO'::text])) <= (lote_id IS NOT NULL)),
  CONSTRAINT repasse_check1 CHECK (excluido_em IS NULL OR status = 'LIBERADO'::text),
  CONSTRAINT repasse_check2 CHECK ((contestado_em IS NULL) = (contestacao IS NULL)),
  CONSTRAINT repasse_check3 CHECK ((respondido_em IS NULL) = (resposta IS NULL)),
  CONSTRAINT repasse_check4 CHECK (respondido_em IS NULL OR contestado_em IS NOT NULL),
  CONSTRAINT repasse_contestacao_check CHECK (contestacao <> ''::text),
  CONSTRAINT repasse_papel_check CHECK (papel = ANY (ARRAY['PRODUTOR'::text, 'SUPERVISOR'::text])),
  CONSTRAINT repasse_resposta_check CHECK (resposta <> ''::text),
  CONSTRAINT repasse_status_check CHECK (status = ANY (ARRAY['LIBERADO'::text, 'EM_LOTE'::text, 'PAGO'::text, 'ESTORNADO'::text])),
  CONSTRAINT repasse_valor_centavos_check CHECK (valor_centavos <> 0),
  CONSTRAINT repasse_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id) ON DELETE SET NULL (apolice_id),
  CONSTRAINT repasse_assinatura_id_comissao_id_fkey FOREIGN KEY (assinatura_id, comissao_id) REFERENCES comissao(assinatura_id, id) ON DELETE SET NULL (comissao_id),
  CONSTRAINT repasse_assinatura_id_estorno_de_fkey FOREIGN KEY (assinatura_id, estorno_de) REFERENCES repasse(assinatura_id, id),
  CONSTRAINT repasse_assinatura_id_lote_id_fkey FOREIGN KEY (assinatura_id, lote_id) REFERENCES lote_repasse(assinatura_id, id),
  CONSTRAINT repasse_assinatura_id_produtor_id_fkey FOREIGN KEY (assinatura_id, produtor_id) REFERENCES produtor(assinatura_id, id),
  CONSTRAINT repasse_assinatura_id_recebimento_id_fkey FOREIGN KEY (assinatura_id, recebimento_id) REFERENCES recebimento(assinatura_id, id),
  CONSTRAINT repasse_assinatura_id_regra_id_fkey FOREIGN KEY (assinatura_id, regra_id) REFERENCES regra_repasse(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX repasse_da_apolice ON repasse USING btree (assinatura_id, apolice_id) WHERE apolice_id IS NOT NULL;
CREATE INDEX repasse_da_comissao ON repasse USING btree (assinatura_id, comissao_id) WHERE comissao_id IS NOT NULL;
CREATE UNIQUE INDEX repasse_da_emissao ON repasse USING btree (comissao_id, produtor_id, papel) WHERE excluido_em IS NULL AND recebimento_id IS NULL AND estorno_de IS NULL;
CREATE INDEX repasse_do_lote ON repasse USING btree (assinatura_id, lote_id) WHERE lote_id IS NOT NULL;
CREATE INDEX repasse_do_produtor ON repasse USING btree (assinatura_id, produtor_id, liberado_em) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX repasse_do_recebimento ON repasse USING btree (recebimento_id, comissao_id, produtor_id, papel) WHERE excluido_em IS NULL AND recebimento_id IS NOT NULL AND estorno_de IS NULL;
CREATE UNIQUE INDEX repasse_estornado_uma_vez ON repasse USING btree (estorno_de) WHERE excluido_em IS NULL AND estorno_de IS NOT NULL;
CREATE INDEX repasse_liberado ON repasse USING btree (assinatura_id, liberado_em, id) WHERE excluido_em IS NULL;

-- Lotes de pagamento de repasses a produtores.
CREATE TABLE lote_repasse (
  id               uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id    uuid        NOT NULL,
  criado_em        timestamptz NOT NULL DEFAULT now(),
  criado_por       uuid        DEFAULT usuario_atual(),
  alterado_em      timestamptz NOT NULL DEFAULT now(),
  alterado_por     uuid        DEFAULT usuario_atual(),
  versao           integer     NOT NULL DEFAULT 1,
  excluido_em      timestamptz,
  numero           integer     NOT NULL,
  de               date        NOT NULL,
  ate              date        NOT NULL,
  status           text        NOT NULL DEFAULT 'ABERTO'::text,
  aprovado_em      timestamptz,
  aprovado_por     uuid,
  pago_em          date,
  pago_por         uuid,
  conta_id         uuid,
  desfeito_em      timestamptz,
  desfeito_por     uuid,
  motivo           text,
  remessa_em       timestamptz,
  remessa_numero   integer,
  remessa_pagar_em date,
  convenio         text,
  recalculado_em   timestamptz,
  recalculado_por  integer,
  CONSTRAINT lote_repasse_pkey PRIMARY KEY (id),
  CONSTRAINT lote_repasse_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT lote_repasse_assinatura_id_numero_key UNIQUE (assinatura_id, numero),
  CONSTRAINT lote_repasse_check CHECK (ate >= de),
  CONSTRAINT lote_repasse_check1 CHECK ((remessa_em IS NULL) = (remessa_numero IS NULL)),
  CONSTRAINT lote_repasse_check2 CHECK (status <> 'PAGO'::text OR pago_em IS NOT NULL AND conta_id IS NOT NULL),
  CONSTRAINT lote_repasse_check3 CHECK ((status = ANY (ARRAY['CANCELADO'::text, 'ESTORNADO'::text])) = (desfeito_em IS NOT NULL)),
  CONSTRAINT lote_repasse_check4 CHECK (num_nulls(recalculado_em, recalculado_por) = ANY (ARRAY[0, 2])),
  CONSTRAINT lote_repasse_motivo_check CHECK (motivo <> ''::text),
  CONSTRAINT lote_repasse_numero_check CHECK (numero > 0),
  CONSTRAINT lote_repasse_remessa_numero_check CHECK (remessa_numero >= 1 AND remessa_numero <= 999999),
  CONSTRAINT lote_repasse_status_check CHECK (status = ANY (ARRAY['ABERTO'::text, 'APROVADO'::text, 'PAGO'::text, 'CANCELADO'::text, 'ESTORNADO'::text])),
  CONSTRAINT lote_repasse_assinatura_id_conta_id_fkey FOREIGN KEY (assinatura_id, conta_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT lote_repasse_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX lote_repasse_remessa ON lote_repasse USING btree (assinatura_id, conta_id, remessa_numero) WHERE remessa_numero IS NOT NULL;

-- O que cada lote paga a cada produtor, com o que foi retido.
CREATE TABLE pagamento_repasse (
  id                   uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id        uuid        NOT NULL,
  criado_em            timestamptz NOT NULL DEFAULT now(),
  criado_por           uuid        DEFAULT usuario_atual(),
  alterado_em          timestamptz NOT NULL DEFAULT now(),
  alterado_por         uuid        DEFAULT usuario_atual(),
  versao               integer     NOT NULL DEFAULT 1,
  excluido_em          timestamptz,
  lote_id              uuid        NOT NULL,
  produtor_id          uuid        NOT NULL,
  repasses             integer     NOT NULL,
  bruto_centavos       bigint      NOT NULL,
  irrf_centavos        bigint      NOT NULL,
  iss_centavos         bigint      NOT NULL,
  inss_centavos        bigint      NOT NULL,
  liquido_centavos     bigint      NOT NULL,
  status               text        NOT NULL DEFAULT 'PENDENTE'::text,
  pago_em              date,
  lancamento_id        uuid,
  seu_numero           text        NOT NULL,
  retorno              jsonb,
  retencao_mes         date,
  mes_bruto_centavos   bigint,
  mes_irrf_centavos    bigint,
  mes_inss_centavos    bigint,
  difere_irrf_centavos bigint      NOT NULL DEFAULT 0,
  difere_inss_centavos bigint      NOT NULL DEFAULT 0,
  acerto_irrf_centavos bigint      NOT NULL DEFAULT 0,
  acerto_inss_centavos bigint      NOT NULL DEFAULT 0,
  CONSTRAINT pagamento_repasse_pkey PRIMARY KEY (id),
  CONSTRAINT pagamento_repasse_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT pagamento_repasse_assinatura_id_seu_numero_key UNIQUE (assinatura_id, seu_numero),
  CONSTRAINT pagamento_repasse_lote_id_produtor_id_key UNIQUE (lote_id, produtor_id),
  CONSTRAINT pagamento_repasse_bruto_centavos_check CHECK (bruto_centavos > 0),
  CONSTRAINT pagamento_repasse_check1 CHECK ((status = 'PAGO'::text) = (pago_em IS NOT NULL)),
  CONSTRAINT pagamento_repasse_check2 CHECK ((status = 'PAGO'::text) = (lancamento_id IS NOT NULL)),
  CONSTRAINT pagamento_repasse_check3 CHECK (num_nulls(retencao_mes, mes_bruto_centavos, mes_irrf_centavos, mes_inss_centavos) = ANY (ARRAY[0, 4])),
  CONSTRAINT pagamento_repasse_difere CHECK ((status = ANY (ARRAY['REJEITADO'::text, 'CANCELADO'::text, 'ESTORNADO'::text])) OR difere_irrf_centavos = 0 AND difere_inss_centavos = 0),
  CONSTRAINT pagamento_repasse_inss_centavos_check CHECK (inss_centavos >= 0),
  CONSTRAINT pagamento_repasse_irrf_centavos_check CHECK (irrf_centavos >= 0),
  CONSTRAINT pagamento_repasse_iss_centavos_check CHECK (iss_centavos >= 0),
  CONSTRAINT pagamento_repasse_liquido_centavos_check CHECK (liquido_centavos > 0),
  CONSTRAINT pagamento_repasse_repasses_check CHECK (repasses > 0),
  CONSTRAINT pagamento_repasse_retencao_mes_check CHECK (EXTRACT(day FROM retencao_mes) = 1::numeric),
  CONSTRAINT pagamento_repasse_retorno_check CHECK (jsonb_typeof(retorno) = 'object'::text),
  CONSTRAINT pagamento_repasse_seu_numero_check CHECK (seu_numero ~ '^[0-9A-Z]{1,20}$'::text),
  CONSTRAINT pagamento_repasse_soma CHECK (bruto_centavos = (irrf_centavos + acerto_irrf_centavos + iss_centavos + inss_centavos + acerto_inss_centavos + liquido_centavos)),
  CONSTRAINT pagamento_repasse_status_check CHECK (status = ANY (ARRAY['PENDENTE'::text, 'PAGO'::text, 'REJEITADO'::text, 'CANCELADO'::text, 'ESTORNADO'::text])),
  CONSTRAINT pagamento_repasse_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT pagamento_repasse_assinatura_id_lancamento_id_fkey FOREIGN KEY (assinatura_id, lancamento_id) REFERENCES lancamento(assinatura_id, id),
  CONSTRAINT pagamento_repasse_assinatura_id_lote_id_fkey FOREIGN KEY (assinatura_id, lote_id) REFERENCES lote_repasse(assinatura_id, id),
  CONSTRAINT pagamento_repasse_assinatura_id_produtor_id_fkey FOREIGN KEY (assinatura_id, produtor_id) REFERENCES produtor(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX pagamento_do_mes ON pagamento_repasse USING btree (assinatura_id, retencao_mes, produtor_id) WHERE retencao_mes IS NOT NULL;
CREATE INDEX pagamento_do_produtor ON pagamento_repasse USING btree (assinatura_id, produtor_id);
CREATE INDEX pagamento_que_difere ON pagamento_repasse USING btree (assinatura_id, produtor_id) WHERE difere_irrf_centavos <> 0 OR difere_inss_centavos <> 0 OR acerto_irrf_centavos <> 0 OR acerto_inss_centavos <> 0;

-- Extratos bancários lidos e ainda não confirmados.
CREATE TABLE leitura_de_extrato (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  conta_id       uuid        NOT NULL,
  nome           text        NOT NULL,
  formato        text        NOT NULL,
  sha256         text        NOT NULL,
  inicio         date,
  fim            date,
  saldo_em       date,
  saldo_centavos bigint,
  movimentos     jsonb       NOT NULL,
  CONSTRAINT leitura_de_extrato_pkey PRIMARY KEY (id),
  CONSTRAINT leitura_de_extrato_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT leitura_de_extrato_check CHECK ((saldo_em IS NULL) = (saldo_centavos IS NULL)),
  CONSTRAINT leitura_de_extrato_formato_check CHECK (formato = ANY (ARRAY['OFX'::text, 'CSV'::text, 'XLSX'::text, 'TXT'::text, 'PDF'::text])),
  CONSTRAINT leitura_de_extrato_movimentos_check CHECK (jsonb_typeof(movimentos) = 'array'::text),
  CONSTRAINT leitura_de_extrato_nome_check CHECK (nome <> ''::text),
  CONSTRAINT leitura_de_extrato_assinatura_id_conta_id_fkey FOREIGN KEY (assinatura_id, conta_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT leitura_de_extrato_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX leitura_da_conta ON leitura_de_extrato USING btree (assinatura_id, conta_id);

-- Extratos bancários importados.
CREATE TABLE extrato_bancario (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  alterado_em    timestamptz NOT NULL DEFAULT now(),
  alterado_por   uuid        DEFAULT usuario_atual(),
  versao         integer     NOT NULL DEFAULT 1,
  excluido_em    timestamptz,
  conta_id       uuid        NOT NULL,
  nome           text        NOT NULL,
  formato        text        NOT NULL,
  sha256         text        NOT NULL,
  inicio         date,
  fim            date,
  saldo_em       date,
  saldo_centavos bigint,
  lidos          integer     NOT NULL,
  novos          integer     NOT NULL,
  desfeito_em    timestamptz,
  CONSTRAINT extrato_bancario_pkey PRIMARY KEY (id),
  CONSTRAINT extrato_bancario_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT extrato_bancario_check CHECK (novos >= 0 AND novos <= lidos),
  CONSTRAINT extrato_bancario_check1 CHECK ((saldo_em IS NULL) = (saldo_centavos IS NULL)),
  CONSTRAINT extrato_bancario_formato_check CHECK (formato = ANY (ARRAY['OFX'::text, 'CSV'::text, 'XLSX'::text, 'TXT'::text, 'PDF'::text])),
  CONSTRAINT extrato_bancario_lidos_check CHECK (lidos >= 0),
  CONSTRAINT extrato_bancario_nome_check CHECK (nome <> ''::text),
  CONSTRAINT extrato_bancario_assinatura_id_conta_id_fkey FOREIGN KEY (assinatura_id, conta_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT extrato_bancario_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX extrato_da_conta ON extrato_bancario USING btree (assinatura_id, conta_id, criado_em DESC);

-- Movimentos das contas, como os bancos os dizem.
CREATE TABLE transacao (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  excluido_em    timestamptz,
  conta_id       uuid        NOT NULL,
  extrato_id     uuid        NOT NULL,
  fitid          text,
  dia            date        NOT NULL,
  valor_centavos bigint      NOT NULL,
  memo           text        NOT NULL,
  tipo           text        NOT NULL,
  documento      text,
  status         text        NOT NULL DEFAULT 'ABERTA'::text,
  motivo         text,
  resolvida_em   timestamptz,
  resolvida_por  uuid,
  busca          text        GENERATED ALWAYS AS (sem_acento(memo)) STORED NOT NULL,
  CONSTRAINT transacao_pkey PRIMARY KEY (id),
  CONSTRAINT transacao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT transacao_check CHECK ((status = 'IGNORADA'::text) = (motivo IS NOT NULL)),
  CONSTRAINT transacao_check1 CHECK ((status = 'ABERTA'::text) = (resolvida_em IS NULL)),
  CONSTRAINT transacao_check2 CHECK (excluido_em IS NULL OR status <> 'CONCILIADA'::text),
  CONSTRAINT transacao_status_check CHECK (status = ANY (ARRAY['ABERTA'::text, 'CONCILIADA'::text, 'IGNORADA'::text])),
  CONSTRAINT transacao_assinatura_id_conta_id_fkey FOREIGN KEY (assinatura_id, conta_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT transacao_assinatura_id_extrato_id_fkey FOREIGN KEY (assinatura_id, extrato_id) REFERENCES extrato_bancario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX transacao_aberta ON transacao USING btree (assinatura_id, conta_id, dia) WHERE excluido_em IS NULL AND status = 'ABERTA'::text;
CREATE INDEX transacao_da_conta ON transacao USING btree (assinatura_id, conta_id, dia, id) WHERE excluido_em IS NULL;
CREATE INDEX transacao_do_extrato ON transacao USING btree (extrato_id);
CREATE INDEX transacao_procurada ON transacao USING gin (assinatura_id, busca gin_trgm_ops, "left"(memo, 6) COLLATE pt_br, conta_id, status) WITH (fastupdate=off) WHERE excluido_em IS NULL;

-- O que cada movimento do banco é nos lançamentos e recebimentos da corretora.
CREATE TABLE conciliacao (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  alterado_em    timestamptz NOT NULL DEFAULT now(),
  alterado_por   uuid        DEFAULT usuario_atual(),
  versao         integer     NOT NULL DEFAULT 1,
  excluido_em    timestamptz,
  transacao_id   uuid        NOT NULL,
  alvo_tipo      text        NOT NULL DEFAULT 'LANCAMENTO'::text,
  lancamento_id  uuid,
  valor_centavos bigint      NOT NULL,
  efeito         text,
  recebimento_id uuid,
  CONSTRAINT conciliacao_pkey PRIMARY KEY (id),
  CONSTRAINT conciliacao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT conciliacao_alvo_tipo_check CHECK (alvo_tipo = ANY (ARRAY['LANCAMENTO'::text, 'RECEBIMENTO'::text])),
  CONSTRAINT conciliacao_efeito_check CHECK (efeito = ANY (ARRAY['CRIOU'::text, 'REALIZOU'::text])),
  CONSTRAINT conciliacao_efeito_do_recebimento CHECK (recebimento_id IS NULL OR efeito IS NULL),
  CONSTRAINT conciliacao_um_alvo CHECK (num_nonnulls(lancamento_id, recebimento_id) = 1 AND (alvo_tipo = 'RECEBIMENTO'::text) = (recebimento_id IS NOT NULL)),
  CONSTRAINT conciliacao_valor_centavos_check CHECK (valor_centavos <> 0),
  CONSTRAINT conciliacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT conciliacao_assinatura_id_lancamento_id_fkey FOREIGN KEY (assinatura_id, lancamento_id) REFERENCES lancamento(assinatura_id, id),
  CONSTRAINT conciliacao_assinatura_id_transacao_id_fkey FOREIGN KEY (assinatura_id, transacao_id) REFERENCES transacao(assinatura_id, id),
  CONSTRAINT conciliacao_recebimento_id_fkey FOREIGN KEY (assinatura_id, recebimento_id) REFERENCES recebimento(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX conciliacao_do_lancamento ON conciliacao USING btree (assinatura_id, lancamento_id) WHERE excluido_em IS NULL;
CREATE INDEX conciliacao_do_recebimento ON conciliacao USING btree (assinatura_id, recebimento_id) WHERE excluido_em IS NULL AND recebimento_id IS NOT NULL;
CREATE UNIQUE INDEX conciliacao_unica ON conciliacao USING btree (transacao_id, lancamento_id) WHERE excluido_em IS NULL;
CREATE UNIQUE INDEX conciliacao_unica_do_recebimento ON conciliacao USING btree (transacao_id, recebimento_id) WHERE excluido_em IS NULL AND recebimento_id IS NOT NULL;

-- Regras de conciliação: o que um memo contém diz a categoria.
CREATE TABLE regra_memo (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  contem        text        NOT NULL,
  categoria_id  uuid        NOT NULL,
  CONSTRAINT regra_memo_pkey PRIMARY KEY (id),
  CONSTRAINT regra_memo_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT regra_memo_contem_check CHECK (length(contem) >= 2 AND length(contem) <= 120),
  CONSTRAINT regra_memo_assinatura_id_categoria_id_fkey FOREIGN KEY (assinatura_id, categoria_id) REFERENCES categoria_financeira(assinatura_id, id),
  CONSTRAINT regra_memo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX regra_memo_da_assinatura ON regra_memo USING btree (assinatura_id, criado_em, id) WHERE excluido_em IS NULL;

-- Como se leem as tabelas do banco de cada conta, mapeadas uma vez em tela.
CREATE TABLE banco_mapeamento (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  conta_id      uuid        NOT NULL,
  resumo        text        NOT NULL,
  mapeamento    jsonb       NOT NULL,
  CONSTRAINT banco_mapeamento_pkey PRIMARY KEY (id),
  CONSTRAINT banco_mapeamento_assinatura_id_conta_id_resumo_key UNIQUE (assinatura_id, conta_id, resumo),
  CONSTRAINT banco_mapeamento_mapeamento_check CHECK (jsonb_typeof(mapeamento) = 'object'::text),
  CONSTRAINT banco_mapeamento_assinatura_id_conta_id_fkey FOREIGN KEY (assinatura_id, conta_id) REFERENCES conta_financeira(assinatura_id, id),
  CONSTRAINT banco_mapeamento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Como se fatura cada apólice coletiva: preço, vencimento e comissão.
CREATE TABLE grupo_coletivo (
  id                   uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id        uuid        NOT NULL,
  criado_em            timestamptz NOT NULL DEFAULT now(),
  criado_por           uuid        DEFAULT usuario_atual(),
  alterado_em          timestamptz NOT NULL DEFAULT now(),
  alterado_por         uuid        DEFAULT usuario_atual(),
  versao               integer     NOT NULL DEFAULT 1,
  excluido_em          timestamptz,
  apolice_id           uuid        NOT NULL,
  preco                text        NOT NULL,
  base_centavos        bigint,
  tabela               integer[],
  cobranca             text        NOT NULL,
  dia_vencimento       smallint    NOT NULL,
  comissao_bps         integer     NOT NULL,
  agenciamento_bps     integer     NOT NULL DEFAULT 0,
  agenciamento_faturas smallint    NOT NULL DEFAULT 1,
  prolabore_bps        integer     NOT NULL DEFAULT 0,
  CONSTRAINT grupo_coletivo_pkey PRIMARY KEY (id),
  CONSTRAINT grupo_coletivo_assinatura_id_apolice_id_key UNIQUE (assinatura_id, apolice_id),
  CONSTRAINT grupo_coletivo_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT grupo_coletivo_agenciamento_bps_check CHECK (agenciamento_bps >= 0 AND agenciamento_bps <= 50000),
  CONSTRAINT grupo_coletivo_agenciamento_faturas_check CHECK (agenciamento_faturas >= 1 AND agenciamento_faturas <= 12),
  CONSTRAINT grupo_coletivo_base_centavos_check CHECK (base_centavos >= 1 AND base_centavos <= 100000000),
  CONSTRAINT grupo_coletivo_check CHECK ((preco = 'CAPITAL'::text) = (base_centavos IS NULL)),
  CONSTRAINT grupo_coletivo_check1 CHECK ((preco = 'POR_VIDA'::text) = (tabela IS NULL)),
  CONSTRAINT grupo_coletivo_cobranca_check CHECK (cobranca = ANY (ARRAY['PRO_RATA'::text, 'MES_CHEIO'::text])),
  CONSTRAINT grupo_coletivo_comissao_bps_check CHECK (comissao_bps >= 0 AND comissao_bps <= 10000),
  CONSTRAINT grupo_coletivo_dia_vencimento_check CHECK (dia_vencimento >= 1 AND dia_vencimento <= 28),
  CONSTRAINT grupo_coletivo_preco_check CHECK (preco = ANY (ARRAY['FAIXA'::text, 'POR_VIDA'::text, 'CAPITAL'::text])),
  CONSTRAINT grupo_coletivo_prolabore_bps_check CHECK (prolabore_bps >= 0 AND prolabore_bps <= 10000),
  CONSTRAINT grupo_coletivo_tabela_check CHECK (cardinality(tabela) = 10 AND (0 < ALL (tabela))),
  CONSTRAINT grupo_coletivo_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT grupo_coletivo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Vidas das apólices coletivas: quem é coberto, desde quando e até quando.
CREATE TABLE vida (
  id               uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id    uuid        NOT NULL,
  criado_em        timestamptz NOT NULL DEFAULT now(),
  criado_por       uuid        DEFAULT usuario_atual(),
  alterado_em      timestamptz NOT NULL DEFAULT now(),
  alterado_por     uuid        DEFAULT usuario_atual(),
  versao           integer     NOT NULL DEFAULT 1,
  excluido_em      timestamptz,
  apolice_id       uuid        NOT NULL,
  cpf              text        NOT NULL,
  nome             text        NOT NULL,
  nascimento       date        NOT NULL,
  papel            text        NOT NULL,
  titular_cpf      text,
  inicio           date        NOT NULL,
  fim              date,
  fim_por          text,
  capital_centavos bigint,
  faixa_avisada    smallint,
  CONSTRAINT vida_pkey PRIMARY KEY (id),
  CONSTRAINT vida_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT vida_capital_centavos_check CHECK (capital_centavos >= 0),
  CONSTRAINT vida_check CHECK ((papel = 'DEPENDENTE'::text) = (titular_cpf IS NOT NULL)),
  CONSTRAINT vida_check1 CHECK ((fim IS NULL) = (fim_por IS NULL)),
  CONSTRAINT vida_check2 CHECK (fim >= inicio),
  CONSTRAINT vida_cpf_check CHECK (cpf ~ '^[0-9]{11}$'::text),
  CONSTRAINT vida_faixa_avisada_check CHECK (faixa_avisada >= 0 AND faixa_avisada <= 9),
  CONSTRAINT vida_fim_por_check CHECK (fim_por = ANY (ARRAY['EXCLUSAO'::text, 'CAPITAL'::text])),
  CONSTRAINT vida_nome_check CHECK (nome <> ''::text),
  CONSTRAINT vida_papel_check CHECK (papel = ANY (ARRAY['TITULAR'::text, 'DEPENDENTE'::text])),
  CONSTRAINT vida_titular_cpf_check CHECK (titular_cpf ~ '^[0-9]{11}$'::text),
  CONSTRAINT vida_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT vida_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX vida_da_apolice ON vida USING btree (assinatura_id, apolice_id, nome) WHERE excluido_em IS NULL;
CREATE INDEX vida_da_pessoa ON vida USING btree (assinatura_id, cpf);
CREATE UNIQUE INDEX vida_uma_vez ON vida USING btree (apolice_id, cpf) WHERE fim IS NULL AND excluido_em IS NULL AND cpf <> '00000000000'::text;

-- Faturas mensais das apólices coletivas.
CREATE TABLE fatura (
  id                       uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id            uuid        NOT NULL,
  criado_em                timestamptz NOT NULL DEFAULT now(),
  criado_por               uuid        DEFAULT usuario_atual(),
  alterado_em              timestamptz NOT NULL DEFAULT now(),
  alterado_por             uuid        DEFAULT usuario_atual(),
  versao                   integer     NOT NULL DEFAULT 1,
  excluido_em              timestamptz,
  apolice_id               uuid        NOT NULL,
  competencia              date        NOT NULL,
  vencimento               date        NOT NULL,
  status                   text        NOT NULL DEFAULT 'ABERTA'::text,
  preco                    jsonb       NOT NULL,
  vidas                    integer     NOT NULL DEFAULT 0,
  liquido_centavos         bigint      NOT NULL DEFAULT 0,
  iof_centavos             bigint      NOT NULL DEFAULT 0,
  comissao_centavos        bigint      NOT NULL DEFAULT 0,
  ajuste_liquido_centavos  bigint      NOT NULL DEFAULT 0,
  ajuste_iof_centavos      bigint      NOT NULL DEFAULT 0,
  ajuste_comissao_centavos bigint      NOT NULL DEFAULT 0,
  agenciamento_centavos    bigint      NOT NULL DEFAULT 0,
  prolabore_centavos       bigint      NOT NULL DEFAULT 0,
  is_cobrada               boolean,
  CONSTRAINT fatura_pkey PRIMARY KEY (id),
  CONSTRAINT fatura_assinatura_id_apolice_id_competencia_key UNIQUE (assinatura_id, apolice_id, competencia),
  CONSTRAINT fatura_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT fatura_check CHECK ((status = 'FECHADA'::text) = (is_cobrada IS NOT NULL)),
  CONSTRAINT fatura_competencia_check CHECK (EXTRACT(day FROM competencia) = 1::numeric),
  CONSTRAINT fatura_status_check CHECK (status = ANY (ARRAY['ABERTA'::text, 'FECHADA'::text, 'REABERTA'::text])),
  CONSTRAINT fatura_assinatura_id_apolice_id_fkey FOREIGN KEY (assinatura_id, apolice_id) REFERENCES apolice(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT fatura_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX fatura_por_mes ON fatura USING btree (assinatura_id, competencia, id) WHERE excluido_em IS NULL;

-- Vidas e prêmio de cada faixa etária de uma fatura.
CREATE TABLE fatura_faixa (
  id              uuid     NOT NULL DEFAULT uuid7(),
  assinatura_id   uuid     NOT NULL,
  fatura_id       uuid     NOT NULL,
  faixa           smallint NOT NULL,
  vidas           integer  NOT NULL,
  premio_centavos bigint   NOT NULL,
  CONSTRAINT fatura_faixa_pkey PRIMARY KEY (id),
  CONSTRAINT fatura_faixa_fatura_id_faixa_key UNIQUE (fatura_id, faixa),
  CONSTRAINT fatura_faixa_faixa_check CHECK (faixa >= 0 AND faixa <= 9),
  CONSTRAINT fatura_faixa_premio_centavos_check CHECK (premio_centavos >= 0),
  CONSTRAINT fatura_faixa_vidas_check CHECK (vidas > 0),
  CONSTRAINT fatura_faixa_assinatura_id_fatura_id_fkey FOREIGN KEY (assinatura_id, fatura_id) REFERENCES fatura(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT fatura_faixa_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- O que uma fatura acerta de outra, de mês anterior, que fechou com valor diferente do certo.
CREATE TABLE fatura_ajuste (
  id                uuid   NOT NULL DEFAULT uuid7(),
  assinatura_id     uuid   NOT NULL,
  fatura_id         uuid   NOT NULL,
  de_fatura_id      uuid   NOT NULL,
  liquido_centavos  bigint NOT NULL,
  iof_centavos      bigint NOT NULL,
  comissao_centavos bigint NOT NULL,
  CONSTRAINT fatura_ajuste_pkey PRIMARY KEY (id),
  CONSTRAINT fatura_ajuste_fatura_id_de_fatura_id_key UNIQUE (fatura_id, de_fatura_id),
  CONSTRAINT fatura_ajuste_check CHECK (de_fatura_id <> fatura_id),
  CONSTRAINT fatura_ajuste_assinatura_id_de_fatura_id_fkey FOREIGN KEY (assinatura_id, de_fatura_id) REFERENCES fatura(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT fatura_ajuste_assinatura_id_fatura_id_fkey FOREIGN KEY (assinatura_id, fatura_id) REFERENCES fatura(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT fatura_ajuste_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX fatura_ajuste_de ON fatura_ajuste USING btree (assinatura_id, de_fatura_id);

-- Arquivos de movimentação de vidas de uma fatura.
CREATE TABLE fatura_arquivo (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  fatura_id     uuid        NOT NULL,
  nome          text        NOT NULL,
  sha256        text        NOT NULL,
  formato       text        NOT NULL,
  status        text        NOT NULL DEFAULT 'LIDO'::text,
  lidas         jsonb,
  linhas        integer     NOT NULL,
  aplicadas     integer     NOT NULL DEFAULT 0,
  confirmado_em timestamptz,
  CONSTRAINT fatura_arquivo_pkey PRIMARY KEY (id),
  CONSTRAINT fatura_arquivo_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT fatura_arquivo_check CHECK ((status = 'CONFIRMADO'::text) = (confirmado_em IS NOT NULL)),
  CONSTRAINT fatura_arquivo_check1 CHECK ((status = 'LIDO'::text) = (lidas IS NOT NULL)),
  CONSTRAINT fatura_arquivo_formato_check CHECK (formato = ANY (ARRAY['CSV'::text, 'XLSX'::text, 'TXT'::text, 'PDF'::text])),
  CONSTRAINT fatura_arquivo_nome_check CHECK (nome <> ''::text),
  CONSTRAINT fatura_arquivo_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT fatura_arquivo_status_check CHECK (status = ANY (ARRAY['LIDO'::text, 'CONFIRMADO'::text])),
  CONSTRAINT fatura_arquivo_assinatura_id_fatura_id_fkey FOREIGN KEY (assinatura_id, fatura_id) REFERENCES fatura(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT fatura_arquivo_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX fatura_arquivo_da_fatura ON fatura_arquivo USING btree (assinatura_id, fatura_id);
CREATE UNIQUE INDEX fatura_arquivo_uma_vez ON fatura_arquivo USING btree (fatura_id, sha256) WHERE status = 'CONFIRMADO'::text;

-- Inclusões, exclusões e alterações de vidas de cada mês, e as linhas recusadas.
CREATE TABLE movimento_vida (
  id               uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id    uuid        NOT NULL,
  criado_em        timestamptz NOT NULL DEFAULT now(),
  criado_por       uuid        DEFAULT usuario_atual(),
  fatura_id        uuid        NOT NULL,
  arquivo_id       uuid,
  linha            integer     NOT NULL,
  tipo             text,
  cpf              text        NOT NULL,
  nome             text        NOT NULL,
  nascimento       text        NOT NULL,
  titular_cpf      text        NOT NULL,
  em               text        NOT NULL,
  papel            text,
  capital_centavos bigint,
  faixa            smallint,
  erros            jsonb       NOT NULL DEFAULT '[]'::jsonb,
  situacao         text        GENERATED ALWAYS AS (
CASE
    WHEN erros = '[]'::jsonb THEN 'APLICADO'::text
    ELSE 'RECUSADO'::text
END) STORED NOT NULL,
  CONSTRAINT movimento_vida_pkey PRIMARY KEY (id),
  CONSTRAINT movimento_vida_papel_check CHECK (papel = ANY (ARRAY['TITULAR'::text, 'DEPENDENTE'::text])),
  CONSTRAINT movimento_vida_tipo_check CHECK (tipo = ANY (ARRAY['INCLUSAO'::text, 'EXCLUSAO'::text, 'ALTERACAO'::text])),
  CONSTRAINT movimento_vida_assinatura_id_arquivo_id_fkey FOREIGN KEY (assinatura_id, arquivo_id) REFERENCES fatura_arquivo(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT movimento_vida_assinatura_id_fatura_id_fkey FOREIGN KEY (assinatura_id, fatura_id) REFERENCES fatura(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT movimento_vida_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX movimento_vida_da_fatura ON movimento_vida USING btree (assinatura_id, fatura_id, id);
CREATE INDEX movimento_vida_da_pessoa ON movimento_vida USING btree (assinatura_id, cpf);

-- O que se fez com cada fatura: aberta, movimentada, fechada, reaberta.
CREATE TABLE fatura_ato (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  fatura_id      uuid        NOT NULL,
  tipo           text        NOT NULL,
  total_centavos bigint      NOT NULL,
  vidas          integer     NOT NULL,
  motivo         text,
  CONSTRAINT fatura_ato_pkey PRIMARY KEY (id),
  CONSTRAINT fatura_ato_motivo_check CHECK (motivo <> ''::text),
  CONSTRAINT fatura_ato_tipo_check CHECK (tipo = ANY (ARRAY['ABERTURA'::text, 'MOVIMENTACAO'::text, 'MOVIMENTO'::text, 'PRECO'::text, 'FECHAMENTO'::text, 'REABERTURA'::text])),
  CONSTRAINT fatura_ato_assinatura_id_fatura_id_fkey FOREIGN KEY (assinatura_id, fatura_id) REFERENCES fatura(assinatura_id, id) ON DELETE CASCADE,
  CONSTRAINT fatura_ato_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX fatura_ato_da_fatura ON fatura_ato USING btree (assinatura_id, fatura_id, id);

-- Naturezas das contas do razão.
CREATE TABLE natureza_contabil (
  codigo    text    NOT NULL,
  grupo     text    NOT NULL,
  titular   text    NOT NULL,
  realizada boolean NOT NULL,
  descricao text    NOT NULL,
  CONSTRAINT natureza_contabil_pkey PRIMARY KEY (codigo),
  CONSTRAINT natureza_contabil_descricao_check CHECK (descricao <> ''::text),
  CONSTRAINT natureza_contabil_grupo_check CHECK (grupo = ANY (ARRAY['ATIVO'::text, 'PASSIVO'::text, 'RESULTADO'::text, 'COMPENSACAO'::text])),
  CONSTRAINT natureza_contabil_titular_check CHECK (titular = ANY (ARRAY['SEGURADORA'::text, 'PRODUTOR'::text, 'CONTA'::text, 'CATEGORIA'::text, 'NENHUM'::text]))
);
-- sem isolamento por assinatura

-- Contas do razão, abertas pelo primeiro lançamento que as usa.
CREATE TABLE conta_contabil (
  id            uuid NOT NULL DEFAULT uuid7(),
  assinatura_id uuid NOT NULL,
  natureza      text NOT NULL,
  titular       text NOT NULL DEFAULT ''::text,
  CONSTRAINT conta_contabil_pkey PRIMARY KEY (id),
  CONSTRAINT conta_contabil_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT conta_contabil_assinatura_id_natureza_titular_key UNIQUE (assinatura_id, natureza, titular),
  CONSTRAINT conta_contabil_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT conta_contabil_natureza_fkey FOREIGN KEY (natureza) REFERENCES natureza_contabil(codigo)
);
-- isolada por assinatura

-- Lançamentos do razão; só se acrescentam, e o que se corrige é lançado ao contrário.
CREATE TABLE lancamento_contabil (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  em            timestamptz NOT NULL,
  dia           date        NOT NULL,
  usuario_id    uuid        DEFAULT usuario_atual(),
  origem        text        NOT NULL,
  apolice_id    uuid,
  origens       uuid[]      NOT NULL DEFAULT '{}'::uuid[],
  CONSTRAINT lancamento_contabil_pkey PRIMARY KEY (id),
  CONSTRAINT lancamento_contabil_origem_check CHECK (origem <> ''::text),
  CONSTRAINT lancamento_contabil_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX lancamento_da_apolice ON lancamento_contabil USING btree (assinatura_id, apolice_id, em) WHERE apolice_id IS NOT NULL;
CREATE INDEX lancamento_por_dia ON lancamento_contabil USING btree (assinatura_id, dia);

-- Débitos e créditos de cada lançamento, que somam zero; só se acrescentam.
CREATE TABLE partida (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  lancamento_id uuid        NOT NULL,
  conta_id      uuid        NOT NULL,
  em            timestamptz NOT NULL,
  centavos      bigint      NOT NULL,
  CONSTRAINT partida_pkey PRIMARY KEY (id),
  CONSTRAINT partida_centavos_check CHECK (centavos <> 0)
);
-- isolada por assinatura
CREATE INDEX partida_da_conta ON partida USING btree (conta_id, em) INCLUDE (centavos);
CREATE INDEX partida_do_lancamento ON partida USING btree (lancamento_id) INCLUDE (centavos);

-- Saldos guardados toda noite, de onde parte a soma do saldo de qualquer instante.
CREATE TABLE saldo_contabil (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  conta_id      uuid        NOT NULL,
  ate           timestamptz NOT NULL,
  centavos      bigint      NOT NULL,
  CONSTRAINT saldo_contabil_pkey PRIMARY KEY (id),
  CONSTRAINT saldo_contabil_conta_id_ate_key UNIQUE (conta_id, ate),
  CONSTRAINT saldo_contabil_assinatura_id_conta_id_fkey FOREIGN KEY (assinatura_id, conta_id) REFERENCES conta_contabil(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX saldo_da_assinatura ON saldo_contabil USING btree (assinatura_id, ate);

-- ==============================================================================
-- O dia do corretor
-- ==============================================================================

-- Tarefas do corretor, com prazo e responsável.
CREATE TABLE tarefa (
  id             uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid        NOT NULL,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  criado_por     uuid        DEFAULT usuario_atual(),
  alterado_em    timestamptz NOT NULL DEFAULT now(),
  alterado_por   uuid        DEFAULT usuario_atual(),
  versao         integer     NOT NULL DEFAULT 1,
  excluido_em    timestamptz,
  titulo         text        NOT NULL,
  tipo           text        NOT NULL,
  vinculo        jsonb,
  responsavel_id uuid        NOT NULL,
  vencimento     date        NOT NULL,
  prioridade     text        NOT NULL DEFAULT 'NORMAL'::text,
  recorrencia    text,
  concluida_em   timestamptz,
  status         text        NOT NULL DEFAULT 'ABERTA'::text,
  CONSTRAINT tarefa_pkey PRIMARY KEY (id),
  CONSTRAINT tarefa_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT tarefa_check CHECK ((status = 'CONCLUIDA'::text) = (concluida_em IS NOT NULL)),
  CONSTRAINT tarefa_prioridade_check CHECK (prioridade = ANY (ARRAY['BAIXA'::text, 'NORMAL'::text, 'ALTA'::text])),
  CONSTRAINT tarefa_recorrencia_check CHECK (recorrencia = ANY (ARRAY['DIARIA'::text, 'SEMANAL'::text, 'MENSAL'::text, 'ANUAL'::text])),
  CONSTRAINT tarefa_status_check CHECK (status = ANY (ARRAY['ABERTA'::text, 'EM_ANDAMENTO'::text, 'CONCLUIDA'::text, 'CANCELADA'::text])),
  CONSTRAINT tarefa_tipo_check CHECK (tipo = ANY (ARRAY['RENOVACAO'::text, 'RETORNO'::text, 'COBRANCA'::text, 'DOCUMENTO'::text, 'SINISTRO'::text, 'OUTRO'::text])),
  CONSTRAINT tarefa_titulo_check CHECK (titulo <> ''::text),
  CONSTRAINT tarefa_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT tarefa_assinatura_id_responsavel_id_fkey FOREIGN KEY (assinatura_id, responsavel_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX tarefa_aberta ON tarefa USING btree (assinatura_id, responsavel_id, vencimento) WHERE excluido_em IS NULL AND (status = ANY (ARRAY['ABERTA'::text, 'EM_ANDAMENTO'::text]));
CREATE INDEX tarefa_do_caso ON tarefa USING btree (assinatura_id, (vinculo ->> 'id'::text), vencimento) WHERE excluido_em IS NULL AND (status = ANY (ARRAY['ABERTA'::text, 'EM_ANDAMENTO'::text]));
CREATE INDEX tarefa_do_segurado ON tarefa USING btree (assinatura_id, (vinculo ->> 'id'::text)) WHERE (vinculo ->> 'tipo'::text) = 'segurado'::text;

-- O que o dia do corretor mostra como recente.
CREATE TABLE atividade (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  alterado_em   timestamptz NOT NULL DEFAULT now(),
  alterado_por  uuid        DEFAULT usuario_atual(),
  versao        integer     NOT NULL DEFAULT 1,
  excluido_em   timestamptz,
  em            timestamptz NOT NULL DEFAULT now(),
  tipo          text        NOT NULL,
  usuario_id    uuid        NOT NULL,
  orcamento_id  uuid,
  CONSTRAINT atividade_pkey PRIMARY KEY (id),
  CONSTRAINT atividade_tipo_check CHECK (tipo = ANY (ARRAY['ORCAMENTO_ABERTO'::text, 'COTACAO_CONCLUIDA'::text, 'ORCAMENTO_FECHADO'::text, 'ORCAMENTO_RECUSADO'::text, 'OUTRA'::text])),
  CONSTRAINT atividade_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT atividade_assinatura_id_orcamento_id_fkey FOREIGN KEY (assinatura_id, orcamento_id) REFERENCES orcamento(assinatura_id, id),
  CONSTRAINT atividade_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX atividade_do_usuario ON atividade USING btree (assinatura_id, usuario_id, em DESC);
CREATE INDEX atividade_recente ON atividade USING btree (assinatura_id, em DESC);

-- Avisos a cada usuário, lidos ou não.
CREATE TABLE notificacao (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT clock_timestamp(),
  usuario_id    uuid        NOT NULL,
  tipo          smallint    NOT NULL,
  titulo        text        NOT NULL,
  descricao     text        NOT NULL DEFAULT ''::text,
  link          text,
  lida_em       timestamptz,
  aviso_id      uuid,
  valida_ate    timestamptz,
  grupo         text,
  CONSTRAINT notificacao_pkey PRIMARY KEY (id),
  CONSTRAINT notificacao_assinatura_id_id_key UNIQUE (assinatura_id, id),
  CONSTRAINT notificacao_grupo_check CHECK (grupo <> ''::text AND length(grupo) <= 100),
  CONSTRAINT notificacao_link_check CHECK (link ~ '^/([^/\\]|$)'::text),
  CONSTRAINT notificacao_titulo_check CHECK (titulo <> ''::text),
  CONSTRAINT notificacao_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT notificacao_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE UNIQUE INDEX notificacao_de_muitos ON notificacao USING btree (aviso_id, usuario_id) WHERE aviso_id IS NOT NULL;
CREATE UNIQUE INDEX notificacao_do_grupo ON notificacao USING btree (usuario_id, grupo) WHERE grupo IS NOT NULL AND lida_em IS NULL;
CREATE INDEX notificacao_nao_lida ON notificacao USING btree (assinatura_id, usuario_id) WHERE lida_em IS NULL;
CREATE INDEX notificacao_recente ON notificacao USING btree (assinatura_id, usuario_id, criado_em DESC, id DESC);

-- O que o provedor diz a todos os administradores.
CREATE TABLE mensagem_provedor (
  id            uuid        NOT NULL,
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL,
  usuario_id    uuid        NOT NULL,
  titulo        text        NOT NULL,
  texto         text        NOT NULL,
  link          text,
  valida_ate    timestamptz NOT NULL,
  retirada_em   timestamptz,
  CONSTRAINT mensagem_provedor_pkey PRIMARY KEY (id),
  CONSTRAINT mensagem_provedor_link_check CHECK (link ~ '^/([^/\\]|$)'::text),
  CONSTRAINT mensagem_provedor_texto_check CHECK (length(texto) <= 1000),
  CONSTRAINT mensagem_provedor_titulo_check CHECK (titulo <> ''::text AND length(titulo) <= 120),
  CONSTRAINT mensagem_provedor_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT mensagem_provedor_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX mensagem_provedor_recente ON mensagem_provedor USING btree (assinatura_id, criado_em DESC, id DESC);
CREATE INDEX mensagem_provedor_valendo ON mensagem_provedor USING btree (valida_ate) WHERE retirada_em IS NULL;

-- Webinars anunciados.
CREATE TABLE webinar (
  id          uuid        NOT NULL DEFAULT uuid7(),
  titulo      text        NOT NULL,
  descricao   text        NOT NULL DEFAULT ''::text,
  data        timestamptz NOT NULL,
  duracao_min integer     NOT NULL,
  link        text,
  CONSTRAINT webinar_pkey PRIMARY KEY (id),
  CONSTRAINT webinar_duracao_min_check CHECK (duracao_min >= 1 AND duracao_min <= 1440)
);
-- sem isolamento por assinatura
CREATE INDEX webinar_data ON webinar USING btree (data);

-- Quem se inscreveu em qual webinar.
CREATE TABLE inscricao_webinar (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  usuario_id    uuid        NOT NULL,
  webinar_id    uuid        NOT NULL,
  CONSTRAINT inscricao_webinar_pkey PRIMARY KEY (id),
  CONSTRAINT inscricao_webinar_usuario_id_webinar_id_key UNIQUE (usuario_id, webinar_id),
  CONSTRAINT inscricao_webinar_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT inscricao_webinar_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id),
  CONSTRAINT inscricao_webinar_webinar_id_fkey FOREIGN KEY (webinar_id) REFERENCES webinar(id) ON DELETE CASCADE
);
-- isolada por assinatura

-- ==============================================================================
-- Busca e listas
-- ==============================================================================

-- O que a busca acha: uma linha por registro que se procura.
CREATE TABLE busca_item (
  id            uuid     NOT NULL,
  assinatura_id uuid     NOT NULL,
  categoria     smallint NOT NULL,
  titulo        text,
  numero        text,
  linha         text,
  alvo          uuid,
  dono          uuid,
  campos        text[]   NOT NULL,
  valores       text[]   NOT NULL,
  CONSTRAINT busca_item_pkey PRIMARY KEY (id),
  CONSTRAINT busca_item_categoria_check CHECK (categoria >= 1 AND categoria <= 6)
);
-- isolada por assinatura

-- Valores por que um item se acha, pelo começo ou pelo meio: nome, documento, placa, número.
CREATE TABLE busca_chave (
  id            uuid     NOT NULL,
  assinatura_id uuid     NOT NULL,
  ordem         smallint NOT NULL DEFAULT 0,
  categoria     smallint NOT NULL,
  nivel         smallint NOT NULL,
  chave         text     COLLATE "C" NOT NULL,
  dono          uuid,
  CONSTRAINT busca_chave_pkey PRIMARY KEY (id, ordem)
);
-- isolada por assinatura
CREATE INDEX busca_chave_inicio ON busca_chave USING btree (assinatura_id, categoria, nivel, chave) INCLUDE (id, ordem, dono);
CREATE INDEX busca_chave_meio ON busca_chave USING gin (assinatura_id, chave gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='256') WHERE ordem < 100;

-- Palavras dos itens, para sugerir a parecida quando nada se acha.
CREATE TABLE busca_palavra (
  id            uuid NOT NULL DEFAULT uuid7(),
  assinatura_id uuid NOT NULL,
  palavra       text COLLATE "C" NOT NULL,
  CONSTRAINT busca_palavra_pkey PRIMARY KEY (id)
);
-- isolada por assinatura
CREATE INDEX busca_palavra_igual ON busca_palavra USING btree (assinatura_id, palavra);
CREATE INDEX busca_palavra_parecida ON busca_palavra USING gin (assinatura_id, palavra gin_trgm_ops) WITH (fastupdate=off);

-- O que cada usuário abriu da busca há pouco, e o que fixou.
CREATE TABLE busca_recente (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  usuario_id    uuid        NOT NULL,
  guid          text        NOT NULL,
  fixado        boolean     NOT NULL DEFAULT false,
  aberto_em     timestamptz NOT NULL,
  CONSTRAINT busca_recente_pkey PRIMARY KEY (id),
  CONSTRAINT busca_recente_usuario_id_guid_key UNIQUE (usuario_id, guid),
  CONSTRAINT busca_recente_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT busca_recente_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX busca_recente_do_usuario ON busca_recente USING btree (assinatura_id, usuario_id, fixado DESC, aberto_em DESC);

-- Quantos registros há em cada lista, em diferenças que se somam.
CREATE TABLE lista_contagem (
  assinatura_id uuid    NOT NULL,
  lista         text    NOT NULL,
  usuario_id    uuid    NOT NULL,
  status        text    NOT NULL,
  linha         text    NOT NULL,
  mes           date    NOT NULL,
  quantidade    integer NOT NULL,
  soma_centavos bigint  NOT NULL,
  CONSTRAINT lista_contagem_lista_check CHECK (lista = ANY (ARRAY['ORCAMENTOS'::text, 'COTACOES'::text, 'PERDAS'::text])),
  CONSTRAINT lista_contagem_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX lista_contagem_da_assinatura ON lista_contagem USING btree (assinatura_id, lista) INCLUDE (usuario_id, status, linha, mes, quantidade, soma_centavos);

-- A lista de cálculos, uma linha por rodada: por onde se filtra e ordena.
CREATE TABLE cotacao_lista (
  cotacao_id      uuid        NOT NULL,
  assinatura_id   uuid        NOT NULL,
  orcamento_id    uuid        NOT NULL,
  criado_em       timestamptz NOT NULL,
  status          text        NOT NULL,
  numero          integer     NOT NULL,
  linha           text        NOT NULL,
  usuario_id      uuid        NOT NULL,
  segurado_nome   text,
  premio_centavos bigint,
  seguradora      text,
  CONSTRAINT cotacao_lista_pkey PRIMARY KEY (cotacao_id),
  CONSTRAINT cotacao_lista_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT cotacao_lista_cotacao_id_fkey FOREIGN KEY (cotacao_id) REFERENCES cotacao(id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX cotacao_lista_do_caso ON cotacao_lista USING btree (orcamento_id);
CREATE INDEX cotacao_lista_numero ON cotacao_lista USING btree (assinatura_id, numero, cotacao_id) INCLUDE (orcamento_id, status, linha, usuario_id, criado_em);
CREATE INDEX cotacao_lista_premio ON cotacao_lista USING btree (assinatura_id, premio_centavos, cotacao_id) INCLUDE (orcamento_id, status, linha, usuario_id, criado_em);
CREATE INDEX cotacao_lista_premio_desc ON cotacao_lista USING btree (assinatura_id, premio_centavos DESC NULLS LAST, cotacao_id DESC) INCLUDE (orcamento_id, status, linha, usuario_id, criado_em);
CREATE INDEX cotacao_lista_recente ON cotacao_lista USING btree (assinatura_id, criado_em, cotacao_id) INCLUDE (orcamento_id, status, linha, usuario_id);
CREATE INDEX cotacao_lista_segurado ON cotacao_lista USING btree (assinatura_id, segurado_nome COLLATE pt_br, cotacao_id) INCLUDE (orcamento_id, status, linha, usuario_id, criado_em);
CREATE INDEX cotacao_lista_segurado_desc ON cotacao_lista USING btree (assinatura_id, segurado_nome COLLATE pt_br DESC NULLS LAST, cotacao_id DESC) INCLUDE (orcamento_id, status, linha, usuario_id, criado_em);

-- A lista de perdas, uma linha por orçamento perdido: por onde se filtra, ordena e soma.
CREATE TABLE perda_lista (
  orcamento_id      uuid        NOT NULL,
  assinatura_id     uuid        NOT NULL,
  usuario_id        uuid        NOT NULL,
  linha             text        NOT NULL,
  motivo            text        NOT NULL,
  perdido_em        timestamptz NOT NULL,
  premio_centavos   bigint,
  premio_seguradora text,
  busca             text        NOT NULL,
  CONSTRAINT perda_lista_pkey PRIMARY KEY (orcamento_id),
  CONSTRAINT perda_lista_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT perda_lista_orcamento_id_fkey FOREIGN KEY (orcamento_id) REFERENCES orcamento(id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX perda_lista_recente ON perda_lista USING btree (assinatura_id, perdido_em, orcamento_id) INCLUDE (motivo, usuario_id);

-- A lista de propostas, apólices e endossos, uma linha por registro: por onde se filtra, ordena e procura.
CREATE TABLE venda_lista (
  id                      uuid        NOT NULL,
  assinatura_id           uuid        NOT NULL,
  excluido_em             timestamptz,
  tipo                    text        NOT NULL,
  numero                  text        NOT NULL,
  ordem_numero            text        NOT NULL,
  apolice_id              uuid,
  segurado_id             uuid        NOT NULL,
  segurado_nome           text        NOT NULL,
  bem                     text        NOT NULL,
  seguradora              text        NOT NULL,
  ramo                    text        NOT NULL,
  corretora_id            uuid        NOT NULL,
  produtor_id             uuid,
  usuario_id              uuid        NOT NULL,
  emissao                 date        NOT NULL,
  vig_ini                 date        NOT NULL,
  vig_fim                 date        NOT NULL,
  premio_liquido_centavos bigint      NOT NULL,
  premio_total_centavos   bigint      NOT NULL,
  comissao_centavos       bigint      NOT NULL,
  status                  text        NOT NULL,
  renovacao               text,
  origem                  text        NOT NULL,
  divergencias            integer     NOT NULL DEFAULT 0,
  CONSTRAINT venda_lista_pkey PRIMARY KEY (id),
  CONSTRAINT venda_lista_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX venda_lista_divergente ON venda_lista USING btree (assinatura_id, tipo, emissao, id) WHERE excluido_em IS NULL AND divergencias > 0;
CREATE INDEX venda_lista_do_produtor ON venda_lista USING btree (assinatura_id, produtor_id, tipo, emissao, id) WHERE excluido_em IS NULL;
CREATE INDEX venda_lista_do_segurado ON venda_lista USING btree (assinatura_id, segurado_id);
CREATE INDEX venda_lista_dono ON venda_lista USING btree (assinatura_id, usuario_id, tipo, emissao, id) WHERE excluido_em IS NULL;
CREATE INDEX venda_lista_emissao ON venda_lista USING btree (assinatura_id, tipo, emissao, id) INCLUDE (status, renovacao, vig_ini, vig_fim, seguradora, ramo, corretora_id, produtor_id, usuario_id) WHERE excluido_em IS NULL;
CREATE INDEX venda_lista_fim ON venda_lista USING btree (assinatura_id, tipo, vig_fim, id) WHERE excluido_em IS NULL;
CREATE INDEX venda_lista_inicio ON venda_lista USING btree (assinatura_id, tipo, vig_ini, id) WHERE excluido_em IS NULL;
CREATE INDEX venda_lista_numero ON venda_lista USING btree (assinatura_id, tipo, ordem_numero, id) WHERE excluido_em IS NULL;
CREATE INDEX venda_lista_premio ON venda_lista USING btree (assinatura_id, tipo, premio_total_centavos, id) WHERE excluido_em IS NULL;
CREATE INDEX venda_lista_segurado ON venda_lista USING btree (assinatura_id, tipo, segurado_nome COLLATE pt_br, id) WHERE excluido_em IS NULL;
CREATE INDEX venda_lista_seguradora ON venda_lista USING btree (assinatura_id, tipo, seguradora, emissao, id) WHERE excluido_em IS NULL;
CREATE INDEX venda_lista_situacao ON venda_lista USING btree (assinatura_id, tipo, status, emissao, id) WHERE excluido_em IS NULL AND (status <> ALL (ARRAY['VIGENTE'::text, 'VENCIDA'::text, 'A_VIGORAR'::text, 'EMITIDA'::text, 'EMITIDO'::text]));
CREATE INDEX venda_lista_soma ON venda_lista USING btree (assinatura_id, tipo, vig_ini, vig_fim) INCLUDE (premio_total_centavos, premio_liquido_centavos, comissao_centavos, emissao, seguradora, ramo, produtor_id, usuario_id, status, renovacao) WHERE excluido_em IS NULL;
CREATE INDEX venda_lista_vencida ON venda_lista USING btree (assinatura_id, tipo, emissao, vig_fim) WHERE excluido_em IS NULL;

-- As palavras por onde se procuram propostas, apólices e endossos, uma linha por registro da lista de vendas.
CREATE TABLE venda_busca (
  id             uuid        NOT NULL,
  assinatura_id  uuid        NOT NULL,
  excluido_em    timestamptz,
  tipo           text        NOT NULL,
  seguradora     text        NOT NULL,
  ramo           text        NOT NULL,
  usuario_id     uuid        NOT NULL,
  segurado_nome  text        NOT NULL,
  busca_propria  text        NOT NULL,
  busca_segurado text        NOT NULL,
  busca          text        GENERATED ALWAYS AS ((busca_propria || ' '::text) || busca_segurado) STORED NOT NULL,
  CONSTRAINT venda_busca_pkey PRIMARY KEY (id),
  CONSTRAINT venda_busca_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT venda_busca_id_fkey FOREIGN KEY (id) REFERENCES venda_lista(id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX venda_busca_nova ON venda_busca USING btree (assinatura_id, tipo, id) WHERE excluido_em IS NULL;
CREATE INDEX venda_busca_procurada ON venda_busca USING gin (assinatura_id, busca gin_trgm_ops, "left"(segurado_nome, 6) COLLATE pt_br, tipo, seguradora, ramo, usuario_id) WITH (fastupdate='on', gin_pending_list_limit='256') WHERE excluido_em IS NULL;

-- A lista de parcelas das apólices, uma linha por parcela: por onde se filtra, ordena e soma.
CREATE TABLE parcela_lista (
  id             uuid    NOT NULL,
  assinatura_id  uuid    NOT NULL,
  apolice_id     uuid    NOT NULL,
  apolice_numero text    NOT NULL,
  endosso        integer,
  numero         integer NOT NULL,
  total          integer NOT NULL,
  segurado_id    uuid    NOT NULL,
  segurado_nome  text    NOT NULL,
  bem            text    NOT NULL,
  seguradora     text    NOT NULL,
  ramo           text    NOT NULL,
  produtor_id    uuid,
  usuario_id     uuid    NOT NULL,
  vencimento     date    NOT NULL,
  valor_centavos bigint  NOT NULL,
  pago_centavos  bigint  NOT NULL,
  forma          text    NOT NULL,
  status         text    NOT NULL,
  pago_em        date,
  CONSTRAINT parcela_lista_pkey PRIMARY KEY (id),
  CONSTRAINT parcela_lista_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT parcela_lista_id_fkey FOREIGN KEY (id) REFERENCES parcela(id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX parcela_lista_aberta ON parcela_lista USING btree (assinatura_id, vencimento, id) WHERE status = ANY (ARRAY['ABERTA'::text, 'VENCIDA'::text, 'EM_COBRANCA'::text]);
CREATE INDEX parcela_lista_aberta_valor ON parcela_lista USING btree (assinatura_id, valor_centavos, id) WHERE status = ANY (ARRAY['ABERTA'::text, 'VENCIDA'::text, 'EM_COBRANCA'::text]);
CREATE INDEX parcela_lista_apolice ON parcela_lista USING btree (assinatura_id, apolice_numero, id);
CREATE INDEX parcela_lista_da_apolice ON parcela_lista USING btree (assinatura_id, apolice_id);
CREATE INDEX parcela_lista_da_forma ON parcela_lista USING btree (assinatura_id, forma, vencimento, id);
CREATE INDEX parcela_lista_da_seguradora ON parcela_lista USING btree (assinatura_id, seguradora, vencimento, id) INCLUDE (status, valor_centavos, pago_centavos);
CREATE INDEX parcela_lista_do_segurado ON parcela_lista USING btree (assinatura_id, segurado_id);
CREATE INDEX parcela_lista_dono ON parcela_lista USING btree (assinatura_id, usuario_id, vencimento, id);
CREATE INDEX parcela_lista_segurado ON parcela_lista USING btree (assinatura_id, segurado_nome COLLATE pt_br, id);
CREATE INDEX parcela_lista_soma ON parcela_lista USING btree (assinatura_id, status, vencimento, id) INCLUDE (valor_centavos, pago_centavos, seguradora, produtor_id, usuario_id, forma);
CREATE INDEX parcela_lista_valor ON parcela_lista USING btree (assinatura_id, valor_centavos, id);
CREATE INDEX parcela_lista_vencimento ON parcela_lista USING btree (assinatura_id, vencimento, id);

-- A lista das comissões que as seguradoras ainda devem, uma linha por comissão: por onde se filtra, ordena e soma.
CREATE TABLE comissao_lista (
  id                uuid    NOT NULL,
  assinatura_id     uuid    NOT NULL,
  apolice_id        uuid    NOT NULL,
  apolice_numero    text    NOT NULL,
  endosso           text,
  parcela           integer,
  tipo              text    NOT NULL,
  segurado_id       uuid    NOT NULL,
  segurado_nome     text    NOT NULL,
  seguradora        text    NOT NULL,
  ramo              text    NOT NULL,
  corretora_id      uuid    NOT NULL,
  produtor_id       uuid,
  prevista_centavos bigint  NOT NULL,
  recebida_centavos bigint  NOT NULL,
  previsao_em       date    NOT NULL,
  status            text    NOT NULL,
  CONSTRAINT comissao_lista_pkey PRIMARY KEY (id),
  CONSTRAINT comissao_lista_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT comissao_lista_id_fkey FOREIGN KEY (id) REFERENCES comissao(id) ON DELETE CASCADE
);
-- isolada por assinatura
CREATE INDEX comissao_lista_apolice ON comissao_lista USING btree (assinatura_id, apolice_numero, id);
CREATE INDEX comissao_lista_da_apolice ON comissao_lista USING btree (assinatura_id, apolice_id);
CREATE INDEX comissao_lista_do_segurado ON comissao_lista USING btree (assinatura_id, segurado_id);
CREATE INDEX comissao_lista_falta ON comissao_lista USING btree (assinatura_id, (prevista_centavos - recebida_centavos), id);
CREATE INDEX comissao_lista_previsao ON comissao_lista USING btree (assinatura_id, previsao_em, id);
CREATE INDEX comissao_lista_segurado ON comissao_lista USING btree (assinatura_id, segurado_nome COLLATE pt_br, id);
CREATE INDEX comissao_lista_seguradora ON comissao_lista USING btree (assinatura_id, seguradora, previsao_em, id);

-- Por que as listas de vendas e de parcelas se podem filtrar: cada seguradora, ramo, produtor e corretora que uma linha teve, e de quem ela era.
CREATE TABLE opcao_de_lista (
  id            uuid NOT NULL DEFAULT uuid7(),
  assinatura_id uuid NOT NULL,
  lista         text NOT NULL,
  cadastro      text NOT NULL,
  usuario_id    uuid NOT NULL,
  valor         text NOT NULL,
  CONSTRAINT opcao_de_lista_pkey PRIMARY KEY (id),
  CONSTRAINT opcao_de_lista_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX opcao_de_lista_da_lista ON opcao_de_lista USING btree (assinatura_id, lista, cadastro, usuario_id, valor);

-- O que as linhas da lista de parcelas somam por dia, estado, forma e responsável, em parcelas que se acrescentam.
CREATE TABLE parcela_soma (
  id             uuid    NOT NULL DEFAULT uuid7(),
  assinatura_id  uuid    NOT NULL,
  usuario_id     uuid    NOT NULL,
  status         text    NOT NULL,
  forma          text    NOT NULL,
  vencimento     date    NOT NULL,
  quantas        integer NOT NULL,
  valor_centavos bigint  NOT NULL,
  pago_centavos  bigint  NOT NULL,
  CONSTRAINT parcela_soma_pkey PRIMARY KEY (id),
  CONSTRAINT parcela_soma_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX parcela_soma_por_dia ON parcela_soma USING btree (assinatura_id, vencimento) INCLUDE (usuario_id, status, forma, quantas, valor_centavos, pago_centavos);

-- O que as comissões somam por dia esperado, em parcelas que se acrescentam.
CREATE TABLE comissao_soma (
  id                  uuid   NOT NULL DEFAULT uuid7(),
  assinatura_id       uuid   NOT NULL,
  previsao_em         date   NOT NULL,
  prevista_centavos   bigint NOT NULL,
  estorno_centavos    bigint NOT NULL,
  aberta_centavos     bigint NOT NULL,
  a_estornar_centavos bigint NOT NULL,
  CONSTRAINT comissao_soma_pkey PRIMARY KEY (id),
  CONSTRAINT comissao_soma_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX comissao_soma_por_dia ON comissao_soma USING btree (assinatura_id, previsao_em) INCLUDE (prevista_centavos, estorno_centavos, aberta_centavos, a_estornar_centavos);

-- O que as comissões a receber somam por dia, seguradora e corretora, em parcelas que se acrescentam.
CREATE TABLE comissao_a_receber_soma (
  id                uuid    NOT NULL DEFAULT uuid7(),
  assinatura_id     uuid    NOT NULL,
  seguradora        text    NOT NULL,
  corretora_id      uuid    NOT NULL,
  previsao_em       date    NOT NULL,
  quantas           integer NOT NULL,
  prevista_centavos bigint  NOT NULL,
  recebida_centavos bigint  NOT NULL,
  CONSTRAINT comissao_a_receber_soma_pkey PRIMARY KEY (id),
  CONSTRAINT comissao_a_receber_soma_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX comissao_a_receber_soma_por_dia ON comissao_a_receber_soma USING btree (assinatura_id, previsao_em) INCLUDE (seguradora, corretora_id, quantas, prevista_centavos, recebida_centavos);

-- Os repasses previstos, uma linha por comissão esperada e por quem dela participa.
CREATE TABLE repasse_previsto (
  id             uuid    NOT NULL,
  assinatura_id  uuid    NOT NULL,
  comissao_id    uuid    NOT NULL,
  apolice_id     uuid    NOT NULL,
  produtor_id    uuid    NOT NULL,
  papel          text    NOT NULL,
  base           text    NOT NULL,
  base_centavos  bigint  NOT NULL,
  pct_bps        integer NOT NULL,
  parte_bps      integer NOT NULL,
  valor_centavos bigint  NOT NULL,
  dia            date    NOT NULL,
  apolice_numero text    NOT NULL,
  seguradora     text    NOT NULL,
  corretora_id   uuid    NOT NULL,
  produtor_nome  text    NOT NULL,
  CONSTRAINT repasse_previsto_pkey PRIMARY KEY (id),
  CONSTRAINT repasse_previsto_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX repasse_previsto_apolice ON repasse_previsto USING btree (assinatura_id, apolice_numero, id);
CREATE INDEX repasse_previsto_da_apolice ON repasse_previsto USING btree (apolice_id);
CREATE INDEX repasse_previsto_da_comissao ON repasse_previsto USING btree (comissao_id);
CREATE INDEX repasse_previsto_dia ON repasse_previsto USING btree (assinatura_id, dia, id);
CREATE INDEX repasse_previsto_do_produtor ON repasse_previsto USING btree (assinatura_id, produtor_id, dia, id);
CREATE INDEX repasse_previsto_nome ON repasse_previsto USING btree (assinatura_id, produtor_nome COLLATE pt_br, id);
CREATE INDEX repasse_previsto_seguradora ON repasse_previsto USING btree (assinatura_id, seguradora, dia, id);
CREATE INDEX repasse_previsto_valor ON repasse_previsto USING btree (assinatura_id, valor_centavos, id);

-- O que os repasses previstos somam por mês, produtor, seguradora e corretora.
CREATE TABLE repasse_previsto_soma (
  assinatura_id  uuid    NOT NULL,
  produtor_id    uuid    NOT NULL,
  mes            date    NOT NULL,
  seguradora     text    NOT NULL,
  corretora_id   uuid    NOT NULL,
  quantas        integer NOT NULL,
  valor_centavos bigint  NOT NULL,
  id             uuid    NOT NULL DEFAULT uuid7(),
  CONSTRAINT repasse_previsto_soma_pkey PRIMARY KEY (id),
  CONSTRAINT repasse_previsto_soma_assinatura_id_produtor_id_mes_segurad_key UNIQUE (assinatura_id, produtor_id, mes, seguradora, corretora_id),
  CONSTRAINT repasse_previsto_soma_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura

-- Comissões cujos repasses previstos estão por recalcular.
CREATE TABLE repasse_previsto_mudanca (
  id            uuid   NOT NULL DEFAULT uuid7(),
  assinatura_id uuid   NOT NULL,
  comissoes     uuid[],
  produtor_id   uuid,
  CONSTRAINT repasse_previsto_mudanca_pkey PRIMARY KEY (id),
  CONSTRAINT repasse_previsto_mudanca_check CHECK (comissoes IS NULL OR produtor_id IS NULL),
  CONSTRAINT repasse_previsto_mudanca_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX repasse_previsto_mudanca_da_assinatura ON repasse_previsto_mudanca USING btree (assinatura_id, id);

-- ==============================================================================
-- Menu e suporte
-- ==============================================================================

-- Itens do menu, antes das permissões de cada um.
CREATE TABLE menu_item (
  id             text    NOT NULL,
  menu           text    NOT NULL,
  grupo          text,
  ordem          integer NOT NULL,
  title          text    NOT NULL,
  link           text,
  icon           text,
  rota           text,
  destacado      boolean NOT NULL DEFAULT false,
  is_new         boolean NOT NULL DEFAULT false,
  needs          text,
  blocked_by     text,
  administrador  boolean NOT NULL DEFAULT false,
  title_produtor text,
  CONSTRAINT menu_item_pkey PRIMARY KEY (id),
  CONSTRAINT menu_item_menu_check CHECK (menu = ANY (ARRAY['lateral'::text, 'perfil'::text])),
  CONSTRAINT menu_item_grupo_fkey FOREIGN KEY (grupo) REFERENCES menu_item(id)
);
-- sem isolamento por assinatura

-- Aplicativos do menu de aplicativos.
CREATE TABLE aplicativo (
  id        text    NOT NULL,
  ordem     integer NOT NULL,
  nome      text    NOT NULL,
  descricao text    NOT NULL,
  url       text    NOT NULL,
  icone     text    NOT NULL,
  CONSTRAINT aplicativo_pkey PRIMARY KEY (id),
  CONSTRAINT aplicativo_id_check CHECK (id ~ '^[a-z0-9-]{3,60}$'::text)
);
-- sem isolamento por assinatura

-- Novidades do carrossel.
CREATE TABLE novidade (
  id           text NOT NULL,
  titulo       text NOT NULL,
  texto        text NOT NULL,
  publicada_em date NOT NULL,
  link         text,
  CONSTRAINT novidade_pkey PRIMARY KEY (id),
  CONSTRAINT novidade_id_check CHECK (id ~ '^[a-z0-9-]{3,60}$'::text)
);
-- sem isolamento por assinatura

-- Manutenções programadas do produto, com o que se diz delas.
CREATE TABLE manutencao (
  id            uuid        NOT NULL DEFAULT uuid7(),
  criado_em     timestamptz NOT NULL DEFAULT now(),
  criado_por    uuid        DEFAULT usuario_atual(),
  inicio        timestamptz NOT NULL,
  fim           timestamptz NOT NULL,
  mensagem      text        NOT NULL,
  encerrada_em  timestamptz,
  encerrada_por uuid,
  CONSTRAINT manutencao_pkey PRIMARY KEY (id),
  CONSTRAINT manutencao_check CHECK (fim > inicio),
  CONSTRAINT manutencao_mensagem_check CHECK (length(mensagem) >= 1 AND length(mensagem) <= 300)
);
-- sem isolamento por assinatura
CREATE INDEX manutencao_fim ON manutencao USING btree (fim);

-- Códigos que um usuário dá ao suporte para ser atendido.
CREATE TABLE codigo_suporte (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL,
  usuario_id    uuid        NOT NULL,
  sessao_guid   uuid        NOT NULL,
  token_hash    bytea       NOT NULL,
  foto          jsonb       NOT NULL,
  expira_em     timestamptz NOT NULL,
  CONSTRAINT codigo_suporte_pkey PRIMARY KEY (id),
  CONSTRAINT codigo_suporte_token_hash_key UNIQUE (token_hash),
  CONSTRAINT codigo_suporte_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT codigo_suporte_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura
CREATE INDEX codigo_suporte_vencido ON codigo_suporte USING btree (expira_em);

-- O que o suporte fez a uma assinatura; só se acrescenta.
CREATE TABLE ato_suporte (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  em            timestamptz NOT NULL,
  ato           text        NOT NULL,
  autor_id      uuid        NOT NULL,
  autor         text        NOT NULL,
  detalhe       text        NOT NULL,
  CONSTRAINT ato_suporte_pkey PRIMARY KEY (id),
  CONSTRAINT ato_suporte_ato_check CHECK (ato = ANY (ARRAY['codigo-criado'::text, 'codigo-lido'::text])),
  CONSTRAINT ato_suporte_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX ato_suporte_recente ON ato_suporte USING btree (em DESC);

-- Cada abertura da janela externa de suporte.
CREATE TABLE acesso_suporte (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  criado_em     timestamptz NOT NULL,
  usuario_id    uuid        NOT NULL,
  expira_em     timestamptz NOT NULL,
  CONSTRAINT acesso_suporte_pkey PRIMARY KEY (id),
  CONSTRAINT acesso_suporte_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id),
  CONSTRAINT acesso_suporte_assinatura_id_usuario_id_fkey FOREIGN KEY (assinatura_id, usuario_id) REFERENCES usuario(assinatura_id, id)
);
-- isolada por assinatura

-- ==============================================================================
-- Infraestrutura
-- ==============================================================================

-- Trilha de cada mudança, por mês: antes, depois, quem, de onde.
CREATE TABLE auditoria (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  entidade      text        NOT NULL,
  entidade_id   text,
  acao          text        NOT NULL,
  antes         jsonb,
  depois        jsonb,
  usuario_id    uuid,
  segfyer_id    text,
  ip            text,
  ts            timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT auditoria_pkey PRIMARY KEY (id, ts),
  CONSTRAINT auditoria_acao_check CHECK (acao = ANY (ARRAY['INCLUSAO'::text, 'ALTERACAO'::text, 'EXCLUSAO'::text]))
) PARTITION BY RANGE (ts);
CREATE TABLE auditoria_resto PARTITION OF auditoria DEFAULT;
-- isolada por assinatura
CREATE INDEX auditoria_entidade ON ONLY auditoria USING btree (assinatura_id, entidade, entidade_id, ts);
CREATE INDEX auditoria_vinculo ON ONLY auditoria USING btree (assinatura_id, (COALESCE(depois, antes) ->> 'alvo_id'::text)) WHERE entidade = 'documento_vinculo'::text;

-- Fatos a publicar depois da transação que os causou.
CREATE TABLE evento (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  tipo          text        NOT NULL,
  payload       jsonb       NOT NULL,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  publicado_em  timestamptz,
  CONSTRAINT evento_pkey PRIMARY KEY (id),
  CONSTRAINT evento_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX evento_pendente ON evento USING btree (criado_em) WHERE publicado_em IS NULL;

-- Respostas já dadas a escritas com chave, para não as repetir.
CREATE TABLE idempotencia (
  id            uuid        NOT NULL DEFAULT uuid7(),
  assinatura_id uuid        NOT NULL,
  usuario_id    uuid        NOT NULL,
  rota          text        NOT NULL,
  chave         text        NOT NULL,
  corpo_hash    bytea       NOT NULL,
  status        text        NOT NULL,
  processo      uuid        NOT NULL,
  codigo_http   integer,
  resposta      json,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotencia_pkey PRIMARY KEY (id),
  CONSTRAINT idempotencia_usuario_id_rota_chave_key UNIQUE (usuario_id, rota, chave),
  CONSTRAINT idempotencia_status_check CHECK (status = ANY (ARRAY['EM_CURSO'::text, 'EXECUTADA'::text, 'CONCLUIDA'::text])),
  CONSTRAINT idempotencia_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX idempotencia_velha ON idempotencia USING btree (criado_em);

-- Gateways que rodam, e quando foram vistos.
CREATE TABLE processo (
  id       uuid        NOT NULL,
  numero   integer     GENERATED ALWAYS AS IDENTITY NOT NULL,
  pool     text,
  visto_em timestamptz NOT NULL DEFAULT clock_timestamp(),
  nome     text,
  resumos  jsonb,
  CONSTRAINT processo_pkey PRIMARY KEY (id),
  CONSTRAINT processo_numero_key UNIQUE (numero),
  CONSTRAINT processo_resumos_check CHECK (jsonb_typeof(resumos) = 'object'::text)
);
-- sem isolamento por assinatura

-- Pedidos contados por janela, de todos os gateways juntos.
CREATE UNLOGGED TABLE contagem_pedido (
  chave  bytea       NOT NULL,
  feitos integer     NOT NULL,
  ate    timestamptz NOT NULL,
  CONSTRAINT contagem_pedido_pkey PRIMARY KEY (chave)
);
-- sem isolamento por assinatura
CREATE INDEX contagem_vencida ON contagem_pedido USING btree (ate);

-- Migrações que já rodaram, com o resumo do texto de cada uma.
CREATE TABLE migracao (
  id     integer      NOT NULL DEFAULT nextval('migracao_id_seq'::regclass),
  name   varchar(255) NOT NULL,
  run_on timestamp    NOT NULL,
  resumo text,
  CONSTRAINT migracao_pkey PRIMARY KEY (id)
);
-- sem isolamento por assinatura
