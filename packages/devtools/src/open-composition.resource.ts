import type { suporteCalls } from '@balcao/contracts';
import { returnUrlSeguro } from '@balcao/domain';
import { openAddress } from '@balcao/shared';

type Aberta = (typeof suporteCalls)['openIgual']['output']['_zod']['output'];

/** Opens the lent composition in this tab, at the address given by the gateway if it belongs to this site. */
export const openComposition = ({ rota }: Aberta): void => openAddress(returnUrlSeguro(rota) ?? window.location.pathname);
