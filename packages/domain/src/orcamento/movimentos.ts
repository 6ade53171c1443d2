import type { StatusOrcamento, MovimentoOrcamento } from '@balcao/contracts';
import { canTransition } from '../cotacao/transicoes.ts';

const ENCERRADOS: ReadonlySet<StatusOrcamento> = new Set(['FECHADO', 'RECUSADO', 'EXPIRADO']);

/** Sold, lost or expired: nothing of such a case changes any more, except that a refused one may be reopened. */
export const isEncerrado = (status: StatusOrcamento): boolean => ENCERRADOS.has(status);

const VENDAVEIS: ReadonlySet<StatusOrcamento> = new Set(['CALCULADO', 'ENVIADO']);

/** It has prices and nothing was decided about it: it may be sold or lost. */
export const isVendavel = (status: StatusOrcamento): boolean => VENDAVEIS.has(status);

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
