import { claro, escuro } from './colors.theme.ts';
import { fontFaces } from './font.theme.ts';
import { medidas } from './measures.theme.ts';
import { reset } from './reset.theme.ts';

const ID = 'balcao-tema';

const declare = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([nome, valor]) => `--b-${nome}:${valor}`)
    .join(';');

/** The whole theme as one style sheet: tokens of both themes, typeface, reset. */
export const themeSheet = (): string =>
  `${fontFaces}:root{${declare(medidas)}}:root,[data-tema=claro]{color-scheme:light;${declare(claro)}}[data-tema=escuro]{color-scheme:dark;${declare(escuro)}}${reset}`;

/**
 * Puts the theme on the page, once: several parcels mount, one style sheet stands, and it outlives them all.
 * Carries the page's CSP nonce (`<meta property="csp-nonce">`).
 */
export function installTheme(page: Document): void {
  if (page.getElementById(ID)) return;
  const sheet = page.createElement('style');
  sheet.id = ID;
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content;
  if (nonce) sheet.nonce = nonce;
  sheet.textContent = themeSheet();
  // first, so that any component's rule of equal weight wins over the reset
  page.head.prepend(sheet);
}
