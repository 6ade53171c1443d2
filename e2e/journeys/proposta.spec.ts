import { propostaCalls, quotingCalls } from '@balcao/contracts';
import { openSession } from '../support/gateway.ts';
import { calcular, criarOrcamento, esperarFim } from '../support/orcamentos.ts';
import { expect, expectAccessible, ready, test, typeIn } from '../support/test.ts';

test.describe('from an offer to a proposal', () => {
  test('a calculated auto quote is transmitted, and its number is on screen', async ({ page }) => {
    const gateway = await openSession(page);
    const orcamento = await criarOrcamento(gateway);
    const { resultados } = await esperarFim(gateway, await calcular(gateway, orcamento));
    const oferta = resultados.find(({ status }) => status === 'OK')?.ofertas[0]?.id ?? '';
    const query = new URLSearchParams({ id: orcamento.id, oferta });
    await page.goto(`/multicalculo/orcamento-multicalculo-transmitir?${query}`);
    await ready(page, 'orcamentoTransmitir');
    const { pendencias } = await gateway.call(propostaCalls.getRevisao, { orcamentoId: orcamento.id, ofertaId: oferta });
    const texto: Record<string, string> = {
      email: 'helena@exemplo.test',
      celular: '35900001234',
      cep: '37500100',
      logradouro: 'Rua Inventada',
      numero: '10',
      bairro: 'Centro',
      cidade: 'Itajubá',
      placa: 'ABC1D23',
      chassi: '9BWZZZ377VT004251',
    };
    for (const { campo } of pendencias) {
      const nome = campo.replace('dadosComplementares.', '');
      if (nome === 'uf') {
        await page.getByRole('button', { name: /Estado \(UF\)/ }).click();
        await page.getByRole('option', { name: 'MG', exact: true }).click();
      } else {
        await page.locator(`[id="campo-${campo}"]`).fill(texto[nome] ?? '');
      }
    }
    await page.getByRole('button', { name: 'Transmitir à seguradora' }).click();
    await expect(page.getByText(/^P-[A-Z]{3}-\d+/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Transmitida', { exact: true })).toBeVisible();
    const { status } = await gateway.call(quotingCalls.getOrcamento, { orcamentoId: orcamento.id });
    expect(status).toBe('FECHADO');
  });

  test('an offer is included: instalments and commission are looked over, and the proposal has a number', async ({ page }) => {
    const gateway = await openSession(page);
    const orcamento = await criarOrcamento(gateway);
    const { resultados } = await esperarFim(gateway, await calcular(gateway, orcamento));
    const oferta = resultados.find(({ status }) => status === 'OK')?.ofertas[0]?.id ?? '';
    await page.goto(`/multicalculo/orcamento-incluir-proposta?${new URLSearchParams({ id: orcamento.id, oferta })}`);
    await ready(page, 'orcamentoIncluirProposta');
    await expect(page.getByRole('table', { name: 'Parcelas' }).getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Comissão prevista' })).toBeVisible();
    await page.getByRole('button', { name: 'Incluir proposta' }).click();
    await expect(page.getByRole('heading', { name: /^Proposta \d+$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Transmitir proposta' })).toBeVisible();

    await test.step('given up, its case is on sale again', async () => {
      await page.getByRole('button', { name: 'Cancelar proposta' }).click();
      const dialogo = page.getByRole('alertdialog', { name: /^Cancelar a proposta/ });
      await dialogo.getByRole('button', { name: 'Cancelar proposta' }).click();
      await expect(dialogo.getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
      await expectAccessible(page);
      await typeIn(dialogo.getByLabel(/^Motivo/), 'O cliente desistiu.');
      await dialogo.getByRole('button', { name: 'Cancelar proposta' }).click();
      await expect(page.getByText(/^A proposta foi cancelada/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cancelar proposta' })).toHaveCount(0);
      const { status } = await gateway.call(quotingCalls.getOrcamento, { orcamentoId: orcamento.id });
      expect(status).toBe('CALCULADO');
    });
  });
});
