import type { Enderecos } from '@balcao/contracts';

/** The three states of the modal (spec §4). */
export type EstadoExtensao = 'instalar' | 'instalada' | 'tutorial';

/** Where this browser gets the extension: a store for Chrome and its kin, a file for Firefox. */
export function enderecoDaExtensao(enderecos: Enderecos, userAgent: string): { url: string | null; isFirefox: boolean } {
  const isFirefox = /\bFirefox\//.test(userAgent);
  return { url: isFirefox ? enderecos.extensaoFirefox : enderecos.extensaoChrome, isFirefox };
}

/** Phones and tablets take no extension, and neither does Safari ours. */
const SEM_EXTENSAO = /\b(Mobi|Mobile|Android|iPhone|iPad)\b/;
const isSafari = (userAgent: string): boolean => /\bSafari\//.test(userAgent) && !/\b(Chrome|Chromium)\//.test(userAgent);

/** Whether this browser can have the extension, and there is one published for it: what cannot be installed is not offered. */
export const isInstalavel = (enderecos: Enderecos, userAgent: string): boolean =>
  !SEM_EXTENSAO.test(userAgent) && !isSafari(userAgent) && enderecoDaExtensao(enderecos, userAgent).url !== null;
