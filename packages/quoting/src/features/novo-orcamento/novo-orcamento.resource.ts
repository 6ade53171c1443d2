import { quotingCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

const RECENTES = 8;

/** Quotes touched last: most days a broker goes on with one of them. */
export const useRecentes = () =>
  useCall(quotingCalls.listOrcamentos, { pagina: 1, tamanho: RECENTES, ordenar: '-alteradoEm' }, { staleTime: 0 });
