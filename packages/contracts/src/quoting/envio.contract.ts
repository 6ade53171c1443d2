import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Centavos, Data, Id, Instante, Nada } from '../formats.ts';

/** How a quote reaches the client. */
export const CanalEnvio = z.enum(['EMAIL', 'WHATSAPP', 'LINK']);
export type CanalEnvio = z.infer<typeof CanalEnvio>;

const Assunto = z.string().check(z.trim(), z.minLength(3, 'Escreva o assunto.'), z.maxLength(150, 'Use até 150 letras.'));
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

/** One e-mail to one person. INCERTO: the mail server was cut off while taking it; it is never sent again by itself. */
export const StatusEntrega = z.enum(['NA_FILA', 'ENVIANDO', 'ENVIADA', 'FALHOU', 'INCERTA', 'CANCELADA']);
export type StatusEntrega = z.infer<typeof StatusEntrega>;

/** What a client said back. */
export const RespostaCliente = z.object({
  id: Id,
  tipo: z.enum(['ACEITE', 'DUVIDA']),
  em: Instante,
  nome: z.string(),
  mensagem: z.nullable(z.string()),
  /** Insurer and package accepted. */
  oferta: z.nullable(z.string()),
});
export type RespostaCliente = z.infer<typeof RespostaCliente>;

/** One sending of a quote: to whom, what, and what came of it. */
export const EnvioOrcamento = z.object({
  id: Id,
  criadoEm: Instante,
  usuario: z.string(),
  canal: CanalEnvio,
  assunto: z.string(),
  ofertas: z.array(z.object({ id: Id, seguradora: z.string(), pacote: z.string() })),
  situacao: z.enum(['ATIVO', 'EXPIRADO', 'REVOGADO']),
  expiraEm: Instante,
  /** First time the client's page was opened. */
  abertoEm: z.nullable(Instante),
  aberturas: z.int(),
  entregas: z.array(z.object({ id: Id, destinatario: z.string(), status: StatusEntrega, em: Instante })),
  respostas: z.array(RespostaCliente),
  /** Address of the client's page; null once it opens no more. */
  url: z.nullable(z.string()),
  /** Opens the conversation with the message typed; only WHATSAPP. */
  whatsapp: z.nullable(z.string()),
});
export type EnvioOrcamento = z.infer<typeof EnvioOrcamento>;

/** All the screen of a sending needs: offers to choose from, messages, and what fills their variables. */
export const PreparoEnvio = z.object({
  numero: z.int(),
  ofertas: z.array(
    z.object({
      id: Id,
      seguradora: z.string(),
      pacote: z.string(),
      premioTotalCentavos: Centavos,
      validade: z.nullable(Data),
      vencida: z.boolean(),
    }),
  ),
  modelos: z.array(ModeloMensagem),
  variaveis: z.record(z.string(), z.string()),
  sugerido: z.object({ email: z.string(), celular: z.string() }),
  maxDestinatarios: z.int(),
  maxOfertas: z.int(),
  validadeDias: z.int(),
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

/** How an offer may be paid, as a client asks it: at once, and in the most instalments that cost nothing more. */
export const PagamentoDoCliente = z.object({
  aVistaCentavos: z.nullable(Centavos),
  semJuros: z.nullable(z.object({ n: z.int(), primeiraCentavos: Centavos, demaisCentavos: Centavos, totalCentavos: Centavos })),
});
export type PagamentoDoCliente = z.infer<typeof PagamentoDoCliente>;

/** What the client sees. No commission, no document, no more of the insured than a first name. */
export const CotacaoPublica = z.object({
  corretora: z.object({ nome: z.string(), cnpj: z.string(), susep: z.string() }),
  corretor: z.object({ nome: z.string(), email: z.string() }),
  numero: z.int(),
  cliente: z.string(),
  bem: z.nullable(z.string()),
  vigencia: z.nullable(z.object({ de: Data, ate: Data })),
  expiraEm: Instante,
  ofertas: z.array(
    z.object({
      id: Id,
      seguradora: z.string(),
      pacote: z.string(),
      premioTotalCentavos: Centavos,
      periodicidade: z.enum(['UNICA', 'MENSAL', 'ANUAL']),
      validade: z.nullable(Data),
      vencida: z.boolean(),
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
});
export type CotacaoPublica = z.infer<typeof CotacaoPublica>;

const NomeCliente = z.string().check(z.trim(), z.minLength(3, 'Informe o seu nome.'), z.maxLength(120, 'Use até 120 letras.'));
/** Whatever came in the address: judged by the gateway, which says the same of all that open nothing. */
const Token = z.string();
const B = '/c/api/v1';

/** Sending a quote, and what the client does with it. */
export const envioCalls = {
  preparar: defineCall({
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
  reenviar: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/envios/:envioId/reenviar`,
    resumo: 'Manda de novo os e-mails de um envio cujo link ainda vale.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object({ orcamentoId: Id, envioId: Id }),
    output: EnvioOrcamento,
  }),
  revogar: defineCall({
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
  verCotacao: defineCall({
    method: 'POST',
    path: `${B}/publico/cotacao`,
    resumo: 'A página do cliente: as ofertas de um envio. Todo link que não abre responde o mesmo.',
    publica: true,
    input: z.object({ token: Token }),
    output: CotacaoPublica,
  }),
  aceitar: defineCall({
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
  perguntar: defineCall({
    method: 'POST',
    path: `${B}/publico/cotacao/duvida`,
    resumo: 'O cliente pergunta; `chave` repetida não pergunta de novo.',
    publica: true,
    input: z.object({
      token: Token,
      chave: Id,
      nome: NomeCliente,
      mensagem: z.string().check(z.trim(), z.minLength(5, 'Escreva a sua dúvida.'), z.maxLength(1_000, 'Use até 1.000 letras.')),
    }),
    output: Nada,
  }),
};
