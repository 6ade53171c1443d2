import type { Fact } from '@balcao/shared';

/** How many events the list keeps. */
const GUARDADOS = 200;

/** A fact with its own number, so that one published twice appears twice. */
export interface FactVisto {
  readonly id: number;
  readonly fact: Fact;
}

/** The list with one more, newest first. */
export const withFact = (vistos: readonly FactVisto[], fact: Fact): FactVisto[] =>
  [{ id: (vistos[0]?.id ?? 0) + 1, fact }, ...vistos].slice(0, GUARDADOS);

/** Facts whose name or content contains the text. */
export function filterFacts(vistos: readonly FactVisto[], texto: string): readonly FactVisto[] {
  const wanted = texto.trim().toLowerCase();
  if (!wanted) return vistos;
  return vistos.filter(({ fact }) => `${fact.name} ${JSON.stringify(fact.payload)}`.toLowerCase().includes(wanted));
}

/** Parcels that received some fact, without repetition: one of them can be chosen as the only recipient. */
export const ouvintesOf = (vistos: readonly FactVisto[]): string[] => [...new Set(vistos.flatMap(({ fact }) => fact.ouvintes))].sort();
