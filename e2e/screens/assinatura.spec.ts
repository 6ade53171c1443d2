import { assinaturaCalls } from '@balcao/contracts';
import { openSession } from '../support/api.ts';
import { expectScreen, LARGURAS, tabTo, watchPage } from '../support/screen.ts';
import { expect, ready, test } from '../support/test.ts';

test.beforeEach(({ page }) => watchPage(page));

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });

    test('the plans are whole, still and accessible to an ended trial', async ({ page, context }) => {
      await openSession(context, 'expirado');
      await page.goto('/assinatura/nova');
      await expectScreen(page, { rota: 'assinaturaNova', titulo: 'Contratar o Balcão' });
      await expect(page.getByRole('main').getByText(/terminou em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)).toBeVisible();
      await expect(page.getByRole('radio', { name: /Multicálculo|Integrado|Gestão/ })).toHaveCount(3);
    });

    test('the reactivation is whole, still and accessible', async ({ page, context }) => {
      await openSession(context, 'reativada');
      await page.goto('/assinatura/reativar');
      await expectScreen(page, { rota: 'assinaturaReativar', titulo: 'Reativar a assinatura' });
    });

    test('staff see the plans and whom to speak to, and cannot contract', async ({ page, context }) => {
      await openSession(context, 'corretor');
      await page.goto('/assinatura/nova');
      await expectScreen(page, { rota: 'assinaturaNova', titulo: 'Contratar o Balcão' });
      await expect(page.getByText('R$ 299,90')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Contratar' })).toHaveCount(0);
    });
  });
}

test('a plan is contracted without a mouse, once, and its first invoice shown', async ({ page, context }) => {
  const { get } = await openSession(context, 'expirado');
  const agora = await get<object>(assinaturaCalls.getAssinatura.path);
  const fatura = { competencia: '2026-12', valorCentavos: 29_990, vencimento: '2026-12-05', linhaDigitavel: null, status: 'ABERTA' };
  let pedidos = 0;
  // answered here: the demo's ended trial stays ended for the other tests
  await page.route(`**${assinaturaCalls.contractPlano.path}`, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    pedidos += 1;
    return route.fulfill({ json: { success: true, data: { ...agora, status: 'Ativa', dataTrialFim: null, faturas: [fatura] } } });
  });
  await page.goto('/assinatura/nova');
  await ready(page, 'assinaturaNova');
  await page.getByRole('radio', { name: 'Integrado' }).focus();
  await tabTo(page, /Boleto/);
  await page.keyboard.press('Space');
  await tabTo(page, /Aceito contratar o plano Integrado/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Contratar');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Plano Integrado contratado')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Primeira fatura' })).toContainText('05/12/2026');
  expect(pedidos).toBe(1);
});

test('what was chosen waits for whoever signs in again', async ({ page, context }) => {
  await openSession(context, 'expirado');
  await page.goto('/assinatura/nova');
  await page.getByRole('radio', { name: 'Gestão' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Gestão' })).toBeChecked();
});

test('realizada=true ends the session', async ({ page, signIn }) => {
  await signIn('reativada', '/assinatura/reativar');
  await page.goto('/assinatura/reativar?realizada=true');
  await expect(page).toHaveURL(/\/login/);
});
