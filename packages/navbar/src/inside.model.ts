import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';

/** Whether an address of the gateway leads somewhere in this build; it may know screens this page does not. */
export const isInside = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && matchRoute(allRoutes, address.replace(/[?#].*$/, '')) !== null;
