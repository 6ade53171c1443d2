import { manualCalls, quotingCalls, recusaCalls, registryCalls } from '@balcao/contracts';
import { umRascunhoAuto } from '@balcao/testing';
import { openSession } from '../support/gateway.ts';
import { hoje, nomeUnico } from '../support/orcamentos.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

test('a manual quote is concluded, looked at, lost and listed among the losses', async ({ page }) => {
  const gateway = await openSession(page, 'corretor');
  const [[corretora], [seguradora]] = await Promise.all([
    gateway.call(registryCalls.listCorretoras, {}),
    gateway.call(manualCalls.listCatalogo, {}),
  ]);
  if (!corretora || !seguradora) throw new Error('the demo data has no brokerage or no insurer');
  const nome = nomeUnico('Helena Prates');
  const { segurado, seguro } = umRascunhoAuto({ hoje: hoje(), corretoraId: corretora.id, risco: { segurado: { nome } } }).risco;
  const objeto = { ramo: '0171', descricao: 'Câmera fotográfica' };
  const oferta = {
    seguradora: seguradora.slug,
    pacote: 'Padrão',
    premioLiquidoCentavos: 300_000,
    comissaoBps: 2_000,
    parcelasSemJuros: 10,
  };
  const { id, numero } = await gateway.call(quotingCalls.createOrcamento, { linha: 'OUTRO', formulario: 'MANUAL' });
  const rascunho = { comercial: {}, risco: { segurado, seguro, objeto, ofertas: [{ ...oferta, coberturas: [] }] } };
  await gateway.call(quotingCalls.saveRascunho, { orcamentoId: id, versao: 1, rascunho });

  await test.step('editing leads to the manual form, which says what the offer costs', async () => {
    await page.goto(`/multicalculo/orcamento-editar?id=${id}`);
    await expect(page).toHaveURL(new RegExp(`/multicalculo/orcamento-novo\\?id=${id}`));
    await ready(page, 'orcamentoNovo');
    await expect(page.getByText(/Total: R\$ 3\.221,40/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Concluir', exact: true }).click();
    // the form itself says the price: only its results say that it was concluded
    await expect(page.getByRole('tabpanel', { name: 'Resultados' }).getByText('R$ 3.221,40').first()).toBeVisible();
  });

  await test.step('simulated at a lower commission, the typed offer changes and a new version is concluded; nobody is asked again', async () => {
    const resultados = page.getByRole('tabpanel', { name: 'Resultados' });
    await expect(resultados.getByRole('button', { name: /^Recalcular/ })).toHaveCount(0);
    await resultados.getByRole('button', { name: /^Ver detalhes/ }).click();
    await resultados.getByRole('button', { name: /^Simular condições/ }).click();
    const dialogo = page.getByRole('dialog', { name: /^Simular condições/ });
    await expect(dialogo.getByRole('button', { name: 'Aplicar à oferta' })).toHaveAttribute('aria-disabled', 'true');
    await dialogo.getByRole('slider', { name: /^Comissão/ }).fill('1500');
    await dialogo.getByRole('button', { name: 'Aplicar à oferta' }).click();
    await expect(resultados.getByText('R$ 3.031,91').first()).toBeVisible();
    await resultados.getByRole('button', { name: 'Editar ofertas' }).click();
    await expect(page.getByText(/Total: R\$ 3\.031,91/)).toBeVisible();
  });

  await test.step('its history tells what was typed', async () => {
    await page.goto(`/multicalculo/orcamento-visualizar?id=${id}`);
    await ready(page, 'orcamentoVisualizar');
    await expect(page.getByText('Incluiu 1 oferta, a partir de R$ 3.221,40.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('lost, it is among the losses, and may be had back', async () => {
    await gateway.call(recusaCalls.refuse, { orcamentoId: id, motivo: 'PRECO' });
    await page.goto('/multicalculo/orcamento-recusado');
    await ready(page, 'orcamentoRecusado');
    await expect(page.getByRole('link', { name: nome })).toBeVisible();
    await page.getByRole('button', { name: `Reabrir o orçamento ${numero}` }).click();
    await expect(page.getByRole('link', { name: nome })).toHaveCount(0);
  });
});
