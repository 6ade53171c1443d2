import { openSession } from '../support/api.ts';
import { expectScreen, LARGURAS, watchPage } from '../support/screen.ts';
import { expect, ready, test, typeIn } from '../support/test.ts';

test.beforeEach(({ page }) => watchPage(page));

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });
    test('the parameters are whole, still and accessible', async ({ page, context }) => {
      await openSession(context, 'pendente');
      await page.goto('/configuracao/parametros');
      await expectScreen(page, { rota: 'parametros', titulo: 'Parâmetros' });
      await expect(page.getByRole('textbox', { name: /^Preço/ })).toBeVisible();
    });
  });
}

test('a weight is changed, what it changes is told before it is saved, and it is there the next time', async ({ page, context }) => {
  await openSession(context, 'pendente');
  await page.goto('/configuracao/parametros');
  await ready(page, 'parametros');
  const franquia = page.getByRole('textbox', { name: /^Franquia/ });
  await expect(franquia).toBeVisible();
  const novo = (await franquia.inputValue()) === '40' ? '30' : '40';
  await franquia.fill('');
  await typeIn(franquia, novo);
  await expect(page.getByRole('list', { name: 'O que muda ao salvar' }).getByText(/^Franquia: de/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Parâmetros salvos')).toBeVisible();
  await page.reload();
  await ready(page, 'parametros');
  await expect(franquia).toHaveValue(novo);
  await expect(page.getByText(/^Alterado por/)).toBeVisible();
});

test('who is not an administrator is told so', async ({ page, context }) => {
  await openSession(context, 'corretor');
  await page.goto('/configuracao/parametros');
  await expectScreen(page, { rota: 'parametros', titulo: 'Parâmetros' });
  await expect(page.getByText('Só administradores mudam os parâmetros')).toBeVisible();
});
