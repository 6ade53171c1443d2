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

/** Whose payments withhold, or give back, of payments that were undone, and how much; null of none. */
export function sayAcertos(
  pagamentos: readonly Pick<PagamentoPrevisto, 'produtor' | 'acertoIrrfCentavos' | 'acertoInssCentavos'>[],
): string | null {
  const acertados = pagamentos.filter((um) => um.acertoIrrfCentavos !== 0 || um.acertoInssCentavos !== 0);
  if (acertados.length === 0) return null;
  const ditos = acertados.map(({ produtor, acertoIrrfCentavos, acertoInssCentavos }) =>
    copy.acerto(produtor, formatCentavos(acertoIrrfCentavos), formatCentavos(acertoInssCentavos)),
  );
  return copy.acertos(ditos.join('; '));
}
