import type { FamiliaErro, ResultadoCotacao } from '@balcao/contracts';
import { isOfertaVencida } from '../envio/ofertas-do-envio.ts';

/** Refusals of the very question: the same question gets the same answer. */
const DA_PERGUNTA: readonly (FamiliaErro | null)[] = ['DADO', 'ACEITACAO', 'COMERCIAL'];

/**
 * Whether an insurer's answer goes on holding while the question is the same: a price whose last day has not passed, or a refusal of what
 * was asked. What failed on the way (time, access, instability, a permission that may have been given since) is worth asking again.
 *
 * @example isRespostaVigente({ status: 'OK', familiaErro: null, validade: '2026-11-29' }, '2026-11-30') // false
 */
export const isRespostaVigente = (
  { status, familiaErro, validade }: Pick<ResultadoCotacao, 'status' | 'familiaErro' | 'validade'>,
  hoje: string,
): boolean => (status === 'OK' ? !isOfertaVencida({ validade }, hoje) : status === 'RECUSADO' && DA_PERGUNTA.includes(familiaErro));
