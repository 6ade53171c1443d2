-- What a subscription contracts, owes, signs and chooses.

-- Prices, limits and what a session of each plan may do (flags as in perfil_acesso).
create table balcao.plano (
  plano text primary key check (plano in ('multicalculo', 'integrado', 'gestao')),
  ordem integer not null,
  nome text not null,
  resumo text not null,
  itens text[] not null,
  mensal_centavos bigint not null check (mensal_centavos >= 0),
  usuarios integer not null check (usuarios > 0),
  calculos_mes integer not null,
  lotes integer not null,
  flags jsonb not null default '{}'
);
comment on table balcao.plano is 'Planos que se contratam, com o que cada um permite.';

insert into balcao.plano (plano, ordem, nome, resumo, itens, mensal_centavos, usuarios, calculos_mes, lotes, flags) values
  ('multicalculo', 10, 'Multicálculo', 'Para quem quer cotar mais rápido.',
   array['Cotação em todas as seguradoras ao mesmo tempo', 'Comparativo lado a lado', 'Extensão do navegador'],
   14990, 3, 1000, 3,
   '{"acessoGestao": false, "acessoRecebimento": false, "acessoParcelaAtrasada": false, "acessoBuscaDocumentos": false}'),
  ('integrado', 20, 'Integrado', 'Cotação e gestão em um só lugar.',
   array['Tudo do Multicálculo', 'Tudo da Gestão', 'Da cotação à comissão sem digitar duas vezes'],
   29990, 10, 3000, 10, '{}'),
  ('gestao', 30, 'Gestão', 'Para cuidar da carteira que já existe.',
   array['Propostas, apólices e sinistros', 'Financeiro e comissões', 'Busca de documentos e extratos'],
   19990, 5, 0, 10,
   '{"acessoMC": false, "bloqueioCotacaoAuto": true, "bloqueioCotacaoResidencial": true, "bloqueioCotacaoSaude": true}');

