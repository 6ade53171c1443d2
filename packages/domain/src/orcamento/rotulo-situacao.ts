import type { Formulario, StatusOrcamento } from '@balcao/contracts';

/** A case's state in words, wherever cases of every form are spoken of together (filters, columns of the board). */
export const rotulosSituacao: Readonly<Record<StatusOrcamento, string>> = {
  RASCUNHO: 'Rascunho',
  CALCULANDO: 'Calculando',
  CALCULADO: 'Calculado',
  ENVIADO: 'Enviado',
  FECHADO: 'Fechado',
  RECUSADO: 'Recusado',
  EXPIRADO: 'Expirado',
};

/**
 * One case's state in words. The prices of a manual quote were typed, not calculated.
 *
 * @example rotuloSituacao({ status: 'CALCULADO', formulario: 'MANUAL' }) // 'Com preços'
 */
export const rotuloSituacao = ({ status, formulario }: { status: StatusOrcamento; formulario: Formulario }): string =>
  status === 'CALCULADO' && formulario === 'MANUAL' ? 'Com preços' : rotulosSituacao[status];
