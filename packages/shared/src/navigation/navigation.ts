import { accessRoutes, addressOf } from '@balcao/contracts';
import { returnUrlSeguro } from '@balcao/domain';
import { navigateToUrl } from 'single-spa';

/** Goes to an address of the site without reloading the page. */
export const navigateTo = (path: string): void => navigateToUrl(path);

/** Replaces the current entry of the history, so that Back does not return to it. */
export function replaceWith(path: string): void {
  history.replaceState(history.state, '', path);
}

/** Leaves the page for another address, in full. */
export const openAddress = (url: string): void => window.location.assign(url);

/**
 * The login, told where to come back to.
 *
 * @example loginAddress('/multicalculo/orcamentos?pagina=2') // '/login?return_url=%2Fmulticalculo%2Forcamentos%3Fpagina%3D2'
 */
export function loginAddress(from: string): string {
  const login = addressOf(accessRoutes, 'login');
  return from === '/' || from.startsWith(login) ? login : `${login}?return_url=${encodeURIComponent(from)}`;
}

/** After a 401: only to an address of this site, and once, however many calls were refused together: the second finds itself there. */
export function leaveForLogin(redirectTo: string | null): void {
  const here = window.location.pathname + window.location.search;
  const target = redirectTo && returnUrlSeguro(redirectTo);
  const login = addressOf(accessRoutes, 'login');
  const destination = !target || target === login ? loginAddress(here) : target;
  if (window.location.pathname !== login && here !== destination) navigateToUrl(destination);
}
