import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Centavos, CodigoRamo, Data, Id, Instante, Slug } from '../formats.ts';

const B = '/c/api/v1/transferencias';

/** Which policies of a producer: absent is every one. */
export const FiltroTransferencia = z.object({
  ramo: z.optional(CodigoRamo),
  seguradora: z.optional(Slug),
  corretoraId: z.optional(Id),
  seguradoId: z.optional(Id),
  /** Those whose period ends in these days, both included. */
  fimDe: z.optional(Data),
  fimAte: z.optional(Data),
  /** Those that ended or were cancelled too. */
  comEncerradas: z.optional(z.boolean()),
});
export type FiltroTransferencia = z.infer<typeof FiltroTransferencia>;

/** A transfer that is asked, or seen before it is. */
export const PedidoTransferencia = z.object({ de: Id, para: Id, vigorDesde: Data, filtro: FiltroTransferencia });
export type PedidoTransferencia = z.infer<typeof PedidoTransferencia>;

/** What would change hands. */
export const SimulacaoTransferencia = z.object({
  apolices: z.int(),
  premioCentavos: Centavos,
  /** Commissions still expected of them from the day on. */
  comissoesFuturasCentavos: Centavos,
});
export type SimulacaoTransferencia = z.infer<typeof SimulacaoTransferencia>;

/** Life of a transfer. */
export const StatusTransferencia = z.enum(['PENDENTE', 'CONCLUIDA', 'CANCELADA', 'FALHOU', 'DESFAZENDO', 'DESFEITA']);
export type StatusTransferencia = z.infer<typeof StatusTransferencia>;

/** A portfolio that went from producer to producer. */
export const Transferencia = z.object({
  id: Id,
  de: z.object({ id: Id, nome: z.string() }),
  para: z.object({ id: Id, nome: z.string() }),
  filtro: FiltroTransferencia,
  vigorDesde: Data,
  apolices: z.int(),
  premioCentavos: Centavos,
  comissoesFuturasCentavos: Centavos,
  /** How many are done while it works. */
  feitas: z.int(),
  status: StatusTransferencia,
  usuario: z.nullable(z.string()),
  criadaEm: Instante,
  concluidaEm: z.nullable(Instante),
  desfeitaEm: z.nullable(Instante),
  /** Until when it may be undone; null where it may not. */
  desfazivelAte: z.nullable(Instante),
  versao: z.int(),
});
export type Transferencia = z.infer<typeof Transferencia>;

/** Transfers of a portfolio (domain design §4.4, §4.8). */
export const transferenciaCalls = {
  simulateTransferencia: defineCall({
    method: 'POST',
    path: `${B}/simular`,
    resumo: 'Quantas apólices, quanto prêmio e quanta comissão futura passariam de um produtor a outro.',
    administrador: true,
    livreNaLeitura: true,
    input: PedidoTransferencia,
    output: SimulacaoTransferencia,
  }),
  requestTransferencia: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Passa a carteira de um produtor a outro; o andamento se lê pelo id.',
    administrador: true,
    idempotente: true,
    input: PedidoTransferencia,
    output: Transferencia,
  }),
  listTransferencias: defineCall({
    method: 'GET',
    path: B,
    resumo: 'As últimas transferências de carteira.',
    administrador: true,
    input: z.object({}),
    output: z.array(Transferencia),
  }),
  getTransferencia: defineCall({
    method: 'GET',
    path: `${B}/:transferenciaId`,
    resumo: 'Uma transferência de carteira, e até onde foi.',
    administrador: true,
    input: z.object({ transferenciaId: Id }),
    output: Transferencia,
  }),
  cancelTransferencia: defineCall({
    method: 'POST',
    path: `${B}/:transferenciaId/cancelar`,
    resumo: 'Para uma transferência que ainda não terminou; nada dela fica feito.',
    administrador: true,
    idempotente: true,
    input: z.object({ transferenciaId: Id }),
    output: Transferencia,
  }),
  undoTransferencia: defineCall({
    method: 'POST',
    path: `${B}/:transferenciaId/desfazer`,
    resumo: 'Desfaz uma transferência até 24 horas depois: cada apólice volta a ser de quem era.',
    administrador: true,
    idempotente: true,
    input: z.object({ transferenciaId: Id }),
    output: Transferencia,
  }),
};
