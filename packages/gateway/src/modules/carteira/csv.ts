import { cell } from '../quoting/orcamento-csv.ts';

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** A file of these columns: its header, and a line for each record. */
export const csvDe = <T>(colunas: readonly (readonly [titulo: string, valor: (registro: T) => string])[]) => ({
  /** Begins with the mark by which spreadsheets recognise UTF-8. */
  header: (): string => `\uFEFF${line(colunas.map(([titulo]) => titulo))}`,
  line: (registro: T): string => line(colunas.map(([, valor]) => valor(registro))),
});
