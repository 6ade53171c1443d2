import type { Formulario, StatusOrcamento } from '@balcao/contracts';

/** Label of the state of a case, where cases of all forms appear together (filters, columns of the board). */
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
