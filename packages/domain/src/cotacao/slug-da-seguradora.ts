import { foldTexto } from '../busca/palavras-da-busca.ts';

/**
 * The slug a name gives: its letters and digits, lower case without accents, words joined by `_`; empty when it has none. Two spellings of
 * one insurer give the same.
 *
 * @example slugDaSeguradora('Lobo-Guará Seguradora S.A.') // 'lobo_guara_seguradora_s_a'
 */
export const slugDaSeguradora = (nome: string): string =>
  foldTexto(nome)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
