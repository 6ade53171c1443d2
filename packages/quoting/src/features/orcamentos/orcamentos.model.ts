import { ConsultaOrcamentos, type OrcamentoResumo, StatusOrcamento } from '@balcao/contracts';
import { isVendavel, listaNoEndereco } from '@balcao/domain';

const ORDEM_PADRAO = '-alteradoEm';
const FILTROS = ['q', 'status', 'linha', 'de', 'ate', 'urgente'] as const;

/** The list's address: filters, order and page survive reload, Back and a shared link. */
export const endereco = listaNoEndereco({ schema: ConsultaOrcamentos, filtros: FILTROS, ordem: ORDEM_PADRAO });

/** The view the address asks for. */
export const isQuadro = (search: URLSearchParams): boolean => search.get('vista') === 'quadro';

export const statusConhecidos: readonly StatusOrcamento[] = StatusOrcamento.options;

/** Only a draft may be thrown away: what was calculated is history. */
export const canDiscard = ({ status }: Pick<OrcamentoResumo, 'status'>): boolean => status === 'RASCUNHO';

/** Only what has prices, and is still open, can be lost. */
export const canRefuse = ({ status }: Pick<OrcamentoResumo, 'status'>): boolean => isVendavel(status);

/** Where a line leads: its results once it has some, else its form. */
export function destinoDe({ id, cotacaoId }: Pick<OrcamentoResumo, 'id' | 'cotacaoId'>): Record<string, string> {
  return cotacaoId ? { id, cotacao: cotacaoId } : { id };
}
