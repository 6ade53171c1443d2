import type { OfertaCotacao, OfertaManual } from '@balcao/contracts';

/** The offer a simulation began from, as its run shows it. */
export type OfertaReprecificada = Pick<OfertaCotacao, 'pacote' | 'premioLiquidoCentavos' | 'comissaoBps'> & { readonly seguradora: string };

/**
 * The typed offers with the simulated one at its new price. The typed values are changed, since there is no insurer to ask.
 *
 * @param para net premium, integer centavos, and commission, bps
 * @returns null when that offer is no longer among them as it was shown
 * @example repriceManual([oferta], { ...oferta }, { premioLiquidoCentavos: 282_353, comissaoBps: 1_500 })
 */
export function repriceManual(
  ofertas: readonly OfertaManual[],
  de: OfertaReprecificada,
  para: Pick<OfertaManual, 'premioLiquidoCentavos' | 'comissaoBps'>,
): OfertaManual[] | null {
  const at = ofertas.findIndex(
    ({ seguradora, pacote, premioLiquidoCentavos, comissaoBps }) =>
      seguradora === de.seguradora &&
      pacote === de.pacote &&
      premioLiquidoCentavos === de.premioLiquidoCentavos &&
      comissaoBps === de.comissaoBps,
  );
  if (at < 0) return null;
  const { premioLiquidoCentavos, comissaoBps } = para;
  return ofertas.map((oferta, index) => (index === at ? { ...oferta, premioLiquidoCentavos, comissaoBps } : oferta));
}
