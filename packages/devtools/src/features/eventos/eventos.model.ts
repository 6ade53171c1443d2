import type { Fact } from '@balcao/shared';

/** As many as are kept on the list. */
const GUARDADOS = 200;

/** A fact with a number of its own: the same one told again is another. */
export interface FactVisto {
  readonly id: number;
  readonly fact: Fact;
}

/** The list with one more, newest first. */
export const withFact = (vistos: readonly FactVisto[], fact: Fact): FactVisto[] =>
  [{ id: (vistos[0]?.id ?? 0) + 1, fact }, ...vistos].slice(0, GUARDADOS);

/** Those whose name or content holds the text. */
export function filterFacts(vistos: readonly FactVisto[], texto: string): readonly FactVisto[] {
  const wanted = texto.trim().toLowerCase();
  if (!wanted) return vistos;
  return vistos.filter(({ fact }) => `${fact.name} ${JSON.stringify(fact.payload)}`.toLowerCase().includes(wanted));
}

/** Parcels that heard something, each once: those a fact can be told to alone. */
export const ouvintesOf = (vistos: readonly FactVisto[]): string[] => [...new Set(vistos.flatMap(({ fact }) => fact.ouvintes))].sort();
