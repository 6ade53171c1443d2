/** What a list's address may say, and how it is read. */
interface Definicao<C, N extends string> {
  /** The contract's query. */
  readonly schema: { parse(asked: unknown): C; safeParse(asked: unknown): { success: boolean } };
  /** The words that narrow the list. Every list also has its page, its size and its order. */
  readonly filtros: readonly N[];
  /** Order when the address names none; absent, it is left to the gateway. */
  readonly ordem?: string;
  /** What the list is narrowed to when the address does not say. */
  readonly padrao?: Readonly<Partial<Record<N, string>>>;
}

type Palavra<N extends string> = N | 'filtro' | 'pagina' | 'tamanho' | 'ordenar';

/** Changes to an address; null and '' remove a parameter. */
export type MudancaDeLista<N extends string> = Partial<Record<Palavra<N>, string | number | null | undefined>>;

/** How one list is written in its address and read from it. */
export interface EnderecoDaLista<C, N extends string> {
  readonly filtros: readonly N[];
  readonly ordem: string;
  /** What the address asks for; a value that breaks the contract counts as absent, so that a mangled link still opens. */
  consultaOf(search: URLSearchParams): C;
  /** The address after a change. Any change but of the page itself goes back to the first page. */
  withMudanca(search: URLSearchParams, mudanca: MudancaDeLista<N>): URLSearchParams;
  /** How many filters the address sets, other than to what the list is narrowed to anyway. */
  ativosEm(search: URLSearchParams): number;
  withoutFiltros(search: URLSearchParams): URLSearchParams;
  /** What of an address a saved filter keeps: what narrows and orders, neither the page nor a saved filter's name. */
  guardavelDe(search: URLSearchParams): Record<string, string>;
  /** The address with exactly these parameters of the list; other parameters (a view, an open record) stay. */
  withGuardada(search: URLSearchParams, consulta: Readonly<Record<string, string>>): URLSearchParams;
}

/**
 * A list whose address is its state: filters, order and page survive reload, Back and a shared link.
 *
 * @example listaNoEndereco({ schema: ConsultaRenovacoes, filtros: ['q', 'janela'], ordem: 'fim' })
 */
export function listaNoEndereco<C, const N extends string>({
  schema,
  filtros,
  ordem = '',
  padrao,
}: Definicao<C, N>): EnderecoDaLista<C, N> {
  const palavras: readonly string[] = [...filtros, 'filtro', 'pagina', 'tamanho', 'ordenar'];
  const guardadas: readonly string[] = [...filtros, 'ordenar'];
  const semMudanca: Readonly<Record<string, string | undefined>> = { pagina: '1', tamanho: '20', ordenar: ordem, ...padrao };
  const isValid = (nome: string, value: string | null) => Boolean(value) && schema.safeParse({ [nome]: value }).success;

  function withMudanca(search: URLSearchParams, mudanca: MudancaDeLista<N>): URLSearchParams {
    const next = new URLSearchParams(search);
    for (const [nome, value] of Object.entries<unknown>({ ...(!('pagina' in mudanca) && { pagina: null }), ...mudanca })) {
      const text = value === null || value === undefined ? '' : String(value);
      if (text === '' || text === semMudanca[nome]) next.delete(nome);
      else next.set(nome, text);
    }
    return next;
  }

  return {
    filtros,
    ordem,
    consultaOf(search) {
      const said = palavras.filter((nome) => isValid(nome, search.get(nome))).map((nome) => [nome, search.get(nome)] as const);
      return schema.parse({ ...(ordem && { ordenar: ordem }), ...padrao, ...Object.fromEntries(said) });
    },
    withMudanca,
    ativosEm: (search) => filtros.filter((nome) => isValid(nome, search.get(nome)) && search.get(nome) !== semMudanca[nome]).length,
    withoutFiltros: (search) => withMudanca(search, Object.fromEntries(filtros.map((nome) => [nome, null])) as MudancaDeLista<N>),
    guardavelDe: (search) => Object.fromEntries(guardadas.flatMap((nome) => (search.get(nome) ? [[nome, search.get(nome) ?? '']] : []))),
    withGuardada(search, consulta) {
      const next = new URLSearchParams(search);
      for (const nome of [...guardadas, 'filtro', 'pagina']) next.delete(nome);
      for (const [nome, value] of Object.entries(consulta)) next.set(nome, value);
      return next;
    },
  };
}
