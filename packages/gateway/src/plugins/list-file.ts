import { Readable } from 'node:stream';
import type { FormatoArquivo } from '@balcao/contracts';
import { formatBps, formatCentavos } from '@balcao/domain';
import { csvDe } from './csv.ts';
import { listaLongaDemais } from './errors.ts';
import type { Arquivo } from './serve.ts';
import { MAX_LINHAS_XLSX, type ValorCelula, xlsxOf } from './xlsx.ts';

/** A column of a list's file: its title, what it holds, and its value of a record; null where there is none. */
export type ColunaArquivo<T> =
  // a day is said as it is shown, `DD/MM/AAAA` or `DD/MM/AAAA HH:mm`
  | readonly [titulo: string, tipo: 'texto' | 'data', valor: (log: T) => string | null]
  // centavos, a number, bps
  | readonly [titulo: string, tipo: 'dinheiro' | 'numero' | 'percentual', valor: (log: T) => number | null];

/** Where the lines of a file come from: the keys of all of them, in order, and the records of some, in the order named. */
interface Origem<T, K> {
  readonly listKeys: () => Promise<readonly K[]>;
  readonly read: (keys: readonly K[]) => Promise<readonly T[]>;
}

/** Lines read at a time: a long file never sits in memory whole, and other calls are answered between one lot and the next. */
const LOTE = 2_000;

/** Lots asked of the database before the one that is being written: it goes on while this process writes. */
const ADIANTE = 2;

/** The records of some keys, lot by lot; the list may change meanwhile. */
async function* lotesDe<T, K>(keys: readonly K[], read: Origem<T, K>['read']): AsyncGenerator<readonly T[]> {
  const asked: Promise<readonly T[]>[] = [];
  for (let from = 0; from < keys.length || asked.length > 0; ) {
    while (from < keys.length && asked.length <= ADIANTE) {
      const lote = read(keys.slice(from, from + LOTE));
      // a failure is heard when its turn comes
      lote.catch(() => undefined);
      asked.push(lote);
      from += LOTE;
    }
    const next = asked.shift();
    if (next) yield await next;
  }
}

async function* each<T, R>(lotes: AsyncIterable<readonly T[]>, work: (log: T) => R): AsyncGenerator<R[]> {
  for await (const lote of lotes) yield lote.map(work);
}

function textOf<T>(coluna: ColunaArquivo<T>, log: T): string {
  const valor = coluna[2](log);
  if (typeof valor !== 'number') return valor ?? '';
  if (coluna[1] === 'dinheiro') return formatCentavos(valor);
  return coluna[1] === 'percentual' ? formatBps(valor) : String(valor);
}

/**
 * The file of a list, in the format asked for, from one declaration of its columns. What it answers is read part by part: who stops reading,
 * by closing the connection, ends the reading of the list.
 *
 * @param nome of the file, without its ending, and of the sheet
 * @example const orcamentosArquivo = arquivoDe<Linha>('orcamentos', [['Número', 'numero', ({ numero }) => numero]]);
 */
export function arquivoDe<T>(nome: string, colunas: readonly ColunaArquivo<T>[]) {
  const csv = csvDe<T>(colunas.map((coluna) => [coluna[0], (log) => textOf(coluna, log)] as const));
  const valuesOf = (log: T): ValorCelula[] => colunas.map(([, , valor]) => valor(log));

  async function* csvParts<K>({ listKeys, read }: Origem<T, K>): AsyncGenerator<string> {
    yield csv.header();
    for await (const lote of each(lotesDe(await listKeys(), read), csv.line)) yield lote.join('');
  }

  /** @throws {Recusa} 422 before the first byte, when a sheet cannot hold so many lines */
  return async <K>(formato: FormatoArquivo, origem: Origem<T, K>): Promise<Arquivo> => {
    if (formato === 'csv') return { tipo: 'text/csv; charset=utf-8', nome: `${nome}.csv`, conteudo: Readable.from(csvParts(origem)) };
    const keys = await origem.listKeys();
    if (keys.length > MAX_LINHAS_XLSX) throw listaLongaDemais(keys.length, MAX_LINHAS_XLSX);
    const folha = { nome, colunas: colunas.map(([titulo, tipo]) => ({ titulo, tipo })), lotes: each(lotesDe(keys, origem.read), valuesOf) };
    const tipo = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { tipo, nome: `${nome}.xlsx`, conteudo: xlsxOf(folha) };
  };
}
