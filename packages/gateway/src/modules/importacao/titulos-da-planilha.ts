import { foldTexto } from '@balcao/domain';

/** A title without accents, capitals or punctuation. */
export const foldTitulo = (titulo: string): string => foldTexto(titulo).replace(/[^a-z0-9]/g, '');

/** All titles of a file as one text: files with the same ones are filled in the same way. */
export const titulosOf = (colunas: readonly string[]): string => colunas.map(foldTitulo).join('|');
