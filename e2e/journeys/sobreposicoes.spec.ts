import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { openSession } from '../support/api.ts';
import { inlinedMap } from '../support/modules.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const MODULO = '@balcao/dashboard';
const override = (page: Page, url: string, modulo = MODULO) =>
  page.evaluate(([name, to]) => localStorage.setItem(`import-map-override:${name}`, to as string), [modulo, url]);
const overridden = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('import-map-override')));

/** A developer's own server: the parcel as it is published, at another address of this machine. */
async function serveBuild(page: Page): Promise<{ url: string; asked: string[]; server: Server }> {
  const published = (await inlinedMap(page)).imports[MODULO] ?? '';
  const body = await (await page.request.get(published)).text();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/balcao-dashboard.js`, asked, server };
}

test.beforeEach(async ({ page, context }) => {
  await openSession(context);
  await page.goto('/home');
  await ready(page, 'home');
});

test('a parcel comes from a developer`s own machine when their browser says so, by the keys people know', async ({ page }) => {
  const { url, asked, server } = await serveBuild(page);
  try {
    await override(page, url);
    await page.reload();
    await ready(page, 'home');
    expect(asked).toContain('/balcao-dashboard.js');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // what other tools speak to; it comes once the page rests
    await page.waitForFunction(() => 'importMapOverrides' in window);
    const known = await page.evaluate(() =>
      (window as unknown as { importMapOverrides: { getOverrideMap(): { imports: object } } }).importMapOverrides.getOverrideMap(),
    );
    expect(known.imports).toEqual({ [MODULO]: url });
  } finally {
    server.close();
  }
});

for (const { modulo, onde } of [
  { modulo: MODULO, onde: 'the page' },
  { modulo: '@balcao/layout', onde: 'the frame around every page' },
  { modulo: '@balcao/root-config', onde: 'the shell' },
  { modulo: 'react', onde: 'a library everything stands on' },
]) {
  test(`a machine that does not answer for ${onde} locks nobody out: there is a way back`, async ({ page, queixas }) => {
    queixas.tolerate(/Failed to load resource|net::ERR|não chegou|SystemJS|Error loading|single-spa|balcao/);
    await override(page, 'http://localhost:9/nada.js', modulo);
    await page.reload();
    const back = page.getByRole('button', { name: 'Voltar ao normal' });
    await expect(back).toBeVisible();
    await expectAccessible(page);
    await back.click();
    await ready(page, 'home');
    await expect(page.getByRole('link', { name: 'Início', exact: true })).toBeVisible();
    expect(await overridden(page)).toEqual([]);
  });
}

test('an address of another machine is no override, however it was written there', async ({ page }) => {
  const foreign: string[] = [];
  page.on(
    'request',
    (request) => !request.url().includes('localhost') && !request.url().startsWith('data:') && foreign.push(request.url()),
  );
  await override(page, 'https://example.com/balcao-dashboard.js');
  await page.reload();
  await ready(page, 'home');
  expect(foreign).toEqual([]);
});
