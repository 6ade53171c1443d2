import { fillCampo } from '../support/formulario.ts';
import { openSession } from '../support/gateway.ts';
import { expectScreen, watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const ENDERECO = '/configuracao/seguradoras';

test.beforeEach(async ({ page }) => {
  await watchPage(page);
  await openSession(page, 'admin');
});

test('what was agreed with an insurer is changed, and the history tells it', async ({ page }) => {
  await page.goto(`${ENDERECO}?q=Boto`);
  await expectScreen(page, { rota: 'seguradoras', titulo: 'Seguradoras' });
  await page.getByRole('link', { name: 'Boto Rosa Pet' }).click();
  await expect(page.getByRole('heading', { name: 'Boto Rosa Pet' })).toBeVisible();
  const codigo = String(Math.floor(performance.timeOrigin + performance.now()) % 1_000_000);
  await fillCampo(page, 'codigoCorretor', codigo);
  await fillCampo(page, 'telefoneSinistro', '0800 12');
  await page.getByRole('button', { name: 'Salvar seguradora' }).click();
  await expect(page.getByText(/Informe um telefone, como 0800 123 4567/).first()).toBeVisible();
  await fillCampo(page, 'telefoneSinistro', '0800 123 4567');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar seguradora' }).click();
  await expect(page.getByText('Seguradora salva')).toBeVisible();
  await page.getByRole('link', { name: 'Boto Rosa Pet' }).click();
  await expect(page.getByText('O que ela faz pelo Balcão')).toBeVisible();
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await expect(page.getByText(new RegExp(`Código do corretor: de .* para ${codigo}`)).first()).toBeVisible();
});

test('an insurer with sales is not excluded, and they are told', async ({ page, queixas }) => {
  queixas.tolerate(/status of 409/);
  await page.goto(`${ENDERECO}?q=Jequitib`);
  await ready(page, 'seguradoras');
  await page.getByRole('button', { name: 'Ações de Jequitibá Seguros' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('dialog', { name: 'Jequitibá Seguros está em uso' }).getByText(/\d apólices$/)).toBeVisible();
});
