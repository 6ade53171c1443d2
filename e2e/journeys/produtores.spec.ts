import { campo, fillCampo } from '../support/formulario.ts';
import { openSession } from '../support/gateway.ts';
import { nomeUnico } from '../support/orcamentos.ts';
import { expectScreen, watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const ENDERECO = '/configuracao/produtores';

/** A CPF nobody of the demo has: its first nine digits come of the clock. */
function cpf(): string {
  const digits = [...String(100_000_000 + (Math.floor(performance.timeOrigin + performance.now()) % 899_999_999))].map(Number);
  for (const peso of [10, 11]) {
    const soma = digits.reduce((total, digit, index) => total + digit * (peso - index), 0);
    digits.push(((soma * 10) % 11) % 10);
  }
  return digits.join('');
}

test.beforeEach(async ({ page }) => {
  await watchPage(page);
  await openSession(page, 'admin');
});

test('a producer is included, refused twice, changed, deactivated, and tells its history', async ({ page, queixas }) => {
  // the document that is another's
  queixas.tolerate(/status of 422/);
  const [nome, documento] = [nomeUnico('Zuleica Prado'), cpf()];
  await page.goto(ENDERECO);
  await expectScreen(page, { rota: 'produtores', titulo: 'Produtores' });
  await page.getByRole('button', { name: 'Novo produtor' }).click();
  await fillCampo(page, 'nome', nome);
  await fillCampo(page, 'documento', documento);
  await page.getByRole('button', { name: 'Adicionar regra' }).click();
  await fillCampo(page, 'repasses.0.pctBps', '40');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Incluir produtor' }).click();
  await expect(page.getByText('Produtor incluído')).toBeVisible();

  await page.goto(`${ENDERECO}?produtor=novo`);
  await ready(page, 'produtores');
  await fillCampo(page, 'nome', 'Outra pessoa');
  await fillCampo(page, 'documento', documento);
  await page.getByRole('button', { name: 'Incluir produtor' }).click();
  await expect(page.getByText(`Este documento já é de ${nome}.`)).toBeVisible();
  await expect(campo(page, 'documento').locator('input').or(campo(page, 'documento'))).toBeFocused();

  await page.goto(`${ENDERECO}?q=${encodeURIComponent(nome)}`);
  await page.getByRole('link', { name: nome }).click();
  await fillCampo(page, 'telefone', '35900001001');
  await page.getByRole('button', { name: 'Salvar produtor' }).click();
  await expect(page.getByText('Produtor salvo')).toBeVisible();

  await page.goto(`${ENDERECO}?q=${encodeURIComponent(nome)}`);
  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await page.getByRole('menuitem', { name: 'Desativar' }).click();
  await expect(page.getByText('Produtor desativado')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(nome) }).getByText('Inativo')).toBeVisible();

  await page.getByRole('link', { name: nome }).click();
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await expect(page.getByText('Situação: de Ativo para Inativo')).toBeVisible();
  await expect(page.getByText(/Telefone: .*\(35\) 90000-1001/)).toBeVisible();
  await expect(page.getByText(/Repasse · Porcentagem: .*40%/)).toBeVisible();
});

test('a producer in use is not excluded, and what uses it is told', async ({ page, queixas }) => {
  queixas.tolerate(/status of 409/);
  await page.goto(`${ENDERECO}?tipo=INTERNO`);
  await ready(page, 'produtores');
  await page
    .getByRole('button', { name: /^Ações de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  const dialog = page.getByRole('dialog', { name: /está em uso$/ });
  await expect(dialog.getByText(/\d orçamentos?$/)).toBeVisible();
  await expectAccessible(page);
});

test('a file comes in with one line left out, and that line comes back to be corrected', async ({ page }) => {
  const nome = nomeUnico('Importada');
  await page.goto(`${ENDERECO}?importacao=novo`);
  await ready(page, 'produtores');
  const csv = `Produtor;CPF;Repasse\n${nome};${cpf()};30\nErrada;11144477736;\n`;
  await page
    .getByLabel('Arquivo com os registros')
    .setInputFiles({ name: 'produtores.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Conferir as linhas' }).click();
  await expect(page.getByText('1 linha pronta para importar')).toBeVisible();
  await expect(page.getByText('Informe um CPF válido.')).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar as linhas recusadas' }).click();
  expect((await file).suggestedFilename()).toBe('linhas-recusadas.csv');
  await page.getByRole('button', { name: 'Importar 1 linha' }).click();
  await expect(page.getByText('1 registro importado')).toBeVisible();
  await page.goto(`${ENDERECO}?q=${encodeURIComponent(nome)}`);
  await expect(page.getByRole('link', { name: nome })).toBeVisible();
});

test('a ramo is called by another name, beside its list', async ({ page }) => {
  await page.goto('/configuracao/ramos?q=0748');
  await expectScreen(page, { rota: 'ramos', titulo: 'Ramos' });
  const apelido = nomeUnico('Crédito');
  await page.getByRole('button', { name: /^Editar/ }).click();
  await fillCampo(page, 'apelido', apelido);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar ramo' }).click();
  await expect(page.getByText('Ramo salvo')).toBeVisible();
  await expect(page.getByRole('link', { name: apelido })).toBeVisible();
});
