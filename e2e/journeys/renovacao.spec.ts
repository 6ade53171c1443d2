import { propostaCalls, quotingCalls, renovacaoCalls } from '@balcao/contracts';
import { sendAviso } from '../support/aviso.ts';
import { openSession } from '../support/gateway.ts';
import { botaoCalcular, campo, fillCampo } from '../support/formulario.ts';
import { hoje, waitForFim } from '../support/orcamentos.ts';
import { linhasEm } from '../support/resultados.ts';
import { expect, expectAccessible, ready, test, typeIn } from '../support/test.ts';

test('three policies that end become three quotes, and each is ready to be calculated', async ({ page }) => {
  // who sees the whole brokerage's: three to choose, whatever others have renewed
  await openSession(page, 'admin');
  await page.goto('/multicalculo/orcamento-renovacao?linha=AUTO&situacao=A_RENOVAR');
  await ready(page, 'orcamentoRenovacao');
  const linhas = page.getByRole('table', { name: 'Apólices a renovar' }).locator('tbody').getByRole('row');
  await expect(linhas.first()).toBeVisible();
  await expectAccessible(page);

  await test.step('choose three and generate', async () => {
    for (const n of [0, 1, 2]) await linhas.nth(n).getByRole('checkbox').check();
    await expect(page.getByText('3 apólices selecionadas')).toBeVisible();
    await page.getByRole('button', { name: 'Gerar 3 orçamentos', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Gerar orçamentos de renovação' });
    await expect(dialog.getByText('3 orçamentos gerados.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Abrir orçamento/ })).toHaveCount(3);
    await expectAccessible(page);
    await dialog
      .getByRole('link', { name: /Abrir orçamento/ })
      .first()
      .click();
  });

  await test.step('the form says what it renews, and calculates', async () => {
    await ready(page, 'orcamentoAuto');
    await expect(campo(page, 'risco.seguro.apoliceAnterior')).not.toHaveValue('');
    await expect(campo(page, 'risco.seguro.seguradoraAnterior')).not.toHaveValue('');
    await expect(campo(page, 'risco.seguro.premioAnteriorCentavos')).toHaveValue(/\d,\d\d$/);
    // the first class earned has no code yet: the insurer gives it with the bonus
    await fillCampo(page, 'risco.renovacao.ci', '12345678');
    // nobody is left to choose: the insurers are chosen, the present one before the others
    await expect(page.getByRole('status').filter({ hasText: /seguradoras escolhidas/ })).not.toHaveText(/^0/);
    await expect(page.locator('.seguradoras').getByRole('listitem').nth(0).getByText('Seguradora atual')).toBeVisible();
    await botaoCalcular(page).click();
    // nothing stood in the way: the run began
    await expect(page).toHaveURL(/cotacao=/);
  });

  await test.step('the policies are being quoted', async () => {
    await page.goto('/multicalculo/orcamento-renovacao?linha=AUTO&situacao=EM_COTACAO&tamanho=100');
    await ready(page, 'orcamentoRenovacao');
    expect(await page.getByRole('link', { name: /Abrir orçamento/ }).count()).toBeGreaterThanOrEqual(3);
  });
});

test('a renewal is sold to its end: quoted, transmitted, issued, and the policy that ends is no longer to be renewed', async ({
  page,
  queixas,
}) => {
  test.slow();
  // a car of the demo data may be insured twice: its sale asks why
  queixas.tolerate(/409/);
  const gateway = await openSession(page, 'admin');
  // one whose own insurer answers fast, and that has not ended: its renewal begins where it ends
  const { itens } = await gateway.call(renovacaoCalls.listRenovacoes, { linha: 'AUTO', situacao: 'A_RENOVAR', tamanho: 100 });
  const antiga = itens.find(({ fim }) => fim > hoje());
  if (!antiga) throw new Error('the demo data has no car policy to renew');
  const [gerada] = await gateway.call(renovacaoCalls.generateOrcamentos, { ids: [antiga.apoliceId] });
  const orcamentoId = gerada?.orcamento?.id ?? '';

  await test.step('the quote of the renewal is calculated, each price beside what is paid today', async () => {
    await page.goto(`/multicalculo/orcamento-multicalculo?id=${orcamentoId}`);
    await ready(page, 'orcamentoAuto');
    await fillCampo(page, 'risco.renovacao.ci', '12345678');
    await botaoCalcular(page).click();
    await expect(page).toHaveURL(/cotacao=/);
    await waitForFim(gateway, new URL(page.url()).searchParams.get('cotacao') ?? '');
    await expect(linhasEm(page, 'OK').first()).toContainText('%');
  });

  await test.step('the offer goes on to its insurer, and gets a number', async () => {
    await linhasEm(page, 'OK')
      .first()
      .getByRole('button', { name: /^Avançar com esta/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /^Transmitir/ }).click();
    await ready(page, 'orcamentoTransmitir');
    const ofertaId = new URL(page.url()).searchParams.get('oferta') ?? '';
    const { pendencias } = await gateway.call(propostaCalls.getRevisao, { orcamentoId, ofertaId });
    const texto: Record<string, string> = {
      email: 'helena@exemplo.test',
      celular: '35900001234',
      numero: '10',
      chassi: '9BWZZZ377VT004251',
    };
    for (const { campo: nome } of pendencias) {
      await page.locator(`[id="campo-${nome}"]`).fill(texto[nome.replace('dadosComplementares.', '')] ?? '');
    }
    await page.getByRole('button', { name: 'Transmitir à seguradora' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Vender o mesmo risco outra vez?' });
    const numero = page.getByText(/^P-[A-Z]{3}-\d+/);
    await expect(dialogo.or(numero)).toBeVisible();
    if (await dialogo.isVisible()) {
      await typeIn(dialogo.getByLabel(/^Motivo/), 'A outra apólice será cancelada.');
      await dialogo.getByRole('button', { name: 'Vender mesmo assim' }).click();
    }
    await expect(numero).toBeVisible();
  });

  await test.step('its insurer issues it, and the open screen says so', async () => {
    const numero = (await page.getByText(/^P-[A-Z]{3}-\d+/).textContent()) ?? '';
    const ofertaId = new URL(page.url()).searchParams.get('oferta') ?? '';
    const { seguradora } = await gateway.call(propostaCalls.getRevisao, { orcamentoId, ofertaId });
    const apolice = numero.replace(/^P-/, 'A-');
    await sendAviso(page.request, seguradora, { id: `${numero}:fim`, numero, status: 'EMITIDA', apolice });
    await expect(page.getByText('Emitida', { exact: true })).toBeVisible();
    expect((await gateway.call(quotingCalls.getOrcamento, { orcamentoId })).status).toBe('FECHADO');
    const renovadas = await gateway.call(renovacaoCalls.listRenovacoes, { situacao: 'RENOVADA_PROPRIA,RENOVADA_OUTRA', tamanho: 100 });
    expect(renovadas.itens.map(({ apoliceId }) => apoliceId)).toContain(antiga.apoliceId);
    await page.goto(`/centralVendas/propostas?q=${apolice}`);
    await ready(page, 'propostas');
    await expect(page.getByRole('link', { name: apolice })).toBeVisible();
  });
});
