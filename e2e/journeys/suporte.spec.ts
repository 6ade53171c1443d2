import { type Ambiente, suporteCalls } from '@balcao/contracts';
import type { Browser, Page } from '@playwright/test';
import { campo, holdSaves, letSave } from '../support/formulario.ts';
import { type Gateway, openSession } from '../support/gateway.ts';
import { openOrcamento, createOrcamento } from '../support/orcamentos.ts';
import { openAndListen, registerBuild, running } from '../support/publish-build.ts';
import type { Conta } from '../support/site.ts';
import { UMA_VEZ } from '../support/site.ts';
import { expect, expectAccessible, ready, saveData, test, typeIn } from '../support/test.ts';

const SERVICO = '@balcao/dashboard';
const banner = (page: Page) => page.getByRole('region', { name: 'Modo de suporte' });
const ambienteOf = async (page: Page): Promise<Ambiente> =>
  JSON.parse((await page.locator('#balcao-ambiente').textContent()) ?? '{}') as Ambiente;
const buildOf = async (page: Page) => (await ambienteOf(page)).construcoes[SERVICO];

/** Somebody else, in a browser of their own: the support person unless told otherwise. */
async function withAnother(
  browser: Browser,
  use: (page: Page, gateway: Gateway) => Promise<void>,
  conta: Conta = 'suporte',
): Promise<void> {
  const context = await browser.newContext();
  await saveData(context);
  try {
    const page = await context.newPage();
    await use(page, await openSession(page, conta));
  } finally {
    await context.close();
  }
}

/** Whatever a test left lent is taken back: the next one begins with the page everybody has. */
test.afterEach(async ({ browser }) => {
  await withAnother(browser, async (_, gateway) => {
    const { itens } = await gateway.call(suporteCalls.listConcessoes, { tamanho: 100 });
    for (const { id, encerradaEm } of itens) if (encerradaEm === null) await gateway.send(suporteCalls.end, { id });
  });
});

interface Emprestimo {
  readonly servico?: string;
  /** Absent: the build everybody has, but for its name. */
  readonly codigo?: string;
  readonly tipo?: 'usuario' | 'assinatura';
}

