import { claro, escuro } from './colors.theme.ts';
import { fontFaces } from './font.theme.ts';
import { compacta, medidas } from './measures.theme.ts';
import { reset } from './reset.theme.ts';

const ID = 'balcao-tema';

const declare = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([nome, valor]) => `--b-${nome}:${valor}`)
    .join(';');

const light = `color-scheme:light;${declare(claro)}`;
const dark = `color-scheme:dark;${declare(escuro)}`;

/**
 * The whole theme as one style sheet: tokens of both themes and densities, typeface, reset. `html[data-tema]` says which: `claro`,
 * `escuro`, and `sistema` or nothing follow the system; paper is always light. `html[data-densidade=compacta]` draws closer together.
 */
export const themeSheet = (): string =>
  [
    fontFaces,
    `:root{${declare(medidas)};${light}}`,
    `@media (prefers-color-scheme:dark){:root{${dark}}}`,
    `[data-tema=claro]{${light}}[data-tema=escuro]{${dark}}`,
    `@media print{:root,[data-tema]{${light}}}`,
    `[data-densidade=compacta]{${declare(compacta)}}`,
    reset,
  ].join('');

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
