import type { BuscaRecente, ItemBusca } from '@balcao/contracts';
import { isBuilt } from '../../inside.model.ts';

/** A piece of a text; marked when it matches the search. */
export interface Parte {
  readonly texto: string;
  readonly isAchada: boolean;
}

// letter by letter, so that positions in the plain text are the same in the original
const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || letter;
const foldOf = (letters: readonly string[]): string => letters.map(plain).join('');

/**
 * Marks the searched words in a text, ignoring accents and case.
 *
 * @example partesOf('José Conceição', 'conceicao') // José · [Conceição]
 */
export function partesOf(texto: string, termo: string): Parte[] {
  const letters = [...texto.normalize('NFC')];
  const folded = foldOf(letters);
  const marked = letters.map(() => false);
  for (const word of foldOf([...termo.normalize('NFC').trim()])
    .split(/\s+/)
    .filter(Boolean))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) marked.fill(true, at, at + word.length);
  return letters.reduce<Parte[]>((partes, letter, at) => {
    const isAchada = marked[at] === true;
    const last = partes.at(-1);
    if (last?.isAchada === isAchada) return [...partes.slice(0, -1), { texto: last.texto + letter, isAchada }];
    return [...partes, { texto: letter, isAchada }];
  }, []);
}

/** Results that this build can open: a record whose screen is not built yet leads nowhere. */
export const openable = <I extends ItemBusca>(itens: readonly I[]): I[] => itens.filter(({ url }) => isBuilt(url));

/** Separates pinned results from those only opened before. */
export const byPin = (recentes: readonly BuscaRecente[]): { fixados: BuscaRecente[]; outros: BuscaRecente[] } => ({
  fixados: recentes.filter(({ fixado }) => fixado),
  outros: recentes.filter(({ fixado }) => !fixado),
});