async function lend(gateway: Gateway, minutos: number, { servico = SERVICO, codigo = '', tipo = 'usuario' }: Emprestimo = {}) {
  const id = await registerBuild(servico, (de) => `${running(codigo)(de)}\n/* ${crypto.randomUUID()} */`);
  const [corretor] = await gateway.call(suporteCalls.findCorretores, { busca: 'corretor@balcao.test' });
  const para = { tipo, id: (tipo === 'usuario' ? corretor?.usuarioId : corretor?.assinaturaId) ?? null };
  const concessao = await gateway.call(suporteCalls.grant, {
    para,
    construcoes: { [servico]: id },
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
  await withAnother(browser, async (other, gateway) => {
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

test('what is lent ends by itself: tabs that were open go back without a reload, tabs opened with it start over, nothing half typed is lost', {
  tag: UMA_VEZ,
}, async ({ page, browser, queixas }) => {
  queixas.tolerate(/Failed to load resource|net::ERR/);
  await page.clock.install();
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  const before = await page.context().newPage();
  await before.goto('/multicalculo/orcamentos');
  await ready(before, 'orcamentos');
  await before.evaluate(() => Object.assign(self, { marcas: ['a mesma página'] }));
  const everyone = await buildOf(before);
  await withAnother(browser, async (_, support) => {
    const { construcao, concessao } = await lend(support, 1);
    // not on its screen: taken at once, without a reload, and said
    await expect.poll(() => buildOf(before)).toBe(construcao);
    await expect(banner(before)).toBeVisible();
    const idle = await page.context().newPage();
    await idle.goto('/home');
    await ready(idle, 'home');
    await idle.evaluate(() => Object.assign(self, { marcas: ['a aba de antes'] }));
    // what is typed goes to the window in front
    await page.bringToFront();
    await openOrcamento(page, orcamento);
    await holdSaves(page);
    await typeIn(campo(page, 'risco.segurado.nome'), 'Metade de um no');
    for (const aba of [idle, page]) {
      expect(await buildOf(aba)).toBe(construcao);
      await expect(banner(aba)).toContainText('Você está usando uma versão de suporte do Balcão até');
    }

    await expect.poll(() => buildOf(idle).catch(() => null), { timeout: 180_000 }).toBe(everyone);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(concessao.ate));
    await expect(banner(idle)).toBeHidden();
    await ready(idle, 'home');
    expect(await idle.evaluate(() => 'marcas' in self)).toBe(false);
    await expect.poll(() => buildOf(before)).toBe(everyone);
    await expect(banner(before)).toBeHidden();
    expect(await before.evaluate(() => 'marcas' in self)).toBe(true);

    // the other one says that it is over, and waits for what is typed
    await expect(banner(page)).toContainText('O modo de suporte terminou às');
    await page.clock.runFor(60_000);
    await expect(campo(page, 'risco.segurado.nome')).toHaveValue('Metade de um no');
    await letSave(page);
    await expect.poll(() => buildOf(page).catch(() => null)).toBe(everyone);
    await expect(campo(page, 'risco.segurado.nome')).toHaveValue('Metade de um no');
    await expect(banner(page)).toBeHidden();
  });
});

test('whoever leaves what was lent in one tab leaves it in all of theirs: nothing half typed is lost', { tag: UMA_VEZ }, async ({
  page,
  browser,
  queixas,
}) => {
  queixas.tolerate(/Failed to load resource|net::ERR|NS_ERROR|rascunho/);
  await page.clock.install();
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  const open = async (address: string, rota: string, marca: string) => {
    const aba = await page.context().newPage();
    await openAndListen(aba, () => aba.goto(address));
    await ready(aba, rota);
    await aba.evaluate((texto) => Object.assign(self, { marcas: [texto] }), marca);
    return aba;
  };
  const before = await open('/multicalculo/orcamentos', 'orcamentos', 'aberta antes');
  const everyone = await buildOf(before);
  await withAnother(browser, async (_, support) => {
    const { construcao } = await lend(support, 30);
    await expect.poll(() => buildOf(before)).toBe(construcao);
    const leaving = await open('/home', 'home', 'a que sai');
    const other = await open('/home', 'home', 'a outra');
    await page.bringToFront();
    await openAndListen(page, () => openOrcamento(page, orcamento));
    await holdSaves(page);
    await typeIn(campo(page, 'risco.segurado.nome'), 'Metade de um no');
    for (const aba of [before, leaving, other, page]) {
      expect(await buildOf(aba)).toBe(construcao);
      await expect(banner(aba)).toContainText('Você está usando uma versão de suporte do Balcão até');
    }
    await leaving.bringToFront();
    await banner(leaving).getByRole('button', { name: 'Sair do modo de suporte' }).click();
    await expect.poll(() => buildOf(leaving).catch(() => null)).toBe(everyone);

    // opened with it: it starts over
    await expect.poll(() => buildOf(other).catch(() => null)).toBe(everyone);
    await expect(banner(other)).toBeHidden();
    await ready(other, 'home');
    expect(await other.evaluate(() => 'marcas' in self)).toBe(false);
    // taken while it was open: it goes back without a reload
    await expect.poll(() => buildOf(before)).toBe(everyone);
    await expect(banner(before)).toBeHidden();
    expect(await before.evaluate(() => 'marcas' in self)).toBe(true);
    // half typed: it says that it is over, and waits
    await expect(banner(page)).toContainText('O modo de suporte terminou às');
    await page.clock.runFor(60_000);
    await expect(campo(page, 'risco.segurado.nome')).toHaveValue('Metade de um no');
    await page.bringToFront();
    await letSave(page);
    await expect.poll(() => buildOf(page).catch(() => null)).toBe(everyone);
    await expect(campo(page, 'risco.segurado.nome')).toHaveValue('Metade de um no');
    await expect(banner(page)).toBeHidden();
  });
});

for (const { servico, onde, tentativas } of [
  { servico: '@balcao/layout', onde: 'the frame around every page', tentativas: 4 },
  { servico: SERVICO, onde: 'the page', tentativas: 1 },
]) {
  test(`what is lent and does not run in ${onde} locks nobody out: there is a way back, by keyboard too`, async ({
    page,
    browser,
    queixas,
  }) => {
    queixas.tolerate(/emprestada e morta|não chegou|SystemJS|Error loading|single-spa|^console: Error$/);
    await openSession(page);
    await page.goto('/home');
    await ready(page, 'home');
    const everyone = (await ambienteOf(page)).construcoes[servico];
    await withAnother(browser, async (_, gateway) => {
      const { construcao, concessao } = await lend(gateway, 10, { servico, codigo: "throw new Error('emprestada e morta');" });
      let falhas = 0;
      page.on('console', (dito) => {
        if (dito.type() === 'error') falhas += 1;
      });
      await page.reload();
      const back = page.getByRole('button', { name: 'Voltar ao normal' });
      await expect(back).toBeVisible();
      expect((await ambienteOf(page)).construcoes[servico]).toBe(construcao);
      await expectAccessible(page);
      await page.bringToFront();
      for (let vez = 0; vez < 40 && !(await back.evaluate((element) => element === document.activeElement)); vez += 1)
        await page.keyboard.press('Tab');
      await expect(back).toBeFocused();
      // the frame is asked for again, and fails again: whoever stands on the button is not thrown off it
      const mais = Math.min(falhas + 1, tentativas);
      await expect.poll(() => falhas).toBeGreaterThanOrEqual(mais);
      await expect(back).toBeFocused();
      await page.keyboard.press('Enter');
      // what stands around a dead frame is the same before the reload and after it
      const build = () => ambienteOf(page).then(({ construcoes }) => construcoes[servico]);
      await expect.poll(() => build().catch(() => null)).toBe(everyone);
      await ready(page, 'home');
      await expect(page.getByRole('link', { name: 'Início', exact: true })).toBeVisible();
      const { itens } = await gateway.call(suporteCalls.listConcessoes, { tamanho: 100 });
      expect(itens.find(({ id }) => id === concessao.id)?.encerradaEm).not.toBeNull();
    });
  });
}

test('of a build lent to a whole subscription, one broker leaves alone; support sees who', { tag: UMA_VEZ }, async ({ page, browser }) => {
  await openSession(page);
  await page.goto('/home');
  await ready(page, 'home');
  const everyone = await buildOf(page);
  await withAnother(browser, async (other, gateway) => {
    const { construcao } = await lend(gateway, 10, { tipo: 'assinatura' });
    await page.reload();
    await ready(page, 'home');
    expect(await buildOf(page)).toBe(construcao);
    await withAnother(
      browser,
      async (colega) => {
        await colega.goto('/home');
        await ready(colega, 'home');
        await expect(banner(colega)).toBeVisible();
        await banner(page).getByRole('button', { name: 'Sair do modo de suporte' }).click();
        await expect(banner(page)).toBeHidden();
        await ready(page, 'home');
        expect(await buildOf(page)).toBe(everyone);
        await colega.reload();
        await ready(colega, 'home');
        expect(await buildOf(colega)).toBe(construcao);
        await expect(banner(colega)).toBeVisible();
      },
      'perfil',
    );
    await other.goto('/home');
    await ready(other, 'home');
    await other.getByRole('button', { name: /^Abrir as ferramentas de suporte/ }).click();
    await other.getByRole('tab', { name: 'Sobreposições' }).click();
    await expect(other.getByText(/^Saíram: [^,]+ \(\d\d:\d\d\)$/)).toBeVisible();
  });
});

test('a code shows support the broker`s page, and opens the same composition to be looked at', { tag: UMA_VEZ }, async ({
  page,
  browser,
}) => {
  await openSession(page);
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  await page.getByRole('button', { name: /, sua conta$/ }).click();
  await page.getByRole('button', { name: 'Código de suporte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código de suporte' });
  const codigo = (await dialog.locator('output').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /, sua conta$/ })).toBeFocused();
  await withAnother(browser, async (other, gateway) => {
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
    await gateway.call(suporteCalls.leave, {});
  });
});

test('a broker is told nothing of registered builds, grants or codes', { tag: UMA_VEZ }, async ({ page }) => {
  const gateway = await openSession(page);
  const refusals = await Promise.all([
    gateway.send(suporteCalls.listConstrucoes, {}),
    gateway.send(suporteCalls.listConcessoes, {}),
    gateway.send(suporteCalls.listAuditoria, {}),
    gateway.send(suporteCalls.readCodigo, { codigo: 'K7QF-2M9X' }),
  ]);
  expect(refusals.map((reply) => reply.status())).toEqual([403, 403, 403, 403]);
});
