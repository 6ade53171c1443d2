import { allRoutes, type RouteTable } from '@balcao/contracts';
import type { Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { ENDERECO_BENCH, signedInCookies } from './site.ts';

const TROCAS = 200;
const AMOSTRA = 10;
/** From here on the heap should be flat: by then everything a switch needs has been loaded and compiled. */
const ASSENTADO = 110;

export interface Memoria {
  /** Bytes of heap after a collection, every ten switches. */
  readonly amostras: readonly number[];
  /** Last third over the sample at the 110th switch. */
  readonly razao: number;
}

/** Heap of one tab over 200 switches between two screens of different parcels. */
export async function benchSwitches(): Promise<Memoria> {
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
  await context.addCookies(await signedInCookies());
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(`${ENDERECO_BENCH}/home`);
  await settled(page, 'home');
  const amostras: number[] = [];
  for (let troca = 1; troca <= TROCAS; troca += 1) {
    const [path, route] = troca % 2 === 1 ? (['/multicalculo/orcamentos', 'orcamentos'] as const) : (['/home', 'home'] as const);
    await page.locator(`#slot-menu a[href="${path}"]`).first().dispatchEvent('click');
    await settled(page, route);
    if (troca % AMOSTRA !== 0) continue;
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    amostras.push(usedSize);
  }
  await browser.close();
  const at = (troca: number) => amostras[troca / AMOSTRA - 1] ?? Number.NaN;
  return { amostras, razao: at(TROCAS) / at(ASSENTADO) };
}

const settled = (page: Page, route: string) => page.locator(`main[data-route="${route}"][aria-busy="false"]`).waitFor();

export interface PesoRota {
  readonly rota: string;
  readonly bytes: number;
  readonly pedidos: number;
}

const withoutParams = ({ rules }: RouteTable) => Object.entries(rules).filter(([, rule]) => !rule.path.includes(':'));

/** What each address costs on a first visit, in bytes on the wire and requests. */
export async function weighRoutes(): Promise<PesoRota[]> {
  const browser = await openBrowser();
  const cookies = await signedInCookies();
  const weights: PesoRota[] = [];
  for (const table of allRoutes) {
    for (const [id, rule] of withoutParams(table)) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
      if (!rule.soVisitante && id !== 'logoff') await context.addCookies(cookies);
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      const weight = { rota: table.base + rule.path, bytes: 0, pedidos: 0 };
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
        weight.bytes += encodedDataLength;
        weight.pedidos += 1;
      });
      await page.goto(ENDERECO_BENCH + weight.rota, { waitUntil: 'commit' });
      await page.locator('main[data-route][aria-busy="false"]').waitFor();
      weights.push({ ...weight });
      await context.close();
    }
  }
  await browser.close();
  return weights;
}
