import { addressOf, type Enderecos, layoutRoutes } from '@balcao/contracts';
import { returnUrlSeguro } from '@balcao/domain';

const MAX_TAMANHO = 2_048;
/** Written out with its two slashes: browsers repair less into another site. */
const INTEIRO = /^https?:\/\/[^\s\\]+$/;
const proprios = [addressOf(layoutRoutes, 'newWindow'), addressOf(layoutRoutes, 'replaceUrl')];

/** Sites outside this one that the environment itself names, by their exact origin. */
export function origensConhecidas(enderecos: Enderecos): ReadonlySet<string> {
  const known = Object.values(enderecos).flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []));
  return new Set(known.filter((origin) => origin.startsWith('https://')));
}

/**
 * Where `?url=` may lead: an address of this site, or of one the environment names; null for all else. Judged by parsing, never by
 * how the text begins, and never back to the page that asks.
 */
export function destinoPermitido(valor: string | null, origin: string, conhecidas: ReadonlySet<string>): string | null {
  if (!valor || valor.length > MAX_TAMANHO) return null;
  const inside = returnUrlSeguro(valor);
  if (!inside && (!INTEIRO.test(valor) || !URL.canParse(valor))) return null;
  const url = new URL(inside ?? valor, origin);
  if (url.username || url.password) return null;
  if (url.origin !== origin) return conhecidas.has(url.origin) ? url.href : null;
  const path = returnUrlSeguro(url.pathname + url.search + url.hash);
  return path && !proprios.includes(url.pathname.replace(/\/+$/, '')) ? path : null;
}
