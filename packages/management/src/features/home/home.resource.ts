import { painelCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** The broker's day; what was shown before stays while it is read again. */
export const useResumo = () => useCall(painelCalls.getResumo, {});
