import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Id, Instante, Nada } from '../formats.ts';
import { LinhaCotada } from '../quoting/linhas.contract.ts';
import { PerguntaQuestionario } from '../quoting/questionario.contract.ts';

/** Text that `validatePagina` of domain judges: empty is refused there, at its field. */
const parte = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const partes = <S extends z.ZodMiniType>(item: S, max: number) => z.array(item).check(z.maxLength(max));

/** Names an image of a page by its content: sixty-four hexadecimal digits. */
export const ImagemSha = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Opening hours of a kind of day; null: closed. */
export const HorarioDaPagina = z.nullable(z.object({ de: parte(5), ate: parte(5) }));
export type HorarioDaPagina = z.infer<typeof HorarioDaPagina>;

/** Somebody of the team, as the page shows them. */
export const PessoaDaPagina = z.object({
  nome: parte(80),
  cargo: parte(80),
  celular: z.nullable(parte(20)),
  /** A portrait; absent: none. It is gone for good once neither the draft nor the published page shows it. */
  foto: z.optional(ImagemSha),
});
export type PessoaDaPagina = z.infer<typeof PessoaDaPagina>;

/** What the public page says. Whether colours are readable and hours are hours, `validatePagina` of domain judges. */
export const ConteudoDaPagina = z.object({
  titulo: parte(80),
  chamada: parte(300),
  /** Shown with a shared link. */
  descricao: parte(160),
  /** `#rrggbb`: ground of the header, text of links. */
  cor: parte(7),
  /** `#rrggbb`: ground of the buttons. */
  destaque: parte(7),
  /** Null: the logo of the brokerage. */
  logo: z.nullable(ImagemSha),
  foto: z.nullable(ImagemSha),
  /** Lines offered, in the order they are shown. */
  linhas: partes(LinhaCotada, 7),
  equipe: partes(PessoaDaPagina, 12),
  telefone: z.nullable(parte(20)),
  whatsapp: z.nullable(parte(20)),
  email: z.nullable(parte(254)),
  endereco: z.nullable(parte(160)),
  horarios: z.object({ uteis: HorarioDaPagina, sabado: HorarioDaPagina, domingo: HorarioDaPagina }),
  /** What a client accepts before sending; another text is another version once published. */
  consentimento: parte(1_500),
});
export type ConteudoDaPagina = z.infer<typeof ConteudoDaPagina>;

/** What may be written of the page. */
export const DadosDaPagina = z.object({
  /** The address, `/p/<slug>`. It holds as soon as it is saved. */
  slug: parte(50),
  /** Whose legal names the page carries. */
  corretoraId: Id,
  /** Who is notified of requests, in turns; empty: everybody who may attend to them. */
  usuarioIds: partes(Id, 50),
  conteudo: ConteudoDaPagina,
});
export type DadosDaPagina = z.infer<typeof DadosDaPagina>;

/** Where an image stands on the page: `RETRATO` is somebody of the team. */
export const UsoDaImagem = z.enum(['LOGO', 'FOTO', 'RETRATO']);
export type UsoDaImagem = z.infer<typeof UsoDaImagem>;

/** Images by name, as data URLs, each with its size. */
export const ImagensDaPagina = z.record(z.string(), z.object({ url: z.string(), largura: z.int(), altura: z.int() }));
export type ImagensDaPagina = z.infer<typeof ImagensDaPagina>;

/** A version that was published. */
export const VersaoDaPagina = z.object({
  id: Id,
  numero: z.int(),
  em: Instante,
  por: z.nullable(z.string()),
  /** Version of the consent text it carries. */
  consentimentoVersao: z.int(),
  titulo: z.string(),
});
export type VersaoDaPagina = z.infer<typeof VersaoDaPagina>;

/** The page as its administrator edits it; version 0 while nothing was saved. */
export const PaginaPublica = z.object({
  ...DadosDaPagina.shape,
  versao: z.int(),
  /** The version clients see; null: the address opens nothing. */
  publicada: z.nullable(VersaoDaPagina),
  /** What is saved is not what is published. */
  isAlterada: z.boolean(),
  /** The whole address of the page. */
  endereco: z.string(),
  imagens: ImagensDaPagina,
  alteradoEm: z.nullable(Instante),
  alteradoPor: z.nullable(z.string()),
});
export type PaginaPublica = z.infer<typeof PaginaPublica>;

/** Short questions of a line, besides telephone, name and e-mail. */
export const PerguntasDaPagina = z.object({ linha: LinhaCotada, perguntas: z.array(PerguntaQuestionario) });
export type PerguntasDaPagina = z.infer<typeof PerguntasDaPagina>;

/** What the form of the page chooses from. */
export const OpcoesDaPagina = z.object({
  corretoras: z.array(
    z.object({ id: Id, nome: z.string(), cnpj: z.string(), susep: z.nullable(z.string()), logo: z.nullable(z.string()) }),
  ),
  /** `recebe` false: skipped in the turns, whatever was chosen. */
  usuarios: z.array(z.object({ id: Id, nome: z.string(), recebe: z.boolean() })),
  /** Of every line, for the preview. */
  perguntas: z.array(PerguntasDaPagina),
});
export type OpcoesDaPagina = z.infer<typeof OpcoesDaPagina>;

