import type { Composicao, Visita } from './composicao.ts';
import { inScript } from './in-script.ts';
import type { Script } from './first-load.ts';

export interface PaginaPedida {
  readonly nonce: string;
  /** Source of the module loader: in the page itself, for nothing runs before it. */
  readonly carregador: string;
  readonly layout: 'main' | 'blank';
  /** Modules the route needs besides the shell, asked for at once. */
  readonly primeiros: readonly string[];
  /** Paths the page reads before it can show itself, asked for by its own first script. */
  readonly leituras: readonly string[];
  /** Every module the route needs first: the loader takes from them what they register. */
  readonly modulos: readonly Script[];
  /** Chunks of the route's page, run as they arrive: webpack keeps what a chunk brings until its module asks. */
  readonly pedacos: readonly Script[];
  readonly visita: Visita;
}

const attribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const isElsewhere = (url: string) => URL.canParse(url);

/** Run as they arrive, but asked for before what may wait: nothing shows without them. */
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

/** The letters of the page, as a `Link` header: they arrive before the page's own text, and no rule of it asks for them so soon. */
export const linkHeader = (fontes: readonly string[]): string =>
  fontes.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous`).join(', ');

/** Fast Refresh finds React through this hook, which must stand before React loads. */
const REFRESH_HOOK =
  'var r = new Map(), n = 0; self.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { renderers: r, supportsFiber: true, inject: function (x) { r.set(++n, x); return n; }, onScheduleFiberRoot: function () {}, onCommitFiberRoot: function () {}, onCommitFiberUnmount: function () {} };';

/** The page as it is sent: the environment's map inlined, the route's first modules and chunks named. */
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
    // text of a script of ours, but a script all the same: it must not be able to close its element
    carregador: carregador.replace(/<\/script/gi, '<\\/script'),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

export interface OrigensPermitidas {
  /** Host the page was asked from, for its WebSocket. */
  readonly host: string;
  /** Where the environment's modules live: a path of this site or a whole address. */
  readonly modulos: string;
  /** Origins of modules under development. */
  readonly origensDev?: readonly string[];
  /** Other origins the environment's addresses may name. */
  readonly origens?: readonly string[];
  /** On a developer's machine a module may come from any port of it. */
  readonly isLocal?: boolean;
  /** Addresses a page of ours may frame besides its own origin: the older system's, to leave it too. */
  readonly quadros?: readonly string[];
  /** Addresses a film may come from. */
  readonly videos?: readonly string[];
}

const originsOf = (urls: readonly string[]): string[] => urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []));

const LOCAIS = ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*'];

/** What the page may do: scripts and styles of ours or with this answer's nonce, nothing evaluated, framed by nobody. */
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
    // what no other line names: for Firefox, the modules a page fetches ahead
    directive("default-src 'self'", ...origins),
    directive("media-src 'self'", ...originsOf(videos)),
    "worker-src 'none'",
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
