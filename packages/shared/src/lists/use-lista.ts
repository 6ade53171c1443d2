import type { ArranjoLista, Call, FormatoArquivo, ListaFiltrada } from '@balcao/contracts';
import { type EnderecoDaLista, hojeEm, type MudancaDeLista, type OrdemDaColuna, readOrdem, writeOrdem } from '@balcao/domain';
import { download, type FalhaRequisicao } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';

import { saveFile } from './save-file.ts';
import { useArranjo } from './use-arranjo.ts';
import { useDebounced } from './use-debounced.ts';
import { type FiltrosSalvos, useFiltrosSalvos } from './use-filtros-salvos.ts';
import { useTeclasDaLista } from './use-teclas-da-lista.ts';

/** One page of a list, as `paginaDe` of contracts answers it; a call may answer more beside it. */
interface PaginaLida {
  readonly itens: readonly unknown[];
  readonly total: number;
  readonly isTotalMinimo?: boolean | undefined;
}

/** Page, size and order of every list; what narrows it is the contract's. */
interface ConsultaLida {
  readonly pagina: number;
  readonly tamanho: number;
  readonly ordenar?: string | undefined;
}

/** What makes one list: how its address is read and who answers it. */
export interface DefinicaoDaLista<O extends PaginaLida, C extends ConsultaLida, N extends string> {
  readonly endereco: EnderecoDaLista<C, N>;
  /** Answers one page of it. */
  readonly list: Call<z.ZodMiniType, z.ZodMiniType<O>>;
  /** Answers all that the filters let through as a file, and the file's name on a day, without its ending. */
  readonly file?: { readonly call: Call; readonly nome: (dia: string) => string };
  /** The list keeps filters under a name, as tabs above it. */
  readonly filtrada?: ListaFiltrada;
  /** Filters that say which list it is, such as its tabs: another value of them never shows the rows of the former. */
  readonly abas?: readonly NoInfer<N>[];
  /** Not asked for while false: another view of the same filters is on screen. */
  readonly isWanted?: boolean;
}

/** A list as it stands: what was asked, what was answered, and how to ask something else. `Lista` of ui shows it. */
export interface ListaLida<O extends PaginaLida, C extends ConsultaLida, N extends string> {
  readonly consulta: C;
  /** What narrows it: what was asked without page, size and order. */
  readonly filtro: Omit<C, 'pagina' | 'tamanho' | 'ordenar'>;
  readonly rows: readonly O['itens'][number][];
  /** All that match the filters; 0 while it is not known. */
  readonly total: number;
  /** The gateway stopped counting there: there are at least so many. */
  readonly isTotalMinimo: boolean;
  /** The whole answer, with what the call says beside its page. */
  readonly data: O | undefined;
  readonly status: 'loading' | 'failed' | 'ready';
  readonly falha: FalhaRequisicao | null;
  readonly isFetching: boolean;
  /** What is in sight answers what was asked before: shown as busy while the answer comes. */
  readonly isAnterior: boolean;
  /** How many filters are on. */
  readonly ativos: number;
  /** The columns that order it, the first deciding first. */
  readonly sort: readonly OrdemDaColuna[];
  /** Goes to what holds the table: its keys act there. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Which columns its user wants, in which order, and how wide. */
  readonly arranjo: ArranjoLista;
  arrange(arranjo: ArranjoLista): void;
  /** Its saved filters; absent of a list that keeps none. */
  readonly salvos: FiltrosSalvos | undefined;
  change(mudanca: MudancaDeLista<N>): void;
  /** Takes every filter off. */
  clear(): void;
  /** Looks for a text once typing rests. */
  search(texto: string): void;
  orderBy(sort: readonly OrdemDaColuna[]): void;
  retry(): void;
  /** Downloads what the filters let through, or only what `only` names. @throws {FalhaRequisicao} as `call` does */
  download(this: void, formato: FormatoArquivo, only?: Partial<C>): Promise<void>;
}

/**
 * A list of the gateway whose address is its state. The last page stays in sight, busy, while another is read.
 *
 * @example export const useProdutores = () => useLista({ endereco, list: produtorCalls.listProdutores })
 */
export function useLista<O extends PaginaLida, C extends ConsultaLida, N extends string>({
  endereco,
  list,
  file,
  filtrada,
  abas,
  isWanted = true,
}: DefinicaoDaLista<O, C, N>): ListaLida<O, C, N> {
  const [search, setSearch] = useSearchParams();
  const box = useTeclasDaLista();
  const [arranjo, arrange] = useArranjo(list.path);
  const consulta = endereco.consultaOf(search);
  const { data, error, isError, isPending, isFetching, isPlaceholderData, refetch } = useCall(list, consulta, {
    keepPrevious: abas ?? true,
    staleTime: 0,
    enabled: isWanted,
  });
  const salvos = useFiltrosSalvos({ filtrada, endereco, falha: error });
  // a page is a step of the history; what narrows or orders it is not
  const change = (mudanca: MudancaDeLista<N>) => setSearch(endereco.withMudanca(search, mudanca), { replace: !('pagina' in mudanca) });
  // a tab is which list it is, and narrows nothing of it
  const naAba = Object.fromEntries((abas ?? []).map((nome) => [nome, search.get(nome)])) as MudancaDeLista<N>;
  const foraDaAba = endereco.withMudanca(search, Object.fromEntries(Object.keys(naAba).map((nome) => [nome, null])) as MudancaDeLista<N>);
  const { pagina: _pagina, tamanho: _tamanho, ordenar = '', ...filtro } = consulta;
  return {
    consulta,
    filtro,
    rows: data?.itens ?? [],
    total: data?.total ?? 0,
    isTotalMinimo: data?.isTotalMinimo ?? false,
    data,
    status: isError ? 'failed' : isPending ? 'loading' : 'ready',
    falha: error,
    isFetching,
    isAnterior: isPlaceholderData,
    ativos: endereco.ativosEm(foraDaAba),
    sort: readOrdem(ordenar),
    box,
    arranjo,
    arrange,
    salvos,
    change,
    clear: () => setSearch(endereco.withMudanca(endereco.withoutFiltros(search), naAba)),
    search: useDebounced((texto) => change({ q: texto.trim() } as MudancaDeLista<N>)),
    orderBy: (sort) => change({ ordenar: writeOrdem(sort) } as MudancaDeLista<N>),
    retry: () => void refetch(),
    download: async (formato, only) => {
      if (!file) return;
      const asked = only ? { pagina: 1, tamanho: 20, ordenar: endereco.ordem, ...only } : consulta;
      saveFile(await download(file.call, { ...asked, formato }), `${file.nome(hojeEm(new Date()))}.${formato}`);
    },
  };
}
