import type { StatusOrcamento } from '@balcao/contracts';

/** Tone of the tag for the state of a case. */
export const tomDoOrcamento = {
  RASCUNHO: 'neutro',
  CALCULANDO: 'info',
  CALCULADO: 'sucesso',
  ENVIADO: 'info',
  FECHADO: 'sucesso',
  RECUSADO: 'perigo',
  EXPIRADO: 'atencao',
} as const satisfies Record<StatusOrcamento, string>;
