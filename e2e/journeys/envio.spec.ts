import { envioCalls } from '@balcao/contracts';
import { openSession } from '../support/gateway.ts';
import { openOrcamento, calculate, createOrcamento, waitForFim, RAPIDAS } from '../support/orcamentos.ts';
import { expectConcluido } from '../support/resultados.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

/** All a stranger's phone loads for the page of offers, compressed, cold. */
const PESO_MAXIMO = 320_000;

test('a broker e-mails two offers; the client reads them on a phone, chooses one, and the broker sees it', async ({ page, browser }) => {
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  const { resultados } = await waitForFim(gateway, await calculate(gateway, orcamento));
  const ofertas = resultados.flatMap((resultado) => resultado.ofertas.map(({ id }) => id)).slice(0, 2);

  await test.step('written, previewed and sent', async () => {
    await page.goto(`/multicalculo/orcamento-enviar-email?id=${orcamento.id}&ofertas=${ofertas.join(',')}`);
    await ready(page, 'orcamentoEnviarEmail');
    await page.getByLabel('E-mails').fill('cliente@exemplo.test');
    await expect(page.getByText(`Olá, ${orcamento.nome.split(' ')[0]}.`).last()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enviar e-mail' }).click();
    await expect(page.getByText('cliente@exemplo.test: enviado')).toBeVisible();
    await expect(page.getByText('Ainda não foi aberto')).toBeVisible();
  });

  const [envio] = await gateway.call(envioCalls.listEnvios, { orcamentoId: orcamento.id });
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
  const client = await phone.newPage();
  await test.step('read and accepted on a phone, by nobody who is signed in', async () => {
    const cdp = await phone.newCDPSession(client);
    await cdp.send('Network.enable');
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await client.goto(envio?.url ?? '');
    await ready(client, 'cotacaoCliente');
    await expect(client.getByRole('article')).toHaveCount(2);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeLessThan(PESO_MAXIMO);
    expect(await client.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await expectAccessible(client);
    await expect(client.getByText(/comissão/i)).toHaveCount(0);
    await client
      .getByRole('button', { name: /^Quero esta/ })
      .first()
      .click();
    await client.getByLabel('Seu nome completo').fill('Helena Prates');
    await client.getByRole('checkbox').check();
    await client.getByRole('button', { name: 'Confirmar escolha' }).click();
    await expect(client.getByText(/Recebemos a sua escolha/)).toBeVisible();
  });

  await test.step('seen by the broker, in the notices and beside the sending', async () => {
    await page.reload();
    await ready(page, 'orcamentoEnviarEmail');
    await expect(page.getByText(/Helena Prates escolheu/)).toBeVisible();
    await expect(page.getByText(/Aberto pelo cliente/)).toBeVisible();
  });

  await test.step('and taken back: the link opens nothing more', async () => {
    await page.getByRole('button', { name: 'Revogar link' }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Revogar link' }).click();
    await expect(page.getByText('Link revogado')).toBeVisible();
    await client.reload();
    await expect(client.getByRole('heading', { level: 1, name: 'Este link não está mais disponível' })).toBeVisible();
  });
  await phone.close();
});

test('the offer the client chooses is marked at once in the results that are open, in the comparison and in the case', async ({
  page,
  browser,
}) => {
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  const cotacaoId = await calculate(gateway, orcamento);
  const { resultados } = await waitForFim(gateway, cotacaoId);
  const ofertas = resultados.flatMap((resultado) => resultado.ofertas.map(({ id }) => id)).slice(0, 2);
  const envio = await gateway.call(envioCalls.createEnvio, {
    orcamentoId: orcamento.id,
    canal: 'LINK',
    destinatarios: [],
    ofertas,
    assunto: 'Sua cotação',
    mensagem: 'Escolha a sua oferta no link.',
  });
  await openOrcamento(page, orcamento, { aba: 'resultados' });
  await expectConcluido(page, RAPIDAS.length);
  const marca = page.getByText(/^Escolhida pelo cliente em \d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  await expect(marca).toHaveCount(0);

  await test.step('chosen on the page of the client, who reads there how it may be paid', async () => {
    const client = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })).newPage();
    await client.goto(envio.url ?? '');
    await ready(client, 'cotacaoCliente');
    const card = client.getByRole('article').first();
    await expect(card.getByText('10× sem juros')).toBeVisible();
    await expect(card.getByText(/^(1ª de R\$\s[\d.]+,\d\d \+ 9× de R\$\s[\d.]+,\d\d|R\$\s[\d.]+,\d\d cada)$/).first()).toBeVisible();
    await card.getByRole('button', { name: /^Quero esta/ }).click();
    await client.getByLabel('Seu nome completo').fill('Helena Prates');
    await client.getByRole('checkbox').check();
    await client.getByRole('button', { name: 'Confirmar escolha' }).click();
    await expect(client.getByText(/Recebemos a sua escolha/)).toBeVisible();
    await client.context().close();
  });

  await test.step('marked in the results, without asking for them again', async () => {
    await expect(marca).toHaveCount(1);
    await expect(page.getByText(/^O cliente escolheu /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('and in the comparison', async () => {
    const search = new URLSearchParams({ id: orcamento.id, cotacao: cotacaoId, ofertas: ofertas.join(',') });
    await page.goto(`/multicalculo/hfy-comparativo?${search}`);
    await ready(page, 'comparativo');
    await expect(page.getByRole('columnheader', { name: /Escolhida pelo cliente em/ })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('and in the case, which leads to its version and to the proposal', async () => {
    await page.goto(`/multicalculo/orcamento-visualizar?id=${orcamento.id}`);
    await ready(page, 'orcamentoVisualizar');
    await page.getByRole('button', { name: 'Ver ofertas da versão 1' }).click();
    await expect(marca).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('in a newer version: of which one it is, with the way there', async () => {
    const outra = await calculate(gateway, orcamento);
    await waitForFim(gateway, outra);
    await openOrcamento(page, orcamento, { cotacao: outra });
    await expect(page.getByText(/é da versão 1\./)).toBeVisible();
    await expect(marca).toHaveCount(0);
    await page.getByRole('link', { name: 'Ver a versão 1' }).click();
    await expect(marca).toHaveCount(1);
    // the link went with the version it stood in: the reader is left among the results
    await expect(page.getByRole('tabpanel', { name: 'Resultados' })).toBeFocused();
    await page.getByRole('link', { name: 'Incluir proposta' }).click();
    await ready(page, 'orcamentoIncluirProposta');
    await expect(marca).toHaveCount(1);
    await expectAccessible(page);
  });
});
