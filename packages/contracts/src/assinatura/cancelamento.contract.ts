import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Data, Instante, Nada } from '../formats.ts';

/** Why a subscription is ended. */
export const MotivoCancelamento = z.enum(['PRECO', 'FALTA_RECURSO', 'DIFICIL_DE_USAR', 'TROCA_DE_SISTEMA', 'ENCERRAMENTO', 'OUTRO']);
export type MotivoCancelamento = z.infer<typeof MotivoCancelamento>;

/** The end that was asked for, and the one that would be. */
export const SituacaoCancelamento = z.object({
  cancelamento: z.nullable(z.object({ motivo: MotivoCancelamento, comentario: z.nullable(z.string()), pedidoEm: Instante })),
  /** First day without access: as asked for, or if it were asked for now. */
  cancelaEm: Data,
});
export type SituacaoCancelamento = z.infer<typeof SituacaoCancelamento>;

const B = '/c/api/v1/assinatura/cancelamento';

/** Calls of the end of a subscription: they are its administrators'. */
export const cancelamentoCalls = {
  getCancelamento: defineCall({
    method: 'GET',
    path: B,
    resumo: 'O cancelamento pedido, ou até quando o acesso iria.',
    administrador: true,
    input: Nada,
    output: SituacaoCancelamento,
  }),
  /** What was paid stays readable until its last day. */
  requestCancelamento: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Cancela a assinatura no fim do que foi pago.',
    administrador: true,
    idempotente: true,
    input: z.object({
      motivo: MotivoCancelamento,
      comentario: z.nullable(z.string().check(z.trim(), z.maxLength(1_000, 'Escreva até 1.000 caracteres.'))),
    }),
    output: SituacaoCancelamento,
  }),
  /** Until the last day. Undone twice it is undone once. */
  undoCancelamento: defineCall({
    method: 'DELETE',
    path: B,
    resumo: 'Desfaz o cancelamento.',
    administrador: true,
    input: Nada,
    output: SituacaoCancelamento,
  }),
};
