import type { suporteCalls } from '@balcao/contracts';
import { returnUrlSeguro } from '@balcao/domain';
import { openAddress } from '@balcao/shared';

type Aberta = (typeof suporteCalls)['openIgual']['output']['_zod']['output'];

/** Opens in this tab what support was just lent, at the address the gateway names when it is one of this site. */
export const openComposition = ({ rota }: Aberta): void => openAddress(returnUrlSeguro(rota) ?? window.location.pathname);
