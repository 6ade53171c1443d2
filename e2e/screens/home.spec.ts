import { openSession } from '../support/api.ts';
import { tabTo } from '../support/screen.ts';
import { ready, test } from '../support/test.ts';

test.beforeEach(({ context }) => openSession(context));

test('from the address to a new quote without a mouse', async ({ page }) => {
  await page.goto('/home');
  await ready(page, 'home');
  await tabTo(page, 'Novo orçamento');
  await page.keyboard.press('Enter');
  await ready(page, 'novoOrcamento');
});
