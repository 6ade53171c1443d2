import { openSession } from '../support/api.ts';
import { observed, expectScreen, watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test, typeIn } from '../support/test.ts';

test('a brokerage publishes its page, and what a stranger asks there on a phone is seen by a broker at once', async ({
  page,
  browser,
  context,
  queixas,
}) => {
  // the judge of accessibility tries to run in the preview, where nothing runs
  queixas.tolerate(/Blocked script execution in 'about:srcdoc'/);
  await watchPage(page);
  await openSession(context, 'admin');
  await page.goto('/configuracao/paginaPublica');
  await expectScreen(page, { rota: 'paginaPublica', titulo: 'Página pública' });
  const slug = `e2e-${Date.now().toString(36)}`;
  await page.getByRole('textbox', { name: /^Endereço da página/ }).fill(slug);
  await page.getByRole('textbox', { name: 'WhatsApp' }).first().fill('35998765432');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Página publicada')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/multicalculo/cotacoes?aba=solicitacoes');
  await ready(page, 'cotacoes');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    const visita = await phone.newPage();
    await watchPage(visita);
    await visita.goto(`/p/${slug}?utm_source=instagram`);
    await expectScreen(visita, { rota: 'paginaPublica', titulo: /./ });
    const nome = `Zélia ${slug}`;
    await typeIn(visita.getByLabel(/^Celular/), '(35) 99876-5432');
    await typeIn(visita.getByLabel(/^Nome/), nome);
    await visita.getByRole('checkbox').check();
    await visita.getByRole('button', { name: 'Enviar pedido' }).dblclick();
    const protocolo = await visita.locator('#protocolo').filter({ hasText: /-/ }).innerText();
    await expectAccessible(visita);
    await visita.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(visita);
    expect((await observed(visita)).violacoes).toEqual([]);
    const row = page.getByRole('row').filter({ hasText: nome });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(protocolo);
    // a colleague takes it in a browser of their own: it is no longer offered in this one
    const outro = await browser.newContext({ locale: 'pt-BR' });
    await openSession(outro, 'corretor');
    const colega = await outro.newPage();
    await colega.goto('/multicalculo/cotacoes?aba=solicitacoes');
    await ready(colega, 'cotacoes');
    const assumir = { name: `Assumir a solicitação de ${nome}` };
    await expect(page.getByRole('button', assumir)).toBeVisible();
    await colega.getByRole('button', assumir).click();
    await expect(colega).toHaveURL(/[?&]id=[0-9a-f-]{36}/);
    await expect(page.getByRole('button', assumir)).toHaveCount(0);
    await outro.close();
  } finally {
    await phone.close();
  }
});
