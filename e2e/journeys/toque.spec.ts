import type { Locator } from '@playwright/test';
import { openSession } from '../support/gateway.ts';
import { calculate, createOrcamento, openOrcamento, waitForFim } from '../support/orcamentos.ts';
import { linhaDe } from '../support/resultados.ts';
import { UMA_VEZ } from '../support/site.ts';
import { expect, ready, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, permissions: ['clipboard-read', 'clipboard-write'] });

/** Texts that end at a side of their box before they are over. */
const cutIn = (where: Locator): Promise<string[]> =>
  where.evaluate((box) =>
    [box, ...box.querySelectorAll('*')]
      .filter(
        (element) =>
          getComputedStyle(element).overflowX !== 'visible' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) => element.textContent.slice(0, 80)),
  );

test('a finger goes from the prices to the client and to the insurer, and nothing is cut or too small to touch', { tag: UMA_VEZ }, async ({
  page,
}) => {
  test.slow();
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  await waitForFim(gateway, await calculate(gateway, orcamento));
  await openOrcamento(page, orcamento, { aba: 'resultados' });

  await test.step('everything an insurer said is in sight, and an offer is picked by touch', async () => {
    const linha = linhaDe(page, 'Jequitibá Seguros');
    await linha.getByRole('button', { name: /^Ver detalhes/ }).tap();
    await expect(linha.getByRole('table', { name: 'Parcelamentos' })).toBeVisible();
    expect(await cutIn(linha)).toEqual([]);
    const caixa = linha.getByRole('checkbox').first();
    const area = await caixa.locator('xpath=ancestor::label').boundingBox();
    expect(area?.width).toBeGreaterThanOrEqual(30);
    expect(area?.height).toBeGreaterThanOrEqual(30);
    await caixa.tap();
    await page.getByRole('link', { name: /^Enviar ao cliente/ }).tap();
    await ready(page, 'orcamentoEnviarEmail');
  });

  await test.step('a link just made is copied from where it is announced', async () => {
    await page.getByText('Só o link').tap();
    await page.getByRole('button', { name: 'Criar link' }).tap();
    const aviso = page.getByText('O link está pronto para copiar.').locator('xpath=ancestor::*[.//button][1]');
    await aviso.getByRole('button', { name: 'Copiar link' }).tap();
    await expect(page.getByText('Link copiado.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/publico\/cotacao#[\w-]{43}$/);
  });

  await test.step('what is about to be transmitted is said whole', async () => {
    await openOrcamento(page, orcamento, { aba: 'resultados' });
    await linhaDe(page, 'Jequitibá Seguros')
      .getByRole('button', { name: /^Avançar com esta/ })
      .first()
      .tap();
    await page.getByRole('menuitem', { name: /^Transmitir/ }).tap();
    await ready(page, 'orcamentoTransmitir');
    const resumo = page.getByText(/^Oferta válida até \d\d\/\d\d\/\d{4}/).last();
    await expect(resumo).toBeVisible();
    expect(
      await resumo.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
        scrollHeight <= clientHeight,
        scrollWidth <= clientWidth,
      ]),
    ).toEqual([true, true]);
  });
});
