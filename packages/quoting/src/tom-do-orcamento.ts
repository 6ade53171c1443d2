import type { StatusOrcamento } from '@balcao/contracts';
import type { Tone } from '@balcao/ui';

/** How a case's state looks, wherever it is said. */
export const tomDoStatus: Readonly<Record<StatusOrcamento, Tone>> = {
  RASCUNHO: 'neutro',
  CALCULANDO: 'info',
  CALCULADO: 'sucesso',
  ENVIADO: 'info',
  FECHADO: 'sucesso',
  RECUSADO: 'perigo',
  EXPIRADO: 'atencao',
};
