import type { StatusResultado } from '@balcao/contracts';

/**
 * Whether an insurer's answer is settled: no more messages come unless it is asked again.
 *
 * @example isResultadoFinal('TIMEOUT') // true
 */
export const isResultadoFinal = (status: StatusResultado): boolean => status !== 'PENDENTE' && status !== 'CALCULANDO';
