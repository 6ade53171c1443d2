import type { Chrome, Tab } from './chrome.ts';

export interface Condicao {
  readonly name: string;
  /** Chrome's own profile: bits per second and milliseconds; null is unthrottled. */
  readonly rede: { readonly bps: number; readonly latenciaMs: number } | null;
  readonly cpu: number;
}
export const FAST_4G: Condicao = { name: 'Fast 4G, CPU 4×', rede: { bps: 8_100_000, latenciaMs: 165 }, cpu: 4 };
export const SEM_LIMITE: Condicao = { name: 'sem limite', rede: null, cpu: 1 };

export interface Medida {
  readonly frio: number;
  readonly quente: number;
  readonly primeiraTroca: number;
  readonly trocaRepetida: number;
  readonly bytes: number;
  readonly pedidos: number;
}

/** Notes, in the page, the moment each route's screen first becomes usable, and what had been transferred by then. */
const WATCH = `(() => {
  const marks = (window.prontos = {});
  const waiting = {};
  window.pronto = (route) => marks[route] !== undefined ? Promise.resolve(marks[route]) : new Promise((done) => (waiting[route] = done));
  new MutationObserver(() => {
    const main = document.querySelector('main[data-route][aria-busy="false"]');
    const route = main && main.getAttribute('data-route');
    if (!route || marks[route] !== undefined) return;
    marks[route] = performance.now();
    window.transferido = window.transferido || performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource')).filter((entry) => entry.responseEnd > 0).map((entry) => entry.transferSize);
    if (waiting[route]) waiting[route](marks[route]);
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy', 'data-route'] });
})()`;

const linkTo = (href: string) => `document.querySelector('#slot-menu a[href="${href}"]')`;
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An expression that holds until `condition`, another one, does. */
export const untilTrue = (condition: string) => `new Promise((done) => {
  const look = () => (${condition}) ? done() : setTimeout(look, 50);
  look();
})`;
/** Asks a page that may still be another one, which answers nothing while it is being left. */
export async function inPage<T>(tab: Tab, expression: string): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await tab.evaluate<T>(expression);
    } catch (error) {
      if (attempt === 200) throw error;
      await pause(10);
    }
  }
}

const readyAt = (tab: Tab, route: string): Promise<number> => inPage(tab, `window.pronto(${JSON.stringify(route)})`);

/** What is fetched ahead once the page stands belongs to neither visit. */
const ASSENTAR_MS = 1_000;
/** How long a hand rests on a link before it presses. */
const REPOUSO_MS = 150;

/** Time from a press on a link of the menu, hovered as a hand does, to the other route being usable. */
async function switchTo(tab: Tab, href: string, route: string): Promise<number> {
  await tab.evaluate(`${linkTo(href)}.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`);
  await pause(REPOUSO_MS);
  return tab.evaluate<number>(`(() => {
    delete window.prontos[${JSON.stringify(route)}];
    const from = performance.now();
    ${linkTo(href)}.click();
    return window.pronto(${JSON.stringify(route)}).then((at) => at - from);
  })()`);
}

async function throttle(tab: Tab, { rede, cpu }: Condicao): Promise<void> {
  if (rede) {
    const throughput = rede.bps / 8;
    await tab.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: rede.latenciaMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput / 6,
    });
  }
  await tab.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** A cold visit of an address and a warm one after it, until the screen of its route may be used; and what the cold one had transferred by then. */
async function visitTwice(tab: Tab, { url, route, condicao }: { url: string; route: string; condicao: Condicao }) {
  await tab.send('Page.enable');
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
  await throttle(tab, condicao);

  await tab.send('Page.navigate', { url });
  const frio = await readyAt(tab, route);
  const transferido = await tab.evaluate<number[]>('window.transferido');
  await pause(ASSENTAR_MS);
  await tab.evaluate('window.pronto = undefined');
  await tab.send('Page.reload');
  return { frio, quente: await readyAt(tab, route), transferido };
}

/** One visit of each kind to one site, in a tab that has seen nothing yet but the sign-in. */
export const measure = (chrome: Chrome, url: string, cookies: readonly object[], condicao: Condicao): Promise<Medida> =>
  chrome.inFreshTab(cookies, async (tab) => {
    const { frio, quente, transferido } = await visitTwice(tab, { url: `${url}/home`, route: 'home', condicao });
    while (!(await tab.evaluate<boolean>(`${linkTo('/multicalculo/orcamentos')} !== null`))) await pause(20);
    const primeiraTroca = await switchTo(tab, '/multicalculo/orcamentos', 'orcamentos');
    await switchTo(tab, '/home', 'home');
    const repeated: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      repeated.push(await switchTo(tab, '/multicalculo/orcamentos', 'orcamentos'));
      repeated.push(await switchTo(tab, '/home', 'home'));
    }
    repeated.sort((a, b) => a - b);
    return {
      frio,
      quente,
      primeiraTroca,
      trocaRepetida: repeated[Math.floor(repeated.length / 2)] ?? Number.NaN,
      bytes: transferido.reduce((sum, bytes) => sum + bytes, 0),
      pedidos: transferido.length,
    };
  });

/** One cold and one warm visit of an address, in such a tab. */
export const measureRoute = (
  chrome: Chrome,
  { cookies, ...visita }: { url: string; route: string; cookies: readonly object[]; condicao: Condicao },
): Promise<Pick<Medida, 'frio' | 'quente'>> => chrome.inFreshTab(cookies, (tab) => visitTwice(tab, visita));
