import * as z from 'zod/mini';

/** Expected, owed, in a lot, paid; or paid and taken back since (domain design §2.6). */
export const StatusRepasse = z.enum(['PREVISTO', 'LIBERADO', 'EM_LOTE', 'PAGO', 'ESTORNADO']);
export type StatusRepasse = z.infer<typeof StatusRepasse>;

/** A lot that is made, approved, paid; or called off before, or taken back after (domain design §2.6). */
export const StatusLote = z.enum(['ABERTO', 'APROVADO', 'PAGO', 'CANCELADO', 'ESTORNADO']);
export type StatusLote = z.infer<typeof StatusLote>;
/** What became of one payment of a lot. */
export const StatusPagamentoRepasse = z.enum(['PENDENTE', 'PAGO', 'REJEITADO', 'CANCELADO', 'ESTORNADO']);
export type StatusPagamentoRepasse = z.infer<typeof StatusPagamentoRepasse>;
