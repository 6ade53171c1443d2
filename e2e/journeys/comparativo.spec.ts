import { readFile } from 'node:fs/promises';
import { pdfText } from '@balcao/testing/pdf-text';
import type { Locator, Page } from '@playwright/test';
import { type Gateway, openSession } from '../support/gateway.ts';
import { openOrcamento, calculate, createOrcamento, waitForFim, type Orcamento, RAPIDAS } from '../support/orcamentos.ts';
import { expectConcluido, linhaDe } from '../support/resultados.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const grade = (page: Page): Locator => page.getByRole('region', { name: 'Ofertas lado a lado' });

async function comResultados(gateway: Gateway): Promise<{ orcamento: Orcamento; cotacaoId: string; ofertas: string[] }> {
  const orcamento = await createOrcamento(gateway);
  const cotacaoId = await calculate(gateway, orcamento);
  const { resultados } = await waitForFim(gateway, cotacaoId);
  return { orcamento, cotacaoId, ofertas: resultados.flatMap(({ ofertas }) => ofertas.map(({ id }) => id)) };
}

test('three offers chosen among the results stand side by side, their differences told, and go to the client as a PDF', async ({
  page,
}) => {
  const gateway = await openSession(page);
  const { orcamento } = await comResultados(gateway);
  await openOrcamento(page, orcamento, { aba: 'resultados' });
  await expectConcluido(page, RAPIDAS.length);

  await test.step('on paper: the offers whole, and nothing that is pressed, chosen or opened', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(linhaDe(page, 'Jequitibá Seguros')).toBeVisible();
    for (const role of ['button', 'tab', 'checkbox', 'radio', 'combobox'] as const)
      await expect(page.getByRole('main').getByRole(role).filter({ visible: true })).toHaveCount(0);
    expect(await linhaDe(page, 'Jequitibá Seguros').evaluate((linha) => getComputedStyle(linha).breakInside)).toBe('avoid');
    // the paper is handed to the client
    await expect(page.getByRole('main').getByText('Comissão').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('from two on they can be compared', async () => {
    const bar = page.getByRole('region', { name: 'Comparar' });
    await page.getByRole('checkbox', { name: /^Comparar Jequitibá Seguros/ }).check();
    await expect(bar.getByRole('button', { name: 'Comparar' })).toBeDisabled();
    await page.getByRole('checkbox', { name: /^Comparar Sabiá Seguros/ }).check();
    await page
      .getByRole('checkbox', { name: /^Comparar Capivara Seguros/ })
      .first()
      .check();
    await expect(bar).toContainText('3 ofertas escolhidas');
    await bar.getByRole('link', { name: 'Comparar' }).click();
    await ready(page, 'comparativo');
  });

  await test.step('columns in the order they were chosen, what differs marked', async () => {
    await expect(grade(page).getByRole('columnheader')).toContainText([
      'Característica',
      'Jequitibá Seguros',
      'Sabiá Seguros',
      'Capivara Seguros',
    ]);
    const differing = grade(page).getByRole('rowheader', { name: /\(As ofertas diferem aqui\)/ });
    await expect(differing.first()).toBeVisible();
    const marked = await differing.first().evaluate((header) => getComputedStyle(header.nextElementSibling as Element).backgroundColor);
    const plain = await grade(page)
      .locator('tbody tr:has(td)', { hasNotText: 'As ofertas diferem aqui' })
      .first()
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(marked).not.toBe(plain);
    await expectAccessible(page);
  });

  await test.step('only the differences, when asked', async () => {
    const rows = grade(page).locator('tbody tr:has(td)');
    const all = await rows.count();
    const differing = await rows.filter({ hasText: 'As ofertas diferem aqui' }).count();
    expect(differing).toBeLessThan(all);
    await page.getByRole('checkbox', { name: 'Mostrar só diferenças' }).check();
    await expect(rows).toHaveCount(differing);
    await page.getByRole('checkbox', { name: 'Mostrar só diferenças' }).uncheck();
    await expect(rows).toHaveCount(all);
  });

  await test.step('the PDF carries the brokerage, the insured and the three offers', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Baixar PDF' }).click()]);
    expect(file.suggestedFilename()).toBe(`comparativo-orcamento-${orcamento.numero}.pdf`);
    const pdf = await readFile(await file.path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdfText(pdf);
    for (const words of ['Vale do Sapucaí Corretora', orcamento.nome, 'Jequitibá Seguros', 'Sabiá Seguros', 'Capivara Seguros']) {
      expect(text).toContain(words);
    }
  });

  await test.step('on paper: the grid and its title, nothing of the site around it, nothing cut', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#slot-navbar')).toBeHidden();
    await expect(page.locator('#slot-menu')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Comparativo de ofertas' })).toBeVisible();
    const { height, scrollHeight } = await grade(page).evaluate((box) => ({ height: box.clientHeight, scrollHeight: box.scrollHeight }));
    expect(height).toBe(scrollHeight);
    expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('and back to the results of that run', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Resultados' }).click();
    await ready(page, 'orcamentoAuto');
    await expectConcluido(page, RAPIDAS.length);
    await expect(page.getByRole('region', { name: 'Comparar' })).toContainText('3 ofertas escolhidas');
    await expect(page.getByRole('checkbox', { name: /^Comparar Sabiá Seguros/ })).toBeChecked();
    await page.reload();
    await ready(page, 'orcamentoAuto');
    await expect(page.getByRole('region', { name: 'Comparar' })).toContainText('3 ofertas escolhidas');
  });
});

test('what was chosen is kept on the way to the client and back, by the link and by the browser', async ({ page }) => {
  const gateway = await openSession(page);
  const { orcamento } = await comResultados(gateway);
  await openOrcamento(page, orcamento, { aba: 'resultados' });
  await expectConcluido(page, RAPIDAS.length);
  const bar = page.getByRole('region', { name: 'Comparar' });
  await page.getByRole('checkbox', { name: /^Comparar Jequitibá Seguros/ }).check();
  await page.getByRole('checkbox', { name: /^Comparar Sabiá Seguros/ }).check();
  for (const volta of [() => page.getByRole('main').getByRole('link', { name: 'Voltar ao orçamento' }).click(), () => page.goBack()]) {
    await bar.getByRole('link', { name: 'Enviar ao cliente' }).click();
    await ready(page, 'orcamentoEnviarEmail');
    await volta();
    await ready(page, 'orcamentoAuto');
    await expect(bar).toContainText('2 ofertas escolhidas');
    await expect(page.getByRole('checkbox', { name: /^Comparar Sabiá Seguros/ })).toBeChecked();
  }
});

test('a sixth offer cannot be chosen', async ({ page }) => {
  const gateway = await openSession(page);
  const seguradoras = [...RAPIDAS, 'mico_leao_seguros', 'onca_pintada_seguros'];
  const orcamento = await createOrcamento(gateway, {
    comercial: { seguradoras, comissaoBps: Object.fromEntries(seguradoras.map((slug) => [slug, 2_000])) },
  });
  await waitForFim(gateway, await calculate(gateway, orcamento));
  await openOrcamento(page, orcamento, { aba: 'resultados' });
  await expectConcluido(page, seguradoras.length);
  const boxes = page.getByRole('checkbox', { name: /^Comparar / });
  await expect(boxes).toHaveCount(5);
  await linhaDe(page, 'Capivara Seguros').getByRole('button', { name: '+1 pacote de Capivara Seguros' }).click();
  await expect(boxes).toHaveCount(6);
  for (const index of [0, 1, 2, 3, 4]) await boxes.nth(index).check();
  await expect(boxes.nth(5)).toBeDisabled();
  await boxes.first().uncheck();
  await expect(boxes.nth(5)).toBeEnabled();
});

test('an address that names no offers, or offers that are gone, says so and leads back', async ({ page }) => {
  const gateway = await openSession(page);
  const { orcamento, cotacaoId, ofertas } = await comResultados(gateway);
  const open = (resto: Record<string, string>) =>
    page.goto(`/multicalculo/hfy-comparativo?${new URLSearchParams({ id: orcamento.id, cotacao: cotacaoId, ...resto })}`);

  await open({ ofertas: '' });
  await expect(page.getByText('Escolha de 1 a 5 ofertas')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para os orçamentos' })).toBeVisible();

  await open({ ofertas: [ofertas[0], '0190b000-0000-7000-8000-00000000dead'].join(',') });
  await expect(page.getByText('Estas ofertas não estão mais nesta versão')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar aos resultados' }).click();
  await ready(page, 'orcamentoAuto');
  await expectConcluido(page, RAPIDAS.length);
});

test('on a phone the comparison scrolls inside itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const gateway = await openSession(page);
  const { orcamento, cotacaoId, ofertas } = await comResultados(gateway);
  const search = new URLSearchParams({ id: orcamento.id, cotacao: cotacaoId, ofertas: ofertas.slice(0, 3).join(',') });
  await page.goto(`/multicalculo/hfy-comparativo?${search}`);
  await ready(page, 'comparativo');
  const inside = await grade(page).evaluate((box) => box.scrollWidth > box.clientWidth);
  const outside = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect({ inside, outside }).toEqual({ inside: true, outside: false });
  await expectAccessible(page);
});
