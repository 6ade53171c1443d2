import { openSession } from '../support/api.ts';
import { filesOf, goInside, watchInFlight } from '../support/modules.ts';
import { expect, ready, test } from '../support/test.ts';

/** Spec §9, in seconds: a file that has not come by then does not come. */
const PRAZO_S = 120;
const PERTO_S = 5;
const FALHA = 'Oops... Ocorreu um erro inesperado.';

for (const [nome, files] of [
  ['a parcel', filesOf('quoting')],
  ['a page of a parcel that is there', /\/modules\/quoting\/cotacoes\.[^/]+\.js(\?.*)?$/],
] as const) {
  test(`${nome} whose file never answers is given up after 120 s, with the general sentence, and opens when tried again`, async ({
    page,
    context,
    queixas,
  }) => {
    queixas.tolerate(/não chegou em 120 s|Loading chunk|ChunkLoadError/);
    // single-spa says of whatever takes 3 s to mount that it does, and waits on
    queixas.tolerate(/single-spa minified message #31.*mount/);
    await openSession(context, 'corretor');
    await page.clock.install();
    // neither an answer nor a refusal, brought ahead or asked for, then or later
    let isOpen = false;
    await page.route(files, (route) => (isOpen ? route.continue() : undefined));
    const inFlight = watchInFlight(page);
    await page.goto('/home');
    await ready(page, 'home');
    // a call still waiting when the page's clock is moved would be given up too, in the same words
    await expect.poll(() => inFlight().filter((url) => !files.test(url))).toEqual([]);
    // brought into the cache ahead it is no script: the clock runs from when it is asked for to run
    const asked = page.waitForRequest((request) => files.test(request.url()) && request.resourceType() === 'script');
    await goInside(page, '/multicalculo/cotacoes');
    await asked;
    await page.clock.fastForward((PRAZO_S - PERTO_S) * 1_000);
    const failure = page.getByText(FALHA);
    await expect(failure).toHaveCount(0);
    await page.clock.fastForward(2 * PERTO_S * 1_000);
    await expect(failure.first()).toBeVisible();

    isOpen = true;
    await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
    await ready(page, 'cotacoes');
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
