import { openSession } from '../support/api.ts';
import { LARGURAS, tabTo } from '../support/screen.ts';
import { expect, ready, test } from '../support/test.ts';

test.beforeEach(({ context }) => openSession(context));

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });
    test('what can be done for a recent client stays inside its card', async ({ page }) => {
      await page.goto('/multicalculo/novo-orcamento');
      await ready(page, 'novoOrcamento');
      const card = page.getByRole('region', { name: 'Clientes recentes' });
      const buttons = card.getByRole('button');
      await expect(buttons.first()).toBeVisible();
      const right = async (box: typeof card) => box.evaluate((element) => element.getBoundingClientRect().right);
      for (const button of await buttons.all()) expect(await right(button)).toBeLessThanOrEqual(await right(card));
    });
  });
}

test('a line is chosen without a mouse', async ({ page }) => {
  await page.goto('/multicalculo/novo-orcamento');
  await ready(page, 'novoOrcamento');
  await tabTo(page, /^Auto/);
  await page.keyboard.press('Enter');
  await ready(page, 'orcamentoAuto');
  await expect(page).toHaveURL(/orcamento-multicalculo\?id=/);
});
