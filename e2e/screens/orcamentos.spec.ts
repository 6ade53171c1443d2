import type { Locator } from '@playwright/test';
import { openSession } from '../support/api.ts';
import { LARGURAS, tabTo, widenOrcamentos } from '../support/screen.ts';
import { expect, ready, test } from '../support/test.ts';

test.beforeEach(({ context }) => openSession(context));

test('the heads of the columns stay in sight below the bar while the rows scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  await page.getByRole('button', { name: 'Próxima página' }).scrollIntoViewIfNeeded();
  const head = page.getByRole('columnheader', { name: 'Segurado' });
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(56);
});

test('the heads of a table wider than its screen stay in sight while its rows scroll, and the table is never higher than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await widenOrcamentos(page);
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  const frame = page.getByRole('region', { name: 'Orçamentos encontrados' });
  await expect(frame.getByRole('row').nth(20)).toBeAttached();
  await page.getByRole('button', { name: 'Próxima página' }).scrollIntoViewIfNeeded();
  await frame.evaluate((box) => box.scrollTo({ top: box.scrollHeight, left: 200 }));
  const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? -1);
  const top = await topOf(frame);
  expect(top).toBeGreaterThanOrEqual(56);
  expect(await topOf(frame.getByRole('columnheader', { name: 'Segurado' }))).toBe(top);
  await expect(frame.getByRole('row').last()).toBeInViewport();
});

test('the keyboard reaches the filters, the rows and their actions, and Esc closes what it opened', async ({ page }) => {
  await page.goto('/multicalculo/orcamentos');
  await ready(page, 'orcamentos');
  // the menu's, then the page's own
  await tabTo(page, 'Novo orçamento');
  await tabTo(page, 'Novo orçamento', 40);
  await tabTo(page, 'Todos', 1);
  await tabTo(page, 'Novo filtro', 4);
  await tabTo(page, /^Buscar/, 1);
  await tabTo(page, 'Todas as situações', 2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Rascunho' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Rascunho' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Todas as situações' })).toBeFocused();
  await tabTo(page, /^Ações/, 60);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
});

for (const [lista, rota, rotulos] of [
  ['orcamentos', 'orcamentos', ['Criado de', 'Criado até']],
  ['cotacoes', 'cotacoes', ['Calculado de', 'Calculado até']],
] as const) {
  for (const { nome, viewport } of LARGURAS) {
    test(`the days of /multicalculo/${lista} stand side by side on ${nome}, by their names, and are typed`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`/multicalculo/${lista}`);
      await ready(page, rota);
      // on a phone the filters are behind one button
      if (viewport.width < 576) await page.getByRole('button', { name: 'Filtros', exact: true }).click();
      // the window of the filters slides in: its fields are measured once they rest
      await expect(async () => {
        const [de, ate] = await Promise.all(rotulos.map((rotulo) => page.getByRole('group', { name: rotulo }).boundingBox()));
        if (!de || !ate) throw new Error('the list has no days to narrow it by');
        expect([de.y, de.width, de.height]).toEqual([ate.y, ate.width, ate.height]);
        expect(ate.x).toBeGreaterThanOrEqual(de.x + de.width);
        expect(ate.x + ate.width).toBeLessThanOrEqual(viewport.width);
      }).toPass();
      for (const rotulo of rotulos) await expect(page.getByText(rotulo, { exact: true })).toBeVisible();
      await page.getByRole('group', { name: rotulos[0] }).getByRole('spinbutton').first().focus();
      await page.keyboard.type('01022026');
      await expect(page).toHaveURL(/[?&]de=2026-02-01/);
      await expect(page.getByRole('button', { name: 'Limpar filtros (1)' })).toBeVisible();
    });
  }
}
