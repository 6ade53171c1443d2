-- Privacy policy: versions, the same for everybody, and who accepted each.
create table balcao.politica_versao (
  id uuid primary key default balcao.uuid7(),
  versao text not null unique,
  titulo text not null,
  -- paragraphs separated by a blank line; a line beginning with `## ` is a heading
  texto text not null,
  -- of `texto` in UTF-8: what is accepted
  sha256 text not null check (sha256 = encode(sha256(convert_to(texto, 'UTF8')), 'hex')),
  publicado_em timestamptz not null
);
comment on table balcao.politica_versao is 'Versões publicadas da política de privacidade.';

-- Append-only: an acceptance is neither changed nor taken back.
create table balcao.politica_aceite (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  usuario_id uuid not null,
  politica_id uuid not null references balcao.politica_versao (id),
  sha256 text not null,
  aceito_em timestamptz not null,
  ip text,
  user_agent text,
  unique (assinatura_id, usuario_id, politica_id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.politica_aceite is 'Quem aceitou qual versão da política de privacidade, e quando.';
call balcao.proteger('balcao.politica_aceite');
grant select, insert on balcao.politica_aceite to balcao_app;

-- Data protection officer of a subscription (LGPD art. 41).
create table balcao.encarregado (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  nome text not null check (length(nome) between 2 and 120),
  email text not null check (email <> ''),
  telefone text check (telefone ~ '^[0-9]{10,11}$'),
  unique (assinatura_id)
);
comment on table balcao.encarregado is 'Encarregado de dados pessoais de cada assinatura.';
select balcao.registro('balcao.encarregado');

insert into balcao.politica_versao (versao, titulo, texto, sha256, publicado_em)
select '1.0', 'Política de privacidade', t.texto, encode(sha256(convert_to(t.texto, 'UTF8')), 'hex'), '2026-01-05T12:00:00Z'
from (values ($politica$## 1. De que trata esta política

Esta política explica quais dados pessoais o Balcão trata, para quê, por quanto tempo e como cada pessoa exerce os seus direitos, como pede a Lei nº 13.709/2018 (Lei Geral de Proteção de Dados Pessoais, LGPD).

O Balcão é usado por corretoras de seguros. Dos dados dos seus clientes, a corretora é a controladora e o Balcão, operador: trata-os só para prestar o serviço à corretora. Dos dados de quem entra no sistema, da cobrança e da segurança, o Balcão é o controlador.

## 2. Que dados são tratados

De quem usa o sistema: nome, e-mail, telefone, permissões, horários de acesso, endereço de rede, navegador e o registro do que foi feito.

Dos clientes da corretora: identificação, contatos, endereço, dados do bem ou da pessoa a segurar, respostas a questionários, documentos enviados, cotações, propostas, apólices, parcelas e sinistros. Dados de saúde só são pedidos quando o seguro os exige, com consentimento específico, e ficam selados.

## 3. Para que são usados

Para cotar, contratar, renovar e administrar seguros a pedido da pessoa (LGPD, art. 7º, V); para cumprir obrigações legais e regulatórias (art. 7º, II); para exercer direitos em processos (art. 7º, VI); e, somente com consentimento, para enviar ofertas por e-mail ou WhatsApp (art. 7º, I).

Os dados não são vendidos. Eles são compartilhados com as seguradoras cotadas, na medida do que cada cotação pede, e com quem hospeda o sistema, sob contrato.

## 4. Por quanto tempo ficam guardados

Enquanto houver relação com a corretora e pelos prazos que a lei manda guardar. Cada regra de guarda tem prazo e fundamento próprios, que a corretora informa a quem pede a eliminação. O que nenhuma regra manda guardar é eliminado quando o titular pede.

## 5. Direitos do titular

Qualquer pessoa pode pedir confirmação e acesso aos seus dados, correção, portabilidade, eliminação e informação sobre compartilhamento, e pode revogar o consentimento (art. 18). O cliente de uma corretora faz o pedido à corretora, que responde em até 15 dias; o usuário do sistema o faz ao encarregado do Balcão.

Todo e-mail de divulgação traz um link para deixar de recebê-los, que funciona com um clique e sem senha.

## 6. Segurança

Os dados de cada corretora ficam separados dos das demais. Senhas são guardadas em resumo, segredos são selados, o acesso é registrado e as mudanças ficam em trilha de auditoria.

## 7. Cookies

O sistema usa apenas cookies necessários ao funcionamento: a sessão, a preferência de aparência e a marca dos avisos já vistos. Não há cookies de publicidade nem de terceiros.

## 8. Mudanças nesta política

Cada versão publicada continua disponível nesta página, com a data. Quando uma nova versão é publicada, quem usa o sistema é convidado a lê-la e aceitá-la.$politica$)) as t (texto);
