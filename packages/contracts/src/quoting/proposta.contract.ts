import * as z from 'zod/mini';
import { ACESSOS_DO_CASO } from './acessos.ts';
import { defineCall, defineTopic } from '../define.ts';
import { ErroCampo } from '../envelope.ts';
import { Bps, Centavos, Data, Id, Instante, Slug } from '../formats.ts';
import { Linha } from '../registry/registry.contract.ts';
import { FormaPagamento } from './blocos-risco.contract.ts';
import { MensagemSeguradora, OfertaCotacao, Parcelamento } from './cotacao.contract.ts';
import { StatusOrcamento } from './orcamento.contract.ts';
import { PoliticaComissao } from './politica-comissao.ts';

export { PoliticaComissao };

const B = '/c/api/v1';

/** Where a proposal stands with its insurer (domain design §2.6). */
export const StatusProposta = z.enum([
  'RASCUNHO',
  'TRANSMITIDA',
  'EM_ANALISE',
  'EXIGENCIA',
  'VISTORIA',
  'ACEITA',
  'EMITIDA',
  'RECUSADA',
  'CANCELADA',
]);
export type StatusProposta = z.infer<typeof StatusProposta>;

/** Life of one instalment of the premium. */
export const StatusParcela = z.enum(['ABERTA', 'PAGA', 'VENCIDA', 'EM_COBRANCA', 'CANCELADA', 'ESTORNADA']);
export type StatusParcela = z.infer<typeof StatusParcela>;

/** Life of one expected commission. */
export const StatusComissao = z.enum(['PREVISTA', 'PARCIAL', 'RECEBIDA', 'DIVERGENTE', 'CONTESTADA', 'ESTORNADA', 'CANCELADA']);
export type StatusComissao = z.infer<typeof StatusComissao>;

/** Asking the insurer to take a proposal up; FALHOU may be tried again, RECUSADA may not. */
export const StatusTransmissao = z.enum(['PENDENTE', 'EM_CURSO', 'CONCLUIDA', 'FALHOU', 'RECUSADA']);
export type StatusTransmissao = z.infer<typeof StatusTransmissao>;

/** One instalment of a premium, tax inside. */
export const ParcelaPrevista = z.object({ numero: z.int(), vencimento: Data, valorCentavos: Centavos, iofCentavos: Centavos });
export type ParcelaPrevista = z.infer<typeof ParcelaPrevista>;

/** One part of the commission: of which instalment (null: of none), on which net premium, expected when. */
export const ComissaoPrevista = z.object({
  numero: z.int(),
  parcela: z.nullable(z.int()),
  previsaoEm: Data,
  baseCentavos: Centavos,
  previstaCentavos: Centavos,
});
export type ComissaoPrevista = z.infer<typeof ComissaoPrevista>;

/** A seller's share of the commission. */
export const ProdutorDaProposta = z.object({ id: Id, nome: z.string(), pctBps: Bps });
export type ProdutorDaProposta = z.infer<typeof ProdutorDaProposta>;

/** A demand of an insurer before issuing: its moment, and when it was met (null while open). */
export const ExigenciaSeguradora = z.object({ ...MensagemSeguradora.shape, pedidaEm: Instante, atendidaEm: z.nullable(Instante) });
export type ExigenciaSeguradora = z.infer<typeof ExigenciaSeguradora>;

/** Answer of a broker to a demand; the published protocols have no answers, so the broker must also give it to the insurer. */
export const RespostaExigencia = z.object({
  id: Id,
  em: Instante,
  usuario: z.nullable(z.string()),
  nota: z.nullable(z.string()),
  /** Papers of the case that went with it. */
  anexos: z.array(z.object({ id: Id, nome: z.string() })),
  /** Whether it may be taken back: the insurer has said nothing since. */
  isDesfazivel: z.boolean(),
});
export type RespostaExigencia = z.infer<typeof RespostaExigencia>;

/** A demand with its answers, oldest first. `ordem` identifies it: its position among all demands, from 1. */
export const ExigenciaDaProposta = z.object({ ...ExigenciaSeguradora.shape, ordem: z.int(), respostas: z.array(RespostaExigencia) });
export type ExigenciaDaProposta = z.infer<typeof ExigenciaDaProposta>;

