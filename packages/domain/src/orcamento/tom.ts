import type { StatusOrcamento } from '@balcao/contracts';

/** How a case's state looks, wherever it is said: a tone of the house's tags. */
export const tomDoOrcamento = {
  RASCUNHO: 'neutro',
  CALCULANDO: 'info',
  CALCULADO: 'sucesso',
  ENVIADO: 'info',
  FECHADO: 'sucesso',
  RECUSADO: 'perigo',
  EXPIRADO: 'atencao',
} as const satisfies Record<StatusOrcamento, string>;
