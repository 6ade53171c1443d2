import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe, totaisDe } from '../envelope.ts';
import { Bps, Centavos, Data, Id, Instante, Nada, Slug } from '../formats.ts';
import { SEM_PAGINA } from '../lista/lote.contract.ts';
import { BaseRepasse } from '../produtor/produtor.contract.ts';
import { LinhaRetorno, MAX_RETORNO } from './retorno-repasse.contract.ts';
import { StatusLote, StatusPagamentoRepasse, StatusRepasse } from './status-repasse.contract.ts';

const texto = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** The share of one producer in one commission that was received. */
export const Repasse = z.object({
  /** Of one that is expected, made of its commission and producer: it is not kept. */
  id: Id,
  produtorId: Id,
  produtor: z.string(),
  /** Who sold, or whom they answer to. */
  papel: z.enum(['PRODUTOR', 'SUPERVISOR']),
  /** Null, with its policy, of one that is kept no longer. */
  seguradora: z.nullable(Slug),
  seguradoraNome: z.nullable(z.string()),
  apoliceId: z.nullable(Id),
  apolice: z.nullable(z.string()),
  segurado: z.nullable(z.string()),
  base: BaseRepasse,
  baseCentavos: Centavos,
  /** Of the base, and of what the producers of the policy share. */
  pctBps: Bps,
  parteBps: Bps,
  /** Negative: what is taken back of one that was paid. */
  valorCentavos: Centavos,
  /** Day it was released; of one that is expected, the day its commission is. */
  dia: Data,
  status: StatusRepasse,
  loteId: z.nullable(Id),
  lote: z.nullable(z.int()),
  isEstorno: z.boolean(),
  contestadoEm: z.nullable(Instante),
  contestacao: z.nullable(z.string()),
  respondidoEm: z.nullable(Instante),
  resposta: z.nullable(z.string()),
});
export type Repasse = z.infer<typeof Repasse>;

/** Question to the list of shares: what is expected is listed alone, by `status=PREVISTO`. */
export const ConsultaRepasses = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('dia', 'valor', 'produtor', 'apolice'), '-dia'),
  status: z.optional(StatusRepasse),
  produtor: z.optional(Id),
  seguradora: z.optional(Slug),
  lote: z.optional(Id),
  /** Those disputed and not answered. */
  contestados: z.optional(z.enum(['sim'])),
  de: z.optional(Data),
  ate: z.optional(Data),
});
export type ConsultaRepasses = z.infer<typeof ConsultaRepasses>;

/** What all that the filters find sums to, by state. */
export const TotaisRepasses = totaisDe({
  valorCentavos: Centavos,
  liberadoCentavos: Centavos,
  emLoteCentavos: Centavos,
  pagoCentavos: Centavos,
  contestados: z.int(),
  /** Commissions whose expected shares changed and are still shown as they were before. */
  aRecalcular: z.int(),
});
export type TotaisRepasses = z.infer<typeof TotaisRepasses>;

/** What one producer has to receive, and was paid. */
export const SaldoDoProdutor = z.object({
  produtorId: Id,
  produtor: z.string(),
  pessoa: z.enum(['PF', 'PJ']),
  previstoCentavos: Centavos,
  liberadoCentavos: Centavos,
  emLoteCentavos: Centavos,
  /** Gross, this year. */
  pagoNoAnoCentavos: Centavos,
  retidoNoAnoCentavos: Centavos,
  temDadosBancarios: z.boolean(),
});
export type SaldoDoProdutor = z.infer<typeof SaldoDoProdutor>;

/** What the screen lets choose, and who looks: a producer sees what is theirs alone. */
export const OpcoesRepasse = z.object({
  /** Null: everybody's; else of the producer that the session is. */
  produtor: z.nullable(z.object({ id: Id, nome: z.string() })),
  produtores: z.array(z.object({ id: Id, nome: z.string() })),
  seguradoras: z.array(z.object({ slug: Slug, nome: z.string() })),
  /** `convenio`: the agreement of payments with its bank, as it was last used. */
  contas: z.array(z.object({ id: Id, nome: z.string(), banco: z.nullable(z.string()), convenio: z.nullable(z.string()) })),
  aprovacaoPorOutro: z.boolean(),
});
export type OpcoesRepasse = z.infer<typeof OpcoesRepasse>;

const valoresDoPagamento = {
  produtorId: Id,
  produtor: z.string(),
  documento: z.string(),
  pessoa: z.enum(['PF', 'PJ']),
  /** Shares it is of. */
  repasses: z.int(),
  brutoCentavos: Centavos,
  irrfCentavos: Centavos,
  issCentavos: Centavos,
  inssCentavos: Centavos,
  /** Withheld besides (negative: given back) of months whose payments were undone after others had been made by them. */
  acertoIrrfCentavos: Centavos,
  acertoInssCentavos: Centavos,
  liquidoCentavos: Centavos,
  /** The Pix key or the account it goes to, as it is shown; null of a producer who has neither. */
  destino: z.nullable(z.string()),
};

/** What a lot would pay one producer. */
export const PagamentoPrevisto = z.object(valoresDoPagamento);
export type PagamentoPrevisto = z.infer<typeof PagamentoPrevisto>;

