import type { ResultadoCotacao } from '@balcao/contracts';

/**
 * Merges answers into the list: one per seguradora, the highest `versao` wins, so the order in which stored list and live
 * messages arrive, and their repeats, do not matter (house: "One datum, end to end").
 *
 * @returns a new list; known insurers keep their place, new ones come after
 * @example keepNewest(stored, [message])
 */
export function keepNewest(current: readonly ResultadoCotacao[], incoming: readonly ResultadoCotacao[]): ResultadoCotacao[] {
  const bySeguradora = new Map<string, ResultadoCotacao>();
  for (const resultado of [...current, ...incoming]) {
    const known = bySeguradora.get(resultado.seguradora);
    if (!known || known.versao < resultado.versao) bySeguradora.set(resultado.seguradora, resultado);
  }
  return [...bySeguradora.values()];
}
