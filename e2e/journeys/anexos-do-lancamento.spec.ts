import { openSession } from '../support/gateway.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** The smallest picture there is, and another every time it is taken. */
const foto = (): Buffer =>
  Buffer.concat([
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
    Buffer.from(String(Date.now())),
  ]);

test('a receipt is attached to an entry, opened and taken off, and the history of the entry tells both', async ({ page }) => {
  await openSession(page);
  await page.goto('/financeiro/fluxoCaixa?aba=lancamentos');
  await page.getByRole('link', { name: 'Aluguel da sala' }).first().click();
  const aberto = page.getByRole('dialog', { name: 'Aluguel da sala' });
  await aberto.getByRole('tab', { name: /Anexos/ }).click();
  await expect(aberto.getByText('Nenhum recibo ou nota fiscal por aqui ainda.')).toBeVisible();
  await aberto.getByLabel('Arquivos para enviar').setInputFiles({ name: 'recibo do aluguel.png', mimeType: 'image/png', buffer: foto() });
  await expect(aberto.getByText('Recebido')).toBeVisible();
  await expectAccessible(page);

  await aberto.getByRole('button', { name: 'Ver recibo do aluguel.png' }).click();
  const previa = page.getByRole('dialog', { name: 'recibo do aluguel.png' });
  await expect(previa.getByRole('img', { name: 'Imagem recibo do aluguel.png' })).toBeVisible();
  await previa.getByRole('button', { name: 'Fechar' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await aberto.getByRole('button', { name: 'Retirar recibo do aluguel.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(aberto.getByText('Nenhum recibo ou nota fiscal por aqui ainda.')).toBeVisible();
  await aberto.getByRole('tab', { name: 'Histórico' }).click();
  await expect(aberto.getByText('recibo do aluguel.png').first()).toBeVisible();
  await expectAccessible(page);
});
