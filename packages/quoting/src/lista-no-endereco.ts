/** What a list's address may say, and how it is read. */
interface Definicao<C, N extends string> {
  /** The contract's query. */
  readonly schema: { parse(asked: unknown): C; safeParse(asked: unknown): { success: boolean } };
  readonly nomes: readonly N[];
  /** Those that narrow the list; the others page and order it. */
  readonly filtros: readonly N[];
  /** Order when the address names none; '' leaves it to the gateway. */
  readonly ordem: string;
}

/** What changes in an address; null and '' take a word away. */
export type MudancaDeLista<N extends string> = Partial<Record<N, string | number | null | undefined>>;

/** A list whose address is its state: filters, order and page survive reload, Back and a shared link. */
export function listaNoEndereco<C, N extends string>({ schema, nomes, filtros, ordem }: Definicao<C, N>) {
  const padrao: Readonly<Record<string, string>> = { pagina: '1', tamanho: '20', ordenar: ordem };

  /** The address after a change. Any change but of the page itself goes back to the first page. */
  function withMudanca(search: URLSearchParams, mudanca: MudancaDeLista<N>): URLSearchParams {
    const next = new URLSearchParams(search);
    for (const [nome, value] of Object.entries({ ...(!('pagina' in mudanca) && { pagina: null }), ...mudanca })) {
      const text = value === null || value === undefined ? '' : String(value);
      if (text === '' || text === padrao[nome]) next.delete(nome);
      else next.set(nome, text);
    }
    return next;
  }

  return {
    /** What the address asks for; a value that breaks the contract counts as absent, so that a mangled link still opens. */
    consultaOf(search: URLSearchParams): C {
      const valid = nomes.filter((nome) => search.get(nome)).filter((nome) => schema.safeParse({ [nome]: search.get(nome) }).success);
      return schema.parse({ ...(ordem && { ordenar: ordem }), ...Object.fromEntries(valid.map((nome) => [nome, search.get(nome)])) });
    },
    withMudanca,
    hasFiltros: (search: URLSearchParams): boolean => filtros.some((nome) => search.get(nome)),
    withoutFiltros: (search: URLSearchParams): URLSearchParams =>
      withMudanca(search, Object.fromEntries(filtros.map((nome) => [nome, null])) as MudancaDeLista<N>),
  };
}
