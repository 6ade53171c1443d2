import { openSession } from '../support/api.ts';
import { expectScreen, LARGURAS, watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test, typeIn } from '../support/test.ts';

test.beforeEach(({ page }) => watchPage(page));

/** Each width writes a table of its own, of a year nobody is paid in. */
const MESES = { 'a wide screen': '2041', 'a phone': '2042' } as Readonly<Record<string, string>>;

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, () => {
    test.use({ viewport });

    test('a table of withholdings is dated, told at its field what is wrong with it, kept, seen and taken away', async ({
      page,
      context,
    }) => {
      const ano = MESES[nome] ?? '2043';
      await openSession(context, 'pendente');
      await page.goto('/configuracao/parametros');
      await ready(page, 'parametros');
      await page.getByRole('button', { name: 'Nova tabela' }).click();
      const janela = page.getByRole('dialog', { name: 'Nova tabela' });
      await janela.getByRole('button', { name: 'Acrescentar', exact: true }).click();
      await expect(janela.getByRole('textbox', { name: /^Lei ou portaria/ })).toHaveAccessibleDescription(/Campo obrigatório\./);
      await expectAccessible(page);
      const typeDesde = async (dia: string) => {
        await janela.getByRole('spinbutton', { name: /^dia/ }).click();
        await page.keyboard.type(`${dia}01${ano}`);
      };
      await typeDesde('15');
      await typeIn(janela.getByRole('textbox', { name: /^Lei ou portaria/ }), `Portaria 1/${ano}`);
      await janela.getByRole('button', { name: 'Acrescentar', exact: true }).click();
      await expect(janela.getByText('A tabela começa no primeiro dia de um mês.').first()).toBeVisible();
      await expect(janela.getByRole('spinbutton', { name: /^dia/ })).toBeFocused();
      await typeDesde('01');
      await janela.getByRole('button', { name: 'Acrescentar', exact: true }).click();
      await expect(page.getByText('Tabela acrescentada.')).toBeVisible();
      await page.reload();
      await ready(page, 'parametros');
      await page.getByRole('button', { name: `Ver a tabela desde 01/01/${ano}`, exact: true }).click();
      const tabela = page.getByRole('dialog', { name: `Tabela desde 01/01/${ano}` });
      await expect(tabela.getByText(`Portaria 1/${ano}`)).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `Remover a tabela desde 01/01/${ano}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
      await expect(page.getByText('Tabela removida.')).toBeVisible();
      await expect(page.getByRole('button', { name: `Ver a tabela desde 01/01/${ano}`, exact: true })).toHaveCount(0);
    });

    test('the parameters are whole, still and accessible', async ({ page, context }) => {
      await openSession(context, 'pendente');
      await page.goto('/configuracao/parametros');
      await expectScreen(page, { rota: 'parametros', titulo: 'Parâmetros' });
      await expect(page.getByRole('textbox', { name: /^Preço/ })).toBeVisible();
    });
  });
}

test('a weight is changed, what it changes is told before it is saved, and it is there the next time', async ({ page, context }) => {
  await openSession(context, 'pendente');
  await page.goto('/configuracao/parametros');
  await ready(page, 'parametros');
  const franquia = page.getByRole('textbox', { name: /^Franquia/ });
  await expect(franquia).toBeVisible();
  const novo = (await franquia.inputValue()) === '40' ? '30' : '40';
  await franquia.fill('');
  await typeIn(franquia, novo);
  await expect(page.getByRole('list', { name: 'O que muda ao salvar' }).getByText(/^Franquia: de/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Parâmetros salvos')).toBeVisible();
  await page.reload();
  await ready(page, 'parametros');
  await expect(franquia).toHaveValue(novo);
  await expect(page.getByText(/^Alterado por/)).toBeVisible();
});

test('who is not an administrator is told so', async ({ page, context }) => {
  await openSession(context, 'corretor');
  await page.goto('/configuracao/parametros');
  await expectScreen(page, { rota: 'parametros', titulo: 'Parâmetros' });
  await expect(page.getByText('Só administradores mudam os parâmetros')).toBeVisible();
});