create table balcao.fatura_assinatura (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  -- YYYY-MM
  competencia text not null check (competencia ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  plano text not null references balcao.plano (plano),
  forma text not null check (forma in ('BOLETO', 'PIX')),
  valor_centavos bigint not null check (valor_centavos >= 0),
  vencimento date not null,
  linha_digitavel text,
  pago_em timestamptz,
  status text not null default 'ABERTA' check (status in ('ABERTA', 'PAGA', 'VENCIDA', 'CANCELADA')),
  unique (assinatura_id, competencia)
);
comment on table balcao.fatura_assinatura is 'Faturas da assinatura: valor, vencimento, situação.';
select balcao.tabela_de_assinatura('balcao.fatura_assinatura');

-- An invoice past its day that is not paid.
create function balcao.is_fatura_pendente(p_status text, p_vencimento date, p_hoje date) returns boolean
language sql immutable as $$ select p_status in ('ABERTA', 'VENCIDA') and p_vencimento < p_hoje $$;

-- Marks subscriptions whose payment is pending, by their invoices: one subscription, or all that have invoices when `p_assinatura` is null.
-- A subscription without invoices keeps its mark.
create function balcao.seguir_parcelas(p_assinatura uuid, p_agora timestamptz, p_hoje date) returns void
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
begin
  update assinatura a set tem_parcela_pendente = f.pendente, alterado_em = p_agora, versao = a.versao + 1
  from (
    select assinatura_id, bool_or(balcao.is_fatura_pendente(status, vencimento, p_hoje)) as pendente
    from fatura_assinatura where p_assinatura is null or assinatura_id = p_assinatura group by assinatura_id
  ) f
  where f.assinatura_id = a.id and a.tem_parcela_pendente <> f.pendente;
end
$$;

-- Follows every invoice that is written, by the current day in São Paulo; avisar_parcelas_pendentes looks again each night, because days
-- pass without a write.
create function balcao.seguir_fatura() returns trigger
language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform balcao.seguir_parcelas(new.assinatura_id, now(), (now() at time zone 'America/Sao_Paulo')::date);
  return null;
end
$$;
create trigger seguir after insert or update of status, vencimento on balcao.fatura_assinatura
  for each row execute function balcao.seguir_fatura();

-- Tells open sessions that a payment became pending or was settled: the job is in the transaction of the change, so it exists if and only
-- if the change does.
create function balcao.contar_assinatura() returns trigger
language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform enfileirar('assinatura.mudou', json_build_object('assinaturaId', new.id), 'assinatura.mudou:' || new.id, 5);
  return null;
end
$$;
create trigger contar after update of tem_parcela_pendente on balcao.assinatura
  for each row when (old.tem_parcela_pendente <> new.tem_parcela_pendente)
  execute function balcao.contar_assinatura();

-- Ends trials without a plan, in every subscription (domain design §2.6: TRIAL to EXPIRADA).
create function balcao.expirar_trials(p_agora timestamptz) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  update assinatura set status = 'EXPIRADA', alterado_em = p_agora, versao = versao + 1 where status = 'TRIAL' and trial_fim < p_agora
$$;

-- Sign-ups already done. A sign-up has no user to keep its idempotency key for: the key alone says that it was done. Touched by the
-- function below alone.
create table balcao.cadastro (
  chave_hash bytea primary key,
  -- keyed digest of what was sent: the same key with another content is refused
  corpo_hash bytea not null,
  criado_em timestamptz not null default now()
);
comment on table balcao.cadastro is 'Cadastros de corretoras novas já concluídos, pela chave de quem os pediu.';
revoke all on balcao.cadastro from balcao_app;

-- Takes a key in the caller's transaction; another transaction with the same key waits for its end.
create function balcao.registrar_cadastro(p_chave bytea, p_corpo bytea) returns text
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
declare
  gravado bytea;
begin
  insert into cadastro (chave_hash, corpo_hash) values (p_chave, p_corpo) on conflict do nothing;
  if found then
    return 'NOVO';
  end if;
  select corpo_hash into gravado from cadastro where chave_hash = p_chave;
  return case when gravado = p_corpo then 'REPETIDO' else 'OUTRO' end;
end
$$;

-- Terms of use: versions, the same for everybody.
create table balcao.termo_versao (
  id uuid primary key default balcao.uuid7(),
  versao text not null unique,
  titulo text not null,
  -- paragraphs separated by a blank line; a line beginning with `## ` is a heading
  texto text not null,
  -- of `texto` in UTF-8: what is signed
  sha256 text not null check (sha256 = encode(sha256(convert_to(texto, 'UTF8')), 'hex')),
  publicado_em timestamptz not null
);
comment on table balcao.termo_versao is 'Versões publicadas dos termos de uso.';

-- Append-only: a signature is neither changed nor taken back.
create table balcao.termo_assinado (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  termo_id uuid not null references balcao.termo_versao (id),
  sha256 text not null,
  assinado_em timestamptz not null,
  ip text,
  user_agent text,
  unique (assinatura_id, usuario_id, termo_id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.termo_assinado is 'Quem aceitou qual versão dos termos, e quando.';
call balcao.proteger('balcao.termo_assinado');
grant select, insert on balcao.termo_assinado to balcao_app;

-- The version in force, when a user has not signed it. Runs with the caller's rights: it sees only the signatures of their subscription.
create function balcao.termo_pendente(p_usuario uuid, p_agora timestamptz) returns setof balcao.termo_versao
language sql stable set search_path = balcao, pg_temp as $$
  select * from (select * from termo_versao where publicado_em <= p_agora order by publicado_em desc, id desc limit 1) t
  where not exists (select from termo_assinado a where a.termo_id = t.id and a.usuario_id = p_usuario)
$$;

-- One profile of the automation per user (domain design §2.2).
create table balcao.perfil_automacao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  usuario_id uuid not null unique,
  token_hash bytea unique,
  status text not null default 'active' check (status in ('active', 'inactive', 'unconfig')),
  credentials_active integer not null default 0 check (credentials_active >= 0),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.perfil_automacao is 'Perfil da automação de cada usuário; do token, só o resumo.';
select balcao.tabela_de_assinatura('balcao.perfil_automacao');

-- Human numbers, one sequence per subscription and entity. A number is taken under the row's lock and given back by a rollback: there are
-- neither gaps nor two cases with one number.
create table balcao.sequencia (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  nome text not null,
  ultimo integer not null default 0,
  unique (assinatura_id, nome)
);
comment on table balcao.sequencia is 'Último número dado a cada espécie de registro de uma assinatura.';
-- a counter needs no trail
select balcao.tabela_de_assinatura('balcao.sequencia', false);

-- What a subscription chooses about its quoting, in one row; what is null is the product's own choice.
create table balcao.parametro_cotacao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null unique references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(),
  alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1,
  excluido_em timestamptz,
  -- how many days after its last price ended a case expires
  carencia_dias integer not null check (carencia_dias between 0 and 365),
  -- {preco, coberturas, limites, franquia, parcelamento}
  pesos jsonb check (jsonb_typeof(pesos) = 'object'),
  validade_link_dias integer check (validade_link_dias between 1 and 90),
  comissao_min_bps integer check (comissao_min_bps between 0 and 5000),
  desconto_max_bps integer check (desconto_max_bps between 0 and 3000)
);
comment on table balcao.parametro_cotacao is 'Escolhas da assinatura sobre cotações, como os dias até um orçamento expirar.';
select balcao.registro('balcao.parametro_cotacao');

insert into balcao.termo_versao (versao, titulo, texto, sha256, publicado_em)
select '1.0', 'Termos de uso e privacidade', t.texto, encode(sha256(convert_to(t.texto, 'UTF8')), 'hex'), '2026-01-05T12:00:00Z'
from (values ($termo$## 1. Quem somos e o que é este termo

Este termo regula o uso do Balcão, sistema na internet que ajuda corretoras de seguros a cotar, propor, acompanhar e administrar seguros. Ele vale entre a empresa que fornece o Balcão (“fornecedora”), a corretora que contrata uma assinatura (“assinante”) e cada pessoa que entra no sistema em nome dela (“usuário”).

Ao aceitar, você declara que leu este termo até o fim, que tem poderes para usar o sistema em nome da corretora e que cumprirá o que está aqui. O aceite fica registrado com a sua identificação, a data e a hora, o endereço de rede, o navegador e a impressão digital (SHA-256) exata deste texto.

## 2. Cadastro, senha e acesso

O acesso é pessoal. Cada usuário entra com o próprio e-mail e a própria senha e não deve emprestá-los, nem mesmo a colegas da mesma corretora. Quem administra a assinatura cria, altera e desliga os acessos da sua equipe, e responde por mantê-los corretos.

Você deve escolher uma senha forte, guardá-la em segredo e, sempre que puder, ligar o segundo fator de autenticação. Se desconfiar que alguém entrou no seu lugar, troque a senha, encerre as outras sessões em “Minha conta” e avise o suporte imediatamente.

A assinante pode limitar dias e horários de uso de cada usuário. Fora deles o sistema encerra a sessão. Por segurança, tentativas repetidas com senha errada bloqueiam o acesso por algum tempo.

## 3. Uso permitido

O sistema serve à atividade lícita de corretagem de seguros. É proibido usá-lo para inserir dados de pessoas sem relação com uma cotação, proposta, apólice ou sinistro; para tentar acessar dados de outra assinatura; para testar a segurança sem autorização escrita; para copiar, revender ou automatizar o sistema por meios que ele não oferece; ou para enviar mensagens não solicitadas.

As credenciais das seguradoras que você cadastra pertencem à corretora. Ao cadastrá-las, você autoriza o Balcão a usá-las, em seu nome, apenas para as consultas, cálculos e transmissões que você pedir ou agendar, e declara que as regras de cada seguradora permitem esse uso.

## 4. Cotações, propostas e apólices

Preços, coberturas, franquias e condições mostrados no sistema são informados pelas seguradoras e podem mudar até a emissão. Um cálculo não é aceitação de risco. A conferência dos dados informados, das condições oferecidas e da apólice emitida é dever profissional da corretora perante o segurado.

A fornecedora não é seguradora nem corretora, não intermedeia seguros e não recebe prêmio. Nenhuma informação do sistema substitui as condições gerais do produto, as normas da Superintendência de Seguros Privados (SUSEP), da Agência Nacional de Saúde Suplementar (ANS) ou a orientação de um profissional habilitado.

## 5. Planos, teste e pagamento

A assinatura é cobrada conforme o plano escolhido, no valor e na data informados na contratação. O período de teste é gratuito, tem a duração mostrada na tela e termina sozinho: ao fim dele, só a contratação de um plano devolve o uso do sistema. Os dados do período de teste são mantidos por 90 dias para que possam ser aproveitados.

O atraso no pagamento pode levar ao bloqueio da assinatura depois de aviso. A assinante pode cancelar a qualquer momento, sem multa, com efeito no fim do período já pago, e pode exportar os seus dados antes disso.

## 6. Proteção de dados pessoais

O tratamento de dados pessoais segue a Lei nº 13.709/2018 (Lei Geral de Proteção de Dados Pessoais, LGPD). Quanto aos dados de segurados, proponentes, beneficiários e demais pessoas que a corretora insere no sistema, a assinante é controladora e a fornecedora é operadora: trata esses dados apenas segundo as instruções da assinante, para prestar o serviço. Quanto aos dados de cadastro dos usuários, de cobrança e de segurança do sistema, a fornecedora é controladora.

Os dados são tratados para executar contratos e procedimentos preliminares a pedido do titular, cumprir obrigações legais e regulatórias do mercado de seguros, exercer direitos em processos, prevenir fraudes e, quando cabível, com base no legítimo interesse ou no consentimento. Dados sensíveis, como os de saúde, só devem ser inseridos quando indispensáveis à cotação, à proposta ou ao sinistro, e com a base legal adequada, cuja obtenção cabe à assinante.

Para prestar o serviço, os dados podem ser compartilhados com as seguradoras e operadoras que a corretora escolher em cada cálculo ou transmissão, com fornecedores de infraestrutura contratados pela fornecedora e com autoridades, quando a lei exigir. A fornecedora não vende dados pessoais, nem usa os dados de segurados para finalidade própria.

O titular pode pedir confirmação, acesso, correção, anonimização, portabilidade, eliminação e informação sobre compartilhamento, e revogar o consentimento, nos termos do artigo 18 da LGPD. A corretora atende os seus segurados com as ferramentas de “LGPD” do sistema; a fornecedora a auxilia e atende diretamente os usuários pelo canal do encarregado, informado na central de ajuda.

Os dados são guardados enquanto a assinatura durar e, depois, pelos prazos legais e regulatórios aplicáveis. Ao fim deles são eliminados ou anonimizados. Registros de acesso são guardados por, no mínimo, seis meses, como manda o artigo 15 da Lei nº 12.965/2014 (Marco Civil da Internet).

## 7. Segurança e incidentes

A fornecedora adota medidas técnicas e administrativas adequadas ao risco: comunicação cifrada, senhas guardadas apenas como resumo criptográfico, separação entre assinaturas no banco de dados, trilha de auditoria das alterações e cópias de segurança. Nenhum sistema é infalível: a assinante deve proteger os seus computadores e avisar sobre qualquer suspeita.

Havendo incidente de segurança que possa causar risco ou dano relevante a titulares, a fornecedora avisará a assinante sem demora injustificada, com a natureza dos dados afetados, as medidas tomadas e o que for necessário à comunicação à Autoridade Nacional de Proteção de Dados (ANPD) e aos titulares.

## 8. Suporte e acesso assistido

O atendimento pode ver a composição de telas de um usuário para diagnosticar um problema, mediante código gerado por ele ou concessão registrada. Todo acesso do suporte tem motivo, prazo e registro, que a assinante pode consultar.

## 9. Cookies e registros

O sistema usa apenas cookies necessários ao funcionamento: o da sessão, o que a comprova, o do aceite deste termo e os que lembram escolhas suas, como adiar um aviso. Não há cookies de publicidade.

## 10. Propriedade intelectual

O sistema, as suas telas, textos e marcas pertencem à fornecedora. Os dados inseridos e os documentos importados pertencem à assinante, ou a quem de direito, e continuam seus. Sugestões enviadas podem ser usadas para melhorar o produto, sem identificar quem as enviou.

## 11. Disponibilidade e responsabilidade

A fornecedora trabalha para manter o sistema disponível, avisa com antecedência as manutenções programadas e mantém uma página de situação. Não responde por indisponibilidade das seguradoras, da internet ou de terceiros, nem por dados incorretos informados pelo usuário. Cada parte responde pelos danos que causar por descumprir este termo ou a lei.

## 12. Mudanças, vigência e foro

Este termo vale a partir do aceite e enquanto o acesso existir. Mudanças relevantes geram nova versão, que será apresentada para novo aceite antes de continuar o uso. A versão aceita por você, com a sua impressão digital, pode ser pedida ao suporte a qualquer tempo.

Aplica-se a lei brasileira. Fica eleito o foro do domicílio da assinante no Brasil para resolver as questões que não se resolvam de forma amigável.$termo$)) as t (texto);

revoke execute on function balcao.expirar_trials, balcao.registrar_cadastro, balcao.termo_pendente from public;
grant execute on function balcao.expirar_trials, balcao.registrar_cadastro, balcao.termo_pendente to balcao_app;
-- the owner alone calls these, from its own functions and triggers
revoke execute on function balcao.seguir_parcelas from public;
