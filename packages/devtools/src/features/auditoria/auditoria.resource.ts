import { suporteCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** Acts of one page. */
export const TAMANHO = 20;

/** One page of the audit, the last one staying while the next comes. */
export const useAuditoria = (pagina: number) => useCall(suporteCalls.listAuditoria, { pagina, tamanho: TAMANHO }, { keepPrevious: true });
