import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';

/** Whether this build has a route for an address sent by the gateway, which may know newer screens. */
export const isInside = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && matchRoute(allRoutes, address.replace(/[?#].*$/, '')) !== null;
