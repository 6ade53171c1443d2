import { layoutCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** The help centre; null until the environment's addresses are known. */
export const useEnderecoAjuda = (): string | null =>
  useCall(layoutCalls.getEnderecos, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.ajuda ?? null;
