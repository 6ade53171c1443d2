import { formatData, hojeEm } from '@balcao/domain';
import { openSession } from '../support/gateway.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('what is to be paid enters the flow, is paid, is undone, and is found again from its day', async ({ page }) => {
  await openSession(page);
  const hoje = hojeEm(new Date());
  const descricao = `Conserto do ar ${Date.now()}`;
  await page.goto('/financeiro/fluxoCaixa');
  await expect(page.getByRole('table', { name: 'Calendário do fluxo de caixa' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Novo lançamento' }).click();
  const novo = page.getByRole('dialog', { name: 'Novo lançamento' });
  await novo.getByRole('textbox', { name: 'Descrição' }).fill(descricao);
  await novo.getByRole('textbox', { name: 'Valor' }).fill('123,45');
  await novo.getByRole('button', { name: /Categoria/ }).click();
  await page.getByRole('option', { name: 'Material e manutenção' }).click();
  await novo.getByRole('button', { name: 'Incluir lançamento' }).click();
  await expect(page.getByText('Lançamento incluído')).toBeVisible();

  await page.getByRole('link', { name: `Ver lançamentos de ${formatData(hoje)}` }).click();
  await page.getByRole('link', { name: descricao }).click();
  const aberto = page.getByRole('dialog', { name: descricao });
  await aberto.getByRole('button', { name: 'Registrar pagamento' }).click();
  const pagamento = page.getByRole('dialog', { name: 'Registrar pagamento' });
  await pagamento.getByRole('button', { name: /Conta/ }).click();
  await page.getByRole('option', { name: 'Conta corrente' }).click();
  await pagamento.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(page.getByText('Pagamento registrado')).toBeVisible();
  await aberto.getByRole('button', { name: 'Desfazer pagamento' }).click();
  await expect(page.getByText('O lançamento voltou a ser previsto')).toBeVisible();
  await expect(aberto.getByRole('button', { name: 'Registrar pagamento' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/financeiro/fluxoCaixa?por=MES');
  await expect(page.getByRole('figure', { name: /Saldo no fim/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
