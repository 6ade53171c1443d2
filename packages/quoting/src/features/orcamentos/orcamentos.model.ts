import { ConsultaOrcamentos, type OrcamentoResumo, StatusOrcamento } from '@balcao/contracts';
import type { Tone } from '@balcao/ui';

/** The list's address is its state: filters, order and page survive reload, Back and a shared link. */
const NOMES = ['q', 'status', 'linha', 'de', 'ate', 'pagina', 'tamanho', 'ordenar'] as const;
type Nome = (typeof NOMES)[number];

export const ORDEM_PADRAO = '-alteradoEm';
const padrao: Partial<Record<Nome, string>> = { pagina: '1', tamanho: '20', ordenar: ORDEM_PADRAO };

/** What the address asks for; a value that breaks the contract counts as absent, so that a mangled link still opens. */
export function consultaOf(search: URLSearchParams): ConsultaOrcamentos {
  const valid = NOMES.filter((nome) => search.get(nome)).filter(
    (nome) => ConsultaOrcamentos.safeParse({ [nome]: search.get(nome) }).success,
  );
  const asked = Object.fromEntries(valid.map((nome) => [nome, search.get(nome)]));
  return ConsultaOrcamentos.parse({ ordenar: ORDEM_PADRAO, ...asked });
}

export type Mudanca = Partial<Record<Nome, string | number | null | undefined>>;

/** The address after a change. Any change but of the page itself goes back to the first page. */
export function withMudanca(search: URLSearchParams, mudanca: Mudanca): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [nome, value] of Object.entries({ ...(!('pagina' in mudanca) && { pagina: null }), ...mudanca })) {
    const text = value === null || value === undefined ? '' : String(value);
    if (text === '' || text === padrao[nome as Nome]) next.delete(nome);
    else next.set(nome, text);
  }
  return next;
}

const FILTROS: readonly Nome[] = ['q', 'status', 'linha', 'de', 'ate'];

export const hasFiltros = (search: URLSearchParams): boolean => FILTROS.some((nome) => search.get(nome));

export const withoutFiltros = (search: URLSearchParams): URLSearchParams =>
  withMudanca(search, Object.fromEntries(FILTROS.map((nome) => [nome, null])));

export const tomDoStatus: Readonly<Record<StatusOrcamento, Tone>> = {
  RASCUNHO: 'neutro',
  CALCULANDO: 'info',
  CALCULADO: 'sucesso',
  ENVIADO: 'info',
  FECHADO: 'sucesso',
  RECUSADO: 'perigo',
  EXPIRADO: 'atencao',
};

export const statusConhecidos: readonly StatusOrcamento[] = StatusOrcamento.options;

/** Only a draft may be thrown away: what was calculated is history. */
export const podeDescartar = ({ status }: Pick<OrcamentoResumo, 'status'>): boolean => status === 'RASCUNHO';

/** Only what has prices, and is still open, can be lost. */
export const podeRecusar = ({ status }: Pick<OrcamentoResumo, 'status'>): boolean => status === 'CALCULADO' || status === 'ENVIADO';

/** Where a line leads: its results once it has some, else its form. */
export function destinoDe({ id, cotacaoId }: Pick<OrcamentoResumo, 'id' | 'cotacaoId'>): Record<string, string> {
  return cotacaoId ? { id, cotacao: cotacaoId } : { id };
}
