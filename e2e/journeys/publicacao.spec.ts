import type { Page } from '@playwright/test';
import { openSession } from '../support/api.ts';
import { campo, expectSalvo, holdSaves, letSave } from '../support/formulario.ts';
import { Gateway } from '../support/gateway.ts';
import { expectExecutado, goInside } from '../support/modules.ts';
import { openOrcamento, createOrcamento } from '../support/orcamentos.ts';
import {
  hearReports,
  CAMINHO_DO_MAPA,
  setHidden,
  expectRunning,
  deployBuild,
  deployByTwo,
  marcas,
  liveBuild,
  openAndListen,
  publishMarked,
  registerBuild,
  restoreBuilds,
  runningBuild,
  running,
} from '../support/publish-build.ts';
import { UMA_VEZ } from '../support/site.ts';
import { expect, expectAccessible, ready, test, typeIn } from '../support/test.ts';

const HOME = '@balcao/dashboard';
const QUOTING = '@balcao/quoting';

/** Whatever a test left on the air is taken off again. */
const antes: Record<string, string> = {};
test.beforeAll(async () => {
  for (const servico of [HOME, QUOTING]) antes[servico] = await liveBuild(servico);
});
test.afterEach(() => restoreBuilds(antes));

/** Opens an address and waits until the page hears of deploys. */
async function openListening(page: Page, address: string, rota: string): Promise<void> {
  await openAndListen(page, () => page.goto(address));
  await ready(page, rota);
}

test('a parcel that is not on screen runs its new build at its next mount, with no reload', async ({ page, context }) => {
  await openSession(context);
  await openListening(page, '/multicalculo/orcamentos', 'orcamentos');
  await page.evaluate(() => Object.assign(self, { marcas: ['a mesma página'] }));
  const id = await publishMarked(HOME, 'nova');
  await expectRunning(page, HOME, id);
  expect(await marcas(page)).toEqual(['a mesma página']);
  await goInside(page, '/home');
  await ready(page, 'home');
  expect(await marcas(page)).toEqual(['a mesma página', 'nova']);
});

test('a clean screen is exchanged in the first pause, under the eyes of whoever is at it: address, scroll and focus stay', async ({
  page,
  context,
}) => {
  await openSession(context);
  await openListening(page, '/home?aba=1', 'home');
  await page.evaluate(() => Object.assign(self, { marcas: [] }));
  const link = page.getByRole('main').getByRole('link', { name: 'Novo orçamento' }).first();
  await link.focus();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const [top, address] = [await page.evaluate(() => window.scrollY), page.url()];
  const id = await publishMarked(HOME, 'à vista');
  await expectRunning(page, HOME, id);
  await expect.poll(() => marcas(page)).toEqual(['à vista']);
  await ready(page, 'home');
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  expect(page.url()).toBe(address);
});

test('a clean screen is exchanged within two seconds of the page’s own clock, from the arrival of the map on', { tag: UMA_VEZ }, async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openSession(context);
  await openListening(page, '/home', 'home');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const maps: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith(CAMINHO_DO_MAPA) && response.ok()) maps.push(await response.text().catch(() => ''));
  });
  const asked = page.waitForRequest(/\/modules\/dashboard\/dashboard\.[^/]+\.js$/);
  const id = await publishMarked(HOME, 'em dois segundos');
  // thousands of tabs hear of it at once: each waits a moment of its own before it reads. News of before it may still be on their way
  await expect
    .poll(async () => {
      const isRead = maps.some((map) => map.includes(id));
      if (!isRead) await page.clock.runFor(50);
      return isRead;
    })
    .toBe(true);
  await expectExecutado(page, 'renovacao');
  await page.clock.runFor(1_000);
  await page.clock.runFor(1_000);
  // no more time passes in the page: its files are asked for within that, or never
  await asked;
  await page.clock.resume();
  await expectRunning(page, HOME, id);
  await expect.poll(() => marcas(page)).toEqual(['em dois segundos']);
});

test('what stands open over a screen is not closed for a new build: it comes when it is closed', { tag: UMA_VEZ }, async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openSession(context);
  await openListening(page, '/home', 'home');
  const before = await runningBuild(page, HOME);
  await page.evaluate(() => {
    const aberto = Object.assign(document.createElement('div'), { id: 'aberto' });
    aberto.setAttribute('role', 'dialog');
    aberto.setAttribute('aria-label', 'aberto');
    document.body.append(aberto);
  });
  const read = page.waitForResponse((response) => response.url().endsWith(CAMINHO_DO_MAPA) && response.ok());
  const id = await publishMarked(HOME, 'depois de fechar');
  await read;
  await expectExecutado(page, 'renovacao');
  await page.clock.runFor(10_000);
  expect(await runningBuild(page, HOME)).toBe(before);
  await page.evaluate(() => document.getElementById('aberto')?.remove());
  await expectRunning(page, HOME, id);
});

