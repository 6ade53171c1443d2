import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Centavos, Data, Id } from '../formats.ts';
import { Parcela } from './parcela.contract.ts';

/** What was paid of an instalment. More than is still to be paid is fine and interest, as far as they go. */
export const NovoPagamento = z.object({
  pagoEm: Data,
  valorCentavos: Centavos.check(z.gte(1, 'Diga quanto foi pago.')),
  observacao: z.nullable(z.string().check(z.trim(), z.maxLength(200))),
});
export type NovoPagamento = z.infer<typeof NovoPagamento>;

/** The second copy of what pays an instalment: the typed line with its bar code, and the Pix code with its QR. */
export const SegundaVia = z.object({
  boleto: z.nullable(
    z.object({
      linha: z.string(),
      codigoDeBarras: z.string(),
      /** COMPE number of the bank; null of what is not a bank's. */
      banco: z.nullable(z.string()),
      valorCentavos: z.nullable(Centavos),
      vencimento: z.nullable(Data),
      /** Bars and spaces of the code by turns, in narrow elements: Interleaved 2 of 5, from a bar on. */
      barras: z.array(z.int()),
    }),
  ),
  pix: z.nullable(
    z.object({
      copiaECola: z.string(),
      /** Who is paid, as the code says it. */
      recebedor: z.string(),
      /** SVG of the QR code. */
      qr: z.string(),
    }),
  ),
});
export type SegundaVia = z.infer<typeof SegundaVia>;

const B = '/c/api/v1/parcelas/:parcelaId';
const needs = 'acessoGestao';

/** What is paid of an instalment, and by what. */
export const pagamentoParcelaCalls = {
  pay: defineCall({
    method: 'POST',
    path: `${B}/pagamentos`,
    resumo: 'Registra um pagamento, inteiro ou parcial, e responde a parcela como ficou; 409 quando outra pessoa a mudou antes.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ parcelaId: Id, versao: z.int(), ...NovoPagamento.shape }),
    output: Parcela,
  }),
  undo: defineCall({
    method: 'POST',
    path: `${B}/pagamentos/:pagamentoId/desfazer`,
    resumo: 'Desfaz o último pagamento registrado: a parcela, as comissões, a suspensão e o razão voltam a ser o que eram.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ parcelaId: Id, pagamentoId: Id, versao: z.int() }),
    output: Parcela,
  }),
  getSegundaVia: defineCall({
    method: 'GET',
    path: `${B}/segunda-via`,
    resumo: 'A segunda via do boleto e do Pix: linha digitável conferida, código de barras e QR.',
    needs: ['acessoGestao', 'acessoParcelaAtrasada'],
    input: z.object({ parcelaId: Id }),
    output: SegundaVia,
  }),
  saveSegundaVia: defineCall({
    method: 'PUT',
    path: `${B}/segunda-via`,
    resumo: 'Guarda a linha digitável e o código Pix que a seguradora mandou, depois de conferidos os dígitos de cada um.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({
      parcelaId: Id,
      versao: z.int(),
      linhaDigitavel: z.nullable(z.string().check(z.trim(), z.maxLength(80))),
      pixCopiaECola: z.nullable(z.string().check(z.trim(), z.maxLength(600))),
    }),
    output: SegundaVia,
  }),
};