/** What a lot pays one producer. */
export const PagamentoRepasse = z.object({
  ...valoresDoPagamento,
  id: Id,
  status: StatusPagamentoRepasse,
  pagoEm: z.nullable(Data),
  seuNumero: z.string(),
  /** What the bank said last, as a sentence. */
  retorno: z.nullable(z.string()),
});
export type PagamentoRepasse = z.infer<typeof PagamentoRepasse>;

/** Which shares a lot takes: of all producers or some, released in a period. */
export const PedidoLote = z.object({
  de: Data,
  ate: Data,
  produtores: z.optional(z.array(Id).check(z.maxLength(500))),
});
export type PedidoLote = z.infer<typeof PedidoLote>;

/** Shares that a producer disputes and nobody answered: they enter no lot, and the lot that has them is not paid. */
export const RepassesContestados = z.object({ produtorId: Id, produtor: z.string(), repasses: z.int(), valorCentavos: Centavos });
export type RepassesContestados = z.infer<typeof RepassesContestados>;

/** What a lot would pay; who would get nothing by now is named apart. */
export const PreviaLote = z.object({
  pagamentos: z.array(PagamentoPrevisto),
  brutoCentavos: Centavos,
  retidoCentavos: Centavos,
  liquidoCentavos: Centavos,
  /** Those whose sum is not above zero: what was taken back waits for what they sell next. */
  semSaldo: z.array(z.object({ produtorId: Id, produtor: z.string(), saldoCentavos: Centavos })),
  contestados: z.array(RepassesContestados),
});
export type PreviaLote = z.infer<typeof PreviaLote>;

/** A lot as the list has it. */
export const LoteRepasse = z.object({
  id: Id,
  versao: z.int(),
  numero: z.int(),
  de: Data,
  ate: Data,
  status: StatusLote,
  produtores: z.int(),
  repasses: z.int(),
  brutoCentavos: Centavos,
  retidoCentavos: Centavos,
  liquidoCentavos: Centavos,
  criadoEm: Instante,
  criadoPor: z.nullable(z.string()),
  aprovadoEm: z.nullable(Instante),
  aprovadoPor: z.nullable(z.string()),
  pagoEm: z.nullable(Data),
  pagoPor: z.nullable(z.string()),
  contaId: z.nullable(Id),
  conta: z.nullable(z.string()),
  desfeitoEm: z.nullable(Instante),
  desfeitoPor: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  /** The file for the bank: its number and when it was made. */
  remessaNumero: z.nullable(z.int()),
  remessaEm: z.nullable(Instante),
  /** The number of the lot whose undoing changed what this one withholds, and when. */
  recalculadoPor: z.nullable(z.int()),
  recalculadoEm: z.nullable(Instante),
});
export type LoteRepasse = z.infer<typeof LoteRepasse>;

/** A lot whole. */
export const FichaLote = z.object({
  ...LoteRepasse.shape,
  pagamentos: z.array(PagamentoRepasse),
  possoAprovar: z.boolean(),
  /** Of it, while it may still be paid. */
  contestados: z.array(RepassesContestados),
});
export type FichaLote = z.infer<typeof FichaLote>;

/** Question to the list of lots. */
export const ConsultaLotes = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('numero', 'ate', 'pagoEm'), '-numero'),
  status: z.optional(StatusLote),
});
export type ConsultaLotes = z.infer<typeof ConsultaLotes>;

const B = '/c/api/v1/repasses';
const L = `${B}/lotes`;
const needs = 'acessoGestao';
const grava = { needs, blockedBy: 'bloqueioOrcamentoManual' } as const;
/** Whoever signs in as a producer reads this of what is theirs, without what opens the rest of finance. */
const doProdutor = { needs, produtor: true } as const;
const daVersao = { loteId: Id, versao: z.int() };

