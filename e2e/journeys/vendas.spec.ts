import { dia, writeContrato } from '../support/contrato.ts';
import { openSession } from '../support/gateway.ts';
import { watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

test('a policy typed in is found in the list, cancelled by its days, and stands again as it stood', async ({ page }) => {
  await watchPage(page);
  const gateway = await openSession(page, 'admin');
  const numero = `E2E-${Math.floor(performance.timeOrigin + performance.now())}`;
  await writeContrato(gateway, {
    numero,
    segurado: { nome: 'Rosa Peixoto', documento: '529.982.247-25' },
    bem: 'Máquina',
    vencimento: dia(-55),
    pagoEm: dia(-55),
  });

  await page.goto(`/centralVendas/propostas?q=${numero}`);
  await ready(page, 'propostas');
  await page.getByRole('link', { name: numero }).click();
  await ready(page, 'proposta');
  await expect(page.getByRole('heading', { level: 1, name: `Apólice ${numero}` })).toBeVisible();
  for (const aba of ['Parcelas', 'Comissões', 'Documentos', 'Prazos', 'Histórico']) {
    await page.getByRole('tab', { name: aba }).click();
    await expectAccessible(page);
  }

  const act = async (acao: string) => {
    await page.getByRole('button', { name: 'Ações', exact: true }).click();
    await page.getByRole('menuitem', { name: acao }).click();
  };
  await act('Cancelar apólice');
  const dialogo = page.getByRole('dialog');
  await dialogo.getByText('Proporcional aos dias').click();
  await expect(dialogo.getByText('60 de 365 dias')).toBeVisible();
  await expectAccessible(page);
  await dialogo.getByLabel('Motivo').fill('A pedido do cliente');
  await dialogo.getByRole('button', { name: 'Cancelar apólice' }).click();
  await expect(page.getByText('Apólice cancelada')).toBeVisible();
  await page.getByRole('tab', { name: 'Dados' }).click();
  await expect(page.getByText('Cancelada', { exact: true }).first()).toBeVisible();

  await act('Reativar apólice');
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /Reativar/ })
    .click();
  await expect(page.getByText('Apólice reativada')).toBeVisible();
  await expect(page.getByText('Vigente', { exact: true }).first()).toBeVisible();
});
