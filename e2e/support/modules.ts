import type { MapaImportacao } from '@balcao/contracts';
import { expect, type Page, type Request, type Response } from '@playwright/test';

/** The map the page was sent with. */
export const inlinedMap = async (page: Page): Promise<MapaImportacao> =>
  JSON.parse((await page.locator('script[type="systemjs-importmap"]').textContent()) ?? '{}') as MapaImportacao;

/** Addresses of the scripts a page announces before any of them ran: those of its own text. */
export const announced = async (answer: Response): Promise<string[]> =>
  [...(await answer.text()).matchAll(/<script async[^>]* src="([^"]+)"/g)].map((match) => match[1] as string);

const isModule = (request: Request) => /^\/modules\/.*\.js$/.test(new URL(request.url()).pathname);

/** Watches what the page asks for from now on. @returns addresses that have no answer yet */
export function watchInFlight(page: Page): () => string[] {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return () => [...waiting].map((request) => request.url());
}

export interface Pedidos {
  /** Files asked for to run, in order, retries with their query included. */
  readonly scripts: string[];
  /** Files brought into the cache for what may come next. */
  readonly ahead: string[];
}

/** Every module file the page asks for from now on. */
export function watchModules(page: Page): Pedidos {
  const pedidos: Pedidos = { scripts: [], ahead: [] };
  page.on('request', (request) => {
    if (!isModule(request)) return;
    const { pathname, search } = new URL(request.url());
    (request.resourceType() === 'script' ? pedidos.scripts : pedidos.ahead).push(pathname + search);
  });
  return pedidos;
}

/**
 * Notes, inside the page, when a route's screen becomes usable; to be called before the visit. This process looks only now and then: on a
 * busy machine, what comes after the first screen has come too by the time it sees the screen.
 */
export const noteUsable = (page: Page, rota: string): Promise<unknown> =>
  page.addInitScript((id) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(`main[data-route="${id}"][aria-busy="false"]`)) return;
      observer.disconnect();
      Object.assign(window, { usavelEm: performance.now() });
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy', 'data-route'] });
  }, rota);

/** Paths of the module files the page had asked for, to run them, when its screen became usable. */
export const scriptsUntilUsable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { usavelEm } = window as unknown as { usavelEm: number };
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, startTime }) => initiatorType === 'script' && startTime <= usavelEm)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/modules\/.*\.js$/.test(path));
  });

/** Those of a list that appear more than once. */
export const repeated = (list: readonly string[]): string[] => list.filter((item, index) => list.indexOf(item) !== index);

/** Address, as a pattern, of every file of one module: entry and chunks, retries too. */
export const filesOf = (parcel: string): RegExp => new RegExp(`/modules/${parcel}/[^/]+\\.js(\\?.*)?$`);

/** Goes to an address of the site the way the page's own links do: no reload. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { navigateToUrl } = (await System.import('single-spa')) as { navigateToUrl(url: string): void };
    navigateToUrl(to);
  }, address);
}

/** Nothing of a navigation is under way any more. */
export async function expectSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { triggerAppChange } = (await System.import('single-spa')) as { triggerAppChange(): Promise<unknown> };
    await triggerAppChange();
  });
}

/** A door of the shell that comes by itself, some time after the page, has run. */
export async function expectExecutado(page: Page, parte: string): Promise<void> {
  const hasRun = () =>
    page.evaluate((nome) => {
      const [symbol] = Object.getOwnPropertySymbols(System);
      const loads = (System as unknown as Record<symbol, Record<string, { e?: unknown }>>)[symbol as symbol] ?? {};
      return Object.entries(loads).some(([url, load]) => url.includes(`/root-config/${nome}.`) && load.e === null);
    }, parte);
  await expect.poll(hasRun).toBe(true);
}
