import { propostaCalls, quotingCalls } from '@balcao/contracts';
import { sendAviso } from '../support/aviso.ts';
import { openSession } from '../support/gateway.ts';
import { openOrcamento, calculate, createOrcamento, waitForFim } from '../support/orcamentos.ts';
import { expect, expectAccessible, ready, test, typeIn } from '../support/test.ts';

/** A car that no other sale is of: the same one sold twice asks why. */
const carroUnico = () => {
  const serie = String(Date.now() % 1_000_000).padStart(6, '0');
  const letras = serie.slice(0, 3).replace(/\d/g, (digito) => String.fromCharCode(65 + Number(digito)));
  return { placa: `${letras}${serie[3]}A${serie.slice(4)}`, chassi: `9BWZZZ377VT${serie}` };
};

test.describe('from an offer to a proposal', () => {
  test('a calculated auto quote is transmitted, and its number is on screen', async ({ page }) => {
    const gateway = await openSession(page);
    const carro = carroUnico();
    const orcamento = await createOrcamento(gateway, { risco: { veiculo: { placa: carro.placa } } });
    const { resultados } = await waitForFim(gateway, await calculate(gateway, orcamento));
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
      ...carro,
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
    await expect(page.getByText(/^P-[A-Z]{3}-\d+/)).toBeVisible();
    await expect(page.getByText('Transmitida', { exact: true })).toBeVisible();
    const { status } = await gateway.call(quotingCalls.getOrcamento, { orcamentoId: orcamento.id });
    expect(status).toBe('FECHADO');

    await test.step('another case of the same car is told of the sale, and its paper is not: paper is handed to the client', async () => {
      const outro = await createOrcamento(gateway, { risco: { veiculo: { placa: carro.placa } } });
      const cotacao = await calculate(gateway, outro);
      await waitForFim(gateway, cotacao);
      const outraPagina = await page.context().newPage();
      await openOrcamento(outraPagina, outro, { aba: 'resultados', cotacao });
      const aviso = outraPagina.getByText('Este risco já está segurado na mesma vigência');
      await expect(aviso).toBeVisible();
      await outraPagina.emulateMedia({ media: 'print' });
      await expect(aviso).toBeHidden();
      await outraPagina.close();
    });

    await test.step('what its insurer asks for comes to the open screen, and stays once it was answered', async () => {
      const numero = (await page.getByText(/^P-[A-Z]{3}-\d+/).textContent()) ?? '';
      const { seguradora } = await gateway.call(propostaCalls.getRevisao, { orcamentoId: orcamento.id, ofertaId: oferta });
      const tell = (id: string, dito: object) => sendAviso(page.request, seguradora, { id: `${numero}:${id}`, numero, ...dito });
      await tell('a', { status: 'EXIGENCIA', exigencias: [{ codigo: 'CNH', texto: 'Envie a CNH do condutor.' }] });
      await expect(page.getByText('Envie a CNH do condutor.')).toBeVisible();
      await tell('b', { status: 'EXIGENCIA', exigencias: [{ codigo: 'CRLV', texto: 'Envie o documento do carro.' }] });
      await expect(page.getByText('Envie o documento do carro.')).toBeVisible();
      await expect(page.getByText('Envie a CNH do condutor.')).toBeVisible();
      await expectAccessible(page);

      await test.step('answered by hand, a demand says by whom and with which paper, and may be taken back until the insurer speaks', async () => {
        const daCnh = page.getByRole('listitem').filter({ hasText: 'Envie a CNH do condutor.' });
        await daCnh.getByRole('button', { name: 'Marcar como respondida' }).click();
        const dialogo = page.getByRole('dialog', { name: 'Marcar exigência como respondida' });
        await expect(dialogo.getByText(/não recebe respostas por aqui/)).toBeVisible();
        await typeIn(dialogo.getByLabel('Nota'), 'Enviada pelo portal.');
        await dialogo
          .locator('input[type=file]')
          .setInputFiles({ name: 'cnh.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\numa CNH\n%%EOF') });
        await expectAccessible(page);
        await dialogo.getByRole('button', { name: 'Marcar como respondida' }).click();
        await expect(daCnh.getByText(/^Respondida em \d\d\/\d\d\/\d{4}.* por /)).toBeVisible();
        await expect(daCnh.getByText('Enviada pelo portal.')).toBeVisible();
        const papel = page.waitForEvent('download');
        await daCnh.getByRole('button', { name: 'cnh.pdf: baixar' }).click();
        expect((await papel).suggestedFilename()).toBe('cnh.pdf');
        await daCnh.getByRole('button', { name: 'Desfazer' }).click();
        await daCnh.getByRole('button', { name: 'Marcar como respondida' }).click();
        await dialogo.getByRole('button', { name: 'Marcar como respondida' }).click();
        await expect(daCnh.getByRole('button', { name: 'Desfazer' })).toBeVisible();
        await expectAccessible(page);
      });

      await tell('c', { status: 'EM_ANALISE' });
      await expect(page.getByText('Exigências atendidas')).toBeVisible();
      await expect(page.getByText(/, atendida em/)).toHaveCount(1);
      // nobody answered the other here: the insurer went on without it
      await expect(page.getByText(/, dispensada em/)).toHaveCount(1);
      await expect(page.getByText(/^Respondida em/)).toBeVisible();
      await expect(page.getByRole('button', { name: /Desfazer|Marcar como respondida/ })).toHaveCount(0);
    });
  });

  test('an offer is included: instalments and commission are looked over, and the proposal has a number', async ({ page }) => {
    const gateway = await openSession(page);
    const orcamento = await createOrcamento(gateway, { risco: { veiculo: { placa: carroUnico().placa } } });
    const { resultados } = await waitForFim(gateway, await calculate(gateway, orcamento));
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
      await dialogo.getByRole('button', { name: 'Manter a proposta' }).click();
      await expect(page.getByRole('button', { name: 'Cancelar proposta' })).toBeFocused();
      await page.keyboard.press('Enter');
      await dialogo.getByRole('button', { name: 'Cancelar proposta' }).click();
      await expect(dialogo.getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
      await expectAccessible(page);
      await typeIn(dialogo.getByLabel(/^Motivo/), 'O cliente desistiu.');
      await dialogo.getByRole('button', { name: 'Cancelar proposta' }).click();
      await expect(page.getByText(/^A proposta foi cancelada/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cancelar proposta' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const { status } = await gateway.call(quotingCalls.getOrcamento, { orcamentoId: orcamento.id });
      expect(status).toBe('CALCULADO');
    });
  });
});
