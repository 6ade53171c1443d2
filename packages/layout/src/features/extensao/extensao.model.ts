import type { Enderecos } from '@balcao/contracts';

/** The three states of the modal (spec §4). */
export type EstadoExtensao = 'instalar' | 'instalada' | 'tutorial';

/** Where this browser gets the extension: a store for Chrome and its kin, a file for Firefox. */
export function enderecoDaExtensao(enderecos: Enderecos, userAgent: string): { url: string | null; isFirefox: boolean } {
  const isFirefox = /\bFirefox\//.test(userAgent);
  return { url: isFirefox ? enderecos.extensaoFirefox : enderecos.extensaoChrome, isFirefox };
}
