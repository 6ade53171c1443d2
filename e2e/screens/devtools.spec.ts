import type { Page } from '@playwright/test';
import { leaveSession, openSession } from '../support/api.ts';
import { watchModules } from '../support/modules.ts';
import { LARGURAS, observed, tabTo, watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Ferramentas de suporte' });
const ABAS = ['Composição', 'Eventos', 'Sessão', 'Sobreposições', 'Atendimento', 'Mensagens', 'Auditoria'];

test.beforeEach(({ page }) => watchPage(page));

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });

    test('every tab of the panel is whole', async ({ page, context }) => {
      await openSession(context, 'suporte');
      await page.goto('/home');
      await ready(page, 'home');
      await page.getByRole('button', { name: /^Abrir as ferramentas de suporte/ }).click();
      for (const aba of ABAS) {
        await panel(page).getByRole('tab', { name: aba }).click();
        await page.waitForLoadState('networkidle');
        await expect(panel(page).getByRole('tabpanel')).not.toBeEmpty();
        await expect(panel(page).getByRole('alert')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      }
      expect((await observed(page)).violacoes).toEqual([]);
    });
  });
}

test('comes to whoever signs in for support without a reload, and to nobody else', async ({ page, signIn }) => {
  await signIn('suporte');
  await expect(page.getByRole('button', { name: /^Abrir as ferramentas de suporte/ })).toBeVisible();
  await leaveSession(page);
  await signIn('admin');
  await ready(page, 'home');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /^Abrir as ferramentas/ })).toHaveCount(0);
});

test('opens with Ctrl+Alt+B, by keyboard alone, and is found as it was left on the next page', async ({ page, context }) => {
  await openSession(context, 'suporte');
  await page.goto('/home');
  await expect(page.getByRole('button', { name: /^Abrir as ferramentas/ })).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyB');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, 'Composição');
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('tab', { name: 'Eventos' })).toBeFocused();
  await page.goto('/multicalculo/orcamentos');
  await expect(panel(page).getByRole('tab', { name: 'Eventos' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Alt+KeyB');
  await expect(page.getByRole('button', { name: /^Abrir as ferramentas/ })).toBeFocused();
});

test('names what runs, what it weighs, who told an event and who heard it', async ({ page, context }) => {
  await openSession(context, 'suporte');
  await page.goto('/home');
  await page.getByRole('button', { name: /^Abrir as ferramentas/ }).click();
  const home = page.getByRole('list', { name: 'Serviços desta página' }).getByRole('listitem').filter({ hasText: '@balcao/dashboard' });
  await expect(home).toContainText('na tela');
  await expect(home).toContainText(/KB \(brotli\)/);
  await expect(home).toContainText(/Montagem\d/);
  await page.getByText('Contornar os módulos na tela').click();
  await expect(page.locator('[data-contorno="dashboard"]')).toBeVisible();
  await page.getByRole('tab', { name: 'Eventos' }).click();
  const list = page.getByRole('list', { name: 'Eventos, do mais novo ao mais antigo' });
  await expect(list).toContainText('de layout · 2 ouvintes');
});

test('nothing of it reaches a broker who never asked', async ({ page, context }) => {
  const { scripts, ahead } = watchModules(page);
  await openSession(context);
  await page.goto('/home');
  await ready(page, 'home');
  await page.waitForLoadState('networkidle');
  expect([...scripts, ...ahead].filter((file) => file.startsWith('/modules/devtools/'))).toEqual([]);
  await expect(page.getByRole('button', { name: /^Abrir as ferramentas/ })).toHaveCount(0);
});
