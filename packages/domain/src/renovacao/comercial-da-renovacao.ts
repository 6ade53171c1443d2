import type { RascunhoOrcamento, SeguradoraAtiva } from '@balcao/contracts';

type Termos = RascunhoOrcamento['comercial'];
type Combinada = Pick<SeguradoraAtiva, 'slug' | 'comissaoMinBps' | 'comissaoPadraoBps' | 'comissaoMaxBps'>;

/**
 * Who a renewal is asked of: every insurer the brokerage may ask in the line, each at the commission it was asked at before (within what
 * is agreed today), else at the agreed one. Terms typed for other insurers are dropped. The form marks the current insurer and
 * shows it first.
 *
 * @param ativas those the brokerage may ask, in their order
 * @example comercialDaRenovacao({}, [alfa, beta]) // { seguradoras: ['alfa', 'beta'], comissaoBps: {…} }
 */
export function comercialDaRenovacao(comercial: Termos, ativas: readonly Combinada[]): Termos {
  const taxaOf = ({ slug, comissaoMinBps, comissaoPadraoBps, comissaoMaxBps }: Combinada): number =>
    Math.min(Math.max(comercial.comissaoBps?.[slug] ?? comissaoPadraoBps, comissaoMinBps), comissaoMaxBps);
  return {
    ...comercial,
    seguradoras: ativas.map(({ slug }) => slug),
    comissaoBps: Object.fromEntries(ativas.map((combinada) => [combinada.slug, taxaOf(combinada)])),
  };
}