/** A sale handed, or to be handed, to an insurer. */
export const Proposta = z.object({
  id: Id,
  numero: z.int(),
  /** Given by the insurer once transmitted. */
  numeroSeguradora: z.nullable(z.string()),
  numeroApolice: z.nullable(z.string()),
  orcamentoId: z.nullable(Id),
  ofertaId: z.nullable(Id),
  linha: Linha,
  seguradora: Slug,
  seguradoraNome: z.string(),
  segurado: z.string(),
  bem: z.string(),
  vigIni: Data,
  vigFim: Data,
  premioLiquidoCentavos: Centavos,
  iofCentavos: Centavos,
  premioTotalCentavos: Centavos,
  comissaoBps: Bps,
  comissaoCentavos: Centavos,
  politicaComissao: z.nullable(PoliticaComissao),
  /** The chosen payment plan of the offer. */
  plano: z.nullable(Parcelamento),
  /** What may be shown of the means of payment: its form and at most the end of a card. */
  rotuloPagamento: z.nullable(z.string()),
  parcelas: z.array(z.object({ ...ParcelaPrevista.shape, status: StatusParcela })),
  comissoes: z.array(z.object({ ...ComissaoPrevista.shape, status: StatusComissao })),
  produtores: z.array(ProdutorDaProposta),
  /** All that was ever asked, in the order it came. */
  exigencias: z.array(ExigenciaDaProposta),
  /** Sentences of the insurer about the transmission, when it did not go through. */
  mensagens: z.array(MensagemSeguradora),
  transmissao: z.nullable(StatusTransmissao),
  transmitidaEm: z.nullable(Instante),
  /** The insurer's silence until this day counts as acceptance. */
  prazoAceite: z.nullable(Data),
  status: StatusProposta,
  /** Grows with each write. */
  versao: z.int(),
});
export type Proposta = z.infer<typeof Proposta>;

/**
 * Another proposal or policy of the same risk in a period that overlaps. `registro` is null of what the reader may not see: that it is
 * there is all they are told.
 */
export const RiscoSegurado = z.object({
  tipo: z.enum(['PROPOSTA', 'APOLICE']),
  registro: z.nullable(
    z.object({
      numero: z.string(),
      seguradoraNome: z.string(),
      vigIni: Data,
      vigFim: Data,
      /** The case it was sold in; null when there is none to be opened. */
      orcamentoId: z.nullable(Id),
    }),
  ),
});
export type RiscoSegurado = z.infer<typeof RiscoSegurado>;

/** Data of the refusal `risco-ja-segurado`. */
export const RiscosSegurados = z.object({ encontrados: z.array(RiscoSegurado) });
export type RiscosSegurados = z.infer<typeof RiscosSegurados>;

/** Why a risk that is insured already is sold again; the reason stays in the case's timeline. */
export const ConfirmacaoRisco = z.object({ motivo: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) });
export type ConfirmacaoRisco = z.infer<typeof ConfirmacaoRisco>;

/** Data that an insurer needs to issue and that a quote may lack. */
export const DadosComplementares = z.object({
  email: z.optional(z.string().check(z.maxLength(120))),
  celular: z.optional(z.string().check(z.maxLength(20))),
  cep: z.optional(z.string().check(z.maxLength(9))),
  logradouro: z.optional(z.string().check(z.maxLength(120))),
  numero: z.optional(z.string().check(z.maxLength(20))),
  complemento: z.optional(z.string().check(z.maxLength(120))),
  bairro: z.optional(z.string().check(z.maxLength(120))),
  cidade: z.optional(z.string().check(z.maxLength(120))),
  uf: z.optional(z.string().check(z.maxLength(2))),
  placa: z.optional(z.string().check(z.maxLength(8))),
  chassi: z.optional(z.string().check(z.maxLength(17))),
});
export type DadosComplementares = z.infer<typeof DadosComplementares>;

/** Everything a broker reads before an offer becomes a proposal. */
export const RevisaoProposta = z.object({
  orcamento: z.object({ id: Id, numero: z.int(), status: StatusOrcamento, linha: Linha }),
  oferta: OfertaCotacao,
  seguradora: Slug,
  seguradoraNome: z.string(),
  /** Last day the price holds; null when the insurer does not say. */
  validade: z.nullable(Data),
  /** The price ended before the offer was handed over. */
  isVencida: z.boolean(),
  /** The cover would have begun before the offer was handed over; absent of a gateway that does not tell it yet. */
  isInicioPassado: z.optional(z.boolean()),
  segurado: z.object({ nome: z.string(), documento: z.string() }),
  bem: z.string(),
  vigIni: Data,
  vigFim: Data,
  politicaComissao: PoliticaComissao,
  planos: z.array(Parcelamento),
  produtores: z.array(ProdutorDaProposta),
  /** The part of that data already known from the risk. */
  dadosComplementares: DadosComplementares,
  /** The part still missing. */
  pendencias: z.array(ErroCampo),
  /** Whether this insurer takes proposals of this line through here. */
  isTransmissivel: z.boolean(),
  /** What insures the same risk already: selling this offer asks why. */
  riscosSegurados: z.array(RiscoSegurado),
  /** The proposal this orçamento has already become, when it has. */
  proposta: z.nullable(Proposta),
});
export type RevisaoProposta = z.infer<typeof RevisaoProposta>;

