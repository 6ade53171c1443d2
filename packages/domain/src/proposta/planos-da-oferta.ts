import type { OfertaCotacao, Parcelamento } from '@balcao/contracts';
import { parcelamentoDe } from '../parcelamento/parcelamento-de.ts';

/**
 * Payment plans of an offer; one without plans is paid at once by boleto.
 *
 * @example planosDaOferta({ parcelamentos: [], premioTotalCentavos: 322_140 })[0] // n: 1, totalCentavos: 322140
 */
export const planosDaOferta = ({
  parcelamentos,
  premioTotalCentavos,
}: Pick<OfertaCotacao, 'parcelamentos' | 'premioTotalCentavos'>): readonly Parcelamento[] =>
  parcelamentos.length > 0 ? parcelamentos : [parcelamentoDe({ forma: 'BOLETO', totalCentavos: premioTotalCentavos, n: 1, jurosBps: 0 })];
