import { layoutCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** The server's items of the user menu, read when it first opens and kept while the session lasts. */
export const useMenuPerfil = () => useCall(layoutCalls.menusPerfil, {}, { staleTime: Number.POSITIVE_INFINITY });
