import type { Bind } from '../../plugins/sql-params.ts';
import { TETO_BUSCA } from '../lista/index.ts';

/** A search by the index of a table. */
export interface BuscaPorIndice {
  readonly tabela: string;
  /** The table that has the words, where they are not columns of the first: with a row for each of its rows, under the same id. */
  readonly tabelaDasPalavras?: string;
  /** Columns of that table which filters compare, and which part it before its order. */
  readonly colunasDasPalavras?: readonly string[];
  /** Ids that the same words find elsewhere, few or none: SQL over the bound list of their patterns. */
  readonly alem?: (padroes: string) => string;
  /** Whether `where` asks more of a row than that it is there, as this user asks: SQL. */
  readonly isJulgada?: string;
}

/** A search by the words of what each row is of, which have the index: the instalments of a policy are found by its words. */
export interface BuscaPeloDono {
  readonly tabelaDoDono: string;
  /** What names the one a row is of. */
  readonly coluna: string;
  /** Which of the table they are of, by its own columns. */
  readonly iguais: Readonly<Record<string, unknown>>;
  /** What else the same words find: rows by a column, of ids that are SQL over the bound list of their patterns. */
  readonly alem?: { readonly coluna: string; readonly ids: (padroes: string) => string };
}

/** Whose words are searched: a row that an index finds by its own words is its own. Null of a list that is short enough to be read whole. */
export function donoOf(busca: BuscaPorIndice | BuscaPeloDono | ((padrao: string) => string), chave: string): BuscaPeloDono | null {
  if (typeof busca === 'function') return null;
  if (!('tabela' in busca)) return busca;
  const { tabela, tabelaDasPalavras = tabela, alem } = busca;
  return {
    tabelaDoDono: tabelaDasPalavras,
    coluna: chave,
    iguais: {},
    ...(alem && { alem: { coluna: chave, ids: alem } }),
  };
}

/** Those of a bound list of ids, as SQL whose rows are their `id`. */
export const namedOf = (ids: string): string => `unnest(${ids}::uuid[]) dito (id)`;
/** Those of a query of ids, each once, in the same way. */
export const readOf = (ids: string): string => `(select distinct x.id from (${ids}) x (id)) dito`;

/** So many of the newest are asked for a common word before the rows of a list are. */
const DONOS_ANDADOS = 60_000;

/**
 * Those of the newest that have words, as SQL whose rows are their `id`: enough of them to find as many rows as a search counts, and not all that
 * have a common word.
 */
export function newestOf({ tabelaDoDono, iguais }: BuscaPeloDono, padroes: readonly string[], bind: Bind): string {
  const parts = ['x.excluido_em is null', ...Object.entries(iguais).map(([coluna, valor]) => `x.${coluna} = ${bind(valor)}`)];
  return `(select x.id from (select x.id, x.busca from balcao.${tabelaDoDono} x where ${parts.join(' and ')} order by x.id desc limit ${DONOS_ANDADOS}) x
    where x.busca like all (${bind(padroes)}::text[]) limit ${2 * TETO_BUSCA}) dito`;
}
