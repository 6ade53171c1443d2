import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Nada, Centavos, Data, Id, Instante, Slug } from '../formats.ts';
import { StatusOrcamento } from './orcamento.contract.ts';
import { Periodicidade } from './periodicidade.contract.ts';

/** How a quote reaches the client. */
export const CanalEnvio = z.enum(['EMAIL', 'WHATSAPP', 'LINK']);
export type CanalEnvio = z.infer<typeof CanalEnvio>;

/** One line: what would begin another header of the e-mail is refused. */
const Assunto = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Escreva o assunto.'),
    z.maxLength(150, 'Use até 150 letras.'),
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Escreva o assunto em uma só linha.'),
  );
const Mensagem = z.string().check(z.trim(), z.minLength(10, 'Escreva a mensagem.'), z.maxLength(4_000, 'Use até 4.000 letras.'));

/** A message with `{{variaveis}}` in it, kept by the subscription. */
export const ModeloMensagem = z.object({
  id: Id,
  canal: z.enum(['EMAIL', 'WHATSAPP']),
  nome: z.string().check(z.trim(), z.minLength(3, 'Dê um nome ao modelo.'), z.maxLength(60, 'Use até 60 letras.')),
  assunto: z.string(),
  corpo: Mensagem,
});
export type ModeloMensagem = z.infer<typeof ModeloMensagem>;

/** A message as those who keep them see it: whether the subscription wrote it, and whether the product has one of that name. */
export const ModeloDaAssinatura = z.object({ ...ModeloMensagem.shape, escrito: z.boolean(), doBalcao: z.boolean() });
export type ModeloDaAssinatura = z.infer<typeof ModeloDaAssinatura>;

/** One e-mail to one person. INCERTO: the mail server was cut off while taking it; it is never sent again by itself. */
export const StatusEntrega = z.enum(['NA_FILA', 'ENVIANDO', 'ENVIADA', 'FALHOU', 'INCERTA', 'CANCELADA']);
export type StatusEntrega = z.infer<typeof StatusEntrega>;

/** What came of one e-mail to one person. */
const EntregaFeita = z.object({ id: Id, destinatario: z.string(), status: StatusEntrega, em: Instante });

/**
 * What was said by a client's link: the offer they chose, a question, the asking for prices that ended; and the broker's answer
 * (RESPOSTA), or the word that the client was answered elsewhere (RESOLVIDA).
 */
export const RespostaCliente = z.object({
  id: Id,
  tipo: z.enum(['ACEITE', 'DUVIDA', 'ATUALIZACAO', 'RESPOSTA', 'RESOLVIDA']),
  em: Instante,
  nome: z.string(),
  mensagem: z.nullable(z.string()),
  /** Insurer and package accepted. */
  oferta: z.nullable(z.string()),
  /** E-mails that took an answer to the client. */
  entregas: z.array(EntregaFeita),
});
export type RespostaCliente = z.infer<typeof RespostaCliente>;

/** One sending of a quote: to whom, what, and what came of it. */
export const EnvioOrcamento = z.object({
  id: Id,
  criadoEm: Instante,
  usuario: z.string(),
  canal: CanalEnvio,
  assunto: z.string(),
  /** `validade`: last day the price holds. */
  ofertas: z.array(z.object({ id: Id, seguradora: z.string(), pacote: z.string(), validade: z.nullable(Data) })),
  situacao: z.enum(['ATIVO', 'EXPIRADO', 'REVOGADO']),
  expiraEm: Instante,
  /** First time the client's page was opened. */
  abertoEm: z.nullable(Instante),
  aberturas: z.int(),
  entregas: z.array(EntregaFeita),
  /** Oldest first. */
  respostas: z.array(RespostaCliente),
  /** Since when the client waits for an answer of this sending; null when they do not. */
  clienteEsperaDesde: z.nullable(Instante),
  /** Whether the price of an offer of it ended, or the day its cover would begin passed. */
  isPrecoVencido: z.boolean(),
  /** Address of the client's page; null once it opens no more. */
  url: z.nullable(z.string()),
  /** Opens the conversation with the message typed; only WHATSAPP. */
  whatsapp: z.nullable(z.string()),
});
export type EnvioOrcamento = z.infer<typeof EnvioOrcamento>;

