import { openSession } from '../support/api.ts';
import { LARGURAS, watchPage } from '../support/screen.ts';
import { UMA_VEZ } from '../support/site.ts';
import { expect, expectAccessible, ready, test, typeIn } from '../support/test.ts';

/** What opens over the frame: whole and accessible while it is open, and gone with Esc. */
const paineis = [
  { nome: 'the notices', botao: /^Notificações/, sinal: /Marcar todas como lidas/ },
  { nome: 'the webinars', botao: /^Webinars/, sinal: /webinar/i },
  { nome: 'the user menu', botao: /, sua conta$/, sinal: /^Sair$/ },
] as const;

test.beforeEach(async ({ page, context }) => {
  await watchPage(page);
  await openSession(context);
  await page.goto('/home');
  await ready(page, 'home');
});

for (const { nome, viewport, tag } of LARGURAS) {
  test.describe(`on ${nome}`, { tag }, () => {
    test.use({ viewport });

    test('each panel is whole and closes with Esc', { tag: UMA_VEZ }, async ({ page }) => {
      for (const painel of paineis)
        await test.step(painel.nome, async () => {
          const opener = page.getByRole('button', { name: painel.botao });
          await opener.click();
          await expect(opener).toHaveAttribute('aria-expanded', 'true');
          await expect(page.getByText(painel.sinal).first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
          await page.keyboard.press('Escape');
          await expect(opener).toHaveAttribute('aria-expanded', 'false');
          await expect(opener).toBeFocused();
        });
    });

    test('the command palette finds, is whole, and gives the focus back', async ({ page }) => {
      const paleta = page.getByRole('dialog');
      // it comes after the first screen
      await expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(paleta).toBeVisible({ timeout: 2_000 });
      }).toPass();
      // keys only: what is inserted at once, as an accent is, goes unnoticed by React in the system's Firefox
      await page.keyboard.type('orcamentos');
      await expect(paleta.getByRole('option', { name: /Orçamentos/ }).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(paleta).toHaveCount(0);
    });

    test('the quick search shows what it found, and is whole', { tag: UMA_VEZ }, async ({ page }) => {
      const busca = page.getByRole('combobox', { name: 'Busca rápida' });
      if (!(await busca.isVisible())) await page.getByRole('button', { name: /busca/i }).first().click();
      await typeIn(busca, 'silva');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('what the tour highlights is in sight, also where the menu is taller than the window', async ({ page }) => {
  // a menu with much in it, and the line of a step of the tour at its end; closed, for none of it leads to this page
  const linha = { title: 'Logins Seguradoras', rota: '/configuracao/SeguradorasLogin', link: null, icon: null, subitems: null };
  const marcas = { destacado: false, isNew: false };
  const outras = Array.from({ length: 12 }, (_, index) => ({
    ...linha,
    ...marcas,
    title: `Tela ${index}`,
    rota: `/multicalculo/orcamentos?tela=${index}`,
  }));
  const grupo = { ...linha, ...marcas, title: 'Configurações', rota: null, subitems: [...outras, { ...linha, ...marcas }] };
  await page.route(/\/auth\/menus(\?|$)/, (route) => route.fulfill({ json: { success: true, code: 0, message: '', data: [grupo] } }));
  await page.reload();
  await ready(page, 'home');
  const logins = page.locator('#slot-menu a[href="/configuracao/SeguradorasLogin"]');
  const foot = page.getByRole('button', { name: 'Recolher menu' });
  await page.getByRole('button', { name: 'Configurações' }).click();
  await expect(logins).toBeVisible();
  const { y = 0 } = (await logins.boundingBox()) ?? {};
  await page.getByRole('button', { name: 'Configurações' }).click();
  // in the window, but behind the foot of the menu
  await page.setViewportSize({ width: 1440, height: Math.round(y) + 50 });
  await page.getByRole('button', { name: 'Tour guiado' }).click();
  const card = page.getByRole('dialog', { name: 'Logins das seguradoras' });
  await expect(card).toBeVisible();
  const bottomOf = async (target: typeof logins) => (await target.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity;
  const topOf = async (target: typeof logins) => (await target.boundingBox())?.y ?? -Infinity;
  expect(await bottomOf(logins)).toBeLessThan(await topOf(foot));
  expect(await topOf(logins)).toBeGreaterThan(56);
  // the light stands on it
  const light = await page.locator('.driver-active-element').boundingBox();
  expect(light?.y).toBe((await logins.boundingBox())?.y);
});

test('the welcome and the guided tour are whole at each stop', { tag: UMA_VEZ }, async ({ page }) => {
  await page.getByRole('button', { name: 'Tour guiado' }).click();
  const fechar = page.getByRole('button', { name: /Sair do tour|Agora não|Fechar/ }).first();
  await expect(fechar).toBeVisible();
  await expectAccessible(page);
  const proximo = page.getByRole('button', { name: /^(Próximo|Começar|Continuar)$/ }).first();
  for (let stop = 0; stop < 3 && (await proximo.isVisible()); stop += 1) {
    await proximo.click();
    await expect(fechar).toBeVisible();
    await expectAccessible(page);
  }
});

test('the applications stand in a frame that runs no script of theirs here', async ({ page, queixas }) => {
  // the test's own tools try to look inside
  queixas.tolerate(/Blocked script execution in .*aplicativos/);
  await page.getByRole('button', { name: 'Aplicativos' }).click();
  const frame = page.locator('iframe');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('title', /.+/);
  expect(await frame.getAttribute('sandbox')).not.toMatch(/allow-same-origin|allow-scripts/);
  await page.keyboard.press('Escape');
  await expect(frame).toHaveCount(0);
});
