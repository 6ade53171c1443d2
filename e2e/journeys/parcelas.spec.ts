import { openSession } from '../support/gateway.ts';
import { openOrcamento, calculate, createOrcamento, waitForFim, RAPIDAS } from '../support/orcamentos.ts';
import { expectConcluido, linhas } from '../support/resultados.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('the instalment is read in the form of payment asked, which the address keeps and a phone has room for', async ({ page }) => {
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  await waitForFim(gateway, await calculate(gateway, orcamento));
  await openOrcamento(page, orcamento, { aba: 'resultados' });
  await expectConcluido(page, RAPIDAS.length);
  await page.getByRole('button', { name: /Forma de pagamento/ }).click();
  await page.getByRole('option', { name: 'Cartão de crédito' }).click();
  await page.getByRole('button', { name: /Número de parcelas/ }).click();
  await page.getByRole('option', { name: '12×' }).click();
  await page.getByText('Parcela', { exact: true }).click();
  await expect(page).toHaveURL(/ordem=parcela/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expectConcluido(page, RAPIDAS.length);
  await expect(
    linhas(page)
      .first()
      .getByText(/^12× R\$/),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Parcela' })).toBeChecked();
  await expect(linhas(page).filter({ hasText: 'com juros' }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
