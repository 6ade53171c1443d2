import type { RascunhoOrcamento, SeguradoraAtiva } from '@balcao/contracts';

type Combinada = Pick<SeguradoraAtiva, 'slug' | 'comissaoPadraoBps'>;

/**
 * Whom a new case asks before anything is chosen: those asked last, less the ones that left; all, where none of them stayed. Each at the
 * commission agreed with it.
 *
 * @param ultimas slugs asked last, in any order
 * @param ativas those the brokerage may ask, in their order
 * @example comercialInicial(['beta'], [alfa, beta]) // { seguradoras: ['beta'], comissaoBps: { beta: 2000 }, descontoBps: {} }
 */
export function comercialInicial(ultimas: readonly string[], ativas: readonly Combinada[]): RascunhoOrcamento['comercial'] {
  const stayed = ativas.filter(({ slug }) => ultimas.includes(slug));
  const chosen = stayed.length > 0 ? stayed : ativas;
  return {
    seguradoras: chosen.map(({ slug }) => slug),
    comissaoBps: Object.fromEntries(chosen.map(({ slug, comissaoPadraoBps }) => [slug, comissaoPadraoBps])),
    descontoBps: {},
  };
}
