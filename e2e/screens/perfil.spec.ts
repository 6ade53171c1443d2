import { openSession } from '../support/api.ts';
import { expectScreen, LARGURAS, watchPage } from '../support/screen.ts';
import { CONTAS, SENHA } from '../support/site.ts';
import { expect, ready, saveData, test } from '../support/test.ts';
import { totpOf } from '../support/totp.ts';

test.beforeEach(async ({ page, context }) => {
  await watchPage(page);
  await openSession(context, 'perfil');
});

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });
    test('the profile is whole, still and accessible, in both spellings of its address', async ({ page }) => {
      await page.goto('/minhaConta/perfil');
      await expectScreen(page, { rota: 'perfil', titulo: 'Meu perfil' });
      await page.goto('/minhaConta/Perfil');
      await expectScreen(page, { rota: 'perfilMaiusculo', titulo: 'Meu perfil' });
    });
  });
}

test('a phone is saved and comes back formatted', async ({ page }) => {
  await page.goto('/minhaConta/perfil');
  const celular = page.getByLabel('Celular');
  await celular.press('ControlOrMeta+a');
  await celular.press('Backspace');
  await celular.pressSequentially(`119${String(Date.now()).slice(-8)}`);
  const typed = await celular.inputValue();
  expect(typed).toMatch(/^\(11\) 9\d{4}-\d{4}$/);
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(page.getByText('Dados salvos')).toBeVisible();
  await page.reload();
  await expect(celular).toHaveValue(typed);
});

test('a wrong current password is said at its field, and nothing typed is lost', async ({ page, queixas }) => {
  queixas.tolerate(/422/);
  await page.goto('/minhaConta/perfil');
  await page.getByLabel('Senha atual').fill('Errada#2026x');
  await page.getByLabel('Senha nova', { exact: false }).first().fill('Vento7#norte9');
  await page.getByLabel('Repita a senha nova').fill('Vento7#norte9');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('A senha atual não confere.')).toBeVisible();
  await expect(page.getByLabel('Senha atual')).toBeFocused();
  await expect(page.getByLabel('Repita a senha nova')).toHaveValue('Vento7#norte9');
});

test('the second factor goes on by the authenticator and off by a recovery code', async ({ page }) => {
  await page.goto('/minhaConta/perfil');
  const secao = page.getByRole('region', { name: 'Segundo fator' });
  await secao.getByRole('button', { name: 'Ligar o segundo fator' }).click();
  await expect(secao.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const segredo = (await secao.locator('code').innerText()).replace(/\s/g, '');
  await secao.getByLabel(/Código de 6/).fill(totpOf(segredo, Date.now()));
  await secao.getByRole('button', { name: 'Confirmar e ligar' }).click();
  const codigo = await secao.getByRole('listitem').first().innerText();
  await secao.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await expect(secao.getByText('Ligado', { exact: true })).toBeVisible();
  await secao.getByRole('button', { name: 'Desligar o segundo fator' }).click();
  await secao.getByLabel(/Código do aplicativo/).fill(codigo);
  await secao.getByRole('button', { name: 'Desligar o segundo fator' }).click();
  await expect(secao.getByText('Desligado', { exact: true })).toBeVisible();
});

test('a preference holds after the page is read again', async ({ page }) => {
  await page.goto('/minhaConta/perfil');
  const compacta = page.getByRole('radio', { name: 'Compacta' });
  const saved = page.getByRole('region', { name: 'Preferências' }).getByText('Preferência salva');
  await page.getByText('Compacta', { exact: true }).click();
  await expect(saved).toBeAttached();
  await page.reload();
  await expect(compacta).toBeChecked();
  await page.getByText('Confortável', { exact: true }).click();
  await expect(saved).toBeAttached();
});

test('another browser leaves when its session is ended from here', async ({ page, browser, queixas }) => {
  queixas.tolerate(/401/);
  const outro = await browser.newContext();
  await saveData(outro);
  const tela = await outro.newPage();
  await tela.goto('/login');
  await tela.getByLabel('E-mail').fill(CONTAS.perfil);
  await tela.getByLabel('Senha', { exact: true }).fill(SENHA);
  await tela.getByRole('button', { name: 'Entrar' }).click();
  await ready(tela, 'home');

  await page.goto('/minhaConta/perfil');
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await expect(page.getByText('A sua conta está aberta só aqui.')).toBeVisible();
  await tela.goto('/minhaConta/perfil');
  await expect(tela).toHaveURL(/\/login/);
  await outro.close();
});
