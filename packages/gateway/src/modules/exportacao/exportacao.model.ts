import { COLUNAS } from './exportacao-colunas.ts';

/** What a copy of the account's data holds, in the order it is written. */
export type Assunto = keyof typeof COLUNAS;
export const ASSUNTOS = Object.keys(COLUNAS) as readonly Assunto[];

/** The columns of a table that leave, in the order they are written. */
export const colunasDe = (assunto: Assunto): readonly string[] => COLUNAS[assunto].mostra.split(/\s+/);

/** Files of a copy besides those that were attached: two for each table, the one that explains them, and the list of what is missing. */
export const TOTAL_DE_ARQUIVOS = 2 * ASSUNTOS.length + 2;

/** A value of a record as a cell of a sheet. */
export function cellOf(valor: unknown): string {
  if (valor === null || valor === undefined) return '';
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor);
}

/** Where an attached file stands in the archive: two of one name never meet, and no name leads out of its folder. */
export const caminhoDoAnexo = ({ id, nome }: { id: string; nome: string }): string =>
  `arquivos/${id}/${nome.replace(/[\p{Cc}/\\:*?"<>|]+/gu, '_').replace(/^\.+/, '_') || 'arquivo'}`;
