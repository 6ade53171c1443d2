import { envioCalls, type EnvioOrcamento } from '@balcao/contracts';
import { addDias, formatData } from '@balcao/domain';
import type { Browser, Page } from '@playwright/test';
import { writeOutside } from '../support/banco.ts';
import { type Gateway, openSession } from '../support/gateway.ts';
import { calculate, createOrcamento, waitForFim, hoje, type Orcamento } from '../support/orcamentos.ts';
import { expectNothingOverFocus } from '../support/focus.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

interface Enviado {
  readonly orcamento: Orcamento;
  readonly ofertas: readonly string[];
  readonly envio: EnvioOrcamento;
}

async function sendLink(gateway: Gateway): Promise<Enviado> {
  const orcamento = await createOrcamento(gateway);
  const { resultados } = await waitForFim(gateway, await calculate(gateway, orcamento));
  const ofertas = resultados.flatMap((resultado) => resultado.ofertas.map(({ id }) => id)).slice(0, 2);
  const envio = await gateway.call(envioCalls.createEnvio, {
    orcamentoId: orcamento.id,
    canal: 'LINK',
    destinatarios: [],
    ofertas,
    assunto: 'Sua cotação',
    mensagem: 'Vale até {{validade}}.',
  });
  return { orcamento, ofertas, envio };
}

async function openClient(browser: Browser, url: string | null): Promise<Page> {
  const client = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })).newPage();
  await client.goto(url ?? '');
  await ready(client, 'cotacaoCliente');
  return client;
}

/** As if whoever reads came back to the page: it looks at once for what was answered. */
const comeBack = (client: Page) => client.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('what the client asks is seen at once where it is answered, and the answer is on the page of the client', async ({
  page,
  browser,
}) => {
  const gateway = await openSession(page);
  const { orcamento, envio } = await sendLink(gateway);
  await page.goto(`/multicalculo/orcamento-enviar-email?id=${orcamento.id}`);
  await ready(page, 'orcamentoEnviarEmail');
  await expect(page.getByText('Ainda não foi aberto')).toBeVisible();
  const client = await openClient(browser, envio.url);

  await test.step('asked on a phone', async () => {
    await client.getByRole('button', { name: 'Tenho uma dúvida' }).click();
    await client.getByLabel('Seu nome completo').fill('Helena Prates');
    await client.getByLabel('Sua dúvida').fill('O carro reserva vale em viagem?');
    await client.getByRole('button', { name: 'Enviar dúvida' }).click();
    await expect(client.getByRole('log').getByText('O carro reserva vale em viagem?')).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('seen without reloading, and answered', async () => {
    await expect(page.getByText(/^O cliente espera resposta desde \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('log').getByText('O carro reserva vale em viagem?')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Sua resposta').fill('Vale em todo o país.');
    await page.getByRole('button', { name: 'Responder ao cliente' }).click();
    await expect(page.getByRole('log').getByText('Vale em todo o país.')).toBeVisible();
    await expect(page.getByText(/^O cliente espera resposta/)).toHaveCount(0);
  });

  await test.step('read by the client on the page they left open, and by the broker in the case', async () => {
    await comeBack(client);
    await expect(client.getByRole('log').getByText('Vale em todo o país.')).toBeVisible();
    await page.goto(`/multicalculo/orcamento-visualizar?id=${orcamento.id}`);
    await ready(page, 'orcamentoVisualizar');
    await expect(page.getByRole('log').getByText('Vale em todo o país.')).toBeVisible();
    await expectAccessible(page);
  });
  await client.context().close();
});

test('a client whose prices ended is told so, and asks for new ones with one press', async ({ page, browser }) => {
  const gateway = await openSession(page);
  const { orcamento, ofertas, envio } = await sendLink(gateway);
  const ontem = addDias(hoje(), -1);
  await writeOutside(
    'update balcao.resultado_cotacao r set validade = $2 from balcao.oferta_cotacao f where f.resultado_id = r.id and f.id = any($1::uuid[])',
    [ofertas, ontem],
  );
  await page.goto(`/multicalculo/orcamento-enviar-email?id=${orcamento.id}`);
  await ready(page, 'orcamentoEnviarEmail');
  await expect(page.getByText('Ainda não foi aberto')).toBeVisible();
  const client = await openClient(browser, envio.url);
  await expect(client.getByText(`Os preços terminaram em ${formatData(ontem)} e não podem mais ser escolhidos.`)).toBeVisible();
  await expect(client.getByRole('button', { name: /^Quero esta/ })).toHaveCount(0);
  await expectAccessible(client);
  await client.getByRole('button', { name: 'Pedir preços atualizados' }).dblclick();
  await expect(client.getByText(/^Você pediu preços atualizados em /)).toBeVisible();
  await expect(page.getByText(/^O cliente pediu preços atualizados em /)).toHaveCount(1);
  await expect(page.getByText(/^O cliente espera resposta desde /)).toBeVisible();
  await client.context().close();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px the button that sends is in sight from the start, covers no field in focus, and sends what was previewed`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const gateway = await openSession(page);
    const { orcamento, ofertas } = await sendLink(gateway);
    await page.goto(`/multicalculo/orcamento-enviar-email?id=${orcamento.id}&ofertas=${ofertas.join(',')}`);
    await ready(page, 'orcamentoEnviarEmail');
    const enviar = page.getByRole('button', { name: 'Enviar e-mail' });
    await expect(enviar).toBeInViewport({ ratio: 1 });
    for (const campo of ['E-mails', 'Assunto', 'Mensagem']) {
      const field = page.getByRole('textbox', { name: campo, exact: true });
      await field.focus();
      await expect(enviar).toBeInViewport({ ratio: 1 });
    }
    const previa = await page
      .getByText(/^Olá, /)
      .last()
      .innerText();
    const [, dia = ''] = /Os preços valem até (\d\d\/\d\d\/\d{4})\./.exec(previa) ?? [];
    await page.getByText('Só o link', { exact: true }).click();
    await page.getByRole('button', { name: 'Criar link' }).click();
    await expect(page.getByText('O link está pronto para copiar.')).toBeVisible();
    // with the bar at the foot and the notice that has just come
    await expectNothingOverFocus(page);
    const [envio] = await gateway.call(envioCalls.listEnvios, { orcamentoId: orcamento.id });
    const client = await openClient(browser, envio?.url ?? null);
    // the same day, whether a price ends on it or a cover begins
    await expect(client.getByText(new RegExp(`^(Preços válidos|Escolha) até ${dia}`))).toBeVisible();
    for (const [preco = ''] of previa.matchAll(/R\$\s[\d.]+,\d\d/g))
      await expect(client.getByRole('article').getByText(preco.replace(/\s/, '\u00a0')).or(client.getByText(preco)).first()).toBeVisible();
    await client.context().close();
  });
}
