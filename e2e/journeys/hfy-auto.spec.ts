import { openSession } from '../support/gateway.ts';
import { botaoCalcular, campo, expectSalvo } from '../support/formulario.ts';
import { createOrcamento, RAPIDAS, umCarroConhecido } from '../support/orcamentos.ts';
import { expectConcluido, linhaDe } from '../support/resultados.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

test('a pasted message fills the one-page auto, which is calculated, simulated, recalculated in one insurer and compared', async ({
  page,
}) => {
  // the whole way of a quote, twice calculated
  test.slow();
  const gateway = await openSession(page);
  const carro = await umCarroConhecido(gateway);
  const orcamento = await createOrcamento(gateway);
  await page.goto(`/multicalculo/hfy-auto?id=${orcamento.id}`);
  await ready(page, 'hfyAuto');

  await test.step('what the message says goes to its fields, and one press takes it back', async () => {
    const before = await campo(page, 'risco.segurado.cep').inputValue();
    const colar = page.getByRole('textbox', { name: 'Colar dados do cliente' });
    await colar.fill(`Pode cotar? CEP ${carro.endereco.cep} e o e-mail é nova@exemplo.test`);
    await page.getByRole('button', { name: 'Preencher com o texto' }).click();
    await expect(campo(page, 'risco.segurado.email')).toHaveValue('nova@exemplo.test');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(campo(page, 'risco.segurado.cep')).toHaveValue(before);
    await expect(campo(page, 'risco.segurado.email')).not.toHaveValue('nova@exemplo.test');
    await expectAccessible(page);
  });

  await test.step('calculates without leaving the page', async () => {
    await expectSalvo(page);
    await botaoCalcular(page).click();
    await expectConcluido(page, RAPIDAS.length);
    await expect(campo(page, 'risco.segurado.nome')).toBeVisible();
  });

  await test.step('another commission is priced at once, and asked of that insurer alone', async () => {
    await linhaDe(page, 'Jequitibá Seguros')
      .getByRole('button', { name: /^Ver detalhes/ })
      .click();
    await linhaDe(page, 'Jequitibá Seguros')
      .getByRole('button', { name: /^Simular condições/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /Simular condições/ });
    await dialog.getByRole('slider', { name: 'Comissão, deslizar' }).press('ArrowLeft');
    await expect(dialog.getByRole('status', { name: 'Resultado da simulação' })).toContainText('R$');
    await dialog.getByRole('button', { name: 'Aplicar e recalcular' }).click();
    await expectConcluido(page, 1);
    await expect(linhaDe(page, 'Capivara Seguros').getByText('Da versão 1')).toBeVisible();
    await expect(linhaDe(page, 'Jequitibá Seguros').getByText(/Da versão/)).toHaveCount(0);
    await expect(linhaDe(page, 'Jequitibá Seguros')).toContainText('19,5%');
  });

  await test.step('what changed between the two versions is told', async () => {
    await page.getByRole('button', { name: 'Comparar versões' }).click();
    const dialog = page.getByRole('dialog', { name: 'Comparar versões' });
    await expect(dialog.getByRole('table', { name: 'Condições que mudaram' })).toContainText('19,5%');
    await page.keyboard.press('Escape');
  });

  await test.step('offers of both versions are compared', async () => {
    await page.getByRole('checkbox', { name: /^Comparar Jequitibá Seguros/ }).check();
    await page
      .getByRole('checkbox', { name: /^Comparar Capivara Seguros/ })
      .first()
      .check();
    await page.getByRole('region', { name: 'Comparar' }).getByRole('link', { name: 'Comparar' }).click();
    await ready(page, 'comparativo');
    await expect(page.getByRole('region', { name: 'Ofertas lado a lado' }).getByRole('columnheader')).toContainText([
      'Característica',
      'Jequitibá Seguros',
      'Capivara Seguros',
    ]);
  });
});

test('where both fit, prices stand beside the form and stay in sight; where they do not, below it', async ({ page }) => {
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  const form = page.locator('form, [id^="secao-"]').first();
  const resultados = page.getByRole('region', { name: 'Resultados', exact: true });
  const boxes = async () => {
    const [left, right] = [await form.boundingBox(), await resultados.boundingBox()];
    if (!left || !right) throw new Error('the form or the results are not on the page');
    return { left, right };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/multicalculo/hfy-auto?id=${orcamento.id}`);
  await ready(page, 'hfyAuto');

  await test.step('empty or full, their place is the same', async () => {
    const { left, right } = await boxes();
    expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
    await expectSalvo(page);
    await botaoCalcular(page).click();
    await expectConcluido(page, RAPIDAS.length);
    const depois = await boxes();
    expect([depois.left.x, depois.left.width, depois.right.x, depois.right.width]).toEqual([left.x, left.width, right.x, right.width]);
    await expectAccessible(page);
  });

  await test.step('the last section of the form is read with the prices in sight', async () => {
    await botaoCalcular(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 3_000);
    await expect(resultados.getByRole('article').first()).toBeInViewport();
  });

  await test.step('the keyboard goes from the form to the prices', async () => {
    await botaoCalcular(page).focus();
    await page.keyboard.press('Tab');
    expect(await resultados.evaluate((place) => place.contains(document.activeElement))).toBe(true);
  });

  await test.step('narrower, they stand below', async () => {
    await page.setViewportSize({ width: 1100, height: 900 });
    const { left, right } = await boxes();
    expect(right.y).toBeGreaterThanOrEqual(left.y + left.height);
    expect(right.x).toBeLessThan(left.x + left.width);
  });
});