/** Calls of what is owed to producers (domain design §2.4, §5.3). Who signs in as a producer is answered of what is theirs alone. */
export const repasseCalls = {
  listRepasses: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Os repasses a produtores; quem entra como produtor vê só os seus.',
    ...doProdutor,
    input: ConsultaRepasses,
    output: paginaDe(Repasse),
  }),
  getTotais: defineCall({
    method: 'GET',
    path: `${B}/totais`,
    resumo: 'Quanto somam todos os repasses que os filtros encontram.',
    ...doProdutor,
    input: z.omit(ConsultaRepasses, SEM_PAGINA),
    output: TotaisRepasses,
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'O que a tela de repasses deixa escolher, e se quem olha é um produtor.',
    ...doProdutor,
    input: Nada,
    output: OpcoesRepasse,
  }),
  exportRepasses: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'Os repasses que os filtros encontram, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    ...doProdutor,
    input: z.object({ ...ConsultaRepasses.shape, ...noFormato }),
    output: z.string(),
  }),
  listSaldos: defineCall({
    method: 'GET',
    path: `${B}/produtores`,
    resumo: 'O que cada produtor tem a receber e recebeu no ano.',
    needs,
    input: Nada,
    output: z.array(SaldoDoProdutor),
  }),
  contest: defineCall({
    method: 'POST',
    path: `${B}/:repasseId/contestar`,
    resumo: 'O produtor contesta um repasse seu, com um motivo.',
    ...grava,
    produtor: true,
    idempotente: true,
    input: z.object({ repasseId: Id, motivo: texto(500) }),
    output: Repasse,
  }),
  answer: defineCall({
    method: 'POST',
    path: `${B}/:repasseId/responder`,
    resumo: 'A corretora responde à contestação de um repasse.',
    ...grava,
    idempotente: true,
    input: z.object({ repasseId: Id, resposta: texto(500) }),
    output: Repasse,
  }),
  simulateLote: defineCall({
    method: 'POST',
    path: `${L}/simular`,
    resumo: 'O que um lote pagaria a cada produtor, com as retenções; não muda nada.',
    ...grava,
    livreNaLeitura: true,
    input: PedidoLote,
    output: PreviaLote,
  }),
  createLote: defineCall({
    method: 'POST',
    path: L,
    resumo: 'Cria um lote com os repasses liberados no período; se já não são os da prévia, é um 409.',
    ...grava,
    idempotente: true,
    input: z.object({ ...PedidoLote.shape, brutoCentavos: Centavos }),
    output: FichaLote,
  }),
  listLotes: defineCall({
    method: 'GET',
    path: L,
    resumo: 'Os lotes de repasses.',
    needs,
    input: ConsultaLotes,
    output: paginaDe(LoteRepasse),
  }),
  exportLotes: defineCall({
    method: 'GET',
    path: `${L}/exportar`,
    resumo: 'Os lotes que os filtros encontram, como CSV ou planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaLotes.shape, ...noFormato }),
    output: z.string(),
  }),
  getLote: defineCall({
    method: 'GET',
    path: `${L}/:loteId`,
    resumo: 'Um lote inteiro, com o que paga a cada produtor.',
    needs,
    input: z.object({ loteId: Id }),
    output: FichaLote,
  }),
  approveLote: defineCall({
    method: 'POST',
    path: `${L}/:loteId/aprovar`,
    resumo: 'Aprova um lote; quando o parâmetro pede, só outra pessoa que não quem o criou.',
    ...grava,
    idempotente: true,
    input: z.object(daVersao),
    output: FichaLote,
  }),
  payLote: defineCall({
    method: 'POST',
    path: `${L}/:loteId/pagar`,
    resumo: 'Dá por pago o que falta de um lote aprovado: um lançamento por produtor, na conta.',
    ...grava,
    idempotente: true,
    input: z.object({ ...daVersao, contaId: Id, pagoEm: Data }),
    output: FichaLote,
  }),
  reverseLote: defineCall({
    method: 'POST',
    path: `${L}/:loteId/desfazer`,
    resumo: 'Cancela um lote que não foi pago, ou estorna um que foi: os repasses voltam a estar liberados.',
    ...grava,
    idempotente: true,
    input: z.object({ ...daVersao, motivo: texto(200) }),
    output: FichaLote,
  }),
  prepareRemessa: defineCall({
    method: 'POST',
    path: `${L}/:loteId/remessa`,
    resumo: 'Prepara o arquivo de pagamento de um lote aprovado: dá-lhe um número e guarda a conta, o convênio e o dia.',
    ...grava,
    idempotente: true,
    input: z.object({
      ...daVersao,
      contaId: Id,
      pagarEm: Data,
      convenio: z.nullable(z.string().check(z.trim(), z.maxLength(20), z.regex(/^[0-9A-Za-z]*$/))),
    }),
    output: FichaLote,
  }),
  downloadRemessa: defineCall({
    method: 'GET',
    path: `${L}/:loteId/arquivo`,
    resumo: 'O arquivo de pagamento preparado: CNAB 240 do banco da conta, ou lote de Pix em CSV.',
    needs,
    input: z.object({ loteId: Id, como: z._default(z.enum(['cnab', 'pix']), 'cnab') }),
    output: z.string(),
  }),
  applyRetorno: defineCall({
    method: 'POST',
    path: `${L}/retorno`,
    resumo: 'Lê o arquivo de retorno do banco e aplica o que ele diz de cada pagamento.',
    ...grava,
    idempotente: true,
    input: z.object({ conteudo: z.string().check(z.minLength(1), z.maxLength(MAX_RETORNO)) }),
    output: z.array(LinhaRetorno),
  }),
  getRecibo: defineCall({
    method: 'GET',
    path: `${B}/pagamentos/:pagamentoRepasseId/recibo`,
    resumo: 'O recibo de um pagamento em PDF: RPA de pessoa física, recibo de pessoa jurídica.',
    ...doProdutor,
    input: z.object({ pagamentoRepasseId: Id }),
    output: z.string(),
  }),
  listPagamentos: defineCall({
    method: 'GET',
    path: `${B}/pagamentos`,
    resumo: 'O que já foi pago a um produtor, o mais novo primeiro; quem entra como produtor vê só o seu.',
    ...doProdutor,
    input: z.object({ produtor: z.optional(Id) }),
    output: z.array(z.object({ ...PagamentoRepasse.shape, lote: z.int() })),
  }),
};
