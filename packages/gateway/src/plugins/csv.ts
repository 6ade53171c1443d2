/** A column of a file: its title, and what it says of a record. */
export type ColunaCsv<T> = readonly [titulo: string, valor: (registro: T) => string];

/** Signs a spreadsheet begins a formula with, or an instruction to another program; U+2212 is what some take for a minus. */
const STARTS_FORMULA = /^[=+\-\u2212@|%]/;
/** What nobody sees: spaces of every kind, controls, marks without a width, letters that take no place. */
const INVISIBLE = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/**
 * Whether a spreadsheet could take a text for a formula: judged by how it reads once its signs have their plain form (`＝` is `=`) and
 * what cannot be seen is gone, because some spreadsheets read it that way, and a client's name is typed by strangers.
 */
const isFormula = (value: string): boolean => value !== '' && STARTS_FORMULA.test(value.normalize('NFKC').replace(INVISIBLE, ''));

/** A cell between quotes, whatever it holds. */
export const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** What most cells are: they begin as no formula does and hold nothing that must be quoted. */
const PLAIN = /^[A-Za-z0-9][^";,\t\r\n]*$/;

/** One cell: quoted when it must be, never a formula. */
export function cell(value: string): string {
  if (PLAIN.test(value)) return value;
  const safe = isFormula(value) ? `'${value}` : value;
  return /[";,\t\r\n]/.test(safe) ? quoted(safe) : safe;
}

/** Lines read at a time: a long file never sits in memory whole. */
const LOTE = 4_000;

/** Where the lines of a file come from: the ids of all of them, in order, and the records of some, in the order named. */
interface Origem<T> {
  readonly listIds: () => Promise<readonly string[]>;
  readonly read: (ids: readonly string[]) => Promise<readonly T[]>;
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** A file of these columns: its header, and a line for each record. Every file the product exports is written here. */
export function csvDe<T>(colunas: readonly ColunaCsv<T>[]) {
  /** Begins with the mark by which spreadsheets recognise UTF-8. */
  const header = (): string => `\uFEFF${line(colunas.map(([titulo]) => titulo))}`;
  const lineOf = (registro: T): string => line(colunas.map(([, valor]) => valor(registro)));
  /** The whole file, part by part; the list may change meanwhile. */
  async function* file({ listIds, read }: Origem<T>): AsyncGenerator<string> {
    yield header();
    const ids = await listIds();
    const readFrom = (from: number) => (from < ids.length ? read(ids.slice(from, from + LOTE)) : null);
    let next = readFrom(0);
    for (let from = LOTE; next !== null; from += LOTE) {
      const registros = await next;
      // the next lines are read while these are written
      next = readFrom(from);
      next?.catch(() => undefined);
      yield registros.map(lineOf).join('');
    }
  }
  return { header, line: lineOf, file };
}