test('a deploy in the middle of a half-typed quote waits: nothing is lost, and the build comes once the quote is saved and left', {
  tag: UMA_VEZ,
}, async ({ page, context, queixas }) => {
  queixas.tolerate(/Failed to load resource|net::ERR/);
  await page.clock.install();
  await openSession(context);
  const gateway = await Gateway.enter(context.request);
  const orcamento = await createOrcamento(gateway);
  await openAndListen(page, () => openOrcamento(page, orcamento));
  const before = await runningBuild(page, QUOTING);
  await holdSaves(page);
  await typeIn(campo(page, 'risco.segurado.nome'), 'Metade de um no');
  const read = page.waitForResponse((response) => response.url().endsWith(CAMINHO_DO_MAPA) && response.ok());
  const id = await publishMarked(QUOTING, 'nova');
  await read;
  await expectExecutado(page, 'renovacao');
  await setHidden(page, true);
  await page.clock.runFor(60_000);
  expect(await runningBuild(page, QUOTING)).toBe(before);
  await expect(campo(page, 'risco.segurado.nome')).toHaveValue('Metade de um no');
  await setHidden(page, false);
  await letSave(page);
  await expectSalvo(page);
  await goInside(page, '/home');
  await ready(page, 'home');
  await expectRunning(page, QUOTING, id);
  await openOrcamento(page, orcamento);
  await expect(campo(page, 'risco.segurado.nome')).toHaveValue('Metade de um no');
});

test('whoever types is told quietly of the new build, and takes it at once: what is half typed stays, with the focus, and no reload', async ({
  page,
  context,
  queixas,
}) => {
  queixas.tolerate(/Failed to load resource|net::ERR/);
  await openSession(context);
  const gateway = await Gateway.enter(context.request);
  const orcamento = await createOrcamento(gateway);
  await openAndListen(page, () => openOrcamento(page, orcamento));
  await page.evaluate(() => Object.assign(self, { marcas: ['a mesma página'] }));
  await holdSaves(page);
  const nome = campo(page, 'risco.segurado.nome');
  await typeIn(nome, 'Metade de um no');
  const id = await publishMarked(QUOTING, 'nova');
  const notice = page.getByRole('region', { name: 'Nova versão' });
  await expect(notice.getByRole('status')).toHaveText('Há uma versão nova desta tela. O que você digitou será mantido.');
  await expect(nome).toBeFocused();
  await expectAccessible(page);
  // over no bar of the screen's own
  const overlap = () =>
    page.evaluate(() => {
      const foot = document.querySelector('[data-recarga]')?.getBoundingClientRect().bottom ?? 0;
      return Math.max(...[...document.querySelectorAll('[data-barra-inferior]')].map((barra) => foot - barra.getBoundingClientRect().top));
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);

  await notice.getByRole('button', { name: 'Usar agora' }).click();
  await expectRunning(page, QUOTING, id);
  await expect(nome).toHaveValue('Metade de um no');
  await expect(nome).toBeFocused();
  await expect(notice).toBeHidden();
  expect(await marcas(page)).toEqual(['a mesma página', 'nova']);

  await nome.press('End');
  await nome.pressSequentially('me');
  await letSave(page);
  await expectSalvo(page);
  await page.reload();
  await expect(nome).toHaveValue('Metade de um nome');
});

test('a build that does not run is taken back in the tab, the page comes all the same, and the gateway is told', async ({
  page,
  context,
  queixas,
}) => {
  // of an error logged, Firefox tells the kind alone
  queixas.tolerate(/quebra ao abrir|^console: Error$/);
  await openSession(context);
  const told = await hearReports(page);
  await openListening(page, '/multicalculo/orcamentos', 'orcamentos');
  const good = await runningBuild(page, HOME);
  const bad = await registerBuild(HOME, running("throw new Error('quebra ao abrir');"));
  await deployBuild(HOME, bad);
  await expectRunning(page, HOME, bad);
  await goInside(page, '/home');
  await ready(page, 'home');
  expect(await runningBuild(page, HOME)).toBe(good);
  await expect.poll(async () => (await told()).find(({ construcao }) => construcao === bad)?.falhas).toBe(1);
});

for (const [mal, change, tag] of [
  ['with another signature', (body: { assinatura: string }) => ({ ...body, assinatura: `AAAA${body.assinatura.slice(4)}` }), []],
  [
    'changed after it was signed',
    (body: { carga: string }) => ({ ...body, carga: body.carga.replace('"sequencia":', '"sequencia":9') }),
    [UMA_VEZ],
  ],
  ['cut short', (body: { carga: string }) => ({ ...body, carga: body.carga.slice(0, 400) }), [UMA_VEZ]],
  ['of nothing', () => ({}), [UMA_VEZ]],
] as const) {
  test(`a map ${mal} is kept out, and the page lives on`, { tag: [...tag] }, async ({ page, context }) => {
    await page.clock.install();
    await openSession(context);
    await openListening(page, '/multicalculo/orcamentos', 'orcamentos');
    const before = await runningBuild(page, HOME);
    let asked = 0;
    await page.route(CAMINHO_DO_MAPA, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: never };
      asked += 1;
      await route.fulfill({ response, json: { ...body, data: change(body.data) } });
    });
    const id = await publishMarked(HOME, 'nova');
    await expect.poll(() => asked).toBeGreaterThan(0);
    // an exchange would have had its time, and then the mount at which it is made
    await page.clock.runFor(10_000);
    await goInside(page, '/home');
    await ready(page, 'home');
    expect(await runningBuild(page, HOME)).toBe(before);
    await page.unroute(CAMINHO_DO_MAPA);
    await goInside(page, '/multicalculo/orcamentos');
    await setHidden(page, false);
    await expectRunning(page, HOME, id);
  });
}

