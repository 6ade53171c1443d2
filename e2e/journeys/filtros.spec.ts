import { filtroCalls } from '@balcao/contracts';
import type { Locator, Page } from '@playwright/test';
import { openSession } from '../support/gateway.ts';
import { createOrcamento } from '../support/orcamentos.ts';
import { tabTo } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const LISTA = '/multicalculo/orcamentos';
const PERDIDO = 'Este filtro não existe mais ou deixou de ser partilhado.';
const linhas = (page: Page): Locator => page.getByRole('table', { name: 'Orçamentos encontrados' }).locator('tbody').getByRole('row');
const abas = (page: Page): Locator => page.getByRole('navigation', { name: 'Filtros salvos' });

test('a filter is made by keyboard, becomes a tab, the default, and then nothing', async ({ page, queixas }) => {
  queixas.tolerate(/422/);
  const gateway = await openSession(page);
  const { nome } = await createOrcamento(gateway);
  await page.goto(LISTA);
  await ready(page, 'orcamentos');

  await test.step('made by keyboard', async () => {
    await tabTo(page, 'Novo filtro', 60);
    await page.keyboard.press('Enter');
    await ready(page, 'filtrosNovo');
    const condicao = page.getByRole('group', { name: 'Condição 1 de 1' });
    await expect(condicao).toContainText('Segurado');
    await tabTo(page, /Valor/, 60);
    await page.keyboard.type(nome);
    await expect(page.getByText('Encontra 1 registro')).toBeVisible();
    await tabTo(page, 'Adicionar condição', 6);
    await page.keyboard.press('Enter');
    const campo = page.getByRole('group', { name: 'Condição 2 de 2' }).getByRole('button', { name: /Campo/ });
    await expect(campo).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sit');
    await page.keyboard.press('Enter');
    // the list gives the focus back a moment after it closes: Tab before that would begin at the top of the page
    await expect(campo).toBeFocused();
    await expect(campo).toContainText('Situação');
    await tabTo(page, 'Rascunho', 6);
    await page.keyboard.press('Space');
    await tabTo(page, /^Nome/, 20);
    await page.keyboard.type(nome);
    await page.keyboard.press('Enter');
    await ready(page, 'orcamentos');
  });

  await test.step('a tab and its rows', async () => {
    await expect(page).toHaveURL(/[?&]filtro=/);
    await expect(abas(page).getByRole('link', { name: nome })).toHaveAttribute('aria-current', 'true');
    await expect(linhas(page)).toHaveCount(1);
    await expect(linhas(page).first()).toContainText(nome);
    await expectAccessible(page);
  });

  const acoes = page.getByRole('button', { name: `Ações do filtro ${nome}` });
  await test.step('the default: the list opens with it', async () => {
    await acoes.click();
    await page.getByRole('menuitem', { name: 'Tornar padrão' }).click();
    await expect(abas(page).getByRole('link', { name: `${nome} (padrão da lista)` })).toBeVisible();
    await page.goto(LISTA);
    await expect(page).toHaveURL(/[?&]filtro=/);
    await expect(linhas(page)).toHaveCount(1);
  });

  await test.step('changed: what it asked is there', async () => {
    await acoes.click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await ready(page, 'filtrosNovo');
    await expect(page.getByRole('group', { name: 'Condição 1 de 2' }).getByRole('textbox', { name: 'Valor' })).toHaveValue(nome);
    await page.getByRole('button', { name: 'Remover condição 2 de 2' }).click();
    await expect(page.getByRole('group', { name: 'Condição 1 de 1' }).getByRole('button', { name: /Campo/ })).toBeFocused();
    await page.getByRole('button', { name: 'Salvar filtro' }).click();
    await ready(page, 'orcamentos');
    await expect(linhas(page)).toHaveCount(1);
  });

  await test.step('deleted: the whole list, and its old address says that it is gone', async () => {
    const endereco = page.url();
    await acoes.click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    const sure = page.getByRole('alertdialog', { name: `Excluir o filtro ${nome}?` });
    await sure.getByRole('button', { name: 'Excluir' }).click();
    await expect(sure).toBeHidden();
    await expect(linhas(page)).toHaveCount(20);
    await expect(abas(page).getByRole('link', { name: 'Todos' })).toBeFocused();
    await expect(abas(page).getByRole('link', { name: nome })).toHaveCount(0);
    await page.goto(endereco);
    await expect(page.getByText(PERDIDO)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver todos' }).click();
    await expect(linhas(page)).toHaveCount(20);
    expect(await gateway.call(filtroCalls.listFiltros, { lista: 'ORCAMENTOS' })).not.toContainEqual(expect.objectContaining({ nome }));
  });
});

for (const width of [1440, 390]) {
  test(`the form of a filter is accessible and within its screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSession(page, 'admin');
    await page.goto('/filtros/novo?lista=ORCAMENTOS');
    await ready(page, 'filtrosNovo');
    await page.getByRole('button', { name: 'Adicionar condição' }).click();
    await page.getByRole('button', { name: 'Adicionar grupo' }).click();
    const grupo = page.getByRole('group', { name: 'Grupo 1' });
    await grupo.getByRole('button', { name: /Campo/ }).click();
    await page.getByRole('option', { name: 'Situação' }).click();
    await page.getByRole('button', { name: 'Salvar filtro' }).click();
    await expect(page.getByText('Escreva o que procurar.').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  });
}
