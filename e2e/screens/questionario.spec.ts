import { anexoCalls, questionarioCalls, quotingCalls } from '@balcao/contracts';
import { openSession } from '../support/gateway.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

test('a client answers with a photograph, and the broker finds both in the case', async ({ page, browser }) => {
  const gateway = await openSession(page);
  const { id } = await gateway.call(quotingCalls.createOrcamento, { linha: 'PET' });
  const { url } = await gateway.call(questionarioCalls.createDoOrcamento, { orcamentoId: id });
  const client = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
  const phone = await client.newPage();
  await phone.goto(url ?? '');
  await ready(phone, 'questionarioCliente');
  await expectAccessible(phone);
  await phone.getByLabel('Nome completo').fill('Helena Prates');
  await phone.getByLabel('Celular com DDD').fill('35998765432');
  const picture = await phone.screenshot({ type: 'png' });
  await phone.getByTestId('escolha').setInputFiles({ name: 'carteira.png', mimeType: 'image/png', buffer: picture });
  await expect(phone.getByText('carteira.jpg: enviado')).toBeVisible();
  await phone.getByRole('checkbox', { name: /aviso de privacidade/ }).check();
  await phone.getByRole('button', { name: 'Enviar respostas' }).click();
  await expect(phone.getByText('Respostas recebidas')).toBeVisible();
  await client.close();

  expect(await gateway.call(anexoCalls.listAnexos, { orcamentoId: id })).toMatchObject([{ nome: 'carteira.jpg', mime: 'image/jpeg' }]);
  await page.goto(`/multicalculo/orcamento-visualizar?id=${id}`);
  await ready(page, 'orcamentoVisualizar');
  await expect(page.getByText('carteira.jpg').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Questionário do cliente' })).toBeVisible();
});
