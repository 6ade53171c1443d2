import type { OfertaPlano, Plano } from '@balcao/contracts';

/** One item, and the plans that include it. */
export interface LinhaComparacao {
  readonly item: string;
  readonly planos: ReadonlySet<Plano>;
}

/** All items of the plans: those of more plans first, otherwise in the order they appear. */
export function comparePlanos(ofertas: readonly OfertaPlano[]): LinhaComparacao[] {
  const found = new Map<string, Set<Plano>>();
  for (const { plano, itens } of ofertas) {
    for (const item of itens) found.set(item, (found.get(item) ?? new Set()).add(plano));
  }
  return [...found].map(([item, planos]) => ({ item, planos })).sort((a, b) => b.planos.size - a.planos.size);
}
