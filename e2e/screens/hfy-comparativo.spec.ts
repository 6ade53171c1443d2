import { openSession, type Sessao } from '../support/api.ts';
import { type Calculado, findCalculado } from '../support/demonstracao.ts';
import { expectScreens, LARGURAS, tabTo, watchPage } from '../support/screen.ts';
import { expect, ready, test } from '../support/test.ts';

const tela = { rota: 'comparativo', titulo: 'Comparativo de ofertas' };
let calculado: Calculado;

test.beforeEach(async ({ page, context }) => {
  await watchPage(page);
  const sessao: Sessao = await openSession(context);
  calculado ??= await findCalculado(sessao);
});

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });
    test('the offers side by side are whole, still and accessible, and so is an incomplete address', ({ page }) =>
      expectScreens(
        page,
        [calculado.comparativo, '/multicalculo/hfy-comparativo'].map((endereco) => ({ endereco, ...tela })),
      ));
  });
}

test('on paper there is the title and the grid, whole, without bar, menu or buttons', async ({ page }) => {
  await page.goto(calculado.comparativo);
  await ready(page, 'comparativo');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  // nothing is left behind a scroller: paper does not scroll
  const hidden = await table.evaluate((element) => {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1) return box.className;
    return null;
  });
  expect(hidden).toBeNull();
  expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the keyboard reaches printing, sending, the PDF and the differences', async ({ page }) => {
  await page.goto(calculado.comparativo);
  await ready(page, 'comparativo');
  await tabTo(page, 'Imprimir');
  await tabTo(page, 'Enviar ao cliente', 1);
  await tabTo(page, 'Baixar PDF', 1);
  await tabTo(page, 'Mostrar só diferenças', 2);
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Mostrar só diferenças' })).toBeChecked();
});
