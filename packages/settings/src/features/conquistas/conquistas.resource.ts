import { conquistaCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

export const useConquistas = () => useCall(conquistaCalls.listConquistas, {}, { staleTime: 0 });
