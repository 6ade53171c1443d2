import type { Composicao } from './compose-map.ts';
import type { Preload } from './preloads.ts';

export interface PaginaPedida {
  readonly nonce: string;
  readonly layout: 'main' | 'blank';
  readonly preloads: readonly Preload[];
}

/** JSON inside a script element: `<` could close it early. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
const attribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const scriptLink = ({ url, integrity }: Preload) =>
  `<link rel="preload" as="script" crossorigin="anonymous" href="${attribute(url)}"${integrity ? ` integrity="${attribute(integrity)}"` : ''} />`;
const fontLink = (url: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${attribute(url)}" />`;

/** The page as it is sent: the environment's map inlined, everything the route needs announced. */
export function renderPage(template: string, composicao: Composicao, { nonce, layout, preloads }: PaginaPedida): string {
  const values: Record<string, string> = {
    nonce,
    layout,
    preloads: [...preloads.map(scriptLink), ...composicao.fontes.map(fontLink)].join('\n    '),
    mapa: inScript(composicao.mapa),
    ambiente: inScript(composicao.ambiente),
    loader: attribute(composicao.loader.url),
    loaderIntegrity: attribute(composicao.loader.integrity),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** What the page may do: scripts and styles of ours or with this answer's nonce, nothing evaluated, framed by nobody. */
export function contentSecurityPolicy(nonce: string, { host, modulos }: { host: string; modulos: string }): string {
  const origin = URL.canParse(modulos) ? ` ${new URL(modulos).origin}` : '';
  const sockets = /^[\w.-]+(:\d{1,5})?$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${origin}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `font-src 'self'${origin}`,
    `connect-src 'self'${sockets}${origin}`,
    "manifest-src 'self'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
