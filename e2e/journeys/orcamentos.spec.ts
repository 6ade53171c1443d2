import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { campo } from '../support/formulario.ts';
import { openSession } from '../support/gateway.ts';
import { createOrcamento, nomeUnico } from '../support/orcamentos.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const LISTA = '/multicalculo/orcamentos';
const linhas = (page: Page): Locator => page.getByRole('table', { name: 'Orçamentos encontrados' }).locator('tbody').getByRole('row');
const busca = (page: Page): Locator => page.getByRole('searchbox', { name: 'Buscar por segurado, placa ou número' });
const acao = async (page: Page, numero: number, nome: string): Promise<void> => {
  await page.getByRole('button', { name: `Ações do orçamento ${numero}` }).click();
  await page.getByRole('menuitem', { name: nome }).click();
};

test('filters, order and page live in the address: reload and Back find the same list', async ({ page }) => {
  // who sees the whole brokerage's: more than one page, whatever is filtered
  await openSession(page, 'admin');
  await page.goto(LISTA);
  await ready(page, 'orcamentos');
  await expect(linhas(page)).toHaveCount(20);
  await expectAccessible(page);

  await test.step('situation', async () => {
    await page.getByRole('button', { name: 'Todas as situações' }).click();
    // the box shows what the address says
    await page.getByRole('checkbox', { name: 'Calculado' }).click();
    await expect(page.getByRole('checkbox', { name: 'Calculado' })).toBeChecked();
    await expect(page).toHaveURL(/status=CALCULADO/);
    await page.keyboard.press('Escape');
    // a manual quote has prices without a calculation
    await expect(linhas(page).filter({ hasNotText: /Calculado|Com preços/ })).toHaveCount(0);
  });

  await test.step('order by the premium, then the other way', async () => {
    await page.getByRole('columnheader', { name: 'Prêmio' }).getByRole('button').click();
    await expect(page).toHaveURL(/ordenar=-?melhorPremio/);
    await ready(page, 'orcamentos');
    const first = await pricesOf(page, /ordenar=-/.test(page.url()));
    await page.getByRole('columnheader', { name: 'Prêmio' }).getByRole('button').click();
    await expect.poll(() => pricesOf(page, /ordenar=-/.test(page.url()))).not.toEqual(first);
  });

  await test.step('second page', async () => {
    const first = await linhas(page).first().textContent();
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(page.getByRole('navigation', { name: 'Paginação' })).toContainText(/21–\d+ de \d+/);
    await expect(linhas(page).first()).not.toHaveText(first ?? '');
  });

  await test.step('the same after a reload, and the first page on Back', async () => {
    // by name: the moments in a row are relative, and go on
    const nomes = linhas(page).getByRole('rowheader');
    const antes = await nomes.allTextContents();
    expect(antes).toHaveLength(20);
    await page.reload();
    await expect(nomes).toHaveText(antes);
    await page.goBack();
    await expect(page).not.toHaveURL(/pagina=2/);
    await expect(page.getByRole('navigation', { name: 'Paginação' })).toContainText('1–20 de');
  });

  await test.step('another filter goes back to the first page', async () => {
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await busca(page).fill('a');
    await expect(page).toHaveURL(/[?&]q=a/);
    await expect(page).not.toHaveURL(/pagina=2/);
  });
});

test('a new draft of the same data opens in the line asked for and leaves the old one alone', async ({ page }) => {
  const gateway = await openSession(page);
  const { numero, nome, id } = await createOrcamento(gateway);
  await page.goto(`${LISTA}?${new URLSearchParams({ q: nome })}`);
  await expect(linhas(page)).toHaveCount(1);
  const dialogo = page.getByRole('dialog', { name: `Novo com os dados do orçamento ${numero}` });
  const copyCaso = async () => {
    await acao(page, numero, 'Novo com os mesmos dados');
    await expect(dialogo.getByRole('radio', { name: /^Auto/ })).toBeChecked();
  };
  await copyCaso();
  await expectAccessible(page);
  await dialogo.getByRole('button', { name: 'Abrir novo orçamento' }).click();
  await ready(page, 'orcamentoAuto');
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(campo(page, 'risco.segurado.nome')).toHaveValue(nome);
  await page.goto(`${LISTA}?${new URLSearchParams({ q: nome })}`);
  await expect(linhas(page)).toHaveCount(2);

  await test.step('into another line goes who is insured', async () => {
    await copyCaso();
    // the circle is drawn over the box itself
    await dialogo.getByText('Residencial', { exact: true }).click();
    await dialogo.getByRole('button', { name: 'Abrir novo orçamento' }).click();
    await ready(page, 'orcamentoResidencial');
    await expect(campo(page, 'risco.segurado.nome')).toHaveValue(nome);
  });
});

/** What a list is taken out as: the file that comes of the choice in its menu. */
async function exportAs(page: Page, formato: string) {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: formato }).click()]);
  return file;
}

test('the filtered list leaves as CSV or as a sheet of Excel, whole, and no name becomes a formula', async ({ page }) => {
  const gateway = await openSession(page);
  const marca = nomeUnico('Teresa');
  await createOrcamento(gateway, { risco: { segurado: { nome: `=SOMA(A1) ${marca}` } } });
  await createOrcamento(gateway, { risco: { segurado: { nome: `${marca}; Filha` } } });
  await page.goto(`${LISTA}?${new URLSearchParams({ q: marca })}`);
  await expect(linhas(page)).toHaveCount(2);
  const file = await exportAs(page, 'CSV');
  expect(file.suggestedFilename()).toMatch(/^orcamentos-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFNúmero;')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain(`;'=SOMA(A1) ${marca};`);
  expect(text).toContain(`"${marca}; Filha"`);
  const sheet = await exportAs(page, 'Excel (XLSX)');
  expect(sheet.suggestedFilename()).toMatch(/^orcamentos-\d{4}-\d\d-\d\d\.xlsx$/);
  // an archive, which is what a sheet is
  expect((await readFile(await sheet.path())).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
});

test('on a phone each quote is a card that can be opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const gateway = await openSession(page);
  const { nome, id } = await createOrcamento(gateway);
  await page.goto(`${LISTA}?${new URLSearchParams({ q: nome })}`);
  await expect(linhas(page)).toHaveCount(1);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  await page.getByRole('link', { name: nome }).click();
  await ready(page, 'orcamentoAuto');
  await expect(page).toHaveURL(new RegExp(id));
});

/** Best premiums on screen, once they stand in the order asked for. */
async function pricesOf(page: Page, isDescending: boolean): Promise<number[]> {
  const read = async () => {
    const texts = await linhas(page).allTextContents();
    // what is insured may name an amount of its own, before the premium
    return texts.map((text) => Number([...text.matchAll(/R\$\s?([\d.]+,\d\d)/g)].at(-1)?.[1]?.replace(/\D/g, '') ?? 0));
  };
  await expect.poll(async () => isSorted(await read(), isDescending)).toBe(true);
  return read();
}

const isSorted = (values: readonly number[], isDescending: boolean): boolean =>
  values.every((value, index) => index === 0 || (isDescending ? value <= (values[index - 1] ?? 0) : value >= (values[index - 1] ?? 0)));
