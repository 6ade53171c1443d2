import { addressOf, financeRoutes, type RepassesContestados } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { copy } from './repasse.copy.ts';

/** Whose shares are disputed, and how much. */
export const sayContestados = (contestados: readonly RepassesContestados[]): string =>
  contestados
    .map(({ produtor, repasses, valorCentavos }) => copy.novoLote.contestado(produtor, repasses, formatCentavos(valorCentavos)))
    .join('; ');

/** The disputed shares of a lot, to be answered. */
export const contestadosDoLote = (lote: string): string => `${addressOf(financeRoutes, 'repasses')}?lote=${lote}&contestados=sim`;
