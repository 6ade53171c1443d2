import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, ordemEntre, paginaDe } from '../envelope.ts';
import { Centavos, Data, Id, Instante, Nada } from '../formats.ts';
import { Plano } from '../onboarding/onboarding.contract.ts';

/**
 * How an invoice of the subscription stands. Owed: not due yet, past due, paid in part, or paid and given back. Settled: as it was, with
 * fine and interest, or with more than was owed. Or cancelled.
 */
export const SituacaoFatura = z.enum(['ABERTA', 'VENCIDA', 'PARCIAL', 'DEVOLVIDA', 'PAGA', 'PAGA_COM_ATRASO', 'PAGA_A_MAIOR', 'CANCELADA']);
export type SituacaoFatura = z.infer<typeof SituacaoFatura>;

/** A line of the list of invoices. */
export const FaturaResumo = z.object({
  id: Id,
  /** `YYYY-MM`. */
  competencia: z.string(),
  plano: Plano,
  valorCentavos: Centavos,
  vencimento: Data,
  status: SituacaoFatura,
  pagoCentavos: Centavos,
  pagoEm: z.nullable(Instante),
});
export type FaturaResumo = z.infer<typeof FaturaResumo>;

/** A payment that arrived, and what of it went back. */
export const PagamentoFatura = z.object({
  /** By which the payer's bank knows it. */
  endToEndId: z.string(),
  valorCentavos: Centavos,
  devolvidoCentavos: Centavos,
  horario: Instante,
});
export type PagamentoFatura = z.infer<typeof PagamentoFatura>;

/** What an invoice adds to the price of its plan, or takes off it. */
export const AjusteFatura = z.object({
  tipo: z.enum(['TROCA_DE_PLANO', 'EXCEDENTE', 'INDICACAO', 'SALDO']),
  descricao: z.string(),
  /** Negative: a credit. */
  valorCentavos: z.int(),
});
export type AjusteFatura = z.infer<typeof AjusteFatura>;

/** The invoice that comes next, as it would be issued now; null while the subscription has none to follow. */
export const ProximaFatura = z.nullable(
  z.object({
    vencimento: Data,
    plano: Plano,
    mensalCentavos: Centavos,
    ajustes: z.array(AjusteFatura),
    totalCentavos: Centavos,
    /** Credit that is left for the one after it. */
    saldoCentavos: Centavos,
  }),
);
export type ProximaFatura = z.infer<typeof ProximaFatura>;

/** An invoice whole. */
export const FaturaDetalhe = z.object({
  ...FaturaResumo.shape,
  encargosCentavos: Centavos,
  excedenteCentavos: Centavos,
  /** What settles it today, and how much of that is fine and interest; zero when nothing is owed. */
  hoje: z.object({ encargosCentavos: Centavos, totalCentavos: Centavos }),
  /** In its amount already. */
  ajustes: z.array(AjusteFatura),
  pagamentos: z.array(PagamentoFatura),
});
export type FaturaDetalhe = z.infer<typeof FaturaDetalhe>;

/** What pays an invoice by Pix. */
export const CobrancaPix = z.object({
  faturaId: Id,
  /** Text of the QR code and of *copia e cola*. */
  copiaECola: z.string(),
  /** The same as a drawing, SVG. */
  qr: z.string(),
  /** What is paid today, with fine and interest. */
  valorCentavos: Centavos,
  vencimento: Data,
  /** Last day on which this code can be paid. */
  pagavelAte: Data,
});
export type CobrancaPix = z.infer<typeof CobrancaPix>;

/** The company the invoices are charged to; null while the subscription has none. */
export const Pagador = z.nullable(z.object({ nome: z.string(), cnpj: z.string() }));
export type Pagador = z.infer<typeof Pagador>;

/** Question to the list of invoices. */
export const ConsultaFaturas = z.object({
  pagina: consultaLista.pagina,
  tamanho: consultaLista.tamanho,
  ordenar: z._default(ordemEntre('competencia', 'vencimento', 'valor'), '-vencimento'),
  status: z.optional(SituacaoFatura),
});
export type ConsultaFaturas = z.infer<typeof ConsultaFaturas>;

const B = '/c/api/v1/assinatura/faturas';

/** Calls of the subscription's invoices: they are its administrators'. */
export const faturaCalls = {
  listFaturas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'As faturas da assinatura, a mais nova primeiro.',
    administrador: true,
    input: ConsultaFaturas,
    output: paginaDe(FaturaResumo),
  }),
  getPagador: defineCall({
    method: 'GET',
    path: '/c/api/v1/assinatura/pagador',
    resumo: 'A empresa em nome de quem as faturas são cobradas.',
    administrador: true,
    input: Nada,
    output: z.object({ pagador: Pagador }),
  }),
  getProximaFatura: defineCall({
    method: 'GET',
    path: '/c/api/v1/assinatura/proxima',
    resumo: 'A próxima fatura, com os créditos e acréscimos que esperam por ela.',
    administrador: true,
    input: Nada,
    output: z.object({ proxima: ProximaFatura }),
  }),
  getFatura: defineCall({
    method: 'GET',
    path: `${B}/:faturaId`,
    resumo: 'Uma fatura, o que a quita hoje e os pagamentos que chegaram.',
    administrador: true,
    input: z.object({ faturaId: Id }),
    output: FaturaDetalhe,
  }),
  /** Issues the charge where there is none in force: the provider of payments answers before this does. */
  chargeFatura: defineCall({
    method: 'POST',
    path: `${B}/:faturaId/pix`,
    resumo: 'O código Pix que paga uma fatura.',
    administrador: true,
    input: z.object({ faturaId: Id }),
    output: CobrancaPix,
  }),
  /** Answers `application/pdf`. */
  faturaPdf: defineCall({
    method: 'GET',
    path: `${B}/:faturaId/fatura.pdf`,
    resumo: 'A fatura em PDF.',
    administrador: true,
    input: z.object({ faturaId: Id }),
    output: z.string(),
  }),
};
