import { openSession } from '../support/api.ts';
import { writeOutside } from '../support/banco.ts';
import { goInside } from '../support/modules.ts';
import { openAndListen } from '../support/publish-build.ts';
import { CONTAS } from '../support/site.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const bill = (status: 'PAGA' | 'VENCIDA') =>
  writeOutside(
    `update balcao.fatura_assinatura f set status = $1, pago_em = case when $1 = 'PAGA' then now() end
     from balcao.usuario u where u.assinatura_id = f.assinatura_id and u.email = $2`,
    [status, CONTAS.pendente],
  );

test.afterEach(() => bill('VENCIDA'));

test('a payment settled, or pending again, shows on the tabs that are open, with no new sign-in', async ({ page, context }) => {
  await openSession(context, 'pendente');
  await openAndListen(page, () => page.goto('/home'));
  await ready(page, 'home');
  const bar = page.getByRole('region', { name: 'Pagamento' });
  await expect(bar).toBeVisible();
  const { token } = await shown();
  await bill('PAGA');
  await expect(bar).toHaveCount(0);
  expect(await shown()).toEqual({ token, temParcelaPendente: false });
  // the room it took is the page's again
  await expect(page.locator('html')).not.toHaveAttribute('data-pendente');
  await goInside(page, '/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  await expect(bar).toHaveCount(0);
  await bill('VENCIDA');
  await expect(bar).toContainText('O seu último pagamento ainda não foi processado.');
  await expect(bar.getByRole('link', { name: 'Ver a conta' })).toBeVisible();
  expect(await shown()).toEqual({ token, temParcelaPendente: true });
  await expectAccessible(page);

  async function shown(): Promise<{ token: string; temParcelaPendente: boolean }> {
    const cookie = (await context.cookies()).find(({ name }) => name === 'balcao_session')?.value ?? '';
    const sessao = JSON.parse(decodeURIComponent(cookie)) as { token: string; temParcelaPendente: boolean };
    return { token: sessao.token, temParcelaPendente: sessao.temParcelaPendente };
  }
});

test('a tab that was not told finds out with its next page', async ({ page, context }) => {
  await openSession(context, 'pendente');
  // nothing arrives by itself here
  await page.routeWebSocket('**/mqtt', (socket) => socket.close());
  await page.goto('/home');
  await ready(page, 'home');
  const bar = page.getByRole('region', { name: 'Pagamento' });
  await expect(bar).toBeVisible();
  await bill('PAGA');
  await page.reload();
  await ready(page, 'home');
  await expect(bar).toHaveCount(0);
});
