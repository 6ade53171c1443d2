import type { Composicao, Visita } from './compose.ts';
import { inScript } from './in-script.ts';
import type { Script } from './first-load.ts';

export interface PaginaPedida {
  readonly nonce: string;
  /** Source of the module loader, inlined because nothing runs before it. */
  readonly carregador: string;
  readonly layout: 'main' | 'blank';
  /** Modules the route needs besides the shell, asked for at once. */
  readonly primeiros: readonly string[];
  /** Paths that the page's first script requests, because the page needs them to render. */
  readonly leituras: readonly string[];
  /** Modules the route needs first; the loader collects their registrations. */
  readonly modulos: readonly Script[];
  /** Chunks of the route's page, run on arrival: webpack stores a chunk until its module needs it. */
  readonly pedacos: readonly Script[];
  readonly visita: Visita;
}

const attribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const isElsewhere = (url: string) => URL.canParse(url);

/** Run on arrival, but requested first, because nothing renders without them. */
const scriptTag = ({ url, integrity }: Script, mark = '') =>
  [
    `<script async${mark} fetchpriority="high"`,
    `src="${attribute(url)}"`,
    isElsewhere(url) && 'crossorigin="anonymous"',
    integrity && `integrity="${attribute(integrity)}"`,
  ]
    .filter(Boolean)
    .join(' ')
    .concat('></script>');

/** The fonts of the page as a `Link` header, so that they load before the style sheet requests them. */
export const linkHeader = (fontes: readonly string[]): string =>
  fontes.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous`).join(', ');

/** Fast Refresh finds React through this hook, which must exist before React loads. */
const REFRESH_HOOK =
  'var r = new Map(), n = 0; self.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { renderers: r, supportsFiber: true, inject: function (x) { r.set(++n, x); return n; }, onScheduleFiberRoot: function () {}, onCommitFiberRoot: function () {}, onCommitFiberUnmount: function () {} };';

/** Renders the page with the environment's map inlined and the route's first modules and chunks as scripts. */
export function renderPage(
  template: string,
  composicao: Composicao,
  { nonce, carregador, layout, primeiros, leituras, modulos, pedacos, visita }: PaginaPedida,
): string {
  const values: Record<string, string> = {
    nonce,
    layout,
    modulos: [...modulos.map((modulo) => scriptTag(modulo, ' data-modulo')), ...pedacos.map((pedaco) => scriptTag(pedaco))].join('\n    '),
    primeiros: inScript(primeiros),
    leituras: inScript(leituras),
    mapa: composicao.textoMapa,
    ambiente: composicao.textoAmbiente(visita),
    desenvolvimento: composicao.origensDev.length > 0 ? `<script nonce="${nonce}">${REFRESH_HOOK}</script>` : '',
    // the loader's source must not close its own script element
    carregador: carregador.replace(/<\/script/gi, '<\\/script'),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

export interface OrigensPermitidas {
  /** Host of the request, for the page's WebSocket. */
  readonly host: string;
  /** Where the environment's modules live: a path of this site or a whole address. */
  readonly modulos: string;
  /** Origins of modules under development. */
  readonly origensDev?: readonly string[];
  /** Other origins that addresses of the environment may use. */
  readonly origens?: readonly string[];
  /** On a developer's machine, modules may come from any of its ports. */
  readonly isLocal?: boolean;
  /** Addresses our pages may frame besides their own origin: those of the older system. */
  readonly quadros?: readonly string[];
  /** Addresses of videos. */
  readonly videos?: readonly string[];
}

const originsOf = (urls: readonly string[]): string[] => urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []));

const LOCAIS = ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*'];

/** Content Security Policy of the page: only our own scripts and styles or those with this response's nonce, no eval, not frameable. */
export function contentSecurityPolicy(
  nonce: string,
  { host, modulos, origensDev = [], origens = [], isLocal = false, quadros = [], videos = [] }: OrigensPermitidas,
): string {
  const named = originsOf([modulos, ...origens]);
  const origins = [...new Set([...named, ...origensDev, ...(isLocal ? LOCAIS : [])])];
  const sockets = /^[\w.-]+(:\d{1,5})?$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const devSockets = [...origensDev, ...(isLocal ? LOCAIS : [])].map((origin) => origin.replace(/^http/, 'ws'));
  const directive = (name: string, ...values: string[]) => [name, ...values].join(' ');
  return [
    // fallback for everything else: in Firefox, for prefetched modules
    directive("default-src 'self'", ...origins),
    directive("media-src 'self'", ...originsOf(videos)),
    // the thread that reads a PDF, a file of our own builds
    "worker-src 'self'",
    directive("script-src 'self'", `'nonce-${nonce}'`, ...origins),
    directive("style-src 'self'", `'nonce-${nonce}'`),
    "img-src 'self' data: blob:",
    directive("font-src 'self'", ...origins),
    directive("connect-src 'self'", ...sockets, ...origins, ...devSockets),
    "manifest-src 'self'",
    directive("frame-src 'self'", ...originsOf(quadros)),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