/** What confirming *Incluir proposta* sends. */
export const PedidoProposta = z.object({
  orcamentoId: Id,
  ofertaId: Id,
  formaPagamento: FormaPagamento,
  parcelas: z.int().check(z.gte(1), z.lte(60)),
  vencimentoPrimeira: Data,
  /** When the proposal was handed to the insurer elsewhere: the number it got there. */
  numeroSeguradora: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  confirmacao: z.optional(ConfirmacaoRisco),
});
export type PedidoProposta = z.infer<typeof PedidoProposta>;

/** What *Transmitir* sends. Of a card only its last four digits are ever taken; no other data of it, nor of a bank account. */
export const PedidoTransmissao = z.object({
  orcamentoId: Id,
  ofertaId: Id,
  pagamento: z.object({
    forma: FormaPagamento,
    n: z.int().check(z.gte(1), z.lte(60)),
    vencimentoPrimeira: Data,
    finalCartao: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  }),
  dadosComplementares: DadosComplementares,
  confirmacao: z.optional(ConfirmacaoRisco),
});
export type PedidoTransmissao = z.infer<typeof PedidoTransmissao>;

/** What giving a proposal up sends; the reason stays in the case's timeline. */
export const PedidoCancelamento = z.object({
  propostaId: Id,
  motivo: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
});
export type PedidoCancelamento = z.infer<typeof PedidoCancelamento>;

/** What *Marcar como respondida* sends. */
export const PedidoRespostaExigencia = z.object({
  propostaId: Id,
  ordem: z.coerce.number().check(z.int(), z.gte(1)),
  nota: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  anexos: z.optional(z.array(Id).check(z.maxLength(10))),
});
export type PedidoRespostaExigencia = z.infer<typeof PedidoRespostaExigencia>;

/** State of a transmission, published in real time, so without personal data. */
export const Transmissao = z.object({
  propostaId: Id,
  numero: z.int(),
  numeroSeguradora: z.nullable(z.string()),
  status: StatusProposta,
  transmissao: z.nullable(StatusTransmissao),
  exigencias: z.array(ExigenciaSeguradora),
  mensagens: z.array(MensagemSeguradora),
  versao: z.int(),
});
export type Transmissao = z.infer<typeof Transmissao>;

/** Calls that turn an offer into a sale. */
export const propostaCalls = {
  getRevisao: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/:orcamentoId/ofertas/:ofertaId/revisao`,
    resumo: 'O que conferir antes de a oferta virar proposta.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ orcamentoId: Id, ofertaId: Id }),
    output: RevisaoProposta,
  }),
  listRiscosSegurados: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/:orcamentoId/riscos-segurados`,
    resumo: 'Propostas e apólices do mesmo risco cuja vigência coincide com a do orçamento.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ orcamentoId: Id }),
    output: z.array(RiscoSegurado),
  }),
  includeProposta: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/proposta`,
    resumo: 'A oferta vira proposta, com parcelas e comissões previstas; o orçamento fecha.',
    needs: 'acessoGestao',
    idempotente: true,
    input: PedidoProposta,
    output: Proposta,
  }),
  transmit: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/transmissoes`,
    resumo: 'Transmite a oferta à seguradora; o andamento chega em tempo real.',
    needs: ACESSOS_DO_CASO,
    blockedBy: 'bloqueioTransmitir',
    idempotente: true,
    input: PedidoTransmissao,
    output: Transmissao,
  }),
  getProposta: defineCall({
    method: 'GET',
    path: `${B}/propostas/:propostaId`,
    resumo: 'Uma proposta com parcelas e comissões previstas.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ propostaId: Id }),
    output: Proposta,
  }),
  cancelProposta: defineCall({
    method: 'POST',
    path: `${B}/propostas/:propostaId/cancelamento`,
    resumo: 'Desiste de uma proposta que ainda não virou apólice; o orçamento volta a poder fechar.',
    needs: 'acessoGestao',
    idempotente: true,
    input: PedidoCancelamento,
    output: Proposta,
  }),
  answerExigencia: defineCall({
    method: 'POST',
    path: `${B}/propostas/:propostaId/exigencias/:ordem/respostas`,
    resumo: 'Marca uma exigência da seguradora como respondida, com nota e anexos do orçamento.',
    needs: ACESSOS_DO_CASO,
    blockedBy: 'bloqueioTransmitir',
    idempotente: true,
    input: PedidoRespostaExigencia,
    output: Proposta,
  }),
  undoResposta: defineCall({
    method: 'DELETE',
    path: `${B}/propostas/:propostaId/respostas/:respostaId`,
    resumo: 'Desfaz a resposta a uma exigência, enquanto a seguradora nada disse depois dela.',
    needs: ACESSOS_DO_CASO,
    blockedBy: 'bloqueioTransmitir',
    input: z.object({ propostaId: Id, respostaId: Id }),
    output: Proposta,
  }),
};

/** Live news of a proposal, on the channel of the subscription. */
export const propostaTopics = {
  transmissao: defineTopic('multicalculo', '{canal}/multicalculo/transmissao/{propostaId}', Transmissao),
};
