import { extratoComissaoCalls, repasseCalls } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { openSession } from '../support/gateway.ts';
import { watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

test('what is released becomes a lot, is approved, goes to the bank in a file, is paid with its receipt, and is taken back', async ({
  page,
  queixas,
}) => {
  // a file that is no return is refused
  queixas.tolerate(/422/);
  await watchPage(page);
  const gateway = await openSession(page, 'admin');
  const { contas } = await gateway.call(extratoComissaoCalls.getOpcoes, {});
  expect(contas.length).toBeGreaterThan(0);

  await page.goto('/financeiro/repasses');
  await ready(page, 'repasses');
  await expect(page.getByText(/contestação sem resposta|contestações sem resposta/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Novo lote' }).click();
  const novo = page.getByRole('dialog', { name: 'Novo lote de repasses' });
  await expect(novo.getByText(/^Bruto R\$/)).toBeVisible();
  await expectAccessible(page);
  await novo.getByRole('button', { name: 'Criar lote' }).click();
  const gaveta = page.getByRole('dialog', { name: /^Lote \d+$/ });
  await expect(gaveta.getByText('Aberto', { exact: true })).toBeVisible();
  await gaveta.getByRole('button', { name: 'Aprovar' }).click();
  await expect(gaveta.getByText('Aprovado', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await gaveta.getByRole('button', { name: 'Arquivo do banco' }).click();
  const remessa = page.getByRole('dialog', { name: 'Arquivo de pagamento' });
  await remessa.getByRole('button', { name: 'Conta de onde sai' }).click();
  await page.getByRole('option', { name: 'Conta corrente' }).click();
  await remessa.getByRole('button', { name: 'Preparar arquivo' }).click();
  await expect(remessa).toBeHidden();
  const [cnab] = await Promise.all([page.waitForEvent('download'), gaveta.getByRole('button', { name: 'Baixar CNAB 240' }).click()]);
  expect(cnab.suggestedFilename()).toMatch(/^repasses-lote-\d+\.rem$/);

  await gaveta.getByRole('button', { name: 'Dar por pago' }).click();
  const pagar = page.getByRole('dialog', { name: 'Dar o lote por pago' });
  await pagar.getByRole('button', { name: 'Dar por pago' }).click();
  await expect(pagar).toBeHidden();
  await expect(gaveta.getByText('Pago', { exact: true }).first()).toBeVisible();
  const [recibo] = await Promise.all([
    page.waitForEvent('download'),
    gaveta
      .getByRole('button', { name: /^Recibo de/ })
      .first()
      .click(),
  ]);
  expect(recibo.suggestedFilename()).toMatch(/^recibo-lote-\d+\.pdf$/);

  await gaveta.getByRole('button', { name: 'Estornar lote' }).click();
  const motivo = page.getByRole('dialog', { name: 'Estornar lote' });
  await motivo.getByRole('textbox', { name: /Motivo/ }).fill('Pago na conta errada');
  await motivo.getByRole('button', { name: 'Estornar lote' }).click();
  await expect(gaveta.getByText('Pago na conta errada')).toBeVisible();
  const { itens } = await gateway.call(repasseCalls.listLotes, {});
  expect(itens[0]).toMatchObject({ status: 'ESTORNADO', ate: hojeEm(new Date()) });

  await page.goto('/financeiro/repasses?abrir=retorno');
  const retorno = page.getByRole('dialog', { name: 'Retorno do banco' });
  const cnabTexto = await (await cnab.createReadStream()).toArray();
  await retorno.getByLabel('Arquivo de retorno').setInputFiles({
    name: 'remessa.txt',
    mimeType: 'text/plain',
    buffer: Buffer.concat(cnabTexto as Buffer[]),
  });
  await expect(retorno.getByText(/Este arquivo é uma remessa/)).toBeVisible();
});

test('a producer sees what is theirs alone, and disputes it', async ({ page }) => {
  await watchPage(page);
  const gateway = await openSession(page, 'corretor');
  await page.goto('/financeiro/repasses');
  await ready(page, 'repasses');
  await expect(page.getByRole('heading', { name: 'Meus repasses' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Lotes' })).toBeHidden();
  // whose they are is told once, by the page: each row would say the same
  await expect(page.getByRole('columnheader', { name: 'Produtor' })).toHaveCount(0);
  const { itens } = await gateway.call(repasseCalls.listRepasses, {});
  expect([...new Set(itens.map(({ produtor }) => produtor))]).toEqual(['Clara Nogueira']);
  await expect(page.getByRole('rowheader')).toHaveCount(itens.length);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Contestar/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Contestação do repasse' });
  await dialog.getByRole('textbox', { name: /O que está errado/ }).fill('Combinamos metade da comissão.');
  await dialog.getByRole('button', { name: 'Contestar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('contestado').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Pagamentos' }).click();
  await expect(page.getByRole('table', { name: 'Pagamentos recebidos' })).toBeVisible();
  await expectAccessible(page);
});
