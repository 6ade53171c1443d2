import { createHash } from 'node:crypto';
import { LER_MAPA, RELATAR_SAUDE } from '@balcao/contracts';
import type { Response } from '@playwright/test';
import type * as zod from 'zod/mini';
import { openSession } from '../support/api.ts';
import { withOldBuild } from '../support/old-build.ts';
import { announced, filesOf, goInside, inlinedMap, noteUsable, repeated, scriptsUntilUsable, watchModules } from '../support/modules.ts';
import { expect, ready, test } from '../support/test.ts';

// which files come, when and how often: those of the menu too
test.use({ isPreparing: true });

const QUEBRA = [
  /Failed to load resource/,
  /integrity/i,
  /não chegou|SystemJS|Error loading|ChunkLoadError|Loading chunk|single-spa|quebra/i,
];

for (const { endereco, rota, isVisitante } of [
  { endereco: '/login', rota: 'login', isVisitante: true },
  { endereco: '/home', rota: 'home', isVisitante: false },
  { endereco: '/multicalculo/orcamentos', rota: 'orcamentos', isVisitante: false },
  { endereco: '/multicalculo/orcamento-multicalculo', rota: 'orcamentoAuto', isVisitante: false },
  { endereco: '/unauthorized', rota: 'unauthorized', isVisitante: false },
]) {
  test(`a cold visit of ${endereco} fetches each script once, all announced, none in vain`, async ({ page, context }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    if (!isVisitante) await openSession(context);
    const asked = watchModules(page);
    await noteUsable(page, rota);
    const answer = (await page.goto(endereco)) as Response;
    await ready(page, rota);
    const needed = await scriptsUntilUsable(page);
    expect(needed.length).toBeGreaterThan(5);
    const preloaded = await announced(answer);
    expect(repeated(asked.scripts)).toEqual([]);
    // the loader is a script of the page itself; the drawing beside the login comes after, and so does, where the page's own reads were all
    // asked for by the page, the HTTP library of the next ones
    const later = /systemjs|axios|access\/desenho/;
    expect(needed.filter((path) => !preloaded.includes(path) && !later.test(path))).toEqual([]);
    // Chromium judges preloads a few seconds after the load
    await page.waitForFunction(
      () => performance.now() > (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd + 4_500,
    );
    expect(warnings.filter((text) => /preload/i.test(text))).toEqual([]);
    expect(repeated(asked.scripts)).toEqual([]);
  });
}

test('what parcels share exists once, however many of them were visited', async ({ page, context }) => {
  await openSession(context);
  const asked = watchModules(page);
  await page.goto('/home');
  await ready(page, 'home');
  for (const [endereco, rota] of [
    ['/multicalculo/orcamentos', 'orcamentos'],
    ['/unauthorized', 'unauthorized'],
    ['/home', 'home'],
  ] as const) {
    await goInside(page, endereco);
    await ready(page, rota);
  }
  expect(repeated(asked.scripts)).toEqual([]);
  const { imports } = await inlinedMap(page);
  const libraries = [
    'react',
    'react-dom',
    'rxjs',
    'styled-components',
    'react-router-dom',
    'single-spa',
    'axios',
    '@tanstack/react-query',
    '@balcao/shared',
    '@balcao/ui',
  ];
  for (const name of libraries)
    expect(
      asked.scripts.filter((path) => path === imports[name]),
      name,
    ).toHaveLength(1);
  // state that two parcels see is one: what the home and the menu read lies in the same cache
  const keys = await page.evaluate(async () => {
    const { queryClient } = (await System.import('@balcao/shared/query')) as {
      queryClient: { getQueryCache(): { getAll(): { queryKey: unknown[] }[] } };
    };
    return queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => String(queryKey[1]));
  });
  expect(keys).toEqual(expect.arrayContaining(['/auth/menus', expect.stringContaining('painel'), expect.stringContaining('orcamentos')]));
});

