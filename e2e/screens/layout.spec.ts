import { openSession } from '../support/api.ts';
import { expectScreen, LARGURAS, tabTo, watchPage } from '../support/screen.ts';
import { UMA_VEZ } from '../support/site.ts';
import { expect, ready, test } from '../support/test.ts';

const telas = [
  { endereco: '/unauthorized', rota: 'unauthorized', titulo: 'Você não tem acesso a esta página' },
  { endereco: '/nao/existe', rota: 'naoEncontrado', titulo: 'Página não encontrada' },
] as const;
const RESPOSTA_404 = /the server responded with a status of 404/;

test.beforeEach(({ page }) => watchPage(page));

for (const { nome, viewport, tag } of LARGURAS) {
  test.describe(`on ${nome}`, { tag }, () => {
    test.use({ viewport });
    for (const { endereco, ...tela } of telas) {
      test(`${endereco} is whole for someone signed in and for a stranger`, { tag: UMA_VEZ }, async ({ page, context, queixas }) => {
        queixas.tolerate(RESPOSTA_404);
        await page.goto(endereco);
        await expectScreen(page, tela);
        await expect(page.getByRole('link', { name: 'Ir para o login' })).toBeVisible();
        await openSession(context);
        await page.goto(endereco);
        await expectScreen(page, tela);
        await expect(page.getByRole('banner')).toBeVisible();
        await page.getByRole('link', { name: 'Ir para o início', exact: true }).click();
        await ready(page, 'home');
      });
    }

    test('support acts under an orange bar that says who is acting', { tag: UMA_VEZ }, async ({ page, context }) => {
      await openSession(context, 'suporte');
      await page.goto('/home');
      await expectScreen(page, { rota: 'home', titulo: /^Bo(m dia|a tarde|a noite), .+ · Balcão$/ });
      const bar = page.getByRole('banner').first();
      await expect(bar).toHaveCSS('background-color', 'rgb(196, 79, 6)');
      await expect(bar).toContainText('suporte@balcao.test');
    });
  });
}

test.describe('by keyboard', () => {
  test.beforeEach(async ({ page, context }) => {
    await openSession(context);
    await page.goto('/unauthorized');
    await ready(page, 'unauthorized');
  });

  test('the first Tab offers the content, the second the menu', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Início', exact: true })).toBeFocused();
  });

  test('the user menu opens, closes with Esc where it was opened, and leads out', async ({ page }) => {
    await tabTo(page, /, sua conta$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Sair' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Sair' })).toBeHidden();
    await expect(page.getByRole('button', { name: /, sua conta$/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Sair', 12);
    await page.keyboard.press('Enter');
    await ready(page, 'login');
  });

  test('a group of the menu opens onto its pages', async ({ page }) => {
    await tabTo(page, 'Multicálculo');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Orçamentos', 3);
    await page.keyboard.press('Enter');
    await ready(page, 'orcamentos');
  });
});

test('a menu reduced to its icons is remembered and does not move the page when it comes again', async ({ page, context }) => {
  await openSession(context);
  await page.goto('/unauthorized');
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
  await page.reload();
  await expectScreen(page, telas[0]);
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a drawer: Esc closes it where it was opened, a choice takes it along', async ({ page, context }) => {
    await openSession(context);
    await page.goto('/unauthorized');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu principal' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: 'Início' }).click();
    await ready(page, 'home');
    await expect(drawer).toBeHidden();
  });
});
