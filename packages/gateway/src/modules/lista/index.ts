import { orcamentoListaRepository } from './orcamento-lista.repository.ts';

export { searchLimited, searchRegistros, semSomas, TETO_BUSCA } from './busca-limitada.repository.ts';
export { apoliceTem, casoTem, isIndexada, padraoDa, perdaTem, solicitacaoTem } from './busca-na-lista.ts';
export { type ContagemPorStatus, countLista, readNearer, sumByStatus } from './contagem-das-listas.repository.ts';
export { filtroInvalido } from './lista.errors.ts';
export { actOnLote, findVistos } from './lote.ts';
export { listOrcamentosAbertos } from './orcamento-abertos.ts';
export { orcamentosArquivo } from './orcamento-arquivo.ts';
export { filtroDe, ordemDosOrcamentos } from './orcamento-consulta.ts';
export { contavel, type FiltroOrcamentos, whereOrcamentos } from './orcamento-lista.repository.ts';
export { tellUrgencia, withUrgentes } from './orcamento-urgencia.ts';
export { type OrdemDaLista, ordemDe, termsOf } from './ordem-da-lista.ts';

/** The list of cases, its pages and its file. */
export type OrcamentoListaPort = Pick<typeof orcamentoListaRepository, 'listAndCount' | 'listArquivo' | 'listIds'>;
export const orcamentoListaPort: OrcamentoListaPort = orcamentoListaRepository;
