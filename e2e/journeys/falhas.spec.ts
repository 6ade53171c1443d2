import { accessCalls, accessRoutes, addressOf, painelCalls } from '@balcao/contracts';
import type { Page, Route } from '@playwright/test';
import { openSession } from '../support/api.ts';
import { UMA_VEZ } from '../support/site.ts';
import { expect, ready, test } from '../support/test.ts';

/** The rows of spec §8, as a broker meets them. */
const at = (path: string) => new RegExp(`${path.replaceAll('/', '\\/')}(\\?|$)`);
const answer = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body });
const RECUSADO = /Failed to load resource|net::ERR_FAILED/;

test.beforeEach(({ queixas, context }) => {
  queixas.tolerate(RECUSADO);
  return openSession(context);
});

const openHome = async (page: Page) => {
  await page.goto('/home');
  await ready(page, 'home');
};

for (const [nome, handle, sentence] of [
  ['no answer at all', (route: Route) => route.abort(), /Oops\.\.\. Ocorreu um erro inesperado\./],
  ['a gateway being updated', answer(503, {}), /^O seu .+ está em atualização\. Aguarde alguns minutos e tente novamente$/],
  ['any other failure', answer(500, { success: false, code: 'ERRO', message: '', data: null }), 'A requisição falhou :('],
] as const) {
  // of these a browser has a say in the first alone
  const tag = nome === 'no answer at all' ? [] : [UMA_VEZ];
  test(`${nome} is told in the words of the specification, and trying again goes on`, { tag }, async ({ page }) => {
    await page.route(at(painelCalls.getResumo.path), handle);
    await page.goto('/home');
    await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
    await page.unroute(at(painelCalls.getResumo.path));
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).first().click();
    await expect(page.getByRole('main').getByText(sentence)).toHaveCount(0);
    await ready(page, 'home');
  });
}

test('a refused session leads where the gateway says', { tag: UMA_VEZ }, async ({ page }) => {
  await openHome(page);
  await page.route(/\/c\/api\/v1\/orcamentos(\?|$)/, (route) =>
    route.fulfill({
      status: 401,
      headers: { 'x-redirect-to': addressOf(accessRoutes, 'blocked') },
      json: { success: false, code: 401, message: '', data: null },
    }),
  );
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'blocked');
  expect((await page.context().cookies()).find(({ name }) => name === 'balcao_session')).toBeUndefined();
});

test('outside of one’s hours a choice in the menu ends the session with its sentence', { tag: UMA_VEZ }, async ({ page }) => {
  await page.route(at(accessCalls.restricaoHorario.path), answer(200, { success: true, code: 0, message: '', data: null }));
  await openHome(page);
  await page.locator('#slot-menu').getByRole('link', { name: 'Início', exact: true }).click();
  await ready(page, 'login');
  await expect(page.getByText('O seu usuário foi desconectado por conta da restrição do horário em seu cadastro.')).toBeVisible();
});

test('a support window the browser blocks is told, and the page stays', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  const told = page.getByText('Não foi possível abrir a janela de suporte. Verifique o bloqueador de pop-up do seu navegador.');
  // what turns the address into a window comes after the first screen
  await expect(async () => {
    await page.evaluate(() => window.history.pushState({}, '', '/home'));
    // the next address is asked for from a page that is there, as somebody would
    await ready(page, 'home');
    await page.evaluate(() => window.history.pushState({}, '', '/suporte'));
    await expect(told).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/home$/);
  await ready(page, 'home');
});
