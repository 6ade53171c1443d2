import { openSession } from '../support/api.ts';
import { ENDERECO } from '../support/site.ts';
import { expect, expectAccessible, ready, saveData, test } from '../support/test.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('a message of the provider reaches an administrator’s open page, is found later, and is nothing to anybody else', async ({
  page,
  context,
  browser,
}) => {
  await openSession(context, 'admin');
  await page.goto('/notificacoes');
  await ready(page, 'notificacoes');
  const titulo = `Manutenção no domingo ${Date.now() % 100_000}`;

  const doSuporte = await browser.newContext();
  const { token } = await openSession(doSuporte, 'suporte');
  const publish = (headers: Record<string, string>, contexto = doSuporte) =>
    contexto.request.post(`${ENDERECO}/suporte/mensagens`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: { titulo, texto: 'O Balcão fica fora das 2h às 4h.', link: '/home', validaAte: new Date(Date.now() + 3_600_000).toISOString() },
    });
  // the page hears by itself once it is connected: until then there is nobody to tell
  await expect(page.locator('body')).toContainText('Notificações');
  const published = await publish(bearer(token));
  expect(published.ok()).toBe(true);
  const { data } = (await published.json()) as { data: { id: string } };

  const lista = page.getByRole('list', { name: 'Notificações: Hoje' });
  await expect(lista.getByText(titulo)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Marcar como lida: ${titulo}` }).click();
  await page.reload();
  await ready(page, 'notificacoes');
  await expect(lista.getByText(titulo)).toBeVisible();
  await expect(page.getByRole('button', { name: `Marcar como lida: ${titulo}` })).toHaveCount(0);

  const doCorretor = await browser.newContext();
  const corretor = await openSession(doCorretor, 'corretor');
  expect((await publish(bearer(corretor.token), doCorretor)).status()).toBe(403);
  const dele = await corretor.get<{ itens: { titulo: string }[] }>('/notifications');
  expect(dele.itens.map((each) => each.titulo)).not.toContain(titulo);

  const retirada = await doSuporte.request.post(`${ENDERECO}/suporte/mensagens/${data.id}/retirar`, { headers: bearer(token), data: {} });
  expect(retirada.ok()).toBe(true);
  await expect(page.getByText(titulo)).toHaveCount(0);
  await doSuporte.close();
  await doCorretor.close();
});

test('support publishes to every administrator by keyboard, on a narrow screen, and ends it early', async ({ page, context, browser }) => {
  const titulo = `Novo horário ${Date.now() % 100_000}`;
  const deAdmin = await browser.newContext();
  await saveData(deAdmin);
  await openSession(deAdmin, 'admin');
  const aberta = await deAdmin.newPage();
  await aberta.goto('/notificacoes');
  await ready(aberta, 'notificacoes');

  await openSession(context, 'suporte');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  await ready(page, 'home');
  await expect(page.getByRole('button', { name: /^Abrir as ferramentas/ })).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyB');
  const painel = page.getByRole('complementary', { name: 'Ferramentas de suporte' });
  await painel.getByRole('tab', { name: 'Mensagens' }).click();
  await painel.getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(painel.getByRole('textbox', { name: 'Título' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(titulo);
  await page.keyboard.press('Tab');
  await page.keyboard.type('O atendimento passa a começar às 9h.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('31122098');
  await painel.getByRole('textbox', { name: 'Até a hora (hh:mm)' }).focus();
  await page.keyboard.type('18:00');
  await page.keyboard.press('Enter');
  const pergunta = page.getByRole('alertdialog', { name: 'Publicar para todos os administradores?' });
  await expect(pergunta).toContainText(`“${titulo}” aparece no sino de cada um, até 31/12/2098 18:00.`);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const recebida = aberta.getByRole('list', { name: 'Notificações: Hoje' }).getByText(titulo);
  await expect(recebida).toBeVisible();

  const linha = painel.getByRole('list', { name: 'Mensagens publicadas' }).getByRole('listitem').filter({ hasText: titulo });
  await expect(linha).toContainText('valendo');
  await expect(linha).toContainText(/lida por 0 de \d+/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await linha.getByRole('button', { name: `Encerrar a mensagem ${titulo}` }).press('Enter');
  await page
    .getByRole('alertdialog', { name: 'Encerrar esta mensagem?' })
    .getByRole('button', { name: 'Encerrar mensagem' })
    .press('Enter');
  await expect(linha).toContainText('encerrada antes');
  await expect(recebida).toHaveCount(0);
  await deAdmin.close();
});

test('what is read in the bell of another tab is read in the list too', async ({ page, context }) => {
  const { token } = await openSession(context, 'suporte');
  const titulo = `Lida ao lado ${Date.now() % 100_000}`;
  const published = await context.request.post(`${ENDERECO}/suporte/mensagens`, {
    headers: { ...bearer(token), 'idempotency-key': crypto.randomUUID() },
    data: { titulo, texto: '', validaAte: new Date(Date.now() + 3_600_000).toISOString() },
  });
  const { data } = (await published.json()) as { data: { id: string } };
  await page.goto('/notificacoes');
  await ready(page, 'notificacoes');
  const marcar = page.getByRole('button', { name: `Marcar como lida: ${titulo}` });
  await expect(marcar).toBeVisible();
  const outra = await context.newPage();
  await outra.goto('/home');
  await ready(outra, 'home');
  await outra.getByRole('button', { name: /^Notificações/ }).click();
  await outra.getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect(page.getByText('Tudo lido.')).toBeVisible();
  await expect(marcar).toHaveCount(0);
  await context.request.post(`${ENDERECO}/suporte/mensagens/${data.id}/retirar`, { headers: bearer(token), data: {} });
});

test('without a live connection the list is asked for every 30 seconds, as the bell is', async ({ page, context }) => {
  const { token } = await openSession(context, 'suporte');
  await page.routeWebSocket(/\/mqtt$/, (socket) => void socket.close());
  await page.clock.install();
  await page.goto('/notificacoes');
  await ready(page, 'notificacoes');
  // what may wait, and the first attempts to connect
  await page.clock.runFor(10_000);
  const titulo = `Sem ligação ${Date.now() % 100_000}`;
  const published = await context.request.post(`${ENDERECO}/suporte/mensagens`, {
    headers: { ...bearer(token), 'idempotency-key': crypto.randomUUID() },
    data: { titulo, texto: '', validaAte: new Date(Date.now() + 3_600_000).toISOString() },
  });
  const { data } = (await published.json()) as { data: { id: string } };
  const lista = page.getByRole('list', { name: 'Notificações: Hoje' });
  await page.clock.runFor(5_000);
  await expect(lista.getByText(titulo)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(lista.getByText(titulo)).toBeVisible();
  await context.request.post(`${ENDERECO}/suporte/mensagens/${data.id}/retirar`, { headers: bearer(token), data: {} });
});

test('the list turns its pages and is read whole, on a narrow screen and by keyboard', async ({ page, context }) => {
  const { get } = await openSession(context, 'corretor');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/notificacoes');
  await ready(page, 'notificacoes');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const { total } = await get<{ total: number }>('/notifications');
  expect(total).toBeGreaterThan(0);
  const todas = page.getByRole('button', { name: 'Marcar todas como lidas' });
  if ((await todas.getAttribute('aria-disabled')) !== 'true') {
    await todas.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Tudo lido.')).toBeVisible();
  await page.goto('/notificacoes?leitura=naoLidas');
  await ready(page, 'notificacoes');
  await expect(page.getByText('Nenhuma notificação com estes filtros')).toBeVisible();
});
