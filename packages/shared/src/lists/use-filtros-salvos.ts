import {
  acessoDaLista,
  addressOf,
  type DefinicaoFiltro,
  filtroCalls,
  type FiltroSalvo,
  type ListaFiltrada,
  settingsRoutes,
} from '@balcao/contracts';
import { type EnderecoDaLista, hasPermissao } from '@balcao/domain';
import { call, type FalhaRequisicao, navigateTo, useSession } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What is chosen of a filter when it is saved. */
type Escolhas = Pick<FiltroSalvo, 'nome' | 'padrao' | 'compartilhado'>;

/** The saved filters of a list, as its tabs. `Lista` of ui shows them. */
export interface FiltrosSalvos {
  readonly itens: readonly FiltroSalvo[];
  /** The open one; null: none, the whole list; undefined: words of the address that are nobody's. */
  readonly atual: string | null | undefined;
  /** The one the address names was deleted, is no longer shared, or is of another list. */
  readonly isPerdido: boolean;
  /** The address asks for something that no saved filter keeps. */
  readonly isSalvavel: boolean;
  /** Where a filter is made. */
  readonly hrefNovo: string;
  /** The list under a saved filter; null: the whole of it. */
  hrefOf(id: string | null): string;
  /** Goes to where it is changed. */
  edit(id: string): void;
  /** Keeps what the address asks for under a name. @throws {FalhaRequisicao} as `call` does */
  save(escolhas: Escolhas): Promise<void>;
  /** Has the list open with it, or no more. @throws {FalhaRequisicao} as `call` does */
  setPadrao(id: string, padrao: boolean): Promise<void>;
  /** Deletes it and shows the whole list. @throws {FalhaRequisicao} as `call` does */
  remove(id: string): Promise<void>;
}

interface Pedido<C, N extends string> {
  /** Absent, the list keeps no filters. */
  readonly filtrada: ListaFiltrada | undefined;
  readonly endereco: EnderecoDaLista<C, N>;
  /** Why the list itself could not be read. */
  readonly falha: FalhaRequisicao | null;
}

type Palavras = Readonly<Record<string, string>>;

const isSame = (a: Palavras, b: Palavras): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([nome, valor]) => b[nome] === valor);

/** Words that ask for a filter: one with conditions is named, one of words alone is its words. */
const palavrasDe = ({ id, consulta, definicao }: FiltroSalvo): Palavras => (definicao ? { ...consulta, filtro: id } : consulta);

async function write<T>(send: () => Promise<T>): Promise<T> {
  const answered = await send();
  await queryClient.invalidateQueries({ queryKey: keyOf(filtroCalls.listFiltros) });
  return answered;
}

/** The saved filters of a list: read, shown by the address, saved from it. An address that asks for nothing opens with the default one. */
export function useFiltrosSalvos<C, N extends string>({ filtrada, endereco, falha }: Pedido<C, N>): FiltrosSalvos | undefined {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const sessao = useSession();
  const lista = filtrada ?? 'ORCAMENTOS';
  const enabled = filtrada !== undefined && sessao !== null && hasPermissao(sessao, acessoDaLista[lista]);
  const { data, isFetching } = useCall(filtroCalls.listFiltros, { lista }, { enabled });
  const pedido = search.get('filtro');
  const palavras = endereco.guardavelDe(search);
  const isVazia = Object.keys(palavras).length === 0;

  const isBare = useRef(pedido === null && isVazia && !search.has('pagina'));
  const isStillBare = pedido === null && isVazia;
  useEffect(() => {
    if (!data) return;
    const padrao = data.find((filtro) => filtro.padrao);
    // what was asked for while they were read stands
    if (isBare.current && isStillBare && padrao) setSearch((now) => endereco.withGuardada(now, palavrasDe(padrao)), { replace: true });
    isBare.current = false;
  }, [data, isStillBare, endereco, setSearch]);

  if (filtrada === undefined) return undefined;
  const itens = data ?? [];
  const find = (id: string): FiltroSalvo | undefined => itens.find((filtro) => filtro.id === id);
  const daPalavra = itens.find(({ definicao, consulta }) => definicao === null && isSame(consulta, palavras));
  const atual = pedido ?? daPalavra?.id ?? (isVazia ? null : undefined);
  const aberto = atual ? find(atual) : undefined;
  const isMal = pedido !== null && !('filtro' in (endereco.consultaOf(search) as object));
  const searchOf = (id: string | null): URLSearchParams => {
    const filtro = id === null ? undefined : find(id);
    return endereco.withGuardada(search, filtro ? palavrasDe(filtro) : id === null ? {} : { filtro: id });
  };
  const hrefNovo = `${addressOf(settingsRoutes, 'filtrosNovo')}?${new URLSearchParams({ lista })}`;

  return {
    itens,
    atual,
    isPerdido: isMal || falha?.code === 'filtro-perdido' || (pedido !== null && data !== undefined && !isFetching && !aberto),
    isSalvavel: !isVazia && !(aberto && isSame(aberto.consulta, palavras)),
    hrefNovo,
    hrefOf(id) {
      const words = searchOf(id).toString();
      return words ? `${pathname}?${words}` : pathname;
    },
    edit: (id) => navigateTo(`${hrefNovo}&${new URLSearchParams({ filtro: id })}`),
    async save(escolhas) {
      const definicao: DefinicaoFiltro | null = aberto?.definicao ?? null;
      const salvo = await write(() =>
        call(filtroCalls.createFiltro, { lista, ...escolhas, consulta: palavras, ...(definicao && { definicao }) }),
      );
      setSearch((now) => endereco.withGuardada(now, palavrasDe(salvo)), { replace: true });
    },
    async setPadrao(id, padrao) {
      const filtro = find(id);
      if (!filtro) return;
      const { nome, consulta, compartilhado } = filtro;
      await write(() => call(filtroCalls.updateFiltro, { filtroId: id, nome, consulta, compartilhado, padrao }));
    },
    async remove(id) {
      // first away from it: the list must not be asked by what is gone
      await call(filtroCalls.deleteFiltro, { filtroId: id });
      setSearch(searchOf(null), { replace: true });
      await write(() => Promise.resolve());
    },
  };
}