test("the map the page carries is the environment's, and every file it names has its hash", async ({ page, request, context }) => {
  await openSession(context);
  await page.goto('/home');
  const map = await inlinedMap(page);
  expect(await (await request.get('/importmap.json')).json()).toEqual(map);
  const addresses = [...new Set(Object.values(map.imports))];
  for (const address of addresses) expect(map.integrity?.[address], address).toMatch(/^sha256-/);
  expect(await page.locator('link[rel="preload"][as="script"]:not([integrity])').count()).toBe(0);
  expect(await page.locator('script[src]:not([integrity])').count()).toBe(0);
});

test('every chunk is asked for with the hash of its bytes, which its module brings', async ({ page, request, context }) => {
  await openSession(context);
  await page.addInitScript(() => {
    const asked: [string, string][] = [];
    Object.assign(window, { asked });
    const { appendChild } = Node.prototype;
    Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
      if (node instanceof HTMLScriptElement && node.dataset['webpack']) asked.push([node.src, node.integrity]);
      return appendChild.call(this, node) as T;
    };
  });
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  const askedFor = () => page.evaluate(() => (window as unknown as { asked: [string, string][] }).asked);
  // the page's own chunks come with it: the first one asked for later is that of real time, once the screen is there
  await expect.poll(async () => (await askedFor()).length).toBeGreaterThan(0);
  const asked = await askedFor();
  for (const [url, integrity] of asked) {
    const bytes = await (await request.get(url)).body();
    expect(integrity, url).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
  }
});

test('built files are cached for ever, pages never; a file of an older build is still served, an invented one is a 404', async ({
  page,
  request,
  context,
}) => {
  await openSession(context);
  await page.goto('/home');
  const { imports } = await inlinedMap(page);
  const module = await request.get(imports['@balcao/dashboard'] as string, { headers: { 'accept-encoding': 'br' } });
  expect(module.headers()).toMatchObject({ 'cache-control': expect.stringMatching(/immutable/), 'content-encoding': 'br' });
  expect((await request.get('/home')).headers()['cache-control']).toBe('no-store');
  await withOldBuild('dashboard', async (address) => {
    const old = await request.get(address);
    expect(old.status()).toBe(200);
    expect(old.headers()['cache-control']).toMatch(/immutable/);
  });
  const gone = await request.get('/modules/dashboard/dashboard.000000000000.js');
  expect(gone.status()).toBe(404);
  expect(gone.headers()['content-type'] ?? '').not.toMatch(/html/);
});

