import { wayOf } from './contagem-das-listas.repository.ts';
import { filtroInvalido } from './lista.errors.ts';

/** One column of an order, by the word the address has for it. */
export interface TermoDaOrdem<K extends string> {
  readonly campo: K;
  readonly decrescente: boolean;
}

/** The columns a list is ordered by: each decides among what those before it leave equal. Never empty. */
export type OrdemDaLista<K extends string> = readonly [TermoDaOrdem<K>, ...TermoDaOrdem<K>[]];

/**
 * An order as the address says it (`-premio,nome`), in columns the list declares.
 *
 * @throws {Recusa} 422 when there is no such column, or one is named twice
 */
export function ordemDe<K extends string>(
  ordenar: string | undefined,
  ordens: Readonly<Record<K, string>>,
  padrao: TermoDaOrdem<K>,
): OrdemDaLista<K> {
  if (!ordenar) return [padrao];
  const isColuna = (campo: string): campo is K => Object.hasOwn(ordens, campo);
  const termos = ordenar.split(',').map((termo) => {
    const campo = termo.replace(/^-/, '');
    if (!isColuna(campo)) throw filtroInvalido('ordenar');
    return { campo, decrescente: termo.startsWith('-') };
  });
  if (new Set(termos.map(({ campo }) => campo)).size < termos.length) throw filtroInvalido('ordenar');
  const [first = padrao, ...others] = termos;
  return [first, ...others];
}

/** What a list says of its columns to put them in order. */
interface Colunas<K extends string> {
  readonly ordens: Readonly<Record<K, string>>;
  /** Columns that always have a value: only without words about absent ones does an index give their order. */
  readonly nuncaNulas: ReadonlySet<string>;
}

/** The SQL of an order, without what breaks its ties, and the way of its last column, which those follow. */
export function termsOf<K extends string>(
  ordem: OrdemDaLista<K>,
  { ordens, nuncaNulas }: Colunas<K>,
  isDoFim = false,
): { readonly sql: string; readonly direction: 'asc' | 'desc' } {
  const ways = ordem.map(({ campo, decrescente }) => ({
    campo,
    ...wayOf({ decrescente, hasAusentes: !nuncaNulas.has(campo), isDoFim }),
  }));
  return {
    sql: ways.map(({ campo, direction, nulls }) => `${ordens[campo]} ${direction}${nulls}`).join(', '),
    direction: ways.at(-1)?.direction ?? 'asc',
  };
}
