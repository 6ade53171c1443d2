import * as z from 'zod/mini';
import { CorretoraDoCliente, CorretorDoCliente } from '../corretora/corretora-do-cliente.contract.ts';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Id, Instante, Nada } from '../formats.ts';
import { Encarregado } from './politica.contract.ts';

/** What the data of a brokerage's client is used for. */
export const Finalidade = z.enum(['COTACAO', 'RENOVACAO', 'MARKETING_EMAIL', 'MARKETING_WHATSAPP', 'COMPARTILHAR_SEGURADORA']);
export type Finalidade = z.infer<typeof Finalidade>;

/** Legal basis of a use (LGPD art. 7). */
export const BaseLegal = z.enum(['CONTRATO', 'CONSENTIMENTO', 'LEGITIMO_INTERESSE']);
export type BaseLegal = z.infer<typeof BaseLegal>;

/** What a client said last of a purpose. */
export const EstadoPermissao = z.enum(['CONCEDIDA', 'REVOGADA', 'SEM_REGISTRO']);
export type EstadoPermissao = z.infer<typeof EstadoPermissao>;

/** What was said. */
export const AtoPermissao = z.enum(['CONCEDIDA', 'REVOGADA']);
export type AtoPermissao = z.infer<typeof AtoPermissao>;

/** Where it was said: on the client's own page, by the link of an e-mail, or to the brokerage. */
export const OrigemPermissao = z.enum(['PAGINA_CLIENTE', 'DESCADASTRO', 'CORRETORA']);
export type OrigemPermissao = z.infer<typeof OrigemPermissao>;

/** State of the newest link that asks a client for consents; null while none was made. */
export const SituacaoColeta = z.enum(['ENVIADA', 'ABERTA', 'RESPONDIDA', 'VENCIDA']);
export type SituacaoColeta = z.infer<typeof SituacaoColeta>;

const porFinalidade = z.object({
  COTACAO: EstadoPermissao,
  RENOVACAO: EstadoPermissao,
  MARKETING_EMAIL: EstadoPermissao,
  MARKETING_WHATSAPP: EstadoPermissao,
  COMPARTILHAR_SEGURADORA: EstadoPermissao,
});

/** A client and what they said of each purpose. */
export const PermissoesDoSegurado = z.object({
  id: Id,
  nome: z.string(),
  documento: z.string(),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  permissoes: porFinalidade,
  coleta: z.nullable(SituacaoColeta),
  /** When they said something last. */
  alteradoEm: z.nullable(Instante),
});
export type PermissoesDoSegurado = z.infer<typeof PermissoesDoSegurado>;

/** One act, with its proof: who said what, when, from where, of which text. */
export const ProvaPermissao = z.object({
  id: Id,
  finalidade: Finalidade,
  ato: AtoPermissao,
  origem: OrigemPermissao,
  baseLegal: BaseLegal,
  em: Instante,
  /** Who said it: the client's name, or the user who wrote down what they said. */
  quem: z.string(),
  ip: z.nullable(z.string()),
  navegador: z.nullable(z.string()),
  textoVersao: z.string(),
  texto: z.string(),
  /** SHA-256 of `texto` in UTF-8, hexadecimal. */
  textoSha256: z.string(),
  nota: z.nullable(z.string()),
});
export type ProvaPermissao = z.infer<typeof ProvaPermissao>;

/** Question to the matrix. */
export const ConsultaPermissoes = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('nome', 'documento', 'alteradoEm'), 'nome'),
  finalidade: z.optional(Finalidade),
  /** Of the purpose asked for; without one, of any. */
  estado: z.optional(EstadoPermissao),
});
export type ConsultaPermissoes = z.infer<typeof ConsultaPermissoes>;

/** A link that asks a client for consents. */
export const LinkColeta = z.object({ url: z.string(), expiraEm: Instante, enviadoPara: z.nullable(z.string()) });
export type LinkColeta = z.infer<typeof LinkColeta>;

/** The client's own page: what is asked, in which words, and what they said before. */
export const PermissoesPublicas = z.object({
  corretora: CorretoraDoCliente,
  corretor: CorretorDoCliente,
  encarregado: z.nullable(Encarregado),
  nome: z.string(),
  finalidades: z.array(z.object({ finalidade: Finalidade, texto: z.string(), textoVersao: z.string(), estado: EstadoPermissao })),
  expiraEm: Instante,
  respondidoEm: z.nullable(Instante),
});
export type PermissoesPublicas = z.infer<typeof PermissoesPublicas>;

