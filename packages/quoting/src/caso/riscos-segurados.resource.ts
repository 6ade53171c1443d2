import { propostaCalls, type RiscoSegurado } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

const NENHUM: readonly RiscoSegurado[] = [];

/** What insures the risk of a case already, read again each time the case is looked at; none while it is not known. */
export const useRiscosDoCaso = (orcamentoId: string): readonly RiscoSegurado[] =>
  useCall(propostaCalls.listRiscosSegurados, { orcamentoId }, { staleTime: 0 }).data ?? NENHUM;
