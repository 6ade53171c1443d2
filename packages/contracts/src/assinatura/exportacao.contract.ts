import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Id, Instante, Nada } from '../formats.ts';

/** Where a copy of the account's data is: waiting, being written, offered, given up, no longer offered. */
export const StatusExportacao = z.enum(['NA_FILA', 'GERANDO', 'PRONTA', 'FALHOU', 'VENCIDA']);
export type StatusExportacao = z.infer<typeof StatusExportacao>;

/** A copy of the account's data. */
export const Exportacao = z.object({
  id: Id,
  status: StatusExportacao,
  pedidaEm: Instante,
  /** Files of the archive: written, and in all. */
  feitos: z.int(),
  total: z.int(),
  bytes: z.nullable(z.int()),
  /** Until when it can be downloaded; null before it is ready. */
  expiraEm: z.nullable(Instante),
});
export type Exportacao = z.infer<typeof Exportacao>;

const B = '/c/api/v1/assinatura/exportacoes';

/** Calls of the copies of the account's data: they are its administrators'. */
export const exportacaoCalls = {
  listExportacoes: defineCall({
    method: 'GET',
    path: B,
    resumo: 'As últimas exportações dos dados da assinatura.',
    administrador: true,
    input: Nada,
    output: z.object({ exportacoes: z.array(Exportacao) }),
  }),
  /** One at a time: while one is being written, it is the answer. */
  requestExportacao: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Pede uma exportação dos dados da assinatura.',
    administrador: true,
    idempotente: true,
    input: Nada,
    output: Exportacao,
  }),
  /** Answers `application/zip`. */
  exportacaoZip: defineCall({
    method: 'GET',
    path: `${B}/:exportacaoId/dados.zip`,
    resumo: 'Os dados da assinatura, em CSV e JSON.',
    administrador: true,
    input: z.object({ exportacaoId: Id }),
    output: z.string(),
  }),
};
