import type { CobrancaPix } from '@balcao/contracts';
import { openSession } from '../support/api.ts';
import { writeOutside } from '../support/banco.ts';
import { goInside } from '../support/modules.ts';
import { openAndListen } from '../support/publish-build.ts';
import { CONTAS, SEGURADORAS, UMA_VEZ } from '../support/site.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const bill = (status: 'PAGA' | 'VENCIDA') =>
  writeOutside(
    `update balcao.fatura_assinatura f set status = $1, pago_em = case when $1 = 'PAGA' then now() end
     from balcao.usuario u where u.assinatura_id = f.assinatura_id and u.email = $2`,
    [status, CONTAS.pendente],
  );

const DELE = '(select id from balcao.fatura_assinatura where assinatura_id = (select assinatura_id from balcao.usuario where email = $1))';

/** As the demo left it: an invoice past due, never charged. */
async function owe(): Promise<void> {
  const daCobranca = `(select id from balcao.cobranca_fatura where fatura_id in ${DELE})`;
  await writeOutside(`delete from balcao.aviso_pix where cobranca_id in ${daCobranca}`, [CONTAS.pendente]);
  await writeOutside(`delete from balcao.pagamento_fatura where cobranca_id in ${daCobranca}`, [CONTAS.pendente]);
  await writeOutside(`delete from balcao.cobranca_fatura where fatura_id in ${DELE}`, [CONTAS.pendente]);
  await writeOutside(
    `update balcao.fatura_assinatura set status = 'VENCIDA', pago_centavos = 0, encargos_centavos = 0, pago_em = null where id in ${DELE}`,
    [CONTAS.pendente],
  );
  await writeOutside(
    "update balcao.assinatura set status = 'PENDENTE' where id = (select assinatura_id from balcao.usuario where email = $1)",
    [CONTAS.pendente],
  );
}

test.afterEach(owe);

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

test('an invoice paid at the bank says so where it is open, and clears the bar on every open tab', { tag: UMA_VEZ }, async ({
  page,
  context,
}) => {
  await openSession(context, 'pendente');
  const outra = await context.newPage();
  await openAndListen(outra, () => outra.goto('/home'));
  await ready(outra, 'home');
  const barOf = (tab: typeof page) => tab.getByRole('region', { name: 'Pagamento', exact: true });
  await expect(barOf(outra)).toBeVisible();

  // the bar leads to the account
  await openAndListen(page, () => page.goto('/home'));
  await ready(page, 'home');
  await barOf(page).getByRole('link', { name: 'Ver a conta' }).click();
  await ready(page, 'conta');
  await expectAccessible(page);
  const charged = page.waitForResponse((response) => response.url().endsWith('/pix') && response.request().method() === 'POST');
  await page.getByRole('button', { name: /^Pagar a fatura de/ }).click();
  const { data } = (await (await charged).json()) as { data: CobrancaPix };
  const gaveta = page.getByRole('dialog');
  await expect(gaveta.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(gaveta.getByText(data.copiaECola)).toBeVisible();
  await expectAccessible(page);

  const paid = await context.request.post(`${SEGURADORAS}/_sandbox/pix/pagar`, { data: { copiaECola: data.copiaECola } });
  expect(await paid.json()).toMatchObject({ avisado: true });
  await expect(gaveta.getByText('Pagamento confirmado')).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  await expect(barOf(outra)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('table', { name: 'Faturas da assinatura' }).getByText('Paga com atraso')).toBeVisible();
});
