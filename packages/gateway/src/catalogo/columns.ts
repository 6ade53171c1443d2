import { dobrarTexto } from '@balcao/domain';

/** A title as published files write it, compared without accents, capitals or punctuation: `Fipe Code`, `codigo_fipe`, `CodigoFipe`. */
const fold = (titulo: string): string => dobrarTexto(titulo).replace(/[^a-z0-9]/g, '');

/** Titles each of our columns goes by in published files, already folded; what is `opcional` may be missing from the file. */
export type Colunas = Readonly<Record<string, { readonly titulos: readonly string[]; readonly opcional?: boolean }>>;

/** The file's header does not hold what the catalogue needs; the message is one pt-BR sentence that names it. */
export class CabecalhoRecusado extends Error {
  override readonly name = 'CabecalhoRecusado';
}

/**
 * Finds each column in the header of a file.
 *
 * @returns reads a record's cells by our names; a column the file does not have reads as an empty text
 * @throws CabecalhoRecusado naming what is missing
 */
export function findColumns(
  colunas: Colunas,
  cabecalho: readonly string[],
): (celulas: readonly string[]) => Readonly<Record<string, string>> {
  const folded = cabecalho.map(fold);
  const places = Object.entries(colunas).map(([nome, { titulos, opcional = false }]) => {
    const place = titulos.map((titulo) => folded.indexOf(titulo)).find((index) => index >= 0) ?? -1;
    if (place < 0 && !opcional) throw new CabecalhoRecusado(`O arquivo não tem a coluna ${nome} (aceita: ${titulos.join(', ')}).`);
    return [nome, place] as const;
  });
  return (celulas) => Object.fromEntries(places.map(([nome, place]) => [nome, celulas[place]?.trim() ?? '']));
}
