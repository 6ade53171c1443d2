/** A column of a file: its title and its value for a record. */
export type ColunaCsv<T> = readonly [titulo: string, valor: (log: T) => string];

/** Characters that start a formula or a command to another program; some spreadsheets treat U+2212 as a minus. */
const STARTS_FORMULA = /^[=+\-\u2212@|%]/;
/** Invisible characters: spaces, controls, zero-width marks and fillers. */
const INVISIBLE = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/**
 * Whether a spreadsheet could take a text for a formula: judged by how it reads once its signs have their plain form (`＝` is `=`) and
 * what cannot be seen is gone, because some spreadsheets read it that way, and a client's name is typed by strangers.
 */
const isFormula = (value: string): boolean => value !== '' && STARTS_FORMULA.test(value.normalize('NFKC').replace(INVISIBLE, ''));

/** A quoted cell. */
export const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** Matches most cells: no formula, nothing to quote. */
const PLAIN = /^[A-Za-z0-9][^";,\t\r\n]*$/;
/** Matches most others, such as an amount of money: no formula, and nothing inside to double. */
const PLAIN_QUOTED = /^[A-Za-z0-9][^"]*$/;

/** One cell: quoted when it must be, never a formula. */
export function cell(value: string): string {
  if (PLAIN.test(value)) return value;
  if (PLAIN_QUOTED.test(value)) return `"${value}"`;
  const safe = isFormula(value) ? `'${value}` : value;
  return /[";,\t\r\n]/.test(safe) ? quoted(safe) : safe;
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** A file of these columns: its header, and a line for each record. Every file the product exports is written here. */
export function csvDe<T>(colunas: readonly ColunaCsv<T>[]) {
  /** Byte order mark, by which spreadsheets recognise UTF-8. */
  const header = (): string => `\uFEFF${line(colunas.map(([titulo]) => titulo))}`;
  const lineOf = (log: T): string => line(colunas.map(([, valor]) => valor(log)));
  return { header, line: lineOf };
}
