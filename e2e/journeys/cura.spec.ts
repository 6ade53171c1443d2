import type { Page } from '@playwright/test';
import type * as zod from 'zod/mini';
import { openSession } from '../support/api.ts';
import { goInside } from '../support/modules.ts';
import {
  expectRunning,
  deployBuild,
  deployByTwo,
  liveBuild,
  openAndListen,
  registerBuild,
  restoreBuilds,
  runningBuild,
  running,
} from '../support/publish-build.ts';
import { expect, ready, saveData, test } from '../support/test.ts';
import type { Conta } from '../support/site.ts';

/** Pages of one subscription it takes to prove that a build fails. */
const PAGINAS = 3;
/** A page that cannot begin begins again by itself, a little later each time. */
const CURA_MS = 120_000;
const QUEIXAS = /quebra ao (iniciar|desenhar)|single-spa|Failed to load resource|^console: Error$/;

const DE_DOIS = ['@balcao/shared', '@balcao/root-config'];
const put = (servico: string, id: string): Promise<unknown> =>
  DE_DOIS.includes(servico) ? deployByTwo(servico, id) : deployBuild(servico, id);

const antes: Record<string, string> = {};
const SERVICOS = [...DE_DOIS, '@balcao/layout', '@balcao/dashboard'];
test.beforeAll(async () => {
  for (const servico of SERVICOS) antes[servico] = await liveBuild(servico);
});
test.afterEach(() => restoreBuilds(antes, put));

const expectFrame = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner')).toBeVisible({ timeout: CURA_MS });
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
};
const reported = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/composicao/saude') && response.ok());

for (const servico of DE_DOIS) {
  test(`a broken ${servico} heals by itself: the broker it breaks for alone first, then everyone`, async ({
    page,
    context,
    browser,
    queixas,
  }) => {
    queixas.tolerate(QUEIXAS);
    await openSession(context);
    const ruim = await registerBuild(servico, running("throw new Error('quebra ao iniciar');"));
    await put(servico, ruim);
    await page.goto('/home');
    // nothing is pressed: the page tells, begins again, and comes as it was
    await expect(page.locator('main[data-route="home"]')).toHaveAttribute('aria-busy', 'false', { timeout: CURA_MS });
    await expectFrame(page);
    expect(await runningBuild(page, servico)).toBe(antes[servico]);
    expect(await liveBuild(servico)).toBe(ruim);

    const outro = await browser.newContext();
    await saveData(outro);
    await openSession(outro, 'suporte' satisfies Conta);
    const dele = await outro.newPage();
    await dele.goto('/home');
    await expect.poll(() => liveBuild(servico), { timeout: CURA_MS }).toBe(antes[servico]);
    await expectFrame(dele);
    await outro.close();
  });
}

test('a broken frame heals by itself, in the page that has none', async ({ page, context, queixas }) => {
  queixas.tolerate(QUEIXAS);
  const servico = '@balcao/layout';
  await openSession(context);
  const ruim = await registerBuild(servico, running("throw new Error('quebra ao iniciar');"));
  await put(servico, ruim);
  for (let vez = 0; vez < PAGINAS; vez += 1) {
    const dito = reported(page);
    await page.goto('/home');
    await dito;
  }
  await expectFrame(page);
  // what runs is written down once the exchange is over, a moment after the frame is seen
  await expectRunning(page, servico, antes[servico] as string);
  expect(await liveBuild(servico)).toBe(ruim);
});

test('a screen that breaks as it is drawn is exchanged where it broke as soon as its build is taken back', async ({
  page,
  context,
  queixas,
}) => {
  queixas.tolerate(QUEIXAS);
  const servico = '@balcao/dashboard';
  await openSession(context);
  await openAndListen(page, () => page.goto('/multicalculo/orcamentos'));
  await ready(page, 'orcamentos');
  const ruim = await registerBuild(servico, running('self.marcada = true;'));
  await deployBuild(servico, ruim);
  await expectRunning(page, servico, ruim);
  await goInside(page, '/home');
  await ready(page, 'home');
  await page.evaluate(async () => {
    const { emit } = (await System.import('@balcao/shared')) as { emit(event: unknown, payload: unknown): void };
    const z = (await System.import('zod/mini')) as typeof zod;
    // as its own boundary says it
    emit({ name: 'composicao:parcel-quebrou', payload: z.object({ parcel: z.string() }) }, { parcel: 'dashboard' });
  });
  // over a screen that works, this would have the new build wait
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { role: 'dialog', ariaLabel: 'aberto' })));
  await deployBuild(servico, antes[servico] as string);
  await expect.poll(() => runningBuild(page, servico)).toBe(antes[servico]);
  await ready(page, 'home');
});

test('a retry takes the build in force, in a page that hears of nothing', async ({ page, context, queixas }) => {
  queixas.tolerate(QUEIXAS);
  const servico = '@balcao/dashboard';
  await openSession(context);
  await page.addInitScript(() => {
    self.WebSocket = class extends EventTarget {
      send(): void {}
      close(): void {}
    } as unknown as typeof WebSocket;
  });
  const ruim = await registerBuild(servico, running("throw new Error('quebra ao iniciar');"));
  await deployBuild(servico, ruim);
  await page.goto('/home');
  await ready(page, 'falha');
  await deployBuild(servico, antes[servico] as string);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await ready(page, 'home');
  expect(await runningBuild(page, servico)).toBe(antes[servico]);
});