test('a tampered module is refused: a retry in its place, the rest lives on, and the true file cures it', async ({
  page,
  context,
  queixas,
}) => {
  QUEBRA.forEach((pattern) => queixas.tolerate(pattern));
  await openSession(context);
  let isTampered = true;
  await page.route(/\/modules\/dashboard\/dashboard\.[^/]+\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}${isTampered ? '\nself.adulterado = true;' : ''}` });
  });
  const asked = watchModules(page);
  await page.goto('/home');
  await ready(page, 'falha');
  expect(await page.evaluate(() => 'adulterado' in window)).toBe(false);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  isTampered = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await ready(page, 'home');
  expect(repeated(asked.scripts.filter((path) => !path.includes('/dashboard/')))).toEqual([]);
});

test('an address whose parcel the map does not have is nobody’s: it is said so, the gateway is told, and the rest works', async ({
  page,
  context,
  queixas,
}) => {
  QUEBRA.forEach((pattern) => queixas.tolerate(pattern));
  // a page the test answers itself is of no network, as far as the browser knows: it lets it open no socket
  queixas.tolerate(/bare specifier|@balcao\/settings|LOCAL_NETWORK_ACCESS/);
  await openSession(context);
  const told = page.waitForRequest(
    (request) => request.url().endsWith(RELATAR_SAUDE.path) && /"semDono":\[\{/.test(request.postData() ?? ''),
  );
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"@balcao\/settings":"[^"]*",/g, '') });
  });
  // the map in force has it: what a page without it does is what is looked at
  await page.route(`**${LER_MAPA.path}`, (route) => route.abort());
  await page.goto('/home');
  await ready(page, 'home');
  await goInside(page, '/minhaConta/perfil');
  await ready(page, 'naoEncontrado');
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
  expect((await told).postDataJSON()).toMatchObject({ semDono: [{ servico: '@balcao/settings' }] });
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await goInside(page, '/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
});

test('a parcel that does not come leaves a retry inside the layout; other pages work; retrying fetches it alone', async ({
  page,
  context,
  queixas,
}) => {
  QUEBRA.forEach((pattern) => queixas.tolerate(pattern));
  await openSession(context);
  await page.goto('/home');
  await ready(page, 'home');
  await page.route(filesOf('quoting'), (route) => route.abort());
  const asked = watchModules(page);
  await goInside(page, '/multicalculo/orcamentos');
  await ready(page, 'falha');
  await expect(page.getByRole('alert')).toContainText('Ocorreu um erro inesperado');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Início' }).click();
  await ready(page, 'home');
  // coming back asks for it by itself, once
  const refused = page.waitForEvent('requestfailed', (request) => filesOf('quoting').test(request.url()));
  await goInside(page, '/multicalculo/orcamentos');
  await refused;
  await ready(page, 'falha');
  await page.unroute(filesOf('quoting'));
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await ready(page, 'orcamentos');
  expect(repeated(asked.scripts.filter((path) => !path.includes('/quoting/')))).toEqual([]);
});

test('the menu that does not come leaves its own retry beside a working page', async ({ page, context, queixas }) => {
  QUEBRA.forEach((pattern) => queixas.tolerate(pattern));
  await openSession(context);
  // a page at rest asks again by itself; here only the press may
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route(filesOf('menu'), (route) => route.abort());
  await page.goto('/home');
  await ready(page, 'home');
  await expect(page.getByText('O menu não abriu.')).toBeVisible();
  await page.unroute(filesOf('menu'));
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await expect(page.getByText('O menu não abriu.')).toBeHidden();
});

test('a library that failed once does not leave the page empty: the shell asks again by itself', async ({ page, context, queixas }) => {
  QUEBRA.forEach((pattern) => queixas.tolerate(pattern));
  await openSession(context);
  let failures = 0;
  await page.route(/\/modules\/ui\/ui\.[^/]+\.js/, (route) => {
    failures += 1;
    return failures <= 2 ? route.abort() : route.continue();
  });
  await page.goto('/unauthorized');
  await ready(page, 'unauthorized');
});

test('a parcel that throws while mounting leaves a retry, and the retry mounts it', async ({ page, context, queixas }) => {
  QUEBRA.forEach((pattern) => queixas.tolerate(pattern));
  await openSession(context);
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    Object.assign(window, { quebrada: true });
    document.getElementById = (id) => {
      if (id === 'parcel-dashboard' && (window as unknown as { quebrada: boolean }).quebrada) throw new Error('quebra ao montar');
      return find(id);
    };
  });
  await page.goto('/home');
  await ready(page, 'falha');
  await page.evaluate(() => Object.assign(window, { quebrada: false }));
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await ready(page, 'home');
});

test('a page whose chunk does not come leaves a retry in its parcel, and the retry brings it', async ({ page, context, queixas }) => {
  QUEBRA.forEach((pattern) => queixas.tolerate(pattern));
  await openSession(context);
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  await page.route(filesOf('quoting'), (route) => route.abort());
  await goInside(page, '/multicalculo/novo-orcamento');
  await ready(page, 'falha');
  await expect(page.getByRole('banner')).toBeVisible();
  // the failure stays where it happened
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Orçamentos' }).first().click();
  await ready(page, 'orcamentos');
  await goInside(page, '/multicalculo/novo-orcamento');
  await ready(page, 'falha');
  await page.unroute(filesOf('quoting'));
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await ready(page, 'novoOrcamento');
});

test('a link pointed at brings its parcel before the click', async ({ page, context }) => {
  await openSession(context);
  // an idle page gets ready for its whole menu; here only the pointer may ask
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const asked = watchModules(page);
  await page.goto('/home');
  await ready(page, 'home');
  expect([...asked.scripts, ...asked.ahead].filter((path) => path.includes('/quoting/'))).toEqual([]);
  const link = page.getByRole('main').getByRole('link', { name: 'Novo orçamento' }).first();
  await link.hover();
  await expect
    .poll(() => [...asked.scripts, ...asked.ahead].filter((path) => /\/quoting\/(quoting|novoOrcamento)/.test(path)).length)
    .toBeGreaterThanOrEqual(2);
  await page.waitForLoadState('networkidle');
  const pointed = await page.evaluate(() => performance.now());
  await link.click();
  await ready(page, 'novoOrcamento');
  const overTheNetwork = await page.evaluate(
    (since) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime, transferSize }) => name.includes('/modules/') && startTime > since && transferSize > 0)
        .map(({ name }) => name)
        // what the layout keeps for when the page has settled comes by the clock, whatever is pressed
        .filter((name) => !name.includes('/modules/layout/')),
    pointed,
  );
  expect(overTheNetwork).toEqual([]);
});

test('addresses: the empty one is home, an unknown one is a 404 inside the layout, a deep one opens at once', async ({
  page,
  context,
  queixas,
}) => {
  queixas.tolerate(/status of 404/);
  await openSession(context);
  await page.goto('/');
  await ready(page, 'home');
  expect(new URL(page.url()).pathname).toBe('/home');
  const reply = await page.goto('/multicalculo/nada');
  expect(reply?.status()).toBe(404);
  await ready(page, 'naoEncontrado');
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await page.goto('/multicalculo/orcamentos?pagina=2&ordenar=numero');
  await ready(page, 'orcamentos');
  await expect(page.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
});

test('the view returns to the top after a navigation; Back and Forward show what they name', async ({ page, context }) => {
  await openSession(context);
  await page.goto('/home');
  await ready(page, 'home');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await goInside(page, '/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle('Orçamentos · Balcão');
  await page.goBack();
  await ready(page, 'home');
  await expect(page).toHaveTitle(/^Bo/);
  await page.goForward();
  await ready(page, 'orcamentos');
  await expect(page.locator('main')).toHaveCount(1);
});

test('the page evaluates nothing and runs nothing inline without its nonce', async ({ page, context }) => {
  await openSession(context);
  const policy = (await page.goto('/home'))?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src 'self'(;| http)/);
  // in the local environment alone, developers' own servers may lend modules
  expect(policy.replaceAll(/(https?|wss?):\/\/(localhost|127\.0\.0\.1):\*/g, '')).not.toMatch(/unsafe|\*/);
  await ready(page, 'home');
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    return {
      handlers: all.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
      scripts: [...document.scripts].filter(({ src, nonce, type }) => !src && !nonce && !/json|importmap/.test(type)).length,
    };
  });
  expect(found).toEqual({ handlers: [], scripts: 0 });
});

test('a message of the bus that breaks its contract is dropped; one that keeps it is shown', async ({ page, context }) => {
  await openSession(context);
  await page.goto('/home');
  await ready(page, 'home');
  const say = (payload: unknown) =>
    page.evaluate(async (fact) => {
      const { emit } = (await System.import('@balcao/shared')) as { emit(event: unknown, payload: unknown): void };
      const z = (await System.import('zod/mini')) as typeof zod;
      emit({ name: 'layout:aviso-emitido', payload: z.object({ tipo: z.enum(['sucesso', 'erro']), titulo: z.string() }) }, fact);
    }, payload);
  await say({ tipo: 'outro', titulo: 'Fora do contrato' });
  await say({ tipo: 'sucesso', titulo: 'Dentro do contrato' });
  await expect(page.getByText('Dentro do contrato')).toBeVisible();
  await expect(page.getByText('Fora do contrato')).toHaveCount(0);
});
