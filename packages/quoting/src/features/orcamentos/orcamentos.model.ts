import { ConsultaOrcamentos, type OrcamentoResumo, StatusOrcamento } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

const ORDEM_PADRAO = '-alteradoEm';
const FILTROS = ['q', 'status', 'linha', 'de', 'ate', 'urgente'] as const;

/** The list's address: filters, order and page survive reload, Back and a shared link. */
export const endereco = listaNoEndereco({ schema: ConsultaOrcamentos, filtros: FILTROS, ordem: ORDEM_PADRAO });

/** The words of an address a saved filter keeps: what narrows and orders, not the page. */
export function consultaGuardada(search: URLSearchParams): Record<string, string> {
  const nomes = [...FILTROS, 'ordenar'] as const;
  return Object.fromEntries(nomes.flatMap((nome) => (search.get(nome) ? [[nome, search.get(nome) as string]] : [])));
}

/** The view the address asks for. */
export const isQuadro = (search: URLSearchParams): boolean => search.get('vista') === 'quadro';

/** The address of a saved filter, in the view one is in. */
export function enderecoDoFiltro(search: URLSearchParams, consulta: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(consulta);
  if (isQuadro(search)) next.set('vista', 'quadro');
  return next;
}

export const statusConhecidos: readonly StatusOrcamento[] = StatusOrcamento.options;

/** Only a draft may be thrown away: what was calculated is history. */
export const podeDescartar = ({ status }: Pick<OrcamentoResumo, 'status'>): boolean => status === 'RASCUNHO';

/** Only what has prices, and is still open, can be lost. */
export const podeRecusar = ({ status }: Pick<OrcamentoResumo, 'status'>): boolean => status === 'CALCULADO' || status === 'ENVIADO';

/** Where a line leads: its results once it has some, else its form. */
export function destinoDe({ id, cotacaoId }: Pick<OrcamentoResumo, 'id' | 'cotacaoId'>): Record<string, string> {
  return cotacaoId ? { id, cotacao: cotacaoId } : { id };
}
