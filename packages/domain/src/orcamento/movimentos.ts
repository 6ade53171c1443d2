import type { MovimentoOrcamento, StatusOrcamento } from '@balcao/contracts';
import { canTransition } from '../cotacao/transicoes.ts';

const POR_PESSOA: Readonly<Partial<Record<StatusOrcamento, readonly MovimentoOrcamento[]>>> = {
  CALCULADO: ['ENVIADO'],
  RECUSADO: ['CALCULADO'],
};

/**
 * Where a person may move a case by saying so, without a form or a calculation: every other change of state follows from a fact.
 *
 * @example movimentosDe('CALCULADO') // ['ENVIADO']
 */
export const movimentosDe = (status: StatusOrcamento): readonly MovimentoOrcamento[] =>
  (POR_PESSOA[status] ?? []).filter((para) => canTransition('orcamento', status, para));
