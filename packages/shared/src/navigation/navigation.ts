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

/** Where one signs in, as the page was told; null where it says nothing, or nothing that can be read. */
function centralLogin(): string | null {
  try {
    const told: unknown = JSON.parse(document.getElementById('balcao-ambiente')?.textContent ?? 'null');
    const { loginCentral } = (told ?? {}) as { loginCentral?: unknown };
    return typeof loginCentral === 'string' ? loginCentral : null;
  } catch {
    // half a page: the login of this site remains
    return null;
  }
}

/** A page of another site, written out whole; null for an address of this one, and for what is no page. */
function elsewhere(address: string): URL | null {
  const url = /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? new URL(address) : null;
  return url?.origin === window.location.origin ? null : url;
}

/**
 * Where a refused session goes (spec §8): the address the gateway named, else the central login; a login, of this site or of another, is
 * told where to come back to.
 *
 * @param redirectTo the answer's `x-redirect-to`
 * @example afterRefusal('https://entrar.example/') // 'https://entrar.example/?return_url=https%3A%2F%2Fapp…'
 */
export function afterRefusal(redirectTo: string | null): string {
  // an address that could not be followed counts as none
  const named = redirectTo && (elsewhere(redirectTo) ?? returnUrlSeguro(redirectTo)) ? redirectTo : centralLogin();
  const central = named ? elsewhere(named) : null;
  if (central) {
    if (!central.searchParams.has('return_url')) central.searchParams.set('return_url', window.location.href);
    return central.href;
  }
  const target = returnUrlSeguro(named);
  if (target && target !== addressOf(accessRoutes, 'login')) return target;
  return loginAddress(window.location.pathname + window.location.search);
}

/** Leaves after a 401: once, however many calls were refused together: the second finds itself there. */
export function leaveForLogin(redirectTo: string | null): void {
  const destination = afterRefusal(redirectTo);
  const { pathname, search } = window.location;
  if (pathname === addressOf(accessRoutes, 'login') || pathname + search === destination) return;
  if (elsewhere(destination)) openAddress(destination);
  else navigateToUrl(destination);
}
