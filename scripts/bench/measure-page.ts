import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';

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

const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file && existsSync(file),
);

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

/** Notes, in the page, the moment each route's screen first becomes usable. As text: a transpiled function would not stand alone. */
const WATCH = `(() => {
  const marks = (window.prontos = {});
  new MutationObserver(() => {
    const main = document.querySelector('main[data-route][aria-busy="false"]');
    const route = main && main.getAttribute('data-route');
    if (route && marks[route] === undefined) marks[route] = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy', 'data-route'] });
})()`;

type Janela = Window & { prontos: Record<string, number> };

const readyAt = async (page: Page, route: string): Promise<number> => {
  const handle = await page.waitForFunction((wanted) => (window as unknown as Janela).prontos[wanted], route, {
    timeout: 60_000,
    polling: 20,
  });
  return (await handle.jsonValue()) as number;
};

/** How long a hand rests on a link before it presses. */
const REPOUSO_MS = 150;

/** Time from a press on a link of the menu, hovered as a hand does, to the other route being usable. */
async function switchTo(page: Page, href: string, route: string): Promise<number> {
  const link = page.locator(`#slot-menu a[href="${href}"]`).first();
  await link.dispatchEvent('pointerover');
  await page.waitForTimeout(REPOUSO_MS);
  const from = await link.evaluate((element: HTMLAnchorElement, wanted) => {
    delete (window as unknown as Janela).prontos[wanted];
    const now = performance.now();
    element.click();
    return now;
  }, route);
  return (await readyAt(page, route)) - from;
}

/** One visit of each kind to one site, in a browser context that has seen nothing yet but the sign-in. */
export async function measure(
  browser: Browser,
  url: string,
  cookies: Parameters<BrowserContext['addCookies']>[0],
  condicao: Condicao,
): Promise<Medida> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (condicao.rede) {
      const throughput = condicao.rede.bps / 8;
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: condicao.rede.latenciaMs,
        downloadThroughput: throughput,
        uploadThroughput: throughput / 6,
      });
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: condicao.cpu });
    let bytes = 0;
    let pedidos = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      pedidos += 1;
    });

    await page.goto(`${url}/home`, { waitUntil: 'commit' });
    const frio = await readyAt(page, 'home');
    const first = { bytes, pedidos };
    await page.reload({ waitUntil: 'commit' });
    const quente = await readyAt(page, 'home');
    await page.locator('#slot-menu a[href="/multicalculo/orcamentos"]').waitFor({ state: 'attached' });
    const primeiraTroca = await switchTo(page, '/multicalculo/orcamentos', 'orcamentos');
    await switchTo(page, '/home', 'home');
    const repeated: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      repeated.push(await switchTo(page, '/multicalculo/orcamentos', 'orcamentos'));
      repeated.push(await switchTo(page, '/home', 'home'));
    }
    repeated.sort((a, b) => a - b);
    return { frio, quente, primeiraTroca, trocaRepetida: repeated[Math.floor(repeated.length / 2)] ?? Number.NaN, ...first };
  } finally {
    await context.close();
  }
}
