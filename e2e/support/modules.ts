import type { MapaImportacao } from '@balcao/contracts';
import type { Page, Request } from '@playwright/test';

/** The map the page was sent with. */
export const inlinedMap = async (page: Page): Promise<MapaImportacao> =>
  JSON.parse((await page.locator('script[type="systemjs-importmap"]').textContent()) ?? '{}') as MapaImportacao;

/** Addresses of the scripts the page announced before any of them ran. */
export const announced = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="preload"][as="script"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

const isModule = (request: Request) => new URL(request.url()).pathname.startsWith('/modules/') && request.url().includes('.js');

/** Every module file asked for, in order, retries with their query included. */
export function watchModules(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (isModule(request)) asked.push(pathname + search);
  });
  return asked;
}

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
