import type { OrcamentoResumo } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { filtroDe, ordemDe } from './orcamento-consulta.ts';
import { orcamentoListaRepository } from './orcamento-lista.repository.ts';
import type { Escopo } from './quoting.policy.ts';

/** The newest open cases in a scope, read as the list reads them: what the home shows. */
export const listOrcamentosAbertos = (tx: Tx, escopo: Escopo, limite: number): Promise<OrcamentoResumo[]> =>
  orcamentoListaRepository.list(tx, filtroDe({ status: 'RASCUNHO,CALCULANDO,CALCULADO,ENVIADO' }, escopo), {
    ordem: ordemDe(undefined),
    limite,
    pulo: 0,
  });