/** All the screen of a sending needs: offers to choose from, messages, and what fills their variables. */
export const PreparoEnvio = z.object({
  numero: z.int(),
  status: StatusOrcamento,
  ofertas: z.array(
    z.object({
      id: Id,
      seguradora: z.string(),
      pacote: z.string(),
      premioTotalCentavos: Centavos,
      periodicidade: Periodicidade,
      validade: z.nullable(Data),
      /** Day its cover begins; absent of a gateway that does not tell it yet. */
      vigIni: z.optional(z.nullable(Data)),
      /** It can no longer be sold as it was priced. */
      vencida: z.boolean(),
      /** Because its cover would have begun; absent of a gateway that does not tell it yet. */
      inicioPassado: z.optional(z.boolean()),
    }),
  ),
  modelos: z.array(ModeloMensagem),
  /** What fills a message, but for `ofertas`, `validade` (both of the offers chosen) and `link`. */
  variaveis: z.record(z.string(), z.string()),
  sugerido: z.object({ email: z.string(), celular: z.string() }),
  maxDestinatarios: z.int(),
  maxOfertas: z.int(),
  /** E-mails that may still leave within 24 hours; when none may, `liberaEm` is when one does. */
  emails: z.object({ restantes: z.int(), liberaEm: z.nullable(Instante) }),
  validadeDias: z.int(),
  /** Last day a link made now opens. */
  linkAte: Data,
});
export type PreparoEnvio = z.infer<typeof PreparoEnvio>;

/** A sending as it is asked for. `destinatarios` are e-mails, or one mobile number, or nobody for a plain link. */
export const NovoEnvio = z.object({
  orcamentoId: Id,
  canal: CanalEnvio,
  destinatarios: z.array(z.string().check(z.trim(), z.maxLength(254))).check(z.maxLength(20)),
  ofertas: z.array(Id).check(z.minLength(1, 'Escolha ao menos uma oferta.'), z.maxLength(5, 'Escolha até 5 ofertas.')),
  assunto: Assunto,
  mensagem: Mensagem,
});
export type NovoEnvio = z.infer<typeof NovoEnvio>;

/** One message between a client and their brokerage, as both read it. */
export const MensagemDaConversa = z.object({
  id: Id,
  de: z.enum(['CLIENTE', 'CORRETORA']),
  /** Who wrote it, as they gave their name. */
  nome: z.string(),
  em: Instante,
  texto: z.string(),
});
export type MensagemDaConversa = z.infer<typeof MensagemDaConversa>;

/** What the client's page reads again while it is open. Reading it counts as no opening. */
export const ConversaPublica = z.object({
  /** Oldest first. */
  conversa: z.array(MensagemDaConversa),
  /** When the client asked for prices that ended to be updated; null while they did not. */
  atualizacaoPedidaEm: z.nullable(Instante),
  /** By when the brokerage promised to answer what was asked last; absent while nothing waits, or nothing is promised. */
  respostaAte: z.optional(z.nullable(Instante)),
});
export type ConversaPublica = z.infer<typeof ConversaPublica>;

/** How an offer may be paid, as a client asks it: at once, and in the most instalments that cost nothing more. */
export const PagamentoDoCliente = z.object({
  aVistaCentavos: z.nullable(Centavos),
  semJuros: z.nullable(z.object({ n: z.int(), primeiraCentavos: Centavos, demaisCentavos: Centavos, totalCentavos: Centavos })),
});
export type PagamentoDoCliente = z.infer<typeof PagamentoDoCliente>;

/** What the client sees. No commission, no document, no more of the insured than a first name. */
export const CotacaoPublica = z.object({
  /** `logo`: a PNG or JPEG as a data URL; null when there is none. `telefone`: digits; empty when there is none. */
  corretora: z.object({ nome: z.string(), cnpj: z.string(), susep: z.string(), telefone: z.string(), logo: z.nullable(z.string()) }),
  /** Who attends the client: who sells, else who sent it. `telefone`: digits, of a mobile where WhatsApp may be used; empty when there is none. */
  corretor: z.object({ nome: z.string(), email: z.string(), telefone: z.string() }),
  numero: z.int(),
  /** The number as the brokerage writes it; absent of a gateway that does not tell it yet. */
  numeroEscrito: z.optional(z.string()),
  cliente: z.string(),
  bem: z.nullable(z.string()),
  vigencia: z.nullable(z.object({ de: Data, ate: Data })),
  /** Last moment the link opens; its prices may end before. */
  expiraEm: Instante,
  /** The day said in the message: the earliest on which a price ends or a cover begins, and never after the link. */
  validade: Data,
  ofertas: z.array(
    z.object({
      id: Id,
      seguradora: z.string(),
      /** What the insurer's mark is drawn of. */
      slug: z.optional(Slug),
      pacote: z.string(),
      premioTotalCentavos: Centavos,
      periodicidade: Periodicidade,
      validade: z.nullable(Data),
      /** It can no longer be chosen. */
      vencida: z.boolean(),
      /** Because its cover would have begun; absent of a gateway that does not tell it yet. */
      inicioPassado: z.optional(z.boolean()),
      pagamento: z.optional(PagamentoDoCliente),
    }),
  ),
  /** Rows under titles, a text per offer in their order. */
  grupos: z.array(
    z.object({
      titulo: z.string(),
      linhas: z.array(z.object({ rotulo: z.string(), valores: z.array(z.string()), isDiferente: z.boolean() })),
    }),
  ),
  /** The case may still be accepted. */
  aberta: z.boolean(),
  aceite: z.nullable(z.object({ ofertaId: Id, em: Instante })),
  /** What was said so far, oldest first. */
  conversa: ConversaPublica.shape.conversa,
  atualizacaoPedidaEm: ConversaPublica.shape.atualizacaoPedidaEm,
});
export type CotacaoPublica = z.infer<typeof CotacaoPublica>;

