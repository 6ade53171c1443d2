import { foldTexto } from '@balcao/domain';

/** A title as published files write it, compared without accents, capitals or punctuation: `Fipe Code`, `codigo_fipe`, `CodigoFipe`. */
const fold = (titulo: string): string => foldTexto(titulo).replace(/[^a-z0-9]/g, '');

/** Titles of each column in published files, normalised; `opcional` columns may be missing. */
export type Colunas = Readonly<Record<string, { readonly titulos: readonly string[]; readonly opcional?: boolean }>>;

/** Reads the cells of a record by our column names; a column missing from the file reads as an empty text. */
export type ReadColunas = (celulas: readonly string[]) => Readonly<Record<string, string>>;

/** For a file without a header, whose columns are in our order. */
export const inOrder =
  (colunas: Colunas): ReadColunas =>
  (celulas) =>
    Object.fromEntries(Object.keys(colunas).map((nome, place) => [nome, celulas[place]?.trim() ?? '']));

/** The header lacks a required column; the message is a pt-BR sentence that names it. */
export class CabecalhoRecusado extends Error {
  override readonly name = 'CabecalhoRecusado';
}

/**
 * Finds each column in the header of a file.
 *
 * @throws CabecalhoRecusado naming what is missing
 */
export function findColumns(colunas: Colunas, cabecalho: readonly string[]): ReadColunas {
  const folded = cabecalho.map(fold);
  const places = Object.entries(colunas).map(([nome, { titulos, opcional = false }]) => {
    const place = titulos.map((titulo) => folded.indexOf(titulo)).find((index) => index >= 0) ?? -1;
    if (place < 0 && !opcional) throw new CabecalhoRecusado(`O arquivo não tem a coluna ${nome} (aceita: ${titulos.join(', ')}).`);
    return [nome, place] as const;
  });
  return (celulas) => Object.fromEntries(places.map(([nome, place]) => [nome, celulas[place]?.trim() ?? '']));
}
