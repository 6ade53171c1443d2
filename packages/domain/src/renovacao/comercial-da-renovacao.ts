import type { RascunhoOrcamento, SeguradoraAtiva } from '@balcao/contracts';

type Termos = RascunhoOrcamento['comercial'];
type Combinada = Pick<SeguradoraAtiva, 'slug' | 'comissaoMinBps' | 'comissaoPadraoBps' | 'comissaoMaxBps'>;

/**
 * Who a renewal is asked of: every insurer the brokerage may ask in the line, the present one first, each at the commission it was asked
 * at before (within what is agreed today), else at the agreed one. What had been typed for others is left behind.
 *
 * @param seguradora slug of the insurer of the policy
 * @param ativas those the brokerage may ask, in their order
 * @example comercialDaRenovacao({}, { seguradora: 'beta', ativas: [alfa, beta] }) // { seguradoras: ['beta', 'alfa'], comissaoBps: {…} }
 */
export function comercialDaRenovacao(
  comercial: Termos,
  { seguradora, ativas }: { readonly seguradora: string; readonly ativas: readonly Combinada[] },
): Termos {
  const emOrdem = [...ativas.filter(({ slug }) => slug === seguradora), ...ativas.filter(({ slug }) => slug !== seguradora)];
  const taxaOf = ({ slug, comissaoMinBps, comissaoPadraoBps, comissaoMaxBps }: Combinada): number =>
    Math.min(Math.max(comercial.comissaoBps?.[slug] ?? comissaoPadraoBps, comissaoMinBps), comissaoMaxBps);
  return {
    ...comercial,
    seguradoras: emOrdem.map(({ slug }) => slug),
    comissaoBps: Object.fromEntries(emOrdem.map((combinada) => [combinada.slug, taxaOf(combinada)])),
  };
}