test('a replay of an older map is kept out', { tag: UMA_VEZ }, async ({ page, context }) => {
  await openSession(context);
  await openListening(page, '/multicalculo/orcamentos', 'orcamentos');
  const older: object[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(CAMINHO_DO_MAPA)) void response.json().then((body: object) => older.push(body));
  });
  const first = await publishMarked(HOME, 'um');
  await expectRunning(page, HOME, first);
  const second = await publishMarked(HOME, 'dois');
  await expectRunning(page, HOME, second);
  const refused = page.waitForEvent('console', (message) => message.text().includes('mapa recusado antigo'));
  await page.route(CAMINHO_DO_MAPA, (route) => route.fulfill({ json: older[0] }));
  await setHidden(page, false);
  await refused;
  expect(await runningBuild(page, HOME)).toBe(second);
});

/** How long a tab rests before it is told of a reload, and a little more for the next look at it. */
const PARADA_MS = 30_000;
const FOLGA_MS = 12_000;

test.describe('what everybody uses comes by a reload', () => {
  const SHARED = '@balcao/shared';
  let original: string;
  test.beforeAll(async () => {
    original = await liveBuild(SHARED);
  });
  test.afterEach(() => restoreBuilds({ [SHARED]: original }, deployByTwo));
  const notice = (page: Page) => page.getByRole('region', { name: 'Nova versão' });
  const deploy = async (marca: string): Promise<string> => {
    const id = await registerBuild(SHARED, running(`(self.marcas||=[]).push(${JSON.stringify(marca)});`));
    await deployByTwo(SHARED, id);
    return id;
  };

  test('offered quietly to a tab that rests, gone when it is at work, taken by keyboard', { tag: UMA_VEZ }, async ({ page, context }) => {
    await page.clock.install();
    await openSession(context);
    await openListening(page, '/multicalculo/orcamentos', 'orcamentos');
    await setHidden(page, false);
    await page.clock.runFor(60_000);
    // up to date: nothing to say, however long it rests
    await expect(notice(page)).toBeHidden();
    const before = await runningBuild(page, SHARED);
    const read = page.waitForResponse((response) => response.url().endsWith(CAMINHO_DO_MAPA) && response.ok());
    const id = await deploy('a partilhada');
    await read;
    await expectExecutado(page, 'renovacao');
    // somebody who came a moment ago is not told
    await page.clock.runFor(6_000);
    await expect(notice(page)).toBeHidden();
    expect(await runningBuild(page, SHARED)).toBe(before);
    await page.clock.fastForward(PARADA_MS);
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole('status')).toHaveText('Há uma versão nova do Balcão.');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expectAccessible(page);

    await page.mouse.wheel(0, 40);
    await expect(notice(page)).toBeHidden();
    // whoever comes back to the tab is told at once
    await setHidden(page, true);
    await setHidden(page, false);
    await expect(notice(page)).toBeVisible();

    const take = notice(page).getByRole('button', { name: 'Atualizar agora' });
    for (let vez = 0; vez < 20 && !(await take.evaluate((element) => element === document.activeElement)); vez += 1)
      await page.keyboard.press('Tab');
    await expect(take).toBeFocused();
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => marcas(page).catch(() => [])).toEqual(['a partilhada']);
    await ready(page, 'orcamentos');
    expect(await runningBuild(page, SHARED)).toBe(id);
    await expect(notice(page)).toBeHidden();
  });

  test('never offered over something half typed, and put off for as long as asked', { tag: UMA_VEZ }, async ({
    page,
    context,
    queixas,
  }) => {
    queixas.tolerate(/Failed to load resource|net::ERR/);
    await openSession(context);
    const orcamento = await createOrcamento(await Gateway.enter(context.request));
    await page.clock.install();
    await openAndListen(page, () => openOrcamento(page, orcamento));
    await holdSaves(page);
    await typeIn(campo(page, 'risco.segurado.nome'), 'Metade de um no');
    const read = page.waitForResponse((response) => response.url().endsWith(CAMINHO_DO_MAPA) && response.ok());
    await deploy('a meio caminho');
    await read;
    await expectExecutado(page, 'renovacao');
    await setHidden(page, true);
    await setHidden(page, false);
    await page.clock.fastForward(PARADA_MS);
    await page.clock.runFor(FOLGA_MS);
    await expect(notice(page)).toBeHidden();
    await expect(campo(page, 'risco.segurado.nome')).toHaveValue('Metade de um no');

    await letSave(page);
    await expectSalvo(page);
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('button', { name: 'Depois' }).click();
    await expect(notice(page)).toBeHidden();
    await setHidden(page, true);
    await setHidden(page, false);
    await page.clock.runFor(6_000);
    await expect(notice(page)).toBeHidden();
  });
});
