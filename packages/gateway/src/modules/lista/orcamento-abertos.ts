import type { OrcamentoResumo } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { filtroDe, ordemDosOrcamentos } from './orcamento-consulta.ts';
import { orcamentoListaRepository } from './orcamento-lista.repository.ts';
import { tellUrgencia, withUrgentes } from './orcamento-urgencia.ts';
import type { Escopo } from '../escopo/index.ts';

/** The open cases of a scope as the home shows them: those that press first, then the ones changed last. */
export async function listOrcamentosAbertos(
  tx: Tx,
  escopo: Escopo,
  { limite, agora }: { limite: number; agora: Date },
): Promise<{ urgentes: number; recentes: OrcamentoResumo[] }> {
  const abertos = filtroDe({ status: 'RASCUNHO,CALCULANDO,CALCULADO,ENVIADO' }, escopo);
  const pressing = await withUrgentes(tx, { ...abertos, soUrgentes: true }, { agora });
  const { itens: primeiros, total: urgentes } = await orcamentoListaRepository.listAndCount(tx, pressing, {
    ordem: [{ campo: 'urgencia', decrescente: false }],
    limite,
    pulo: 0,
  });
  const newest = await orcamentoListaRepository.list(tx, abertos, { ordem: ordemDosOrcamentos(undefined), limite, pulo: 0 });
  const outros = newest.filter(({ id }) => !primeiros.some((primeiro) => primeiro.id === id));
  return { urgentes, recentes: await tellUrgencia(tx, [...primeiros, ...outros].slice(0, limite), agora) };
}
