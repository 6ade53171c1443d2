import { envioCalls } from '@balcao/contracts';
import { openSession } from '../support/gateway.ts';
import { calcular, criarOrcamento, esperarFim } from '../support/orcamentos.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

/** All a stranger's phone loads for the page of offers, compressed, cold. */
const PESO_MAXIMO = 320_000;

test('a broker e-mails two offers; the client reads them on a phone, chooses one, and the broker sees it', async ({ page, browser }) => {
  const gateway = await openSession(page);
  const orcamento = await criarOrcamento(gateway);
  const { resultados } = await esperarFim(gateway, await calcular(gateway, orcamento));
  const ofertas = resultados.flatMap((resultado) => resultado.ofertas.map(({ id }) => id)).slice(0, 2);

  await test.step('written, previewed and sent', async () => {
    await page.goto(`/multicalculo/orcamento-enviar-email?id=${orcamento.id}&ofertas=${ofertas.join(',')}`);
    await ready(page, 'orcamentoEnviarEmail');
    await page.getByLabel('E-mails').fill('cliente@exemplo.test');
    await expect(page.getByText(`Olá, ${orcamento.nome.split(' ')[0]}.`).last()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enviar e-mail' }).click();
    await expect(page.getByText('cliente@exemplo.test: enviado')).toBeVisible({ timeout: 20_000 });
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
