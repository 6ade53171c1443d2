import { openSession } from '../support/gateway.ts';
import { botaoCalcular, campo, fillCampo } from '../support/formulario.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

test('three policies that end become three quotes, and each is ready to be calculated', async ({ page }) => {
  // who sees the whole brokerage's: three to choose, whatever others have renewed
  await openSession(page, 'admin');
  await page.goto('/multicalculo/orcamento-renovacao?linha=AUTO&situacao=A_RENOVAR');
  await ready(page, 'orcamentoRenovacao');
  const linhas = page.getByRole('table', { name: 'Apólices a renovar' }).locator('tbody').getByRole('row');
  await expect(linhas.first()).toBeVisible();
  await expectAccessible(page);

  await test.step('choose three and generate', async () => {
    for (const n of [0, 1, 2]) await linhas.nth(n).getByRole('checkbox').check();
    await expect(page.getByText('3 apólices selecionadas')).toBeVisible();
    await page.getByRole('button', { name: 'Gerar 3 orçamentos', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Gerar orçamentos de renovação' });
    await expect(dialog.getByText('3 orçamentos gerados.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Abrir orçamento/ })).toHaveCount(3);
    await expectAccessible(page);
    await dialog
      .getByRole('link', { name: /Abrir orçamento/ })
      .first()
      .click();
  });

  await test.step('the form says what it renews, and calculates', async () => {
    await ready(page, 'orcamentoAuto');
    await expect(campo(page, 'risco.seguro.apoliceAnterior')).not.toHaveValue('');
    await expect(campo(page, 'risco.seguro.seguradoraAnterior')).not.toHaveValue('');
    await expect(campo(page, 'risco.seguro.premioAnteriorCentavos')).toHaveValue(/\d,\d\d$/);
    // the first class earned has no code yet: the insurer gives it with the bonus
    await fillCampo(page, 'risco.renovacao.ci', '12345678');
    // nobody is left to choose: the insurers are chosen, the present one before the others
    await expect(page.getByRole('status').filter({ hasText: /seguradoras escolhidas/ })).not.toHaveText(/^0/);
    await expect(page.locator('.seguradoras').getByRole('listitem').nth(0).getByText('Seguradora atual')).toBeVisible();
    await botaoCalcular(page).click();
    // nothing stood in the way: the run began
    await expect(page).toHaveURL(/cotacao=/);
  });

  await test.step('the policies are being quoted', async () => {
    await page.goto('/multicalculo/orcamento-renovacao?linha=AUTO&situacao=EM_COTACAO&tamanho=100');
    await ready(page, 'orcamentoRenovacao');
    expect(await page.getByRole('link', { name: /Abrir orçamento/ }).count()).toBeGreaterThanOrEqual(3);
  });
});