/** What the page of unsubscribing shows. It names the brokerage alone: whoever holds a forwarded e-mail learns nothing of the person. */
export const DescadastroPublico = z.object({ corretora: CorretoraDoCliente, corretor: z.null(), isDescadastrado: z.boolean() });
export type DescadastroPublico = z.infer<typeof DescadastroPublico>;

const B = '/c/api/v1/permissoes-lgpd';
const P = '/c/api/v1/publico';
const umSegurado = { seguradoId: Id };
const Token = z.string().check(z.maxLength(200));

/** Consents of clients, on the side of the brokerage. */
export const permissoesCalls = {
  listPermissoes: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Matriz de segurados e finalidades.',
    administrador: true,
    input: ConsultaPermissoes,
    output: paginaDe(PermissoesDoSegurado),
  }),
  exportPermissoes: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A matriz filtrada, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    administrador: true,
    input: z.object({ ...ConsultaPermissoes.shape, ...noFormato }),
    output: z.string(),
  }),
  listProvas: defineCall({
    method: 'GET',
    path: `${B}/:seguradoId/provas`,
    resumo: 'Tudo o que um segurado disse sobre o uso dos seus dados, com a prova, do mais novo ao mais antigo.',
    administrador: true,
    input: z.object(umSegurado),
    output: z.array(ProvaPermissao),
  }),
  addAto: defineCall({
    method: 'POST',
    path: `${B}/:seguradoId/atos`,
    resumo: 'Anota o que o segurado disse à corretora sobre uma finalidade; conceder pede a prova em palavras.',
    administrador: true,
    idempotente: true,
    input: z.object({
      ...umSegurado,
      finalidade: Finalidade,
      ato: AtoPermissao,
      nota: z.nullable(z.string().check(z.trim(), z.maxLength(500))),
    }),
    output: ProvaPermissao,
  }),
  createColeta: defineCall({
    method: 'POST',
    path: `${B}/:seguradoId/coleta`,
    resumo: 'Cria o link com que o segurado diz o que permite; com `porEmail`, manda-o por e-mail.',
    administrador: true,
    idempotente: true,
    input: z.object({ ...umSegurado, porEmail: z.boolean() }),
    output: LinkColeta,
  }),
};

/** What a client does by a link, without a session. */
export const permissoesPublicasCalls = {
  view: defineCall({
    method: 'POST',
    path: `${P}/permissoes`,
    resumo: 'O que se pergunta ao cliente sobre o uso dos seus dados, e o que ele já disse.',
    publica: true,
    input: z.object({ token: Token }),
    output: PermissoesPublicas,
  }),
  answer: defineCall({
    method: 'POST',
    path: `${P}/permissoes/respostas`,
    resumo: 'Guarda o que o cliente permite e o que não; só o que mudou vira prova nova.',
    publica: true,
    input: z.object({
      token: Token,
      respostas: z
        .array(z.object({ finalidade: Finalidade, permite: z.boolean(), textoVersao: z.string().check(z.maxLength(20)) }))
        .check(z.minLength(1), z.maxLength(5)),
    }),
    output: PermissoesPublicas,
  }),
  viewDescadastro: defineCall({
    method: 'POST',
    path: `${P}/descadastro`,
    resumo: 'De qual corretora são os e-mails e se o cancelamento já foi feito.',
    publica: true,
    input: z.object({ token: Token }),
    output: DescadastroPublico,
  }),
  setDescadastro: defineCall({
    method: 'POST',
    path: `${P}/descadastro/confirmar`,
    resumo: 'Cancela os e-mails de divulgação, ou desfaz o cancelamento; repetido, nada muda.',
    publica: true,
    input: z.object({ token: Token, isDescadastrado: z.boolean() }),
    output: DescadastroPublico,
  }),
  /** The address of `List-Unsubscribe` (RFC 8058): a mail program posts a form to it. */
  unsubscribe: defineCall({
    method: 'POST',
    path: `${P}/descadastro/um-clique/:token`,
    resumo: 'Cancela os e-mails de divulgação com um clique, como pede a RFC 8058.',
    publica: true,
    input: z.object({ token: Token }),
    output: Nada,
  }),
};