/** Where a client came from, as the address of the page said. */
const origem = z.optional(z.string().check(z.maxLength(120)));
export const Utm = z.object({ source: origem, medium: origem, campaign: origem, term: origem, content: origem });
export type Utm = z.infer<typeof Utm>;

/** Most characters of an image as it is sent. */
export const LIMITE_IMAGEM_DA_PAGINA = 900_000;

const B = '/c/api/v1/pagina-publica';
const P = '/c/api/v1/publico/pagina';

/** The public page of a subscription, and what clients send from it (domain design §4.6). */
export const paginaPublicaCalls = {
  getPagina: defineCall({
    method: 'GET',
    path: B,
    resumo: 'A página pública como foi gravada; antes da primeira gravação, uma sugestão.',
    administrador: true,
    input: Nada,
    output: PaginaPublica,
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'Corretoras, usuários e perguntas entre as quais a página pública escolhe.',
    administrador: true,
    input: Nada,
    output: OpcoesDaPagina,
  }),
  savePagina: defineCall({
    method: 'PUT',
    path: B,
    resumo: 'Grava o rascunho da página; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    administrador: true,
    input: z.object({ ...DadosDaPagina.shape, versao: z.int() }),
    output: PaginaPublica,
  }),
  saveImagem: defineCall({
    method: 'POST',
    path: `${B}/imagens`,
    resumo: 'Redesenha e guarda um logo (PNG, JPEG ou SVG), uma foto da página ou um retrato da equipe (PNG ou JPEG).',
    administrador: true,
    idempotente: true,
    input: z.object({ uso: UsoDaImagem, imagem: z.string().check(z.maxLength(LIMITE_IMAGEM_DA_PAGINA)) }),
    output: z.object({ sha256: ImagemSha, url: z.string(), largura: z.int(), altura: z.int() }),
  }),
  publishPagina: defineCall({
    method: 'POST',
    path: `${B}/publicar`,
    resumo: 'Publica o que está gravado como uma nova versão.',
    administrador: true,
    idempotente: true,
    input: z.object({ versao: z.int() }),
    output: PaginaPublica,
  }),
  unpublishPagina: defineCall({
    method: 'POST',
    path: `${B}/despublicar`,
    resumo: 'O endereço da página não abre mais; o rascunho e a história ficam.',
    administrador: true,
    idempotente: true,
    input: Nada,
    output: PaginaPublica,
  }),
  listVersoes: defineCall({
    method: 'GET',
    path: `${B}/versoes`,
    resumo: 'As últimas cem versões publicadas, a mais nova primeiro.',
    administrador: true,
    input: Nada,
    output: z.array(VersaoDaPagina),
  }),
  getVersao: defineCall({
    method: 'GET',
    path: `${B}/versoes/:versaoId`,
    resumo: 'Uma versão publicada, inteira.',
    administrador: true,
    input: z.object({ versaoId: Id }),
    output: z.object({ ...VersaoDaPagina.shape, conteudo: ConteudoDaPagina, imagens: ImagensDaPagina }),
  }),
  restoreVersao: defineCall({
    method: 'POST',
    path: `${B}/versoes/:versaoId/restaurar`,
    resumo: 'O rascunho passa a ser o que uma versão dizia; nada é publicado.',
    administrador: true,
    idempotente: true,
    input: z.object({ versaoId: Id, versao: z.int() }),
    output: PaginaPublica,
  }),
  issueProva: defineCall({
    method: 'POST',
    path: `${P}/prova`,
    resumo: 'Uma prova nova para o formulário de uma página publicada, que pode ser enviado uma vez com ela.',
    publica: true,
    input: z.object({ slug: z.string().check(z.maxLength(60)) }),
    output: z.object({ prova: z.string() }),
  }),
  sendSolicitacao: defineCall({
    method: 'POST',
    path: `${P}/solicitacoes`,
    resumo: 'O pedido de cotação de um cliente; a mesma prova com o mesmo conteúdo responde o mesmo protocolo.',
    publica: true,
    input: z.object({
      slug: z.string().check(z.maxLength(60)),
      prova: z.string().check(z.maxLength(200)),
      linha: LinhaCotada,
      /** As typed, by the name of the question. */
      respostas: z.record(z.string().check(z.maxLength(80)), z.string().check(z.maxLength(1_000))),
      consentimento: z.literal(true, { error: 'Marque que leu e aceita o texto acima.' }),
      /** Version of the consent text that was shown. */
      consentimentoVersao: z.int(),
      /** A field no person sees: whoever fills it in is no person. */
      site: z.optional(z.string().check(z.maxLength(200))),
      utm: z.optional(Utm),
    }),
    output: z.object({ protocolo: z.string(), recebidoEm: Instante }),
  }),
};