const NomeCliente = z.string().check(z.trim(), z.minLength(3, 'Informe o seu nome.'), z.maxLength(120, 'Use até 120 letras.'));
/** Whatever came in the address: judged by the gateway, which says the same of all that open nothing. */
const Token = z.string();
const B = '/c/api/v1';

/** Sending a quote, and what the client does with it. */
export const envioCalls = {
  prepare: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/:orcamentoId/envios/preparo`,
    resumo: 'O que se pode enviar deste orçamento, os modelos e as variáveis deles.',
    needs: 'acessoOrcamentacao',
    input: z.object({ orcamentoId: Id }),
    output: PreparoEnvio,
  }),
  listEnvios: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/:orcamentoId/envios`,
    resumo: 'Envios do orçamento, do mais novo ao mais antigo, com aberturas e respostas.',
    needs: 'acessoOrcamentacao',
    input: z.object({ orcamentoId: Id }),
    output: z.array(EnvioOrcamento),
  }),
  createEnvio: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/envios`,
    resumo: 'Envia de 1 a 5 ofertas ao cliente; o orçamento passa a ENVIADO.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: NovoEnvio,
    output: EnvioOrcamento,
  }),
  resend: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/envios/:envioId/reenviar`,
    resumo: 'Manda de novo os e-mails de um envio cujo link ainda vale.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object({ orcamentoId: Id, envioId: Id }),
    output: EnvioOrcamento,
  }),
  revoke: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/envios/:envioId/revogar`,
    resumo: 'O link deste envio não abre mais.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object({ orcamentoId: Id, envioId: Id }),
    output: EnvioOrcamento,
  }),
  saveModelo: defineCall({
    method: 'POST',
    path: `${B}/modelos-mensagem`,
    resumo: 'Guarda uma mensagem como modelo da assinatura; o mesmo nome no mesmo canal é substituído.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object({ canal: z.enum(['EMAIL', 'WHATSAPP']), nome: ModeloMensagem.shape.nome, assunto: Assunto, corpo: Mensagem }),
    output: ModeloMensagem,
  }),
  listModelos: defineCall({
    method: 'GET',
    path: `${B}/modelos-mensagem`,
    resumo: 'As mensagens aos clientes: as da assinatura e as do Balcão.',
    administrador: true,
    input: Nada,
    output: z.array(ModeloDaAssinatura),
  }),
  removeModelo: defineCall({
    method: 'DELETE',
    path: `${B}/modelos-mensagem/:modeloId`,
    resumo: 'Exclui uma mensagem da assinatura; a do Balcão de mesmo nome, se há, volta. Responde as que ficaram.',
    administrador: true,
    input: z.object({ modeloId: Id }),
    output: z.array(ModeloDaAssinatura),
  }),
  viewCotacao: defineCall({
    method: 'POST',
    path: `${B}/publico/cotacao`,
    resumo: 'A página do cliente: as ofertas de um envio. Todo link que não abre responde o mesmo.',
    publica: true,
    input: z.object({ token: Token }),
    output: CotacaoPublica,
  }),
  accept: defineCall({
    method: 'POST',
    path: `${B}/publico/cotacao/aceite`,
    resumo: 'O cliente escolhe uma oferta; vale a primeira escolha.',
    publica: true,
    input: z.object({
      token: Token,
      ofertaId: Id,
      nome: NomeCliente,
      concordo: z.literal(true, { error: 'Marque que leu e concorda.' }),
    }),
    output: z.object({ aceite: z.object({ ofertaId: Id, em: Instante }) }),
  }),
  ask: defineCall({
    method: 'POST',
    path: `${B}/publico/cotacao/duvida`,
    resumo: 'O cliente pergunta; `chave` repetida não pergunta de novo. Devolve a conversa.',
    publica: true,
    input: z.object({
      token: Token,
      chave: Id,
      nome: NomeCliente,
      mensagem: z.string().check(z.trim(), z.minLength(5, 'Escreva a sua dúvida.'), z.maxLength(1_000, 'Use até 1.000 letras.')),
    }),
    output: ConversaPublica,
  }),
};
