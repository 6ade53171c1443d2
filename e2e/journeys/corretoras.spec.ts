import { fillCampo } from '../support/formulario.ts';
import { openSession } from '../support/gateway.ts';
import { nomeUnico } from '../support/orcamentos.ts';
import { expectScreen, watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const ENDERECO = '/configuracao/corretoras';

/** A CNPJ nobody of the demo has: its first twelve digits come of the clock. */
function cnpj(): string {
  const digits = [...String(100_000_000_000 + (Math.floor(performance.timeOrigin + performance.now()) % 899_999_999_999))].map(Number);
  for (const primeiro of [5, 6]) {
    const soma = digits.reduce((total, digit, index) => total + digit * (((primeiro - 2 - index + 16) % 8) + 2), 0);
    digits.push(soma % 11 < 2 ? 0 : 11 - (soma % 11));
  }
  return digits.join('');
}
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" fill="#0b4a52"/></svg>';

test.beforeEach(async ({ page }) => {
  await watchPage(page);
  await openSession(page, 'admin');
});

test('a brokerage is included whole, refused at a check digit, changed, deactivated, and tells its history', async ({ page }) => {
  const nome = nomeUnico('Filial');
  await page.goto(ENDERECO);
  await expectScreen(page, { rota: 'corretoras', titulo: 'Corretoras' });
  await page.getByRole('button', { name: 'Nova corretora' }).click();
  await fillCampo(page, 'fantasia', nome);
  await fillCampo(page, 'razaoSocial', `${nome} Ltda`);
  await fillCampo(page, 'cnpj', cnpj());
  await page.getByLabel('Imagem do logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(page.getByRole('img', { name: 'Logo escolhido' })).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar conta' }).click();
  await fillCampo(page, 'contas.0.banco', '341');
  await fillCampo(page, 'contas.0.agencia', '2545');
  await fillCampo(page, 'contas.0.conta', '02366-2');
  await page.getByRole('button', { name: 'Adicionar alíquota' }).click();
  await fillCampo(page, 'aliquotas.0.bps', '6');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Incluir corretora' }).click();
  await expect(page.getByText('O dígito não confere com a agência e a conta.').first()).toBeVisible();
  await fillCampo(page, 'contas.0.conta', '02366-1');
  await page.getByRole('button', { name: 'Incluir corretora' }).click();
  await expect(page.getByText('Corretora incluída')).toBeVisible();

  await page.goto(`${ENDERECO}?q=${encodeURIComponent(nome)}`);
  await page.getByRole('link', { name: nome }).click();
  await expect(page.getByRole('img', { name: 'Logo escolhido' })).toHaveAttribute('src', /^data:image\/png;base64,/);
  await fillCampo(page, 'telefone', '3534711234');
  await page.getByRole('button', { name: 'Salvar corretora' }).click();
  await expect(page.getByText('Corretora salva')).toBeVisible();

  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await page.getByRole('menuitem', { name: 'Desativar' }).click();
  await expect(page.getByText('Corretora desativada')).toBeVisible();
  await page.getByRole('link', { name: nome }).click();
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await expect(page.getByText('Situação: de Ativa para Inativa')).toBeVisible();
  await expect(page.getByText(/Alíquota · Simples Nacional · Taxa: .*6%/)).toBeVisible();
});

test('the standard brokerage cannot be turned off, and tells what uses it', async ({ page }) => {
  await page.goto(`${ENDERECO}?q=Sapuca`);
  await ready(page, 'corretoras');
  await page.getByRole('link', { name: /Sapucaí/ }).click();
  await expect(page.getByRole('switch', { name: 'Corretora padrão' })).toBeDisabled();
  await page.getByRole('tab', { name: 'Em uso' }).click();
  await expect(page.getByText(/\d orçamentos$/)).toBeVisible();
  await expectAccessible(page);
});
