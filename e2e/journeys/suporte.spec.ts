import { type Ambiente, suporteCalls } from '@balcao/contracts';
import type { Browser, Page } from '@playwright/test';
import { type Gateway, openSession } from '../support/gateway.ts';
import { registrar } from '../support/publicar.ts';
import { expect, ready, test, typeIn } from '../support/test.ts';

const SERVICO = '@balcao/management';
const banner = (page: Page) => page.getByRole('region', { name: 'Modo de suporte' });
const ambienteOf = async (page: Page): Promise<Ambiente> =>
  JSON.parse((await page.locator('#balcao-ambiente').textContent()) ?? '{}') as Ambiente;
const buildOf = async (page: Page) => (await ambienteOf(page)).construcoes[SERVICO];

/** The support person, in a browser of their own. */
async function withSupport(browser: Browser, use: (page: Page, gateway: Gateway) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await use(page, await openSession(page, 'suporte'));
  } finally {
    await context.close();
  }
}

async function lend(gateway: Gateway, minutos: number) {
  const id = await registrar(SERVICO, (codigo) => `${codigo}\n/* ${crypto.randomUUID()} */`);
  const [corretor] = await gateway.call(suporteCalls.findCorretores, { busca: 'corretor@balcao.test' });
  const para = { tipo: 'usuario' as const, id: corretor?.usuarioId ?? null };
  const concessao = await gateway.call(suporteCalls.conceder, {
    para,
    construcoes: { [SERVICO]: id },
    motivo: 'Teste de ponta a ponta',
    minutos,
  });
  return { construcao: id, concessao };
}

test('support lends a build to one broker, who is told so and leaves', async ({ page, browser }) => {
  await openSession(page);
  await page.goto('/home');
  await ready(page, 'home');
  const everyone = await buildOf(page);
  await withSupport(browser, async (other, gateway) => {
    const { construcao } = await lend(gateway, 10);
    await page.reload();
    await ready(page, 'home');
    expect(await buildOf(page)).toBe(construcao);
    await expect(banner(page)).toContainText('Você está usando uma versão de suporte do Balcão até');
    await other.goto('/home');
    await ready(other, 'home');
    expect(await buildOf(other)).toBe(everyone);
  });
  await banner(page).getByRole('button', { name: 'Sair do modo de suporte' }).click();
  await expect(banner(page)).toBeHidden();
  await ready(page, 'home');
  expect(await buildOf(page)).toBe(everyone);
});

test('what is lent ends by itself, and an open tab goes back without being asked', async ({ page, browser }) => {
  test.setTimeout(150_000);
  await openSession(page);
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  const everyone = await buildOf(page);
  await withSupport(browser, async (_, gateway) => {
    const { construcao } = await lend(gateway, 1);
    // not on the screen: taken at once, without a reload, and said
    await expect.poll(() => buildOf(page), { timeout: 20_000 }).toBe(construcao);
    await expect(banner(page)).toBeVisible();
    await expect.poll(() => buildOf(page), { timeout: 90_000 }).toBe(everyone);
    await expect(banner(page)).toBeHidden();
  });
});

test('a code shows support the broker`s page, and opens the same composition to be looked at', async ({ page, browser }) => {
  await openSession(page);
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('button', { name: 'Código de suporte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código de suporte' });
  const codigo = (await dialog.locator('output').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Conta de / })).toBeFocused();
  await withSupport(browser, async (other, gateway) => {
    await other.goto('/home');
    await ready(other, 'home');
    await other.getByRole('button', { name: /^Abrir as ferramentas de suporte/ }).click();
    await other.getByRole('tab', { name: 'Atendimento' }).click();
    await typeIn(other.getByLabel('Código de suporte'), codigo.toLowerCase().replace('-', ' '));
    await other.keyboard.press('Enter');
    await expect(other.getByText('quoting/orcamentos')).toBeVisible();
    await typeIn(other.getByLabel('Motivo').first(), 'Olhar a mesma tela');
    await other.getByRole('button', { name: 'Abrir igual' }).click();
    await ready(other, 'orcamentos');
    await expect(banner(other)).toContainText('Modo de suporte, só leitura');
    expect((await ambienteOf(other)).digest).toBe((await ambienteOf(page)).digest);
    await gateway.call(suporteCalls.sair, {});
  });
});

test('a broker is told nothing of registered builds, grants or codes', async ({ page }) => {
  const gateway = await openSession(page);
  const refusals = await Promise.all([
    gateway.send(suporteCalls.listConstrucoes, {}),
    gateway.send(suporteCalls.listConcessoes, {}),
    gateway.send(suporteCalls.listAuditoria, {}),
    gateway.send(suporteCalls.lerCodigo, { codigo: 'K7QF-2M9X' }),
  ]);
  expect(refusals.map((reply) => reply.status())).toEqual([403, 403, 403, 403]);
});
