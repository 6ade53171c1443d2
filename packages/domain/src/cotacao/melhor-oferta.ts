import type { OfertaCotacao, ResultadoCotacao } from '@balcao/contracts';

/**
 * The cheapest offer of a run by total premium, with the answer it came in; the first listed wins a tie.
 *
 * @returns null while nobody gave a price
 * @example melhorOferta(resultados)?.oferta.premioTotalCentavos // 484725
 */
export function melhorOferta(resultados: readonly ResultadoCotacao[]): { resultado: ResultadoCotacao; oferta: OfertaCotacao } | null {
  const priced = resultados
    .filter((resultado) => resultado.status === 'OK')
    .flatMap((resultado) => resultado.ofertas.map((oferta) => ({ resultado, oferta })));
  return priced.toSorted((a, b) => a.oferta.premioTotalCentavos - b.oferta.premioTotalCentavos)[0] ?? null;
}
