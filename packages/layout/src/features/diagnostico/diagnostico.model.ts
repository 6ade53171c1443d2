import { returnUrlSeguro, scrubEvento } from '@balcao/domain';

/** The address of a stored e-mail on the site on screen, whatever name the site had when it was written; null for anything else. */
export function caminhoDoLink(link: string): string | null {
  if (!/^(https?:\/\/|\/)/.test(link) || !URL.canParse(link, 'https://balcao.invalid')) return null;
  const { pathname, search, hash } = new URL(link, 'https://balcao.invalid');
  return returnUrlSeguro(pathname + search + hash);
}

/** A payload in one line, personal data taken out. @example resumoDe({ aberto: true }) // 'aberto: true' */
export const resumoDe = (payload: unknown): string =>
  Object.entries(scrubEvento(payload))
    .map(([nome, valor]) => `${nome}: ${String(valor)}`)
    .join(', ');
