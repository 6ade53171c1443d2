import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';

const ruleOf = (address: string) =>
  /^\/(?!\/)/.test(address) ? (matchRoute(allRoutes, address.replace(/[?#].*$/, ''))?.rule ?? null) : null;

/** Whether this build has a route for an address sent by the gateway, which may know newer screens. */
export const isInside = (address: string): boolean => ruleOf(address) !== null;

/** Whether there is a screen at an address, and not only the word that there will be one. */
export function isBuilt(address: string): boolean {
  const rule = ruleOf(address);
  return rule !== null && rule.isEmConstrucao !== true;
}
