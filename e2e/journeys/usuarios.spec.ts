import { acceptAndEnter, linkTo } from '../support/convite.ts';
import { chooseOpcao, fillCampo } from '../support/formulario.ts';
import { openSession } from '../support/gateway.ts';
import { nomeUnico } from '../support/orcamentos.ts';
import { expect, expectAccessible, ready, saveData, test } from '../support/test.ts';

const LISTA = '/configuracao/usuarios';
test('somebody is invited, enters, loses a power in an open tab, and is deactivated', async ({ page, browser, queixas }) => {
  // the deactivated user's tab asks once more
  queixas.tolerate(/status of 401/);
  await openSession(page, 'admin');
  const [nome, email] = [nomeUnico('Davi Luz'), `davi-${Date.now()}@corretora.test`];
  await page.goto(`${LISTA}/novo`);
  await ready(page, 'usuariosNovo');
  await fillCampo(page, 'nome', nome);
  await fillCampo(page, 'email', email);
  await chooseOpcao(page, 'perfil', 'Assistente');
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Convite enviado')).toBeVisible();

  const outro = await browser.newContext();
  await saveData(outro);
  const dele = await outro.newPage();
  await acceptAndEnter(dele, { link: await linkTo(page.request, email), email });
  await dele.goto('/multicalculo/novo-orcamento');
  await ready(dele, 'novoOrcamento');
  const noMenu = dele.getByRole('navigation').getByRole('link', { name: 'Novo orçamento' });

  await page.goto(`${LISTA}?q=${encodeURIComponent(nome)}`);
  await page.getByRole('link', { name: nome }).click();
  await ready(page, 'usuario');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Multicálculo', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Salvar usuário' }).click();
  await expect(page.getByText('Usuário salvo')).toBeVisible();
  // nothing was done on the open tab
  await expect(dele.locator('main[data-route="unauthorized"]')).toBeVisible();
  await expect(noMenu).toHaveCount(0);

  await dele.goto('/home');
  await ready(dele, 'home');
  await page.getByRole('tab', { name: 'Sessões' }).click();
  await expect(page.getByRole('button', { name: /^Encerrar a sessão em/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Desativar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Usuário desativado', { exact: true })).toBeVisible();
  await expect(dele).toHaveURL(/\/login/);
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await expect(page.getByText('Situação: de Ativo para Desativado')).toBeVisible();
  await outro.close();
});
