import { openSession } from '../support/api.ts';
import { expectScreen, LARGURAS, tabTo, watchPage } from '../support/screen.ts';
import { ready, test } from '../support/test.ts';

test.beforeEach(async ({ page, context }) => {
  await watchPage(page);
  await openSession(context);
});

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });
    test('the day is whole, still and accessible', async ({ page }) => {
      await page.goto('/home');
      await expectScreen(page, { rota: 'home', titulo: /^Bo(m dia|a tarde|a noite), .+ · Balcão$/ });
    });
  });
}

test('from the address to a new quote without a mouse', async ({ page }) => {
  await page.goto('/home');
  await ready(page, 'home');
  await tabTo(page, 'Novo orçamento');
  await page.keyboard.press('Enter');
  await ready(page, 'novoOrcamento');
});
