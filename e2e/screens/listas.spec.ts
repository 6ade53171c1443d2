import { expectNothingOverFocus } from '../support/focus.ts';
import { openSession } from '../support/gateway.ts';
import { UMA_VEZ } from '../support/site.ts';
import { widenOrcamentos } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const LISTAS = [
  ['/multicalculo/orcamentos', 'orcamentos'],
  ['/multicalculo/cotacoes', 'cotacoes'],
  ['/multicalculo/orcamento-renovacao', 'orcamentoRenovacao'],
  ['/multicalculo/orcamento-recusado', 'orcamentoRecusado'],
] as const;

const OUTRAS = [
  ['/configuracao/ramos', 'ramos'],
  ['/configuracao/seguradoras', 'seguradoras'],
  ['/configuracao/produtores', 'produtores'],
  ['/configuracao/usuarios', 'usuarios'],
  ['/minhaConta/HistoricoConsumo', 'historicoConsumo'],
  ['/LGPD/permissoesSegurados', 'lgpdPermissoes'],
] as const;

test('every list shows at least ten records at 1366 × 768, each on one line', { tag: UMA_VEZ }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  // who sees the whole brokerage's: more than one page
  await openSession(page, 'admin');
  for (const [endereco, rota] of [...LISTAS, ...OUTRAS]) {
    await page.goto(endereco);
    await ready(page, rota);
    const linhas = page.locator('tbody').getByRole('row');
    await expect(linhas.nth(1)).toBeVisible();
    const boxes = await linhas.evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
    expect(Math.max(...boxes.map(({ top, bottom }) => bottom - top)), endereco).toBeLessThanOrEqual(44);
    const inside = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= 768).length;
    expect(inside, endereco).toBeGreaterThanOrEqual(Math.min(10, boxes.length));
    expect(inside, endereco).toBeGreaterThan(0);
    await expectNothingOverFocus(page);
  }
});

for (const [endereco, rota] of LISTAS) {
  test(`${endereco} never presses the name of a record together, and scrolls sideways only below 1366 px`, async ({ page }) => {
    await openSession(page, 'admin');
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(endereco);
    await ready(page, rota);
    const nome = page.locator('tbody').getByRole('rowheader').first();
    await expect(nome).toBeVisible();
    const widthOf = () => nome.evaluate((cell) => cell.getBoundingClientRect().width);
    const hidden = await nome.evaluate((cell) => {
      const table = cell.closest('table') as HTMLElement;
      return table.scrollWidth - (table.parentElement as HTMLElement).clientWidth;
    });
    expect(hidden).toBeLessThanOrEqual(0);
    for (const width of [1366, 1024, 800]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await widthOf()).toBeGreaterThanOrEqual(140);
    }
  });
}

/** Words of cards that their buttons stand over. Runs in the page. */
function readCovered(rows: Element[]): string[] {
  const boxesOf = (row: Element, selector: string) =>
    [...row.querySelectorAll(selector)].map((one) => ({ words: one.textContent ?? '', box: one.getBoundingClientRect() }));
  return rows.flatMap((row) => {
    const buttons = boxesOf(row, 'td:last-child:not([data-label]) :is(button, a)');
    return boxesOf(row, '[data-label] > span')
      .filter(({ box }) =>
        buttons.some(
          ({ box: other }) => box.bottom > other.top + 1 && box.top < other.bottom - 1 && box.right > other.left && box.left < other.right,
        ),
      )
      .map(({ words }) => words);
  });
}

const DA_GESTAO = [
  ['/centralVendas/propostas', 'propostas'],
  ['/segurados/painel', 'seguradosPainel'],
  ['/segurados/painel?oportunidades=sim', 'seguradosPainel'],
  ['/financeiro/parcelas', 'parcelas'],
  ['/financeiro/parcelasAtrasadas', 'parcelasAtrasadas'],
  ['/financeiro/repasses', 'repasses'],
] as const;

test('controls above a list are of one height and no column is cut at 1440 px; on a phone a card is at most 100 px high', {
  tag: UMA_VEZ,
}, async ({ page }) => {
  await openSession(page, 'admin');
  for (const [endereco, rota] of [...LISTAS, ...DA_GESTAO]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(endereco);
    await ready(page, rota);
    const linhas = page.locator('tbody').getByRole('row');
    await expect(linhas.nth(1)).toBeVisible();
    // of the table, which stays while its rows are read again
    const cortado = await page
      .getByRole('table')
      .filter({ has: linhas.first() })
      .evaluate((table) => table.scrollWidth - (table.parentElement as HTMLElement).clientWidth);
    expect(cortado, endereco).toBeLessThanOrEqual(0);
    const alturas = await page
      .getByRole('search')
      .getByRole('button')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    // the button of a calendar stands inside its field
    expect(Math.max(...alturas.filter((altura) => altura > 0), 0), endereco).toBeLessThanOrEqual(36);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(linhas.nth(1)).toBeVisible();
    const cartoes = await linhas.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(cartoes.length).toBeGreaterThan(1);
    expect(Math.max(...cartoes), endereco).toBeLessThanOrEqual(100);
    expect(await linhas.evaluateAll(readCovered), endereco).toEqual([]);
  }
});

test('on a phone the filters fold behind one button, which says how many are on and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, 'admin');
  await page.goto('/multicalculo/orcamentos?status=CALCULADO');
  await ready(page, 'orcamentos');
  const button = page.getByRole('button', { name: 'Filtros (1)' });
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(page.getByRole('group', { name: 'Criado de' })).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filtros' });
  await expect(dialog.getByRole('group', { name: 'Criado de' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Só urgentes' }).click();
  await expect(page).toHaveURL(/urgente=sim/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtros (2)' })).toBeFocused();
});

test('columns are hidden and moved, the browser keeps it for whoever did it, and the table is put back as it was', async ({ page }) => {
  await openSession(page, 'admin');
  await page.goto('/multicalculo/cotacoes');
  await ready(page, 'cotacoes');
  const heads = page.getByRole('columnheader');
  await expect(heads.nth(1)).toHaveText('Data');
  await page.getByRole('button', { name: 'Colunas' }).click();
  const colunas = page.getByRole('group', { name: 'Colunas' });
  await expectAccessible(page);
  await colunas.getByRole('button', { name: 'Mover Linha para antes' }).click();
  await colunas.getByRole('checkbox', { name: 'Data' }).uncheck();
  await expect(heads.nth(1)).toHaveText('Linha');
  await page.reload();
  await ready(page, 'cotacoes');
  await expect(heads.nth(1)).toHaveText('Linha');
  await expect(page.getByRole('columnheader', { name: 'Data' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await expect(heads.nth(1)).toHaveText('Data');
});

test('what names a record and the box that selects it stay in sight while the other columns scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await widenOrcamentos(page);
  await openSession(page, 'admin');
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  const table = page.getByRole('region', { name: 'Orçamentos encontrados' });
  const name = table.getByRole('rowheader').first();
  await expect(name).toBeVisible();
  const left = async () => Math.round((await name.boundingBox())?.x ?? -1);
  const before = await left();
  await table.evaluate((box) => box.scrollTo({ left: 400 }));
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await left()).toBe(before);
});

test('with forced colours a selected record is told by a line of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSession(page, 'admin');
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  const linhas = page.getByRole('table', { name: 'Orçamentos encontrados' }).locator('tbody').getByRole('row');
  const outline = (n: number) => linhas.nth(n).evaluate((row) => getComputedStyle(row).outlineStyle);
  await linhas.nth(0).getByRole('checkbox').check();
  expect([await outline(0), await outline(1)]).toEqual(['solid', 'none']);
});
