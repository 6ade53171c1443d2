import { layoutCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** Items of the user menu, fetched when it first opens and cached for the session. */
export const useMenuPerfil = () => useCall(layoutCalls.menusPerfil, {}, { staleTime: Number.POSITIVE_INFINITY });
