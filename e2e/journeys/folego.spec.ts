import { openSession } from '../support/api.ts';
import { expectSettled, goInside, watchInFlight } from '../support/modules.ts';
import { expect, ready, test } from '../support/test.ts';

const BLOQUEADA = 'Não foi possível abrir a janela de suporte. Verifique o bloqueador de pop-up do seu navegador.';

for (const [nome, de, origem, para, rota] of [
  ['of another parcel', '/multicalculo/novo-orcamento', 'novoOrcamento', '/home', 'home'],
  ['of the frame', '/home', 'home', '/relatorios/producao', 'relatorioProducao'],
  ['of the parcel that is on screen', '/multicalculo/cotacoes', 'cotacoes', '/multicalculo/novo-orcamento', 'novoOrcamento'],
] as const) {
  test(`two navigations in one breath, the second cancelled, leave on screen what the first asked for: a page ${nome}`, async ({
    page,
    context,
  }) => {
    await openSession(context, 'corretor');
    const inFlight = watchInFlight(page);
    await page.goto(de);
    await ready(page, origem);
    await page.evaluate(() => {
      window.open = () => null;
    });
    const told = page.getByText(BLOQUEADA);
    const dismiss = page.getByRole('button', { name: 'Dispensar aviso' });
    // what cancels /suporte comes after the first screen: until then both navigations simply happen
    await expect(async () => {
      await goInside(page, de);
      await ready(page, origem);
      // the page of /suporte says the same when it was reached
      while ((await dismiss.count()) > 0) await dismiss.first().click();
      await expect(told).toHaveCount(0);
      await expectSettled(page);
      await page.evaluate((primeiro) => {
        window.history.pushState({}, '', primeiro);
        window.history.pushState({}, '', '/suporte');
      }, para);
      await expect(told.first()).toBeVisible({ timeout: 1_000 });
    }).toPass();

    // the files of a page that was asked for and cancelled may still come, and must not bring it
    await expect.poll(inFlight).toEqual([]);
    await expectSettled(page);
    await expect(page).toHaveURL(new RegExp(`${para}$`));
    await ready(page, rota);
    await expect(page.locator('main[data-route]')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
