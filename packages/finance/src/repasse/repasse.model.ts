import { addressOf, financeRoutes, type PagamentoPrevisto, type RepassesContestados } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { copy } from './repasse.copy.ts';

/** Whose shares are disputed, and how much. */
export const sayContestados = (contestados: readonly RepassesContestados[]): string =>
  contestados
    .map(({ produtor, repasses, valorCentavos }) => copy.novoLote.contestado(produtor, repasses, formatCentavos(valorCentavos)))
    .join('; ');

/** The disputed shares of a lot, to be answered. */
export const contestadosDoLote = (lote: string): string => `${addressOf(financeRoutes, 'repasses')}?lote=${lote}&contestados=sim`;

/** What a payment withholds, or gives back, of months before it; null of most. */
export function sayAcerto({
  acertoIrrfCentavos,
  acertoInssCentavos,
}: Pick<PagamentoPrevisto, 'acertoIrrfCentavos' | 'acertoInssCentavos'>) {
  if (acertoIrrfCentavos === 0 && acertoInssCentavos === 0) return null;
  return copy.acerto(formatCentavos(acertoIrrfCentavos + acertoInssCentavos));
}
