import type { StatusLote, StatusPagamentoRepasse, StatusRepasse } from '@balcao/contracts';

/** The colour of each state of a share. */
export const tonsDoRepasse = {
  PREVISTO: 'neutro',
  LIBERADO: 'info',
  EM_LOTE: 'atencao',
  PAGO: 'sucesso',
  ESTORNADO: 'perigo',
} as const satisfies Record<StatusRepasse, string>;

/** The colour of each state of a lot. */
export const tonsDoLote = {
  ABERTO: 'atencao',
  APROVADO: 'info',
  PAGO: 'sucesso',
  CANCELADO: 'neutro',
  ESTORNADO: 'perigo',
} as const satisfies Record<StatusLote, string>;

/** The colour of each state of a payment. */
export const tonsDoPagamento = {
  PENDENTE: 'atencao',
  PAGO: 'sucesso',
  REJEITADO: 'perigo',
  CANCELADO: 'neutro',
  ESTORNADO: 'perigo',
} as const satisfies Record<StatusPagamentoRepasse, string>;
