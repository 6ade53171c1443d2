import { openSession, type Sessao } from '../support/api.ts';
import { type Calculado, findCalculado } from '../support/demonstracao.ts';
import { expectScreen, expectScreens, LARGURAS, tabTo, watchPage } from '../support/screen.ts';
import { expect, ready, test } from '../support/test.ts';

const NENHUM = '/multicalculo/orcamento-multicalculo?id=018f0000-0000-7000-8000-000000000000';
let calculado: Calculado;

test.beforeEach(async ({ page, context }) => {
  await watchPage(page);
  const sessao: Sessao = await openSession(context);
  calculado ??= await findCalculado(sessao);
});

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });
    test('the form and the results are whole, still and accessible, and so is an address that names no quote of ours', async ({
      page,
      queixas,
    }) => {
      const tela = { rota: 'orcamentoAuto', titulo: `Orçamento auto nº ${calculado.numero}` };
      await expectScreens(page, [
        { endereco: calculado.formulario, ...tela },
        { endereco: calculado.resultados, ...tela },
      ]);
      await expect(page.getByText('Melhor preço')).toBeVisible();
      queixas.tolerate(/status of 404/);
      await page.goto(NENHUM);
      await expectScreen(page, { rota: 'orcamentoAuto', titulo: /· Balcão$/ });
    });
  });
}

test('the tabs answer to the arrows and the keyboard reaches Calcular', async ({ page }) => {
  await page.goto(calculado.formulario);
  await ready(page, 'orcamentoAuto');
  await page.getByRole('tab', { name: 'Dados' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Resultados' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Dados' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Limpar seleção' }).focus();
  await tabTo(page, 'Calcular', 70);
});

test('a list opened by keyboard closes with Esc and leaves the choice as it was', async ({ page }) => {
  await page.goto(calculado.formulario);
  await ready(page, 'orcamentoAuto');
  const sexo = page.getByRole('button', { name: /Sexo/ });
  const before = await sexo.textContent();
  await sexo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(sexo).toBeFocused();
  await expect(sexo).toHaveText(before ?? '');
});
