import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe, totaisDe } from '../envelope.ts';
import { Bps, Centavos, Data, Id, Instante, Nada, Slug } from '../formats.ts';
import { SEM_PAGINA } from '../lista/lote.contract.ts';
import { StatusComissao, StatusParcela } from '../quoting/proposta.contract.ts';
import { FormaContratada } from '../vendas/venda.contract.ts';

/** States of an instalment as a filter; `EM_ABERTO`: whichever of them still waits to be paid; `TODAS`: whatever it is, as without the filter. */
export const StatusParcelaPedido = z.enum([...StatusParcela.options, 'EM_ABERTO', 'TODAS']);
export type StatusParcelaPedido = z.infer<typeof StatusParcelaPedido>;

/** A line of the list of instalments (domain design §4.5). */
export const ParcelaResumo = z.object({
  id: Id,
  apoliceId: Id,
  apolice: z.string(),
  /** Number of the endorsement that charges it; null when the policy does. */
  endosso: z.nullable(z.int()),
  numero: z.int(),
  /** How many instalments it is one of. */
  total: z.int(),
  segurado: z.object({ id: Id, nome: z.string() }),
  bem: z.string(),
  seguradora: z.string(),
  ramo: z.string(),
  produtor: z.nullable(z.string()),
  vencimento: Data,
  /** What is to be paid, with what endorsements changed. */
  valorCentavos: Centavos,
  /** What was paid of it, without fine and interest. */
  pagoCentavos: Centavos,
  forma: FormaContratada,
  /** As of today: one that is past its due day and nobody paid is overdue. */
  status: StatusParcela,
  /** Day of the payment that settled it, or of the last one in part. */
  pagoEm: z.nullable(Data),
});
export type ParcelaResumo = z.infer<typeof ParcelaResumo>;

/** Question to the list of instalments; `de` and `ate` are of their due days. */
export const ConsultaParcelas = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('vencimento', 'segurado', 'apolice', 'valor'), 'vencimento'),
  status: z.optional(StatusParcelaPedido),
  seguradora: z.optional(Slug),
  produtor: z.optional(Id),
  forma: z.optional(FormaContratada),
  apolice: z.optional(Id),
  de: z.optional(Data),
  ate: z.optional(Data),
});
export type ConsultaParcelas = z.infer<typeof ConsultaParcelas>;

/** What all that the filters find sums to. */
export const TotaisParcelas = totaisDe({
  valorCentavos: Centavos,
  pagoCentavos: Centavos,
  /** Still to be paid, whether due or not. */
  abertoCentavos: Centavos,
  /** The part of it that is past its due day. */
  vencidoCentavos: Centavos,
});
export type TotaisParcelas = z.infer<typeof TotaisParcelas>;

const nomeado = z.object({ id: z.string(), nome: z.string() });
/** What the filters of the list let choose: what there is among the instalments. */
export const OpcoesParcelas = z.object({ seguradoras: z.array(nomeado), produtores: z.array(nomeado) });
export type OpcoesParcelas = z.infer<typeof OpcoesParcelas>;

/** What a late instalment is worth on a day: `atualizadoCentavos` is what is still to be paid, with fine and interest. */
export const ValorAtualizado = z.object({
  dia: Data,
  diasDeAtraso: z.int(),
  saldoCentavos: Centavos,
  multaCentavos: Centavos,
  jurosCentavos: Centavos,
  atualizadoCentavos: Centavos,
});
export type ValorAtualizado = z.infer<typeof ValorAtualizado>;

/** A payment of an instalment, or what took one back: `desfazId` names it, and the amounts are the opposite ones. */
export const PagamentoDaParcela = z.object({
  id: Id,
  pagoEm: Data,
  valorCentavos: Centavos,
  /** Fine and interest that came with it. */
  encargosCentavos: Centavos,
  observacao: z.nullable(z.string()),
  desfazId: z.nullable(Id),
  /** It was taken back since. */
  isDesfeito: z.boolean(),
  criadoEm: Instante,
  usuario: z.nullable(z.string()),
});
export type PagamentoDaParcela = z.infer<typeof PagamentoDaParcela>;

/** The channels a client is reminded by. */
export const CanalCobranca = z.enum(['EMAIL', 'WHATSAPP']);
export type CanalCobranca = z.infer<typeof CanalCobranca>;

/** Something said to a client of an instalment, or promised by them. */
export const ContatoDaParcela = z.object({
  id: Id,
  tipo: z.enum([...CanalCobranca.options, 'LIGACAO', 'PROMESSA']),
  criadoEm: Instante,
  usuario: z.nullable(z.string()),
  /** Day a client promised to pay on. */
  prometidaPara: z.nullable(Data),
  /** Day they were to be spoken to again. */
  proximoEm: z.nullable(Data),
  observacao: z.nullable(z.string()),
});
export type ContatoDaParcela = z.infer<typeof ContatoDaParcela>;

/** One instalment whole. */
export const Parcela = z.object({
  ...ParcelaResumo.shape,
  versao: z.int(),
  iofCentavos: Centavos,
  linhaDigitavel: z.nullable(z.string()),
  pixCopiaECola: z.nullable(z.string()),
  vigIni: Data,
  vigFim: Data,
  statusApolice: z.string(),
  /** Where the client may be written to; null where their record says nothing. */
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  /** What is still to be paid today; null when nothing is. */
  atualizado: z.nullable(ValorAtualizado),
  pagamentos: z.array(PagamentoDaParcela),
  comissoes: z.array(
    z.object({
      id: Id,
      numero: z.int(),
      bps: Bps,
      previstaCentavos: Centavos,
      recebidaCentavos: Centavos,
      previsaoEm: Data,
      status: StatusComissao,
    }),
  ),
  contatos: z.array(ContatoDaParcela),
});
export type Parcela = z.infer<typeof Parcela>;

const filtros = z.omit(ConsultaParcelas, SEM_PAGINA);
const B = '/c/api/v1/parcelas';
const needs = 'acessoGestao';

/** The instalments of the portfolio (domain design §4.5). */
export const parcelaCalls = {
  listParcelas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'As parcelas das apólices; quem não é administrador de orçamentos vê as das suas vendas.',
    needs,
    input: ConsultaParcelas,
    output: paginaDe(ParcelaResumo),
  }),
  getTotais: defineCall({
    method: 'GET',
    path: `${B}/totais`,
    resumo: 'Quanto somam todas as parcelas que os filtros encontram: valor, pago, em aberto e vencido.',
    needs,
    input: filtros,
    output: TotaisParcelas,
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'O que os filtros das parcelas deixam escolher: seguradoras e produtores.',
    needs,
    input: Nada,
    output: OpcoesParcelas,
  }),
  exportParcelas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'As parcelas que os filtros encontram, inteiras, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaParcelas.shape, ...noFormato }),
    output: z.string(),
  }),
  getParcela: defineCall({
    method: 'GET',
    path: `${B}/:parcelaId`,
    resumo: 'Uma parcela inteira: valores, pagamentos, comissões, o que se disse ao cliente e quanto vale hoje.',
    needs: ['acessoGestao', 'acessoParcelaAtrasada'],
    input: z.object({ parcelaId: Id }),
    output: Parcela,
  }),
};
