import type { OfertaPlano, Plano } from '@balcao/contracts';

/** One thing some plan offers, and which do. */
export interface LinhaComparacao {
  readonly item: string;
  readonly planos: ReadonlySet<Plano>;
}

/** Everything the plans offer, in the order first named; what more plans share comes first. */
export function comparePlanos(ofertas: readonly OfertaPlano[]): LinhaComparacao[] {
  const found = new Map<string, Set<Plano>>();
  for (const { plano, itens } of ofertas) {
    for (const item of itens) found.set(item, (found.get(item) ?? new Set()).add(plano));
  }
  return [...found].map(([item, planos]) => ({ item, planos })).sort((a, b) => b.planos.size - a.planos.size);
}
